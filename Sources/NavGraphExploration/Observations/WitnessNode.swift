/// The node of the trace in which something was seen first, and its distance from the start.
struct WitnessNode: Comparable {
  let distance: Int
  let node: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.distance, left.node) < (right.distance, right.node)
  }
}
