extension TextBlock {
  /// The width that names may take before they are wrapped.
  private static let nameWidth = 180.0
  private static let actionWidth = 170.0
  /// Rules named at one place; there is always the tooltip for all of them.
  private static let markLimit = 3
  /// Actions listed at one place.
  private static let actionLimit = 8

  /// What stands in a node.
  init(_ node: RouteMap.Node) {
    appendName(of: node)
    for caption in node.captions {
      append(wrapping: caption, style: .caption, width: Self.nameWidth, lineLimit: 3)
    }
    if let hosted = node.hosts {
      append(
        wrapping: "hosts \(hosted)", style: .caption, width: Self.nameWidth, lineLimit: 2,
        icon: .hosts)
    }
    if let caption = node.reach.caption { append([Run(text: caption, style: .caption)]) }
    let listed =
      node.departures.map { (action: $0.action, kind: $0.kind, icon: Icon.edge($0.kind)) }
      + node.returns.map { (action: $0.action, kind: $0.kind, icon: Icon.edge($0.kind)) }
      + node.stays.map { (action: $0, kind: EdgeKind.back, icon: Icon.stay) }
    for (index, item) in listed.prefix(Self.actionLimit).enumerated() {
      append(item.action, kind: item.kind, icon: item.icon, style: .caption)
      if node.departures.indices.contains(index) {
        append(
          wrapping: "to \(node.departures[index].target)", style: .qualifier,
          width: Self.actionWidth, lineLimit: 2, isIndented: true)
      }
    }
    appendExcess(of: listed.count, over: Self.actionLimit)
    append(node.marks)
  }

  /// What stands on an edge.
  init(_ edge: RouteMap.Edge) {
    for (index, action) in edge.actions.prefix(Self.actionLimit).enumerated() {
      append(
        action, kind: edge.kind, icon: index == 0 ? .edge(edge.kind) : nil, style: .action)
    }
    appendExcess(of: edge.actions.count, over: Self.actionLimit)
    if let caption = edge.occurrence.caption {
      append([Run(text: caption, style: .caption)], icon: .unseen)
    }
  }

  /// The rules that found something here, the worst first.
  mutating func append(_ marks: [RouteMark]) {
    for mark in marks.prefix(Self.markLimit) {
      append(
        wrapping: mark.rule, style: .finding, width: Self.actionWidth, lineLimit: 1,
        icon: .severity(mark.severity))
    }
    appendExcess(of: marks.count, over: Self.markLimit)
  }

  private mutating func appendName(of node: RouteMap.Node) {
    guard node.role.isScreen || node.role == .nothing else {
      append(
        wrapping: node.name, style: .action, width: Self.nameWidth, lineLimit: 3,
        icon: node.role == .link ? .link : .own)
      return
    }
    let arguments = node.arguments.isEmpty ? "" : "(\(node.arguments.joined(separator: ", ")))"
    let name = VisibleText(node.name)
    let shown = VisibleText(arguments)
    let runs = [
      Run(text: name.string, style: .name), Run(text: shown.string, style: .argument),
    ]
    let width = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, style: $1.style) }
    if width <= Self.nameWidth {
      append(runs.filter { !$0.text.isEmpty })
    } else {
      append(wrapping: node.name, style: .name, width: Self.nameWidth, lineLimit: 4)
      append(wrapping: arguments, style: .argument, width: Self.nameWidth, lineLimit: 2)
    }
  }

  private mutating func append(
    _ action: RouteMap.Action, kind: EdgeKind, icon: Icon?, style: TextStyle
  ) {
    append(
      wrapping: action.name.isEmpty ? kind.name : action.name, style: style,
      width: Self.actionWidth, lineLimit: 3, icon: icon, isIndented: true)
    for qualifier in action.qualifiers {
      append(
        wrapping: qualifier.text, style: .qualifier, width: Self.actionWidth, lineLimit: 4,
        icon: qualifier.icon, isIndented: true)
    }
    append(action.marks)
  }

  private mutating func appendExcess(of count: Int, over limit: Int) {
    guard count > limit else { return }
    append([Run(text: "and \(count - limit) more", style: .caption)], isIndented: true)
  }
}
