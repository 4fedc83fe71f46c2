import NavGraphLint
import NavGraphModel
import NavGraphReport

/// A finding, by the names that templates use.
struct FindingItem {
  let severity: Markdown
  let rule: Markdown
  let message: Markdown
  let place: Markdown
  /// Where it stands: the screen, or nothing for the coordinator as a whole.
  let screen: Markdown
  let notes: [Markdown]
  /// One or none.
  let ways: [Way]

  init(_ finding: Finding, on page: PageMaker) {
    severity = "\(finding.severity.rawValue)"
    rule = "\(code: finding.rule)"
    message = "\(finding.message.text)"
    place = page.place(finding.location)
    screen = finding.route.map { "\(code: $0)" } ?? ""
    notes = finding.notes.map { "\(page.place($0.location)): \($0.message.text)" }
    let rest = finding.remainingDetails
    let steps = finding.witness?.steps ?? []
    ways =
      steps.isEmpty && rest.isEmpty
      ? []
      : [
        Way(
          title: "\(finding.detailsTitle)", steps: steps.map { "\($0.phrase)" },
          rest: rest.map { "\($0)" })
      ]
  }
}

extension [Finding] {
  /// By severity; what is equally bad stays in its order.
  var worstFirst: [Finding] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
  }

  /// `1 error, 2 warnings`, or nothing.
  var cell: Markdown { isEmpty ? "" : "\(counts)" }
}
