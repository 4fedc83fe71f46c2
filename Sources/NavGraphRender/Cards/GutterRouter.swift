/// Lines along the free space between frames: from a screen to the frame of the coordinator that it hosts.
///
/// Lines in the same direction share it, so that the lines of one host form a bundle.
struct GutterRouter {
  private let frames: [Rect]
  /// Half of the space between two frames.
  private let margin: Double
  private var used: [Segment] = []

  /// A bend costs as much as so many points of line.
  private static let bendCost = 40.0
  /// What a point of line costs where another line runs.
  private static let sharedCost = 0.45

  private struct Segment: Hashable {
    var start: Point
    var end: Point
  }

  init(frames: [Rect], margin: Double) {
    self.frames = frames
    self.margin = margin
  }

  /// Returns the corners of a line to a frame: to its left side, beside the heading, or to its top.
  ///
  /// - Parameters:
  ///   - start: Where the line leaves the space around its own frame.
  ///   - target: Index into the frames.
  /// - Complexity: O(*n*² log *n*) in the frames.
  func route(from start: Point, to target: Int) -> Route? {
    let frame = frames[target]
    let left = Point(x: frame.minX - margin, y: frame.minY + 26)
    let top = Point(x: frame.minX + 34, y: frame.minY - margin)
    var grid = Grid(
      xs: frames.flatMap { [$0.minX - margin, $0.maxX + margin] } + [start.x, top.x],
      ys: frames.flatMap { [$0.minY - margin, $0.maxY + margin] } + [start.y, left.y])
    for frame in frames { grid.block(frame.grown(by: 4)) }
    for segment in used { grid.share(segment) }
    guard let (path, cost) = shortest(in: grid, from: start, to: [left, top]), let last = path.last
    else { return nil }
    let end =
      last == left
      ? Point(x: frame.minX, y: left.y) : Point(x: top.x, y: frame.minY)
    return Route(points: path + [end], cost: cost)
  }

  /// Lets further lines share a line.
  mutating func use(_ route: Route) {
    let path = route.points.dropLast()
    used += zip(path, path.dropFirst()).map { Segment(start: $0, end: $1) }
  }

  struct Route: Hashable {
    /// Its corners.
    var points: [Point]
    /// Its length, with what bends cost.
    var cost: Double
  }

  /// Where a line can bend: sorted, each once.
  private struct Grid {
    let xs: [Double]
    let ys: [Double]
    /// By cell, what the step to the next one to the right costs for each point, and that to the one below.
    private(set) var right: [Double]
    private(set) var down: [Double]

    init(xs: [Double], ys: [Double]) {
      self.xs = Set(xs).sorted()
      self.ys = Set(ys).sorted()
      right = Array(repeating: 1, count: self.xs.count * self.ys.count)
      down = right
    }

    /// Forbids steps through the inside of a box.
    mutating func block(_ box: Rect) {
      for (y, row) in ys.enumerated() where box.minY < row && row < box.maxY {
        for x in xs.indices.dropLast() where xs[x] < box.maxX && xs[x + 1] > box.minX {
          right[y * xs.count + x] = .infinity
        }
      }
      for (x, column) in xs.enumerated() where box.minX < column && column < box.maxX {
        for y in ys.indices.dropLast() where ys[y] < box.maxY && ys[y + 1] > box.minY {
          down[y * xs.count + x] = .infinity
        }
      }
    }

    /// Makes steps cheaper where a line runs already.
    mutating func share(_ segment: Segment) {
      let (left, end) = (
        min(segment.start.x, segment.end.x), max(segment.start.x, segment.end.x)
      )
      let (top, bottom) = (min(segment.start.y, segment.end.y), max(segment.start.y, segment.end.y))
      if top == bottom, let y = ys.firstIndex(of: top) {
        for x in xs.indices.dropLast() where left <= xs[x] && xs[x + 1] <= end {
          right[y * xs.count + x] = min(right[y * xs.count + x], sharedCost)
        }
      }
      if left == end, let x = xs.firstIndex(of: left) {
        for y in ys.indices.dropLast() where top <= ys[y] && ys[y + 1] <= bottom {
          down[y * xs.count + x] = min(down[y * xs.count + x], sharedCost)
        }
      }
    }

    func point(_ cell: Int) -> Point { Point(x: xs[cell % xs.count], y: ys[cell / xs.count]) }

    func cell(of point: Point) -> Int? {
      guard let x = xs.firstIndex(of: point.x), let y = ys.firstIndex(of: point.y) else {
        return nil
      }
      return y * xs.count + x
    }

    /// Calls for each cell beside one with what the step costs, and whether it is horizontal.
    func forEachNeighbour(of cell: Int, _ body: (Int, Double, Bool) -> Void) {
      let (x, y) = (cell % xs.count, cell / xs.count)
      if x > 0, right[cell - 1] < .infinity {
        body(cell - 1, right[cell - 1] * (xs[x] - xs[x - 1]), true)
      }
      if x + 1 < xs.count, right[cell] < .infinity {
        body(cell + 1, right[cell] * (xs[x + 1] - xs[x]), true)
      }
      let above = cell - xs.count
      if y > 0, down[above] < .infinity { body(above, down[above] * (ys[y] - ys[y - 1]), false) }
      if y + 1 < ys.count, down[cell] < .infinity {
        body(cell + xs.count, down[cell] * (ys[y + 1] - ys[y]), false)
      }
    }
  }

  private func shortest(
    in grid: Grid, from start: Point, to ends: [Point]
  ) -> (path: [Point], cost: Double)? {
    guard let first = grid.cell(of: start) else { return nil }
    let goals = Set(ends.compactMap(grid.cell))
    // A place, and whether the line comes to it along a row.
    var costs = Array(repeating: Double.infinity, count: 2 * grid.xs.count * grid.ys.count)
    var previous = Array(repeating: -1, count: costs.count)
    var queue = CostQueue()
    for direction in 0...1 {
      costs[2 * first + direction] = 0
      queue.push(2 * first + direction, cost: 0)
    }
    while let (state, cost) = queue.pop() {
      guard cost <= costs[state] else { continue }
      if goals.contains(state / 2) { return (path(to: state, previous, grid), cost) }
      grid.forEachNeighbour(of: state / 2) { cell, length, isHorizontal in
        let direction = isHorizontal ? 0 : 1
        let next = 2 * cell + direction
        let total = cost + length + (direction == state % 2 ? 0 : Self.bendCost)
        guard total < costs[next] else { return }
        costs[next] = total
        previous[next] = state
        queue.push(next, cost: total)
      }
    }
    return nil
  }

  private func path(to state: Int, _ previous: [Int], _ grid: Grid) -> [Point] {
    var points: [Point] = []
    var current = state
    while current >= 0 {
      points.append(grid.point(current / 2))
      current = previous[current]
    }
    // Only corners are kept.
    var corners: [Point] = []
    for point in points.reversed() {
      if corners.count > 1 {
        let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
        if a.x == b.x && b.x == point.x || a.y == b.y && b.y == point.y { corners.removeLast() }
      }
      if corners.last != point { corners.append(point) }
    }
    return corners
  }
}

/// States by their cost, the cheapest first; of equal ones the one with the lowest number.
private struct CostQueue {
  private var heap: [(state: Int, cost: Double)] = []

  mutating func push(_ state: Int, cost: Double) {
    heap.append((state, cost))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(child, parent) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> (state: Int, cost: Double)? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isBefore(child, least) {
        least = child
      }
      guard least != parent else { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return first
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].cost, heap[left].state) < (heap[right].cost, heap[right].state)
  }
}

extension Curve {
  /// A line along rows and columns, with rounded corners.
  init(corners: [Point], radius: Double) {
    var points = corners.prefix(1).map { $0 }
    func append(lineTo end: Point) {
      let start = points[points.count - 1]
      points += [start.toward(end, 1 / 3), start.toward(end, 2 / 3), end]
    }
    for index in corners.indices.dropFirst() {
      let corner = corners[index]
      guard index + 1 < corners.count else {
        append(lineTo: corner)
        break
      }
      let (before, after) = (corners[index - 1], corners[index + 1])
      let room = min(radius, before.distance(to: corner) / 2, corner.distance(to: after) / 2)
      let (entry, exit) = (corner.moved(toward: before, room), corner.moved(toward: after, room))
      append(lineTo: entry)
      points += [entry.toward(corner, 2 / 3), exit.toward(corner, 2 / 3), exit]
    }
    self.init(points: points, tip: nil)
  }
}

extension Point {
  /// Along rows and columns.
  func distance(to other: Point) -> Double { abs(x - other.x) + abs(y - other.y) }

  fileprivate func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func moved(toward other: Point, _ length: Double) -> Point {
    let distance = distance(to: other)
    return distance > 0 ? toward(other, length / distance) : self
  }
}
