extension SVGWriter {
  /// Writes a coordinator: its frame, then its edges, then its screens.
  mutating func write(_ placed: PlacedCluster, at origin: Point) {
    let cluster = placed.cluster
    append("<g class=\"\((["coordinator"] + cluster.marks.classes).joined(separator: " "))\" id=\"")
    append(makeID("c", cluster.name))
    append("\" role=\"graphics-object group\"")
    attribute("data-coordinator", escaping: cluster.name)
    append(" transform=\"translate(")
    point(origin)
    append(")\">\n")
    title(cluster.details)
    rectangle(
      Rect(origin: Point(x: 0, y: 0), size: placed.size), cssClass: "frame", radius: 14)
    write(placed.header, at: PlacedCluster.headerOrigin)
    // The quiet ones first, so that they lie beneath the others.
    for index in cluster.edges.indices where !cluster.edges[index].kind.isForward {
      write(edge: index, of: placed)
    }
    for index in cluster.edges.indices where cluster.edges[index].kind.isForward {
      write(edge: index, of: placed)
    }
    for index in cluster.nodes.indices { write(node: index, of: placed) }
    append("</g>\n")
  }

  // MARK: - Screens

  private mutating func write(node index: Int, of placed: PlacedCluster) {
    let cluster = placed.cluster
    let node = cluster.nodes[index]
    let (block, box) = (placed.nodes[index].block, placed.nodes[index].box)
    let marks = node.marks + node.listed.flatMap(\.marks)
    let classes = node.role.classes + node.reach.classes + marks.classes
    append("<g class=\"\(classes.joined(separator: " "))\" id=\"")
    append(makeID("r", cluster.name, node.name))
    append("\" role=\"graphics-symbol img\"")
    attribute("data-coordinator", escaping: cluster.name)
    if node.role != .nothing { attribute("data-route", escaping: node.name) }
    append(">\n")
    title(node.details + node.listed.flatMap(\.details))
    if node.role == .root { entry(into: box, direction: placed.direction) }
    rectangle(box, cssClass: "card", radius: node.role == .nothing ? box.size.height / 2 : 9)
    write(
      block, at: Point(x: box.minX, y: box.midY - block.size.height / 2),
      centeredIn: box.size.width)
    badge(marks, at: Point(x: box.maxX - 2, y: box.minY))
    append("</g>\n")
  }

  /// The dot and the arrow that lead into the root.
  private mutating func entry(into box: Rect, direction: BoxGraph.Direction) {
    switch direction {
    case .rightwards:
      entry(from: Point(x: box.minX - 28, y: box.midY), to: Point(x: box.minX - 3, y: box.midY))
    case .downwards:
      entry(from: Point(x: box.midX, y: box.minY - 28), to: Point(x: box.midX, y: box.minY - 3))
    }
  }

  /// The worst severity and, where there are several, the number of marks.
  private mutating func badge(_ marks: [RouteMark], at center: Point) {
    guard let worst = marks.map(\.severity).min() else { return }
    let count = marks.count > 1 ? String(marks.count) : ""
    let width = count.isEmpty ? 0 : TextMetrics.width(of: count, style: .finding) + 3
    let size = Size(width: Icon.side + 6 + width, height: Icon.side + 6)
    let box = Rect(center: center, size: size)
    rectangle(box, cssClass: "badge \(worst.name)", radius: size.height / 2)
    icon(
      .severity(worst), at: Point(x: box.minX + 3, y: box.minY + 3), cssClass: "icon badge-icon")
    guard !count.isEmpty else { return }
    text(
      [TextBlock.Run(text: count, style: .finding)],
      at: Point(x: box.minX + 5 + Icon.side, y: box.midY + TextStyle.finding.fontSize * 0.35),
      cssClass: "badge-text")
  }

  // MARK: - Edges

  private mutating func write(edge index: Int, of placed: PlacedCluster) {
    let cluster = placed.cluster
    let edge = cluster.edges[index]
    let drawn = placed.edges[index]
    let marks = edge.actions.flatMap(\.marks)
    let classes = ["edge", edge.kind.name] + edge.occurrence.classes + marks.classes
    append("<g class=\"\(classes.joined(separator: " "))\" role=\"graphics-symbol img\"")
    attribute("data-source", escaping: cluster.nodes[edge.source].name)
    attribute("data-target", escaping: cluster.nodes[edge.target].name)
    append(">\n")
    title(edge.actions.flatMap(\.details))
    let line = pathData(of: drawn.line)
    if !marks.isEmpty { append("<path class=\"halo\" d=\"\(line)\"/>\n") }
    append("<path class=\"line\" d=\"\(line)\"/>\n")
    for curve in drawn.line {
      guard let tip = curve.tip, let end = curve.points.last else { continue }
      let head = Arrowhead(edge.kind, from: end, to: tip)
      append("<path class=\"arrow\(head.isFilled ? " filled" : "")\" d=\"\(head.path)\"/>\n")
    }
    rectangle(drawn.label, cssClass: "label", radius: 8)
    write(
      drawn.block,
      at: Point(
        x: drawn.label.minX + BoxGraph.labelPadding.width,
        y: drawn.label.minY + BoxGraph.labelPadding.height))
    append("</g>\n")
  }

  private func pathData(of curves: [Curve]) -> String {
    var data = XMLBuffer()
    for curve in curves {
      for (index, point) in curve.points.enumerated() {
        if index == 0 {
          data.append("M")
        } else {
          data.append(index == 1 ? "C" : " ")
        }
        data.append(point)
      }
    }
    return data.text
  }
}

extension [RouteMark] {
  /// The classes of whatever has these marks.
  fileprivate var classes: [String] {
    map(\.severity).min().map { ["marked", $0.name] } ?? []
  }
}

extension RouteMap.Role {
  fileprivate var classes: [String] {
    switch self {
    case .root: ["route", "root"]
    case .route: ["route"]
    case .nothing: ["nothing"]
    }
  }
}
