import NavGraphExploration
import NavGraphModel
import Testing

@testable import NavGraphRender

/// Slots of one name that hold different things on different screens.
struct SlotDrawingTests {
  private static let graph: GraphDefinition = {
    func slot(_ kind: SlotKind) -> SlotDefinition {
      SlotDefinition(name: "destination", kind: kind, location: TestGraphs.location(4))
    }
    func fill(_ route: String, _ kind: SlotKind) -> Operation {
      .fill(
        slot: "destination",
        Destination(
          target: RoutePattern(route: route),
          presentation: kind.presentation(embedsNavigation: false)))
    }
    var home = TestGraphs.route(
      "home", TestGraphs.transition("go", TestGraphs.push("list")),
      TestGraphs.transition("ask", fill("question", .alert)))
    home.slots = [slot(.alert)]
    var list = TestGraphs.route(
      "list", TestGraphs.transition("open", fill("hint", .overlay)),
      TestGraphs.transition("back", .goBackToRoot))
    list.slots = [slot(.overlay)]
    let shop = TestGraphs.coordinator(
      "Shop", root: "home", home, list,
      TestGraphs.route("question", TestGraphs.transition("ok", .dismissScreen)),
      TestGraphs.route("hint", TestGraphs.transition("hide", .dismissScreen)))
    return GraphDefinition(name: "App", coordinators: [shop], location: TestGraphs.location())
  }()

  private func map() throws -> RouteMap.Part {
    let map = try RouteMap(
      undivided: Exploration.explore(Self.graph), marks: [], title: "App", request: MapRequest())
    return try #require(map.parts.first)
  }

  private func edges(to name: String, in part: RouteMap.Part) -> [RouteMap.Edge] {
    part.edges.filter { part.nodes[$0.target].name == name }
  }

  @Test("a slot is drawn as that of its own screen, and what it brings as seen")
  func kinds() throws {
    let part = try map()
    #expect(edges(to: "question", in: part).filter(\.kind.isForward).map(\.kind) == [.alert])
    #expect(edges(to: "hint", in: part).filter(\.kind.isForward).map(\.kind) == [.overlay])
    #expect(part.edges.allSatisfy { $0.occurrence == .seen })
  }

  @Test("going back never leads onto an alert or an overlay")
  func back() throws {
    let part = try map()
    for name in ["question", "hint"] {
      #expect(edges(to: name, in: part).filter { !$0.kind.isForward } == [])
    }
  }

  @Test("in a stack, an alert and an overlay are what they are, not sheets")
  func towers() throws {
    let facts = try StateSamples.facts(Self.graph)
    let summaries = Set(StateSamples.states(facts).map { Tower($0, facts: facts).summary })
    #expect(summaries.contains("home \u{25B8} [alert] question"))
    #expect(summaries.contains("home \u{25B8} list \u{25B8} [overlay] hint"))
    #expect(!summaries.contains { $0.contains("sheet") })
  }
}
