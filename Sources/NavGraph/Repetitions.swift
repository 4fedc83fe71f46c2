/// How often a step of the author's code is taken again, to see whether it comes to the same: as often as is
/// wanted where it is quick, else less often.
struct Repetitions {
  private let least: Int
  private let most: Int
  private var count = 0
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant?

  /// All repetitions but the least together. A quick step is not held up for so long on a busy machine.
  private static let patience = Duration.seconds(1)

  init(atLeast least: Int, atMost most: Int) {
    self.least = least
    self.most = most
  }

  /// So many in any case.
  init(_ count: Int) {
    self.init(atLeast: count, atMost: count)
  }

  /// Whether there is to be another one, which is counted.
  mutating func goesOn() -> Bool {
    guard count < most else { return false }
    if count >= least {
      let start = start ?? clock.now
      self.start = start
      guard clock.now - start < Self.patience else { return false }
    }
    count += 1
    return true
  }
}
