import CGraphviz

extension GraphLayout {
  /// Nil where a coordinate is not a number.
  static func read(
    _ drawing: UnsafeMutablePointer<Agraph_t>, nodes: [UnsafeMutablePointer<Agnode_t>],
    edges: [UnsafeMutablePointer<Agedge_t>], frames: [UnsafeMutablePointer<Agraph_t>],
    graph: BoxGraph
  ) -> BoxLayout? {
    let bounds = navgraph_graph_bounds(drawing)
    func place(_ point: pointf) -> Point {
      Point(x: point.x - bounds.LL.x, y: bounds.UR.y - point.y)
    }
    let rows = RowTable(graph)
    let boxes = graph.boxes.indices.map { box in
      let center = place(navgraph_node_center(nodes[box])).moved(by: rows.offset(of: box))
      return Rect(center: center, size: graph.boxes[box])
    }
    let layout = BoxLayout(
      size: Size(width: bounds.UR.x - bounds.LL.x, height: bounds.UR.y - bounds.LL.y),
      boxes: boxes,
      arcs: zip(edges, graph.arcs).map {
        curve(of: $0, place: place) ?? .straight(from: boxes[$1.tail], to: boxes[$1.head])
      },
      frames: frames.map { cluster in
        let bounds = navgraph_graph_bounds(cluster)
        let (start, end) = (place(bounds.LL), place(bounds.UR))
        let inset = frameSpacing / 2
        // The layout leaves space around a heading, too.
        return Rect(
          origin: Point(x: start.x + inset, y: end.y + 2 * inset),
          size: Size(
            width: end.x - start.x - 2 * inset, height: start.y - end.y - 3 * inset))
      })
    return layout.isFinite ? layout : nil
  }

  /// Returns nil where the layout has no such edge.
  private static func curve(
    of edge: UnsafeMutablePointer<Agedge_t>, place: (pointf) -> Point
  ) -> Curve? {
    guard navgraph_curve_count(edge) > 0 else { return nil }
    let bezier = navgraph_curve(edge, 0)
    let points = (0..<Int(navgraph_point_count(bezier))).map { place(bezier.list[$0]) }
    var tip: Point?
    if navgraph_starts_with_arrow(bezier) != 0 { tip = place(bezier.sp) }
    if navgraph_ends_with_arrow(bezier) != 0 { tip = place(bezier.ep) }
    return Curve(points: points, tip: tip)
  }
}

extension Curve {
  /// Returns a straight line for an arc that is missing from the layout.
  fileprivate static func straight(from tail: Rect, to head: Rect) -> Curve {
    let start = Point(x: tail.midX, y: tail.midY)
    let end = Point(x: head.midX, y: head.midY)
    return Curve(points: [start, start, end, end], tip: nil)
  }
}

extension BoxLayout {
  fileprivate var isFinite: Bool {
    let points =
      (boxes + frames).map(\.origin) + arcs.flatMap { $0.points + ($0.tip.map { [$0] } ?? []) }
    return size.width.isFinite && size.height.isFinite
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
