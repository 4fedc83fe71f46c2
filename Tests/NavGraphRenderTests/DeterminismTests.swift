import NavGraphExploration
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphRender

struct DeterminismTests {
  @Test("equal facts give equal bytes, from one renderer and from several")
  func repetition() throws {
    let facts = try TestGraphs.shop()
    let first = try TestGraphs.svg(facts)
    let renderer = try MapRenderer()
    for _ in 0..<Share.byDay(20, atNight: 200) {
      #expect(try renderer.svg(of: facts, marks: [], title: "App") == first)
    }
    for _ in 0..<Share.byDay(5, atNight: 20) { #expect(try TestGraphs.svg(facts) == first) }
  }

  @Test("coordinators that are drawn together give the same bytes as well")
  func severalCoordinators() throws {
    let facts = try TabsSample.facts()
    let lines = try TestGraphs.svg(facts, drawsGestures: true)
    for _ in 0..<Share.byDay(3, atNight: 20) {
      #expect(try TestGraphs.svg(facts, drawsGestures: true) == lines)
    }
    let renderer = try MapRenderer(request: MapRequest(drawsGestures: true))
    let first = try renderer.svg(of: facts, marks: [], title: "App")
    let fallback = try MapRenderer(
      request: MapRequest(drawsGestures: true), plugins: .installed)
    #expect(try fallback.svg(of: facts, marks: [], title: "App") == first)
  }

  @Test("the restricted context and the one of the installation give the same bytes")
  func contexts() throws {
    let facts = try TestGraphs.shop()
    #if os(Linux)
      #expect(GraphvizPlugins.list != nil)
    #endif
    let fallback = try MapRenderer(request: MapRequest(), plugins: .installed)
    #expect(
      try fallback.svg(of: facts, marks: [], title: "App") == TestGraphs.svg(facts))
  }

  @Test("renderers on several threads take turns")
  func threads() async throws {
    let facts = try TestGraphs.shop()
    let first = try TestGraphs.svg(facts)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { try TestGraphs.svg(facts) } }
      for try await svg in group { #expect(svg == first) }
    }
  }

  @Test("a chain of a thousand screens does not exhaust the stack of a thread")
  func longChain() async throws {
    let routes = (0..<1_000).map { index in
      RouteDefinition(
        name: "s\(index)", identity: .constant("\(index)"),
        transitions: index == 999
          ? [] : [TestGraphs.transition("go", TestGraphs.push("s\(index + 1)"))],
        location: TestGraphs.location())
    }
    let graph = GraphDefinition(
      name: "Chain",
      coordinators: [
        CoordinatorDefinition(
          name: "Chain", dialect: .tcaCoordinators(.v0_14, .indexed),
          root: RoutePattern(route: "s0"), rootEmbedsNavigation: true, routes: routes,
          location: TestGraphs.location())
      ], location: TestGraphs.location())
    let facts = try Exploration.explore(graph)
    let svg = try await Task.detached { try TestGraphs.svg(facts) }.value
    #expect(svg.contains("data-route=\"s999\""))
  }
}
