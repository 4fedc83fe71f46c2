import NavGraphFacts
import NavGraphModel

/// An app whose states are examined while they are searched.
struct SurveyingSystem: TransitionSystem {
  private(set) var system: AppSystem
  private let questions: [StateQuestion]
  /// By question: whether this search has to do with it.
  private let isAsked: [Bool]
  private let instances: [[FlowFacts.Instance]]
  /// By question: the first state that answers it.
  private(set) var found: [Int?]
  /// By question: the positions of the states that a way back may lead to.
  private var goals: [[Int]]
  private var steps = StepGraph()
  private let looksForWays: Bool
  private var lookedAt = 0

  /// - Parameter moving: The coordinators that have flows in the app.
  init(_ system: AppSystem, _ questions: [StateQuestion], moving: Set<Int>) {
    self.system = system
    self.questions = questions
    isAsked = questions.map { question in
      guard case .isAnyLost(let routes) = question else { return true }
      return routes.contains { moving.contains($0.coordinator) }
    }
    instances = system.app.coordinators.map(\.instances)
    found = questions.map { _ in nil }
    goals = questions.map { _ in [] }
    looksForWays = zip(questions, isAsked).contains { question, isAsked in
      if case .isAnyLost = question { isAsked } else { false }
    }
  }

  mutating func initialStates() -> [StateID] { system.initialStates() }

  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor]) {
    // The rest of the states is of no interest, but the search has to end.
    guard !isAnswered else { return }
    look(at: state, number)
    let known = successors.count
    system.expand(state, number: number, into: &successors)
    if looksForWays { steps.add(successors[known...]) }
  }

  /// Whether nothing that is still to come can change an answer.
  private var isAnswered: Bool {
    !looksForWays && zip(found, isAsked).allSatisfy { $0 != nil || !$1 }
  }

  private mutating func look(at state: StateID, _ number: Int) {
    lookedAt = number + 1
    system.tree.load(state)
    let way = system.wayToTop()
    var sight: StateSight?
    for (index, question) in questions.enumerated() where isAsked[index] {
      switch question {
      case .isThere(let isLike):
        guard found[index] == nil else { continue }
        let seen =
          sight
          ?? StateSight(state: system.snapshot(), wayToTop: way, instances: instances)
        sight = seen
        if isLike(seen) { found[index] = number }
      case .isAnyLost(let routes):
        if way.contains(where: { routes.contains(system.route($0)) }) {
          goals[index].append(number)
        }
      }
    }
  }

  /// Answers what takes all states to answer.
  ///
  /// - Returns: By question, the position of the state that it asks for.
  mutating func conclude(_ search: BreadthFirstSearch) -> [Int?] {
    if !isAnswered {
      for position in lookedAt..<max(lookedAt, search.states.count) {
        look(at: search.states[position], position)
      }
    }
    guard looksForWays else { return found }
    let ways = steps.ways(among: search.states)
    let open = ways.leading(to: ways.open, avoiding: .outside)
    for (index, question) in questions.enumerated() where isAsked[index] {
      guard case .isAnyLost = question else { continue }
      let returning = ways.leading(to: goals[index], avoiding: .outside)
      found[index] = search.states.indices.first { !returning[$0] && !open[$0] }
    }
    return found
  }
}

extension AppSystem {
  /// The entries in which the top screen of the present state stands, from the outermost inwards.
  mutating func wayToTop() -> [ScreenReference] {
    way(to: activity().screens.first?.address)
  }

  /// The entries in which a screen stands, from the outermost inwards, itself last; none without a screen.
  func way(to address: Address?) -> [ScreenReference] {
    guard let address, !address.isEmpty else { return [] }
    return (1...address.count).compactMap { length in
      // What is in an entry's slot stands before that entry, not in it.
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
