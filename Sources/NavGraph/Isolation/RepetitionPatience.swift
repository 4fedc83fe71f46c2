/// How long steps of the author's code are repeated, to check that they give the same result.
///
/// A quick step is repeated as often as requested, however busy the machine is. The slow ones share some seconds: a
/// search must not fail because of these repetitions.
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

  /// Whether a step may be taken once more; what it has taken so far is taken off.
  ///
  /// - Parameters:
  ///   - count: How often it was taken again already.
  ///   - least: So often it may be in any case.
  mutating func allowsAnother(after count: Int, atLeast least: Int = 1) -> Bool {
    let now = now()
    if count == 0 { settled = now + Self.allowance }
    if count < least || now <= settled { return true }
    left -= now - settled
    settled = now
    return left > .zero
  }
}
