import NavGraphModel

extension SVGWriter {
  /// Writes coordinators that belong together: each with its frame and screens, then what leads from
  /// one to another.
  mutating func write(_ placed: PlacedPart, at origin: Point) {
    let ids = makeIDs(of: placed.part)
    append("<g class=\"part\" transform=\"translate(")
    point(origin)
    append(")\">\n")
    let order = ReadingOrder(placed.part)
    for cluster in order.clusters { write(cluster: cluster, of: placed, ids, order) }
    for node in order.nodes where placed.isInLinkList(node) { write(node: node, of: placed, ids) }
    for hosting in placed.hostings { write(hosting, of: placed, ids) }
    for index in placed.part.edgesInPaintOrder where placed.isOutside(placed.part.edges[index]) {
      write(edge: index, of: placed, ids)
    }
    append("</g>\n")
  }

  /// Writes a coordinator: its frame, then its screens, each with what leads from it to others there.
  private mutating func write(
    cluster index: Int, of placed: PlacedPart, _ ids: PartIDs, _ order: ReadingOrder
  ) {
    let part = placed.part
    let cluster = part.clusters[index]
    let (heading, frame) = (placed.clusters[index].heading, placed.clusters[index].frame)
    let classes =
      ["coordinator"] + (cluster.isCollapsed ? ["collapsed"] : []) + cluster.marks.classes
    append("<g class=\"\(classes.joined(separator: " "))\"")
    append(" id=\"\(ids.clusters[index])\" role=\"graphics-object group\"")
    attribute("data-coordinator", escaping: cluster.name)
    append(">\n")
    if !cluster.isCollapsed {
      title(cluster.details)
      rectangle(frame, cssClass: "frame", radius: 14)
      write(heading, at: PlacedPart.headingOrigin.moved(by: frame.origin))
      lead(to: nil)
      if placed.isOfCards { badge(cluster.marks, at: Point(x: frame.maxX - 12, y: frame.minY)) }
    }
    for node in order.nodes
    where part.nodes[node].cluster == index && !placed.isInLinkList(node) {
      write(node: node, of: placed, ids)
      for edge in part.edges.indices
      where part.edges[edge].source == node && !placed.isOutside(part.edges[edge]) {
        write(edge: edge, of: placed, ids)
      }
    }
    append("</g>\n")
  }

  /// Writes the line from a hosting route to what it hosts.
  private mutating func write(
    _ drawn: PlacedPart.Hosting, of placed: PlacedPart, _ ids: PartIDs
  ) {
    let part = placed.part
    let node = part.nodes[part.hostings[drawn.index].node]
    let cluster = part.clusters[part.hostings[drawn.index].cluster]
    let hosting = part.hostings[drawn.index]
    let (source, target) = (part.clusters[node.cluster].name, cluster.name)
    append("<g class=\"\((["hosting"] + hosting.emphasis.classes).joined(separator: " "))\"")
    append(" role=\"graphics-symbol img\"")
    append(" data-source-id=\"\(ids.nodes[hosting.node])\"")
    append(" data-target-id=\"\(ids.clusters[hosting.cluster])\"")
    attribute("data-source", escaping: node.name)
    attribute("data-target", escaping: cluster.name)
    append(">\n")
    let host = node.role == .coordinator ? source : "\(source) \u{203A} \(node.name)"
    title(["\(host) hosts \(target)"])
    append("<path class=\"contains\" d=\"\([drawn.line].pathData)\"/>\n</g>\n")
  }

  // MARK: - Screens

  private mutating func write(node index: Int, of placed: PlacedPart, _ ids: PartIDs) {
    let part = placed.part
    let node = part.nodes[index]
    let (block, box) = (placed.nodes[index].block, placed.nodes[index].box)
    let cluster = part.clusters[node.cluster].name
    let marks =
      node.marks + node.listed.flatMap(\.marks) + placed.nodes[index].hiddenMarks
    let classes =
      node.role.classes + node.reach.classes + node.emphasis.classes + marks.classes
    append("<g class=\"\(classes.joined(separator: " "))\"")
    append(" id=\"\(ids.nodes[index])\" role=\"\(role)\"")
    attribute("data-coordinator", escaping: cluster)
    if node.role.isScreen { attribute("data-route", escaping: node.name) }
    append(">\n")
    title(node.details + node.listed.flatMap(\.details))
    if node.role == .root || node.role == .coordinator && part.clusters[node.cluster].startsApp {
      entry(at: placed.nodes[index].entry, direction: placed.direction)
    }
    if node.emphasis == .highlighted { rectangle(box.grown(by: 5), cssClass: "ring", radius: 13) }
    if node.role == .coordinator {
      for offset in [6.0, 3] {
        let origin = Point(x: offset, y: offset).moved(by: box.origin)
        rectangle(Rect(origin: origin, size: box.size), cssClass: "card", radius: 9)
      }
    }
    lead(to: node.location)
    let isRound = !node.role.isPlace
    rectangle(box, cssClass: "card", radius: isRound ? min(18, box.size.height / 2) : 9)
    if let origin = placed.nodes[index].textOrigin {
      write(block, endingWith: node.returns.first?.kind, at: origin, in: box)
    } else {
      // A list and what is above it begin at one place.
      let isList = block.rows.contains(where: \.isAligned)
      let left = box.minX + (isList ? (box.size.width - block.size.width) / 2 : 0)
      write(
        block, at: Point(x: left, y: box.midY - block.size.height / 2),
        centeredIn: isList ? nil : box.size.width)
    }
    lead(to: nil)
    badge(marks, at: Point(x: box.maxX - 2, y: box.minY))
    append("</g>\n")
  }

  /// Writes the text of a card, its steps back to several screens like the rows below it.
  private mutating func write(
    _ block: TextBlock, endingWith kind: EdgeKind?, at origin: Point, in box: Rect
  ) {
    let end = kind.flatMap { kind in block.rows.firstIndex { $0.icon == .edge(kind) } }
    guard let kind, let end else { return write(block, at: origin) }
    let (head, rows) = (block.rows(..<end), block.rows(end...))
    write(head, at: origin)
    lead(to: nil)
    let inset = PlacedPart.cardPadding.width - PlacedPart.rowPadding.width
    let top = origin.y + head.size.height
    append("<g class=\"\(kind.name)\">")
    rectangle(
      Rect(
        origin: Point(x: box.minX + inset, y: top),
        size: Size(width: box.size.width - 2 * inset, height: rows.size.height + 2)),
      cssClass: "label", radius: 8)
    write(rows, at: Point(x: origin.x, y: top))
    lead(to: nil)
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
    let marks = edge.marks
    let (source, target) = (part.nodes[edge.source], part.nodes[edge.target])
    append("<g class=\"\(part.classes(of: edge).joined(separator: " "))\"")
    append(" id=\"\(ids.edges[index])\" role=\"\(role)\"")
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
    title(
      ["\(source.name) \u{2192} \(target.name), \(edge.kind.name)"]
        + edge.actions.flatMap(\.details))
    write(
      line: drawn.line, kind: edge.kind, label: drawn.label, block: drawn.block,
      location: edge.actions.first?.location, isMarked: !marks.isEmpty,
      padding: placed.isOfCards ? PlacedPart.rowPadding : BoxGraph.labelPadding)
    append("</g>\n")
  }

  /// A picture of one thing, unless there are links in it, which would be hidden by that.
  private var role: String { link == nil ? "graphics-symbol img" : "graphics-object group" }
}

extension PlacedPart {
  /// Whether an edge belongs to no frame.
  fileprivate func isOutside(_ edge: RouteMap.Edge) -> Bool {
    part.isCrossing(edge) || isInLinkList(edge.source)
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
      + (edge.isSpontaneous ? ["spontaneous"] : []) + edge.emphasis.classes
      + (edge.isLink ? ["opened"] : [])
      + (isCrossing(edge) ? ["between"] : []) + edge.marks.classes
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
