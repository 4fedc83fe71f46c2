import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

struct DuplicateIDTests {
  @Test func theWitnessEndsWithTheDroppedStep() throws {
    let graph = try GraphNotation("home -> item; item -> item").graph
    let finding = try #require(Linter.lint(try Exploration.explore(graph)).findings.first)
    #expect(finding.rule == "duplicate-id")
    #expect(finding.witness?.steps.map(\.operation) == ["push item", "push item"])
    #expect(finding.witness?.stack.map(\.screen) == ["home", "item"])
    #expect(finding.message.text.contains("screen 2 of 2 from the root"))
  }

  @Test func identitiesFromArgumentsCollideOnlyIfTheArgumentsAreEqual() throws {
    let coordinator = Coordinator<RouteName>(
      "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home") {
        On("first", .push("item", with: ["id": "1"]))
      }
      Screen("item", arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
        On(
          "other", when: .not(.contains("item", with: ["id": "2"])),
          .push("item", with: ["id": "2"]))
        On("same", .push("item", with: ["id": .same("id")]))
      }
    }
    let facts = try Exploration.explore(Graph("Shop") { coordinator }.definition)
    let report = Linter.lint(facts, rules: [DuplicateIDRule.self])
    #expect(report.findings.map(\.route) == ["item"])
    #expect(
      report.findings.first?.witness?.steps.map(\.operation)
        == ["push item(id: 1)", "push item(id: 1)"])
  }

  @Test func anEventThatComesTwiceIsAWarning() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home")
      Screen("update")
      OnSelf("updateFound", trigger: .effect, .push("update"))
    }
    let report = Linter.lint(
      try Exploration.explore(Graph("G") { coordinator }.definition), rules: [DuplicateIDRule.self])
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.first?.fix?.contains("first event only") == true)
  }

  @Test func onlyTheDroppedOperationIsNamed() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("go", .push("cart"), .push("cart")) }
      Screen("cart")
    }
    let finding = try #require(
      Linter.lint(try Exploration.explore(Graph("G") { coordinator }.definition)).findings.first)
    #expect(finding.message.text.hasPrefix("on “go”, “push cart” is dropped"))
  }

  @Test func aFindingBeyondAnAssertionSaysWhereADebugBuildStops() throws {
    let graph = try GraphNotation("home =| cart; cart -> coupon").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [DuplicateIDRule.self]).findings.first)
    #expect(finding.witness?.steps.count == 3)
    #expect(finding.witness?.debugStop == 2)
  }

  @Test func anArrayWithARepeatedIdentityCrashesBothBuilds() throws {
    let graph = try GraphNotation("home := cart item item").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [DuplicateIDRule.self]).findings.first)
    #expect(finding.message.text.contains("in debug and release builds"))
  }

  @Test func aTruncatedSearchSaysItMayHaveMissedFindings() throws {
    let graph = try GraphNotation("home -> item!; item -> item!").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3)).boundedOnly()
    let report = Linter.lint(facts, rules: [DuplicateIDRule.self])
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.rule) == ["duplicate-id"])
  }
}
