import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import NavGraphReport

/// Reports to render.
enum ReportSamples {
  /// One error with a witness and two notes, one warning, one that is accepted of each kind, one
  /// question left open, and a rule that found nothing.
  static func small() throws -> Report {
    let facts = try Exploration.explore(
      try GraphNotation("home => list; list -> list; orphan <-").graph)
    var lint = Linter.lint(facts, rules: [DuplicateIDRule.self])
    lint.findings[0].notes = [.init("the other one is here", at: place(line: 3))]
    lint.findings[0].action = "to list"
    lint.findings[0].operation = "push list"
    lint.findings.append(
      Finding(
        rule: stale, message: "“orphan” is stale", claim: .under,
        assumptions: ["inputs keep their values"], coordinator: "Example", route: "orphan",
        location: place(line: 4)))
    lint.accepted = [
      AcceptedFinding(
        Finding(
          rule: stale, message: "“list” is stale", claim: .exact, coordinator: "Example",
          route: "list", location: place(line: 5)),
        .suppressed(because: "it is going to be removed")),
      AcceptedFinding(
        Finding(
          rule: stale, message: "“home” is stale", claim: .exact, coordinator: "Example",
          location: place(line: 6)),
        .inBaseline),
    ]
    lint.notChecked = [
      NotChecked(
        rule: stale, coordinator: "Example", route: "home",
        reason: "stacks beyond stack height 8 were not searched")
    ]
    return Report(
      facts: facts, lint: lint, rules: [duplicate, stale, quiet], toolVersion: "1.2.3",
      elapsed: .milliseconds(1_234))
  }

  /// A search that a bound limited: one coordinator has answers for stacks of any height, another
  /// has none, and a third has met no bound. A cycle is proved.
  static func cut() throws -> Report {
    var facts = try Exploration.explore(
      try GraphNotation(
        "main@Shop; Shop: home:go -> item!; Shop: item:more -> item!; Landing: a -> b!; "
          + "Landing: b -> b!; Still: x"
      ).graph, limits: Limits(stackHeight: 3))
    let names = facts.graph.coordinators.map(\.name)
    for (index, search) in facts.searches.enumerated() where !search.coverage.isComplete {
      let isLanding = names[search.entry] == "Landing"
      facts.searches[index].stacks =
        isLanding
        ? StackFacts(obstacle: "commands arrive later", headCount: 0, maximalHeight: nil)
        : StackFacts(headCount: 3, maximalHeight: nil)
    }
    for index in facts.flows.indices {
      facts.flows[index].stackCoverage =
        names[index] == "Landing" ? facts.flows[index].coverage : Coverage()
    }
    facts.observations.removeAll { $0.key.kind == .grows || $0.key.kind == .cutByHeight }
    let shop = names.firstIndex(of: "Shop")
    if let end = facts.trace.firstIndex(where: { node in
      node.step?.isRepeated == false
        && node.state.flow.entries.first?.hosted.first?.entries.count == 3
    }) {
      facts.observations.append(
        RecordedObservation(
          key: ObservationKey(.grows, coordinator: shop, cause: facts.trace[end].step?.cause),
          witness: end, against: facts.trace[end].parent))
    }
    let rules: [any Rule.Type] = [UnboundedGrowthRule.self, UnreachableRouteRule.self]
    return Report(
      facts: facts, lint: Linter.lint(facts, rules: rules), rules: rules.map { $0.info },
      toolVersion: "1.2.3",
      elapsed: .zero)
  }

  /// Nothing was found, and nothing left open.
  static func empty() throws -> Report {
    let facts = try Exploration.explore(try GraphNotation("home -> list").graph)
    return Report(
      facts: facts, lint: RuleReport(), rules: [quiet], toolVersion: "1.2.3", elapsed: .zero)
  }

  /// Names that break out of whatever does not hold them.
  static let hostileNames = [
    "\"quotes\" and 'more'", "<script>alert(1)</script>", "& &amp; ]]> <!-- -->", "two\nlines\ttab",
    "\u{202E}reversed\u{202C}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "日本語の画面",
    "nul\0 and \u{1B}[31mescape", String(repeating: "long ", count: 2_000), "=1+1", " @SUM(A1)",
    "+a,\"b\"", "-2+3", "\u{FF1D}full", "```\n# heading", "%0A::error::forged", "::error::forged",
    "</details></article>", "{{title}} {{{title}}}", "{0} [text](1)", "\u{FFFE}\u{FFFF}",
    "a#quot;b;c", "| a | b |", "**bold** _it_ [x](javascript:alert)", "www.example.com",
    "\"\u{301} onclick=\"x", "<\u{301}b>", "carriage\r\nreturn", "end", "", "\\\\N\\l{x|y}",
  ]

  /// A graph whose routes and actions have these names, each with a finding that has them in all of its
  /// parts, one more of them accepted, and one question.
  static func hostile() throws -> Report {
    let routes = hostileNames.enumerated().map { index, name in
      RouteDefinition(
        name: "\(name)#\(index)", identity: .unique,
        transitions: [
          Transition(
            action: name.isEmpty ? "empty" : name,
            operations: [
              .append(
                Destination(
                  target: RoutePattern(
                    route: "\(hostileNames[(index + 1) % hostileNames.count])"
                      + "#\((index + 1) % hostileNames.count)"), presentation: .push))
            ], location: place(line: index + 1))
        ], location: place(line: index + 1))
    }
    let coordinator = CoordinatorDefinition(
      name: hostileNames[1], dialect: .tcaCoordinators(.v0_14, .indexed),
      root: RoutePattern(route: routes[0].name), rootEmbedsNavigation: true, routes: routes,
      location: place(line: 1))
    var facts = try Exploration.explore(
      GraphDefinition(name: hostileNames[1], coordinators: [coordinator], location: place(line: 1)),
      limits: Limits(stackHeight: 3))
    // Reasons of the exact engine may name anything, too.
    let cut = Coverage(cutBy: [.init(limit: .stackHeight, at: 3)])
    facts.flows[0].coverage = cut
    facts.flows[0].stackCoverage = cut
    facts.searches = hostileNames.map { name in
      SearchFacts(
        entry: 0, focus: [], coverage: cut, stateCount: 1, stepCount: 1,
        stacks: StackFacts(obstacle: name, headCount: 0, maximalHeight: nil))
    }
    let findings = try hostileNames.enumerated().map { index, name in
      let location = SourceLocation(file: "a b/\(name)", line: index + 1, column: 7)
      return Finding(
        rule: stale, message: .init(stringLiteral: "about \(name)"), claim: .exact,
        assumptions: [name], coordinator: hostileNames[1], route: routes[index].name,
        action: name, operation: "push \(name)", location: location,
        notes: [.init(.init(stringLiteral: name), at: location)],
        witness: try witness(name, location))
    }
    let accepted = hostileNames.map { AcceptedFinding(findings[0], .suppressed(because: $0)) }
    let questions = hostileNames.map {
      NotChecked(rule: stale, coordinator: $0, route: $0, reason: $0)
    }
    return Report(
      facts: facts,
      lint: RuleReport(findings: findings, notChecked: questions, accepted: accepted),
      rules: [quiet, stale], toolVersion: "1.2.3", elapsed: .zero)
  }

  /// The way that some finding has, with other words.
  private static func witness(_ name: String, _ location: SourceLocation) throws -> Witness? {
    var witness = try small().lint.findings[0].witness
    witness?.steps = [
      Witness.Step(
        screen: name, action: name, trigger: .tap, operation: name, assumes: [name],
        location: location)
    ]
    witness?.stack = [Witness.Level(screen: name, manner: nil)]
    witness?.debugStop = 1
    witness?.inputs = ["input is \(name)"]
    return witness
  }

  private static func place(line: Int) -> SourceLocation {
    SourceLocation(file: "App/Navigation Map.swift", line: line, column: 7)
  }

  private static let duplicate = rule("duplicate-id", .error, .identity)
  private static let stale = rule("stale-route", .warning, .hygiene)
  private static let quiet = rule("quiet-rule", .info, .stack)

  private static func rule(
    _ id: String, _ severity: Severity, _ category: RuleInfo.Category
  ) -> RuleInfo {
    RuleInfo(
      id: id, severity: severity, category: category, summary: "The summary of \(id)",
      rationale: "Why it matters.", fix: "What to do.", flagged: [], clean: [])
  }
}
