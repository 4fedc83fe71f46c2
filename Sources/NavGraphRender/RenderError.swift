import NavGraphModel

/// Why there is no drawing.
package enum RenderError: Error, Hashable, Sendable {
  /// Graphviz is installed without its hierarchical layout, or out of memory.
  case contextUnavailable
  /// Graphviz could not place a coordinator; with what it said.
  case layoutFailed(coordinator: String, messages: String)
  /// A coordinator has more screens and edges than a layout can place.
  case tooLarge(coordinator: String, boxes: Int, limit: Int)
  /// The graph has no such coordinator; with the name that was most likely meant.
  case unknownCoordinator(String, nearest: String?)
  /// No coordinator has such a route; with the name that was most likely meant.
  case unknownRoute(String, nearest: String?)
  /// Several coordinators have such a route; with all of them by their whole names.
  case ambiguousRoute(String, candidates: [String])
  /// Even one box for each coordinator is more than Mermaid takes.
  case tooLargeForMermaid
  /// The map cannot be written as JSON.
  case unwritable
}

extension RenderError {
  /// What happened, where, and what to do about it; may contain names as the author wrote them.
  package var message: String {
    switch self {
    case .contextUnavailable:
      "Graphviz could not be started: reinstall it (apt install graphviz, or brew install graphviz)"
    case .layoutFailed(let coordinator, let messages):
      "Graphviz could not lay out coordinator \u{201C}\(coordinator)\u{201D}"
        + (messages.isEmpty ? "" : " (\(messages))")
        + ": check that `dot -V` works, and reinstall Graphviz if it does not"
    case .tooLarge(let coordinator, let boxes, let limit):
      "coordinator \u{201C}\(coordinator)\u{201D} has \(boxes) screens and edges to draw, more "
        + "than the \(limit) that fit a drawing: split it into smaller coordinators"
    case .unknownCoordinator(let name, let nearest):
      "there is no coordinator \(quoted(name))" + suggestion(nearest)
    case .unknownRoute(let name, let nearest):
      "there is no route \(quoted(name))" + suggestion(nearest)
    case .tooLargeForMermaid:
      "this is more than a Mermaid chart holds, even with each coordinator as one box: select a part "
        + "of it, or use another format"
    case .unwritable: "the map cannot be written as JSON"
    case .ambiguousRoute(let name, let candidates):
      "\(quoted(name)) can be " + choice(candidates) + ": name the coordinator as well"
    }
  }
}

/// Some of the names, and how many there are beside them.
private func choice(_ names: [String]) -> String {
  let limit = 8
  guard names.count > limit else {
    return names.dropLast().map(quoted).joined(separator: ", ")
      + (names.last.map { " or \(quoted($0))" } ?? "")
  }
  return names.prefix(limit).map(quoted).joined(separator: ", ")
    + ", or one of \(names.count - limit) others"
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}
