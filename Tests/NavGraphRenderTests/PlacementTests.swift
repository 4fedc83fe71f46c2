import NavGraphFacts
import TestSupport
import Testing

@testable import NavGraphRender

struct PlacementTests {
  /// Maps with one coordinator, with tabs over flows, and with one of everything.
  enum Sample: CaseIterable {
    case shop, tabs, everything

    func part() throws -> RouteMap.Part {
      let facts =
        switch self {
        case .shop: try TestGraphs.shop()
        case .tabs: try TabsSample.facts()
        case .everything: try EveryKindSample.facts()
        }
      let map = try RouteMap(
        facts, marks: [], title: "App", request: MapRequest(drawsGestures: true))
      return try #require(map.parts.max { $0.boxCount < $1.boxCount })
    }
  }

  static let cases = Sample.allCases.flatMap { sample in
    [BoxGraph.Direction.rightwards, .downwards].map { (sample, $0) }
  }

  private func placed(_ sample: Sample, _ direction: BoxGraph.Direction) throws -> PlacedPart {
    try PlacedPart(sample.part(), direction: direction, layout: GraphLayout(GraphvizContext()))
  }

  @Test("boxes lie on the page and apart from each other", arguments: cases)
  func apart(sample: Sample, direction: BoxGraph.Direction) throws {
    let placed = try placed(sample, direction)
    let boxes = placed.nodes.map(\.box) + placed.edges.map(\.label)
    for (index, box) in boxes.enumerated() {
      #expect(box.isInside(Rect(origin: Point(x: 0, y: 0), size: placed.size)))
      for other in boxes[(index + 1)...] { #expect(box.isApart(from: other)) }
    }
  }

  @Test(
    "frames lie apart, with their own screens beneath the heading and no others", arguments: cases)
  func frames(sample: Sample, direction: BoxGraph.Direction) throws {
    let placed = try placed(sample, direction)
    for (index, cluster) in placed.clusters.enumerated() {
      for other in placed.clusters[(index + 1)...] {
        #expect(cluster.frame.isApart(from: other.frame))
      }
      let heading = Rect(
        origin: PlacedPart.headingOrigin.moved(by: cluster.frame.origin),
        size: cluster.heading.size)
      #expect(heading.isInside(cluster.frame))
      for (node, drawn) in zip(placed.part.nodes, placed.nodes) {
        if node.cluster == index {
          #expect(drawn.box.isInside(cluster.frame) && drawn.box.isApart(from: heading))
        } else {
          #expect(drawn.box.isApart(from: cluster.frame))
        }
      }
      for (edge, drawn) in zip(placed.part.edges, placed.edges) {
        let isOwn = !placed.part.isCrossing(edge) && placed.part.nodes[edge.source].cluster == index
        #expect(
          isOwn
            ? drawn.label.isInside(cluster.frame) : drawn.label.isApart(from: cluster.frame))
      }
    }
  }

  @Test("text fits the box around it", arguments: cases)
  func text(sample: Sample, direction: BoxGraph.Direction) throws {
    let placed = try placed(sample, direction)
    for node in placed.nodes {
      #expect(node.block.size.width <= node.box.size.width)
      #expect(node.block.size.height <= node.box.size.height)
    }
    for edge in placed.edges {
      #expect(edge.block.size.width <= edge.label.size.width)
      #expect(edge.block.size.height <= edge.label.size.height)
    }
  }

  @Test("lines lead from the source to the label and with an arrow to the target", arguments: cases)
  func lines(sample: Sample, direction: BoxGraph.Direction) throws {
    let placed = try placed(sample, direction)
    for (edge, drawn) in zip(placed.part.edges, placed.edges) {
      let (source, target) = (placed.nodes[edge.source].box, placed.nodes[edge.target].box)
      let isLoop = edge.source == edge.target
      #expect(drawn.line.count == (isLoop ? 1 : 2))
      let start = try #require(drawn.line.first?.points.first)
      #expect(source.hasNear(start))
      let end = try #require(drawn.line.first?.points.last)
      #expect(isLoop || drawn.label.hasNear(end))
      let tip = try #require(drawn.line.last?.tip)
      #expect(target.hasNear(tip))
    }
  }

  @Test("a map with lines is drawn only where none crosses a heading, a label or a screen")
  func crossings() throws {
    let layout = GraphLayout(try GraphvizContext())
    for seed in 0..<Share.byDay(24, atNight: 200) {
      let part = RandomMap.part(
        seed: UInt64(seed), clusters: seed % 4 + 1, screens: seed % 5 + 1, edges: seed % 7 + 2)
      let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
      let sheet = try MapSheet(best: map, layout: layout)
      for part in sheet.withHostings.parts where !part.isOfCards {
        #expect(part.crossings == [] && !part.isTangled)
      }
    }
  }

  @Test("a line leads from a hosting screen to the frame of what it hosts", arguments: cases)
  func hostings(sample: Sample, direction: BoxGraph.Direction) throws {
    let placed = try placed(sample, direction)
    #expect(placed.hostings.count == placed.part.hostings.count)
    for drawn in placed.hostings {
      let hosting = placed.part.hostings[drawn.index]
      let start = try #require(drawn.line.points.first)
      #expect(placed.nodes[hosting.node].box.hasNear(start))
      let end = try #require(drawn.line.points.last)
      #expect(placed.clusters[hosting.cluster].frame.hasNear(end))
    }
  }

  @Test(
    "tabs follow the order of the tab bar", arguments: [BoxGraph.Direction.rightwards, .downwards])
  func tabs(direction: BoxGraph.Direction) throws {
    let placed = try placed(.tabs, direction)
    let boxes = ["identified", "indexed", "app", "form", "deeplinkOpened"].compactMap { name in
      placed.part.nodes.firstIndex { $0.name == name }.map { placed.nodes[$0].box }
    }
    #expect(boxes.count == 5)
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      switch direction {
      case .rightwards: #expect(box.maxY < next.minY && box.minX == next.minX)
      case .downwards: #expect(box.maxX < next.minX && box.minY == next.minY)
      }
    }
  }
}
