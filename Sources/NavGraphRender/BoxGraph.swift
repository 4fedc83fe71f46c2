/// What a layout is made of: boxes of given sizes, and arcs from left to right between them.
///
/// The arcs have no cycle, so that no layout has to break one: whoever wants a line to run from
/// right to left gives an arc from left to right and draws it the other way round.
struct BoxGraph: Hashable, Sendable {
  /// In points.
  var boxes: [Size] = []
  var arcs: [Arc] = []

  struct Arc: Hashable, Sendable {
    /// Index into the boxes; the left end.
    var tail: Int
    /// Index into the boxes; the right end.
    var head: Int
    var arrow: Arrow
    /// How much the arc wants to be short and straight; 0 if not at all.
    var weight: Int
    /// Whether the arc meets its left end in the middle of the right side.
    var leavesInMiddle: Bool
    /// Whether the arc meets its right end in the middle of the left side.
    var arrivesInMiddle: Bool
  }

  /// The end that has the arrowhead.
  enum Arrow: Hashable, Sendable {
    case none, atTail, atHead
  }
}

/// The places that a layout gave to a ``BoxGraph``; the upper left corner of everything is the
/// origin.
struct BoxLayout: Hashable, Sendable {
  var size: Size
  /// One for each box.
  var boxes: [Rect]
  /// One for each arc.
  var arcs: [Curve]
}

/// A line of cubic Bézier pieces, with room for an arrowhead at one end.
struct Curve: Hashable, Sendable {
  /// 3*n* + 1 control points for *n* pieces.
  var points: [Point]
  /// Where the arrow points, beyond the end of the line that has it.
  var tip: Point?
}
