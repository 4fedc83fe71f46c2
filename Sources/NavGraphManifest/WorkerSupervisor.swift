import NavGraphExploration
import NavGraphFacts
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs a compiled manifest as a process of its own and collects what it leaves behind.
struct WorkerSupervisor {
  let program: URL
  let limits: Limits
  /// The one graph to explore, if it was chosen.
  let graph: String?
  /// Sees how far the worker is, and asks it for an end.
  var watch = RunWatch()

  /// What a search may take besides its time, before it is stopped.
  private static let overtime = 10.0
  /// What a manifest's own code may take at least besides the time of the search.
  private static let ownAllowance = 0.6
  /// For how long nothing is explored where the worker does not just end.
  private static let endPause = Duration.milliseconds(300)
  /// What a busy machine may take to start a program, and how much of a processor it has had by then.
  private static let start = (latest: Duration.seconds(2.5), work: Duration.milliseconds(300))
  /// What a search may take to end when it is asked to, besides the step that it is at.
  private static let endAllowance = 5.0

  /// How the process ended.
  enum Ending: Hashable {
    case normal
    case notStarted
    /// In words that continue "the manifest …".
    case abnormal(String)
    case stopped(afterSeconds: Double)

    /// By a signal that no program gets by mistake.
    static let killed = Ending.abnormal("was killed from outside")
    /// The blackboard that it shares with the tool is gone, and with it all that the tool could know.
    static let withoutBlackboard = Ending.abnormal(
      "destroyed the file that it shares with navgraph")
  }

  /// - Returns: The records in the order in which they were written, and how the process ended.
  func run() async throws(LoadError) -> (records: [WorkerRecord], ending: Ending) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navgraph-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unreadable(path: folder.path, reason: "the folder cannot be made")
    }
    var ending = try await runOnce(in: folder)
    if ending == .killed, !Task.isCancelled, !watch.isStopRequested {
      watch.log("warning: the worker was killed from outside; it starts once more")
      ending = try await runOnce(in: folder)
    }
    return (try records(in: folder), ending)
  }

  private func runOnce(in folder: URL) async throws(LoadError) -> Ending {
    let environment = try environment(for: folder)
    let blackboard = try blackboard(in: folder)
    let ending = await watch.exploring(blackboard) {
      await runProcess(environment: environment, blackboard)
    }
    return blackboard.isWhole ? ending : .withoutBlackboard
  }

  private func environment(for folder: URL) throws(LoadError) -> Environment {
    let encodedLimits: Data
    do {
      encodedLimits = try JSONEncoder().encode(limits)
    } catch {
      throw .unreadable(path: folder.path, reason: "the limits cannot be written")
    }
    var environment = Environment.inherit.updating([
      // A crash is reported in a few lines, not by a register dump.
      "SWIFT_BACKTRACE": ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? "enable=no",
      .init(stringLiteral: WorkerProtocol.recordsVariable): folder.path,
      .init(stringLiteral: WorkerProtocol.limitsVariable): String(
        decoding: encodedLimits, as: UTF8.self),
    ])
    if let graph {
      environment = environment.updating([
        .init(stringLiteral: WorkerProtocol.graphVariable): graph
      ])
    }
    return environment
  }

  /// Makes the blackboard, on which the worker finds who waits for it.
  private func blackboard(in folder: URL) throws(LoadError) -> BlackboardFile {
    let file = folder.appending(path: Blackboard.fileName)
    let blackboard: BlackboardFile
    do {
      blackboard = try BlackboardFile(making: FilePath(file.path))
    } catch {
      throw .unreadable(path: file.path, reason: "the file cannot be made")
    }
    blackboard[.tool] = UInt64(ProcessInfo.processInfo.processIdentifier)
    return blackboard
  }

  /// Waits for the process, but no longer than it may take; a process that is overdue is killed.
  private func runProcess(environment: Environment, _ blackboard: BlackboardFile) async -> Ending {
    let worker = WorkerProcess()
    return await withTaskGroup(of: Ending.self) { group in
      group.addTask { await ending(of: worker, environment: environment) }
      group.addTask { await patience(with: blackboard, worker) }
      // Cancelling the first task tears its process down.
      let first = await group.next() ?? .normal
      group.cancelAll()
      return first
    }
  }

  /// Returns when the process has had the time that it may take, or some seconds after it was asked to end.
  ///
  /// One that still takes steps of the author's code gets some more: they are those of its witnesses.
  private func patience(
    with blackboard: BlackboardFile, _ worker: WorkerProcess
  ) async -> Ending {
    let start = ContinuousClock.now
    var serial: UInt64 = 0
    var moved = start
    // States that are kept are gone through once more, which may take as long as the search.
    let searching = limits.seconds * (limits.keptStates > 0 ? 2 : 1)
    let allowance =
      searching + max(Self.overtime, limits.stepSeconds + Self.endAllowance)
    let own = limits.seconds + max(Self.ownAllowance, limits.seconds / 20)
    var explored = start
    var asked: ContinuousClock.Instant?
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(50))
      guard blackboard.isWhole else { return .withoutBlackboard }
      let now = ContinuousClock.now
      if blackboard[.serial] != serial {
        serial = blackboard[.serial]
        moved = now
      }
      if blackboard[.exploring] != 0 { explored = now }
      if now - start >= .seconds(own), now - explored >= Self.endPause,
        now - start >= .seconds(limits.seconds) + Self.start.latest || hasStarted(worker)
      {
        return .stopped(afterSeconds: own)
      }
      let isAtWork = now - moved < .seconds(2 * limits.stepSeconds)
      if now - start >= .seconds(isAtWork ? 4 * allowance : allowance) { break }
      if asked == nil, watch.isStopRequested { asked = now }
      let ending = Self.endAllowance + limits.stepSeconds
      if let asked, now - asked >= .seconds(isAtWork ? 4 * ending : ending) { break }
    }
    // On a busy machine the end may have come, unnoticed for lack of time.
    try? await Task.sleep(for: .seconds(1))
    return .stopped(afterSeconds: allowance)
  }

  /// Whether it is the program that takes its time, and not the machine that starts it late.
  private func hasStarted(_ worker: WorkerProcess) -> Bool {
    guard let usage = worker.number.flatMap({ ProcessUsage(of: $0) }) else { return false }
    return usage.activity != .running || usage.time >= Self.start.work
  }

  private func ending(of worker: WorkerProcess, environment: Environment) async -> Ending {
    do {
      let status = try await OutputRelay.relaying("the manifest", to: watch.log) { output in
        // What the program starts and leaves behind ends with it.
        defer { worker.endGroup() }
        return try await Subprocess.run(
          .path(FilePath(program.path)), environment: environment,
          platformOptions: .dyingTogether, input: .none, output: output, error: output
        ) { worker.begin($0.processIdentifier.value) }.terminationStatus
      }
      return switch status {
      case .exited(0): .normal
      case .exited(let code): .abnormal("exited with status \(code)")
      case .signaled(Signal.kill.rawValue): .killed
      case .signaled(let signal): .abnormal("was ended by signal \(signal)")
      }
    } catch {
      return .notStarted
    }
  }

  private func records(in folder: URL) throws(LoadError) -> [WorkerRecord] {
    var records: [WorkerRecord] = []
    while true {
      let file = folder.appending(path: WorkerProtocol.fileName(ofRecord: records.count))
      guard let data = try? Data(contentsOf: file) else { return records }
      do {
        records.append(try JSONDecoder().decode(WorkerRecord.self, from: data))
      } catch let error as WorkerFormatError {
        throw .otherFormat(found: error.found)
      } catch {
        throw .malformedFacts(path: file.path, reason: decodingFailure(error, in: data))
      }
    }
  }
}
