import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Changes with delays")
struct DelayedUpdatesTests {
  private static let dialects: [Dialect] = [
    .flowStacks(.v0_4), .tcaCoordinators(.v0_13, .indexed), .tcaCoordinators(.v0_13, .identified),
    .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
  ]

  private func graph(
    _ dialect: Dialect, _ operations: RouteOperation<RouteName>...
  ) -> GraphDefinition {
    let change = operations.map(\.operation)
    let app = stack("App", dialect: dialect, root: "home") {
      Screen("home", disabling: [.backMenu]) {
        On("open", when: .count(.equal(1)), .push("a"), .presentSheet("b", embedsNavigation: true))
      }
      Screen("a", disabling: [.backMenu])
      Screen("b", disabling: [.backMenu, .swipeDown]) {
        On("go", trigger: .sent)
        On("help", .presentCover("c"))
      }
      Screen("c")
      Screen("d")
    }
    var definition = Graph("App") { app }.definition
    definition.updateCoordinators { _, coordinator in
      coordinator.routes[2].transitions[0] = Transition(
        action: "go", operations: [.setWithDelays(change)], location: coordinator.location)
    }
    return definition
  }

  private func texts(_ graph: GraphDefinition) throws -> [String] {
    let facts = try Exploration.explore(graph)
    return facts.landings.map { FactsWords(facts).landing($0) }.sorted()
  }

  @Test("that SwiftUI shows in one update are written at once", arguments: dialects)
  func atOnce(_ dialect: Dialect) throws {
    let explored = try agreed(graph(dialect, .dismiss()))
    #expect(!explored.contains { $0.hasPrefix("later") })
    #expect(explored.contains("b go → a"))
  }

  @Test("that SwiftUI does not show at once are written one by one", arguments: dialects)
  func oneAfterTheOther(_ dialect: Dialect) throws {
    // b closes at once; then a goes, and then d comes.
    let explored = try agreed(graph(dialect, .goBackToRoot, .presentSheet("d")))
    #expect(explored.contains("b go → a"))
    #expect(explored.contains("later b go → home"))
    #expect(explored.contains("later b go → d"))
  }

  @Test("replace what the user does in between")
  func overwriting() throws {
    let graph = graph(.tcaCoordinators(.v0_14, .indexed), .goBackToRoot, .presentSheet("d"))
    let facts = try Exploration.explore(graph)
    #expect(facts.outcomes.contains { $0.outcome == .appliedDespite(.overwritesLaterChange) })
  }

  @Test("stop an app whose identified array would hold a screen twice in between")
  func duplicate() throws {
    // “b” takes the place of “a” while the sheet is still “b”.
    func app(_ dialect: Dialect) -> GraphDefinition {
      graph(dialect, .set([.root("home", embedsNavigation: true), .push("b"), .cover("c")]))
    }
    let identified = try Exploration.explore(app(.tcaCoordinators(.v0_14, .identified)))
    #expect(identified.outcomes.contains { $0.outcome == Outcome(.failed(.duplicateIdentity)) })
    let indexed = try Exploration.explore(app(.tcaCoordinators(.v0_14, .indexed)))
    #expect(!indexed.outcomes.contains { $0.outcome.release.isFailure })
    _ = try agreed(app(.tcaCoordinators(.v0_14, .identified)))
    _ = try agreed(app(.tcaCoordinators(.v0_13, .indexed)))
  }

  @Test("leave out the exact answers about stacks of any height")
  func exactness() throws {
    let explored = try Explored(
      stack("App", root: "home") { Screen("home") { On("go", .routeWithDelays(.push("home"))) } })
    let obstacle = try #require(explored.facts.searches[0].stacks?.obstacle)
    #expect(obstacle.contains("spreads changes over several updates"))
  }

  /// The landings of what the search and the naive model agree about.
  private func agreed(_ graph: GraphDefinition) throws -> [String] {
    let facts = try Exploration.explore(graph, without: [.beyondBounds])
    let seen = NaiveComparison(facts: facts)
    let expected = try #require(NaiveApp(graph: graph, limits: facts.limits).explore())
    #expect(seen.stateCount == expected.states.count)
    #expect(seen.stepCount == expected.stepCount)
    #expect(seen.shownDistance == expected.shownDistance)
    #expect(seen.outcomes == expected.outcomes)
    return try texts(graph)
  }
}

/// The library's own examples, in the words of its tests.
@Suite("The steps of a change with delays")
struct DelayedStepsTests {
  private static let home = Entry(instance: 0, presentation: .sheet(embedsNavigation: true))

  private func push(_ instance: Int) -> Entry { Entry(instance: instance, presentation: .push) }

  private func sheet(_ instance: Int) -> Entry {
    Entry(instance: instance, presentation: .sheet(embedsNavigation: true))
  }

  private func heights(_ start: [Entry], _ end: [Entry]) -> [Int] {
    let steps = DelayedUpdates.steps(from: [Self.home] + start, to: [Self.home] + end)
    #expect(steps.last == [Self.home] + end)
    return steps.map { $0.count - 1 }
  }

  @Test("of FlowStacks' own tests (`CalculateStepsTests`)")
  func steps() {
    // testPushOneAtATime
    #expect(heights([], [push(1), push(2), push(3)]) == [0, 1, 2, 3])
    // testPopAllAtOnce
    #expect(heights([push(1), push(2), push(3)], []) == [3, 0])
    // testPresentOneAtATime
    #expect(heights([], [sheet(1), sheet(2), sheet(3)]) == [0, 1, 2, 3])
    // testDismissOneAtATime
    #expect(heights([sheet(1), sheet(2), sheet(3)], []) == [3, 2, 1, 0])
    // testPresentAndPushOneAtATime
    #expect(heights([], [push(1), push(2), sheet(3), push(4)]) == [0, 1, 2, 3, 4])
  }

  @Test("change screens that keep their presentation in the first array")
  func inPlace() {
    let steps = DelayedUpdates.steps(
      from: [Self.home, push(1), push(2)], to: [Self.home, push(3)])
    #expect(steps == [[Self.home, push(3), push(2)], [Self.home, push(3)]])
    #expect(DelayedUpdates.steps(from: [], to: []) == [[]])
    #expect(DelayedUpdates.steps(from: [sheet(1)], to: [push(2)]) == [[push(2)]])
  }
}
