import NavGraphModel

/// Writes a map in the DOT language.
///
/// Every name is quoted, so that none of it is anything but text: not the end of a statement, not an
/// escape, not an entity, not a label in HTML.
struct DOTWriter {
  private var lines: [String] = []
  private let link: SourceLink?

  /// - Complexity: Linear in the map.
  static func document(of map: RouteMap, link: SourceLink?) -> String {
    var writer = DOTWriter(link: link)
    writer.write(map)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(link: SourceLink?) {
    self.link = link
  }

  private mutating func write(_ map: RouteMap) {
    let palette = Palette.light
    let heading = [map.title] + map.summary
    lines = [
      "digraph \(DOTText.quoted(map.title)) {",
      "  graph [rankdir=LR, compound=true, newrank=true, labelloc=t, labeljust=l, "
        + "fontname=\"Helvetica\", label=\(DOTText.label(heading)), "
        + "bgcolor=\"\(palette.page)\", fontcolor=\"\(palette.text)\"]",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=13, "
        + "fillcolor=\"\(palette.card)\", color=\"\(palette.cardLine)\", "
        + "fontcolor=\"\(palette.text)\"]",
      "  edge [fontname=\"Helvetica\", fontsize=11]",
    ]
    var ids = ElementIDs()
    for part in map.parts { write(part, PartIDs(part, in: &ids)) }
    lines.append("}")
  }

  private mutating func write(_ part: RouteMap.Part, _ ids: PartIDs) {
    for (index, cluster) in part.clusters.enumerated() {
      let isFramed = !cluster.isCollapsed
      if isFramed {
        let heading = [cluster.name, cluster.subtitle] + cluster.marks.map(\.rule)
        lines.append("  subgraph \"cluster_\(ids.clusters[index])\" {")
        lines.append(
          "    graph [id=\"\(ids.clusters[index])\", label=\(DOTText.label(heading)), "
            + "style=\"rounded,filled\", fillcolor=\"\(Palette.light.frame)\", "
            + "color=\"\(Palette.light.frameLine)\"\(address(cluster.location))]")
      }
      for (number, node) in part.nodes.enumerated() where node.cluster == index {
        write(node, id: ids.nodes[number], indent: isFramed ? "    " : "  ")
      }
      if isFramed { lines.append("  }") }
    }
    for (index, edge) in part.edges.enumerated() { write(edge, of: part, ids, index) }
    for hosting in NodeOrder(part).hostings {
      let cluster = part.hostings[hosting.index].cluster
      let head =
        part.clusters[cluster].isCollapsed ? "" : ", lhead=\"cluster_\(ids.clusters[cluster])\""
      lines.append(
        "  \"\(ids.nodes[hosting.node])\" -> \"\(ids.nodes[hosting.root])\" "
          + "[class=\"hosting\", style=dotted, dir=none\(head)]")
    }
  }

  private mutating func write(_ node: RouteMap.Node, id: String, indent: String) {
    let arguments = node.arguments.isEmpty ? "" : "(\(node.arguments.joined(separator: ", ")))"
    let marks = node.marks + node.listed.flatMap(\.marks)
    let text =
      [node.name + arguments] + node.captions + [node.reach.caption].compactMap { $0 }
      + marks.map(\.rule)
    let classes = node.role.classes + node.reach.classes + node.emphasis.classes + marks.classes
    var style = ["id=\"\(id)\"", "class=\"\(classes.joined(separator: " "))\""]
    style.append("label=\(DOTText.label(text, separator: "\\n"))")
    switch node.role {
    case .root: style.append("penwidth=2.25")
    case .coordinator: style.append("shape=box3d")
    case .link: style.append("shape=cds, color=\"\(Palette.light.link.line)\"")
    case .own: style.append("shape=hexagon")
    case .nothing: style.append("shape=ellipse, style=dashed")
    case .route: break
    }
    if node.role.isScreen, node.reach != .shown { style.append("style=\"rounded,dashed\"") }
    if let worst = marks.map(\.severity).min() {
      style.append("color=\"\(Palette.light.ink(worst).line)\"")
    }
    if node.emphasis == .highlighted { style.append("peripheries=2") }
    if node.emphasis == .faded { style.append("fontcolor=\"\(Palette.light.quietText)\"") }
    lines.append("\(indent)\"\(id)\" [\(style.joined(separator: ", "))\(address(node.location))]")
  }

  private mutating func write(
    _ edge: RouteMap.Edge, of part: RouteMap.Part, _ ids: PartIDs, _ index: Int
  ) {
    let isFaded = edge.emphasis == .faded
    let ink = Palette.light.ink(edge.kind)
    let groups = ActionGroup.groups(of: edge.actions)
    let names = groups.flatMap { group in
      [group.label(edge.kind)] + group.conditions.map { "[\($0.text)]" }
    }
    let text = names + [edge.occurrence.caption].compactMap { $0 } + edge.marks.map(\.rule)
    let classes = ["edge", edge.kind.name] + edge.occurrence.classes + edge.emphasis.classes
    let attributes =
      [
        "id=\"\(ids.edges[index])\"", "class=\"\(classes.joined(separator: " "))\"",
        "label=\(DOTText.label(text))", edge.kind.dotStyle,
        "color=\"\(isFaded ? Palette.light.quietLine : ink.line)\"",
        "fontcolor=\"\(isFaded ? Palette.light.quietText : ink.text)\"",
      ] + (edge.occurrence == .seen ? [] : ["style=dashed"])
    lines.append(
      "  \"\(ids.nodes[edge.source])\" -> \"\(ids.nodes[edge.target])\" "
        + "[\(attributes.joined(separator: ", "))\(address(edge.actions.first?.location))]")
  }

  private func address(_ location: SourceLocation?) -> String {
    guard let link, let location else { return "" }
    return ", URL=\(DOTText.quoted(link.address(of: location)))"
  }
}

extension EdgeKind {
  /// The line and the arrowhead as Graphviz names them.
  fileprivate var dotStyle: String {
    switch family {
    case .push: "arrowhead=normal"
    case .sheet: "style=dashed, arrowhead=vee"
    case .cover: "penwidth=3, arrowhead=normal"
    case .prompt: "style=dashed, arrowhead=onormal"
    case .beside: "style=dashed, arrowhead=odiamond"
    case .choice: "penwidth=2, arrowhead=normal"
    case .replace: "style=dotted, penwidth=2, arrowhead=diamond"
    case .back: "arrowhead=vee, weight=0"
    case .gesture: "style=dotted, arrowhead=vee, weight=0"
    }
  }
}
