import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Policies of the author's own: what breaks them, what keeps them, and what a cut leaves open.
@Suite("Policies")
struct PolicyRuleTests {
  // MARK: - Tabs

  static let tabs = "tabs a@A b@B; A: x -> y; B: z -> w; "

  @Test("about one tab keep tabs separate; about several tabs combine their states")
  func tabsSearchedSeparately() throws {
    let apart = [
      "canreach A.y", "mustreach B.w 2", "noway a to A.y unless A.x", "never n when holds A.y",
      "never n when shows A.y and shows B.w", "never n when in A y and shows Example.a",
    ]
    let together = [
      "canreach A.y B.w", "noway A.y to B.w unless A.x", "noway to A.y unless B.w",
      "never n when holds A.y and holds B.w", "never n when in A y and in B w",
    ]
    for policy in apart {
      #expect(try explore(Self.tabs + policy).searches.count == 2, "\(policy)")
    }
    for policy in together {
      #expect(try explore(Self.tabs + policy).searches.count == 1, "\(policy)")
    }
  }

  @Test("about one coordinator in two tabs take the states of both together")
  func sharedCoordinator() throws {
    let facts = try explore("tabs a@A b@A; A: x := y; always kept when holds A.x")
    #expect(facts.searches.count == 1)
    #expect(steps(facts) == [["to y", "tap tab b", "to y"]])
  }

  @Test("that ask for a screen of a tab are not broken in another one")
  func otherTab() throws {
    #expect(try steps(Self.tabs + "canreach A.y").isEmpty)
    #expect(try steps(Self.tabs + "canreach B.w").isEmpty)
    #expect(try findings("tabs a@A b@B; A: x -> y; B: z -> w; backto A.y", .lost) == 0)
    #expect(
      try steps("tabs a@A b@B; A: x -> y; A: x := stuck; B: z -> w; canreach A.y") == [["to stuck"]]
    )
    let both = "tabs a@A b@B; A: x -> y; A: x := v; B: z -> w; B: z := u; canreach A.y B.w"
    #expect(try steps(both) == [["to v", "tap tab b", "to u"]])
  }

  @Test("about paths cover paths through several tabs")
  func pathsThroughTabs() throws {
    #expect(
      try steps(Self.tabs + "noway A.y to B.w unless A.x") == [["to y", "tap tab b", "to w"]])
    // The other tab is as it was left.
    let path = try #require(try steps(Self.tabs + "noway A.y to B.w unless B.z").first)
    #expect(path.count == 5 && path.last == "tap tab b")
    #expect(try steps("tabs a@A* b@B*; A: x -> y; B: z -> w; noway A.y to B.w unless B.z").isEmpty)
    #expect(try steps(Self.tabs + "never n when holds A.y and holds B.w").map(\.count) == [3])
  }

  // MARK: - Starts

  @Test("are checked for the relevant initial states")
  func severalStarts() throws {
    let app = "A: x -> y; B: z -> w; "
    for policy in ["always n when holds A.x", "canreach A.y", "mustreach A.y 1"] {
      let report = try lint(app + policy)
      #expect(report.findings.isEmpty && report.notChecked.isEmpty, "\(policy)")
    }
    #expect(try steps(app + "mustreach B.w 0") == [["to w"]])
    #expect(try steps("A: x -> y; B: z set v 1; var v 0 1; never n when v=1") == [["set v 1"]])
  }

  @Test("that ask for a screen soon ask it of each start")
  func eachStart() throws {
    let stacks = "starts home; starts home cart; home -> cart; cart -> pay; "
    #expect(try steps(stacks + "mustreach pay 1") == [["to cart", "to pay"]])
    #expect(try steps(stacks + "mustreach pay 2").isEmpty)
    let report = try lint(
      "input device phone pad; home -> pay ? device=pad; home -> cart; mustreach pay 3")
    #expect(report.findings.first?.witness?.inputs == ["device is phone"])
    #expect(report.findings.first?.message.text.contains("at most 3 steps") ?? false)
  }

  // MARK: - Hosting

  @Test("see screens through the flows that show them")
  func hosting() throws {
    let app = "home => shop@Shop; Shop: list -> cart; "
    #expect(
      try steps(app + "never n when shows shop and shows Shop.cart") == [["to shop", "to cart"]])
    #expect(try steps(app + "noway shop to Shop.cart unless Shop.list").isEmpty)
    #expect(try steps(app + "noway home to Shop.cart unless Shop.list").isEmpty)
    #expect(
      try steps(app + "Shop: link a://cart -> cart; noway Shop.cart to home unless Shop.list")
        .count == 1)
  }

  @Test("do not count a state that shows both ends as a path")
  func bothEndsAtOnce() throws {
    #expect(try steps("home => shop@Shop; Shop: list; noway shop to Shop.list unless home").isEmpty)
  }

  // MARK: - Cuts

  static let tower = "home -> item!; item -> item; "

  @Test("that hold in a limited search are reported as not checked")
  func holdingInACutSearch() throws {
    for policy in ["canreach home", "never n when shows far", "noway to far unless home"] {
      let report = try lint(Self.tower + "item -> far ? gift; gift <-; " + policy)
      #expect(report.findings.isEmpty, "\(policy)")
      #expect(report.notChecked.count == 1, "\(policy)")
      let said =
        policy.hasPrefix("canreach")
        ? "is undecided: the search was limited by stack"
        : "holds in all that was searched; limited by stack"
      #expect(report.notChecked.first?.reason.contains(said) ?? false)
    }
  }

  @Test("are not violated by states beyond a limit")
  func undecidedInACutSearch() throws {
    let app = Self.tower + "item -> far ? count >=20; "
    for policy in ["canreach far", "mustreach far 30"] {
      let report = try lint(app + policy)
      #expect(report.findings.isEmpty, "\(policy)")
      #expect(report.notChecked.count == 1, "\(policy)")
    }
  }

  @Test("that ask for a screen soon are decided as far as that is seen")
  func reachWithinCut() throws {
    let kept = try lint(Self.tower + "mustreach item 1")
    #expect(kept.findings.isEmpty && kept.notChecked.isEmpty)
    let broken = try lint(Self.tower + "item -> far ? count >=20; mustreach far 3")
    #expect(broken.findings.map(\.claim) == [.under])
    #expect(broken.notChecked.isEmpty)
  }

  @Test("that are violated within a limited search are reported")
  func violatedInACutSearch() throws {
    let report = try lint(Self.tower + "item := stuck; never n when shows item; canreach home")
    #expect(report.findings.map(\.claim) == [.under, .under])
    #expect(report.findings.allSatisfy { $0.witness?.steps.isEmpty == false })
    #expect(report.notChecked.isEmpty)
  }

  @Test("about paths are not checked where there are too many steps to keep")
  func tooManySteps() throws {
    var facts = try explore("home -> cart; canreach cart; never n when shows home and holds cart")
    facts.observations = []
    facts.unanswered = StateQuestions.all
    let report = PolicyRule.check(facts)
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map { $0.reason.contains("canreach cart") } == [true])
  }

  private enum StateQuestions {
    static let all: [ObservationKind] = [
      .deadEnd, .lost, .slotStuck, .automaticLoop, .policyBroken, .policyKept,
    ]
  }

  // MARK: - Claims and places

  @Test("are reported under their names, at their places, for suppressions and baselines")
  func places() throws {
    let graph = try GraphNotation("home -> cart; ↓never open when shows cart")
    let report = Linter.lint(
      try Exploration.explore(graph.graph), rules: [PolicyRule.self])
    let finding = try #require(report.findings.first)
    #expect(finding.location == graph.marks.first)
    #expect(finding.operation == "open")
    #expect(finding.claim == .exact)
    #expect(
      finding.message.text
        == "“open” is violated: after one step, this holds and never should: Example ▸ cart is shown"
    )
    let accepted = try lint("home -> cart; never open when shows cart; allow policy")
    #expect(accepted.findings.isEmpty && accepted.accepted.count == 1)
  }

  @Test("name the violating path and its start")
  func messages() throws {
    let texts = [
      "home := done; always open when holds home":
        "after one step, this does not hold and always should: Example ▸ home is there",
      "home -> help; home := done; canreach help":
        "after one step, no path leads to “Example ▸ help” any more",
      "home -> a; a -> b; mustreach b 1":
        "the shortest path from the start to “Example ▸ b” takes 2 steps, not 1",
      "home -> a; a := home; b; mustreach b 1":
        "no path of at most one step leads from the start to “Example ▸ b”",
      "home -> a; noway to a unless b; home -> b":
        "a path leads from the start to “Example ▸ a” past “Example ▸ b”",
      "home; never n when shows home":
        "at the start of the app, this holds and never should: Example ▸ home is shown",
    ]
    for (notation, text) in texts.sorted(by: { $0.key < $1.key }) {
      let found = try lint(notation).findings.map(\.message.text)
      #expect(found.count == 1 && found[0].hasSuffix("is violated: \(text)"), "\(found)")
    }
  }

  // MARK: - Reading

  private func explore(_ notation: String) throws -> Facts {
    let notation = try GraphNotation(notation)
    return try Exploration.explore(notation.graph, reducers: notation.reducers)
  }

  private func lint(_ notation: String) throws -> RuleReport {
    Linter.lint(try explore(notation), rules: [PolicyRule.self])
  }

  private func findings(_ notation: String, _ kind: ObservationKind) throws -> Int {
    try explore(notation).observations(kind).count
  }

  private func steps(_ notation: String) throws -> [[String]] { steps(try explore(notation)) }

  /// The actions of each finding's witness.
  private func steps(_ facts: Facts) -> [[String]] {
    Linter.lint(facts, rules: [PolicyRule.self]).findings.map { finding in
      finding.witness?.steps.map(\.action) ?? []
    }
  }
}
