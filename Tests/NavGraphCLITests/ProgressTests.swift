import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The output on a terminal during a long run.
struct ProgressTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import NavGraph
      enum Route: String, RouteKey { case a, b, c }
      let flow = Coordinator<Route>("C", dialect: .tcaCoordinators(.v0_14, .identified), root: .a,
        embedsNavigation: true) {
        Screen(.a) { On("b", .push(.b)) }
        Screen(.b, identity: .unique) {
          On("b", .push(.b))
          On("c", .push(.c))
        }
        // The exact engine has no answers about screens that go from below others.
        Screen(.c, identity: .unique) {
          On("b", .push(.b))
          On("c", .push(.c))
          On("tidy", .remove(.b))
        }
      }
      register(Graph("Large") { flow })
      """, to: "Navigation.swift")
  }

  private static let bounds = [
    "--stack-height", "60", "--max-states", "1000000000", "--time-limit", "2", "--memory-limit",
    "100000",
  ]

  @Test("On a terminal, a progress line is shown and removed at the end")
  func onATerminal() async throws {
    let (status, output, shown) = try await lintOnTerminal(Self.bounds)
    #expect(status == .exited(2))
    #expect(output.contains("limited by 2 s"))
    #expect(!output.contains("\u{1B}"))
    #expect(shown.contains(/exploring: [1-9][0-9]* states\u{1B}/))
    // After the last drawing the line is cleared.
    let last = try #require(shown.ranges(of: "exploring").last)
    #expect(shown[last.upperBound...].contains("\r\u{1B}[K"))
  }

  @Test("Quick runs show no progress")
  func quick() async throws {
    // On a machine that is busy with other things hardly anything is quick: any of these may be.
    var screens: [String] = []
    for _ in 0..<20 {
      let (status, _, shown) = try await lintOnTerminal(["--max-states", "10"])
      #expect(status == .exited(0))
      if !shown.contains("\u{1B}") { return }
      screens.append(shown)
    }
    Issue.record("each run drew something: \(screens)")
  }

  @Test("Without a terminal, no progress is shown")
  func elsewhere() async throws {
    let result = try await Tool(workingDirectory: folder.url).run(["lint"] + Self.bounds)
    #expect(!result.errors.contains("exploring"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("Machine-readable output is not written to a terminal", arguments: ["render", "explore"])
  func result(command: String) async throws {
    let (screen, terminal) = try openTerminal()
    let tool = try Tool.executable
    async let shown = Self.read(screen)
    let result = try await Subprocess.run(
      .path(FilePath(tool.path)), arguments: [command],
      workingDirectory: FilePath(folder.url.path), input: .none,
      output: .fileDescriptor(FileDescriptor(rawValue: terminal), closeAfterSpawningProcess: true),
      error: .string(limit: 1 << 16))
    #expect(await shown == [])
    close(screen)
    #expect(result.terminationStatus == .exited(64))
    #expect(result.standardError.contains("name a file with '--output"))
  }

  /// - Returns: Also the output on the terminal, standard error alone.
  private func lintOnTerminal(
    _ arguments: [String]
  ) async throws -> (status: TerminationStatus, output: String, shown: String) {
    let (screen, terminal) = try openTerminal()
    let tool = try Tool.executable
    let cache = tool.deletingLastPathComponent().appending(path: "test-cache")
    async let shown = Self.read(screen)
    let result = try await Subprocess.run(
      .path(FilePath(tool.path)), arguments: Arguments(["lint"] + arguments),
      environment: .inherit.updating(["XDG_CACHE_HOME": cache.path]),
      workingDirectory: FilePath(folder.url.path), input: .none,
      output: .string(limit: 1 << 22),
      error: .fileDescriptor(FileDescriptor(rawValue: terminal), closeAfterSpawningProcess: true))
    let bytes = await shown
    close(screen)
    return (
      result.terminationStatus, result.standardOutput, String(decoding: bytes, as: UTF8.self)
    )
  }

  /// Reads until no process writes any more, on a thread of its own: a terminal holds a few kilobytes only,
  /// and tasks must not wait for one another.
  private static func read(_ screen: Int32) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let file = FileDescriptor(rawValue: screen)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while let count = try? buffer.withUnsafeMutableBytes({ try file.read(into: $0) }), count > 0
        {
          bytes += buffer.prefix(count)
        }
        continuation.resume(returning: bytes)
      }
    }
  }

  /// A pseudo-terminal: what is written to its second side can be read from its first.
  private func openTerminal() throws -> (Int32, Int32) {
    // Swift does not see the function in all C libraries.
    typealias Open =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, OpaquePointer?, OpaquePointer?,
        OpaquePointer?
      ) -> Int32
    let address = try #require(dlsym(dlopen(nil, RTLD_NOW), "openpty"))
    var sides: (Int32, Int32) = (-1, -1)
    let result = unsafeBitCast(address, to: Open.self)(&sides.0, &sides.1, nil, nil, nil)
    try #require(result == 0)
    for side in [sides.0, sides.1] { _ = fcntl(side, F_SETFD, FD_CLOEXEC) }
    return sides
  }
}
