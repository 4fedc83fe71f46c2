import NavGraphFacts
import NavGraphModel

/// Whether users can return home from everywhere, for any stack height and any number of pending effects.
///
/// More pending effects never remove a path home. So users can always return home, whatever is pending, if a path leads
/// home from each stack that the over-approximation reaches, where at first nothing is pending for its flows (effects
/// that start on the path may be forgotten, but none arrives that was not started). Otherwise, nothing is known, unless
/// not even the over-approximation ever returns to a home: then there is none.
struct PendingStackReturns {
  /// Whether steps of the over-approximation return home from any other screen: otherwise no steps of the app do.
  private(set) var hasHome: Bool
  /// The stacks of the over-approximation with nothing pending at first, and all that follows: each of their paths is one of
  /// the app.
  private(set) var own: StackAnswers

  /// - Parameters:
  ///   - over: The answers of the over-approximation.
  ///   - system: A system that forgets some of the started effects, and has seen nothing yet.
  ///   - prepare: Sets the limits of a search.
  /// - Throws: Where the answer is not known, or would take too long.
  /// - Complexity: As of ``PostStar`` and ``PreStar``; exponential in the heads at worst, up to a limit.
  init(
    _ over: StackAnswers, _ system: AppSystem, prepare: (inout StackModel) -> Void
  ) throws(PushdownObstacle) {
    hasHome = !system.app.homes.isEmpty
    guard !over.post.source.table.isRecursive, over.post.source.findings.coveredDismissals.isEmpty
    else {
      throw .returnsDependOnNumbers
    }
    var model = try over.post.source.taken(by: system)
    prepare(&model)
    let stacks = try StacksWithNothingPending(over.post, &model)
    own = try StackAnswers(model, from: stacks.initial)
    try compare(stacks, over)
    own.takeReturns(hasHome: hasHome)
  }

  /// Compares the stacks that the over-approximation reaches with those that can return home with nothing pending.
  private mutating func compare(
    _ stacks: StacksWithNothingPending, _ over: StackAnswers
  ) throws(PushdownObstacle) {
    struct Place: Hashable {
      let place: Int32
      /// The states that can return home in the over-approximation, as ``ReturnWords`` encodes them; and with nothing
      /// pending.
      let home: Int32
      let ownReturn: Int32
    }
    let (post, starts, topOfHead) = (over.post, over.starts, over.topOfHead)
    var returns = ReturnWords(
      try over.returning(to: starts), heads: post.heads + post.auxiliaryHeads)
    var ownReturns = ReturnWords(
      try own.returning(to: starts), heads: own.post.heads + own.post.auxiliaryHeads)
    var pending = [Place(place: 0, home: returns.start, ownReturn: ownReturns.start)]
    var known = Set(pending)
    var mayBeTrapped = false
    while let place = pending.popLast() {
      for (head, ownHead) in stacks.heads[Int(place.place)] {
        guard let top = topOfHead[head] else { throw .returnsDependOnNumbers }
        if !top.isStart(starts), returns.leads(from: head, on: place.home) { hasHome = true }
        if !ownReturns.leads(from: ownHead, on: place.ownReturn) { mayBeTrapped = true }
        if hasHome, mayBeTrapped { throw .returnsDependOnNumbers }
      }
      for step in stacks.steps[Int(place.place)] {
        let next = Place(
          place: step.end, home: returns.read(step.symbol, on: place.home),
          ownReturn: ownReturns.read(step.ownSymbol, on: place.ownReturn))
        if known.insert(next).inserted { pending.append(next) }
      }
      guard known.count <= StacksWithNothingPending.limit else { throw .returnsDependOnNumbers }
    }
  }
}

/// All stacks that a system reaches, read from the bottom up, with nothing pending for any flow.
private struct StacksWithNothingPending {
  /// The same stacks, as the beginnings of another system; its numbers are those of the places.
  private(set) var initial = InitialStacks()
  /// By place: the heads on top, as they are and with nothing pending.
  private(set) var heads: [[(PushdownHead, PushdownHead)]] = []
  /// By place: what can be read next, likewise, and where that leads.
  private(set) var steps: [[(symbol: Int32, ownSymbol: Int32, end: Int32)]] = []

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
      var next: [(symbol: Int32, ownSymbol: Int32, end: Int32)] = []
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

extension PushdownObstacle {
  static let returnsDependOnNumbers = Self(
    reason: "whether users can return home depends on the number of pending effects")
}
