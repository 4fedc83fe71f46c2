import NavGraphFacts
import NavGraphModel

/// The answers to questions about all states of one search.
struct StateSurveyor {
  private let questions: [StateQuestion]
  /// By question: whether this search has to do with it.
  private let isAsked: [Bool]

  /// - Parameter moving: The coordinators that have flows in the app.
  init(_ questions: [StateQuestion], moving: Set<Int>) {
    self.questions = questions
    isAsked = questions.map { question in
      guard case .cannotReturn(let routes) = question else { return true }
      return routes.contains { moving.contains($0.coordinator) }
    }
  }

  /// Returns the answers to the questions.
  ///
  /// - Parameter system: The searched system, with its log.
  /// - Returns: By question, the position of the first state that it asks for.
  /// - Complexity: Linear in the states and steps, for each question.
  func answers(_ search: BreadthFirstSearch, of system: AppSystem) -> [Int?] {
    var system = system
    let instances = system.app.coordinators.map(\.instances)
    var found: [Int?] = questions.map { _ in nil }
    // By question: the positions of the states that a path back may lead to.
    var goals: [[Int]] = questions.map { _ in [] }
    for (position, state) in search.states.enumerated() {
      system.tree.load(state)
      let path = system.pathToTop()
      var visitedState: VisitedState?
      for (index, question) in questions.enumerated() where isAsked[index] {
        switch question {
        case .exists(let matches):
          guard found[index] == nil else { continue }
          let seen =
            visitedState
            ?? VisitedState(state: system.snapshot(), pathToTop: path, instances: instances)
          visitedState = seen
          if matches(seen) { found[index] = position }
        case .cannotReturn(let routes):
          if path.contains(where: { routes.contains(system.route($0)) }) {
            goals[index].append(position)
          }
        }
      }
    }
    guard let paths = system.stateLog?.steps.paths(amongStates: search.stateCount) else {
      return found
    }
    let open = paths.leading(to: paths.open, avoiding: .outside)
    for (index, question) in questions.enumerated() where isAsked[index] {
      guard case .cannotReturn = question else { continue }
      let returning = paths.leading(to: goals[index], avoiding: .outside)
      found[index] = search.states.indices.first { !returning[$0] && !open[$0] }
    }
    return found
  }
}

extension AppSystem {
  /// Returns the entries that enclose the top screen of the current state, from the outermost inwards.
  mutating func pathToTop() -> [ScreenReference] {
    path(to: activity().screens.first?.address)
  }

  /// Returns the entries that enclose a screen, from the outermost inwards, itself last; empty without a screen.
  func path(to address: Address?) -> [ScreenReference] {
    guard let address, !address.isEmpty else { return [] }
    return (1...address.count).compactMap { length in
      // The content of an entry's slot comes before that entry, not inside it.
      if length < address.count, address[length].kind == .entrySlot { return nil }
      return screen(at: address.prefix(length))
    }
  }

  /// The screen at an address; nil where there is none (any more).
  func screen(at address: Address) -> ScreenReference? {
    guard let cell = tree.cell(at: address), let flow = tree.flowID(at: address.flowOfEntry) else {
      return nil
    }
    return ScreenReference(
      coordinator: tree.coordinator(of: flow), instance: cell.entry.instance)
  }
}
