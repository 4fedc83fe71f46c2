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

  /// What the words stand beside.
  enum Sample: Hashable, Sendable {
    case entry
    case link, own, contains, box
    /// A screen that is put forward, and one that is not.
    case highlighted, faded
    /// The label of an action that comes by itself.
    case spontaneous
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

  /// - Parameter width: Where a row ends, in points.
  init(_ map: RouteMap, width: Double) { self.init(Self.contents(of: map), width: width) }

  /// - Parameters:
  ///   - contents: What is explained, in its order.
  ///   - width: Where a row ends, in points.
  init(_ contents: [(sample: Sample, text: String)], width: Double) {
    var x = 0.0
    var y = 0.0
    for (sample, text) in contents {
      let itemWidth = sample.advance + TextMetrics.width(of: text, style: .legend)
      if x > 0 && x + itemWidth > width {
        x = 0
        y += Self.rowHeight
      }
      items.append(Item(sample: sample, text: text, origin: Point(x: x, y: y)))
      x += itemWidth + Self.itemSpacing
    }
    height = items.isEmpty ? 0 : y + Self.rowHeight
  }

  private static func contents(of map: RouteMap) -> [(sample: Sample, text: String)] {
    let nodes = map.parts.flatMap(\.nodes)
    let edges = map.parts.flatMap(\.edges)
    let actions = edges.flatMap(\.actions) + nodes.flatMap(\.listed)
    var contents: [(sample: Sample, text: String)] = []
    func add(_ sample: Sample, _ text: String, if occurs: Bool) {
      if occurs { contents.append((sample, text)) }
    }
    add(.entry, "root, where a coordinator starts", if: nodes.contains { $0.role == .root })
    add(
      .entry, "where the app starts",
      if: !nodes.contains { $0.role == .root }
        && map.parts.contains { part in
          part.clusters.contains { $0.isCollapsed && $0.startsApp }
        })
    add(
      .link, "deep link, and what it opens",
      if: nodes.contains { $0.role == .link } || edges.contains(where: \.isLink))
    add(.own, "action of a coordinator itself", if: nodes.contains { $0.role == .own })
    add(
      .box, "coordinator, with all of its screens", if: nodes.contains { $0.role == .coordinator })
    add(.contains, "hosts a coordinator", if: map.parts.contains { !$0.hostings.isEmpty })
    add(
      .icon(.hosts), "hosts a coordinator",
      if: nodes.contains { $0.hosts != nil } && map.parts.allSatisfy { $0.hostings.isEmpty })
    for kind in EdgeKind.allCases {
      add(.edge(kind, .seen), kind.explanation, if: edges.contains { $0.kind == kind })
    }
    for occurrence in RouteMap.Occurrence.allCases {
      guard let text = occurrence.explanation,
        let edge = edges.first(where: { $0.occurrence == occurrence })
      else { continue }
      contents.append((.edge(edge.kind, occurrence), text))
    }
    add(.spontaneous, "comes by itself", if: edges.contains { $0.isSpontaneous })
    add(
      .icon(.effect), "effect: when some work is done",
      if: actions.contains { $0.trigger == .effect })
    add(
      .icon(.automatic), "automatic: as soon as the screen is there",
      if: actions.contains { $0.trigger == .automatic })
    add(.icon(.later), "later: anything can come before it", if: actions.contains { $0.isLate })
    for kind in EdgeKind.allCases {
      add(
        .icon(.edge(kind)),
        kind == .gesture
          ? "gesture that leads to several screens" : "\(kind.name) to where the person came from",
        if: nodes.contains { $0.returns.contains { $0.kind == kind } })
    }
    add(
      .icon(.stay), "action that leads to no other screen",
      if: nodes.contains { !$0.stays.isEmpty })
    for reach in RouteMap.Reach.allCases {
      guard let text = reach.explanation else { continue }
      add(.screen(reach), text, if: nodes.contains { $0.reach == reach })
    }
    add(
      .nothing, "empty stack, no screen at all", if: nodes.contains { $0.role == .nothing })
    add(.highlighted, "put forward", if: nodes.contains { $0.emphasis == .highlighted })
    add(.faded, "everything else", if: nodes.contains { $0.emphasis == .faded })
    let severities = Set(map.allMarks.map(\.severity))
    for severity in RouteMark.Severity.allCases {
      add(.icon(.severity(severity)), severity.name, if: severities.contains(severity))
    }
    add(
      .none, "Back buttons, swipes and tab bars of the system are not drawn.",
      if: map.hidesGestures)
    return contents
  }
}

extension Legend.Sample {
  /// From the left edge of the sample to its words, in points.
  var advance: Double {
    switch self {
    case .entry: 36
    case .edge, .contains: 52
    case .link, .own, .spontaneous, .box, .highlighted, .faded: 36
    case .screen, .nothing, .slab: 36
    case .icon: Icon.side + 6
    case .none: 0
    }
  }
}

extension EdgeKind {
  var explanation: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "full-screen cover"
    case .alert: "alert"
    case .dialog: "dialog"
    case .popover: "popover"
    case .overlay: "overlay, beside its presenter"
    case .column: "column, beside its presenter"
    case .window: "window of its own"
    case .tab: "selects a tab"
    case .show: "switches to another case"
    case .replace: "replace"
    case .back: "back to a screen that is there"
    case .gesture: "gesture of the system"
    case .change: "changes no screen, only values or what is under way"
    }
  }
}

extension RouteMap.Occurrence {
  fileprivate var explanation: String? {
    switch self {
    case .seen: nil
    case .never: "never gets there"
    case .notSeen: "not seen within the bounds"
    }
  }
}

extension RouteMap.Reach {
  fileprivate var explanation: String? {
    switch self {
    case .shown: nil
    case .hidden: "in a stack, but never visible"
    case .unreachable: "unreachable"
    case .notFound: "not found within the bounds"
    }
  }
}
