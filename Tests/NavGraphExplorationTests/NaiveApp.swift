import NavGraphFacts
import NavGraphModel

/// Explores a registration with nothing but arrays, sets and dictionaries of whole states.
struct NaiveApp {
  let registration: NaiveRegistration
  let limits: Limits

  init(graph: GraphDefinition, limits: Limits, rules: Set<NaiveRule> = NaiveRule.current) {
    registration = NaiveRegistration(graph: graph, rules: rules)
    self.limits = limits
  }

  /// One way that one step can go.
  struct Step {
    /// Nil where the app crashes, and where the step goes beyond a bound and is not taken.
    var state: NaiveState?
    /// Where the app crashes, the state before the operation that crashes it; beyond a bound, the state
    /// that would follow.
    var last: NaiveState
    var isCut = false
    var event: NaiveEvent?
    var outcomes: [NaiveOutcome]
  }

  /// What can come of a state, and the limits that keep something from coming.
  func steps(from state: NaiveState) -> (steps: [Step], cuts: Set<Limits.Kind>) {
    let numbered = state.numbered().state
    var steps: [Step] = []
    var cuts: Set<Limits.Kind> = []
    for event in NaiveEvent.all(in: numbered, registration) {
      let paths = everyWay(from: state) { try $0.take(event) }
      cuts.formUnion(paths.cuts)
      for var step in paths.steps {
        step.event = event
        steps.append(step)
      }
    }
    return (steps, cuts)
  }

  /// What can come of a tap on a screen that hears it twice, the second time before it is covered.
  func repeatedTaps(from state: NaiveState) -> [Step] {
    NaiveEvent.all(in: state.numbered().state, registration).flatMap { event -> [Step] in
      guard case .action(_, _, .tap) = event else { return [] }
      return everyWay(from: state) { run in
        try run.take(event)
        try run.take(event)
      }.steps
    }
  }

  /// The states that the app can start with.
  func starts() -> (states: [NaiveState], cuts: Set<Limits.Kind>) {
    let graph = registration.graph
    let hosted = Set(graph.coordinators.flatMap { $0.routes.compactMap(\.hosts) })
    let entries =
      graph.entries ?? graph.coordinators.map(\.name).filter { !hosted.contains($0) }
    var variables: [String: String] = [:]
    for variable in graph.variables { variables[variable.name] = variable.values.first }
    var states: [NaiveState] = []
    var cuts: Set<Limits.Kind> = []
    let fixed = graph.inputs.filter { !$0.isFree }
    for entry in Set(entries).sorted() {
      for values in naiveProduct(of: fixed.map(\.values)) {
        let inputs = Dictionary(uniqueKeysWithValues: zip(fixed.map(\.name), values))
        let nothing = NaiveState(
          root: NaiveFlow(coordinator: entry), variables: variables, inputs: inputs)
        let paths = everyWay(from: nothing, isStart: true) { run in
          run.state.root = run.emptyFlow(entry)
          run.fill(run.state.root.id, start: nil)
          run.settle()
        }
        cuts.formUnion(paths.cuts)
        states += paths.steps.compactMap(\.state)
      }
    }
    return (states, cuts)
  }

  private func everyWay(
    from state: NaiveState, isStart: Bool = false, _ body: (inout NaiveRun) throws -> Void
  ) -> (steps: [Step], cuts: Set<Limits.Kind>) {
    let bounds = isStart ? nil : NaiveBounds(registration: registration, limits: limits)
    var steps: [Step] = []
    var cuts: Set<Limits.Kind> = []
    var script: [Int]? = []
    while let current = script {
      var run = NaiveRun(
        registration: registration, limits: limits, state: state,
        choices: NaiveChoices(script: current))
      do {
        try body(&run)
        run.end()
        let result = run.state.unnumbered()
        let exceeded = bounds?.exceeded(by: result) ?? []
        cuts.formUnion(exceeded.union(run.cuts))
        steps.append(
          Step(
            state: exceeded.isEmpty ? result : nil, last: result, isCut: !exceeded.isEmpty,
            outcomes: run.outcomes))
      } catch NaiveRun.End.crash {
        steps.append(Step(state: nil, last: run.state.unnumbered(), outcomes: run.outcomes))
      } catch {
        // Nobody hears of it.
      }
      script = run.choices.next
    }
    return (steps, cuts)
  }
}

/// Returns every choice of one element from each list.
func naiveProduct<Element>(of lists: [[Element]]) -> [[Element]] {
  guard let first = lists.first else { return [[]] }
  let rest = naiveProduct(of: Array(lists.dropFirst()))
  return first.flatMap { element in rest.map { [element] + $0 } }
}
