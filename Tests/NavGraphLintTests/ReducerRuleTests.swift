import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import Testing

/// What is said about reducers that go wrong.
struct ReducerRuleTests {
  @Test func aCorrectReducerHasNoFindings() throws {
    let report = try TroubledForm.report { state, action in
      guard action == .next else { return }
      state.routes.append(state.routes.last == "home" ? "step" : "done")
    }
    #expect(report == RuleReport())
  }

  @Test(
    arguments: [
      (.signal(5), "reducer-crash", "ends by signal 5 (trap)", "the app crashes"),
      (.exit(3), "reducer-crash", "ends the process, with exit status 3", "the app exits"),
      (.killed(9), "reducer-crash", "killed from outside, by signal 9 (kill)", "the app is killed"),
      (.hang(milliseconds: 2_000), "reducer-hang", "gives no answer in 2 s", "no answer"),
      (.memory(mebibytes: 300), "reducer-hang", "takes more than 300 MiB", "the memory runs out"),
    ] as [(Incident.Cause, String, String, String)])
  func aSkippedStepIsReportedWithItsPath(
    _ cause: Incident.Cause, rule: String, ending: String, last: String
  ) throws {
    let report = try TroubledForm.report(settingAsideTopStep: cause) { state, action in
      if action == .next, state.routes.count < 3 { state.routes.append("step") }
    }
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == rule)
    #expect(finding.message.text.hasPrefix("“next” "))
    #expect(finding.message.text.contains("the reducer of “Form” "))
    #expect(finding.message.text.contains(ending))
    #expect(finding.location.line == TroubledForm.lineOfNext)
    #expect(finding.route == "step")
    #expect(
      finding.witness?.steps.map(\.phrase) == [
        "home: tap “next” (push step)", "step: tap “next” (push step)",
        "step: tap “next” (\(last))",
      ])
    #expect(finding.witness?.stack.map(\.screen) == ["home", "step", "step"])
    #expect(finding.witness?.debugStop == nil)
  }

  @Test func routesBehindASkippedStepAreNotReportedAsUnreachable() throws {
    let report = try TroubledForm.report(settingAsideTopStep: .signal(5)) { state, action in
      if action == .next, state.routes.count < 3 { state.routes.append("step") }
    }
    #expect(
      report.notChecked.map { "\($0.rule) \($0.route ?? "") \($0.reason)" } == [
        "unreachable-route done not found for the registered actions; steps were set aside, and it "
          + "may lie behind one"
      ])
  }

  @Test func routesOutsideTheRegisteredActionsAreNotReportedAsUnreachable() throws {
    let report = try TroubledForm.report { state, action in
      if action == .next, state.routes.count < 2 { state.routes.append("step") }
    }
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.route) == ["done"])
    #expect(report.notChecked.map(\.reason) == ["not found for the registered actions"])
  }

  @Test func aCutSearchSaysReducersMayFailBeyondTheLimit() throws {
    let report = try TroubledForm.report(limits: Limits(stackHeight: 3)) { state, action in
      if action == .next { state.routes.append("step") }
    }
    #expect(report.findings.isEmpty)
    #expect(
      Set(report.notChecked.map(\.rule)) == [
        "reducer-crash", "reducer-hang", "reducer-nondeterministic", "unlawful-id",
        "unreachable-route", "unregistered-route",
      ])
    #expect(
      report.notChecked.last { $0.rule == "unreachable-route" }?.reason
        == "not found for the registered actions within stack height 3")
  }

  @Test func aNondeterministicReducerIsNamed() throws {
    let calls = Calls()
    let report = try TroubledForm.report(rules: [ReducerNondeterministicRule.self]) {
      state, action in
      if action == .next, state.routes.count < 3, calls.next().isMultiple(of: 2) {
        state.routes.append("done")
      }
    }
    let finding = try #require(report.findings.first)
    #expect(finding.message.text.hasPrefix("“next” is not deterministic: run twice"))
    #expect(finding.witness?.steps.last?.operation.hasSuffix("but not each time") == true)
  }

  @Test func aRouteWithoutAScreenIsNamed() throws {
    let report = try TroubledForm.report { state, action in
      if action == .next { state.routes.append("receipt") }
    }
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "unregistered-route")
    #expect(finding.message.text.hasPrefix("“next” shows “receipt”, but no screen is registered"))
    #expect(finding.witness?.steps.map(\.operation) == ["a screen that is not registered"])
  }

  @Test func thePathMarksStepsThatChangeNoScreen() throws {
    let report = try TroubledForm.report { state, action in
      switch action {
      case .edit: state.isEdited = true
      case .next where state.isEdited: state.routes.append("receipt")
      case .next: break
      }
    }
    #expect(
      report.findings.flatMap { $0.witness?.steps ?? [] }.map(\.operation)
        == ["no screen changes", "a screen that is not registered"])
  }

  @Test func aTrappingLibraryCallIsNamed() throws {
    let report = try TroubledForm.report { state, action in
      if action == .next { state.papers.removeLast() }
    }
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "reducer-crash")
    #expect(
      finding.message.text
        == "“next” crashes the app: “removeLast” traps in the reducer of “Form”")
    #expect(finding.witness?.steps.map(\.operation) == ["removeLast, which crashes the app"])
  }

  @Test func aDuplicateIdentityInAReducerIsReportedAsDropped() throws {
    let report = try TroubledForm.report { state, action in
      if action == .next { state.papers.append(TroubledForm.Paper(id: 1)) }
    }
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "duplicate-id")
    #expect(
      finding.message.text
        == "on “next”, “append” is dropped, because its identity is there already")
    #expect(
      finding.witness?.steps.map(\.operation) == ["no screen changes", "append without effect"])
  }

  @Test func followUpsThatSendEachOtherNeverReturn() throws {
    let loop = Coordinator<RouteName>(
      "Loop", initial: 0, routes: alone("home")
    ) {
      Screen("home") { Action("start", true) }
    } reduce: { (_: inout Int, again: Bool) in
      [.send(again)]
    }
    let graph = Graph("App") { loop }
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers)
    let finding = try #require(Linter.lint(facts).findings.first)
    #expect(finding.rule == "reducer-hang")
    #expect(
      finding.message.text == "“start” never returns: the follow-up actions of the reducer of "
        + "“Loop” send each other without end")
    #expect(finding.witness?.steps.map(\.operation) == ["actions without end"])
  }

  @Test func aFailingFollowUpIsNamedWithItsAction() throws {
    let shop = Coordinator<RouteName>(
      "Shop", initial: ["home"] as [RouteName],
      routes: rootAndPushes
    ) {
      Screen("home") { Action("order", 1) }
    } reduce: { (routes: inout [RouteName], action: Int) in
      guard action == 1 else {
        routes.append("receipt")
        return []
      }
      return [.later("accepted", 2)]
    }
    let graph = Graph("App") { shop }
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers)
    let finding = try #require(Linter.lint(facts).findings.first)
    #expect(
      finding.message.text.hasPrefix("“accepted”, which follows from “order”, shows “receipt”"))
    #expect(finding.witness?.steps.map(\.action) == ["order", "accepted"])
  }
}
