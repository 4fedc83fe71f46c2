import NavGraphModel

/// What a search of stacks notes on its way: the first time each thing was seen.
///
/// States are visited breadth first, so the first time is at the end of a shortest path.
struct StackObservations {
  private let coordinator: CompiledCoordinator
  /// By route: the first state in which it was the visible screen.
  private(set) var shown: [Int?]
  /// By route: the first state that held it at all, visible or not.
  private(set) var held: [Int?]
  private(set) var outcomes: [(key: OutcomeKey, origin: StepOrigin)] = []
  private(set) var landings: [(key: LandingKey, origin: StepOrigin)] = []

  private var knownOutcomes: Set<OutcomeKey> = []
  private var knownLandings: Set<LandingKey> = []

  struct OutcomeKey: Hashable {
    let route: Int
    let transition: Int
    let operation: Int
    let outcome: Outcome
  }

  struct LandingKey: Hashable {
    let route: Int
    let cause: Cause
    let landing: Int?
  }

  init(_ coordinator: CompiledCoordinator) {
    self.coordinator = coordinator
    let none = [Int?](repeating: nil, count: coordinator.definition.routes.count)
    shown = none
    held = none
  }

  mutating func noteState(_ stack: [Entry], visible: Int, number: Int) {
    for entry in stack {
      let route = coordinator.instances[entry.instance].route
      if held[route] == nil { held[route] = number }
    }
    guard visible > 0 else { return }
    let route = coordinator.instances[stack[visible - 1].instance].route
    if shown[route] == nil { shown[route] = number }
  }

  mutating func noteOutcome(
    _ outcome: Outcome, of transition: Int, operation: Int, actor: Int, origin: StepOrigin
  ) {
    let key = OutcomeKey(
      route: coordinator.instances[actor].route, transition: transition, operation: operation,
      outcome: outcome)
    if knownOutcomes.insert(key).inserted { outcomes.append((key, origin)) }
  }

  mutating func noteLanding(on landing: Int?, by cause: Cause, actor: Int, origin: StepOrigin) {
    let key = LandingKey(
      route: coordinator.instances[actor].route, cause: cause, landing: landing)
    if knownLandings.insert(key).inserted { landings.append((key, origin)) }
  }
}
