import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import Testing

/// What is claimed about a route, beyond whether there is a finding.
struct UnreachableRouteTests {
  @Test func aRouteBeyondTheLimitIsFoundOnAHigherStack() throws {
    let graph = try GraphNotation("home -> a; a -> b; b -> far").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(report.findings.isEmpty && report.notChecked.isEmpty)
    #expect(facts.flows[0].routes.allSatisfy { $0.shown != nil })
  }

  @Test func aRouteBeyondTheLimitIsLeftOpenAndNotReported() throws {
    let graph = try GraphNotation("home -> a; a -> b; b -> far").graph
    var facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3)).boundedOnly()
    facts.flows[0].routes[3] = RouteObservation(shown: nil, held: nil)
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.route) == ["far"])
    #expect(report.notChecked.first?.reason.contains("stack height 3") == true)
  }

  @Test func aMissingActionChainProvesUnreachabilityInACutSearch() throws {
    let graph = try GraphNotation("home -> a; a -> b; b -> home!; orphan <-").graph
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    #expect(!facts.coverage.isComplete)
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(report.findings.map(\.route) == ["orphan"])
    #expect(report.findings.map(\.claim) == [.exact])
  }

  @Test func theWitnessLeadsToTheScreenWithTheMissingStep() throws {
    let graph = try GraphNotation("home -> cart; cart -> gift ? gift").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(finding.witness?.steps.map(\.action) == ["to cart"])
    #expect(finding.witness?.stack.map(\.screen) == ["home", "cart"])
    #expect(finding.notes.first?.message.text.contains("contains gift") == true)
  }

  @Test func anUnsentActionIsReportedWithTheRouteItOpens() throws {
    let facts = try Exploration.explore(
      GraphNotation("home -> cart; cart:gone sent -> gift; gift:more sent -> cart!").graph)
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self, UnsentActionRule.self])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(
      finding.message.text
        == "“gift” is unreachable: nothing sends “gone” to “cart”, which opens it")
    #expect(finding.fix == "Send “gone”, or remove it with the route")
    #expect(finding.others.map(\.rule) == ["unsent-action", "unsent-action"])
    let alone = Linter.lint(facts, rules: [UnsentActionRule.self])
    #expect(alone.findings.flatMap(\.members).count == 2)
  }

  @Test func anAmbiguousRouteIsNamedWithItsCoordinator() throws {
    let facts = try Exploration.explore(
      GraphNotation("Main: home -> shop@Shop; Main: note; Shop: list -> note").graph)
    let report = Linter.lint(facts, rules: [UnreachableRouteRule.self])
    #expect(
      report.findings.map(\.message.text)
        == ["“note” of “Main” is unreachable: no action opens it"])
  }

  private func messages(_ coordinator: Coordinator<RouteName>) throws -> [String] {
    let facts = try Exploration.explore(Graph("G") { coordinator }.definition)
    return Linter.lint(facts, rules: [UnreachableRouteRule.self]).findings.map(\.message.text)
  }

  @Test func anEffectContinuesWhileItsScreenIsCovered() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .identified), root: "a", embedsNavigation: true
    ) {
      Screen("a") {
        On("go", .push("b"))
        On("loaded", trigger: .effect, when: .contains("b"), .push("c"))
      }
      Screen("b")
      Screen("c")
    }
    #expect(try messages(coordinator) == [])
  }

  @Test func anAlwaysCoveredScreenIsNotBlamedOnNavigation() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .identified), root: "a", embedsNavigation: true
    ) {
      Screen("a") { On("go", .push("under"), .presentCover("top")) }
      Screen("under")
      Screen("top")
    }
    let messages = try messages(coordinator)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("below other screens") == true)
  }

  @Test func everyScreenThatOpensTheRouteIsNamed() throws {
    let graph = try GraphNotation("home <-; a -> x; b -> x; x <-").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings
        .flatMap(\.members).first { $0.route == "x" })
    #expect(finding.message.text.contains("only “a”, “b” open it, which are unreachable too"))
  }

  @Test func aCoordinatorThatIsShownIsNotCalledUnreachable() throws {
    let graph = try GraphNotation(
      "home -> list; slot .news sheet; self:notified sent fill news page"
    ).graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(
      finding.message.text
        == "“page” is unreachable: nothing sends “notified” to “Example”, which opens it")
  }

  @Test func theMessageNamesAScreenThatOnlyOpensItself() throws {
    let graph = try GraphNotation("home <-; x -> x").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(finding.message.text.contains("only its own actions open it"))
  }

  @Test func theMessageNamesAScreenThatIsOnTheStackButNeverShown() throws {
    let graph = try GraphNotation("home =| login; login -> help").graph
    let finding = try #require(
      Linter.lint(try Exploration.explore(graph), rules: [UnreachableRouteRule.self]).findings.first
    )
    #expect(finding.message.text.contains("navigation container"))
    #expect(finding.witness?.stack.map(\.screen) == ["home", "login", "help"])
  }

  @Test func aScreenThatOnlyAnUnreachableOneOpensWithTheRightArgumentsIsAConsequence() throws {
    let graph = try GraphNotation(
      """
      home -> scan(kind=code); argument scan.kind code card; pay -> scan(kind=card); \
      scan:found -> receipt ? its kind=card
      """
    ).graph
    let facts = try Exploration.explore(graph)
    let findings = Linter.lint(facts, rules: [UnreachableRouteRule.self]).findings
    #expect(findings.map(\.route) == ["pay"])
    #expect(
      findings.flatMap(\.members).map(\.message.text).contains(
        "“receipt” is unreachable: only “pay” opens it, which is unreachable too"))
  }
}
