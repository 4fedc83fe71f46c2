import NavGraphModel

extension TraceNode.Step {
  private enum CodingKeys: String, CodingKey {
    case actor, cause, action, trigger, moves, assumes, stopsDebug, isRepeated
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      actor: try container.decodeIfPresent(ScreenReference.self, forKey: .actor),
      cause: try container.decode(Cause.self, forKey: .cause),
      action: try container.decode(String.self, forKey: .action),
      trigger: try container.decodeIfPresent(Trigger.self, forKey: .trigger) ?? .tap,
      moves: try container.decodeIfPresent([TraceNode.Move].self, forKey: .moves) ?? [],
      assumes: try container.decodeIfPresent([String].self, forKey: .assumes) ?? [],
      stopsDebug: try container.decodeIfPresent(Bool.self, forKey: .stopsDebug) ?? false,
      isRepeated: try container.decodeIfPresent(Bool.self, forKey: .isRepeated) ?? false)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(actor, forKey: .actor)
    try container.encode(cause, forKey: .cause)
    try container.encode(action, forKey: .action)
    if trigger != .tap { try container.encode(trigger, forKey: .trigger) }
    if !moves.isEmpty { try container.encode(moves, forKey: .moves) }
    if !assumes.isEmpty { try container.encode(assumes, forKey: .assumes) }
    if stopsDebug { try container.encode(stopsDebug, forKey: .stopsDebug) }
    if isRepeated { try container.encode(isRepeated, forKey: .isRepeated) }
  }
}

extension TraceNode.Move: TextCodable {
  /// Transition, operation, container, outcome, and what it brings: `0/3/1 0 0 applied 7`.
  package var text: String {
    "\(transition.text) \(operation) \(container) \(outcome.text)"
      + brings.map { " \($0)" }.joined()
  }

  package init?(text: Substring) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count >= 4, let transition = TransitionReference(text: parts[0]),
      let operation = Int(parts[1]), let container = Int(parts[2]),
      let outcome = Outcome(text: parts[3])
    else { return nil }
    let brings = parts.dropFirst(4).map { Int($0) }
    guard !brings.contains(nil) else { return nil }
    self.init(
      transition: transition, operation: operation, container: container,
      brings: brings.compactMap(\.self), outcome: outcome)
  }
}
