import NavGraphModel

extension SVGWriter {
  /// Writes a line with its arrowheads, and the label on it.
  ///
  /// - Parameter location: Where the label leads to, if anything is linked.
  mutating func write(
    line curves: [Curve], kind: EdgeKind, label: Rect, block: TextBlock,
    location: SourceLocation? = nil, isMarked: Bool = false,
    padding: Size = BoxGraph.labelPadding
  ) {
    let line = curves.pathData
    if isMarked, !curves.isEmpty { append("<path class=\"halo\" d=\"\(line)\"/>\n") }
    if !curves.isEmpty { append("<path class=\"line\" d=\"\(line)\"/>\n") }
    for curve in curves {
      guard let tip = curve.tip, let end = curve.points.last else { continue }
      let head = Arrowhead(kind, from: end, to: tip)
      append("<path class=\"arrow\(head.isFilled ? " filled" : "")\" d=\"\(head.path)\"/>\n")
    }
    guard !block.rows.isEmpty else { return }
    lead(to: location)
    rectangle(label, cssClass: "label", radius: 8)
    write(
      block,
      at: Point(x: label.minX + padding.width, y: label.minY + padding.height))
    lead(to: nil)
  }
}
