/// The rows of a graph as Graphviz receives them: each is one node, with a table that has a cell for
/// each box.
///
/// Graphviz does not keep the order of nodes by itself where frames are around them.
struct RowTable {
  private let graph: BoxGraph
  /// By box: its row and its position there.
  private var places: [Int: (row: Int, position: Int)] = [:]

  init(_ graph: BoxGraph) {
    self.graph = graph
    for (row, members) in graph.rows.enumerated() {
      for (position, box) in members.enumerated() { places[box] = (row, position) }
    }
  }

  func row(of box: Int) -> Int? { places[box]?.row }

  /// The name of the box's cell; nil where it is in no row.
  func cell(of box: Int) -> String? { places[box].map { "p\($0.position)" } }

  /// The markup of a row's table.
  func table(of row: Int) -> String {
    let cells = graph.rows[row].enumerated().map { position, box in
      let size = graph.boxes[box]
      return "<TD PORT=\"p\(position)\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(Int(size.width))\" "
        + "HEIGHT=\"\(Int(size.height))\"></TD>"
    }
    let rows =
      switch graph.direction {
      case .rightwards: cells.map { "<TR>\($0)</TR>" }.joined()
      case .downwards: "<TR>\(cells.joined())</TR>"
      }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" "
      + "CELLSPACING=\"\(Int(BoxGraph.rowSpacing))\">\(rows)</TABLE>"
  }

  /// From the centre of the table to that of the box.
  func offset(of box: Int) -> Point {
    guard let place = places[box] else { return Point(x: 0, y: 0) }
    func length(_ box: Int) -> Double {
      graph.direction == .rightwards ? graph.boxes[box].height : graph.boxes[box].width
    }
    let members = graph.rows[place.row]
    let spacing = BoxGraph.rowSpacing
    let total = members.reduce(-spacing) { $0 + length($1) + spacing }
    let before = members.prefix(place.position).reduce(0) { $0 + length($1) + spacing }
    let offset = before + length(box) / 2 - total / 2
    return switch graph.direction {
    case .rightwards: Point(x: 0, y: offset)
    case .downwards: Point(x: offset, y: 0)
    }
  }
}
