package import Foundation
package import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The built `navgraph`, run as its users run it.
package struct Tool {
  /// Where the command runs; relative paths are relative to it.
  package var workingDirectory: URL
  /// Added to the environment; a nil value removes a variable.
  package var environment: [String: String?]
  /// Whether it starts at once, however many others run: for tests with a limit of time, which counts the wait.
  package var startsAtOnce: Bool

  package struct Result {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  package init(
    workingDirectory: URL = Self.packageRoot, environment: [String: String?] = [:],
    startsAtOnce: Bool = false
  ) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.startsAtOnce = startsAtOnce
  }

  package static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath()

  /// The tool lies beside the tests that are running.
  package static var executable: URL {
    get throws {
      #if os(macOS)
        guard let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") })
        else { throw NotFound() }
        let folder = bundle.bundleURL.deletingLastPathComponent()
      #else
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
          .deletingLastPathComponent()
      #endif
      return folder.appending(path: "navgraph")
    }
  }

  /// What tests change in the environment: the user's own caches are not for them.
  ///
  /// Where the compiler keeps the C library as a module is the same for all, also for those with another cache for
  /// manifests: to read its headers takes five times as long as to compile a manifest.
  static func caches(_ environment: [String: String?]) throws -> [Environment.Key: String?] {
    let cache = try executable.deletingLastPathComponent().appending(path: "test-cache")
    var variables: [Environment.Key: String?] = [
      "XDG_CACHE_HOME": cache.path,
      "CLANG_MODULE_CACHE_PATH": cache.appending(path: "clang/ModuleCache").path,
    ]
    for (name, value) in environment { variables[Environment.Key(stringLiteral: name)] = value }
    return variables
  }

  package func run(_ arguments: String...) async throws -> Result {
    try await run(arguments)
  }

  package func run(_ arguments: [String]) async throws -> Result {
    let updates = try Self.caches(environment)
    let turnstile = startsAtOnce ? Turnstile(places: 1) : .processes
    let result = try await turnstile.pass {
      try await Subprocess.run(
        .path(FilePath(try Self.executable.path)), arguments: Arguments(arguments),
        environment: .inherit.updating(updates),
        workingDirectory: FilePath(workingDirectory.path),
        output: .string(limit: 1 << 26), error: .string(limit: 1 << 26))
    }
    guard case .exited(let status) = result.terminationStatus else {
      throw Trapped(arguments: arguments)
    }
    return Result(status: status, output: result.standardOutput, errors: result.standardError)
  }

  /// Starts a run and sends it a signal after a while.
  package func interrupt(
    after delay: Duration, by signal: Subprocess.Signal, _ arguments: String...
  ) async throws -> (status: Int32?, errors: String) {
    try await send(signal, after: delay, arguments)
  }

  /// Starts a run and kills it after a while, unless it has ended.
  package func kill(after delay: Duration, _ arguments: [String]) async throws {
    _ = try await send(.kill, after: delay, arguments)
  }

  private func send(
    _ signal: Subprocess.Signal, after delay: Duration, _ arguments: [String]
  ) async throws -> (status: Int32?, errors: String) {
    let updates = try Self.caches(environment)
    let result = try await Subprocess.run(
      .path(FilePath(try Self.executable.path)), arguments: Arguments(arguments),
      environment: .inherit.updating(updates),
      workingDirectory: FilePath(workingDirectory.path), input: .none, output: .discarded,
      error: .string(limit: 1 << 20)
    ) { execution in
      try await Task.sleep(for: delay)
      try execution.send(signal: signal)
    }
    guard case .exited(let status) = result.terminationStatus else {
      return (nil, result.standardError)
    }
    return (status, result.standardError)
  }

  /// No test bundle is running, beside which the tool would lie.
  package struct NotFound: Error {}

  /// The tool was ended by a signal: it must never be.
  package struct Trapped: Error {
    let arguments: [String]
  }
}

extension Tool.Result {
  /// The output without the time that it took.
  package var timeless: String {
    output.replacing(/[0-9.]+ s\n$/, with: "… s\n")
  }
}
