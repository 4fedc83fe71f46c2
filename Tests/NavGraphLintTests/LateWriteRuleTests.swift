import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What rules see of arrays that are written later.
struct LateWriteRuleTests {
  private static let once = "var busy no yes; "

  @Test func rewritingTheCurrentArrayIsNotReported() throws {
    // The user closes the cart before the array without it is written.
    let notation = Self.once + "home -> cart; cart set busy yes & deferred goBack ? busy=no"
    #expect(try lint(notation, "stale-write-back").isEmpty)
    let outcomes = try facts(notation).outcomes.map(\.outcome)
    #expect(!outcomes.contains(.appliedDespite(.overwritesLaterChange)))
  }

  @Test func anAssignmentWithoutAnEarlierChangeIsNotReported() throws {
    let notation = Self.once + "home set busy yes & deferred := home cart ? busy=no; cart."
    #expect(try lint(notation, "stale-write-back").isEmpty)
  }

  @Test func aScreenOpenedInBetweenIsReported() throws {
    let notation =
      Self.once + "home -> cart; cart set busy yes & deferred goBack ? busy=no; cart -> pay"
    #expect(try lint(notation, "stale-write-back").map(\.route) == ["cart"])
  }

  @Test func aLateArrayRemovesAPresenter() throws {
    let form = "home -> login@Login; Login: form => help; "
    #expect(
      try lint(form + "login/help:done deferred goBackToRoot", "presenter-removed").count == 1)
    // It stays where it is, whatever comes on top.
    let pushing = try lint(form + "login/help:done deferred -> cart", "presenter-removed")
    #expect(!pushing.contains { $0.action == "done" })
  }

  @Test func aStackGrowsThroughLateArrays() throws {
    let findings = try lint("home -> item; item:more deferred -> item!", "unbounded-growth")
    #expect(findings.map(\.action) == ["more"])
    #expect(findings.map(\.claim) == [.exact])
    #expect(try lint("home -> item; item:more deferred -> item", "unbounded-growth").isEmpty)
  }

  private func facts(_ notation: String) throws -> Facts {
    try Exploration.explore(try GraphNotation(notation).graph)
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(try facts(notation), rules: rules).findings
  }
}
