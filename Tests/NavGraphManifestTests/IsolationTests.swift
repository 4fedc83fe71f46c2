import Foundation
import NavGraphExploration
import NavGraphFacts
import Subprocess
import Synchronization
import Testing

/// Author code that does not answer costs its own steps and nothing else.
@Suite(.serialized)
struct IsolationTests {
  @Test(
    "A step that ends its process is skipped, and the rest is explored",
    arguments: [
      ("trap", "crashed, signal "), ("fatal", "crashed, signal "),
      ("suicide", "crashed, signal 6 (abort)"), ("exit", "exited, exit status 3"),
      ("recurse", "crashed, signal 11 (segmentation fault)"), ("kill", "killed, signal 9 (kill)"),
    ])
  func endings(trouble: String, reason: String) async throws {
    let run = try await TroubledRun(trouble, every: 300)
    #expect(run.status == .exited(0))
    // 4,000 steps, of which each three-hundredth is in trouble; the states that only those lead to have
    // a second way in.
    #expect(run.lines.first == "states 1000, steps 4000")
    #expect(run.lines.contains("cuts []"))
    #expect(run.lines.contains { $0.hasPrefix(reason) && $0.hasSuffix(": 13") })
  }

  @Test("Author code that has started a thread is never copied; the search starts again")
  func threads() async throws {
    let run = try await TroubledRun("thread", every: 300)
    #expect(run.lines.first == "states 1000, steps 4000")
    #expect(run.lines.contains { $0.hasPrefix("crashed, signal ") && $0.hasSuffix(": 12") })
  }

  @Test("A step that never returns is skipped after its time limit", arguments: ["loop", "sleep"])
  func hangs(trouble: String) async throws {
    let limits = try JSONEncoder().encode(Limits(stepSeconds: 0.2))
    let run = try await TroubledRun(trouble, every: 1_500, limits: limits)
    #expect(run.lines.first == "states 1000, steps 4000")
    #expect(run.lines.contains("hangs, no answer in 0.2 s: 2"))
  }

  @Test("A step that uses too much memory is skipped")
  func memory() async throws {
    let limits = try JSONEncoder().encode(Limits(stepSeconds: 60, memory: 200))
    let run = try await TroubledRun("allocate", every: 1_500, limits: limits)
    #expect(run.lines.first == "states 1000, steps 4000")
    #expect(run.lines.contains("outOfMemory, more than 200 MiB: 2"))
  }

  @Test("One crash in ten thousand steps leaves a million of them explored")
  func rareCrashes() async throws {
    // Beside other tests a crash can take seconds; it is no step that hangs.
    let limits = try JSONEncoder().encode(Limits(stepSeconds: 30))
    let run = try await TroubledRun("trap", every: 10_000, states: 250_000, limits: limits)
    #expect(run.lines.contains { $0.hasPrefix("crashed, signal ") && $0.hasSuffix(": 100") })
    #expect(run.lines.contains("cuts []"))
    #expect(run.lines.last == "ending finished, restarts 100")
  }

  @Test("An action that always crashes is skipped after 64 crashes")
  func actionBudget() async throws {
    let run = try await TroubledRun("exit", every: 50, states: 10_000, actions: 1)
    #expect(run.lines.last == "ending finished, restarts 64")
    #expect(run.lines.contains("cuts []"))
  }

  @Test("An action that always hangs is skipped after four hangs")
  func hangBudget() async throws {
    let limits = try JSONEncoder().encode(Limits(stepSeconds: 0.1))
    let run = try await TroubledRun("loop", every: 50, actions: 1, limits: limits)
    #expect(run.lines.last == "ending finished, restarts 4")
    #expect(run.lines.contains("cuts []"))
  }

  @Test("Output of the author's code before a crash is shown once")
  func output() async throws {
    let run = try await TroubledRun("print", every: 1_000)
    #expect(run.lines.count { $0 == "a word from the author" } == 4)
  }

  @Test("Processes of the search that are killed from outside are replaced")
  func killedFromOutside() async throws {
    let run = try await TroubledRun("dawdle", every: 1) { guardian in
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(150))
        for child in Self.children(of: guardian).prefix(1) { kill(child, SIGKILL) }
      }
    }
    #expect(run.lines.first == "states 1000, steps 4000")
    #expect(run.lines.contains("cuts []"))
    #expect(run.lines.last != "ending finished, restarts 0")
  }

  @Test("No process outlives the main process")
  func guardianKilled() async throws {
    let children = Mutex<[Int32]>([])
    let run = try await TroubledRun("sleep", every: 1) { guardian in
      try await Task.sleep(for: .milliseconds(300))
      children.withLock { $0 = Self.children(of: guardian) }
      kill(guardian, SIGKILL)
    }
    #expect(run.status == .signaled(SIGKILL))
    let left = children.withLock { $0 }
    #expect(!left.isEmpty)
    try await Task.sleep(for: .milliseconds(300))
    for child in left { #expect(!Self.isAlive(child)) }
  }

  @Test("Stopping a search keeps its results so far")
  func interruption() async throws {
    let run = try await TroubledRun("none", every: 1, states: 100_000_000) { guardian in
      try await Task.sleep(for: .milliseconds(300))
      kill(guardian, SIGTERM)
    }
    #expect(run.lines.contains("cuts [\"interrupted\"]"))
    #expect(run.lines.last == "ending finished, restarts 0")
  }

  /// Explorer and copies.
  private static func children(of process: Int32) -> [Int32] {
    let path = "/proc/\(process)/task/\(process)/children"
    guard let text = ProcessFile.read(path) else { return [] }
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  private static func isAlive(_ process: Int32) -> Bool {
    guard let text = ProcessFile.read("/proc/\(process)/stat") else { return false }
    // Dead ones may wait to be reaped.
    return !text.contains(") Z") && !text.contains(") X")
  }
}
