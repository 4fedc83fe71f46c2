import NavGraph
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Which replacement is reported, and what is not lost.
struct ModalOverwrittenRuleTests {
  /// A list that opens a form in a slot; an action of the form shows what follows in the same slot.
  private func findings(_ show: On<RouteName>, showing next: SlotKind) throws -> [Finding] {
    let graph = Graph("Meds") {
      Coordinator<RouteName>(
        "Meds", dialect: .composableArchitecture(.v1_25), root: "list", embedsNavigation: true
      ) {
        Slot("destination", .sheet, as: ["next": next])
        Screen("list") { On("addTapped", .show("add", in: "destination")) }
        Screen("add") { show }
        Screen("next") { On("closeTapped", .clear("destination")) }
      }
    }
    let facts = try Exploration.explore(graph.definition)
    return Linter.lint(facts, rules: [ModalOverwrittenRule.self]).findings
  }

  @Test func aScreenThatReportsThatItIsFinishedIsNotLost() throws {
    let show = RouteOperation<RouteName>.show("next", in: "destination")
    #expect(try findings(On("delegate.added", show).sent(by: "saveTapped"), showing: .push).isEmpty)
    #expect(try findings(On("delegate.added", show), showing: .sheet).isEmpty)
  }

  @Test func anAlertThatReplacesTheScreenThatReportsIsInfo() throws {
    let show = RouteOperation<RouteName>.show("next", in: "destination")
    let found = try findings(On("delegate.failed", show).sent(by: "saveTapped"), showing: .alert)
    #expect(found.map(\.severity) == [.info])
    #expect(
      found.map(\.message.text) == [
        "on “delegate.failed”, “next” replaces “add”, which asks for it: the user cannot go back to “add”"
      ])
  }

  @Test(
    "a request is answered once",
    arguments: [("loaded.success", 0), ("refreshed.success", 2)])
  func secondAnswers(_ action: String, _ count: Int) throws {
    let graph = Graph("News") {
      Coordinator<RouteName>(
        "News", dialect: .composableArchitecture(.v1_25), root: "list", embedsNavigation: true
      ) {
        Slot("alert", .alert)
        Screen("list") {
          On("loaded.failure", trigger: .effect, .show("retry", in: "alert"))
          On(action, trigger: .effect, .show("update", in: "alert"))
        }
        Screen("retry")
        Screen("update")
      }
    }
    let facts = try Exploration.explore(graph.definition)
    let found = Linter.lint(facts, rules: [ModalOverwrittenRule.self]).findings
    #expect(found.flatMap(\.members).count == count)
  }

  @Test(
    "the message names the screen with most to lose first",
    arguments: [
      (
        "home fill cover tip; tip:close clear cover; self:expired fill cover update",
        "“intro” replaces “update”, which is open: it is lost; if “tip” is open instead, that is replaced"
      ),
      (
        "home:one fill cover a; home:two fill cover b; a:close clear cover; b:close clear cover",
        "“intro” replaces “a”, which is open: it is lost; if “b” is open instead, that is replaced"
      ),
    ]) func mostIsLostFirst(_ notation: String, _ message: String) throws
  {
    let graph = try GraphNotation("slot .cover cover; \(notation); self:late fill cover intro")
      .graph
    let found = Linter.lint(
      try Exploration.explore(graph), rules: [ModalOverwrittenRule.self]
    ).findings.flatMap(\.members).filter { $0.action == "late" }
    #expect(found.map(\.message.text) == ["on “late”, \(message)"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func aScreenIsLostBeforeAnAlert() throws {
    let graph = Graph("Accounts") {
      Coordinator<RouteName>(
        "Main", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
      ) {
        Slot("destination", .sheet, as: ["ask": .alert])
        Screen("home") {
          On("removeTapped", .show("ask", in: "destination"))
          On("payTapped", .show("pay", in: "destination"))
        }
        Screen("ask")
        Screen("pay") { On("closeTapped", .clear("destination")) }
        Screen("intro") { On("closeTapped", .clear("destination")) }
        OnSelf("openURL", trigger: .effect, .show("intro", in: "destination"))
      }
    }
    let found = Linter.lint(
      try Exploration.explore(graph.definition), rules: [ModalOverwrittenRule.self])
    #expect(
      found.findings.map(\.message.text) == [
        "on “openURL”, “intro” replaces “pay”, which is open: it is lost"
      ])
  }

  /// The summary is open first, so the workout that a notification opens later does not appear.
  @Test func whatNeedsATapOnAHiddenModalIsNotReported() throws {
    let graph = try GraphNotation(
      "home; slot .workout cover; slot .summary sheet; self:notified fill workout run; "
        + "run:end clear workout & fill summary result; result:close clear summary"
    ).graph
    let found = Linter.lint(
      try Exploration.explore(graph), rules: [ConflictingSlotsRule.self, ModalOverwrittenRule.self]
    ).findings.flatMap(\.members)
    #expect(found.contains { $0.rule == "conflicting-slots" })
    #expect(found.filter { $0.rule == "modal-overwritten" }.map(\.message.text) == [])
  }
}
