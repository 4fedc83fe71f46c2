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

  @Test("many arcs at a small box keep their distance")
  func manyArcs() {
    let box = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 40))
    let starts = (0..<5).map { PlacedPart.loop($0, of: 5, at: box, .rightwards).points[0].x }
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 > 5 })
    #expect(starts.allSatisfy { 0 <= $0 && $0 <= box.maxX - 22 })
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
