/// The cards of a map with all of their texts, before they have places: what every arrangement of them shares.
struct CardSet {
  let part: RouteMap.Part
  let forest: CardForest
  /// By node, the edges of each row of its card.
  let rows: [[[Int]]]
  /// One for each node.
  let headers: [TextBlock]
  /// One for each edge; of a row for several edges, the first has the words.
  let edgeBlocks: [TextBlock]
  /// One for each node.
  let sizes: [Size]
  let links: LinkList?
  let showsActions: Bool

  /// - Parameters:
  ///   - shape: Which trees the screens make.
  ///   - showsActions: Whether there are rows, rather than screens with the lines between them alone.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  init(_ part: RouteMap.Part, shape: CardShape, showsActions: Bool) {
    let forest = CardForest(part, depthLimit: shape.depthLimit, childLimit: shape.childLimit)
    let text = CardText(
      part, drawn: forest.drawn, labelLines: shape.labelLines, width: shape.textWidth)
    // A deep link names its target, regardless of the screens.
    let rows = PlacedPart.rows(part).enumerated().map { node, rows in
      showsActions || part.nodes[node].role == .link ? rows : []
    }
    let headers = part.nodes.indices.map { text.header(of: $0, showsActions: showsActions) }
    var blocks = part.edges.map { _ in TextBlock() }
    for row in rows.joined() { if let first = row.first { blocks[first] = text.row(of: row) } }
    let rowSizes = rows.map { $0.map { blocks[$0[0]].size } }
    self.part = part
    self.forest = forest
    self.rows = rows
    self.headers = headers
    edgeBlocks = blocks
    sizes = zip(headers, rowSizes).map { PlacedPart.size(of: $0, rows: $1) }
    links = LinkList(part, headers: headers, rows: rowSizes)
    self.showsActions = showsActions
  }
}
