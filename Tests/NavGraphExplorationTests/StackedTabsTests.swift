import NavGraph
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphExploration

@Suite("Tabs lowest in a stack")
struct StackedTabsTests {
  /// A flow of three screens, the last of which asks for details; without end where that is wanted.
  private func flow(
    _ name: String, isEndless: Bool = false,
    @ScreenBuilder<RouteName> more: () -> [ScreenPart] = { [] }
  ) -> Coordinator<RouteName> {
    stack(name, root: "list") {
      Screen("list") { On("go", .push("a")) }
      Screen("a", disabling: [.backMenu]) {
        On("go", .push("b"))
        for part in more() { PassedScreen(screenPart: part) }
      }
      Screen("b", disabling: [.backMenu]) {
        On("details")
        if isEndless { On("go", .push("a")) }
      }
    }
  }

  private func explore(
    _ flows: [Coordinator<RouteName>], limits: Limits = Limits(),
    variables: [Variable<RouteName>] = [], without techniques: Set<Exploration.Technique> = [],
    @CoordinatorBuilder<RouteName> app: () -> [ContainerPart] = { [] },
    @TabsBuilder<RouteName> tabs: () -> [ContainerPart] = { [] }
  ) throws -> Facts {
    let main = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
      for part in tabs() { Passed(containerPart: part) }
    }
    let around = Coordinator<RouteName>(
      "App", dialect: .tcaCoordinators(.v0_14, .indexed), root: "splash"
    ) {
      Screen("splash") { On("enter", .set([.root("tabs", embedsNavigation: true)])) }
      Screen("tabs", hosts: "Main")
      Screen("details", disabling: [.backMenu]) {
        On("more", when: .count(.lessThan(3)), .push("details"))
        On("logOut", .set([.root("splash")]))
      }
      for part in app() { Passed(containerPart: part) }
    }
    let graph = Graph("App") {
      around.registered
      main.registered
      flows.map { $0.registered }
      for variable in variables { variable }
    }
    return try Exploration.explore(graph.definition, limits: limits, without: techniques)
  }

  /// Shows details when a screen of a tab asks for them.
  private func details(of tab: String) -> ContainerPart {
    OnChild<RouteName>("tabs", route(tab), route("b"), action: "details", .push("details"))
      .containerPart
  }

  private func isSeparate(_ facts: Facts) -> Bool { facts.searches.count == 2 }

  @Test("are explored one by one, although each covers them with screens of the stack")
  func sum() throws {
    let facts = try explore([flow("X"), flow("Y")]) {
      Passed(containerPart: details(of: "x"))
      Passed(containerPart: details(of: "y"))
    }
    // The start; three states of the tab, with each of two selected; details once and twice, above the last.
    #expect(facts.searches.map(\.stateCount) == [1 + 6 + 2, 1 + 6 + 2])
    #expect(facts.coverage.isComplete)
    let whole = try explore([flow("X"), flow("Y")], without: [.separateTabs]) {
      Passed(containerPart: details(of: "x"))
      Passed(containerPart: details(of: "y"))
    }
    #expect(whole.searches.count == 1)
    #expect(Set(facts.observations.map(\.key)) == Set(whole.observations.map(\.key)))
    #expect(facts.sightsOfScreensAndOutcomes == whole.sightsOfScreensAndOutcomes)
  }

  @Test("are answered for stacks of any height, in the tabs and above them")
  func anyHeight() throws {
    let facts = try explore(
      [flow("X", isEndless: true), flow("Y", isEndless: true)], limits: Limits(stackHeight: 3)
    ) {
      Passed(containerPart: details(of: "x"))
      Passed(containerPart: details(of: "y"))
    }
    #expect(isSeparate(facts))
    #expect(!facts.coverage.isComplete)
    #expect(facts.stackCoverage.isComplete)
  }

  @Test("are explored together where a variable stays when what covered them has gone")
  func variables() throws {
    let facts = try explore(
      [flow("X"), flow("Y") { On("seen", .assign("seen", true)) }],
      variables: [Variable("seen", false)])
    #expect(!isSeparate(facts))
  }

  @Test("are explored together where one action selects another tab and covers it")
  func coversSelected() throws {
    func facts(_ action: String) throws -> Facts {
      try explore([flow("X"), flow("Y")]) {
        Passed(containerPart: details(of: "x"))
      } tabs: {
        OnChild("x", route("b"), action: action, .select("y"))
      }
    }
    #expect(try isSeparate(facts("other")))
    #expect(try !isSeparate(facts("details")))
  }

  @Test(
    "are explored together where a screen above them acts on one of them, and another has shown that"
  )
  func actedOnFromAbove() throws {
    func facts(leadsOut: Bool) throws -> Facts {
      try explore([flow("X"), flow("Y")]) {
        if leadsOut { Passed(containerPart: details(of: "x")) }
        OnSelf(
          "link", trigger: .effect, .inChild("tabs", route("y"), of: RouteName.self, .push("b")))
      }
    }
    #expect(try isSeparate(facts(leadsOut: false)))
    #expect(try !isSeparate(facts(leadsOut: true)))
  }

  @Test("are explored together where what acts on one of them can cover another")
  func actsAndCovers() throws {
    func facts(_ covers: Bool) throws -> Facts {
      try explore([flow("X"), flow("Y")]) {
        OnSelf(
          "link", trigger: .effect,
          .inChild("tabs", route("y"), of: RouteName.self, .push("b")),
          covers ? .push("details") : .set([.root("splash")]))
      }
    }
    #expect(try isSeparate(facts(false)))
    #expect(try !isSeparate(facts(true)))
    let asked = try explore([flow("X"), flow("Y")]) {
      OnChild("tabs", action: "details", .push("details"))
    } tabs: {
      OnSelf("open", .inChild("y", of: RouteName.self, .push("b")), .emit("details"))
    }
    #expect(!isSeparate(asked))
  }

  @Test("are explored one by one where a button of their bar covers them, and acts on no tab")
  func buttonCovers() throws {
    let separate = try explore([flow("X"), flow("Y")]) {
      Passed(containerPart: details(of: "x"))
    } tabs: {
      OnSelf("register", .inParent("App", of: RouteName.self, .push("details")))
    }
    #expect(isSeparate(separate))
    func facts(touchesTab: Bool) throws -> Facts {
      try explore([flow("X"), flow("Y")]) {
        Passed(containerPart: details(of: "x"))
      } tabs: {
        OnSelf(
          "register", .inParent("App", of: RouteName.self, .push("details")),
          touchesTab ? .inChild("y", of: RouteName.self, .push("b")) : .select("y"))
      }
    }
    #expect(try isSeparate(facts(touchesTab: false)))
    #expect(try !isSeparate(facts(touchesTab: true)))
  }

  @Test("are explored together where their own coordinator acts while one of them is covered")
  func ownEffect() throws {
    func facts(_ trigger: Trigger) throws -> Facts {
      try explore([flow("X"), flow("Y")]) {
        Passed(containerPart: details(of: "x"))
      } tabs: {
        OnSelf("come", trigger: trigger, .inChild("y", of: RouteName.self, .push("b")))
      }
    }
    #expect(try isSeparate(facts(.tap)))
    #expect(try !isSeparate(facts(.effect)))
  }

  @Test("are explored together where what acts on one removes the sheet of another")
  func removesSheet() throws {
    func facts(presents: Bool) throws -> Facts {
      let x = flow("X") {
        if presents { On("sheet", .presentSheet("b")) }
      }
      return try explore([x, flow("Y")]) {
        OnSelf(
          "link", trigger: .effect,
          .inChild("tabs", route("y"), of: RouteName.self, .push("b")), .set([.root("splash")]))
      }
    }
    #expect(try isSeparate(facts(presents: false)))
    #expect(try !isSeparate(facts(presents: true)))
  }

  @Test("are explored together where a coordinator is both in a tab and above the tabs")
  func hostedOutside() throws {
    let facts = try explore([flow("X"), flow("Y")]) {
      Screen("other", hosts: "X")
      OnChild("tabs", route("y"), route("b"), action: "details", .push("other"))
    }
    #expect(!isSeparate(facts))
  }

  @Test("are explored together where a step that selects another tab promises what is there")
  func promises() throws {
    let facts = try explore([flow("X"), flow("Y")]) {
      Passed(containerPart: details(of: "x"))
    } tabs: {
      OnChild("x", route("a"), action: "go", lands: [route("y"), route("list")], .select("y"))
    }
    #expect(!isSeparate(facts))
  }

  @Test("are explored together where nothing shows them but what acts on one of them")
  func shownByWhatActs() throws {
    let main = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
    }
    let app = Coordinator<RouteName>(
      "App", dialect: .tcaCoordinators(.v0_14, .indexed), root: "splash"
    ) {
      Screen("splash")
      Screen("tabs", hosts: "Main")
      OnSelf(
        "link", .set([.root("tabs", embedsNavigation: true)]),
        .inChild("tabs", route("y"), of: RouteName.self, .push("a")))
    }
    let facts = try Explored(app, main, flow("X"), flow("Y")).facts
    #expect(facts.searches.count == 1)
    #expect(facts.coverage.isComplete)
  }

  @Test("are explored together where they are not always lowest")
  func higherUp() throws {
    let facts = try explore([flow("X"), flow("Y")]) {
      OnChild("tabs", route("x"), route("b"), action: "again", .push("tabs"))
    }
    #expect(!isSeparate(facts))
  }

  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let batches: [Range<UInt64>] =
    stride(from: 0, to: Share.isWhole ? 3_000 : 100, by: 50).map { $0..<$0 + 50 }

  @Test("show the same in random apps, explored one by one and together", arguments: batches)
  func randomApps(seeds: Range<UInt64>) throws {
    let limits = Limits(stackHeight: 4, modalNesting: 3, flowNesting: 4, states: 4_000)
    var count = 0
    for seed in seeds {
      let graph = StackApp(seed: seed, .beside).graph
      guard graph.problems().isEmpty else { continue }
      let facts = try Exploration.explore(graph, limits: limits, without: [.beyondBounds])
      guard facts.searches.count > 1 else { continue }
      let whole = try Exploration.explore(
        graph, limits: limits, without: [.beyondBounds, .separateTabs])
      guard !whole.coverage.cutBy.contains(where: { $0.limit == .states }) else { continue }
      count += 1
      #expect(facts.sightsOfScreensAndOutcomes == whole.sightsOfScreensAndOutcomes, "\(seed)")
      #expect(facts.coverage.isComplete == whole.coverage.isComplete, "\(seed)")
      guard whole.coverage.isComplete else { continue }
      let leavesReturnsOpen = facts.unanswered.contains(.lost)
      func observations(_ facts: Facts) -> Set<ObservationKey> {
        Set(facts.observations.map(\.key).filter { !leavesReturnsOpen || $0.kind != .lost })
      }
      #expect(observations(facts) == observations(whole), "\(seed)")
    }
    #expect(count * 10 > seeds.count)
  }
}

/// An element that was built elsewhere.
private struct Passed: CoordinatorElement {
  typealias Route = RouteName
  let containerPart: ContainerPart
}

private struct PassedScreen: ScreenElement {
  typealias Route = RouteName
  let screenPart: ScreenPart
}
