/// What a page of cards is packed from: coordinators, or groups of them, and which of them come before which.
struct FrameOrder {
  /// Indices of clusters, in each group first the one that hosts the others.
  let groups: [[Int]]
  /// By group, those that come before it.
  let above: [[Int]]
  /// Between two of them.
  let spacing: Double
  private let clustersAbove: [[Int]]

  /// Where the upper left corners are.
  struct Places {
    /// One for each cluster.
    var frames: [Point]
    var links: Point?
    var size: Size
  }

  /// - Complexity: O(*n* log *n* + *h*) in clusters and hostings.
  init(_ part: RouteMap.Part) {
    // Each before those that it hosts.
    let order = ReadingOrder(part).clusters
    let isGrouped = part.clusters.count >= FrameGroups.least
    let groups = isGrouped ? FrameGroups(part).groups : order.map { [$0] }
    let clustersAbove = FrameHosts(part, order: order).above(part)
    self.groups = groups
    self.clustersAbove = clustersAbove
    // A group begins with the one that hosts the others.
    above = groups.indices.map { group in
      groups.indices.filter { other in
        other != group && clustersAbove[groups[group][0]].contains(where: groups[other].contains)
      }
    }
    spacing = isGrouped ? 2 * PlacedPart.gutter : PlacedPart.gutter
  }

  /// Each group on its own.
  func packings(of frames: [CardFrame], ratio: Double) -> [PagePacking] {
    groups.map { group in
      PagePacking(
        group.map { frames[$0].size }, spacing: PlacedPart.gutter, ratio: ratio, orderWorth: 0,
        above: group.map { clustersAbove[$0].compactMap(group.firstIndex) })
    }
  }

  /// - Parameter packing: Of the groups, then of the list of deep links where there is one.
  func places(_ groupPackings: [PagePacking], in packing: PagePacking) -> Places {
    // Room for lines around the outermost frames as well.
    let margin = Point(x: PlacedPart.gutter / 2, y: PlacedPart.gutter / 2)
    var frames = groups.joined().map { _ in Point(x: 0, y: 0) }
    for ((group, inner), origin) in zip(zip(groups, groupPackings), packing.origins) {
      for (cluster, place) in zip(group, inner.origins) {
        frames[cluster] = place.moved(by: origin).moved(by: margin)
      }
    }
    return Places(
      frames: frames,
      links: packing.origins.count > groups.count ? packing.origins.last?.moved(by: margin) : nil,
      size: Size(
        width: packing.size.width + PlacedPart.gutter,
        height: packing.size.height + PlacedPart.gutter))
  }
}
