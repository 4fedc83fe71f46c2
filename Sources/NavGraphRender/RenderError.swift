import NavGraphModel

/// Why there is no drawing, or no model to export.
package enum RenderError: Error, Hashable, Sendable {
  /// Graphviz is installed without its hierarchical layout, or out of memory.
  case contextUnavailable
  /// Graphviz could not place a coordinator; with what it said.
  case layoutFailed(coordinator: String, messages: String)
  /// Graphviz is installed without what makes pictures of an SVG.
  case picturesUnavailable
  /// Graphviz could not make the picture; with what it said.
  case pictureFailed(messages: String)
  /// A picture would have more pixels than there can be.
  case pictureTooLarge(width: Int, height: Int, limit: Int)
  /// The facts keep no states, so that none can be drawn.
  case noStates
  /// The graph has no such coordinator; with the name that was most likely meant.
  case unknownCoordinator(String, nearest: String?)
  /// No coordinator has such a route; with the name that was most likely meant.
  case unknownRoute(String, nearest: String?)
  /// Several coordinators have such a route; with all of them by their whole names.
  case ambiguousRoute(String, candidates: [String])
  /// Even one box for each coordinator is more than Mermaid takes.
  case tooLargeForMermaid
  /// A document cannot be written as JSON.
  case unwritable
  /// A step of a compiled model contains a cycle.
  case endlessStep
  /// The tables of a compiled model are more than SPIN takes.
  case modelTooLarge
  /// No stack that the app starts with fits into a model of this height; with the lowest of them.
  case startTooHigh(height: Int, limit: Int)
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
    case .picturesUnavailable:
      "the Graphviz of this navgraph makes no PNG or PDF (its plugins pango and rsvg are missing): write an SVG "
        + "and convert it (rsvg-convert), or use a navgraph that is built with the Graphviz of the system "
        + "(with libgvc6-plugins-gtk); the released archive has no such plugins"
    case .pictureFailed(let messages):
      "Graphviz could not make the picture" + (messages.isEmpty ? "" : " (\(messages))")
        + ": check that the temporary folder is writable and has room, or write an SVG and convert "
        + "that (rsvg-convert)"
    case .pictureTooLarge(let width, let height, let limit):
      "a picture of \(width) by \(height) pixels is more than the \(limit) that either side can have: "
        + "choose a smaller scale, or write an SVG or a PDF"
    case .noStates:
      "these facts keep no states one by one: explore with --keep-states, as in "
        + "`navgraph explore --keep-states 60`"
    case .unknownCoordinator(let name, let nearest):
      "there is no coordinator \(quoted(name))" + suggestion(nearest)
    case .unknownRoute(let name, let nearest):
      "there is no route \(quoted(name))" + suggestion(nearest)
    case .tooLargeForMermaid:
      "this is more than a Mermaid chart holds, even with each coordinator as one box: select a part "
        + "of it, or use another format"
    case .unwritable: "it cannot be written as JSON"
    case .endlessStep:
      "a step of the compiled model contains a cycle, or has too many results, which cannot be "
        + "written as Promela: export it as JSON"
    case .modelTooLarge:
      "the compiled model is more than SPIN takes: choose a smaller --stack-height, or export it as JSON"
    case .startTooHigh(let height, let limit):
      "the app starts with a stack of \(height), which does not fit into a model of \(limit): choose a "
        + "greater --stack-height"
    case .ambiguousRoute(let name, let candidates):
      "\(quoted(name)) is a route of several coordinators: write " + choice(candidates)
    }
  }
}

/// Some of the names as they have to be typed, and how many there are beside them.
private func choice(_ names: [String]) -> String {
  let limit = 8
  let typed = names.map(shellQuoted)
  guard names.count > limit else {
    return typed.dropLast().joined(separator: ", ") + (typed.last.map { " or \($0)" } ?? "")
  }
  return typed.prefix(limit).joined(separator: ", ") + " or one of \(names.count - limit) others"
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}
