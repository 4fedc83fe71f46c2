import NavGraphFacts
import NavGraphModel

/// What users can always do, for any stack height and any number of pending effects.
///
/// More pending effects never remove a path. So users can always return home, whatever is pending, if a path leads
/// home from each stack that the over-approximation reaches, where at first nothing is pending for its flows (effects
/// that start on the path may be forgotten, but none arrives that was not started). Otherwise, nothing is known, unless
/// not even the over-approximation ever returns to a home: then there is none. The same holds for returning without a swipe, and
/// for leaving a screen.
struct PendingStackReturns {
  /// Whether steps of the over-approximation return home from any other screen: otherwise no steps of the app do.
  private(set) var hasHome: Bool
  /// Whether users can always return home.
  private(set) var returnsAlways = false
  /// The questions about all states that have no findings beside those that are known.
  private(set) var decided: Set<ObservationKind> = []

  /// - Parameters:
  ///   - over: The answers of the over-approximation.
  ///   - system: A system that forgets some of the started effects, and has seen nothing yet.
  ///   - found: The observations that are known.
  ///   - prepare: Sets the limits of a search.
  /// - Throws: Where the answer is not known, or would take too long.
  /// - Complexity: As of ``PostStar`` and ``PreStar``; exponential in the heads at worst, up to a limit.
  init(
    _ over: StackAnswers, _ system: AppSystem, besides found: Set<Observation>,
    prepare: (inout StackModel) -> Void
  ) throws(PushdownObstacle) {
    hasHome = !system.app.homes.isEmpty
    guard !over.post.source.table.isRecursive, over.post.source.findings.coveredDismissals.isEmpty
    else {
      throw .returnsDependOnNumbers
    }
    var model = try over.post.source.taken(by: system)
    prepare(&model)
    let stacks = try StacksWithNothingPending(over.post, &model)
    let own = try PostStar(model, from: stacks.initial, limit: 4_000_000)
    let (starts, topOfHead) = (over.starts, over.topOfHead)
    if !hasHome {
      let returns = ReturnWords(
        try over.returning(to: starts), heads: over.post.heads + over.post.auxiliaryHeads)
      hasHome = try stacks.contains(.asTheyAre, returns) {
        (head, _, leads) throws(PushdownObstacle) in
        guard let top = topOfHead[head] else { throw .returnsDependOnNumbers }
        return leads && !top.isStart(starts)
      }
    }
    let (tree, positions) = try Self.look(at: own)
    /// Whether paths lead to a target from all stacks with such a head.
    func lead(
      _ paths: PreStar, from isAsked: (PushdownHead) -> Bool = { _ in true }
    ) throws(PushdownObstacle) -> Bool {
      let words = ReturnWords(paths, heads: own.heads + own.auxiliaryHeads)
      return try !stacks.contains(.withNothingPending, words) { isAsked($1) && !$2 }
    }
    func returns(avoiding traits: StepTraits) throws(PushdownObstacle) -> Bool {
      if !hasHome { return true }
      return try lead(own.returning(to: starts, positions: positions, in: tree, avoiding: traits))
    }
    returnsAlways = try returns(avoiding: [])
    if returnsAlways, try returns(avoiding: .swipe) { decided.insert(.swipeOnly) }
    let tops = Dictionary(
      uniqueKeysWithValues: zip(own.heads, positions).compactMap { head, position in
        position.map { (head, tree.tops[$0]) }
      })
    let screens = Set(topOfHead.values).subtracting(starts).filter { top in
      guard case .screen(let screen) = top else { return false }
      return !found.contains(.recorded(ObservationKey(.deadEnd, route: screen)))
    }
    for screen in screens {
      try own.source.budget.checkForEnd()
      let leaving = try PreStar(
        own, targets: { tops[$0] != screen },
        following: { !own.source.comesFromOutside($0.label) })
      guard try lead(leaving, from: { tops[$0] == screen }) else { return }
    }
    decided.insert(.deadEnd)
  }

  /// Looks at a state with each head; the path to it is taken in the ordinary model.
  private static func look(
    at own: PostStar<StackModel>
  ) throws(PushdownObstacle) -> (tree: WitnessTree, positions: [Int?]) {
    let heads = own.heads
    let paths = heads.compactMap { own.witness(of: $0) }
    guard paths.count == heads.count else { throw PushdownObstacle.pathsAreTooLong }
    var model = own.source
    model.initial = []
    var known: Set<PushdownConfiguration> = []
    for path in paths where known.insert(path.start).inserted { model.initial.append(path.start) }
    var system = model.system
    let tree = try WitnessTree(paths, of: model, &system, heads: heads.count)
    guard tree.isFaithful else { throw .returnsDependOnNumbers }
    return (tree, paths.map { tree.positions[system.state(of: $0.end, model)] })
  }
}

/// All stacks that a system reaches, read from the bottom up, with nothing pending for any flow.
private struct StacksWithNothingPending {
  /// The same stacks, as the beginnings of another system; its numbers are those of the places.
  private(set) var initial = InitialStacks()
  /// By place: the heads on top, as they are and with nothing pending.
  private(set) var heads: [[(PushdownHead, PushdownHead)]] = []
  /// By place: what can be read next, likewise, and where that leads.
  private(set) var steps: [[Step]] = []

  typealias Step = (symbol: Int32, ownSymbol: Int32, end: Int32)

  /// How many places there are at most.
  static let limit = 200_000

  private struct Place: Hashable {
    /// As ``StackWords`` have it.
    let set: Int32
    /// The last symbol with nothing pending; -1 for none.
    let last: Int32
  }

  /// - Parameter model: The other system. It learns its controls and symbols.
  init(_ post: PostStar<StackModel>, _ model: inout StackModel) throws(PushdownObstacle) {
    let nothing = model.system.filling(with: [])
    var words = StackWords(post.graph)
    var places = Numbering<Place>()
    _ = places.number(of: Place(set: words.start, last: -1))
    while heads.count < places.count {
      let number = Int32(heads.count)
      let place = places[number]
      var tops: [(PushdownHead, PushdownHead)] = []
      for top in words.heads(on: place.set) {
        let head = post.head(numbered: top)
        guard post.isState(head.control), let control = model.refill(control: head.control, nothing)
        else { continue }
        let symbol = try model.refill(symbol: head.symbol, on: place.last, nothing)
        let own = PushdownHead(control: control, symbol: symbol)
        tops.append((head, own))
        initial.add(own, on: number)
      }
      heads.append(tops)
      var next: [Step] = []
      for (symbol, set) in words.readings(on: place.set) {
        let own = try model.refill(symbol: symbol, on: place.last, nothing)
        let end = places.number(of: Place(set: set, last: own))
        if end == initial.count { _ = initial.addBeginning() }
        initial.link(from: number, by: own, to: end)
        next.append((symbol, own, end))
      }
      steps.append(next)
      guard places.count <= Self.limit else { throw .returnsDependOnNumbers }
    }
  }
}

extension StacksWithNothingPending {
  /// How the stacks are read.
  enum Reading { case asTheyAre, withNothingPending }

  /// Whether any stack is such: by its heads, and whether the one that is read leads to a target.
  ///
  /// - Parameter words: The ways to the target.
  func contains(
    _ reading: Reading, _ words: ReturnWords,
    where isWanted: (_ head: PushdownHead, _ own: PushdownHead, _ leads: Bool)
      throws(PushdownObstacle) -> Bool
  ) throws(PushdownObstacle) -> Bool {
    struct Place: Hashable {
      let place: Int32
      let leading: Int32
    }
    var words = words
    let readsOwn = reading == .withNothingPending
    var pending = [Place(place: 0, leading: words.start)]
    var known = Set(pending)
    while let place = pending.popLast() {
      for (head, own) in heads[Int(place.place)] {
        let leads = words.leads(from: readsOwn ? own : head, on: place.leading)
        if try isWanted(head, own, leads) { return true }
      }
      for step in steps[Int(place.place)] {
        let next = Place(
          place: step.end,
          leading: words.read(readsOwn ? step.ownSymbol : step.symbol, on: place.leading))
        if known.insert(next).inserted { pending.append(next) }
      }
      guard known.count <= Self.limit else { throw .returnsDependOnNumbers }
    }
    return false
  }
}

extension PushdownObstacle {
  static let returnsDependOnNumbers = Self(
    reason: "whether users can return home depends on the number of pending effects")
}
