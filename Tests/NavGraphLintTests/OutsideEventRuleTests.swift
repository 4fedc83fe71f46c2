import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Links and a coordinator's own effects: no way out that a user can count on, but what they change enables buttons.
struct OutsideEventRuleTests {
  @Test func aVariableSetByAnEffectEnablesTheExitButton() throws {
    let wait = "var done no yes; home ~> busy; busy dismiss ? done=yes"
    let finished = wait + "; self:finished set done yes"
    #expect(try lint(finished, "dead-end").isEmpty)
    #expect(try lint(finished, "no-way-home").isEmpty)
    #expect(try lint(wait, "dead-end").count == 1)
  }

  @Test func aSlotFilledByAnEffectShowsTheExitButton() throws {
    let busy = "home ~> busy; slot .failed alert; self:failure fill failed message; "
    #expect(try lint(busy + "message:stop goBackToRoot", "dead-end").isEmpty)
    // The alert leads back to where it came from, and nowhere else.
    #expect(try lint(busy + "message:ok nothing", "dead-end").map(\.route) == ["busy"])
  }

  @Test func aLinkThatRemovesTheScreenIsNotAnExit() throws {
    #expect(
      try lint("home ~> intro; link a://home goBackToRoot", "dead-end").map(\.route) == ["intro"])
    #expect(try lint("home ~> intro; self:done goBackToRoot", "dead-end").map(\.route) == ["intro"])
  }

  @Test func anEffectThatEnablesReturningHomeDoesNotReturnHome() throws {
    let lost = "backto home; var done no yes; home := a; a -> b; self:finished set done yes; "
    #expect(try lint(lost + "b := home ? done=yes", "no-way-home").isEmpty)
    #expect(try lint(lost + "self:home := home", "no-way-home").map(\.route) == ["a"])
  }

  @Test func aButtonEnabledByAnEffectClearsTheSlot() throws {
    let slot =
      "slot home.wait cover; home fill wait busy; var done no yes; busy clear wait ? done=yes"
    let finished = slot + "; self:finished set done yes"
    #expect(try lint(finished, "slot-never-cleared").isEmpty)
    #expect(try lint(slot, "slot-never-cleared").map(\.route) == ["home"])
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph), rules: rules
    ).findings
  }
}
