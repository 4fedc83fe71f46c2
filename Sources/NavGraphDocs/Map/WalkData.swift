import NavGraphFacts
import NavGraphModel
import NavGraphRender

/// The states that a user can walk through, as the page reads them.
struct WalkData: Encodable {
  let searches: [Search]
  /// Where each kept state is, by search; for steppers that want to go on from one.
  private let places: [[Snapshot: Int]]

  private enum CodingKeys: String, CodingKey {
    case searches
  }

  struct Search: Encodable {
    /// Index into the graph's coordinators.
    let entry: Int
    /// Coordinator and route of each tab whose siblings are frozen.
    let focus: [[Int]]
    let initialCount: Int
    let isPartial: Bool
    /// How many states were found.
    let stateCount: Int
    /// As ``StateTable/add(_:)`` gives them.
    let states: [[Int]]
    let events: [Event]
    /// Source, event and target of one step after the other. A target below zero is none of the
    /// states: not kept, a crash, or beyond one of ``bounds``.
    let steps: [Int]
    let bounds: [String]
  }

  struct Event: Encodable {
    /// Coordinator and instance; nil where no screen acts.
    let actor: [Int]?
    /// What acts where no screen does.
    let agent: String?
    let cause: String
    let action: String
    let trigger: String
    /// What is registered for it, in words; nil for what the system does.
    let operation: String?
    let source: MapData.Source?
    /// What has to be so for it to come to this, each as a phrase.
    let assumes: [String]
  }

  static let unkept = -1
  static let crash = -2

  init(_ graph: StateGraph, facts: Facts, link: SourceLink?, states table: inout StateTable) {
    var searches: [Search] = []
    var places: [[Snapshot: Int]] = []
    for (search, found) in zip(graph.searches, facts.searches) {
      var bounds: [Limits.Kind] = []
      let steps = search.steps.flatMap { step in
        [step.source, step.event, Self.number(of: step.target, &bounds)]
      }
      searches.append(
        Search(
          entry: found.entry, focus: found.focus.map { [$0.coordinator, $0.route] },
          initialCount: search.initialCount, isPartial: search.isPartial,
          stateCount: found.stateCount, states: search.states.map { table.add($0) },
          events: search.events.map { Event($0, facts: facts, link: link) }, steps: steps,
          bounds: bounds.map { kind in
            let cut = Coverage.Cut(limit: kind, at: facts.limits[kind])
            return Coverage(cutBy: [cut]).phrase ?? kind.rawValue
          }))
      places.append(
        Dictionary(
          zip(search.states, search.states.indices), uniquingKeysWith: { first, _ in first }))
    }
    self.searches = searches
    self.places = places
  }

  /// Search and state; nil for a state that is not kept.
  func place(of state: Snapshot) -> [Int]? {
    for (search, states) in places.enumerated() {
      if let number = states[state] { return [search, number] }
    }
    return nil
  }

  private static func number(of target: StateGraph.Target, _ bounds: inout [Limits.Kind]) -> Int {
    switch target {
    case .state(let number): return number
    case .unkept: return unkept
    case .crash: return crash
    case .beyond(let kind):
      let index = bounds.firstIndex(of: kind) ?? bounds.count
      if index == bounds.count { bounds.append(kind) }
      return crash - 1 - index
    }
  }
}

extension WalkData.Event {
  fileprivate init(_ event: StateGraph.Event, facts: Facts, link: SourceLink?) {
    actor = event.actor.map { [$0.coordinator, $0.instance] }
    cause = event.cause.text
    action = event.action
    trigger = event.trigger.rawValue
    assumes = event.assumes
    let location: SourceLocation?
    switch event.cause {
    case .transition(let reference), .later(let reference):
      let transition = facts.graph.transition(reference)
      let isLink = if case .link = reference.place { true } else { false }
      agent = isLink ? nil : facts.graph.coordinators[reference.coordinator].name
      operation = transition?.operations.phrase
      location = transition?.location
    case .effect(let reference):
      agent = facts.graph.coordinators[reference.coordinator].name
      operation = nil
      location = facts.graph.effect(reference)?.location
    case .gesture:
      agent = nil
      operation = nil
      location = nil
    }
    source = location.map { MapData.Source($0, link: link) }
  }
}

/// All states of the page, those that can be walked through and those of witnesses.
struct WalkedStates: Encodable {
  let searches: [WalkData.Search]?
  let flows: [StateTable.Flow]
  let entries: [StateTable.Entry]
  let words: [String]

  init(walk: WalkData?, states: StateTable) {
    searches = walk?.searches
    flows = states.flows
    entries = states.entries
    words = states.words
  }
}
