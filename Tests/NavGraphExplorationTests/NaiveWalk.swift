import NavGraphFacts
import NavGraphModel
import Testing

/// A walk through the naive model by hand, with all rules.
struct NaiveWalk {
  let app: NaiveApp
  private(set) var state: NaiveState

  /// - Parameter start: Which of the starts to take.
  init(
    _ coordinators: [CoordinatorDefinition], limits: Limits = Limits(),
    variables: [VariableDefinition] = [], entry: String = "App"
  ) throws {
    let graph = GraphDefinition(
      name: "walk", coordinators: coordinators, variables: variables, entries: [entry],
      location: .naive)
    #expect(graph.problems().map(\.message) == [])
    app = NaiveApp(graph: graph, limits: limits, rules: Set(NaiveRule.allCases))
    state = try #require(app.starts().states.first)
  }

  private var activity: NaiveActivity {
    NaiveActivity(state.numbered().state, app.registration)
  }

  /// The routes of the screens that can be used, the top one first.
  var screens: [String] {
    activity.screens.compactMap { activity.map.entries[$0]?.route }
  }

  /// What can happen and is heard, in words.
  var offers: [String] {
    app.steps(from: state).steps.compactMap { $0.event.map(word) }
  }

  /// Takes the step of the name; of several, the one at a position.
  mutating func go(_ words: String..., choosing choice: Int = 0) throws {
    for wanted in words {
      let steps = app.steps(from: state).steps.filter { $0.event.map(word) == wanted }
      try #require(steps.indices.contains(choice), "\(wanted) is not among \(offers)")
      state = try #require(steps[choice].state)
    }
  }

  /// The outcomes of a step.
  func outcomes(_ wanted: String) -> [Outcome] {
    let steps = app.steps(from: state).steps.filter { $0.event.map(word) == wanted }
    return steps.first?.outcomes.map(\.outcome) ?? []
  }

  /// The names of the effects that are pending for entries of a route; those of flows under their
  /// coordinator's name.
  func pending(_ owner: String) -> [String] {
    var names: [String] = []
    func note(_ pending: [NaivePending: Int]) {
      for (key, count) in pending {
        names += Array(repeating: name(key), count: count)
      }
    }
    var root = state.root
    root.visit {
      if $0.coordinator == owner { note($0.pending) }
    } entry: {
      if $0.route == owner { note($0.pending) }
    }
    return names.sorted()
  }

  private func name(_ pending: NaivePending) -> String {
    switch pending {
    case .effect(let effect): app.registration.graph.effect(effect)?.name ?? ""
    case .kept(let effect, _): "kept \(app.registration.graph.effect(effect)?.name ?? "")"
    case .later: "later"
    case .commands: "commands"
    case .write: "write"
    }
  }

  private func word(_ event: NaiveEvent) -> String {
    switch event {
    case .action(_, let action, _), .own(_, let action, _): action
    case .gesture(.remove(_, _, let bySwipe)): bySwipe ? "swipe" : "back"
    case .gesture(.empty): "empty slot"
    case .gesture(.closeAlert): "close alert"
    case .tab(_, let position): "tab \(position)"
    case .link(_, let index): "link \(index)"
    case .flowPending(_, let pending, let answer), .entryPending(_, let pending, let answer):
      switch answer {
      case .success: name(pending)
      case .failure: "\(name(pending)) fails"
      case .silence: "\(name(pending)) ends"
      }
    }
  }
}
