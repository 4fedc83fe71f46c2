import Foundation
import Subprocess
import TestSupport

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A search whose steps get into trouble, run as a process, and what it said.
struct TroubledRun {
  let status: TerminationStatus
  /// What it had seen at its end, a line each.
  let lines: [String]
  let errors: String

  /// The program that replaces a worker is beside the tests.
  static var executable: URL {
    get throws {
      try Tool.executable.deletingLastPathComponent().appending(path: "TroubledSearch")
    }
  }

  /// - Parameters:
  ///   - trouble: A case of `Trouble`.
  ///   - period: Every so many steps.
  ///   - limits: As JSON.
  init(
    _ trouble: String, every period: Int, states: Int = 1_000, actions: Int = 1_000_000,
    limits: Data? = nil,
    while body: @escaping @Sendable (Int32) async throws -> Void = { _ in }
  ) async throws {
    var environment: [Environment.Key: String?] = [
      "TROUBLE": trouble, "TROUBLE_PERIOD": "\(period)", "TROUBLE_STATES": "\(states)",
      "TROUBLE_ACTIONS": "\(actions)", "SWIFT_BACKTRACE": "enable=no",
    ]
    if let limits { environment["NAVGRAPH_LIMITS"] = String(decoding: limits, as: UTF8.self) }
    let result = try await Subprocess.run(
      .path(FilePath(try Self.executable.path)), environment: .inherit.updating(environment),
      input: .none, output: .string(limit: 1 << 22), error: .string(limit: 1 << 22)
    ) { execution in
      try await body(execution.processIdentifier.value)
    }
    status = result.terminationStatus
    lines = result.standardOutput.split(separator: "\n").map(String.init)
    errors = result.standardError
  }
}
