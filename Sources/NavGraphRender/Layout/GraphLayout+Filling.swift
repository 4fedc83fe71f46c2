import CGraphviz

extension GraphLayout {
  static func configure(
    _ drawing: UnsafeMutablePointer<Agraph_t>, for graph: BoxGraph, quickly isQuick: Bool
  ) {
    let isRightwards = graph.direction == .rightwards
    let isLarge = graph.boxes.count > 400
    for (name, value) in [
      ("rankdir", isRightwards ? "LR" : "TB"), ("nodesep", "0.22"), ("ranksep", "0.4"),
      // Quality is worth less than an answer if the drawing is too large to look at all at once.
      ("nslimit", isLarge ? "2" : "20"), ("nslimit1", isLarge ? "2" : "20"),
      ("mclimit", isLarge ? "0.3" : "1"), ("newrank", "true"), ("labeljust", "l"),
    ] + (isQuick ? quickSettings : []) {
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

  /// Settings without the optional work: most passes over ranks and crossings, and lines around corners.
  private static let quickSettings = [
    ("nslimit", "0.1"), ("nslimit1", "0.1"), ("mclimit", "0.05"), ("searchsize", "5"),
    ("splines", "line"),
  ]

  static func fill(
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

  /// Names for frames in the order in which Graphviz goes through them: that of the addresses at which
  /// it keeps the names.
  static func frameNames(
    _ count: Int, in drawing: UnsafeMutablePointer<Agraph_t>
  ) -> [UnsafeMutablePointer<CChar>] {
    (0..<count).compactMap { number in
      withMutableCString("cluster\(number)") { agstrdup(drawing, $0) }
    }.sorted { UInt(bitPattern: $0) < UInt(bitPattern: $1) }
  }

  /// Adds a subgraph that the layout keeps together, with space for its heading.
  ///
  /// The space is an empty table, because Graphviz would measure a text with the fonts of the machine.
  static func add(
    _ frame: BoxGraph.Frame, name: UnsafeMutablePointer<CChar>,
    to drawing: UnsafeMutablePointer<Agraph_t>, nodes: [UnsafeMutablePointer<Agnode_t>]
  ) -> UnsafeMutablePointer<Agraph_t>? {
    guard let cluster = agsubg(drawing, name, 1) else { return nil }
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
