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
    case edge(EdgeKind, RouteMap.Occurrence)
    case screen(RouteMap.Reach)
    case nothing
    case icon(Icon)
    /// Words alone.
    case none
  }

  static let rowHeight = 24.0
  private static let itemSpacing = 26.0

  /// - Parameter width: Where a row ends, in points.
  init(_ map: RouteMap, width: Double) {
    var x = 0.0
    var y = 0.0
    for (sample, text) in Self.contents(of: map) {
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
    let nodes = map.clusters.flatMap(\.nodes)
    let edges = map.clusters.flatMap(\.edges)
    let stays = nodes.flatMap(\.stays)
    var contents: [(sample: Sample, text: String)] = []
    if nodes.contains(where: { $0.role == .root }) {
      contents.append((.entry, "root, where a coordinator starts"))
    }
    for kind in EdgeKind.allCases where edges.contains(where: { $0.kind == kind }) {
      contents.append((.edge(kind, .seen), kind.explanation))
    }
    for occurrence in RouteMap.Occurrence.allCases {
      guard let text = occurrence.explanation,
        let edge = edges.first(where: { $0.occurrence == occurrence })
      else { continue }
      contents.append((.edge(edge.kind, occurrence), text))
    }
    for kind in EdgeKind.allCases
    where nodes.contains(where: { $0.returns.contains { $0.kind == kind } }) {
      contents.append((.icon(.edge(kind)), "\(kind.name) to where the person came from"))
    }
    if !stays.isEmpty { contents.append((.icon(.stay), "action that leads to no other screen")) }
    for reach in RouteMap.Reach.allCases {
      guard let text = reach.explanation, nodes.contains(where: { $0.reach == reach }) else {
        continue
      }
      contents.append((.screen(reach), text))
    }
    if nodes.contains(where: { $0.role == .nothing }) {
      contents.append((.nothing, "empty stack, no screen at all"))
    }
    let severities = Set(map.allMarks.map(\.severity))
    for severity in RouteMark.Severity.allCases where severities.contains(severity) {
      contents.append((.icon(.severity(severity)), severity.name))
    }
    if map.hidesGestures {
      contents.append((.none, "Back buttons and swipes of the system are not drawn."))
    }
    return contents
  }
}

extension Legend.Sample {
  /// From the left edge of the sample to its words, in points.
  var advance: Double {
    switch self {
    case .entry: 36
    case .edge: 52
    case .screen, .nothing: 36
    case .icon: Icon.side + 6
    case .none: 0
    }
  }
}

extension EdgeKind {
  fileprivate var explanation: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "full-screen cover"
    case .replace: "replace"
    case .back: "back to a screen that is there"
    case .gesture: "gesture of the system"
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
