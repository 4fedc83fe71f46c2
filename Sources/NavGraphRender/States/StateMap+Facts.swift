import NavGraphFacts
import NavGraphModel

extension StateMap {
  /// Chooses the kept states to draw: of each search the states nearest to its start.
  ///
  /// - Parameters:
  ///   - facts: Valid ones (`Facts.validate()`).
  ///   - limit: The most states in all searches together; nil for as many as were kept, as
  ///     long as they can be read.
  /// - Throws: ``RenderError/noStates`` where the facts keep none.
  /// - Complexity: Linear in the kept states and their steps.
  init(
    _ facts: Facts, title: String, request: MapRequest, limit: Int? = nil
  ) throws(RenderError) {
    guard let graph = facts.states, graph.searches.contains(where: { !$0.states.isEmpty }) else {
      throw .noStates
    }
    let asked = facts.limits.keptStates > 0 ? facts.limits.keptStates : Self.stateLimit
    let most = limit ?? min(asked, Self.stateLimit)
    let shares = Self.shares(graph.searches.map(\.states.count), limit: most)
    var parts: [Part] = []
    var hidesGestures = false
    for (index, search) in graph.searches.enumerated() where shares[index] > 0 {
      var builder = try StateMapBuilder(
        facts, search: search, count: shares[index], request: request)
      let part = builder.build(search: index, facts.heading(ofSearch: index, shown: shares[index]))
      parts.append(part)
      hidesGestures = hidesGestures || builder.hidesGestures
    }
    self.title = title
    self.parts = parts
    self.hidesGestures = hidesGestures
    let kept = graph.searches.reduce(0) { $0 + $1.states.count }
    let drawn = shares.reduce(0, +)
    summary = [
      drawn < facts.counts.states
        ? "the \(counted(drawn, "state")) nearest to the start, of \(grouped(facts.counts.states))"
        : counted(drawn, "state")
    ]
    notices = []
    if limit != nil || asked > Self.stateLimit, kept > drawn {
      notices = [
        "of \(counted(kept, "state")) that are kept, the \(drawn) nearest to the start are drawn: more "
          + "would be too small to read"
      ]
    }
    if let phrase = facts.coverage.phrase { summary.append("incomplete: limited by \(phrase)") }
  }

  /// How many states of each search are drawn: all of the small ones, and of the others the same number.
  static func shares(_ counts: [Int], limit: Int) -> [Int] {
    var shares = Array(repeating: 0, count: counts.count)
    var left = limit
    let order = counts.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }
    for (position, index) in order.enumerated() {
      let share = left / (order.count - position)
      shares[index] = min(counts[index], max(share, left > 0 ? 1 : 0))
      left -= shares[index]
    }
    return shares
  }
}

extension Facts {
  /// Whose states a search found.
  fileprivate func heading(ofSearch index: Int, shown: Int) -> (name: String, subtitle: String) {
    let search = searches[index]
    let focus = search.focus.map { graph.coordinators[$0.coordinator].routes[$0.route].name }
    let name = ([graph.coordinators[search.entry].name] + focus).joined(separator: " \u{203A} ")
    let count =
      shown < search.stateCount
      ? "\(grouped(shown)) of \(counted(search.stateCount, "state"))" : counted(shown, "state")
    return (name, focus.isEmpty ? count : "\(count); the other tabs do not change")
  }
}
