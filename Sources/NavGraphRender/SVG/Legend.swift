import NavGraphModel

/// The explanation of what occurs in a drawing, and of nothing else.
struct Legend: Hashable, Sendable {
  private(set) var items: [Item] = []
  /// In points.
  private(set) var height = 0.0

  struct Item: Hashable, Sendable {
    var sample: Sample
    var text: String
    /// The upper left corner, from that of the legend.
    var origin: Point
  }

  /// The sample beside the words.
  enum Sample: Hashable, Sendable {
    case entry
    case link, own, contains, box
    /// A screen that is put forward, and one that is not.
    case highlighted, faded
    /// The label of an action that comes by itself.
    case spontaneous
    /// The frame of a finding.
    case marked(RouteMark.Severity)
    case edge(EdgeKind, RouteMap.Occurrence)
    case screen(RouteMap.Reach)
    case nothing
    case icon(Icon)
    /// A screen of a tower; in use or not.
    case slab(Tower.Form, isActive: Bool)
    /// Words alone.
    case none
  }

  static let rowHeight = 24.0
  private static let itemSpacing = 26.0

  /// One row for a map with lines between its screens.
  ///
  /// - Parameter width: Where the row ends, in points.
  init(_ map: RouteMap, width: Double) {
    self.init(Self.contents(of: map), width: width, lineLimit: 1)
  }

  /// One row for a map as it is placed.
  ///
  /// - Parameter width: Where the row ends, in points.
  init(_ sheet: MapSheet, width: Double) {
    self.init(Self.contents(of: sheet), width: width, lineLimit: 1)
  }

  /// Creates a legend.
  ///
  /// - Parameters:
  ///   - contents: The explained items, in their order.
  ///   - width: Where a row ends, in points.
  ///   - lineLimit: Items without space in this many rows are left out, the last first.
  init(
    _ contents: [(sample: Sample, text: String)], width: Double, lineLimit: Int = .max
  ) {
    var x = 0.0
    var y = 0.0
    for (sample, text) in contents {
      let itemWidth = sample.advance + TextMetrics.width(of: text, style: .legend)
      if x > 0 && x + itemWidth > width {
        x = 0
        y += Self.rowHeight
      }
      guard y < Double(lineLimit) * Self.rowHeight else {
        y -= Self.rowHeight
        break
      }
      items.append(Item(sample: sample, text: text, origin: Point(x: x, y: y)))
      x += itemWidth + Self.itemSpacing
    }
    height = items.isEmpty ? 0 : y + Self.rowHeight
  }

  /// How wide the row has to be for everything.
  static func width(of sheet: MapSheet) -> Double {
    contents(of: sheet).reduce(-itemSpacing) {
      $0 + $1.sample.advance + TextMetrics.width(of: $1.text, style: .legend) + itemSpacing
    }
  }

  private static func contents(of sheet: MapSheet) -> [(sample: Sample, text: String)] {
    symbols(of: sheet)
      + (sheet.map.hasBriefNames
        ? [(.none, "\u{201C}Coordinator\u{201D} is left out of names")] : [])
  }

  private static func symbols(of sheet: MapSheet) -> [(sample: Sample, text: String)] {
    if !sheet.isOfCards { return contents(of: sheet.map) }
    if sheet.isOfBoxes { return contents(ofBoxes: sheet.map) }
    return sheet.showsActions ? contents(ofCards: sheet) : contents(ofScreens: sheet)
  }

  private static func contents(of map: RouteMap) -> [(sample: Sample, text: String)] {
    let nodes = map.parts.flatMap(\.nodes)
    let edges = map.parts.flatMap(\.edges)
    let actions = edges.flatMap(\.actions) + nodes.flatMap(\.listed)
    var contents: [(sample: Sample, text: String)] = []
    func add(_ sample: Sample, _ text: String, if occurs: Bool) {
      if occurs { contents.append((sample, text)) }
    }
    let kinds = EdgeKind.allCases.filter { kind in edges.contains { $0.kind == kind } }
    // Symbols are shorter than lines.
    contents += kinds.map { (kinds.count > 7 ? .icon(.edge($0)) : .edge($0, .seen), $0.name) }
    add(.contains, "hosts", if: map.parts.contains { !$0.hostings.isEmpty })
    add(
      .icon(.hosts), "hosts",
      if: nodes.contains { $0.hosts != nil } && map.parts.allSatisfy { $0.hostings.isEmpty })
    add(.entry, "root", if: nodes.contains { $0.role == .root })
    add(
      .entry, "start of the app",
      if: !nodes.contains { $0.role == .root }
        && map.parts.contains { part in
          part.clusters.contains { $0.isCollapsed && $0.startsApp }
        })
    add(
      .link, "deep link", if: nodes.contains { $0.role == .link } || edges.contains(where: \.isLink)
    )
    add(.own, "action of a coordinator", if: nodes.contains { $0.role == .own })
    add(.highlighted, "highlighted", if: nodes.contains { $0.emphasis == .highlighted })
    for occurrence in RouteMap.Occurrence.allCases {
      guard let text = occurrence.caption,
        let edge = edges.first(where: { $0.occurrence == occurrence })
      else { continue }
      contents.append((.edge(edge.kind, occurrence), text))
    }
    for reach in RouteMap.Reach.allCases {
      guard let text = reach.caption else { continue }
      add(.screen(reach), text, if: nodes.contains { $0.reach == reach })
    }
    add(.nothing, "no screen", if: nodes.contains { $0.role == .nothing })
    add(.icon(.effect), "effect", if: actions.contains { $0.trigger == .effect })
    add(.icon(.automatic), "automatic", if: actions.contains { $0.trigger == .automatic })
    add(.icon(.later), "later", if: actions.contains { $0.isLate })
    add(.icon(.stay), "stays", if: nodes.contains { !$0.stays.isEmpty })
    for kind in EdgeKind.allCases {
      add(
        .icon(.edge(kind)), "\(kind.name) to several",
        if: nodes.contains { $0.returns.contains { $0.kind == kind } })
    }
    return contents
  }
}

extension RouteMap {
  /// Whether any coordinator is drawn with a part of its name.
  fileprivate var hasBriefNames: Bool {
    parts.contains { part in
      part.clusters.indices.contains { part.briefName(of: $0) != part.clusters[$0].name }
    }
  }
}

extension Legend.Sample {
  /// From the left edge of the sample to its words, in points.
  var advance: Double {
    switch self {
    case .entry: 36
    case .edge, .contains: 52
    case .link, .own, .spontaneous, .marked, .box, .highlighted, .faded: 36
    case .screen, .nothing, .slab: 36
    case .icon: Icon.side + 6
    case .none: 0
    }
  }
}
