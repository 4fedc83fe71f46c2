import Testing

@testable import NavGraphRender

struct HostLinesTests {
  private func line(y: Double, to x: Double) -> [Point] {
    [Point(x: 0, y: y), Point(x: 50, y: y), Point(x: 50, y: 200), Point(x: x, y: 200)]
  }

  @Test("lines of one coordinator are a bundle, those of another run beside it")
  func lanes() {
    var lines = HostLines()
    lines.add(0, of: 0, corners: line(y: 10, to: 90))
    lines.add(1, of: 1, corners: line(y: 100, to: 110))
    lines.add(2, of: 0, corners: line(y: 30, to: 100))
    let columns = lines.placed.map { $0.columns }
    #expect(columns == [[50], [54], [50]])
    #expect(lines.placed.map(\.index) == [0, 1, 2])
  }

  @Test("a line begins at its card and ends at its frame, in any lane")
  func ends() {
    var lines = HostLines()
    for owner in 0..<3 { lines.add(owner, of: owner, corners: line(y: 10, to: 90)) }
    for drawn in lines.placed {
      #expect(drawn.line.points.first?.x == 0)
      #expect(drawn.line.points.last?.x == 90)
    }
    #expect(lines.placed.map { $0.columns } == [[50], [54], [46]])
  }
}

extension PlacedPart.Hosting {
  /// The straight pieces of the line.
  var segments: [HostLines.Segment] {
    stride(from: 0, to: line.points.count - 3, by: 3).map {
      HostLines.Segment(start: line.points[$0], end: line.points[$0 + 3])
    }.filter { $0.start.x == $0.end.x || $0.start.y == $0.end.y }
  }

  fileprivate var columns: [Double] {
    segments.filter { $0.start.x == $0.end.x }.map(\.start.x)
  }
}
