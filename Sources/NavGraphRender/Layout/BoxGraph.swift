/// The input of a layout: boxes of given sizes, some of them in frames, and arcs between them
/// along one direction.
///
/// The arcs have no cycle, so that no layout has to break one: a line against the
/// direction is an arc along it that is drawn in reverse.
struct BoxGraph: Hashable, Codable, Sendable {
  var direction: Direction
  /// In points.
  var boxes: [Size] = []
  var arcs: [Arc] = []
  var frames: [Frame] = []
  /// Boxes side by side, across the direction, in their order; no box is in two rows, and
  /// no arcs lead from one of a row to another.
  var rows: [[Int]] = []

  /// Where arcs lead: they leave a box on the side that this names and arrive on the opposite one.
  enum Direction: String, Codable, Sendable {
    case rightwards, downwards
  }

  struct Arc: Hashable, Codable, Sendable {
    /// Index into the boxes.
    var tail: Int
    /// Index into the boxes; further in the graph's direction than the tail.
    var head: Int
    /// Whether the line is taken from the head to the tail.
    var isReversed: Bool
    /// Whether there is an arrowhead where the line ends.
    var hasArrow: Bool
    /// How much the arc wants to be short and straight; 0 if not at all.
    var weight: Int
    /// The least number of columns on to the head.
    var length = 1
    /// Whether there is a line; otherwise the arc only keeps its ends in their order.
    var isVisible = true
  }

  /// Boxes with a border around them, beneath a heading; no box is in two frames.
  struct Frame: Hashable, Codable, Sendable {
    /// Indices into the boxes, at least one.
    var members: [Int]
    /// In points.
    var heading: Size
  }

  /// Room between a frame and what is in it, for the arrow into a root as well.
  static let framePadding = 30.0
  /// Between the boxes of a row.
  static let rowSpacing = 16.0
}

/// The places that a layout gave to a ``BoxGraph``; the upper left corner of everything is the
/// origin.
struct BoxLayout: Hashable, Codable, Sendable {
  var size: Size
  /// One for each box.
  var boxes: [Rect]
  /// One for each arc, from its tail to its head even where the line is taken the other way.
  var arcs: [Curve]
  /// One for each frame.
  var frames: [Rect] = []
  var effort = LayoutEffort.careful
}

/// A line of cubic Bézier pieces, with space for an arrowhead at one end.
struct Curve: Hashable, Codable, Sendable {
  /// 3*n* + 1 control points for *n* pieces.
  var points: [Point]
  /// Where the arrow points, beyond the end of the line that has it.
  var tip: Point?

  /// The same line taken from its other end.
  var reversed: Curve { Curve(points: points.reversed(), tip: tip) }

  func moved(by offset: Point) -> Curve {
    Curve(points: points.map { $0.moved(by: offset) }, tip: tip?.moved(by: offset))
  }
}
