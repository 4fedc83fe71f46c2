/// Lines from hosts, side by side where those of several coordinators run through the same space.
///
/// Those of one coordinator stay a bundle: they begin at different screens, and each leads to a frame that names its
/// own.
struct HostLines {
  private var lines: [Line] = []

  /// How far from the middle between two frames lines may run.
  private static let lanes = [0.0, 4, -4, 8, -8]
  /// Lines that are nearer look like one.
  private static let nearness = 3.0
  /// Lines may run together for so long, as at a bend.
  private static let shortest = 8.0

  private struct Line {
    var hosting: Int
    var owner: Int
    var corners: [Point]
  }

  /// - Parameters:
  ///   - hosting: Index into the part's hostings.
  ///   - owner: The coordinator of the host.
  ///   - corners: From the host to the frame, along rows and columns.
  mutating func add(_ hosting: Int, of owner: Int, corners: [Point]) {
    lines.append(Line(hosting: hosting, owner: owner, corners: corners))
  }

  /// - Complexity: O(*n*²) in the corners.
  var placed: [PlacedPart.Hosting] {
    var laneOfOwner: [Int: Double] = [:]
    var taken: [Segment] = []
    for owner in lines.map(\.owner) where laneOfOwner[owner] == nil {
      let own = lines.filter { $0.owner == owner }.map(\.corners)
      func segments(in lane: Double) -> [Segment] {
        own.flatMap { Segment.all(of: Self.moved($0, by: lane)) }
      }
      let free = Self.lanes.first { lane in
        segments(in: lane).allSatisfy { segment in !taken.contains { $0.isAlong(segment) } }
      }
      laneOfOwner[owner] = free ?? 0
      taken += segments(in: free ?? 0)
    }
    return lines.map { line in
      let corners = Self.moved(line.corners, by: laneOfOwner[line.owner] ?? 0)
      return PlacedPart.Hosting(index: line.hosting, line: Curve(corners: corners, radius: 7))
    }
  }

  /// The line beside itself; it still begins and ends at the same sides.
  private static func moved(_ corners: [Point], by lane: Double) -> [Point] {
    var moved = corners.map { $0.moved(by: Point(x: lane, y: lane)) }
    for (end, next) in [(0, 1), (corners.count - 1, corners.count - 2)] where next >= 0 {
      if corners[end].y == corners[next].y {
        moved[end].x = corners[end].x
      } else {
        moved[end].y = corners[end].y
      }
    }
    return moved
  }

  /// A straight piece of a line.
  struct Segment: Hashable {
    var start: Point
    var end: Point

    static func all(of corners: [Point]) -> [Segment] {
      zip(corners, corners.dropFirst()).map { Segment(start: $0, end: $1) }
    }

    /// Whether both look like one line for a while.
    func isAlong(_ other: Segment) -> Bool {
      let isRow = start.y == end.y
      guard isRow == (other.start.y == other.end.y) else { return false }
      let distance = isRow ? abs(start.y - other.start.y) : abs(start.x - other.start.x)
      func extent(_ segment: Segment) -> (Double, Double) {
        let ends = isRow ? [segment.start.x, segment.end.x] : [segment.start.y, segment.end.y]
        return (ends.min() ?? 0, ends.max() ?? 0)
      }
      let (own, others) = (extent(self), extent(other))
      return distance < HostLines.nearness
        && min(own.1, others.1) - max(own.0, others.0) > HostLines.shortest
    }
  }
}
