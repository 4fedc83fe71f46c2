import CGraphviz

/// Places boxes by Graphviz's hierarchical layout.
struct GraphLayout {
  private let context: GraphvizContext

  /// The most boxes that a layout is asked to place: more than anybody can look at.
  static let boxLimit = 6_000

  /// Between two frames, beside what the layout leaves there; in points.
  static let frameSpacing = 16.0

  /// Length of an arrowhead, in points.
  static let arrowLength = 9.0

  init(_ context: GraphvizContext) {
    self.context = context
  }

  /// - Parameter name: For messages: whose boxes these are.
  /// - Complexity: Superlinear; about a second for 1,000 boxes with 1,500 arcs.
  func layout(_ graph: BoxGraph, name: String) throws(RenderError) -> BoxLayout {
    guard !graph.boxes.isEmpty else { return BoxLayout(size: .zero, boxes: [], arcs: []) }
    guard graph.boxes.count <= Self.boxLimit else {
      throw .tooLarge(coordinator: name, boxes: graph.boxes.count, limit: Self.boxLimit)
    }
    let (layout, messages) = context.use { context in
      LargeStack.run { Self.layout(graph, in: context) }
    }
    guard let layout else { throw .layoutFailed(coordinator: name, messages: messages) }
    return layout
  }

  private static func layout(_ graph: BoxGraph, in context: OpaquePointer) -> BoxLayout? {
    guard let drawing = navgraph_open() else { return nil }
    defer { agclose(drawing) }
    configure(drawing, for: graph)
    guard let (nodes, edges) = fill(drawing, with: graph) else { return nil }
    var frames: [UnsafeMutablePointer<Agraph_t>] = []
    for (index, frame) in graph.frames.enumerated() {
      guard let cluster = add(frame, number: index, to: drawing, nodes: nodes) else { return nil }
      frames.append(cluster)
    }
    // Also where the layout fails half-way; without a layout there is nothing to free.
    defer { gvFreeLayout(context, drawing) }
    guard gvLayout(context, drawing, "dot") == 0 else { return nil }
    return read(drawing, nodes: nodes, edges: edges, frames: frames, graph: graph)
  }
}

// MARK: - Towards Graphviz

extension GraphLayout {
  private static func configure(_ drawing: UnsafeMutablePointer<Agraph_t>, for graph: BoxGraph) {
    let isRightwards = graph.direction == .rightwards
    let isLarge = graph.boxes.count > 400
    for (name, value) in [
      ("rankdir", isRightwards ? "LR" : "TB"), ("nodesep", "0.22"), ("ranksep", "0.4"),
      // Quality is worth less than an answer once nobody can look at it all at once.
      ("nslimit", isLarge ? "2" : "20"), ("nslimit1", isLarge ? "2" : "20"),
      ("mclimit", isLarge ? "0.3" : "1"), ("newrank", "true"), ("labeljust", "l"),
    ] {
      navgraph_set(drawing, name, value)
    }
    for (name, value) in [
      ("shape", "box"), ("fixedsize", "true"), ("label", ""), ("width", "1"), ("height", "1"),
    ] {
      navgraph_set_node_default(drawing, name, value)
    }
    for (name, value) in [
      ("tailport", isRightwards ? "e" : "s"), ("headport", isRightwards ? "w" : "n"),
      ("arrowsize", decimal(arrowLength / 10)), ("dir", "none"), ("weight", "1"),
      ("minlen", "1"), ("style", ""),
    ] {
      navgraph_set_edge_default(drawing, name, value)
    }
  }

  private static func fill(
    _ drawing: UnsafeMutablePointer<Agraph_t>, with graph: BoxGraph
  ) -> (nodes: [UnsafeMutablePointer<Agnode_t>], edges: [UnsafeMutablePointer<Agedge_t>])? {
    let rows = RowTable(graph)
    var nodes: [UnsafeMutablePointer<Agnode_t>?] = graph.boxes.map { _ in nil }
    // Graphviz prefers the order of creation, and turns a drawing to the right by a quarter, so that
    // its columns begin at the bottom.
    let isTurned = graph.direction == .rightwards
    for box in isTurned ? graph.boxes.indices.reversed() : Array(graph.boxes.indices) {
      guard nodes[box] == nil, let node = navgraph_add_node(drawing) else {
        if nodes[box] == nil { return nil } else { continue }
      }
      if let row = rows.row(of: box) {
        for (name, value) in [
          ("shape", "plain"), ("fixedsize", "false"), ("width", "0"), ("height", "0"),
        ] {
          navgraph_set(node, name, value)
        }
        setTable(rows.table(of: row), of: node, in: drawing)
        for member in graph.rows[row] { nodes[member] = node }
      } else {
        navgraph_set(node, "width", decimal(graph.boxes[box].width / pointsPerInch))
        navgraph_set(node, "height", decimal(graph.boxes[box].height / pointsPerInch))
        nodes[box] = node
      }
    }
    let placed = nodes.compactMap { $0 }
    guard placed.count == graph.boxes.count else { return nil }
    var edges: [UnsafeMutablePointer<Agedge_t>] = []
    for arc in graph.arcs {
      guard let edge = navgraph_add_edge(drawing, placed[arc.tail], placed[arc.head]) else {
        return nil
      }
      if arc.hasArrow { navgraph_set(edge, "dir", arc.isReversed ? "back" : "forward") }
      navgraph_set(edge, "weight", String(arc.weight))
      if arc.length != 1 { navgraph_set(edge, "minlen", String(arc.length)) }
      if !arc.isVisible { navgraph_set(edge, "style", "invis") }
      if let cell = rows.cell(of: arc.tail) {
        navgraph_set(edge, "tailport", "\(cell):\(isTurned ? "e" : "s")")
      }
      if let cell = rows.cell(of: arc.head) {
        navgraph_set(edge, "headport", "\(cell):\(isTurned ? "w" : "n")")
      }
      edges.append(edge)
    }
    return (placed, edges)
  }

  /// Gives an object a table as its label.
  private static func setTable(
    _ table: String, of object: UnsafeMutableRawPointer, in drawing: UnsafeMutablePointer<Agraph_t>
  ) {
    let label = withMutableCString(table) { agstrdup_html(drawing, $0) }
    navgraph_set(object, "label", label)
  }

  /// A subgraph that the layout keeps together, with room for its heading.
  ///
  /// The room is an empty table, because a text would be measured, by whatever fonts there are.
  private static func add(
    _ frame: BoxGraph.Frame, number: Int, to drawing: UnsafeMutablePointer<Agraph_t>,
    nodes: [UnsafeMutablePointer<Agnode_t>]
  ) -> UnsafeMutablePointer<Agraph_t>? {
    let cluster = withMutableCString("cluster\(number)") { agsubg(drawing, $0, 1) }
    guard let cluster else { return nil }
    for member in frame.members { agsubnode(cluster, nodes[member], 1) }
    let width = frame.heading.width + 2 * PlacedPart.headingOrigin.x
    let size = [width, frame.heading.height].map { Int($0.rounded(.up)) }
    let table =
      "<TABLE BORDER=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(size[0])\" HEIGHT=\"\(size[1])\">"
      + "<TR><TD></TD></TR></TABLE>"
    setTable(table, of: cluster, in: drawing)
    navgraph_set(cluster, "margin", decimal(BoxGraph.framePadding + frameSpacing / 2))
    return cluster
  }

  private static func withMutableCString<Result>(
    _ text: String, _ body: (UnsafeMutablePointer<CChar>) -> Result
  ) -> Result {
    text.withCString { body(UnsafeMutablePointer(mutating: $0)) }
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
        curve(of: $0, place: place) ?? straightLine(from: boxes[$1.tail], to: boxes[$1.head])
      },
      frames: frames.map { cluster in
        let bounds = navgraph_graph_bounds(cluster)
        let (start, end) = (place(bounds.LL), place(bounds.UR))
        let inset = frameSpacing / 2
        // The layout leaves room around a heading, too.
        return Rect(
          origin: Point(x: start.x + inset, y: end.y + 2 * inset),
          size: Size(
            width: end.x - start.x - 2 * inset, height: start.y - end.y - 3 * inset))
      })
    return layout.isFinite ? layout : nil
  }

  /// Nil where the layout lost the edge.
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

  /// For an arc that the layout lost.
  private static func straightLine(from tail: Rect, to head: Rect) -> Curve {
    let start = Point(x: tail.midX, y: tail.midY)
    let end = Point(x: head.midX, y: head.midY)
    return Curve(points: [start, start, end, end], tip: nil)
  }
}

extension BoxLayout {
  fileprivate var isFinite: Bool {
    let points = (boxes + frames).map(\.origin) + arcs.flatMap { $0.points + ($0.tip.map { [$0] } ?? []) }
    return size.width.isFinite && size.height.isFinite
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
