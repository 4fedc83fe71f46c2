import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The report as test results: a suite for each rule, in it a case for each finding, or one that passes.
///
/// Findings that fail the run are failures. The others pass, with their text as output; what is accepted is skipped, with
/// the reason. So is what could not be checked: a case for each reason, in a suite of its own.
enum JUnitReporter {
  static func report(_ report: Report) throws -> String {
    let lint = report.lint
    let found = Dictionary(grouping: lint.findings, by: \.rule)
    let accepted = Dictionary(grouping: lint.accepted, by: \.finding.rule)
    let open = Dictionary(grouping: lint.notChecked, by: \.reason)
    let named = Set(found.keys).union(accepted.keys)
    // A rule that left a question open has not passed.
    let answered = Set(report.rules.map(\.id)).subtracting(lint.notChecked.map(\.rule))
    var suites = named.union(answered).sorted().map { rule in
      var cases = (found[rule] ?? []).map { JUnitCase($0, report) }
      cases += (accepted[rule] ?? []).map { JUnitCase($0.finding, report, accepted: $0.acceptance) }
      if cases.isEmpty { cases.append(JUnitCase(passing: rule)) }
      return JUnitSuite(name: rule, cases: cases)
    }
    if !open.isEmpty {
      let cases = open.sorted { $0.key < $1.key }.map {
        JUnitCase(leftOpen: $0.value, because: $0.key)
      }
      suites.append(JUnitSuite(name: "not checked", cases: cases))
    }
    return try JUnitSuites(name: markupSafe("navgraph: \(report.facts.graph.name)"), suites: suites)
      .document(root: "testsuites")
  }
}

private struct JUnitSuites: XMLModel {
  let name: String
  let tests: Int
  let failures: Int
  let skipped: Int
  let suites: [JUnitSuite]

  static let children: Set<String> = ["testsuite"]

  private enum CodingKeys: String, CodingKey {
    case name, tests, failures, skipped
    case suites = "testsuite"
  }

  init(name: String, suites: [JUnitSuite]) {
    self.name = name
    self.suites = suites
    tests = suites.reduce(0) { $0 + $1.tests }
    failures = suites.reduce(0) { $0 + $1.failures }
    skipped = suites.reduce(0) { $0 + $1.skipped }
  }
}

private struct JUnitSuite: XMLModel {
  let name: String
  let tests: Int
  let failures: Int
  let skipped: Int
  let errors = 0
  let cases: [JUnitCase]

  static let children: Set<String> = ["testcase"]

  private enum CodingKeys: String, CodingKey {
    case name, tests, failures, skipped, errors
    case cases = "testcase"
  }

  /// - Parameter cases: Those with the same name are numbered, because readers take them for one.
  init(name: String, cases: [JUnitCase]) {
    self.name = name
    var known: [String: Int] = [:]
    self.cases = cases.map { testCase in
      var testCase = testCase
      let count = known[testCase.name, default: 0] + 1
      known[testCase.name] = count
      if count > 1 { testCase.name += " (\(count))" }
      return testCase
    }
    tests = cases.count
    failures = cases.count { $0.failure != nil }
    skipped = cases.count { $0.skipped != nil }
  }
}

private struct JUnitCase: XMLModel {
  var name: String
  let classname: String
  var file: String?
  var line: Int?
  var failure: JUnitFailure?
  var skipped: JUnitSkipped?
  var output: String?

  static let children: Set<String> = ["failure", "skipped", "system-out"]

  private enum CodingKeys: String, CodingKey {
    case name, classname, file, line, failure, skipped
    case output = "system-out"
  }

  init(passing rule: String) {
    name = rule
    classname = rule
  }

  init(_ finding: Finding, _ report: Report, accepted: AcceptedFinding.Acceptance? = nil) {
    // Without line and wording, so that a dashboard knows the case again.
    let parts = [finding.action, finding.operation.map { "(\($0))" }].compactMap(\.self)
    name = markupSafe(([finding.subject] + parts).joined(separator: " "))
    classname = finding.rule
    file = markupSafe(finding.location.file)
    line = finding.location.line
    let heading = [finding.location.place, finding.message.text].joined(separator: ": ")
    let notes = finding.notes.map { "\($0.location.place): note: \($0.message.text)" }
    let fix = report.fix(of: finding).map { ["fix: \($0)"] } ?? []
    let text = ([heading] + finding.details + fix + notes).map(markupSafe).joined(separator: "\n")
    if let accepted {
      skipped = JUnitSkipped(message: markupSafe(accepted.phrase))
    } else if let least = report.failsFrom, finding.severity >= least {
      failure = JUnitFailure(
        message: markupSafe(finding.message.text), type: finding.severity.rawValue, text: text)
    } else {
      output = text
    }
  }

  init(leftOpen questions: [NotChecked], because reason: String) {
    name = markupSafe(reason)
    classname = "not checked"
    let rules = Set(questions.map(\.rule)).sorted().joined(separator: ", ")
    let places = Set(questions.map(\.subject)).sorted().joined(separator: ", ")
    skipped = JUnitSkipped(message: markupSafe("\(rules): \(places)"))
  }
}

private struct JUnitFailure: XMLModel {
  let message: String
  let type: String
  let text: String

  static let children: Set<String> = [""]

  private enum CodingKeys: String, CodingKey {
    case message, type
    case text = ""
  }
}

private struct JUnitSkipped: XMLModel {
  let message: String
}
