import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Independent tabs")
struct SeparationTests {
  /// A flow with four states: its list, and three pushed screens above it.
  private func flow(
    _ name: String, assigning variable: String? = nil
  ) -> Coordinator<RouteName> {
    stack(name, root: "list") {
      Screen("list") {
        if let variable {
          On("go", .push("a"), .assign(variable, true))
        } else {
          On("go", .push("a"))
        }
      }
      Screen("a", disabling: [.backMenu]) { On("go", .push("b")) }
      Screen("b", disabling: [.backMenu]) { On("go", .push("c")) }
      Screen("c", disabling: [.backMenu])
    }
  }

  private func app(
    assigning variable: String? = nil, hidesBar: RouteCondition<RouteName>? = nil,
    @TabsBuilder<RouteName> more: () -> [ContainerPart] = { [] }
  ) throws -> Explored {
    let tabs = Tabs<RouteName>("Main", initial: "x", retap: .nothing, hidesBar: hidesBar) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
      Tab("z", hosts: "Z")
      for part in more() { Passed(containerPart: part) }
    }
    return try Explored(
      tabs, flow("X", assigning: variable), flow("Y"), flow("Z"),
      variables: [Variable("seen", false)])
  }

  @Test("are searched separately: their states add up")
  func sum() throws {
    let explored = try app()
    // In each search: four states of the tab, with each of three selected.
    #expect(explored.facts.searches.map(\.stateCount) == [12, 12, 12])
    #expect(explored.facts.searches.map { $0.focus.map(\.route) } == [[0], [1], [2]])
    for name in ["X", "Y", "Z"] {
      #expect(explored.seen.shown["\(name).c"] == (name == "X" ? 3 : 4))
    }
    #expect(explored.facts.coverage.isComplete)
  }

  @Test("are searched separately beside a button in the bar that selects nothing")
  func button() throws {
    let facts = try app { Tab("new", when: .any()) }.facts
    #expect(facts.searches.map { $0.focus.map(\.route) } == [[0], [1], [2]])
    #expect(facts.searches.map(\.stateCount) == [12, 12, 12])
    #expect(facts.coverage.isComplete)
    let whole = try Exploration.explore(facts.graph, without: [.separateTabs])
    #expect(whole.searches.count == 1)
    #expect(facts.sightsOfScreensAndOutcomes == whole.sightsOfScreensAndOutcomes)
  }

  @Test(
    "share the state limit, and a graph that fits is complete"
  )
  func sharedLimit() throws {
    func searches(_ lengths: [Int], _ limit: Int) throws -> [SearchFacts] {
      let names = ["X", "Y", "Z"]
      let tabs = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
        Tab("x", hosts: "X")
        Tab("y", hosts: "Y")
        Tab("z", hosts: "Z")
      }
      let flows = zip(names, lengths).map { name, length in
        stack(name, root: "list") {
          Screen("list") { On("go", .push("page")) }
          Screen("page", disabling: [.backMenu]) {
            On("go", when: .count(.lessThan(length)), .push("page"))
          }
        }
      }
      return try Explored(
        tabs, flows[0], flows[1], flows[2], limits: Limits(stackHeight: 30, states: limit)
      ).facts.searches
    }
    for lengths in [[9, 2, 2], [2, 9, 2], [2, 2, 9], [6, 6, 2], [5, 5, 5]] {
      let sizes = try searches(lengths, 1_000).map(\.stateCount)
      let total = sizes.reduce(0, +)
      var before = [0, 0, 0]
      for limit in 3...total + 2 {
        let found = try searches(lengths, limit)
        let counts = found.map(\.stateCount)
        #expect(counts.reduce(0, +) == min(limit, total), "\(lengths) with \(limit)")
        #expect(found.allSatisfy(\.coverage.isComplete) == (limit >= total))
        // A larger limit shows no less of any of them.
        #expect(zip(before, counts).allSatisfy { $0 <= $1 }, "\(lengths) with \(limit)")
        before = counts
      }
      #expect(before == sizes)
    }
  }

  @Test("multiply if one writes a variable that others read")
  func sharedVariable() throws {
    let explored = try app(assigning: "seen")
    #expect(explored.facts.searches.count == 1)
    #expect(explored.facts.searches.allSatisfy { $0.focus.isEmpty })
    // Four states each, three selected; the variable is false while X was never left.
    #expect(explored.seen.states == 4 * 4 * 4 * 3 + 4 * 4 * 3)
  }

  @Test("multiply if the tab bar is not always usable")
  func hiddenBar() throws {
    let explored = try app(hidesBar: .is("seen"))
    #expect(explored.facts.searches.count == 1)
    #expect(explored.seen.states == 4 * 4 * 4 * 3)
  }

  @Test("are searched separately where pushed screens hide the bar")
  func barOfRoots() throws {
    func facts(_ root: [Gesture]) throws -> Facts {
      let tabs = Tabs<RouteName>("Main", initial: "x", retap: .popsToRoot) {
        Tab("x", hosts: "X")
        Tab("y", hosts: "Y")
      }
      let flows = ["X", "Y"].map { name in
        stack(name, root: "list") {
          Screen("list", disabling: root) { On("go", .push("page")) }
          Screen("page", disabling: [.tabTap, .tabRetap]) { On("go", .push("last")) }
          Screen("last")
        }
      }
      return try Explored(tabs, flows[0], flows[1]).facts
    }
    let found = try facts([])
    #expect(found.searches.map { $0.focus.map(\.route) } == [[0], [1]])
    let whole = try Exploration.explore(found.graph, without: [.separateTabs])
    #expect(whole.searches.count == 1)
    #expect(found.sightsOfScreensAndOutcomes == whole.sightsOfScreensAndOutcomes)
    #expect(try facts([.tabTap]).searches.count == 1)
  }

  @Test("multiply if something acts on two of them")
  func touchingTwo() throws {
    let explored = try app {
      OnChild(
        "x", route("c"), action: "reset", .inChild("y", of: RouteName.self, .goBackToRoot))
    }
    #expect(explored.facts.searches.count == 1)
    #expect(explored.seen.states == 4 * 4 * 4 * 3)
  }

  @Test("stay separate if a link leads into one of them")
  func linkIntoOne() throws {
    let explored = try app {
      DeepLink(
        "app://y", .select("y"),
        .inChild("y", of: RouteName.self, .goBackToRoot, .push("c")))
    }
    #expect(explored.facts.searches.map(\.stateCount) == [12, 12 + 3, 12])
    #expect(explored.seen.shown["Y.c"] == 1)
  }

  @Test("find the same screens, at the same distances, as the product does")
  func sameObservations() throws {
    let apart = try app()
    let together = try app(hidesBar: .is("seen"))
    #expect(apart.seen.shown == together.seen.shown)
    #expect(apart.seen.held == together.seen.held)
    // The screen on top of a frozen tab is not known, so taps on the bar differ.
    let (first, second) = (apart.seen.landings, together.seen.landings)
    #expect(
      first.filter { !$0.key.contains("tap tab") } == second.filter { !$0.key.contains("tap tab") })
    #expect(apart.seen.outcomes == together.seen.outcomes)
  }

  @Test("know which screens cannot return home")
  func returningHome() throws {
    func flow(_ name: String) -> Coordinator<RouteName> {
      stack(name, root: "list") {
        Screen("list") {
          On("intro", .presentCover("intro"))
        }
        Screen("intro") { On("go", .presentCover("tour")) }
        Screen("tour") { On("go", .dismiss()) }
      }
    }
    let tabs = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
    }
    let facts = try Explored(tabs, flow("X"), flow("Y")).facts
    #expect(facts.searches.count == 2)
    func screens(_ kind: ObservationKind) -> [String] {
      facts.observations.filter { $0.key.kind == kind }.compactMap(\.key.route).map {
        FactsWords(facts).route($0)
      }
    }
    #expect(screens(.lost) == ["X.intro", "Y.intro"])
  }
}

/// An element that was built elsewhere.
private struct Passed: TabsElement {
  typealias Route = RouteName
  let containerPart: ContainerPart
}
