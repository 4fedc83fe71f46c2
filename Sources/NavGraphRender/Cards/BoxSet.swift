/// The boxes of coordinators with all of their texts, before they have places: what every arrangement of them shares.
struct BoxSet {
  let part: RouteMap.Part
  let tree: HostingTree
  /// By node, the edges of each row of its box.
  let rows: [[[Int]]]
  /// One for each node.
  let headers: [TextBlock]
  /// One for each edge; of a row for several edges, the first has the words.
  let edgeBlocks: [TextBlock]
  /// One for each node.
  let sizes: [Size]
  let links: LinkList?

  /// - Parameters:
  ///   - nameLines: Lines that the names of a coordinator's screens may take.
  ///   - width: How long these may be, in points.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  init(_ part: RouteMap.Part, nameLines: Int, width: Double = CardText.boxWidth) {
    let text = CardText(part, drawn: [], nameLines: nameLines, boxWidth: width)
    let rows = PlacedPart.rows(part).map { rows in
      rows.filter { row in row.contains { part.edges[$0].kind.isForward } }
    }
    var blocks = part.edges.map { _ in TextBlock() }
    for row in rows.joined() { if let first = row.first { blocks[first] = text.row(of: row) } }
    let headers = part.nodes.indices.map { text.header(of: $0) }
    let rowSizes = rows.map { $0.map { blocks[$0[0]].size } }
    self.part = part
    tree = HostingTree(part)
    self.rows = rows
    self.headers = headers
    edgeBlocks = blocks
    sizes = zip(headers, rowSizes).map { PlacedPart.size(of: $0, rows: $1) }
    links = LinkList(part, headers: headers, rows: rowSizes)
  }
}
