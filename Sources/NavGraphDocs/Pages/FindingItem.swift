import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

/// A finding, by the names that templates use.
struct FindingItem {
  let severity: Markdown
  let rule: Markdown
  let message: Markdown
  /// Nothing, or what to do about it.
  let fix: Markdown
  let place: Markdown
  /// Its screen, or nothing for the coordinator as a whole.
  let screen: Markdown
  let notes: [Markdown]
  /// One or none.
  let ways: [Way]

  init(_ finding: Finding, on page: PageMaker) {
    severity = "\(finding.severity.rawValue)"
    rule = "\(code: finding.rule)"
    message = "\(finding.message.text)"
    fix = page.atlas.report.fix(of: finding).map { "Fix: \($0)" } ?? ""
    place = page.place(finding.location)
    screen = page.screen(of: finding)
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

extension PageMaker {
  /// The screen that a finding is about; empty where it is about none.
  fileprivate func screen(of finding: Finding) -> Markdown {
    guard let name = finding.route else { return "" }
    guard let coordinator = atlas.coordinator(finding.coordinator),
      let route = atlas.graph.coordinators[coordinator].routes.firstIndex(where: { $0.name == name }
      )
    else { return "\(code: name)" }
    return screen(RouteReference(coordinator: coordinator, route: route), in: coordinator)
  }
}

extension [Finding] {
  /// By severity; what is equally bad stays in its order.
  var mostSevereFirst: [Finding] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
  }

  /// `1 error, 2 warnings`, or nothing.
  var cell: Markdown { isEmpty ? "" : "\(counts)" }
}
