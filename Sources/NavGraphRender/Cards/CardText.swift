import NavGraphModel

/// The text on the cards of a map: words instead of lines that would lead across it.
struct CardText {
  let part: RouteMap.Part
  /// The edges that are drawn as a line, from their row to the card at their end.
  let drawn: Set<Int>
  /// By node, the one that a line leads from, or else the only one that leads there: a step back to it needs no name.
  private let parents: [Int?]
  /// By node, where else it can be reached from.
  private let sources: [SourceList]
  /// Numbers of deep links.
  let linkNumbers: [Int: Int]

  static let width = 176.0
  /// A target may be so much longer than an action: it is what the reader looks for. So may a condition that is not
  /// to be cut.
  private static let targetWidth = 40.0
  static let boxWidth = 216.0
  /// The beginning of a long name that an ellipsis replaces.
  static let prefix = "delegate."
  /// Lines that the names of a coordinator's screens may take in its box, and how long they may be.
  private let nameLines: Int
  private let boxWidth: Double
  /// Lines that an action, or its condition, may take in its row.
  private let labelLines: Int
  private let width: Double

  init(
    _ part: RouteMap.Part, drawn: Set<Int>, nameLines: Int = CardShape.nameLines,
    labelLines: Int = 1, width: Double = CardText.width,
    boxWidth: Double = CardText.boxWidth
  ) {
    self.part = part
    self.drawn = drawn
    self.nameLines = nameLines
    self.boxWidth = boxWidth
    self.labelLines = labelLines
    self.width = width
    var parents: [Int?] = part.nodes.map { _ in nil }
    for index in drawn { parents[part.edges[index].target] = part.edges[index].source }
    var numbers: [Int: Int] = [:]
    for (index, node) in part.nodes.enumerated() where node.role == .link {
      numbers[index] = numbers.count + 1
    }
    linkNumbers = numbers
    var named = part
    var leading = part.nodes.map { _ in Set<Int>() }
    let openings = part.openings
    for (index, edge) in part.edges.enumerated()
    where openings.contains(index) && !drawn.contains(index) {
      leading[edge.target].insert(edge.source)
      if let number = numbers[edge.source] {
        named.nodes[edge.target].origins.add("link \(number)", of: nil)
      } else if part.nodes[edge.target].role != .coordinator {
        named.nameOrigin(edge)
      }
    }
    let sources = named.nodes.map(\.origins)
    self.sources = sources
    self.parents = zip(parents, leading).map { $0 ?? ($1.count == 1 ? $1.first : nil) }
  }

  /// The name of a card, with what is to be known of the screen as a whole.
  func header(of index: Int, showsActions: Bool = true) -> TextBlock {
    let node = part.shownNode(index)
    let listsNames = nameLines > 0 && !node.contentNames.isEmpty
    var block = TextBlock(headerOf: node, number: linkNumbers[index], listsNames: listsNames)
    if listsNames {
      block.append(
        listing: node.contentNames, style: .caption, width: boxWidth, lineLimit: nameLines)
    }
    if !node.hostNames.isEmpty {
      block.append(
        wrapping: "in \(node.hostNames.joined(separator: ", "))", style: .caption, width: width,
        lineLimit: 2)
    }
    if node.role.isPlace, let words = sources[index].words(isBrief: showsActions) {
      // Where there are no actions, nothing else says it.
      block.append(
        wrapping: "from \(words)", style: .caption,
        width: width, lineLimit: showsActions ? 7 : 12)
    }
    if let kind = node.returns.first?.kind, showsActions {
      append(
        listed(node.returns.map(\.action.name)),
        target: kind == .back ? "an earlier screen" : "several screens", icon: .edge(kind),
        to: &block)
    }
    for item in node.departures {
      block.append(
        wrapping: "\(item.action.name) \u{2192} \(item.target)", style: .caption,
        width: width, lineLimit: 2, icon: .edge(item.kind))
    }
    if showsActions, !node.unhandled.isEmpty {
      append(listed(node.unhandled), target: nil, icon: .unhandled, to: &block)
    }
    block.lead(to: node.location)
    return block
  }

  /// The row of some edges of a card: one that leads on, or some that lead back.
  func row(of edges: [Int]) -> TextBlock {
    guard let first = edges.first else { return TextBlock() }
    let edge = part.edges[first]
    if edge.kind.isForward || edges.count == 1 && !isBackToParent(edge) { return row(of: first) }
    var block = TextBlock()
    for (names, targets) in returns(of: edges) {
      let words = listed(names)
      // The screen beside it needs no name.
      let isBeside = parents[edge.source].map { targets == [$0] } ?? false
      let places = isBeside ? nil : targets.map { name(of: $0, seenFrom: edge) }
      append(
        words.isEmpty && isBeside ? edge.kind.name : words,
        target: places?.joined(separator: ", "), icon: .edge(edge.kind), to: &block)
    }
    if let caption = edge.occurrence.caption { append(note: caption, to: &block) }
    block.lead(to: edge.actions.first?.location)
    return block
  }

  /// Actions by the screens that they lead back to, in the order of the first of each.
  private func returns(of edges: [Int]) -> [(names: [String], targets: [Int])] {
    var actions: [(name: String, targets: [Int])] = []
    for edge in edges.map({ part.edges[$0] }) {
      for name in edge.actions.map(\.name) {
        guard let known = actions.firstIndex(where: { $0.name == name }) else {
          actions.append((name, [edge.target]))
          continue
        }
        if !actions[known].targets.contains(edge.target) {
          actions[known].targets.append(edge.target)
        }
      }
    }
    var groups: [(names: [String], targets: [Int])] = []
    for action in actions {
      if let known = groups.firstIndex(where: { $0.targets == action.targets }) {
        groups[known].names.append(action.name)
      } else {
        groups.append(([action.name], action.targets))
      }
    }
    return groups
  }

  private func name(of target: Int, seenFrom edge: RouteMap.Edge) -> String {
    let name =
      edge.source == target
      ? "itself" : part.name(of: target, seenFrom: part.nodes[edge.source].cluster)
    guard edge.boxedTargets.count == 1, let screen = edge.boxedTargets.first, !screen.isEmpty
    else { return name }
    return "\(name) \u{203A} \(screen)"
  }

  /// An action, with the screen that it leads to unless a line does.
  private func row(of index: Int) -> TextBlock {
    let edge = part.edges[index]
    let groups = ActionGroup.groups(of: edge.actions)
    let target: String? = drawn.contains(index) ? nil : name(of: edge.target, seenFrom: edge)
    var block = TextBlock()
    var names: [String] = []
    if edge.isLink, part.nodes[edge.source].role == .coordinator {
      let addresses = edge.actions.map(\.name).joined(separator: ", ")
      append(addresses, target: target, icon: .link, to: &block)
      return block
    }
    for group in groups {
      let label = group.label(edge.kind)
      // A link or an action of the coordinator says its name already.
      let isStated = part.nodes[edge.source].role.isStart && label == edge.kind.name
      if !names.contains(label), !isStated || target == nil { names.append(label) }
    }
    append(listed(names), target: target, icon: .edge(edge.kind), to: &block)
    if let first = edge.boxedSources.first {
      let rest = edge.boxedSources.count - 1
      append(note: "from \(first)" + (rest > 0 ? " and \(rest) more" : ""), to: &block)
    }
    let notes = notes(of: groups, edge.occurrence)
    if !notes.isEmpty {
      append(note: notes.joined(separator: ", "), to: &block)
    }
    block.lead(to: edge.actions.first?.location)
    return block
  }

  /// Names of actions, each once. What starts at an action's own node has none.
  private func listed(_ names: [String]) -> String {
    var known: Set<String> = [""]
    return names.filter { known.insert($0).inserted }
      .map { shortened($0, width: width - TextBlock.iconAdvance) }.joined(separator: ", ")
  }

  /// Without the word for actions that are the parent's, where the name is too long for a line:
  /// `…routeToFollowScreen`, for `delegate.routeToFollowScreen`.
  private func shortened(_ name: String, width: Double) -> String {
    let prefix = Self.prefix
    guard name.hasPrefix(prefix),
      TextMetrics.width(of: VisibleText(name).string, style: .action) > width
    else { return name }
    return "\u{2026}" + name.dropFirst(prefix.count)
  }

  /// Below the words of an action.
  private func append(note: String, to block: inout TextBlock) {
    let room = width - TextBlock.iconAdvance
    let isLong = TextMetrics.width(of: VisibleText(note).string, style: .qualifier) > room
    block.append(
      wrapping: note, style: .qualifier,
      width: width + (isLong && labelLines > 1 ? Self.targetWidth : 0), lineLimit: labelLines,
      isIndented: true)
  }

  /// Appends both in one line where there is space, otherwise with the target in the second one.
  private func append(_ name: String, target: String?, icon: Icon, to block: inout TextBlock) {
    guard let target else {
      block.append(
        wrapping: name, style: .action, width: width, lineLimit: 2 * labelLines, icon: icon,
        isIndented: true)
      return
    }
    let arrow = "\u{2192} \(target)"
    let words = name.isEmpty ? arrow : "\(name) \(arrow)"
    let room = width - TextBlock.iconAdvance
    if name.isEmpty || TextMetrics.width(of: VisibleText(words).string, style: .action) <= room {
      block.append(
        wrapping: words, style: .action, width: width + Self.targetWidth, lineLimit: 1,
        icon: icon)
    } else {
      let wrapped = WrappedText(
        VisibleText(name), style: .action, width: room, lineLimit: labelLines)
      let last = "\(wrapped.lines.last ?? "") \(VisibleText(arrow).string)"
      // The target follows the end of a name that takes several lines.
      if wrapped.lines.count > 1,
        TextMetrics.width(of: last, style: .action) <= room + Self.targetWidth
      {
        for (index, line) in (wrapped.lines.dropLast() + [last]).enumerated() {
          block.append(
            [TextBlock.Run(text: line, style: .action)], icon: index == 0 ? icon : nil,
            isIndented: true)
        }
        return
      }
      block.append(
        wrapping: name, style: .action, width: width, lineLimit: labelLines, icon: icon)
      block.append(
        wrapping: arrow, style: .action, width: width + Self.targetWidth,
        lineLimit: 2 * labelLines, isIndented: true)
    }
  }

  private func isBackToParent(_ edge: RouteMap.Edge) -> Bool {
    !edge.kind.isForward && parents[edge.source] == edge.target
  }

  private func notes(of groups: [ActionGroup], _ occurrence: RouteMap.Occurrence) -> [String] {
    var notes: [String] = []
    if groups.allSatisfy({ $0.qualifiers.contains { $0.icon == .later } }) { notes.append("later") }
    var conditions: [String] = []
    for condition in groups.flatMap(\.conditions).map(\.text) where !conditions.contains(condition)
    {
      conditions.append(condition)
    }
    switch conditions.count {
    // An action that is always there needs none.
    case _ where groups.contains(where: \.conditions.isEmpty): break
    case 1: notes.append("if \(conditions[0])")
    case 2: notes.append("if \(conditions.joined(separator: " or "))")
    default: notes.append("under \(conditions.count) conditions")
    }
    if let caption = occurrence.caption { notes.append(caption) }
    return notes
  }
}

extension RouteMap.Part {
  /// A screen as a reader of a coordinator's frame knows it.
  func name(of index: Int, seenFrom cluster: Int) -> String {
    let node = nodes[index]
    if node.role == .coordinator { return briefName(of: node.cluster) }
    return node.cluster == cluster
      ? node.name : "\(briefName(of: node.cluster)) \u{203A} \(node.name)"
  }

  /// A coordinator as the drawing calls it.
  func briefName(of cluster: Int) -> String { briefName(clusters[cluster].name) }

  private func briefName(_ name: String) -> String {
    briefCoordinatorName(name, among: coordinatorNames)
  }

  /// A node with the coordinators' names as they are drawn.
  func shownNode(_ index: Int) -> RouteMap.Node {
    var node = nodes[index]
    if node.role == .coordinator { node.name = briefName(of: node.cluster) }
    node.hosts = node.hosts.map(briefName)
    return node
  }
}
