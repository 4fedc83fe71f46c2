import NavGraphFacts
import NavGraphModel

extension Occurrence {
  /// The screen that a step ended on, in words.
  var landing: String { key.route.map { facts.name(of: $0) } ?? "an empty screen" }

  /// The screen that its transition is declared to end on, by the hosting routes on the way.
  var promise: String {
    let path = transition.flatMap { facts.graph.transition($0)?.landing } ?? []
    return quoted(path.joined(separator: " \u{203A} "))
  }
}
