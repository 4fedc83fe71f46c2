import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// What ``HTMLTemplate`` shows, by the names that it uses. Texts are safe for markup, and escaped when
/// they are written.
struct HTMLPage {
  let title: String
  let version: String
  let counts: [Count]
  let registered: String
  let coverage: String
  let stacks: [String]
  let groups: [Group]
  let accepted: [Row]
  let notChecked: [Row]
  let isClean: Bool
  let hasAccepted: Bool
  let hasOpenQuestions: Bool

  struct Count {
    let name: String
    let style: String
    let number: Int
  }

  struct Group {
    let heading: String
    let style: String
    let findings: [Item]
  }

  struct Item {
    let rule: String
    let message: String
    let place: String
    let subject: String
    let fix: String
    /// One or none.
    let ways: [Way]
    let notes: [Row]
  }

  struct Way {
    let title: String
    let hasSteps: Bool
    let steps: [String]
    let rest: [String]
  }

  struct Row {
    let rule: String
    let subject: String
    let text: String
  }
}

extension HTMLPage {
  init(_ report: Report) {
    let lint = report.lint
    title = markupSafe(report.facts.graph.name)
    version = markupSafe(report.toolVersion)
    registered = report.registeredCounts
    coverage = report.coveragePhrase
    stacks = report.stackLines.map(markupSafe)
    let severities = Severity.allCases.reversed().map { severity in
      (severity: severity, findings: lint.findings.filter { $0.severity == severity })
    }
    counts =
      severities.map {
        Count(
          name: $0.severity == .info
            ? "info" : "\($0.severity.rawValue)\($0.findings.count == 1 ? "" : "s")",
          style: $0.severity.rawValue, number: $0.findings.count)
      }
      + [
        Count(name: "accepted", style: "quiet", number: lint.accepted.count),
        Count(name: "not checked", style: "quiet", number: lint.notChecked.count),
      ]
    groups = severities.filter { !$0.findings.isEmpty }.map { severity, findings in
      Group(
        heading: severity == .info ? "Info" : "\(severity.rawValue.capitalizedFirst)s",
        style: severity.rawValue, findings: findings.map { Item($0, report.fix(of: $0)) })
    }
    accepted = lint.accepted.map { accepted in
      Row(
        rule: accepted.finding.rule, subject: markupSafe(accepted.finding.subject),
        text: markupSafe("\(accepted.finding.message.text) (\(accepted.acceptance.phrase))"))
    }
    notChecked = lint.notChecked.map {
      Row(rule: $0.rule, subject: markupSafe($0.subject), text: markupSafe($0.reason))
    }
    isClean = lint.findings.isEmpty
    hasAccepted = !lint.accepted.isEmpty
    hasOpenQuestions = !lint.notChecked.isEmpty
  }
}

extension HTMLPage.Item {
  fileprivate init(_ finding: Finding, _ fix: String?) {
    rule = finding.rule
    message = markupSafe(finding.message.text)
    place = markupSafe(finding.location.place)
    subject = markupSafe(finding.subject)
    self.fix = fix.map { markupSafe("Fix: \($0)") } ?? ""
    let steps = (finding.witness?.steps ?? []).map { markupSafe($0.phrase) }
    let rest = finding.remainingDetails
    ways =
      steps.isEmpty && rest.isEmpty
      ? []
      : [
        HTMLPage.Way(
          title: markupSafe(finding.detailsTitle),
          hasSteps: !steps.isEmpty, steps: steps, rest: rest.map(markupSafe))
      ]
    notes = finding.notes.map {
      HTMLPage.Row(
        rule: "", subject: markupSafe($0.location.place), text: markupSafe($0.message.text))
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
