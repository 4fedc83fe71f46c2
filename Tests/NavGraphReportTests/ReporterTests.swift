import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import NavGraphReport
import Testing

struct ReporterTests {
  private func report(_ notation: String, stackHeight: Int = 8) throws -> Report {
    let facts = try Exploration.explore(
      try GraphNotation(notation).graph, limits: Limits(stackHeight: stackHeight))
    return Report(
      facts: facts,

      lint: Linter.lint(facts, rules: [DuplicateIDRule.self, UnreachableRouteRule.self]),
      toolVersion: "1.2.3", elapsed: .milliseconds(1_234))
  }

  @Test func humanReportsShowLocationPathAndFix() throws {
    let text = HumanReporter().report(try report("home => list; list -> list"))
    #expect(
      text == """
        error  nothing happens on “to list”: “push list” is dropped, because its identity is on the \
        stack already (screen 2 of 2 from the root)  example:1 [duplicate-id]
          how  tap “to list” on home → tap “to list” on list
          fix  Give each instance its own identity, such as an `id` that is a fresh `UUID()`, or derive it \
        from the arguments that distinguish the instances
        1 error · 2 screens · 1.2 s

        """)
  }

  @Test func verboseReportsShowStepsStacksAndTheSearch() throws {
    let text = HumanReporter(TerminalLayout(isVerbose: true)).report(
      try report("home => list; list -> list"))
    #expect(
      text.contains(
        """
          how  1. home: tap “to list” (present sheet list)
               2. list: tap “to list” (push list)
               stack: home ▸ [sheet] list

        """))
    #expect(
      text.hasSuffix(
        """
        1 error · 1 coordinator, 2 screens, 2 transitions · all 2 states searched (3 steps) · 1.2 s

        """))
  }

  @Test func longConditionsAppearOnlyInVerboseReports() throws {
    var report = try report("home => list; list -> list")
    let (short, long) = ("isOpen", String(repeating: "isOpen && ", count: 5) + "isOpen")
    report.lint.findings[0].witness?.steps[0].assumes = [short]
    report.lint.findings[0].witness?.steps[1].assumes = [long]
    report.lint.findings[0].assumptions = [short, long, "the rest is quick"]
    #expect(
      HumanReporter().report(report).contains(
        "how  tap “to list” on home (if isOpen) → tap “to list” on list (if …)\n"))
    let verbose = HumanReporter(TerminalLayout(isVerbose: true)).report(report)
    // What a step assumes is said once, at the step.
    #expect(verbose.ranges(of: long).count == 1)
    #expect(verbose.contains("assumes that the rest is quick"))
  }

  @Test func verboseReportsShowEachLocationOnce() throws {
    let facts = try Exploration.explore(
      try GraphNotation("home -> item; item:refresh sent -> home; item:refresh sent <-").graph)
    let lint = Linter.lint(facts, rules: [UnsentActionRule.self])
    #expect(lint.findings.first?.others.count == 1)
    let report = Report(
      facts: facts, lint: lint, toolVersion: "1.2.3", elapsed: .milliseconds(1_234))
    let text = HumanReporter(TerminalLayout(isVerbose: true)).report(report)
    #expect(text.contains("never happens") && !text.contains(" also  "))
  }

  @Test func quietReportsShowOnlyFindings() throws {
    let quiet = HumanReporter(TerminalLayout(isQuiet: true))
    #expect(quiet.report(try report("home -> item")) == "")
    let text = quiet.report(try report("home => list; list -> list"))
    #expect(text.hasPrefix("error  nothing happens") && !text.contains("1 error"))
  }

  @Test func linesAreWrappedAtTheTerminalWidth() throws {
    let text = HumanReporter(TerminalLayout(columns: 80)).report(
      try report("home => list; list -> list"))
    #expect(
      text == """
        error  nothing happens on “to list”: “push list” is dropped, because its
               identity is on the stack already (screen 2 of 2 from the root)
               example:1 [duplicate-id]
          how  tap “to list” on home → tap “to list” on list
          fix  Give each instance its own identity, such as an `id` that is a fresh
               `UUID()`, or derive it from the arguments that distinguish the instances
        1 error · 2 screens · 1.2 s

        """)
  }

  @Test func errorsComeFirstAndSharedStepsArePrintedOnce() throws {
    let notation = """
      home -> a; a -> b; b -> c; b -> d; b -> e; c -> c; d -> d; e -> e; lost <-
      """
    var report = try report(notation)
    report.lint.findings[0].severity = .info
    let lines = HumanReporter().report(report).split(separator: "\n")
    #expect(
      lines.first == "start  below means: tap “to a” on home → tap “to b” on a")
    #expect(lines.filter { $0.hasPrefix("error") }.count == report.lint.findings.count - 1)
    #expect(lines.last { !$0.hasPrefix(" ") && $0.hasPrefix("info") } != nil)
    #expect(lines.contains("  how  start → tap “to d” on b → tap “to d” on d"))
    #expect(lines.suffix(2).first?.contains("3 duplicate-id, 1 unreachable-route") ?? false)
  }

  @Test func aCycleIsDescribedFromItsFirstStep() throws {
    var report = try report("home -> a; a -> b; b -> c; b -> d; b -> e; c -> c; d -> d; e -> e")
    for index in report.lint.findings.indices {
      let count = try #require(report.lint.findings[index].witness?.steps.count)
      report.lint.findings[index].witness?.loop = (index == 0 ? 2 : count)...count
    }
    let text = HumanReporter().report(report)
    #expect(
      text.contains(
        "how  tap “to a” on home → tap “to b” on a → tap “to c” on b → tap “to c” on c, the last 3 steps"
      ))
    #expect(text.contains("how  start → tap “to d” on b → tap “to d” on d, the last step again"))
  }

  @Test func repeatedStepsArePrintedOnce() throws {
    var report = try report("home => list; list -> list")
    let steps = try #require(report.lint.findings[0].witness?.steps)
    report.lint.findings[0].witness?.steps =
      [steps[0]] + Array(repeating: steps[1], count: 4) + (0..<3).flatMap { _ in steps }
    #expect(
      HumanReporter().report(report).contains(
        """
          how  tap “to list” on home → tap “to list” on list → tap “to list” × 3 → \
        (tap “to list” on home → tap “to list” on list) × 3

        """))
  }

  @Test func uncheckedRulesAreReported() throws {
    let text = HumanReporter(TerminalLayout(isVerbose: true)).report(
      try report(
        "[routestack]; home -> a; a => b; b -> c; c -> d; c replaceAt 0 a; d -> far", stackHeight: 4
      ))
    #expect(text.contains("not checked:\n"))
    #expect(
      text.contains(
        "unreachable-route: not found within stack height 4; it may lie beyond: Example ▸ far\n"))
    #expect(text.contains("limited by stack height 4"))
  }

  @Test func rulesWithTheSameOpenQuestionShareALine() throws {
    var report = try report("home -> a")
    report.lint.notChecked = [UnlawfulIDRule.info, ReducerCrashRule.info].map {
      NotChecked(rule: $0, coordinator: "Form", reason: "not run beyond 60 states")
    }
    #expect(HumanReporter().report(report).contains("· 2 rules partly checked (--verbose) ·"))
    let text = HumanReporter(TerminalLayout(isVerbose: true)).report(report)
    #expect(
      text.contains(
        "not checked:\n    reducer-crash, unlawful-id: not run beyond 60 states: Form\n"))
  }

  @Test func plainReportsContainNoEscapeSequences() throws {
    let text = HumanReporter().report(try report("home -> item; item -> item"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func colorsAreAddedToTheSameText() throws {
    let report = try report("home -> item; item -> item")
    let colored = HumanReporter(TerminalLayout(isColored: true)).report(report)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == HumanReporter().report(report))
  }

  @Test func jsonReportsContainEveryField() throws {
    let json = try JSONReporter.report(try report("home => list; list -> list; orphan <-"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(root["version"] as? Int == 1)
    #expect(root["graph"] as? String == "Example")
    let coverage = try #require(root["coverage"] as? [String: Any])
    #expect(coverage["complete"] as? Bool == true)
    #expect((coverage["cutBy"] as? [Any])?.isEmpty == true)
    let counts = try #require(root["counts"] as? [String: Int])
    #expect(
      counts == ["coordinators": 1, "routes": 3, "transitions": 3, "states": 2, "steps": 3])
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["duplicate-id", "unreachable-route"])
    let first = try #require(findings.first)
    #expect(first["severity"] as? String == "error")
    #expect(first["claim"] as? String == "exact")
    #expect(first["coordinator"] as? String == "Example")
    #expect(first["route"] as? String == "list")
    #expect(first["assumptions"] as? [String] == [])
    let location = try #require(first["location"] as? [String: Any])
    #expect(location["file"] as? String == "example")
    #expect(location["line"] as? Int == 1)
    #expect(location["column"] as? Int == 15)
    let witness = try #require(first["witness"] as? [[String: String]])
    #expect(
      witness == [
        [
          "screen": "home", "action": "to list", "trigger": "tap",
          "operation": "present sheet list",
        ],
        ["screen": "list", "action": "to list", "trigger": "tap", "operation": "push list"],
      ])
  }

  @Test func otherLocationsAreListedOnce() throws {
    let facts = try Exploration.explore(try GraphNotation("home => list; list -> list").graph)
    var first = try #require(Linter.lint(facts, rules: [DuplicateIDRule.self]).findings.first)
    first.cause = "one"
    var other = first
    other.location.line += 1
    let lint = RuleReport(findings: [first, other, first, other].groupedByCause())
    let json = try JSONReporter.report(
      Report(facts: facts, lint: lint, toolVersion: "1", elapsed: .zero))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let found = try #require((root["findings"] as? [[String: Any]])?.first)
    let places = try #require(found["places"] as? [[String: Any]])
    #expect(
      places.map { ($0["location"] as? [String: Any])?["line"] as? Int } == [other.location.line])
  }

  @Test func jsonReportsNameTheLimitsOfACutSearch() throws {
    let json = try JSONReporter.report(try report("[routing]; home -> a; a -> b", stackHeight: 2))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let coverage = try #require(root["coverage"] as? [String: Any])
    #expect(coverage["complete"] as? Bool == false)
    let cuts = try #require(coverage["cutBy"] as? [[String: Any]])
    #expect(cuts.map { $0["limit"] as? String } == ["stackHeight", "pending"])
    #expect(cuts.map { $0["at"] as? Int } == [2, 1])
    #expect((root["notChecked"] as? [Any])?.isEmpty == true)
  }
}
