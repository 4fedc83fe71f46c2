/// The cards of a coordinator in columns, with the frame around them.
struct CardFrame {
  /// Also has the cards of others.
  let cards: CardSet
  /// Indices of the part's nodes.
  let nodes: [Int]
  let columns: CardColumns
  let heading: TextBlock
  let size: Size

  private static let padding = 12.0
  /// An arrangement that takes more than this many times the space of another one is no choice.
  private static let spread = 1.35
  /// What is needed of a frame anyway.
  private static let least = Size(width: 200, height: 60)

  private init(_ cards: CardSet, cluster: Int, nodes: [Int], columns: CardColumns) {
    self.cards = cards
    self.nodes = nodes
    self.columns = columns
    heading = cards.part.heading(of: cluster, width: max(230, columns.size.width - 28))
    size =
      cards.part.clusters[cluster].isCollapsed
      ? columns.size
      : Size(
        width: max(columns.size.width + 12, heading.size.width + 2 * PlacedPart.headingOrigin.x)
          + 2 * Self.padding,
        height: columns.size.height + Self.headingHeight(heading) + Self.padding)
  }

  /// The columns that suit a place of the width to height.
  init(_ cards: CardSet, cluster: Int, stretch: Double) {
    let nodes = cards.nodes(of: cluster)
    let columns = cards.columns(of: cluster, nodes).fitting(least: Self.least, stretch: stretch)
    self.init(cards, cluster: cluster, nodes: nodes, columns: columns)
  }

  /// With each number of bands.
  static func all(_ cards: CardSet, cluster: Int) -> [CardFrame] {
    let nodes = cards.nodes(of: cluster)
    return cards.columns(of: cluster, nodes).map {
      CardFrame(cards, cluster: cluster, nodes: nodes, columns: $0)
    }
  }

  /// Those that no other one is as narrow and as low as, without those that are much larger than others or cut more
  /// labels.
  ///
  /// - Parameter sets: Cards with different trees and texts, the usual ones first.
  static func choices(_ sets: [CardSet], cluster: Int) -> [CardFrame] {
    let cuts = sets.map { $0.cutLabels(of: cluster) }
    let whole = zip(sets, cuts).filter { $1 == cuts.min() }.map(\.0)
    let frames = whole.flatMap { all($0, cluster: cluster) }
    let least = frames.map { $0.size.width * $0.size.height }.min() ?? 0
    return frames.enumerated().filter { index, frame in
      frame.size.width * frame.size.height <= Self.spread * least
        && !frames.enumerated().contains { other, smaller in
          smaller.size.width <= frame.size.width && smaller.size.height <= frame.size.height
            && (smaller.size != frame.size || other < index)
        }
    }.map(\.element)
  }

  /// From the frame's corner to that of the cards.
  var inset: Point {
    Point(x: Self.padding + 12, y: Self.headingHeight(heading))
  }

  private static func headingHeight(_ heading: TextBlock) -> Double {
    heading.size.height + PlacedPart.headingOrigin.y + 8
  }
}

extension CardSet {
  /// Returns the nodes in a coordinator's frame.
  fileprivate func nodes(of cluster: Int) -> [Int] {
    part.nodes.indices.filter {
      part.nodes[$0].cluster == cluster && part.nodes[$0].role != .link
    }
  }

  fileprivate func cutLabels(of cluster: Int) -> Int {
    nodes(of: cluster).reduce(0) { count, node in
      count + (headers[node].isCut ? 1 : 0)
        + rows[node].count { row in row.first.map { edgeBlocks[$0].isCut } ?? false }
    }
  }

  fileprivate func columns(of cluster: Int, _ nodes: [Int]) -> [CardColumns] {
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let cards = nodes.map { node in
      CardColumns.Card(
        size: sizes[node], children: forest.children[node].compactMap { places[$0] })
    }
    let starts = nodes.filter { part.nodes[$0].role.isStart }
    let roots = (forest.roots[cluster] + starts).compactMap { places[$0] }
    return CardColumns.all(cards, roots: roots)
  }
}

extension RouteMap.Part {
  /// Name and container, with the screens that host it.
  fileprivate func heading(of index: Int, width: Double) -> TextBlock {
    let cluster = clusters[index]
    var block = TextBlock()
    guard !cluster.isCollapsed else { return block }
    let hosts = hostings.filter { $0.cluster == index }.map { name(of: $0.node, seenFrom: -1) }
    // A library that all of them use says nothing about one.
    let libraries = Set(clusters.filter { !$0.isChoice && !$0.isCollapsed }.map(\.subtitle))
    var words = cluster.isChoice || libraries.count > 1 || hosts.isEmpty ? [cluster.subtitle] : []
    if cluster.isUnhosted { words.append("not hosted") }
    if !hosts.isEmpty {
      let shown = hosts.prefix(3).joined(separator: ", ")
      words.append("in \(shown)" + (hosts.count > 3 ? " and \(hosts.count - 3) more" : ""))
    }
    block.append(
      heading: briefName(of: index), note: words.joined(separator: " \u{00B7} "), width: width)
    block.lead(to: cluster.location)
    return block
  }
}

extension TextBlock {
  /// Appends both in one line where there is space.
  fileprivate mutating func append(heading: String, note: String, width: Double) {
    let runs = [
      // Some viewers drop a blank where a style begins.
      Run(text: "\(VisibleText(heading).string) ", style: .cluster),
      Run(text: VisibleText(note).string, style: .dialect),
    ]
    let sum = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, style: $1.style) }
    guard sum > width else { return append(runs) }
    append(wrapping: heading, style: .cluster, width: width, lineLimit: 2)
    append(wrapping: note, style: .dialect, width: width, lineLimit: 4)
  }
}
