import NavGraphFacts
import NavGraphModel

/// What an exploration saw, in words, each with the least number of actions it took.
///
/// Screens are named `item`, or `Shop.item` where a graph has several coordinators.
struct Occurrences: Equatable {
  var states = 0
  var steps = 0
  var cuts: [Limits.Kind] = []
  /// By route.
  var shown: [String: Int] = [:]
  var held: [String: Int] = [:]
  /// By transition, operation and outcome: `home open.0 applied`.
  var outcomes: [String: Int] = [:]
  /// By source, cause and the screen on top: `home open → list`, `list back → nothing`.
  var landings: [String: Int] = [:]
}
