import NavGraphLint
import NavGraphModel
import NavGraphReport

/// The page of what the rules say: by rule, by coordinator, what is accepted and what was left open.
struct FindingsPage {
  let mark: Markdown
  let index: String
  let graph: Markdown
  let counts: Markdown
  let ruleCount: String
  let hasFindings: Bool
  let rules: [RuleRow]
  let coordinators: [Section]
  let hasAccepted: Bool
  let accepted: [AcceptedRow]
  let hasQuestions: Bool
  let questions: [QuestionRow]

  struct RuleRow {
    let rule: Markdown
    let findings: Markdown
    let summary: Markdown
  }

  struct Section {
    let title: Markdown
    let rows: [FindingRow]
  }

  struct FindingRow {
    let severity: Markdown
    let rule: Markdown
    let screen: Markdown
    let message: Markdown
    let place: Markdown
  }

  struct AcceptedRow {
    let rule: Markdown
    let subject: Markdown
    let message: Markdown
    let reason: Markdown
  }

  struct QuestionRow {
    let rules: Markdown
    let reason: Markdown
    let places: Markdown
  }

  init(_ atlas: Atlas) {
    let page = PageMaker(atlas)
    let lint = atlas.report.lint
    mark = NavigationPages.mark
    index = PageNames.index
    graph = "\(atlas.graph.name)"
    counts = "\(lint.findings.counts)"
    let count = atlas.report.rules.count
    ruleCount = "\(count) rule\(count == 1 ? "" : "s")"
    hasFindings = !lint.findings.isEmpty
    rules = Self.rules(lint.findings)
    coordinators = Self.groups(lint.findings).map { name, findings in
      Section(
        title: page.coordinator(named: name),
        rows: findings.mostSevereFirst.map { FindingRow($0, on: page) })
    }
    accepted = lint.accepted.map { accepted in
      AcceptedRow(
        rule: "\(code: accepted.finding.rule)", subject: "\(accepted.finding.subject)",
        message: "\(accepted.finding.message.text)", reason: "\(accepted.acceptance.phrase)")
    }
    hasAccepted = !accepted.isEmpty
    questions = Self.questions(QuestionGroup.all(lint.notChecked))
    hasQuestions = !questions.isEmpty
  }

  /// The rules that found something, by name.
  private static func rules(_ findings: [Finding]) -> [RuleRow] {
    let summaries = Dictionary(
      RuleRegistry.all.map { ($0.info.id, $0.info.summary) },
      uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map {
      rule, findings in
      RuleRow(
        rule: "\(code: rule)", findings: "\(findings.counts)",
        summary: Markdown(prose: summaries[rule] ?? ""))
    }
  }

  /// Rules that leave the same open, at the same places, share a row.
  private static func questions(_ groups: [QuestionGroup]) -> [QuestionRow] {
    Dictionary(grouping: groups) { [$0.reason, $0.places] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { key, groups in
        QuestionRow(
          rules: groups.map { "\(code: $0.rule)" as Markdown }.joined(separator: ", "),
          reason: "\(key[0])", places: "\(key[1])")
      }
  }

  /// Findings by their coordinator's name.
  private static func groups(_ findings: [Finding]) -> [(String, [Finding])] {
    Dictionary(grouping: findings, by: \.coordinator).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

extension FindingsPage.FindingRow {
  init(_ finding: Finding, on page: PageMaker) {
    let item = FindingItem(finding, on: page)
    self.init(
      severity: item.severity, rule: item.rule, screen: item.screen,
      message: [item.message, item.fix].filter { !$0.isEmpty }.joined(separator: "<br>"),
      place: page.place(finding.location, isShort: true))
  }
}
