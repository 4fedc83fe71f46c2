import NavGraph
import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Gestures")
struct GestureTests {
  /// Three screens, each pushed on the one before.
  private func sightings(disabling gestures: [Gesture]) throws -> Sightings {
    let app = Coordinator<RouteName>(
      "App", dialect: .flowStacks(.v0_10), root: "a", embedsNavigation: true
    ) {
      Screen("a") { On("go", .push("b")) }
      Screen("b") { On("go", .push("c")) }
      Screen("c", disabling: gestures)
    }
    return Sightings(try Exploration.explore(Samples.graph([AnyCoordinator(app)])))
  }

  @Test("the back button goes one back, its menu to each screen further down")
  func backAndMenu() throws {
    let seen = try sightings(disabling: [])
    #expect(seen.states == 3)
    #expect(
      seen.landings == [
        "a go → b": 1, "b go → c": 2, "b: back → a": 2, "c: back → b": 3, "c: back menu → a": 3,
      ])
    #expect(seen.steps == 5)
  }
}
