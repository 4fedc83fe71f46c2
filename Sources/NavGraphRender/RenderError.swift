/// Why there is no drawing.
package enum RenderError: Error, Hashable, Sendable {
  /// Graphviz is installed without its hierarchical layout, or out of memory.
  case contextUnavailable
  /// Graphviz could not place a coordinator; with what it said.
  case layoutFailed(coordinator: String, messages: String)
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
    }
  }
}
