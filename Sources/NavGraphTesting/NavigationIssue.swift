internal import NavGraphModel

/// Something that an expectation reports.
package struct NavigationIssue: Hashable, Sendable {
  /// A sentence.
  package var message: String
  /// What belongs to it, a line each.
  package var details: [String]
  package var place: IssuePlace
  /// Whether a test fails by it.
  package var isFailure: Bool

  init(_ message: String, details: [String] = [], at place: IssuePlace, isFailure: Bool = true) {
    self.message = message
    self.details = details
    self.place = place
    self.isFailure = isFailure
  }

  /// Message and details, safe to print.
  package var text: String {
    ([message] + details.map { "    \($0)" }).map(terminalSafe).joined(separator: "\n")
  }
}
