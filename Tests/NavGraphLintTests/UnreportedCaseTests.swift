import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What rules leave to others, or say once.
struct UnreportedCaseTests {
  @Test func theOnlyScreenAfterASplashIsNotADeadEnd() throws {
    #expect(try lint("switch splash player; splash show player", "dead-end").isEmpty)
    let two = "switch splash player login; splash show player; splash:guest show login"
    #expect(Set(try lint(two, "dead-end").map(\.route)) == ["player", "login"])
  }

  @Test func aScreenThatIsNeverShownAgainIsNotHome() throws {
    let login =
      "switch login@Login main@Main; Login: form -> help; Login: help <-; login/form:done show main; "
      + "Main: list -> item"
    #expect(try lint(login, "no-way-home").isEmpty)
  }

  @Test func aScreenThatTheAppLeavesByItselfIsNotHome() throws {
    func app(_ ready: String) -> String {
      "switch launch main help tour; \(ready) show main; launch:tour show tour; tour show launch; "
        + "main show help; help show main"
    }
    #expect(try lint(app("launch:ready effect"), "no-way-home").isEmpty)
    #expect(try lint(app("launch"), "no-way-home").map(\.route) == ["main"])
  }

  @Test func aSlotClearedByItsFlowOnAnEventIsCleared() throws {
    let call =
      "slot .call cover; home fill call talk@Talk; Talk: picture -> notes"
    #expect(try lint(call, "slot-never-cleared").count == 1)
    #expect(
      try lint(call + "; Talk: self:ended @^Example clear call", "slot-never-cleared").isEmpty)
  }

  @Test func aSlotIsNotClearedBecauseItsScreenIsADeadEnd() throws {
    let graph = try GraphNotation("slot home.intro cover; home fill intro tour").graph
    let findings = Linter.lint(try Exploration.explore(graph)).findings
    let trapped = findings.filter { $0.rule == "dead-end" }
    #expect(trapped.flatMap(\.members).map(\.rule) == ["dead-end", "slot-never-cleared"])
    #expect(!findings.contains { $0.rule == "slot-never-cleared" })
  }

  @Test func anActionThatNeedsSeveralDelaysIsOneFinding() throws {
    let findings = try lint(
      "var x 1 2; home:flip set x 2; home:go => list & => item ? x=1; "
        + "home:go => list & ~> item ? x=2; item goBackToRoot; list goBackToRoot",
      "transition-needs-delays")
    #expect(findings.count == 1)
    #expect(findings.first?.members.count == 2)
  }

  /// Code in one place can be read as several transitions.
  @Test func codeUsedByOneScreenIsNotDead() throws {
    let graph = try GraphNotation("home:open => cart; cart <-; cart:open => pay ? not cart").graph
    #expect(try lint(graph, "dead-transition").map(\.action) == ["open"])
    let together = graph.mappingLocations { _ in graph.location }
    #expect(try lint(together, "dead-transition").isEmpty)
  }

  private func lint(_ graph: GraphDefinition, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(try Exploration.explore(graph), rules: rules).findings
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    try lint(try GraphNotation(notation).graph, rule)
  }
}
