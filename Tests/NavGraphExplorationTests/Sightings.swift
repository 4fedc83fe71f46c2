/// What a search saw, in words, each with the least number of actions it took.
struct Sightings: Equatable {
  var states = 0
  var steps = 0
  /// The limits that were met; empty for a complete search.
  var cuts: Set<String> = []
  /// By route.
  var shown: [String: Int] = [:]
  var held: [String: Int] = [:]
  /// By transition, operation and outcome: `home 0.1 debug failed noMatch, release applied`.
  var outcomes: [String: Int] = [:]
  /// By cause and the screen then shown: `home 0 to list`, `list back to nothing`.
  var landings: [String: Int] = [:]
}
