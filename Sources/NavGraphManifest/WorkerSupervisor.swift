import NavGraphExploration
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

  /// What a manifest may take besides the search, before it is stopped.
  private static let startAllowance = 10.0

  /// How the process ended.
  enum Ending: Hashable {
    case normal
    case notStarted
    /// In words that continue "the manifest …".
    case abnormal(String)
    case stopped(afterSeconds: Double)
  }

  /// - Returns: The records in the order in which they were written, and how the process ended.
  func run() async throws(LoadError) -> (records: [WorkerRecord], ending: Ending) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navgraph-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let encodedLimits: Data
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      encodedLimits = try JSONEncoder().encode(limits)
    } catch {
      throw .unreadable(path: folder.path, reason: "the folder cannot be made")
    }
    var environment = Environment.inherit.updating([
      // A crash is told in a few lines, not by a register dump.
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
    let ending = await runProcess(environment: environment)
    return (try records(in: folder), ending)
  }

  /// Waits for the process, but no longer than it may take; a process that is overdue is killed.
  private func runProcess(environment: Environment) async -> Ending {
    let allowance = limits.seconds + Self.startAllowance
    return await withTaskGroup(of: Ending.self) { group in
      group.addTask { await ending(environment: environment) }
      group.addTask {
        try? await Task.sleep(for: .seconds(allowance))
        return .stopped(afterSeconds: allowance)
      }
      // Cancelling the first task tears its process down.
      let first = await group.next() ?? .normal
      group.cancelAll()
      return first
    }
  }

  private func ending(environment: Environment) async -> Ending {
    do {
      // Whatever the manifest prints is passed on, away from the report on standard output.
      let result = try await Subprocess.run(
        .path(FilePath(program.path)), environment: environment, output: .currentStandardError,
        error: .currentStandardError)
      return switch result.terminationStatus {
      case .exited(0): .normal
      case .exited(let code): .abnormal("exited with status \(code)")
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
        throw .malformedFacts(path: file.path, reason: decodingFailure(error))
      }
    }
  }
}
