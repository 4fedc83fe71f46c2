import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// The monitor's answers before a search calls an author's code.
struct SearchMonitorTests {
  private let monitor = SearchMonitor()

  private func reason(state: Int, label: UInt32 = 0, action: UInt32 = 0) -> SetAside? {
    monitor.reasonToSkip(search: 0, state: state, label: label, action: action)
  }

  @Test("No step is skipped at first")
  func atFirst() {
    #expect(reason(state: 0) == nil)
    #expect(monitor.report(states: 1, steps: 1, depth: 1) == nil)
  }

  @Test("Only this step of this state is skipped")
  func oneStep() {
    monitor.setAside(search: 0, state: 7, label: 2, action: 3, cause: .signal(5))
    #expect(
      reason(state: 7, label: 2, action: 3) == SetAside(reason: .crashed, detail: "signal 5 (trap)")
    )
    #expect(reason(state: 7, label: 1, action: 3) == nil)
    #expect(reason(state: 8, label: 2, action: 3) == nil)
    #expect(monitor.reasonToSkip(search: 1, state: 7, label: 2, action: 3) == nil)
  }

  @Test("Many steps are distinguished")
  func manySteps() {
    for state in 0..<1_000 {
      monitor.setAside(
        search: 0, state: state * 3, label: 1, action: UInt32(state), cause: .exit(3))
    }
    for state in 0..<3_000 {
      let isSetAside = reason(state: state, label: 1, action: UInt32(state / 3)) != nil
      #expect(isSetAside == (state % 3 == 0))
    }
  }

  @Test(
    "An action that fails too often is skipped in every state",
    arguments: [
      (Incident.Cause.signal(11), 64), (.exit(1), 64), (.killed(9), 16),
      (.hang(milliseconds: 2_500), 4), (.memory(mebibytes: 2_048), 4),
    ])
  func actions(cause: Incident.Cause, count: Int) {
    for state in 0..<count - 1 {
      monitor.setAside(search: 0, state: state, label: 0, action: 9, cause: cause)
    }
    #expect(reason(state: 5_000, action: 9) == nil)
    monitor.setAside(search: 0, state: count, label: 0, action: 9, cause: cause)
    #expect(reason(state: 5_000, action: 9) == cause.setAside)
    #expect(reason(state: 5_000, action: 8) == nil)
  }

  @Test(
    "The reason says what happened",
    arguments: [
      (Incident.Cause.exit(3), "exit status 3"), (.killed(9), "signal 9 (kill)"),
      (.hang(milliseconds: 2_500), "no answer in 2.5 s"),
      (.memory(mebibytes: 64), "more than 64 MiB"),
      (.signal(42), "signal 42"),
    ])
  func details(cause: Incident.Cause, detail: String) {
    #expect(cause.setAside.detail == detail)
  }

  @Test("A repeated step has the same breadcrumb and a new time limit")
  func again() {
    let blackboard = monitor.blackboard
    monitor.willTake(search: 1, state: 7, label: 2, action: 3)
    let step = blackboard.runningStep
    let first = blackboard[.serial]
    monitor.willTakeAgain()
    #expect(step != nil)
    #expect(blackboard.runningStep == step)
    #expect(blackboard[.serial] > first)
    monitor.didTake()
    #expect(blackboard.runningStep == nil)
  }

  @Test("Progress adds up over searches")
  func progress() {
    let blackboard = monitor.blackboard
    _ = monitor.report(states: 100, steps: 300, depth: 5)
    monitor.beginSearch()
    _ = monitor.report(states: 10, steps: 20, depth: 1)
    #expect(blackboard[.earlierStates] + blackboard[.states] == 110)
    #expect(blackboard[.earlierSteps] + blackboard[.steps] == 320)
    #expect(blackboard[.depth] == 1)
  }

  @Test("A report is due after 256 steps of the author's, however few states those were")
  func reportsByStep() {
    #expect(!monitor.wantsReport)
    for label in 0..<UInt32(256) {
      monitor.willTake(search: 0, state: 0, label: label, action: 0)
      monitor.didTake()
    }
    #expect(monitor.wantsReport)
    _ = monitor.report(states: 1, steps: 256, depth: 0)
    #expect(!monitor.wantsReport)
  }

  @Test("The breadcrumb is there while a step runs, and gone afterwards")
  func breadcrumb() {
    let step = Incident.Breadcrumb(search: 1, state: 2, label: 3, action: 4)
    #expect(monitor.blackboard.runningStep == nil)
    monitor.willTake(search: 1, state: 2, label: 3, action: 4)
    #expect(monitor.blackboard.runningStep == step)
    monitor.didTake()
    #expect(monitor.blackboard.runningStep == nil)
  }

  @Test("A requested end happens, and the first reason counts")
  func stop() {
    monitor.blackboard.requestStop(.interrupted)
    monitor.blackboard.requestStop(.memory)
    #expect(monitor.report(states: 1, steps: 1, depth: 1) == .interrupted)
  }

  @Test("A process that holds more memory than it may ends its search")
  func memory() {
    let monitor = SearchMonitor(memory: 0)
    var end: Limits.Kind?
    let start = ContinuousClock.now
    // It does not look at every report.
    while end == nil, ContinuousClock.now - start < .seconds(10) {
      end = monitor.report(states: 1, steps: 1, depth: 1)
    }
    #expect(end == .memory)
  }
}
