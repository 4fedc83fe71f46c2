import Foundation
import NavGraphExploration
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A run that is interrupted before it is done.
@Suite(.serialized)
struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // More states than any test waits for.
    try folder.write(
      """
      import NavGraph
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif
      enum Route: String, RouteKey { case a, b, c, d }
      let flow = Coordinator<Route>("C", dialect: .tcaCoordinators(.v0_14, .identified), root: .a) {
        // The exact engine has no answers about screens that go from below others.
        Screen(.a) {
          On("b", .push(.b))
          On("c", .push(.c))
          On("tidy", .remove(.b))
        }
        Screen(.b, identity: .unique) {
          On("c", .push(.c))
          On("d", .push(.d))
        }
        Screen(.c, identity: .unique) {
          On("b", .push(.b))
          On("d", .push(.d))
        }
        Screen(.d, identity: .unique) { On("b", .push(.b)) }
      }
      print("worker \\(getpid())")
      register(Graph("Large") { flow })
      """, to: "Navigation.swift")
  }

  private static let bounds = [
    "--stack-height", "60", "--max-states", "1000000000", "--time-limit", "600", "--memory-limit",
    "100000",
  ]

  /// Runs the tool on the large graph, and does something during the search.
  private func lint(
    _ arguments: [String] = bounds, while body: @escaping @Sendable (Int32) async throws -> Void
  ) async throws -> (status: TerminationStatus, output: String, errors: String) {
    let tool = try Tool.executable
    let cache = tool.deletingLastPathComponent().appending(path: "test-cache")
    let environment = Environment.inherit.updating(["XDG_CACHE_HOME": cache.path])
    // Compiled beforehand, so that what is done meets the search and not the compiler.
    _ = try await Tool(workingDirectory: folder.url).run(["lint", "--max-states", "10"])
    let result = try await Subprocess.run(
      .path(FilePath(tool.path)), arguments: Arguments(["lint"] + arguments),
      environment: environment, workingDirectory: FilePath(folder.url.path), input: .none,
      output: .string(limit: 1 << 22), error: .string(limit: 1 << 22)
    ) { execution in
      try await Task.sleep(for: .seconds(1))
      try await body(execution.processIdentifier.value)
    }
    return (result.terminationStatus, result.standardOutput, result.standardError)
  }

  @Test("A signal ends the search with a report", arguments: [SIGINT, SIGTERM])
  func oneSignal(signal: Int32) async throws {
    let result = try await lint { tool in kill(tool, signal) }
    #expect(result.status == .exited(2))
    #expect(result.output.contains("limited by an interruption"))
    #expect(result.errors.contains("warning: incomplete: interrupted"))
  }

  #if os(Linux)
    @Test("Interrupting a compiler removes its output")
    func compiler() async throws {
      let cache = folder.url.appending(path: "cache").path
      let app = Tool.packageRoot.appending(path: "Tests/RealApps/Spoony").path
      let result = try await Tool(environment: ["XDG_CACHE_HOME": cache]).interrupt(
        after: .milliseconds(400), by: .terminate, "lint", app)
      #expect(result.status == nil)
      #expect(result.errors.hasPrefix("error: interrupted"))
      let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
        ProcessFile.read("/proc/\($0)/cmdline")?.contains(cache) ?? false
      }
      #expect(running == [])
      let kept = try FileManager.default.contentsOfDirectory(atPath: cache + "/navgraph")
      #expect(kept.filter { !$0.hasSuffix(".lock") } == [])
    }
  #endif

  @Test("A worker that cannot be restarted ends the run")
  func lostWorker() async throws {
    let result = try await lint { tool in
      for _ in 0..<2 {
        for child in Self.children(of: tool) { kill(child, SIGKILL) }
        try await Task.sleep(for: .seconds(1))
      }
    }
    #expect(result.status == .exited(2))
    #expect(
      result.errors.contains("warning: the worker was killed from outside; it starts once more"))
    #expect(result.errors.contains("Navigation.swift was killed from outside"))
  }

  @Test("The worker does not survive the tool")
  func toolKilled() async throws {
    let result = try await lint { tool in kill(tool, SIGKILL) }
    #expect(result.status == .signaled(SIGKILL))
    let number = try #require(result.errors.firstMatch(of: /worker ([0-9]+)/)?.1)
    try await Task.sleep(for: .milliseconds(500))
    let state = ProcessFile.read("/proc/\(number)/stat") ?? ") X"
    #expect(state.contains(") Z") || state.contains(") X"))
  }

  @Test("Running out of memory ends the search with a report")
  func memory() async throws {
    let result = try await lint(
      ["--stack-height", "60", "--max-states", "1000000000", "--memory-limit", "64"]
    ) { _ in }
    #expect(result.status == .exited(2))
    #expect(result.output.contains("limited by 64 MiB of memory"))
    #expect(result.errors.contains("--memory-limit"))
  }

  @Test("The time limit covers search, analyses and rules together")
  func time() async throws {
    let app = Tool.packageRoot.appending(path: "Tests/RealApps/SeeYouAgain").path
    let tool = Tool(startsAtOnce: true)
    // Compiled beforehand.
    _ = try await tool.run("lint", app, "--max-states", "10")
    let start = ContinuousClock.now
    let result = try await tool.run("lint", app, "--max-pending", "2", "--time-limit", "0.5")
    #expect(ContinuousClock.now - start < .seconds(1.5))
    #expect(result.output.contains("limited by 0.5 s"))
  }

  @Test(
    "The time limit also ends a manifest that never finishes",
    arguments: [
      "while true {}", "while true { sleep(1) }",
      """
      enum Page: String, RouteKey { case list }
      register(Graph("G") {
        Coordinator<Page>("C", dialect: .tcaCoordinators(.v0_14, .indexed), root: .list) {
          Screen(.list)
        }
      })
      while true {}
      """,
    ])
  func endlessManifest(_ code: String) async throws {
    try folder.write("import Foundation\nimport NavGraph\n\(code)\n", to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url, startsAtOnce: true)
    // Compiled beforehand.
    _ = try await tool.run("lint", "--time-limit", "0.1")
    for (limit, rounded) in Share.byDay(
      [(0.1, 1), (1.0, 2)], atNight: [(0.1, 1), (1.0, 2), (4.0, 5)])
    {
      let start = ContinuousClock.now
      let result = try await tool.run("lint", "--time-limit", "\(limit)")
      #expect(ContinuousClock.now - start < .seconds(limit + 1))
      #expect(result.status == 2)
      #expect(
        result.errors.contains("Navigation.swift did not end within \(rounded) s and was stopped"))
    }
  }

  #if os(Linux)
    @Test("Processes that a manifest starts end with it", arguments: ["", "while true {}"])
    func children(_ ending: String) async throws {
      try folder.write(
        """
        import Glibc
        import NavGraph
        var process: pid_t = 0
        posix_spawn(&process, "/bin/sleep", nil, nil, [strdup("sleep"), strdup("60"), nil], nil)
        print("asleep: \\(process)")
        fflush(nil)
        \(ending)
        """, to: "Navigation.swift")
      let result = try await Tool(workingDirectory: folder.url).run("lint", "--time-limit", "0.5")
      let process = try #require(result.errors.firstMatch(of: /asleep: ([0-9]+)/)?.1)
      try await Task.sleep(for: .milliseconds(300))
      let state = ProcessFile.read("/proc/\(process)/stat") ?? ") X"
      #expect(state.contains(") Z") || state.contains(") X"))
    }
  #endif

  @Test("Memory stays within 10 % of the limit", arguments: Share.byDay([80], atNight: [80, 300]))
  func peakMemory(mebibytes: Int) async throws {
    _ = try await Tool(workingDirectory: folder.url).run(["lint", "--max-states", "10"])
    let tool = try Tool.executable
    let cache = tool.deletingLastPathComponent().appending(path: "test-cache")
    let peak = try await Python(
      """
      import os, resource, subprocess
      os.environ["XDG_CACHE_HOME"] = "\(cache.path)"
      subprocess.run(["\(tool.path)", "lint", "\(folder.url.path)", "--stack-height", "60", "--max-states",
        "1000000000", "--time-limit", "600", "--memory-limit", "\(mebibytes)"], capture_output=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
      """
    ).read("")
    #expect(try #require(Int(peak.dropLast())) <= mebibytes * 11 / 10)
  }

  private static func children(of process: Int32) -> [Int32] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task"))?.flatMap {
      task in
      (ProcessFile.read("/proc/\(process)/task/\(task)/children") ?? "")
        .split(separator: " ").compactMap { Int32($0) }
    } ?? []
  }
}
