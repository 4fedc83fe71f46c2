import NavGraphModel

/// A map as a Mermaid flowchart.
struct MermaidChart {
  let text: String
  private let edgeCount: Int

  /// What Mermaid refuses beyond (`maxTextSize`, `maxEdges`).
  private static let sizeLimit = 50_000
  private static let edgeLimit = 500
  /// Actions named on one edge.
  private static let actionLimit = 8

  /// Whether Mermaid takes it.
  var fits: Bool { text.count <= Self.sizeLimit && edgeCount <= Self.edgeLimit }

  /// What is tried, one after the other.
  enum Attempt: CaseIterable {
    case asRequested, collapsed, counted

    /// What is said about it in place of what was asked for.
    var sentence: String? {
      switch self {
      case .asRequested: nil
      case .collapsed:
        "more than a Mermaid chart holds (50,000 characters, 500 edges): each coordinator is one box"
      case .counted:
        "more than a Mermaid chart holds (50,000 characters, 500 edges): each coordinator is one box, "
          + "and actions are counted"
      }
    }
  }

  /// - Complexity: Linear in the map.
  init(_ map: RouteMap, link: SourceLink?) {
    var lines = ["flowchart LR"]
    lines += ([map.title] + map.summary).map { "  %% \(Self.comment($0))" }
    var counts = (clusters: 0, nodes: 0)
    var links: [String] = []
    edgeCount = map.parts.reduce(0) { $0 + $1.edges.count + $1.hostings.count }
    for part in map.parts {
      let ids = Names(first: counts)
      counts = (counts.clusters + part.clusters.count, counts.nodes + part.nodes.count)
      lines += Self.boxes(of: part, ids)
      for edge in part.edges {
        lines.append(
          "  \(ids.node(edge.source)) \(edge.kind.mermaidArrow)|\"\(Self.label(of: edge))\"| "
            + ids.node(edge.target))
      }
      for hosting in NodeOrder(part).hostings {
        lines.append("  \(ids.node(hosting.node)) -.- \(ids.node(hosting.root))")
      }
      guard let link else { continue }
      for (index, node) in part.nodes.enumerated() {
        guard let location = node.location else { continue }
        let address = link.address(of: location).replacing("\"", with: "%22")
        links.append("  click \(ids.node(index)) href \"\(address)\"")
      }
    }
    lines += links
    lines += Self.classes(occurringIn: map)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// What boxes are called: names of letters could be words of the language.
  private struct Names {
    let first: (clusters: Int, nodes: Int)

    func cluster(_ index: Int) -> String { "c\(first.clusters + index)" }
    func node(_ index: Int) -> String { "n\(first.nodes + index)" }
  }

  private static func boxes(of part: RouteMap.Part, _ ids: Names) -> [String] {
    var lines: [String] = []
    for (index, cluster) in part.clusters.enumerated() {
      if !cluster.isCollapsed {
        lines.append("  subgraph \(ids.cluster(index))[\"\(mermaidLabel(cluster.name))\"]")
      }
      for (number, node) in part.nodes.enumerated() where node.cluster == index {
        lines.append("    \(ids.node(number))\(shape(of: node))")
      }
      if !cluster.isCollapsed { lines.append("  end") }
    }
    return lines
  }

  private static func shape(of node: RouteMap.Node) -> String {
    let captions = node.role == .coordinator ? node.captions : []
    let words =
      [node.name] + captions + [node.reach.caption].compactMap { $0 }
      + findings(node.marks + node.listed.flatMap(\.marks))
    let text = "\"" + words.map(mermaidLabel).joined(separator: "<br/>") + "\""
    let style = className(of: node).map { ":::\($0)" } ?? ""
    return switch node.role {
    case .root: "([\(text)])" + style
    case .route: "[\(text)]" + style
    case .coordinator: "[[\(text)]]" + style
    case .link: ">\(text)]" + style
    case .own: "{{\(text)}}" + style
    case .nothing: "((\(text)))" + style
    }
  }

  /// One class for each node: its findings come before its place among the others.
  private static func className(of node: RouteMap.Node) -> String? {
    let marks = node.marks + node.listed.flatMap(\.marks)
    if node.emphasis == .highlighted { return "highlighted" }
    if let worst = marks.map(\.severity).min() { return worst.name }
    if node.role.isScreen, node.reach != .shown { return "unreached" }
    return node.emphasis == .faded ? "faded" : nil
  }

  private static func classes(occurringIn map: RouteMap) -> [String] {
    let names = Set(map.parts.flatMap(\.nodes).compactMap(className))
    var definitions = RouteMark.Severity.allCases.map { severity in
      (severity.name, "stroke:\(Palette.light.ink(severity).line),stroke-width:3px")
    }
    definitions += [
      ("unreached", "stroke-dasharray:5 4"), ("highlighted", "stroke-width:4px"),
      ("faded", "opacity:0.6"),
    ]
    return definitions.filter { names.contains($0.0) }.map { "  classDef \($0.0) \($0.1)" }
  }

  private static func label(of edge: RouteMap.Edge) -> String {
    let groups = ActionGroup.groups(of: edge.actions)
    var words = groups.prefix(actionLimit).map { mermaidLabel($0.label(edge.kind)) }
    if groups.count > actionLimit { words.append("and \(groups.count - actionLimit) more") }
    if edge.kind != .push, groups.contains(where: { $0.label(edge.kind) != edge.kind.name }) {
      words[0] = mermaidLabel("\(edge.kind.name): ") + words[0]
    }
    if let caption = edge.occurrence.caption { words.append(caption) }
    words += findings(edge.actions.flatMap(\.marks)).map(mermaidLabel)
    return words.joined(separator: "<br/>")
  }

  /// Severity and rule, each once.
  private static func findings(_ marks: [RouteMark]) -> [String] {
    var words: [String] = []
    for mark in marks where !words.contains("\(mark.severity.name) \(mark.rule)") {
      words.append("\(mark.severity.name) \(mark.rule)")
    }
    return words
  }

  /// Returns a line of text that cannot contain a directive.
  private static func comment(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText(text).string.unicodeScalars {
      if "%{}<>\"`".unicodeScalars.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension EdgeKind {
  fileprivate var mermaidArrow: String {
    switch family {
    case .push, .choice, .replace: "-->"
    case .sheet, .prompt, .beside: "-.->"
    case .cover: "==>"
    case .back, .gesture: "--o"
    }
  }
}
