import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphRender

/// Maps that are too large to be laid out in one piece, and maps of any shape.
struct CrowdedMapTests {
  @Test("beyond the limit, steps to other coordinators are in words at their screen")
  func listing() throws {
    let map = try RouteMap(
      try EveryKindSample.facts(), marks: [], title: "App", jointLimit: 5)
    #expect(map.parts.map(\.clusters.count) == [1, 1, 1, 1])
    #expect(map.parts.allSatisfy { part in !part.edges.contains { part.isCrossing($0) } })
    #expect(map.parts.allSatisfy { $0.hostings.isEmpty })
    let done = try #require(map.parts.flatMap(\.nodes).first { $0.name == "done" })
    #expect(done.departures.map(\.action.name) == ["closeTapped"])
    #expect(done.departures.map(\.target) == ["Shop \u{203A} home"])
    let texts = TextBlock(done).rows.map { $0.runs.map(\.text).joined() }
    #expect(texts == ["done", "closeTapped", "to Shop \u{203A} home"])
    #expect(map.summary.contains { $0.hasPrefix("4 coordinators are too many") })
    #expect(Legend(map, width: 2_000).items.contains { $0.sample == .icon(.hosts) })
  }

  @Test("40 coordinators with 400 screens are laid out, together or not")
  func large() throws {
    let layout = try GraphLayout(GraphvizContext())
    let part = RandomMap.part(seed: 1, clusters: 40, screens: 10, edges: 20)
    #expect(part.boxCount <= RouteMap.jointLimit && part.nodes.count >= 400)
    let placed = try PlacedPart(part, layout: layout)
    #expect(placed.edges.allSatisfy { $0.line.last?.tip != nil })
  }

  @Test(
    "a map of any shape is drawn, each time the same, without anything on top of another",
    arguments: 0..<Share.byDay(16, atNight: 40))
  func shapes(seed: Int) throws {
    let layout = try GraphLayout(GraphvizContext())
    let map = RandomMap.part(
      seed: UInt64(seed), clusters: seed % 8 + 1, screens: seed % 6 + 1, edges: seed % 11 + 2)
    for part in map.components {
      for direction in [BoxGraph.Direction.rightwards, .downwards] {
        let placed = try PlacedPart(part, direction: direction, layout: layout)
        #expect(try PlacedPart(part, direction: direction, layout: layout) == placed)
        let boxes = placed.nodes.map(\.box) + placed.edges.map(\.label)
        for (index, box) in boxes.enumerated() {
          #expect(boxes[(index + 1)...].allSatisfy { box.isApart(from: $0) })
        }
        for (node, drawn) in zip(part.nodes, placed.nodes) {
          for (index, cluster) in placed.clusters.enumerated() {
            #expect(
              index == node.cluster
                ? drawn.box.isInside(cluster.frame) : drawn.box.isApart(from: cluster.frame))
          }
        }
        for (edge, drawn) in zip(part.edges, placed.edges) {
          let tip = try #require(drawn.line.last?.tip)
          #expect(placed.nodes[edge.target].box.hasNear(tip))
          #expect(placed.nodes[edge.source].box.hasNear(drawn.line[0].points[0]))
        }
      }
    }
  }
}
