import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What empties a slot, and what is beneath a screen that cannot be left.
struct StuckSlotRuleTests {
  @Test(arguments: [
    "slot home.x sheet; home fill x tour",
    "slot home.x popover; home fill x tour",
    "slot home.x push; home fill x tour",
    "slot home.x cover; home fill x tour; tour dismissScreen",
    "slot home.x cover; home fill x tour@Tour; Tour: first dismissScreen",
    "slot home.x alert; home fill x question; question:ok nothing",
    "slot home.x dialog; home fill x question; question:ok -> cart",
  ])
  func closingTheScreenClearsItsSlot(_ notation: String) throws {
    #expect(try lint(notation).isEmpty)
  }

  @Test func aTrapIsReportedWithoutTheSlotsBeneathIt() throws {
    let notation = """
      slot home.outer cover; home fill outer middle@Middle; Middle: slot start.inner cover; \
      Middle: start dismissScreen; Middle: start fill inner top@Top; Top: start dismissScreen; \
      Top: start ~> trap
      """
    #expect(try lint(notation).isEmpty)
    #expect(try lint(notation, "dead-end").map(\.route) == ["trap"])
  }

  @Test func aSlotFilledWithATrapIsReported() throws {
    let notation = """
      slot home.outer cover; home fill outer middle; slot middle.inner cover; middle dismissScreen; \
      middle:more fill inner trap
      """
    #expect(try lint(notation).map(\.route) == ["middle"])
  }

  @Test func aSlotThatIsStuckWithATrapIsReportedWithIt() throws {
    let notation = """
      slot home.shown cover; home fill shown trap; home:more fill shown help; help dismissScreen
      """
    let facts = try Exploration.explore(GraphNotation(notation).graph)
    let report = Linter.lint(facts, rules: [DeadEndRule.self, SlotNeverClearedRule.self])
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.others.map(\.rule) == ["slot-never-cleared"])
  }

  @Test func anAlertThatKeepsItsStateIsMissingAnIfLet() throws {
    let findings = try lintUnwired("[tca]; slot home.x alert; home fill x question")
    #expect(findings.count == 1)
    #expect(findings.first?.message.text.hasSuffix("an `ifLet` is missing") == true)
    #expect(SlotNeverClearedRule.info.fix.contains("`ifLet`"))
  }

  @Test func anAlertClearedByOneButtonIsStillMissingAnIfLet() throws {
    let findings = try lintUnwired(
      "[tca]; slot home.x alert; home fill x question; question:ok clear x")
    #expect(
      findings.map(\.message.text) == [
        "the buttons of “x” of “home” do not clear its state: an `ifLet` is missing"
      ])
  }

  /// With an alert whose buttons do not clear its state.
  private func lintUnwired(_ text: String) throws -> [Finding] {
    let notation = try GraphNotation(text).graph
    var coordinator = notation.coordinators[0]
    coordinator.routes[0].slots[0].closesItself = false
    let graph = GraphDefinition(
      name: "Example", coordinators: [coordinator], location: notation.location)
    let rules = RuleRegistry.all.filter { $0.info.id == "slot-never-cleared" }
    return Linter.lint(try Exploration.explore(graph), rules: rules).findings
  }

  private func lint(_ notation: String, _ rule: String = "slot-never-cleared") throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph), rules: rules
    ).findings
  }
}
