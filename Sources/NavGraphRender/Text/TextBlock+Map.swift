extension TextBlock {
  /// The width that names may take before they are wrapped.
  private static let nameWidth = 180.0
  private static let addressWidth = 260.0
  private static let actionWidth = 170.0
  /// Rules named at one place; there is always the tooltip for all of them.
  private static let markLimit = 3
  /// Actions listed at one place.
  private static let actionLimit = 8
  /// Conditions of one action.
  private static let conditionLimit = 6

  /// Creates the text in a node.
  ///
  /// - Parameter loops: The actions that lead to the node itself.
  init(_ node: RouteMap.Node, loops: [RouteMap.Edge] = []) {
    appendName(of: node)
    if let image = node.image { append(image: image) }
    for caption in node.captions {
      append(wrapping: caption, style: .caption, width: Self.nameWidth, lineLimit: 3)
    }
    if let hosted = node.hosts {
      append(
        wrapping: "hosts \(hosted)", style: .caption, width: Self.nameWidth, lineLimit: 2,
        icon: .hosts)
    }
    if let words = node.origins.words(isBrief: false) {
      append(wrapping: "from \(words)", style: .caption, width: Self.nameWidth, lineLimit: 12)
    }
    if let caption = node.reach.caption { append([Run(text: caption, style: .caption)]) }
    lead(to: node.location)
    appendListed(of: node, loops)
    append(node.marks)
    lead(to: node.location)
  }

  /// The name on a card, with its picture and what its container says.
  ///
  /// - Parameters:
  ///   - number: That of a deep link.
  ///   - listsNames: Whether the names of a coordinator's screens follow.
  init(headerOf node: RouteMap.Node, number: Int?, listsNames: Bool) {
    if let number {
      append(
        wrapping: "\(number) \u{00B7} \(node.name)", style: .action, width: Self.addressWidth,
        lineLimit: 2, icon: .link)
    } else {
      appendName(of: node)
    }
    if let image = node.image { append(image: image) }
    // The list of a coordinator's screens begins with the first one.
    let entry = listsNames ? node.contentNames.first.map { "starts with \($0)" } : nil
    var captions = node.captions.filter { $0 != entry }
    if let caption = node.reach.caption { captions.append(caption) }
    if !captions.isEmpty {
      append(
        wrapping: captions.joined(separator: " \u{00B7} "), style: .caption,
        width: node.role == .coordinator ? CardText.boxWidth : Self.nameWidth, lineLimit: 3)
    }
    if let hosted = node.hosts {
      append(
        wrapping: "hosts \(hosted)", style: .caption, width: Self.nameWidth, lineLimit: 2,
        icon: .hosts)
    }
  }

  private mutating func appendListed(of node: RouteMap.Node, _ loops: [RouteMap.Edge]) {
    var listed: [(item: ActionGroup, kind: EdgeKind, icon: Icon, note: String?)] = []
    for edge in loops {
      listed += ActionGroup.groups(of: edge.actions).map {
        ($0, edge.kind, .edge(edge.kind), edge.occurrence.caption)
      }
    }
    for departure in node.departures {
      listed.append(
        (
          ActionGroup(departure.action), departure.kind, Icon.edge(departure.kind),
          "to \(departure.target)"
        ))
    }
    for item in node.returns {
      listed.append((ActionGroup(item.action), item.kind, Icon.edge(item.kind), nil))
    }
    for group in ActionGroup.groups(of: node.stays) {
      listed.append((group, EdgeKind.back, Icon.stay, nil))
    }
    for item in listed.prefix(Self.actionLimit) {
      append(item.item, kind: item.kind, icon: item.icon, style: .caption)
      guard let note = item.note else { continue }
      append(
        wrapping: note, style: .qualifier, width: Self.actionWidth, lineLimit: 2,
        isIndented: true)
    }
    appendExcess(of: listed.count, over: Self.actionLimit)
  }

  /// Creates the text on an edge.
  init(_ edge: RouteMap.Edge) {
    let groups = ActionGroup.groups(of: edge.actions)
    for (index, group) in groups.prefix(Self.actionLimit).enumerated() {
      append(group, kind: edge.kind, icon: index == 0 ? .edge(edge.kind) : nil, style: .action)
    }
    appendExcess(of: groups.count, over: Self.actionLimit)
    if let caption = edge.occurrence.caption {
      append([Run(text: caption, style: .caption)], icon: .unseen)
    }
    lead(to: edge.actions.first?.location)
  }

  /// The rules that found something here, the worst first, each once.
  mutating func append(_ marks: [RouteMark]) {
    var counts: [(rule: String, severity: RouteMark.Severity, count: Int)] = []
    for mark in marks {
      let known = counts.firstIndex { $0.rule == mark.rule && $0.severity == mark.severity }
      if let known {
        counts[known].count += 1
      } else {
        counts.append((mark.rule, mark.severity, 1))
      }
    }
    for (rule, severity, count) in counts.prefix(Self.markLimit) {
      append(
        wrapping: count > 1 ? "\(count) \u{00D7} \(rule)" : rule, style: .finding,
        width: Self.actionWidth, lineLimit: 1, icon: .severity(severity))
    }
    appendExcess(of: counts.count, over: Self.markLimit)
  }

  private mutating func appendName(of node: RouteMap.Node) {
    guard node.role.isPlace || node.role == .nothing else {
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
    _ group: ActionGroup, kind: EdgeKind, icon: Icon?, style: TextStyle
  ) {
    append(
      wrapping: group.label(kind), style: style, width: Self.actionWidth, lineLimit: 3, icon: icon,
      isIndented: true)
    for qualifier in group.qualifiers {
      append(
        wrapping: qualifier.text, style: .qualifier, width: Self.actionWidth, lineLimit: 4,
        icon: qualifier.icon, isIndented: true)
    }
    lead(to: group.location)
    for condition in group.conditions.prefix(Self.conditionLimit) {
      append(
        wrapping: "[\(condition.text)]", style: .qualifier, width: Self.actionWidth, lineLimit: 4,
        isIndented: true)
      lead(to: condition.location)
    }
    appendExcess(of: group.conditions.count, over: Self.conditionLimit)
    append(group.marks)
    lead(to: group.location)
  }

  private mutating func appendExcess(of count: Int, over limit: Int) {
    guard count > limit else { return }
    append([Run(text: "and \(count - limit) more", style: .caption)], isIndented: true)
  }
}
