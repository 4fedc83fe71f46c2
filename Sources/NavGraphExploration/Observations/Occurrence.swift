/// The first time that something was seen: how far from the start, and the node of the trace.
struct Occurrence: Comparable {
  let distance: Int
  let node: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.distance, left.node) < (right.distance, right.node)
  }
}
