import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The findings of rules for the observations of a search.
struct ObservationRuleTests {
  /// Facts come from files, too, in which an observation may lack what the search always says.
  @Test(arguments: ObservationKind.allCases)
  func malformedObservationsDoNotCrashRules(_ kind: ObservationKind) throws {
    var facts = try facts("home => cart; cart -> item")
    facts.observations = [
      RecordedObservation(key: ObservationKey(kind), witness: facts.trace.count - 1)
    ]
    _ = Linter.lint(facts)
  }

  @Test func doubleTapsAreReportedOnceForACoordinatorWithTheirActions() throws {
    let findings = try lint(
      "[indexed]; home:a -> x; home:b -> y; x:c => z; y:d -> z", "double-trigger")
    #expect(findings.count == 1)
    #expect(findings.first?.message.text.hasSuffix("“a”, “b”, “c” and 1 more") == true)
    #expect(findings.first?.notes.count == 4)
  }

  @Test func automaticGrowthIsAnError() throws {
    let automatic = try lint("home:go -> item; item:more auto -> item!", "unbounded-growth")
    let tapped = try lint("home:go -> item; item:more -> item!", "unbounded-growth")
    let around = try lint(
      "home:go -> item; item:more -> other!; other -> item!", "unbounded-growth")
    #expect(automatic.map(\.severity) == [.error])
    #expect(tapped.map(\.severity) == [.info])
    #expect(around.map(\.severity) == [.warning])
    #expect(
      tapped.first?.message.text.contains("without bound while the user repeats “more”") == true
    )
    #expect(tapped.first?.claim == .exact)
  }

  @Test func aTrapIsReportedAtItsEntrance() throws {
    let findings = try lint(
      "backto home; home := a; a -> b; b -> c; c := a", "no-way-home")
    #expect(findings.map(\.route) == ["a"])
  }

  /// The nearest path to `b` leads through `a`, from where users cannot return home any more either.
  @Test func aTrapIsReportedAtEachEntrance() throws {
    let findings = try lint(
      "backto home; home -> mid; mid := b; home := a; a := b; b := a", "no-way-home")
    #expect(findings.map(\.route) == ["a", "b"])
    #expect(findings.map { $0.witness?.steps.map(\.action) } == [["to a"], ["to mid", "to b"]])
  }

  @Test func modalNestingDepthUsesTheConfiguredMaximum() throws {
    let facts = try facts("home => a; a => b; b => c; c => d")
    func count(_ maximum: Int) -> Int {
      ModalNestingDepthRule.check(facts, ParameterValues(["maximum": maximum])).findings.count
    }
    #expect(count(3) == 1)
    #expect(count(4) == 0)
    #expect(!ModalNestingDepthRule.info.isOnByDefault)
  }

  @Test func uncheckedQuestionsAreLeftOpen() throws {
    var facts = try facts("home ~> intro")
    facts.observations = []
    facts.unanswered = [.deadEnd]
    let report = DeadEndRule.check(facts)
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.rule) == ["dead-end"])
  }

  @Test func anActionOfAReducerThatChangesNothingIsLeftOpen() throws {
    let notation = try GraphNotation("home !; home !crashes")
    let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
    let report = NoOpTransitionRule.check(facts)
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.reason) == ["not found for the registered actions"])
  }

  @Test func aCommandOvertakenByASwipeIsNotReported() throws {
    let path = "[routing]; home => list; list dismiss"
    #expect(try lint(path, "dismiss-without-presentation").isEmpty)
    #expect(try lint("[routing]; home dismiss", "dismiss-without-presentation").count == 1)
  }

  @Test func aTerminalScreenNeedNotReturnHome() throws {
    #expect(try lint("backto home; home := done.", "no-way-home").isEmpty)
  }

  private func facts(_ notation: String) throws -> Facts {
    try Exploration.explore(try GraphNotation(notation).graph)
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(try facts(notation), rules: rules).findings
  }
}
