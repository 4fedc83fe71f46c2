import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// A sheet of a tab stays in front when another tab is selected by code.
struct TabSheetRuleTests {
  @Test func selectingATabBehindASheetIsReported() throws {
    let tabs = "tabs a@A b; A: start => pay; "
    #expect(try lint(tabs + "a/pay:done select b", "modal-survives-tab-switch").count == 1)
    #expect(
      try lint(tabs + "a/pay:done select b & @a dismiss", "modal-survives-tab-switch").isEmpty)
  }

  @Test func aLinkThatActsBehindASheetIsReported() throws {
    let tabs = "tabs a@A b; A: start => pay; "
    let hidden = try lint(tabs + "link a://b select b", "deep-link-under-modal")
    #expect(hidden.map(\.action) == ["a://b"])
    let dismissing = "link a://b @a goBackToRoot & select b"
    #expect(try lint(tabs + dismissing, "deep-link-under-modal").isEmpty)
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph), rules: rules
    ).findings
  }
}
