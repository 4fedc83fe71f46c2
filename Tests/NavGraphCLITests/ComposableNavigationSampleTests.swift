import NavGraphFacts
import NavGraphModel
import Testing

/// ComposableNavigation's showcases and introduction, and the page about them.
struct ComposableNavigationSampleTests {
  private static let sample = "ComposableNavigation"
  /// Explored once for all tests; not as deep as by default, which a debug build takes long for.
  private static let facts = Task {
    try await SampleFacts(of: sample, options: ["--flow-nesting", "3"])
  }

  @Test func eachShowcaseIsSearchedSeparately() async throws {
    let facts = try await Self.facts.value
    #expect(
      facts.rows == [
        "| CombinedStacks | 4 | 6 | nothing |", "| CountryTabs | 12 | 59 | nothing |",
        "| ModalShowcase | 4 | 9 | nothing |",
        "| Nested | 456 | 2499 | stack height 8 and 3 nested coordinators |",
        "| StackShowcase | 4 | 12 | nothing |", "| TabsShowcase | 6 | 20 | nothing |",
      ])
    let page = try SamplePage(of: Self.sample)
    #expect(facts.rows.allSatisfy(page.shows))
  }

  @Test(arguments: ["showCounterOne", "showCounterTwo"])
  func aModalThatPresentsAnotherIsReplacedByIt(action: String) async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "ModalShowcase", on: action) == [
        .init(
          effect: .appliedDespite(.slotTaken), steps: ["root: showHelper", "helper: \(action)"])
      ])
  }

  @Test func filterAndSortingReplaceEachOther() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "Countries", on: "showSorting") == [
        .init(
          effect: .appliedDespite(.slotTaken),
          steps: ["list: selectFilter", "filter: showSorting"])
      ])
    #expect(
      try facts.surprises(of: "Countries", on: "showFilter") == [
        .init(
          effect: .appliedDespite(.slotTaken), steps: ["list: selectSorting", "sort: showFilter"])
      ])
  }

  @Test func reorderedTabsKeepTheSelection() async throws {
    let facts = try await Self.facts.value
    let switched = try facts.state(after: "switchTabs", of: "TabsShowcase")
    #expect(facts.routes(of: switched.flow) == ["helper", "counterTwo", "counterOne"])
    #expect(switched.flow.selected == 0)
    #expect(switched.flow.entries.map(\.isActive) == [true, false, false])
  }

  @Test func aTabIndexRefersToTheNewOrder() async throws {
    let facts = try await Self.facts.value
    let shown = try facts.landings(of: "TabsShowcase", on: "showTab(2)")
    #expect(shown == ["counterOne"])
    #expect(try facts.landings(of: "TabsShowcase", on: "showTab(0)") == ["counterOne"])
  }

  @Test func theSecondStackStartsAfterTheFirst() async throws {
    let facts = try await Self.facts.value
    let first = try #require(try facts.observation("SecondStack", "counter1").shown)
    #expect(facts.steps(to: first) == ["counter1: done", "counter2: done"])
    let last = try #require(try facts.observation("SecondStack", "counter2").shown)
    #expect(facts.steps(to: last) == ["counter1: done", "counter2: done", "counter1: done"])
  }

  @Test func aLinkActsBehindASheet() async throws {
    let facts = try await Self.facts.value
    let landings = try facts.landings(of: "CountryTabs", on: "countries://detail/:id")
    #expect(landings == ["detail", "filter", "sort"])
  }

  @Test func tasksOfTheIntroductionCanCompleteLate() async throws {
    let rows = [
      "| Onboarding | 4 | 6 | 1 pending effect of each kind |",
      "| Register | 14 | 32 | 1 pending effect of each kind |",
      "| Root | 6 | 17 | 1 pending effect of each kind |",
    ]
    var found: [String] = []
    for graph in ["Onboarding", "Register", "Root"] {
      found += try await SampleFacts(of: "\(Self.sample)/Introduction", graph: graph).rows
    }
    #expect(found == rows)
    let page = try SamplePage(of: Self.sample)
    #expect(rows.allSatisfy(page.shows))
  }

  @Test func theSamplePageMatchesTheSampleAndTheTool() async throws {
    let page = try SamplePage(of: Self.sample)
    try page.expectRegistrationsOfTheSample()
    try await page.expectReportsOfTheTool()
  }
}

extension SampleFacts {
  /// The first state that a transition of a coordinator leads to.
  fileprivate func state(after action: String, of coordinator: String) throws -> Snapshot {
    let landing = try #require(observations(of: coordinator, on: action).first)
    return facts.trace[landing.witness].state
  }

  /// The names of the screens that can be on top after a transition of a coordinator, each once.
  fileprivate func landings(of coordinator: String, on action: String) throws -> [String] {
    let names: [String] = try observations(of: coordinator, on: action).map { landing in
      let route = try #require(landing.landing)
      return facts.graph.coordinators[route.coordinator].routes[route.route].name
    }
    return Set(names).sorted()
  }

  private func observations(of coordinator: String, on action: String) -> [LandingObservation] {
    facts.landings.filter { landing in
      guard case .transition(let transition) = landing.cause else { return false }
      return facts.graph.coordinators[transition.coordinator].name == coordinator
        && facts.graph.transition(transition)?.action == action
    }
  }

  /// The names of a flow's entries, from the first.
  fileprivate func routes(of flow: FlowSnapshot) -> [String] {
    flow.entries.map { entry in
      let instance = facts.flows[flow.coordinator].instances[entry.entry.instance]
      return facts.graph.coordinators[flow.coordinator].routes[instance.route].name
    }
  }
}
