import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A Python program: parsers that know nothing of what they check.
///
/// `make test-dependencies` installs it, and its modules `jsonschema` and `yaml`.
package struct Python {
  private let program: String

  /// - Parameter program: Reads standard input (as `text`) and prints what the test looks at.
  package init(_ program: String) {
    self.program = "import sys\ntext = sys.stdin.buffer.read().decode()\n" + program
  }

  /// What the program prints.
  package func read(_ text: String) async throws -> String {
    let interpreter = try await Self.interpreter.value
    let result = try await Subprocess.run(
      interpreter, arguments: ["-c", program],
      environment: .inherit.updating(["PYTHONIOENCODING": "utf-8"]),
      input: .string(text), output: .string(limit: 1 << 26), error: .string(limit: 1 << 20))
    guard case .exited(0) = result.terminationStatus else {
      throw Failed(errors: result.standardError)
    }
    return result.standardOutput
  }

  /// The first one that has both modules: a Python of the user's own may come before the system's.
  private static let interpreter = Task<Executable, any Error> {
    let candidates: [Executable] = [.name("python3"), .path("/usr/bin/python3")]
    for candidate in candidates {
      let result = try? await Subprocess.run(
        candidate,
        arguments: ["-c", "import jsonschema, sys, yaml; print(sys.executable, end='')"],
        output: .string(limit: 1 << 12), error: .discarded)
      guard let result, case .exited(0) = result.terminationStatus else { continue }
      // The program itself: a version manager's script in its place takes longer than what it runs.
      let path = result.standardOutput
      return path.isEmpty ? candidate : .path(FilePath(path))
    }
    throw Missing()
  }

  /// The program did not accept what it read.
  package struct Failed: Error {
    let errors: String
  }

  /// No Python with `jsonschema` and `yaml` is installed: run `make test-dependencies`.
  package struct Missing: Error {}
}
