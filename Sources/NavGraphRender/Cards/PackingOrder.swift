/// Which boxes of a page come before which.
struct PackingOrder: Hashable, Sendable {
  /// By box, those that come before it.
  private let above: [[Int]]

  init(_ above: [[Int]]) { self.above = above }

  /// The order with as few changes as that takes.
  ///
  /// - Complexity: O(*n*²) for *n* boxes.
  func keeping(_ order: [Int]) -> [Int] {
    guard !above.isEmpty else { return order }
    return arranged(order) { free, _ in free.first }
  }

  /// Orders that leave no box far from the one that it belongs to.
  ///
  /// - Complexity: O(*n*²) for *n* boxes.
  func tidy() -> [[Int]] {
    let boxes = Array(above.indices)
    // Each right after the one that it belongs to, as far as others do not come between.
    let nested = arranged(boxes) { free, places in
      free.max { (place(of: $0, places), $1) < (place(of: $1, places), $0) }
    }
    // What the first box has before what that has in turn.
    let layered = arranged(boxes) { free, places in
      free.min { (place(of: $0, places), $0) < (place(of: $1, places), $1) }
    }
    return [nested, layered]
  }

  /// When the box came that one belongs to.
  private func place(of box: Int, _ places: [Int?]) -> Int {
    above[box].first.flatMap { places[$0] } ?? -1
  }

  /// - Parameter next: Chooses among the boxes that can come next, given the places of those that came.
  private func arranged(_ order: [Int], next: ([Int], [Int?]) -> Int?) -> [Int] {
    var places: [Int?] = above.map { _ in nil }
    var rest = order
    var result: [Int] = []
    while !rest.isEmpty {
      let free = rest.filter { box in above[box].allSatisfy { places[$0] != nil } }
      // The page begins with the first one: with the start of the app.
      let box = result.isEmpty ? rest[0] : next(free, places) ?? rest[0]
      places[box] = result.count
      result.append(box)
      rest.removeAll { $0 == box }
    }
    return result
  }
}
