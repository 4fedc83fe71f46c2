import CGraphviz

/// Places boxes by Graphviz's hierarchical layout.
struct GraphLayout {
  private let context: GraphvizContext

  /// The most boxes that a layout is asked to place.
  static let boxLimit = 20_000

  /// Length of an arrowhead, in points.
  static let arrowLength = 9.0

  init(_ context: GraphvizContext) {
    self.context = context
  }

  /// - Parameter name: For messages: whose boxes these are.
  /// - Complexity: Superlinear; about a second for 1,500 boxes in one graph.
  func layout(_ graph: BoxGraph, name: String) throws(RenderError) -> BoxLayout {
    guard !graph.boxes.isEmpty else { return BoxLayout(size: .zero, boxes: [], arcs: []) }
    guard graph.boxes.count <= Self.boxLimit else {
      throw .tooLarge(coordinator: name, boxes: graph.boxes.count, limit: Self.boxLimit)
    }
    let (layout, messages) = context.use { Self.layout(graph, in: $0) }
    guard let layout else { throw .layoutFailed(coordinator: name, messages: messages) }
    return layout
  }

  private static func layout(_ graph: BoxGraph, in context: OpaquePointer) -> BoxLayout? {
    guard let drawing = navgraph_open() else { return nil }
    defer { agclose(drawing) }
    configure(drawing, boxCount: graph.boxes.count)
    guard let (nodes, edges) = fill(drawing, with: graph) else { return nil }
    guard gvLayout(context, drawing, "dot") == 0 else { return nil }
    defer { gvFreeLayout(context, drawing) }
    return read(drawing, nodes: nodes, edges: edges, graph: graph)
  }
}

// MARK: - Towards Graphviz

extension GraphLayout {
  private static func configure(_ drawing: UnsafeMutablePointer<Agraph_t>, boxCount: Int) {
    let isLarge = boxCount > 400
    let attributes = [
      ("rankdir", "LR"), ("nodesep", "0.22"), ("ranksep", "0.38"), ("splines", "spline"),
      // Quality is worth less than an answer once nobody can look at it all at once.
      ("nslimit", isLarge ? "2" : "20"), ("nslimit1", isLarge ? "2" : "20"),
      ("mclimit", isLarge ? "0.3" : "4"),
    ]
    for (name, value) in attributes { navgraph_set(drawing, name, value) }
    for (name, value) in [
      ("shape", "box"), ("fixedsize", "true"), ("label", ""), ("width", "1"), ("height", "1"),
    ] {
      navgraph_set_node_default(drawing, name, value)
    }
    for (name, value) in [
      ("dir", "none"), ("weight", "1"), ("tailport", ""), ("headport", ""),
      ("arrowsize", decimal(arrowLength / 10)),
    ] {
      navgraph_set_edge_default(drawing, name, value)
    }
  }

  private static func fill(
    _ drawing: UnsafeMutablePointer<Agraph_t>, with graph: BoxGraph
  ) -> (nodes: [UnsafeMutablePointer<Agnode_t>], edges: [UnsafeMutablePointer<Agedge_t>])? {
    var nodes: [UnsafeMutablePointer<Agnode_t>] = []
    for box in graph.boxes {
      guard let node = navgraph_add_node(drawing) else { return nil }
      navgraph_set(node, "width", decimal(box.width / pointsPerInch))
      navgraph_set(node, "height", decimal(box.height / pointsPerInch))
      nodes.append(node)
    }
    var edges: [UnsafeMutablePointer<Agedge_t>] = []
    for arc in graph.arcs {
      guard let edge = navgraph_add_edge(drawing, nodes[arc.tail], nodes[arc.head]) else {
        return nil
      }
      switch arc.arrow {
      case .none: break
      case .atTail: navgraph_set(edge, "dir", "back")
      case .atHead: navgraph_set(edge, "dir", "forward")
      }
      navgraph_set(edge, "weight", String(arc.weight))
      if arc.leavesInMiddle { navgraph_set(edge, "tailport", "e") }
      if arc.arrivesInMiddle { navgraph_set(edge, "headport", "w") }
      edges.append(edge)
    }
    return (nodes, edges)
  }

  private static let pointsPerInch = 72.0

  /// Inches as Graphviz reads them in every locale that has a decimal point.
  private static func decimal(_ value: Double) -> String {
    var buffer = XMLBuffer()
    buffer.append(value, decimals: 4)
    return buffer.text
  }
}

// MARK: - From Graphviz

extension GraphLayout {
  /// Nil where a coordinate is not a number.
  private static func read(
    _ drawing: UnsafeMutablePointer<Agraph_t>, nodes: [UnsafeMutablePointer<Agnode_t>],
    edges: [UnsafeMutablePointer<Agedge_t>], graph: BoxGraph
  ) -> BoxLayout? {
    let bounds = navgraph_graph_bounds(drawing)
    func place(_ point: pointf) -> Point {
      Point(x: point.x - bounds.LL.x, y: bounds.UR.y - point.y)
    }
    let layout = BoxLayout(
      size: Size(width: bounds.UR.x - bounds.LL.x, height: bounds.UR.y - bounds.LL.y),
      boxes: zip(nodes, graph.boxes).map {
        Rect(center: place(navgraph_node_center($0)), size: $1)
      },
      arcs: edges.map { curve(of: $0, place: place) })
    return layout.isFinite ? layout : nil
  }

  private static func curve(
    of edge: UnsafeMutablePointer<Agedge_t>, place: (pointf) -> Point
  ) -> Curve {
    guard navgraph_curve_count(edge) > 0 else { return Curve(points: [], tip: nil) }
    let bezier = navgraph_curve(edge, 0)
    let points = (0..<Int(navgraph_point_count(bezier))).map { place(bezier.list[$0]) }
    var tip: Point?
    if navgraph_starts_with_arrow(bezier) != 0 { tip = place(bezier.sp) }
    if navgraph_ends_with_arrow(bezier) != 0 { tip = place(bezier.ep) }
    return Curve(points: points, tip: tip)
  }
}

extension BoxLayout {
  fileprivate var isFinite: Bool {
    let points = boxes.map(\.origin) + arcs.flatMap { $0.points + ($0.tip.map { [$0] } ?? []) }
    return size.width.isFinite && size.height.isFinite
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
