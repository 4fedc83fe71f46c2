import NavGraphExploration
import NavGraphModel
import Testing

/// The examples of FlowStacks' own tests (`CalculateStepsTests`).
@Suite("Updates of FlowStacks up to 0.4 and TCACoordinators up to 0.13")
struct TimedUpdatesTests {
  private static let home = Entry(instance: 0, presentation: .sheet(embedsNavigation: true))

  private func push(_ instance: Int) -> Entry { Entry(instance: instance, presentation: .push) }

  private func sheet(_ instance: Int) -> Entry {
    Entry(instance: instance, presentation: .sheet(embedsNavigation: true))
  }

  private func count(_ start: [Entry], _ end: [Entry]) -> Int {
    TimedUpdates.countOneByOne(from: [Self.home] + start, to: [Self.home] + end)
  }

  @Test("are one for each screen that comes, for each sheet that goes, and for all pushes together")
  func steps() {
    // testPushOneAtATime
    #expect(count([], [push(1), push(2), push(3)]) == 3)
    // testPopAllAtOnce
    #expect(count([push(1), push(2), push(3)], []) == 1)
    // testPresentOneAtATime
    #expect(count([], [sheet(1), sheet(2), sheet(3)]) == 3)
    // testDismissOneAtATime
    #expect(count([sheet(1), sheet(2), sheet(3)], []) == 3)
    // testPresentAndPushOneAtATime
    #expect(count([], [push(1), push(2), sheet(3), push(4)]) == 4)
  }

  @Test("are none for a screen that keeps its presentation")
  func inPlace() {
    #expect(count([push(1)], [push(3)]) == 0)
    #expect(count([push(1), push(2)], [push(3)]) == 1)
    #expect(count([push(1), sheet(2)], []) == 2)
    #expect(TimedUpdates.countOneByOne(from: [], to: []) == 0)
    #expect(TimedUpdates.countOneByOne(from: [sheet(1)], to: [push(2)]) == 0)
  }
}
