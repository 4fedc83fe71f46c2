extension BoxGraph.Direction {
  /// A wider graph is laid out downwards as well, to see whether it then fits a page better.
  private static let comfortableWidth = 1500.0
  /// Boxes up to which it is worth while to lay out twice.
  private static let secondLookLimit = 400

  /// Lays out from left to right, or from top to bottom where that would be a ribbon.
  ///
  /// - Parameters:
  ///   - boxCount: Boxes that there are to place.
  ///   - size: That of a layout.
  ///   - layout: Lays out in one direction.
  /// - Complexity: That of one layout, or two.
  static func best<Placed>(
    boxCount: Int, size: (Placed) -> Size,
    _ layout: (BoxGraph.Direction) throws(RenderError) -> Placed
  ) throws(RenderError) -> Placed {
    let wide = try layout(.rightwards)
    let wideSize = size(wide)
    guard wideSize.width > comfortableWidth, wideSize.width > 2 * wideSize.height,
      boxCount <= secondLookLimit
    else { return wide }
    let tall = try layout(.downwards)
    let tallSize = size(tall)
    // Pages scroll downwards, so some height is better than the same width.
    return max(tallSize.width, 0.8 * tallSize.height) < 0.8 * wideSize.width ? tall : wide
  }
}
