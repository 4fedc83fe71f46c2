extension Legend {
  typealias Contents = [(sample: Sample, text: String)]

  /// Of cards, whose rows have the symbols.
  static func contents(ofCards sheet: MapSheet) -> Contents {
    let map = sheet.map
    let nodes = map.parts.flatMap(\.nodes)
    let edges = map.parts.flatMap(\.edges)
    let returns = Set(nodes.flatMap(\.returns).map(\.kind))
    var contents = EdgeKind.allCases.filter { kind in
      returns.contains(kind) || edges.contains { $0.kind == kind }
    }.map { (sample: Sample.icon(.edge($0)), text: $0.name) }
    if edges.contains(where: \.isSpontaneous) { contents.append((.spontaneous, "by itself")) }
    if nodes.contains(where: { !$0.unhandled.isEmpty }) {
      contents.append((.icon(.unhandled), "does nothing"))
    }
    contents += places(of: map)
    if sheet.parts.contains(where: \.hasShortNames) {
      contents.append((.none, "\u{2026}action: \(CardText.prefix)action"))
    }
    return contents
  }

  /// Of cards without rows: the lines that are drawn.
  static func contents(ofScreens sheet: MapSheet) -> Contents {
    var drawn: Set<EdgeKind> = []
    for part in sheet.parts {
      for (edge, placed) in zip(part.part.edges, part.edges) where !placed.line.isEmpty {
        drawn.insert(edge.kind)
      }
    }
    return drawn.sorted().map { (.edge($0, .seen), $0.name) } + places(of: sheet.map)
  }

  /// Of coordinators with what leads on from them.
  static func contents(ofBoxes map: RouteMap) -> Contents {
    let edges = map.parts.flatMap(\.edges).filter(\.kind.isForward)
    let kinds = EdgeKind.allCases.filter { kind in
      edges.contains { $0.kind == kind && !$0.isLink }
    }
    var contents: Contents = kinds.map { (.icon(.edge($0)), $0.name) }
    if edges.contains(where: \.isLink) { contents.append((.icon(.link), "deep links")) }
    if map.parts.contains(where: { !$0.hostings.isEmpty }) { contents.append((.contains, "hosts")) }
    if map.parts.contains(where: { part in
      part.clusters.contains { $0.isCollapsed && $0.startsApp }
    }) {
      contents.append((.entry, "start of the app"))
    }
    return contents
  }

  private static func places(of map: RouteMap) -> Contents {
    let nodes = map.parts.flatMap(\.nodes)
    var contents: Contents = []
    func add(_ sample: Sample, _ text: String, if occurs: Bool) {
      if occurs { contents.append((sample, text)) }
    }
    if let worst = map.allMarks.map(\.severity).min() {
      contents.append((.marked(worst), "finding, listed above"))
    }
    add(.contains, "hosts", if: map.parts.contains { !$0.hostings.isEmpty })
    add(.entry, "root", if: nodes.contains { $0.role == .root })
    for reach in RouteMap.Reach.allCases {
      guard let text = reach.caption else { continue }
      add(.screen(reach), text, if: nodes.contains { $0.reach == reach })
    }
    add(.icon(.link), "deep link", if: nodes.contains { $0.role == .link })
    add(.icon(.own), "action of a coordinator", if: nodes.contains { $0.role == .own })
    add(.highlighted, "highlighted", if: nodes.contains { $0.emphasis == .highlighted })
    return contents
  }
}

extension PlacedPart {
  /// Whether an ellipsis replaces the beginning of names.
  fileprivate var hasShortNames: Bool {
    let blocks = edges.map(\.block) + nodes.map(\.block)
    return blocks.flatMap(\.rows).flatMap(\.runs).contains { run in
      run.text.hasPrefix("\u{2026}") && run.text.count > 1
    }
  }
}
