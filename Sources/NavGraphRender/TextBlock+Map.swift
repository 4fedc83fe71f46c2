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
    if let caption = node.reach.caption { append([Run(text: caption, style: .caption)]) }
    let listed =
      node.returns.map { (action: $0.action, icon: Icon.edge($0.kind)) }
      + node.stays.map { (action: $0, icon: Icon.stay) }
    for (action, icon) in listed.prefix(Self.actionLimit) {
      append(action, icon: icon, style: .caption)
    }
    appendExcess(of: listed.count, over: Self.actionLimit)
    append(node.marks)
  }

  /// What stands on an edge.
  init(_ edge: RouteMap.Edge) {
    for (index, action) in edge.actions.prefix(Self.actionLimit).enumerated() {
      append(action, icon: index == 0 ? .edge(edge.kind) : nil, style: .action)
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

  private mutating func append(_ action: RouteMap.Action, icon: Icon?, style: TextStyle) {
    append(
      wrapping: action.name, style: style, width: Self.actionWidth, lineLimit: 3, icon: icon,
      isIndented: true)
    if !action.qualifiers.isEmpty {
      append(
        wrapping: action.qualifiers.joined(separator: " "), style: .qualifier,
        width: Self.actionWidth, lineLimit: 3, isIndented: true)
    }
    append(action.marks)
  }

  private mutating func appendExcess(of count: Int, over limit: Int) {
    guard count > limit else { return }
    append([Run(text: "and \(count - limit) more", style: .caption)], isIndented: true)
  }
}
