import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The texts of findings about outcomes: what happens to the user, in either build.
struct OutcomeRuleTests {
  @Test(
    "a modal that requests its replacement is reported as info",
    arguments: [
      ("slot .sheet sheet; home fill sheet login; login fill sheet help", Severity.info),
      ("[composable]; home => login; login => help", .info),
      (
        "slot .ask alert; home fill ask sure; effect home.load loaded lives; home:loaded sent fill ask other",
        .warning
      ),
    ]) func replacesItself(_ notation: String, _ severity: Severity) throws
  {
    let facts = try Exploration.explore(try GraphNotation(notation).graph)
    let report = Linter.lint(facts, rules: [ModalOverwrittenRule.self])
    #expect(report.findings.map(\.severity) == [severity])
  }

  @Test(
    arguments: [
      (
        "[indexed]; home <-", "pop-underflow",
        "“back” stops a debug build, and a release build does nothing: “goBack” removes more "
          + "screens than there are"
      ),
      (
        "home removeLast 4", "pop-underflow",
        "“removeLast 4” crashes the app: “removeLast 4” removes more screens than there are"
      ),
      (
        "[composable]; home pop 2", "pop-underflow",
        "“pop 2” does nothing: “pop 2” removes more screens than there are"
      ),
      (
        "home => list; list pop", "pop-crosses-modal",
        "“pop” stops a debug build, and in a release build closes it too: “pop” removes a sheet or "
          + "cover"
      ),
      (
        "home -> gift; home -> cart; cart:done set x 1 & goBackTo gift; var x 0 1",
        "go-back-target-missing",
        "on “done”, “goBackTo gift” does nothing: it looks for “gift”, which is not on the stack"
      ),
      (
        "home =| login; login:help -> help", "push-without-navigation",
        "“help” stops a debug build, and in a release build the screen is invisible: “push help” has no "
          + "navigation container below that would show it"
      ),
      (
        "[wrapped]; [bare]; home:go -> help", "push-without-navigation",
        "“go” stops a debug build, and in a release build succeeds: “push help” has no navigation "
          + "container below that would show it"
      ),
      (
        "tabs home cart gift; home:hide items cart gift", "invalid-tab",
        "“hide” leads to an empty page: “set tabs [cart, gift]” drops the selected tab"
      ),
      (
        "home -> cart; link a://cart goBackTo cart", "deep-link-broken-chain",
        "the link “a://cart” does nothing: “goBackTo cart” looks for “cart”, which is not there"
      ),
    ] as [(String, String, String)])
  func theMessageCoversDebugAndReleaseBuilds(
    _ notation: String, rule: String, message: String
  ) throws {
    #expect(try messages(of: rule, in: notation) == [message])
  }

  @Test func anOperationThatFailsOnManyStacksIsReportedOnce() throws {
    #expect(
      try messages(of: "pop-underflow", in: "home -> cart; cart -> pay; pay goBack 9").count == 1)
  }

  @Test func aPushThatIsNeverVisibleIsReportedOnce() throws {
    let notation = "home =| login; login -> help"
    #expect(try messages(of: "push-without-navigation", in: notation).count == 1)
  }

  @Test func anEventWhoseReceiversAreMissingIsReportedOnce() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("openTapped", .push("list"))
        On("resetTapped", .send("clear", to: .route("list")), .send("load", to: .route("list")))
      }
      Screen("list") {
        On("clear", trigger: .sent)
        On("load", trigger: .sent)
      }
    }
    let report = Linter.lint(
      try Exploration.explore(Graph("G") { coordinator }.definition),
      rules: [ActionToMissingScreenRule.self])
    #expect(report.findings.map(\.action) == ["resetTapped"])
  }

  @Test func aScreenThatShowsItselfWithOtherContentsIsNoDefect() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .composableArchitecture(.v1_25), root: "home", embedsNavigation: true
    ) {
      Slot("day", .sheet)
      Screen("home") { On("dayTapped", .show("day", in: "day")) }
      Screen("day") { On("nextTapped", .show("day", in: "day")) }
    }
    let report = Linter.lint(
      try Exploration.explore(Graph("G") { coordinator }.definition),
      rules: [NoOpTransitionRule.self, ModalOverwrittenRule.self])
    #expect(report.findings.isEmpty)
  }

  @Test func goingBackThroughALinkIsLeftToTheLinkRule() throws {
    let notation = "home -> cart; link a://cart goBackTo cart"
    #expect(try messages(of: "go-back-target-missing", in: notation).isEmpty)
  }

  @Test func allRulesWordOpenQuestionsOfACutSearchEqually() throws {
    let graph = try GraphNotation("home -> item!; item -> item!; item pop").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3)).boundedOnly()
    let report = Linter.lint(facts)
    let reasons = Set(
      report.notChecked.filter { $0.rule.hasPrefix("pop-") || $0.rule == "root-removed" }
        .map(\.reason))
    #expect(reasons == ["what lies beyond stack height 3 was not searched"])
  }

  @Test func aRuleWithNothingToCheckLeavesNothingOpen() throws {
    let graph = try GraphNotation("home -> item!; item -> item!").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    let open = Set(Linter.lint(facts).notChecked.map(\.rule))
    #expect(open.isDisjoint(with: ["pop-crosses-modal", "gate-bypass", "deep-link-under-modal"]))
  }

  /// The child hears of the event, and the parent pushes.
  @Test func anEventThatIsPassedOnIsAnOpenQuestionInACutSearch() throws {
    let app =
      "home => feed@Feed; feed/:came -> cart; feed/list:open => help; Feed: list; "
    func open(_ registration: String) throws -> Set<String> {
      let graph = try GraphNotation(registration).graph
      let facts = try Exploration.explore(graph, limits: Limits(states: 2)).boundedOnly()
      return Set(Linter.lint(facts).notChecked.map(\.rule))
    }
    #expect(try open(app + "Feed: self:pushed effect emit came").contains("deep-link-under-modal"))
    #expect(try !open(app + "Feed: list emit came").contains("deep-link-under-modal"))
  }

  @Test func aFlowClosingWhileItPresentsIsAnOpenQuestionInACutSearch() throws {
    let graph = try GraphNotation(
      "home -> login@Login; Login: form => help; Login: form effect dismissScreen"
    ).graph
    let found = Linter.lint(try Exploration.explore(graph)).findings
    #expect(found.contains { $0.rule == "presenter-removed" && $0.coordinator == "Login" })
    let cut = Linter.lint(try Exploration.explore(graph, limits: Limits(states: 2)).boundedOnly())
    #expect(cut.notChecked.contains { $0.rule == "presenter-removed" && $0.coordinator == "Login" })
  }

  private func messages(of rule: String, in notation: String) throws -> [String] {
    let facts = try Exploration.explore(try GraphNotation(notation).graph)
    let rules = RuleRegistry.all.filter { $0.info.id == rule }
    return Linter.lint(facts, rules: rules).findings.map(\.message.text)
  }
}
