import NavGraphModel

extension SVGWriter {
  static func document(
    of map: StateMap, parts: [PlacedStates], names: TowerNames, link: SourceLink?
  ) -> String {
    var writer = SVGWriter(link: link)
    writer.write(map, parts: parts, names: names)
    return writer.buffer.text
  }

  private mutating func write(_ map: StateMap, parts: [PlacedStates], names: TowerNames) {
    let packing = PagePacking(parts.map(\.size), spacing: 2 * Self.spacing)
    let header = TextBlock(headerOf: map)
    let innerWidth = max(packing.size.width, header.size.width, Self.smallestWidth)
    let legend = Legend(Legend.contents(of: map, parts: parts), width: innerWidth)
    let body = Point(x: Self.margin, y: Self.margin + header.size.height + 18)
    let legendY = body.y + packing.size.height + 20
    let size = Size(
      width: (innerWidth + 2 * Self.margin).rounded(.up),
      height: (legendY + legend.height + Self.margin).rounded(.up))
    open(
      title: map.title,
      description: "Map of states. " + map.summary.map { $0 + "." }.joined(separator: " "),
      style: "\(link == nil ? StyleSheet.css : StyleSheet.linkingCSS)\n\(StyleSheet.towers)",
      size: size)
    write(header, at: Point(x: Self.margin, y: Self.margin))
    for (part, origin) in zip(parts, packing.origins) {
      write(part, at: origin.moved(by: body), names: names)
    }
    write(legend, at: Point(x: Self.margin, y: legendY))
    append("</svg>\n")
  }

  private mutating func write(_ placed: PlacedStates, at origin: Point, names: TowerNames) {
    append("<g class=\"part search\" id=\"search-\(placed.part.search)\"")
    append(" role=\"graphics-object group\" transform=\"translate(")
    point(origin)
    append(")\">\n")
    title([placed.part.heading, placed.part.subtitle])
    write(placed.heading, at: Point(x: 0, y: 0))
    let quiet = placed.part.edges.indices.filter { !placed.part.edges[$0].kind.isForward }
    let others = placed.part.edges.indices.filter { placed.part.edges[$0].kind.isForward }
    for edge in quiet + others { write(edge: edge, of: placed) }
    for node in placed.nodes.indices { write(node: node, of: placed, names: names) }
    append("</g>\n")
  }

  private mutating func write(node index: Int, of placed: PlacedStates, names: TowerNames) {
    let node = placed.part.nodes[index]
    let drawn = placed.nodes[index]
    let id = placed.id(ofNode: index)
    switch node.content {
    case .state(let state, _, let isInitial):
      guard let tower = drawn.tower else { return }
      let classes =
        ["state"] + (isInitial ? ["initial"] : []) + (node.isHighlighted ? ["highlighted"] : [])
      append("<g class=\"\(classes.joined(separator: " "))\" id=\"\(id)\"")
      append(" role=\"graphics-symbol img\" data-state=\"\(state)\">\n")
      title(tower.details + (isInitial ? ["the app can start here"] : []) + node.details)
      if isInitial { entry(at: drawn.entry, direction: placed.direction) }
      rectangle(drawn.box, cssClass: "plate", radius: 10)
      write(
        tower,
        at: Point(
          x: drawn.box.midX - tower.size.width / 2, y: drawn.box.midY - tower.size.height / 2),
        names: names)
    case .stub(let stub):
      append("<g class=\"stub\(stub == .crash ? " crash" : "")\" id=\"\(id)\"")
      append(" role=\"graphics-symbol img\">\n")
      title(node.details)
      rectangle(drawn.box, cssClass: "card", radius: drawn.box.size.height / 2)
      write(
        drawn.block,
        at: Point(x: drawn.box.minX, y: drawn.box.midY - drawn.block.size.height / 2),
        centeredIn: drawn.box.size.width)
    }
    append("</g>\n")
  }

  private mutating func write(edge index: Int, of placed: PlacedStates) {
    let edge = placed.part.edges[index]
    let drawn = placed.edges[index]
    let classes =
      ["edge", edge.kind.name] + (edge.isSpontaneous ? ["spontaneous"] : [])
      + (edge.isLink ? ["opened"] : [])
    append("<g class=\"\(classes.joined(separator: " "))\"")
    append(" id=\"edge-\(placed.part.search)-\(index)\" role=\"graphics-symbol img\"")
    append(" data-source-id=\"\(placed.id(ofNode: edge.source))\"")
    append(" data-target-id=\"\(placed.id(ofNode: edge.target))\"")
    append(" data-kind=\"\(edge.kind.name)\">\n")
    title(edge.actions.flatMap(\.details))
    write(
      line: drawn.line, kind: edge.kind, label: drawn.label, block: drawn.block,
      location: edge.actions.first?.location)
    append("</g>\n")
  }
}

extension PlacedStates {
  /// Unique in the document: states are numbered as the search found them.
  fileprivate func id(ofNode index: Int) -> String {
    switch part.nodes[index].content {
    case .state(let state, _, _): "state-\(part.search)-\(state)"
    case .stub: "stub-\(part.search)-\(index)"
    }
  }
}

extension TextBlock {
  fileprivate init(headerOf map: StateMap) {
    append(wrapping: map.title, style: .title, width: 900, lineLimit: 2)
    for line in map.summary { append([Run(text: line, style: .subtitle)]) }
  }
}

extension Legend {
  fileprivate static func contents(
    of map: StateMap, parts: [PlacedStates]
  ) -> [(sample: Sample, text: String)] {
    let edges = map.parts.flatMap(\.edges)
    let toStates = map.parts.flatMap { part in
      part.edges.filter { !part.nodes[$0.target].isStub }
    }
    let actions = edges.flatMap(\.actions)
    var contents: [(sample: Sample, text: String)] = [
      (.entry, "where the app starts")
    ]
    contents += Legend.contents(
      ofTowers: parts.flatMap { $0.nodes.compactMap(\.tower) },
      kinds: Set(toStates.map(\.kind)).sorted())
    if toStates.count < edges.count {
      contents.append((.nothing, "what lies beyond the drawing, or ends the app"))
    }
    if edges.contains(where: \.isLink) { contents.append((.link, "opened by a deep link")) }
    if edges.contains(where: \.isSpontaneous) {
      contents.append((.spontaneous, "comes by itself"))
    }
    if actions.contains(where: { $0.trigger == .effect }) {
      contents.append((.icon(.effect), "effect: when some work is done"))
    }
    if actions.contains(where: { $0.trigger == .automatic }) {
      contents.append((.icon(.automatic), "automatic: as soon as the screen is there"))
    }
    if actions.contains(where: \.isLate) {
      contents.append((.icon(.later), "later: anything can come before it"))
    }
    if map.hidesGestures {
      contents.append(
        (.none, "Back buttons, swipes and tab bars are drawn only where nothing else leads there."))
    }
    return contents
  }
}
