import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Effects of screens that are covered: some only close what their own screen presented.
struct HiddenEffectRuleTests {
  private static let rules = ["effect-outlives-screen", "navigate-from-hidden-screen"]

  @Test(arguments: rules)
  func anEffectThatClosesWhatCoversItsScreenIsNotReported(_ rule: String) throws {
    let closing = [
      "home => pay; effect home.save saved; home:saved sent dismiss ? presenting",
      "home => pay; home:saved effect dismiss ? presenting",
      "slot home.x cover; home fill x pay; effect home.save saved; home:saved sent clear x",
    ]
    for notation in closing { #expect(try lint(notation, rule).isEmpty, "\(notation)") }
  }

  @Test func anEffectThatDoesMoreIsReported() throws {
    let more = "home => pay; effect home.save saved; home:saved sent dismiss & -> cart ? presenting"
    #expect(try lint(more, "effect-outlives-screen").count == 1)
    // What is in front afterwards is another screen than its own.
    let deeper = "home -> a; a => pay; home:saved effect goBackToRoot ? pay"
    #expect(try lint(deeper, "navigate-from-hidden-screen").isEmpty)
    let beside = "home -> a; a -> b; a => pay; home:saved effect dismiss ? presenting"
    #expect(try lint(beside, "navigate-from-hidden-screen").count == 1)
  }

  @Test func deferredOperationsAfterTheirScreenIsGoneAreReported() throws {
    let rule = "effect-outlives-screen"
    #expect(try lint("home -> cart; cart later -> pay; pay goBackToRoot", rule).count == 1)
    // It closes what came in between.
    #expect(
      try lint("home -> cart; home => pay; cart later dismiss; cart => help", rule).count == 1)
  }

  @Test func harmlessDeferredOperationsAreNotReported() throws {
    let harmless = [
      // The screen never goes.
      "home later -> pay; pay goBack",
      // The screen closes itself before.
      "home -> cart; cart goBack & later -> pay; pay goBackToRoot",
      // There is nothing left to close.
      "home -> cart; cart later goBackTo cart",
    ]
    for notation in harmless {
      #expect(try lint(notation, "effect-outlives-screen").isEmpty, "\(notation)")
    }
  }

  private func lint(_ notation: String, _ rule: String) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph), rules: rules
    ).findings
  }
}
