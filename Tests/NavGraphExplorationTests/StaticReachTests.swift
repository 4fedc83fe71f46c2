import NavGraph
import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Static reach")
struct StaticReachTests {
  @Test("follows every operation that brings a screen, whatever its condition")
  func waysIn() {
    let coordinator = Coordinator<RouteName>(
      "Ways", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") {
        On("push", .push("pushed"))
        On("never", when: .not(.any(.isPresenting, .not(.isPresenting))), .presentCover("cover"))
      }
      Screen("pushed") { On("replace", .dismissAll, .replaceTop(by: "replacing")) }
      Screen("cover") { On("set", .set([.root("root"), .push("second")])) }
      Screen("replacing")
      Screen("root")
      Screen("second")
    }
    let definition = Samples.graph([AnyCoordinator(coordinator)]).coordinators[0]
    #expect(StaticReach(definition).isReached == Array(repeating: true, count: 6))
  }

  @Test("does not follow going back, nor what only unreached screens do")
  func noWayIn() {
    let coordinator = Coordinator<RouteName>(
      "NoWay", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home"
    ) {
      Screen("home") {
        On("back", .goBackTo("island"))
        On("pop", when: .contains("island"), .popTo("island"))
      }
      Screen("island") { On("bridge", .push("isle")) }
      Screen("isle") { On("bridge", .push("island")) }
    }
    let definition = Samples.graph([AnyCoordinator(coordinator)]).coordinators[0]
    #expect(StaticReach(definition).isReached == [true, false, false])
  }

  @Test(
    "is never less than what a search finds",
    arguments: (0..<200).map { RandomRegistration(seed: $0) })
  func overApproximates(_ registration: RandomRegistration) throws {
    let reach = StaticReach(registration.coordinator)
    let flow = try Exploration.explore(registration.graph, limits: registration.limits).flows[0]
    for (isReached, route) in zip(reach.isReached, flow.routes) where route.held != nil {
      #expect(isReached)
    }
  }
}
