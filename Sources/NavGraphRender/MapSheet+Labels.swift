extension MapSheet {
  private struct Candidate {
    let shape: CardShape
    let sheet: MapSheet
    let cutLabels: Int
    let extent: Double
    let cost: Double
    /// The less, the better.
    var rank: (cutLabels: Int, size: Double, cost: Double) { (cutLabels, max(1, extent), cost) }
    /// Whether labels are cut, or text is smaller than it is to be.
    var isUnsuitable: Bool { cutLabels > 0 || extent > 1 }

    init(_ shape: CardShape, _ sheet: MapSheet) {
      self.shape = shape
      self.sheet = sheet
      cutLabels = sheet.cutLabels
      (extent, cost) = sheet.score
    }
  }

  /// Arrangements that may fit a page in another order of its coordinators.
  private static let promisingLimit = 6

  /// The page with the fewest labels cut, of these the smallest one that holds all of it at full size; this one if
  /// that is no other.
  ///
  /// - Parameters:
  ///   - chosen: How this one is arranged.
  ///   - sheet: Arranges the cards.
  func withWholeLabels(_ chosen: CardShape, _ sheet: (CardShape) -> MapSheet) -> MapSheet {
    var best = Candidate(chosen, self)
    func candidates(_ shapes: [CardShape]) -> [Candidate] {
      let all = shapes.map { Candidate($0, sheet($0)) }
      best = all.filter { $0.extent <= Self.shrinking }.reduce(best) {
        $1.rank < $0.rank ? $1 : $0
      }
      return all
    }
    _ = candidates(
      [CardShape.wholeLabel, CardShape.longestLabel].flatMap { chosen.withWholeLabels(lines: $0) })
    guard best.isUnsuitable else { return best.sheet }
    let others = candidates(
      (Self.usualShapes + Self.shallowShapes).flatMap { $0.withWholeLabels() })
    guard best.isUnsuitable else { return best.sheet }
    let promising = others.sorted { ($0.cutLabels, $0.extent) < ($1.cutLabels, $1.extent) }
      .prefix(Self.promisingLimit).map(\.shape)
    _ = candidates(promising.map(\.thorough))
    guard best.cutLabels > 0 else { return best.sheet }
    _ = candidates(promising.map(\.inAnyOrder))
    return best.sheet
  }
}
