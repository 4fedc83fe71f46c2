extension MapSheet {
  private struct Candidate {
    let shape: CardShape
    let sheet: MapSheet
    let cutLabels: Int
    let extent: Double
    let cost: Double

    init(_ shape: CardShape, _ sheet: MapSheet) {
      self.shape = shape
      self.sheet = sheet
      cutLabels = sheet.cutLabels
      (extent, cost) = sheet.score
    }
  }

  /// Arrangements that may fit a page in another order of its coordinators.
  private static let promisingLimit = 6

  /// The page with the fewest labels cut, this one if that is no other.
  ///
  /// - Parameters:
  ///   - chosen: How this one is arranged.
  ///   - sheet: Arranges the cards.
  func withWholeLabels(_ chosen: CardShape, _ sheet: (CardShape) -> MapSheet) -> MapSheet {
    var best = self
    var cutLabels = cutLabels
    func candidates(_ shapes: [CardShape]) -> [Candidate] {
      let all = shapes.map { Candidate($0, sheet($0)) }
      let first = all.filter { $0.extent <= Self.shrinking && $0.cutLabels < cutLabels }
        .min { ($0.cutLabels, $0.cost) < ($1.cutLabels, $1.cost) }
      if let first { (best, cutLabels) = (first.sheet, first.cutLabels) }
      return all
    }
    _ = candidates(
      [CardShape.wholeLabel, CardShape.longestLabel].flatMap { chosen.withWholeLabels(lines: $0) })
    guard cutLabels > 0 else { return best }
    let others = candidates(
      (Self.usualShapes + Self.shallowShapes).flatMap { $0.withWholeLabels() })
    guard cutLabels > 0 else { return best }
    let promising = others.sorted { ($0.cutLabels, $0.extent) < ($1.cutLabels, $1.extent) }
      .prefix(Self.promisingLimit).map(\.shape)
    _ = candidates(promising.map(\.thorough))
    guard cutLabels > 0 else { return best }
    _ = candidates(promising.map(\.inAnyOrder))
    return best
  }
}
