import Testing

@testable import NavGraph

/// For how long steps are taken again, with a clock that is set by hand.
struct RepetitionPatienceTests {
  private final class Clock {
    var time = ContinuousClock.now
  }

  private let clock = Clock()

  /// How often a step of such a length is taken again before patience ends, of so many times at most.
  private func count(
    _ patience: inout RepetitionPatience, milliseconds: Int, atMost limit: Int = 100,
    atLeast least: Int = 1
  ) -> Int {
    var count = 0
    while count < limit, patience.allowsAnother(after: count, atLeast: least) {
      clock.time += .milliseconds(milliseconds)
      count += 1
    }
    return count
  }

  @Test("A quick step is repeated as often as requested, even after slow ones used up the time")
  func quick() {
    let clock = clock
    var patience = RepetitionPatience { clock.time }
    #expect(count(&patience, milliseconds: 1) == 100)
    #expect(count(&patience, milliseconds: 10_000) == 1)
    for _ in 0..<1_000 { #expect(count(&patience, milliseconds: 1) == 100) }
  }

  @Test("Slow steps share three seconds, beside a fifth of a second for each")
  func slow() {
    let clock = clock
    var patience = RepetitionPatience { clock.time }
    #expect(count(&patience, milliseconds: 500, atMost: 3) == 3)
    #expect(count(&patience, milliseconds: 500) == 5)
    #expect(count(&patience, milliseconds: 500) == 1)
    #expect(count(&patience, milliseconds: 150) == 2)
  }

  @Test("The requested minimum of repetitions always runs")
  func least() {
    let clock = clock
    var patience = RepetitionPatience { clock.time }
    #expect(count(&patience, milliseconds: 10_000) == 1)
    #expect(count(&patience, milliseconds: 10_000, atLeast: 3) == 3)
  }
}
