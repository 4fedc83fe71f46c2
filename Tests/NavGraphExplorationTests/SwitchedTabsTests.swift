import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Tabs inside of a switch")
struct SwitchedTabsTests {
  /// A flow with four states, or with any number of them; from its second screen one can log out.
  private func flow(
    _ name: String, isEndless: Bool = false, logsOut: Bool = false, asks: Bool = false
  ) -> Coordinator<RouteName> {
    stack(name, root: "list") {
      Screen("list") {
        if asks { On("go", when: .is("loggedIn"), .push("a")) } else { On("go", .push("a")) }
      }
      Screen("a", disabling: [.backMenu]) {
        On("go", .push("b"))
        if logsOut { On("logOut", .assign("loggedIn", false)) }
      }
      Screen("b", disabling: [.backMenu]) { On("go", .push("c")) }
      Screen("c", disabling: [.backMenu]) { if isEndless { On("go", .push("c")) } }
    }
  }

  private let logIn = stack("LogIn", root: "welcome") {
    Screen("welcome") { On("next", .push("password")) }
    Screen("password", disabling: [.backMenu]) { On("logIn", .assign("loggedIn", true)) }
  }

  private func app(
    x: Coordinator<RouteName>? = nil, y: Coordinator<RouteName>? = nil,
    hidesBar: RouteCondition<RouteName>? = nil, limits: Limits = Limits(),
    @TabsBuilder<RouteName> more: () -> [ContainerPart] = { [] }
  ) throws -> Explored {
    let (x, y) = (x ?? flow("X", logsOut: true), y ?? flow("Y"))
    let tabs = Tabs<RouteName>("Main", initial: "x", retap: .nothing, hidesBar: hidesBar) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
      Tab("z", hosts: "Z")
      for part in more() { Passed(containerPart: part) }
    }
    let app = Switch<RouteName>("App", initial: "out") {
      Case("out", hosts: "LogIn")
      Case("in", hosts: "Main", while: .is("loggedIn"))
    }
    return try Explored(
      app, logIn, tabs, x, y, flow("Z"),
      variables: [Variable("loggedIn", false), Variable("never", false)], limits: limits)
  }

  @Test("are searched separately: their states add up")
  func sum() throws {
    let facts = try app().facts
    // Two states logged out; four of the tab with each of three selected.
    #expect(facts.searches.map(\.stateCount) == [2 + 12, 2 + 12, 2 + 12])
    let main = try #require(facts.graph.coordinators.firstIndex { $0.name == "Main" })
    #expect(
      facts.searches.map(\.focus)
        == (0..<3).map { [RouteReference(coordinator: main, route: $0)] })
    #expect(facts.coverage.isComplete)
  }

  @Test("give the same results as their product")
  func sameObservations() throws {
    let apart = try app()
    // A bar that a condition hides is not known to be in use.
    let together = try app(hidesBar: .is("never"))
    #expect(together.facts.searches.map(\.stateCount) == [2 + 3 * 4 * 4 * 4])
    #expect(apart.seen.shown == together.seen.shown)
    #expect(apart.seen.held == together.seen.held)
    #expect(apart.seen.outcomes == together.seen.outcomes)
    func landings(_ explored: Explored) -> [String: Int] {
      explored.seen.landings.filter { !$0.key.contains("tap tab") }
    }
    #expect(landings(apart) == landings(together))
    // All return home by logging out in the first tab.
    for facts in [apart.facts, together.facts] {
      #expect(!facts.observations.contains { $0.key.kind == .lost })
      #expect(facts.unanswered.isEmpty)
    }
  }

  @Test("trap the user if logging out is impossible")
  func trapped() throws {
    func lost(_ explored: Explored) -> [String] {
      let words = FactsWords(explored.facts)
      return explored.facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route)
        .map(words.route)
    }
    let apart = try app(x: flow("X"))
    #expect(apart.facts.searches.count == 3)
    let together = try app(x: flow("X"), hidesBar: .is("never"))
    #expect(lost(apart) == ["X.list"])
    #expect(lost(apart) == lost(together))
  }

  @Test("leave returning home open if the tab with the exit is itself a trap")
  func trappedWhenLeavingATab() throws {
    let x = stack("X", root: "list") {
      Screen("list") {
        On("logOut", .assign("loggedIn", false))
        On("tour", .presentCover("tour"))
      }
      Screen("tour")
    }
    let facts = try app(x: x).facts
    #expect(facts.searches.count == 3)
    let lost = facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route)
    #expect(lost.map(FactsWords(facts).route) == ["X.tour"])
    #expect(facts.leavesOpen(.lost))
  }

  @Test("take links into one of them, and content beside all of them")
  func links() throws {
    let explored = try app {
      Screen("note")
      Slot("note", .overlay)
      OnSelf("connectionLost", trigger: .effect, .show("note", in: "note"))
      OnSelf("connected", trigger: .effect, .clear("note"))
      DeepLink(
        "app://y", .select("y"),
        .inChild("y", of: RouteName.self, .goBackToRoot, .push("c")))
    }
    #expect(explored.facts.searches.map(\.stateCount) == [2 + 24, 2 + 24 + 6, 2 + 24])
    #expect(explored.seen.shown["Y.c"] == 3)
  }

  @Test("multiply if one reads what another writes")
  func sharedVariable() throws {
    #expect(try app(y: flow("Y", asks: true)).facts.searches.count == 1)
  }

  @Test("multiply if two of them have exits")
  func tabsWithTwoExitsAreSearchedTogether() throws {
    #expect(try app(y: flow("Y", logsOut: true)).facts.searches.count == 1)
  }

  @Test("multiply if an effect leads out without the tab bar")
  func effectLeadsOut() throws {
    let x = stack("X", root: "list") {
      Screen("list") {
        Effect("session", sends: "expired", onAppearance: true)
        On("expired", trigger: .sent, .assign("loggedIn", false))
      }
    }
    #expect(try app(x: x).facts.searches.count == 1)
  }

  @Test("are answered exactly, one by one, for stacks of any height")
  func anyHeight() throws {
    let x = flow("X", isEndless: true, logsOut: true)
    let explored = try app(
      x: x, y: flow("Y", isEndless: true), limits: Limits(stackHeight: 3))
    let stacks = explored.facts.searches.map(\.stacks)
    #expect(stacks.map { $0?.obstacle } == [nil, nil, nil])
    // Each search asks where the bound was met.
    #expect(stacks.allSatisfy { $0 != nil })
    #expect(explored.facts.stackCoverage.isComplete)
    for screen in ["X.c", "Y.c", "Z.c"] { #expect(explored.seen.shown[screen] != nil) }
    #expect(explored.facts.observations.count { $0.key.kind == .grows } == 2)
    #expect(!explored.facts.observations.contains { $0.key.kind == .lost })
  }
}

/// An element that was built elsewhere.
private struct Passed: TabsElement {
  typealias Route = RouteName
  let containerPart: ContainerPart
}
