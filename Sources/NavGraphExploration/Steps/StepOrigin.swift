/// A step out of a state that a search has found.
struct StepOrigin: Hashable {
  /// The position of the state in breadth-first order.
  let state: Int
  let label: UInt32

  /// In a label: the step is taken twice, the second time before the screen has changed.
  static let repeated: UInt32 = 1 << 31
}
