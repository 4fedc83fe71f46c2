import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What findings say, and how severe they are.
struct MessageTests {
  // MARK: - modal-overwritten

  @Test func aReplacedScreenIsNamed() throws {
    let findings = try lint(
      "slot .sheet sheet; home fill sheet login; self:sos fill sheet help; self:sos2 fill sheet help",
      "modal-overwritten")
    // The help over the help says less.
    let sos = try #require(findings.first)
    #expect(
      sos.message.text == "on “sos”, “help” replaces “login”, which is open: it is lost")
    #expect(sos.severity == .warning)
  }

  @Test func aReplacedModalOfAStackIsNamed() throws {
    let findings = try lint("[tca]; home => login; login => help", "modal-overwritten")
    #expect(
      findings.map(\.message.text).contains {
        $0.hasSuffix(
          "“help” replaces “login”, which asks for it: the user cannot go back to “login”")
      })
  }

  @Test func aDialogOfTheModalMayReplaceIt() throws {
    let findings = try lint(
      "slot .sheet sheet; home fill sheet login; slot login.ask alert; login fill ask sure; sure fill sheet help",
      "modal-overwritten")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func aFlowThatAnEventRestartsIsInfo() throws {
    let findings = try lint(
      "Main: slot .sheet sheet; Main: home fill sheet pay@Pay; Main: self:late fill sheet pay; Pay: form -> card",
      "modal-overwritten")
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings.map(\.message.text) == [
        "on “late”, “pay” opens again in its own place: what the user did there is lost"
      ])
  }

  @Test func whatNeedsTwoOpenSlotsIsPartOfThatFinding() throws {
    let findings = try lint(
      "slot .a sheet; slot .b sheet; home fill a one & fill b two; one fill b three",
      "conflicting-slots", "modal-overwritten")
    #expect(findings.map(\.rule) == ["conflicting-slots"])
    #expect(findings.first?.others.map(\.rule) == ["modal-overwritten"])
  }

  // MARK: - conflicting-slots

  @Test func slotsThatOnlyEventsFillMeetByChance() throws {
    let slots = "slot .a sheet; slot .b sheet; self:one fill a cart; self:two fill b pay"
    #expect(try lint(slots, "conflicting-slots").map(\.severity) == [.warning])
    let tapped = "slot .a sheet; slot .b sheet; home fill a cart; self:two fill b pay"
    #expect(try lint(tapped, "conflicting-slots").map(\.severity) == [.error])
  }

  // MARK: - presents-behind-modal

  @Test(
    "the message is true whichever is open first",
    arguments: [
      "a fill note form; self:background fill lock pin",
      "self:locked fill lock pin; a:late response fill note form",
    ]) func whatIsOpenAtOnceIsNamedWithoutAnOrder(_ order: String) throws
  {
    let findings = try lint(
      "tabs a b; slot a.note sheet; slot .lock cover; \(order)", "presents-behind-modal")
    #expect(
      findings.map(\.message.text) == [
        "“Example” has “pin” open and, in its content, “form”: the user sees only one of them"
      ])
  }

  @Test func anAlertThatWaitsIsInfo() throws {
    let app = "tabs a b; slot a.note sheet; slot .expired alert; self:expired fill expired sure; "
    let waiting = try lint(app + "a fill note form", "presents-behind-modal")
    #expect(waiting.map(\.severity) == [.info])
    #expect(
      waiting.map(\.message.text) == [
        "“Example” shows “sure” only when the user closes “form”, which is open in its content"
      ])
  }

  @Test func aSheetOverTheSheetOfAChildIsAtItsOperation() throws {
    let findings = try lint(
      "Main: home -> list@A; Main: self:expired => login; A: start => form",
      "presents-behind-modal")
    #expect(findings.map(\.action) == ["expired"])
    #expect(
      findings.map(\.message.text) == [
        "“Main” has “login” open and, in its content, “form”: the user sees only one of them"
      ])
  }

  // MARK: - unbounded-growth

  @Test func anEventComesAgainAndALongerCycleWithItIsLeftOut() throws {
    let findings = try lint(
      "home:go -> a!; a:next -> b!; self:note -> a!", "unbounded-growth"
    ).flatMap(\.members)
    #expect(findings.map(\.action) == ["note"])
    #expect(findings.allSatisfy { $0.message.text.hasSuffix("while “note” comes again") })
  }

  @Test func whatComesLaterIsNoStepOfItsOwn() throws {
    let findings = try lint("home -> item; item:more deferred -> item!", "unbounded-growth")
    #expect(findings.allSatisfy { $0.message.text.hasSuffix("the user repeats “more”") })
    #expect(findings.count == 1)
  }

  @Test func theUsersOwnCycleIsTheHeadline() throws {
    let findings = try lint(
      "home:go -> a!; a:next -> b!; b:again -> a!; self:note -> c!", "unbounded-growth")
    #expect(findings.count == 1)
    #expect(findings.first?.severity == .warning)
    #expect(
      findings.first?.message.text.contains("the user repeats “next”, then “again”") == true
        || findings.first?.message.text.contains("the user repeats “again”, then “next”") == true)
    #expect(findings.first?.others.map(\.action) == ["note"])
  }

  // MARK: - deep-link-under-modal

  @Test func anEventIsOneFinding() throws {
    let findings = try lint(
      "slot .sheet sheet; home fill sheet login; home:more fill sheet help; self:opened -> cart",
      "deep-link-under-modal")
    #expect(findings.count == 1)
    #expect(
      findings.first?.message.text.hasPrefix("“opened” opens “cart” behind “") == true)
  }

  // MARK: - Others

  @Test func aButtonOfTheFirstScreenHasNoCaseForHigherStacks() throws {
    let findings = try lint(
      "home:open -> cart; home:close => sure ? count >=2", "dead-transition")
    #expect(
      findings.map(\.message.text) == [
        "the button “close” is only on the first screen, so its case for screens above that one never happens"
      ])
  }

  @Test func aRestoredFlowIsNamedWithTheOneThatRestarts() throws {
    let findings = try lint(
      "switch login main@Main*; login:in show main; main/cart:out show login; Main: start -> cart",
      "stale-flow-restored")
    #expect(
      findings.map(\.message.text) == [
        "“in” shows “main” (coordinator “Main”) as the user left it, although “login” starts again each time"
      ])
    #expect(findings.first?.notes.count == 1)
  }

  @Test func aSheetThatStaysInFrontOfTwoTabsIsOneFindingAndIsInTheStack() throws {
    let findings = try lint(
      "tabs a@A b c; A: start => pay; a/pay:one select b; a/pay:two select c",
      "modal-survives-tab-switch")
    #expect(findings.count == 1)
    #expect(findings.first?.members.count == 2)
    #expect(findings.first?.witness?.stackDescription.hasSuffix("[sheet] pay") == true)
    #expect(findings.first?.fix == nil)
  }

  private func lint(_ notation: String, _ ids: String...) throws -> [Finding] {
    let rules = RuleRegistry.all.filter { ids.contains($0.info.id) }
    return Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph), rules: rules
    ).findings
  }
}
