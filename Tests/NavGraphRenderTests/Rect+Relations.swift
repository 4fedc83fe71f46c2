@testable import NavGraphRender

extension Rect {
  func isApart(from other: Rect) -> Bool {
    maxX <= other.minX || other.maxX <= minX || maxY <= other.minY || other.maxY <= minY
  }

  func isInside(_ frame: Rect) -> Bool {
    minX >= frame.minX && maxX <= frame.maxX && minY >= frame.minY && maxY <= frame.maxY
  }

  /// Whether the point is inside, or within a few points of the border.
  func hasNear(_ point: Point) -> Bool {
    let tolerance = 3.0
    return point.x >= minX - tolerance && point.x <= maxX + tolerance
      && point.y >= minY - tolerance && point.y <= maxY + tolerance
  }
}
