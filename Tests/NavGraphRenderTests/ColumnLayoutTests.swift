import Testing

@testable import NavGraphRender

/// The layout that always ends.
struct ColumnLayoutTests {
  private static let directions = [BoxGraph.Direction.rightwards, .downwards]

  private func graph(of part: RouteMap.Part, _ direction: BoxGraph.Direction) -> BoxGraph {
    let headings = part.clusters.map { cluster in
      var heading = TextBlock()
      heading.append(wrapping: cluster.name, style: .cluster, width: 420, lineLimit: 2)
      return heading
    }
    return BoxGraph(
      part, nodes: part.nodes.map { TextBlock($0) }, edges: part.edges.map(TextBlock.init),
      headings: headings, direction: direction)
  }

  @Test("boxes lie apart, on the page, and in the frames that they belong to", arguments: 0..<30)
  func shapes(seed: Int) {
    let part = RandomMap.part(
      seed: UInt64(seed), clusters: seed % 8 + 1, screens: seed % 6 + 1, edges: seed % 11 + 2)
    for direction in Self.directions {
      let graph = graph(of: part, direction)
      let layout = ColumnLayout.layout(graph)
      let page = Rect(origin: Point(x: 0, y: 0), size: layout.size)
      for (index, box) in layout.boxes.enumerated() {
        #expect(box.size == graph.boxes[index] && box.isInside(page))
        #expect(layout.boxes[(index + 1)...].allSatisfy { box.isApart(from: $0) })
      }
      for (index, (frame, drawn)) in zip(graph.frames, layout.frames).enumerated() {
        #expect(drawn.isInside(page))
        #expect(layout.frames[(index + 1)...].allSatisfy { drawn.isApart(from: $0) })
        let heading = Rect(
          origin: PlacedPart.headingOrigin.moved(by: drawn.origin), size: frame.heading)
        #expect(heading.isInside(drawn))
        for (box, place) in layout.boxes.enumerated() {
          if frame.members.contains(box) {
            #expect(place.isInside(drawn) && place.isApart(from: heading))
          } else {
            #expect(place.isApart(from: drawn))
          }
        }
      }
      #expect(layout.frames.count == graph.frames.count)
    }
  }

  @Test("lines lead from box to box, with the arrow at the end that is pointed to")
  func lines() throws {
    for direction in Self.directions {
      let graph = graph(
        of: RandomMap.part(seed: 11, clusters: 3, screens: 5, edges: 12), direction)
      let layout = ColumnLayout.layout(graph)
      for (arc, line) in zip(graph.arcs, layout.arcs) {
        let ends = [line.points[0], line.points[3]]
        #expect((line.tip != nil) == arc.hasArrow)
        let tip = arc.isReversed ? 0 : 1
        let shown = (0...1).map { $0 == tip ? line.tip ?? ends[$0] : ends[$0] }
        #expect(layout.boxes[arc.tail].hasNear(shown[0]))
        #expect(layout.boxes[arc.head].hasNear(shown[1]))
      }
    }
  }

  @Test("screens further from the start are further on")
  func ranks() {
    let boxes = Array(repeating: Size(width: 40, height: 20), count: 4)
    let arcs = [(0, 1), (1, 2), (0, 2), (2, 3)].map { tail, head in
      BoxGraph.Arc(tail: tail, head: head, isReversed: false, hasArrow: true, weight: 1)
    }
    for direction in Self.directions {
      let layout = ColumnLayout.layout(BoxGraph(direction: direction, boxes: boxes, arcs: arcs))
      let starts = layout.boxes.map { direction == .rightwards ? $0.minX : $0.minY }
      #expect(starts == starts.sorted() && Set(starts).count == 4)
    }
  }

  @Test("the boxes of a row are side by side in their order")
  func rows() {
    var graph = BoxGraph(
      direction: .rightwards, boxes: Array(repeating: Size(width: 40, height: 20), count: 3))
    graph.rows = [[2, 0, 1]]
    let boxes = ColumnLayout.layout(graph).boxes
    #expect(boxes[2].maxY < boxes[0].minY && boxes[0].maxY < boxes[1].minY)
    #expect(Set(boxes.map(\.minX)).count == 1)
  }

  @Test("cycles terminate")
  func cycles() {
    let ranks = ItemRanks(count: 3, arcs: [(0, 1), (1, 2), (2, 0), (1, 1)])
    #expect(ranks.columns == [[0], [1], [2]])
    #expect(ItemRanks(count: 0, arcs: []).columns.isEmpty)
  }
}
