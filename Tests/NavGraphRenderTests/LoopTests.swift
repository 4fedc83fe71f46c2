import Testing

@testable import NavGraphRender

/// Actions that lead to their own screen, on maps with lines.
struct LoopTests {
  @Test(
    "an action that leads to its own screen is one small arc, and the screen names it",
    arguments: [BoxGraph.Direction.rightwards, .downwards])
  func arc(direction: BoxGraph.Direction) throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        "Shop", root: "home",
        TestGraphs.route("home", TestGraphs.transition("open", TestGraphs.push("detail"))),
        TestGraphs.route(
          "detail", TestGraphs.transition("next", TestGraphs.push("detail")),
          TestGraphs.transition("other", TestGraphs.push("end"))),
        TestGraphs.route("end")))
    let map = try RouteMap(
      undivided: facts, marks: [], title: "Shop", request: MapRequest(collapse: .none))
    let part = try #require(map.parts.first)
    let placed = try PlacedPart(part, direction: direction, layout: GraphLayout(GraphvizContext()))
    let loop = try #require(part.edges.firstIndex { $0.source == $0.target })
    let node = placed.nodes[part.edges[loop].source]
    #expect(placed.edges[loop].line.count == 1 && placed.edges[loop].block.rows.isEmpty)
    let arc = try #require(placed.edges[loop].line.first)
    #expect(arc.points.allSatisfy { node.box.grown(by: 24).contains($0) })
    #expect(node.box.hasNear(arc.points[0]))
    #expect(node.box.hasNear(try #require(arc.tip)))
    #expect(node.block.rows.contains { $0.runs.map(\.text) == ["next"] })
    #expect(placed.crossings == [])
    for (index, other) in placed.nodes.enumerated() where index != part.edges[loop].source {
      #expect(!arc.points.contains { other.box.contains($0) })
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
