/// For how long steps of the author's code are taken again, to see whether they come to the same.
///
/// A quick step is taken as often as is wanted, however busy the machine is. The slow ones share some seconds: a
/// search must not be lost over looking twice.
struct RepetitionPatience {
  private let now: () -> ContinuousClock.Instant
  /// For all slow steps together.
  private var left = Duration.seconds(3)
  /// Until when time is free, or has been taken off.
  private var settled: ContinuousClock.Instant

  /// What each step may take in any case.
  private static let allowance = Duration.milliseconds(200)

  init(now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.now = now
    settled = now()
  }

  /// A step is about to be taken again for the first time.
  mutating func begin() {
    settled = now() + Self.allowance
  }

  /// Whether the step may be taken once more; what it has taken so far is taken off.
  mutating func allowsAnother() -> Bool {
    let now = now()
    if now <= settled { return true }
    left -= now - settled
    settled = now
    return left > .zero
  }
}
