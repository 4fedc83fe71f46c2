package import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Scripts as pipelines run them: the built tool is on the PATH as `navgraph`.
package struct Shell {
  package var workingDirectory: URL
  /// Added to the environment.
  package var environment: [String: String]

  package init(workingDirectory: URL, environment: [String: String] = [:]) {
    self.workingDirectory = workingDirectory
    self.environment = environment
  }

  /// Runs a script as GitHub and GitLab do, ending at the first command that fails.
  package func run(_ script: String) async throws -> Tool.Result {
    let folder = try Tool.executable.deletingLastPathComponent()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let updates = try Tool.caches(
      environment.merging(["PATH": "\(folder.path):\(path)"]) { own, _ in own })
    let result = try await Turnstile.processes.pass {
      try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-e", "-c", script], environment: .inherit.updating(updates),
        workingDirectory: FilePath(workingDirectory.path), output: .string(limit: 1 << 26),
        error: .string(limit: 1 << 26))
    }
    guard case .exited(let status) = result.terminationStatus else {
      throw Tool.Trapped(arguments: [script])
    }
    return Tool.Result(
      status: status, output: result.standardOutput, errors: result.standardError)
  }
}
