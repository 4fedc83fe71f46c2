/// Chooses how the cards of a map, or the boxes of its coordinators, are arranged.
struct CardArranger {
  private let map: RouteMap
  private let showsActions: Bool
  private let parts: [RouteMap.Part]
  private let page: Size
  /// By part, nil where its screens are drawn.
  private let boxes: [BoxSet?]
  /// The texts, which take longest, are the same for all arrangements of the same trees.
  private var sets: [Trees: [CardSet]] = [:]

  /// What of a shape decides the trees of cards and their texts.
  private struct Trees: Hashable {
    let depthLimit: Int
    let childLimit: Int
    let labelLines: Int
    let textWidth: Double
  }

  private struct Candidate {
    let sheet: MapSheet
    let cutLabels: Int
    let extent: Double
    let hostingLength: Double

    var fitsPage: Bool { extent <= MapSheet.shrinking }
    /// The less, the better: what fits a page, with whole labels, at full size, with short lines from hosts.
    private var rank: (Int, Int, Double, Double) {
      (fitsPage ? 0 : 1, cutLabels, max(1, extent), hostingLength)
    }

    init(_ sheet: MapSheet, on page: Size) {
      self.sheet = sheet
      cutLabels = sheet.cutLabels
      extent = sheet.extent(on: page)
      hostingLength = sheet.parts.reduce(0) { $0 + ($1.isOfCards ? $1.hostingLength : 0) }
    }

    func isBetter(than other: Candidate) -> Bool { rank < other.rank }
  }

  /// - Parameters:
  ///   - showsActions: Whether screens have their actions.
  ///   - nameLines: Lines that the names of a coordinator's screens may take in its box.
  ///   - boxWidth: How long these may be, in points.
  ///   - page: What is to hold all of it.
  init(_ map: RouteMap, showsActions: Bool, nameLines: Int, boxWidth: Double, page: Size) {
    self.map = map
    self.showsActions = showsActions
    self.page = page
    parts = map.parts.filter { !$0.nodes.isEmpty }
    boxes = parts.map {
      $0.clusters.allSatisfy(\.isCollapsed)
        ? BoxSet($0, nameLines: nameLines, width: boxWidth) : nil
    }
  }

  /// What is so much larger than a page never fits one.
  private static let farTooLarge = 1.5

  /// The page that is read best, or more than a page where none holds everything.
  mutating func best() -> MapSheet {
    var best = Candidate(sheet(CardShape()), on: page)
    func take(_ other: MapSheet) {
      let other = Candidate(other, on: page)
      if other.isBetter(than: best) { best = other }
    }
    guard best.extent < Self.farTooLarge else { return long(best.sheet) }
    for shape in CardShape.usual.dropFirst() { take(sheet(shape)) }
    let rest = best.sheet.size.height - (best.sheet.parts.first?.size.height ?? 0)
    // Only a lack of space on the page shortens labels, or separates coordinators from their hosts.
    let searches = [
      (CardShape.longestLabel, true), (CardShape.longestLabel, false), (1, true), (1, false),
    ]
    for (labelLines, keepsHosts) in searches
    where !best.fitsPage || best.cutLabels > 0 || keepsHosts && labelLines > 1 && best.extent > 1 {
      let other = searched(labelLines: labelLines, keepsHosts: keepsHosts, rest: rest)
      // The order is given up for a page that holds everything, and for nothing less.
      if let other, keepsHosts || Candidate(other, on: page).fitsPage { take(other) }
    }
    for shape in CardShape.cut where !best.fitsPage && !best.sheet.isOfBoxes { take(sheet(shape)) }
    // A single column leaves most of a page empty.
    if best.sheet.isOfBoxes, best.sheet.size.height > 1.8 * best.sheet.size.width {
      let other = sheet(CardShape(treeHeight: 600))
      if other.fitsPage { return other }
    }
    return best.sheet
  }

  /// The shortest of what is as wide as a page and takes several, one below the other.
  private mutating func long(_ usual: MapSheet) -> MapSheet {
    var best = usual
    if best.size.height > 2 * best.size.width {
      for shape in CardShape.long {
        let other = sheet(shape)
        if other.fitsWidth, other.size.height < best.size.height { best = other }
      }
    }
    return best
  }

  private mutating func cards(_ shape: CardShape) -> [CardSet] {
    let trees = Trees(
      depthLimit: shape.depthLimit, childLimit: shape.childLimit, labelLines: shape.labelLines,
      textWidth: shape.textWidth)
    if let known = sets[trees] { return known }
    let cards = parts.map { CardSet($0, shape: shape, showsActions: showsActions) }
    sets[trees] = cards
    return cards
  }

  private mutating func sheet(_ shape: CardShape) -> MapSheet {
    let placed = parts.indices.map { index in
      boxes[index].map { PlacedPart($0, shape: shape) }
        ?? PlacedPart(cards(shape)[index], shape: shape)
    }
    return MapSheet(map: map, parts: placed, showsActions: showsActions)
  }

  /// Returns the smallest page that is found if each coordinator's cards may be arranged differently; nil if they take
  /// more than a page in any arrangement.
  ///
  /// - Parameters:
  ///   - labelLines: Lines that an action, or its condition, may take in its row.
  ///   - keepsHosts: Whether each coordinator is to the right of the one that hosts it, or begins clearly below
  ///     it, and so do tabs.
  ///   - rest: The height of the content above and below the cards.
  private mutating func searched(labelLines: Int, keepsHosts: Bool, rest: Double) -> MapSheet? {
    guard parts.count == 1, boxes[0] == nil else { return nil }
    let sets = CardShape.choices(labelLines: labelLines).map { cards($0)[0] }
    let frames = parts[0].clusters.indices.map { CardFrame.choices(sets, cluster: $0) }
    let order = FrameOrder(parts[0])
    let groups = order.packings(of: frames.map { $0[0] }, ratio: CardShape().ratio)
    let links = sets[0].links.map { [$0.size] } ?? []
    let search = PageSearch(
      choices: zip(order.groups, groups).map { group, packing in
        group.count == 1 ? frames[group[0]].map(\.size) : [packing.size]
      } + links.map { [$0] },
      above: keepsHosts ? order.above + links.map { _ in [] } : [], spacing: order.spacing,
      page: Size(
        width: page.width - 2 * SVGWriter.margin - PlacedPart.gutter,
        height: page.height - rest - PlacedPart.gutter))
    guard search.leastExtent <= MapSheet.shrinking else { return nil }
    let result = search.best()
    var chosen = frames.map { $0[0] }
    for (group, size) in zip(order.groups, result.sizes) where group.count == 1 {
      chosen[group[0]] = frames[group[0]][size]
    }
    let placed = PlacedPart(
      sets[0], frames: chosen, places: order.places(groups, in: result.packing))
    return MapSheet(map: map, parts: [placed], showsActions: showsActions)
  }
}
