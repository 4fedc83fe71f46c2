/// The deep links of a map of cards, a list beside its frames: what an address opens belongs to no screen.
struct LinkList: Hashable, Sendable {
  /// Indices of the part's nodes.
  let nodes: [Int]
  /// One for each node, from the upper left corner of the list.
  let boxes: [Rect]
  let size: Size

  /// Between the addresses and where they lead.
  private static let spacing = 8.0

  /// Creates the list of deep links of a part.
  ///
  /// - Parameters:
  ///   - headers: The text on each card of the part.
  ///   - rows: By node, the sizes of its rows.
  /// - Returns: Nil where there is no deep link.
  init?(_ part: RouteMap.Part, headers: [TextBlock], rows: [[Size]]) {
    let links = part.nodes.indices.filter { part.nodes[$0].role == .link }
    guard !links.isEmpty else { return nil }
    let start = Self.rowStart(links.map { headers[$0] })
    let (padding, rowPadding) = (PlacedPart.cardPadding, PlacedPart.rowPadding)
    let cards = links.map { link in
      let width = rows[link].map { $0.width + 2 * rowPadding.width }.max() ?? 0
      let height = rows[link].reduce(-PlacedPart.rowSpacing) {
        $0 + $1.height + 2 * rowPadding.height + PlacedPart.rowSpacing
      }
      return CardColumns.Card(
        size: Size(
          width: (start + width + padding.width).rounded(.up),
          height: max(headers[link].size.height + 2 * padding.height, height + 10).rounded(.up)))
    }
    let columns = CardColumns(cards, roots: Array(links.indices))
    nodes = links
    boxes = columns.boxes
    size = columns.size
  }

  /// Where the rows of all links begin, from the left of their cards: beside the longest address.
  static func rowStart(_ headers: [TextBlock]) -> Double {
    PlacedPart.cardPadding.width + spacing + (headers.map(\.size.width).max() ?? 0)
  }
}

extension PlacedPart {
  /// The area of the deep links of a map of cards.
  var linkArea: Rect? {
    let boxes = part.nodes.indices.filter { isInLinkList($0) }.map { nodes[$0].box }
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.united(with: $1) } }
  }

  /// Returns whether a node is in the list of deep links rather than in the frame of its coordinator.
  func isInLinkList(_ node: Int) -> Bool { isOfCards && part.nodes[node].role == .link }
}
