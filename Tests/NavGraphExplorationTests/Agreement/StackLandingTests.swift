import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// Under “Any stack height” in `Docs/Internals/KnownGaps.md`.
@Suite("What the exact engine leaves to the search")
struct StackLandingTests {
  private func obstacle(
    @CoordinatorBuilder<RouteName> screens: () -> [ContainerPart]
  ) throws -> String? {
    let flow = Coordinator<RouteName>(
      "M", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true,
      screens: screens)
    let graph = Graph("M") {
      Variable("loggedIn", false)
      flow
    }
    let facts = try Exploration.explore(graph.definition, limits: Limits(stackHeight: 2))
    #expect(!facts.coverage.isComplete)
    return facts.searches[0].stacks?.obstacle
  }

  @Test func knownGap_promisedLandingsOfGoingBack() throws {
    let obstacle = try obstacle {
      Screen("home") { On("a", .push("a")) }
      Screen("a") {
        On("more", .push("a"))
        On("done", lands: [RouteName("home")], .goBack())
      }
    }
    #expect(
      obstacle == "“done” promises where it lands, and that depends on what it uncovers")
  }

  @Test func promisesOfPushesAreChecked() throws {
    let obstacle = try obstacle {
      Screen("home") { On("a", lands: [RouteName("a")], .push("a")) }
      Screen("a") { On("more", .push("a")) }
    }
    #expect(obstacle == nil)
  }

  @Test func knownGap_screensWithRequirements() throws {
    let obstacle = try obstacle {
      Screen("home") { On("a", .push("a")) }
      Screen("a") { On("more", .push("a")) }.requires(.is("loggedIn"))
    }
    #expect(obstacle == "screens require something")
  }

  @Test func knownGap_operationsAfterGoingBack() throws {
    let obstacle = try obstacle {
      Screen("home") { On("a", .push("a")) }
      Screen("a") {
        On("more", .push("a"))
        On("next", .goBack(), .goBackTo("home"))
      }
    }
    #expect(obstacle == "what “next” does depends on what it uncovers")
  }
}
