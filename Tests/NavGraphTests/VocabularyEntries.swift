import NavGraph
import NavGraphModel

extension Sequence {
  /// Entries as a line of text, bottom first: `sheet* home, push detail(number: 4)`, where `*` marks
  /// what embeds a navigation container.
  func inWords<Key: RouteKey>() -> String where Element == RouteEntry<Key> {
    map { entry in
      let destination = entry.destination
      let mark = destination.presentation.embedsNavigation ? "*" : ""
      return "\(destination.presentation.displayName)\(mark) \(destination.target.displayName)"
    }.joined(separator: ", ")
  }
}
