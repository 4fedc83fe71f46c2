import NavGraphFacts
import NavGraphModel

/// What all states say together, with any number of pending effects.
///
/// A path that exists with few pending effects also exists with more, as nothing in an app asks for their number. So a path
/// that needs no more than the limit allows exists with any number; where none exists even with more, there is none.
struct PendingReturns {
  /// The screens of states from which users cannot return home with no more pending than the limit allows: at least those
  /// from which there is none with any number.
  let screens: Set<RouteReference?>
  /// What all states may say with some number, of ``Sign/settledForStacks``, beside what they say within the limit.
  let open: [SignKey]
  private let whole: BreadthFirstSearch
  /// By position: whether users cannot return home, whatever is pending.
  private let isLost: [Bool]

  /// - Parameters:
  ///   - whole: A search in which the limit stands for any number.
  ///   - system: What it searched, with its log.
  ///   - found: What all states of the search within the limit said together; nil where it was not asked.
  init(
    _ whole: BreadthFirstSearch, _ system: AppSystem, besides found: StateAnswers?
  ) {
    self.whole = whole
    guard let log = system.stateLog, !log.isOverfull, !log.tops.isEmpty else {
      // Of no screen is anything known.
      screens = [nil]
      open = Self.questions.map { SignKey($0) }
      isLost = []
      return
    }
    let reading = StateLogReading(log: log, search: whole, app: system.app)
    func lostScreens(avoiding: StepTraits) -> Set<RouteReference?> {
      let isLost = reading.lost(avoiding: avoiding)
      return Set(isLost.indices.filter { isLost[$0] }.map { reading.screen(at: $0) })
    }
    screens = lostScreens(avoiding: .needsMorePending)
    isLost = reading.lost()
    let known = found?.signs.map(\.key) ?? []
    let swipeOnly = known.filter { $0.sign == .swipeOnly }.map(\.route)
    var open = found == nil ? Self.questions.map { SignKey($0) } : []
    open += lostScreens(avoiding: [.needsMorePending, .swipe]).subtracting(swipeOnly).map {
      SignKey(.swipeOnly, route: $0)
    }
    let others =
      reading.deadEnds(avoiding: .needsMorePending)
      + reading.stuckSlots(avoiding: .needsMorePending) + reading.automaticLoops()
    open += others.map(\.0).filter { !known.contains($0) }
    self.open = open
  }

  private static let questions = Sign.settledForStacks.intersection(StateLog.questions)

  /// Whether users cannot return home from where an ordinary search says so, with any number pending.
  ///
  /// - Complexity: Linear in the lengths of the ways there.
  func confirm(
    _ lost: [(key: SignKey, origin: SignTable.Origin)], of search: BreadthFirstSearch,
    _ system: AppSystem
  ) -> Bool {
    lost.allSatisfy { sign in
      let way: [Int]
      switch sign.origin {
      case .state(let position): way = [position]
      case .way(let positions): way = positions
      case .step: return false
      }
      guard let last = way.last, let place = whole.position(of: search.states[last]),
        isLost.indices.contains(place)
      else { return false }
      return isLost[place] && !Self.isCut(way, in: search, of: system)
    }
  }

  /// Whether a step on the way to the first of some states, or from one of them to the next, started more than the limits allow:
  /// the last one is not quite the one that is reached then.
  private static func isCut(
    _ way: [Int], in search: BreadthFirstSearch, of system: AppSystem
  ) -> Bool {
    var system = system
    func successors(of position: Int) -> [Successor] {
      var successors: [Successor] = []
      system.expand(search.states[position], number: position, into: &successors)
      return successors
    }
    func isCut(_ label: UInt32, among successors: [Successor]) -> Bool {
      successors.contains { successor in
        if case .cut = successor.destination { successor.label == label } else { false }
      }
    }
    for (source, target) in zip(way, way.dropFirst()) {
      let successors = successors(of: source)
      let step = successors.first { $0.leads(to: search.states[target]) }
      guard let step, !isCut(step.label, among: successors) else { return true }
    }
    var position = way[0]
    while let (parent, label) = search.origin(of: position) {
      if isCut(label, among: successors(of: parent)) { return true }
      position = parent
    }
    return false
  }
}
