import NavGraphModel

// Steps are very many: they are written as one list of numbers, three for each.

extension StateGraph.Search {
  private enum CodingKeys: String, CodingKey {
    case states, initialCount, events, steps, isPartial
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try container.decode([Int].self, forKey: .steps)
    var steps: [StateGraph.Step] = []
    steps.reserveCapacity(numbers.count / 3)
    for start in stride(from: 0, to: numbers.count, by: 3) {
      guard start + 2 < numbers.count, let target = StateGraph.Target(number: numbers[start + 2])
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .steps, in: container, debugDescription: "no step: number \(start)")
      }
      steps.append(
        StateGraph.Step(source: numbers[start], event: numbers[start + 1], target: target))
    }
    self.init(
      states: try container.decode([Snapshot].self, forKey: .states),
      initialCount: try container.decode(Int.self, forKey: .initialCount),
      events: try container.decode([StateGraph.Event].self, forKey: .events), steps: steps,
      isPartial: try container.decode(Bool.self, forKey: .isPartial))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(states, forKey: .states)
    try container.encode(initialCount, forKey: .initialCount)
    try container.encode(events, forKey: .events)
    try container.encode(
      steps.flatMap { [$0.source, $0.event, $0.target.number] }, forKey: .steps)
    try container.encode(isPartial, forKey: .isPartial)
  }
}

extension StateGraph.Target {
  /// The index of a state, or below zero: `-1` not kept, `-2` the app crashes, from `-3` down the bounds
  /// in the order of ``Limits/Kind``.
  fileprivate var number: Int {
    switch self {
    case .state(let index): index
    case .unkept: -1
    case .crash: -2
    case .beyond(let limit): -3 - (Limits.Kind.allCases.firstIndex(of: limit) ?? 0)
    }
  }

  fileprivate init?(number: Int) {
    let limits = Limits.Kind.allCases
    switch number {
    case 0...: self = .state(number)
    case -1: self = .unkept
    case -2: self = .crash
    case (-2 - limits.count)...(-3): self = .beyond(limits[-3 - number])
    default: return nil
    }
  }
}

extension StateGraph.Event {
  private enum CodingKeys: String, CodingKey {
    case actor, cause, action, trigger, assumes
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      actor: try container.decodeIfPresent(ScreenReference.self, forKey: .actor),
      cause: try container.decode(Cause.self, forKey: .cause),
      action: try container.decode(String.self, forKey: .action),
      trigger: try container.decodeIfPresent(Trigger.self, forKey: .trigger) ?? .tap,
      assumes: try container.decodeIfPresent([String].self, forKey: .assumes) ?? [])
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(actor, forKey: .actor)
    try container.encode(cause, forKey: .cause)
    try container.encode(action, forKey: .action)
    if trigger != .tap { try container.encode(trigger, forKey: .trigger) }
    if !assumes.isEmpty { try container.encode(assumes, forKey: .assumes) }
  }
}
