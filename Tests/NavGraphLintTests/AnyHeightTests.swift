import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The reports of rules where the exact engine has the answers for stacks of any height, and where it has none.
struct AnyHeightTests {
  /// Pushes without end, a screen behind a guard that never holds, and something to see for most rules.
  private static let endless = """
    home -> cart!; cart -> cart!; cart goBack 9; cart -> gift ? gift; gift <-; cart goBackTo gift; \
    cart pop; cart removeAll; requires gift vip=yes; var vip no yes; home -> gift lands cart; \
    cart dismiss; cart send reload gift; gift:reload sent nothing; backto home
    """

  private func facts(_ notation: String = endless, stackHeight: Int = 3) throws -> Facts {
    let facts = try Exploration.explore(
      try GraphNotation(notation).graph, limits: Limits(stackHeight: stackHeight))
    try #require(facts.coverage.cutBy.map(\.limit) == [.stackHeight])
    return facts
  }

  private func open(_ facts: Facts) -> Set<String> {
    Set(Linter.lint(facts).notChecked.map(\.rule))
  }

  /// The rules that say so on their pages.
  private static let infos = RuleRegistry.all.map { $0.info }.filter {
    $0.needs.contains(.anyHeight)
  }
  private static let rules = Set(infos.map(\.id))

  @Test func stackRulesNeedNothingElseOfTheSearch() {
    #expect(
      Self.infos.allSatisfy { !$0.needs.contains(.states) && !$0.needs.contains(.completeSearch) })
  }

  /// So a rule cannot claim more than the exact engine has decided, whatever it needs.
  @Test func whatOnlyTheSearchDecidesIsBoundedForAnyRule() throws {
    let flow = try facts().exactForAnyHeight().flows[0]
    let rule = PresenterRemovedRule.info
    #expect(rule.coverage(in: flow, reading: [.removedPresenter]).isComplete)
    #expect(!rule.coverage(in: flow, reading: [.removedPresenter, .repeated]).isComplete)
  }

  @Test func stackRulesLeaveNothingOpenIfAnswersAreExact() throws {
    let facts = try facts()
    let before = open(facts.boundedOnly())
    let after = open(facts.exactForAnyHeight())
    #expect(before.intersection(Self.rules).count >= 8)
    #expect(after.isDisjoint(with: Self.rules))
    #expect(after == before.subtracting(Self.rules))
  }

  @Test func unansweredQuestionsStayOpen() throws {
    var facts = try facts().exactForAnyHeight()
    facts.unanswered = [.lost]
    #expect(open(facts).intersection(Self.rules) == ["no-way-home"])
  }

  @Test func questionsTheExactEngineLeavesOpenAreOpen() throws {
    var facts = try facts().exactForAnyHeight()
    facts.flows[0].openKinds = [.deadEnd]
    #expect(open(facts).intersection(Self.rules) == ["dead-end"])
  }

  @Test func anOpenOutcomeAffectsOnlyTheRulesThatReadIt() throws {
    var facts = try facts().exactForAnyHeight()
    func claims(_ rule: String) -> Set<Claim> {
      Set(
        Linter.lint(facts, configuration: LintConfiguration(only: [rule])).findings.map(\.claim))
    }
    facts.flows[0].openOutcomes = [.notEnoughScreens]
    #expect(open(facts).intersection(Self.rules) == ["pop-underflow"])
    #expect(claims("pop-underflow") == [.under])
    #expect(claims("go-back-target-missing") == [.exact])
  }

  @Test func stackClaimsAreExactIfAnswersAreExact() throws {
    let facts = try facts()
    func claims(_ facts: Facts, _ rule: String) -> Set<Claim> {
      let chosen = LintConfiguration(only: [rule])
      return Set(Linter.lint(facts, configuration: chosen).findings.map(\.claim))
    }
    #expect(claims(facts.boundedOnly(), "pop-underflow") == [.under])
    #expect(claims(facts.exactForAnyHeight(), "pop-underflow") == [.exact])
    // This rule asks about states, of which the search did not see all.
    #expect(claims(facts.exactForAnyHeight(), "double-trigger") == [.under])
  }

  @Test func aScreenUnreachableFromEveryStackIsReportedWithoutALimit() throws {
    let notation = "home -> cart!; cart -> cart!; cart -> gift ? gift; gift <-"
    let facts = try facts(notation)
    let rules: [any Rule.Type] = [UnreachableRouteRule.self]
    let bounded = Linter.lint(facts.boundedOnly(), rules: rules)
    #expect(bounded.findings.isEmpty)
    #expect(
      bounded.notChecked.map(\.reason) == ["not found within stack height 3; it may lie beyond"])
    let exact = Linter.lint(facts.exactForAnyHeight(), rules: rules)
    #expect(exact.findings.map(\.route) == ["gift"])
    #expect(exact.findings.map(\.claim) == [.exact])
    #expect(exact.notChecked.isEmpty)
  }

  @Test func aStaleSuppressionIsReportedIfAnswersAreExact() throws {
    var graph = try GraphNotation("home -> cart!; cart -> cart!").graph
    graph.updateCoordinators { _, coordinator in
      coordinator.suppressions = ["duplicate-id", "double-trigger"].map {
        Suppression(rule: $0, reason: "known", location: coordinator.location)
      }
    }
    let facts = try Exploration.explore(graph, limits: Limits(stackHeight: 3))
    func stale(_ facts: Facts) -> [String] {
      Linter.lint(facts).findings.filter { $0.rule == "superfluous-suppression" }
        .map(\.message.text)
    }
    #expect(stale(facts.boundedOnly()).isEmpty)
    let found = stale(facts.exactForAnyHeight())
    #expect(found.count == 1)
    #expect(found.first?.contains("duplicate-id") == true)
  }
}
