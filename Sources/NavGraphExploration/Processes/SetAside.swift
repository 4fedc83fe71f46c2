package import NavGraphModel

/// The result of a step that is set aside.
package struct SetAside: Hashable, Sendable {
  package var reason: Outcome.Reason
  /// In words: `signal 5 (trap)`, `exit status 3`.
  package var detail: String?

  package init(reason: Outcome.Reason, detail: String? = nil) {
    self.reason = reason
    self.detail = detail
  }
}
