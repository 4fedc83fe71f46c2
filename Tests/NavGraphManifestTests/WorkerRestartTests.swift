import Foundation
import NavGraphFacts
import Synchronization
import TestSupport
import Testing

@testable import NavGraphManifest

/// What the tool does about a worker that is killed, crashes or is asked to end.
struct WorkerRestartTests {
  private let folder: TemporaryFolder
  private let said = Said()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The lines that a run says meanwhile.
  private final class Said: Sendable {
    let lines = Mutex<[String]>([])
  }

  /// A worker that does something before it searches.
  private func worker(
    before: String = "", trouble: String = "none", states: Int = 1_000
  ) throws -> WorkerSupervisor {
    let program = try folder.write(
      """
      #!/bin/sh
      \(before)
      TROUBLE=\(trouble) TROUBLE_STATES=\(states) TROUBLE_PERIOD=300 exec '\(TroubledRun.executable.path)'
      """, to: "worker")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let said = said
    return WorkerSupervisor(
      program: program, limits: Limits(seconds: 600), graph: nil,
      watch: RunWatch { line in said.lines.withLock { $0.append(line) } })
  }

  @Test("Crashes of the author's code do not end the worker")
  func crashes() async throws {
    let (records, ending) = try await worker(trouble: "trap").run()
    #expect(ending == .normal)
    #expect(records == [.skipped(graph: "1000 states")])
  }

  @Test("A killed worker is restarted once, and the user is informed")
  func killedOnce() async throws {
    let mark = folder.url.appending(path: "mark").path
    let (records, ending) = try await worker(
      before: "if [ ! -e '\(mark)' ]; then touch '\(mark)'; kill -9 $$; fi"
    ).run()
    #expect(ending == .normal)
    #expect(records.count == 1)
    #expect(
      said.lines.withLock { $0.filter { $0.hasPrefix("warning") } } == [
        "warning: the worker was killed from outside; it starts once more"
      ])
  }

  @Test("A worker killed again is abandoned, and its finished records are kept")
  func killedTwice() async throws {
    let record = #"{"format":"\#(WorkerProtocol.format)","graph":"finished"}"#
    let (records, ending) = try await worker(
      before: "echo '\(record)' > \"$NAVGRAPH_RECORDS/0.json\"; kill -9 $$"
    ).run()
    #expect(ending == .abnormal("was killed from outside"))
    #expect(records == [.skipped(graph: "finished")])
  }

  @Test("A worker that is asked to end reports its results")
  func asked() async throws {
    let supervisor = try worker(states: 200_000_000)
    async let run = supervisor.run()
    while case .exploring(let states, _, _) = supervisor.watch.phase
      ?? .exploring(states: 0, steps: 0, depth: 0),
      states == 0
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    _ = supervisor.watch.requestStop()
    let (records, ending) = try await run
    #expect(ending == .normal)
    #expect(records.count == 1)
    #expect(records != [.skipped(graph: "200000000 states")])
  }
}
