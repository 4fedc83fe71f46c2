import Testing

@testable import NavGraphRender

struct PlacementTests {
  private func placed(_ direction: BoxGraph.Direction) throws -> PlacedCluster {
    let map = RouteMap(try TestGraphs.shop(), marks: [], title: "App", drawsGestures: true)
    let shop = try #require(map.clusters.first { $0.name == "Shop" })
    return try PlacedCluster(shop, direction: direction, layout: GraphLayout(GraphvizContext()))
  }

  @Test(
    "boxes lie within their frame and apart from each other",
    arguments: [BoxGraph.Direction.rightwards, .downwards])
  func apart(direction: BoxGraph.Direction) throws {
    let placed = try placed(direction)
    let boxes = placed.nodes.map(\.box) + placed.edges.map(\.label)
    for (index, box) in boxes.enumerated() {
      #expect(box.minX >= 0 && box.maxX <= placed.size.width)
      #expect(box.minY >= 0 && box.maxY <= placed.size.height)
      for other in boxes[(index + 1)...] {
        let isApart =
          box.maxX <= other.minX || other.maxX <= box.minX || box.maxY <= other.minY
          || other.maxY <= box.minY
        #expect(isApart)
      }
    }
  }

  @Test(
    "lines lead from the source to the label and with an arrow to the target",
    arguments: [BoxGraph.Direction.rightwards, .downwards])
  func lines(direction: BoxGraph.Direction) throws {
    let placed = try placed(direction)
    for (edge, drawn) in zip(placed.cluster.edges, placed.edges) {
      let (source, target) = (placed.nodes[edge.source].box, placed.nodes[edge.target].box)
      #expect(drawn.line.count == 2)
      let start = try #require(drawn.line[0].points.first)
      #expect(isOn(source, start))
      let end = try #require(drawn.line[0].points.last)
      #expect(isOn(drawn.label, end))
      let tip = try #require(drawn.line[1].tip)
      #expect(isOn(target, tip))
    }
  }

  /// Within a few points of the border.
  private func isOn(_ box: Rect, _ point: Point) -> Bool {
    let tolerance = 3.0
    return point.x >= box.minX - tolerance && point.x <= box.maxX + tolerance
      && point.y >= box.minY - tolerance && point.y <= box.maxY + tolerance
  }

  @Test("coordinators on a page do not overlap, and the page is no ribbon")
  func packing() {
    let sizes = (0..<50).map { (index: Int) -> Size in
      Size(width: Double(300 + index * 37 % 200), height: Double(200 + index * 53 % 150))
    }
    let packing = PagePacking(sizes, spacing: 20)
    let boxes = zip(packing.origins, sizes).map { Rect(origin: $0, size: $1) }
    for (index, box) in boxes.enumerated() {
      #expect(box.maxX <= packing.size.width + 0.01 && box.maxY <= packing.size.height + 0.01)
      for other in boxes[(index + 1)...] {
        #expect(
          box.maxX + 20 <= other.minX + 0.01 || other.maxX + 20 <= box.minX + 0.01
            || box.maxY + 20 <= other.minY + 0.01 || other.maxY + 20 <= box.minY + 0.01)
      }
    }
    #expect((1.0...2.5).contains(packing.size.width / packing.size.height))
  }
}
