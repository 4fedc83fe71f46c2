import NavGraphModel

extension SVGWriter {
  /// Writes coordinators that belong together: each with its frame and screens, then what leads from
  /// one to another.
  mutating func write(_ placed: PlacedPart, at origin: Point) {
    let ids = makeIDs(of: placed.part)
    append("<g class=\"part\" transform=\"translate(")
    point(origin)
    append(")\">\n")
    for cluster in placed.clusters.indices { write(cluster: cluster, of: placed, ids) }
    for hosting in placed.hostings { write(hosting, of: placed, ids) }
    for index in placed.part.edgesInPaintOrder
    where placed.part.isCrossing(placed.part.edges[index]) {
      write(edge: index, of: placed, ids)
    }
    append("</g>\n")
  }

  /// Writes a coordinator: its frame, then its edges, then its screens.
  private mutating func write(cluster index: Int, of placed: PlacedPart, _ ids: PartIDs) {
    let part = placed.part
    let cluster = part.clusters[index]
    let (heading, frame) = (placed.clusters[index].heading, placed.clusters[index].frame)
    append("<g class=\"\((["coordinator"] + cluster.marks.classes).joined(separator: " "))\"")
    append(" id=\"\(ids.clusters[index])\" role=\"graphics-object group\"")
    attribute("data-coordinator", escaping: cluster.name)
    append(">\n")
    title(cluster.details)
    rectangle(frame, cssClass: "frame", radius: 14)
    write(heading, at: PlacedPart.headingOrigin.moved(by: frame.origin))
    for edge in part.edgesInPaintOrder
    where part.nodes[part.edges[edge].source].cluster == index
      && !part.isCrossing(part.edges[edge])
    {
      write(edge: edge, of: placed, ids)
    }
    for node in part.nodes.indices where part.nodes[node].cluster == index {
      write(node: node, of: placed, ids)
    }
    append("</g>\n")
  }

  /// Writes the line from a hosting route to what it hosts.
  private mutating func write(
    _ hosting: PlacedPart.Hosting, of placed: PlacedPart, _ ids: PartIDs
  ) {
    let part = placed.part
    let node = part.nodes[part.hostings[hosting.index].node]
    let cluster = part.clusters[part.hostings[hosting.index].cluster]
    append("<g class=\"hosting\" role=\"graphics-symbol img\"")
    append(" data-source-id=\"\(ids.nodes[part.hostings[hosting.index].node])\"")
    append(" data-target-id=\"\(ids.clusters[part.hostings[hosting.index].cluster])\"")
    attribute("data-source", escaping: node.name)
    attribute("data-target", escaping: cluster.name)
    append(">\n")
    title(["\(part.clusters[node.cluster].name) \u{203A} \(node.name) hosts \(cluster.name)"])
    append("<path class=\"contains\" d=\"\([hosting.line].pathData)\"/>\n</g>\n")
  }

  // MARK: - Screens

  private mutating func write(node index: Int, of placed: PlacedPart, _ ids: PartIDs) {
    let part = placed.part
    let node = part.nodes[index]
    let (block, box) = (placed.nodes[index].block, placed.nodes[index].box)
    let cluster = part.clusters[node.cluster].name
    let marks = node.marks + node.listed.flatMap(\.marks)
    let classes = node.role.classes + node.reach.classes + marks.classes
    append("<g class=\"\(classes.joined(separator: " "))\"")
    append(" id=\"\(ids.nodes[index])\" role=\"graphics-symbol img\"")
    attribute("data-coordinator", escaping: cluster)
    if node.role.isScreen { attribute("data-route", escaping: node.name) }
    append(">\n")
    title(node.details + node.listed.flatMap(\.details))
    if node.role == .root { entry(at: placed.nodes[index].entry, direction: placed.direction) }
    let isRound = !node.role.isScreen
    rectangle(box, cssClass: "card", radius: isRound ? min(18, box.size.height / 2) : 9)
    write(
      block, at: Point(x: box.minX, y: box.midY - block.size.height / 2),
      centeredIn: box.size.width)
    badge(marks, at: Point(x: box.maxX - 2, y: box.minY))
    append("</g>\n")
  }

  /// The dot and the arrow that lead into the root.
  mutating func entry(at point: Point, direction: BoxGraph.Direction) {
    switch direction {
    case .rightwards:
      entry(from: Point(x: point.x - 22, y: point.y), to: Point(x: point.x - 3, y: point.y))
    case .downwards:
      entry(from: Point(x: point.x, y: point.y - 22), to: Point(x: point.x, y: point.y - 3))
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

  private mutating func write(edge index: Int, of placed: PlacedPart, _ ids: PartIDs) {
    let part = placed.part
    let edge = part.edges[index]
    let drawn = placed.edges[index]
    let marks = edge.actions.flatMap(\.marks)
    let (source, target) = (part.nodes[edge.source], part.nodes[edge.target])
    append("<g class=\"\(part.classes(of: edge).joined(separator: " "))\"")
    append(" id=\"\(ids.edges[index])\" role=\"graphics-symbol img\"")
    append(" data-source-id=\"\(ids.nodes[edge.source])\"")
    append(" data-target-id=\"\(ids.nodes[edge.target])\"")
    append(" data-kind=\"\(edge.kind.name)\" data-triggers=\"\(edge.triggers)\"")
    attribute("data-actions", escaping: edge.actions.map(\.name).joined(separator: "\n"))
    attribute("data-source", escaping: source.name)
    attribute("data-target", escaping: target.name)
    if part.isCrossing(edge) {
      attribute("data-target-coordinator", escaping: part.clusters[target.cluster].name)
    }
    append(">\n")
    title(edge.actions.flatMap(\.details))
    write(
      line: drawn.line, kind: edge.kind, label: drawn.label, block: drawn.block,
      isMarked: !marks.isEmpty)
    append("</g>\n")
  }
}

extension RouteMap.Part {
  /// The quiet ones first, so that they lie beneath the others.
  fileprivate var edgesInPaintOrder: [Int] {
    edges.indices.filter { !edges[$0].kind.isForward }
      + edges.indices.filter { edges[$0].kind.isForward }
  }

  fileprivate func classes(of edge: RouteMap.Edge) -> [String] {
    ["edge", edge.kind.name] + edge.occurrence.classes
      + (edge.isSpontaneous ? ["spontaneous"] : [])
      + (nodes[edge.source].role == .link ? ["opened"] : [])
      + (isCrossing(edge) ? ["between"] : []) + edge.actions.flatMap(\.marks).classes
  }
}

extension RouteMap.Edge {
  /// Who causes the actions, each once, with a blank between them.
  fileprivate var triggers: String {
    var names: [String] = []
    for action in actions where !names.contains(action.trigger.rawValue) {
      names.append(action.trigger.rawValue)
    }
    return names.joined(separator: " ")
  }
}

extension [Curve] {
  var pathData: String {
    var data = XMLBuffer()
    for curve in self {
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
