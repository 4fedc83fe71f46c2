import NavGraphExploration
import NavGraphModel

/// A screen that a transition brings, by what is registered and by what was seen.
struct ArrivalFinding: Hashable, Sendable {
  var kind: EdgeKind
  var target: RouteReference
  var isSeen: Bool
  var isLate: Bool
  /// For each way to it, what holds there.
  var conditions: [[String]]

  /// The conditions in words, beside that of the transition as a whole; nil where it is always.
  func condition(beside own: Condition?) -> String? {
    let ways = conditions.contains([]) ? [] : conditions
    var words: [String] = []
    for way in ways.map({ $0.joined(separator: " and ") }) where !words.contains(way) {
      words.append(way)
    }
    let phrases = [own?.displayName, words.isEmpty ? nil : words.joined(separator: " or ")]
      .compactMap { $0 }
    return phrases.isEmpty ? nil : phrases.joined(separator: " and ")
  }
}
