import Foundation
import NavGraphFacts
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// An app of 40 coordinators and 400 routes, as `generate_large_app.py` prints it.
@Suite(.enabled("python3, which generates the app, is missing") { await hasPython() })
struct LargeAppTests {
  @Test func theSameSeedGivesTheSameApp() async throws {
    let app = try await Self.generate(seed: 1)
    #expect(try await Self.generate(seed: 1) == app)
    #expect(try await Self.generate(seed: 2) != app)
  }

  /// At night only: tests of its map compile and search the app, and other tests name the limits that small apps reach.
  @Test(.enabled(if: Share.isWhole, "NAVGRAPH_LONG_TESTS is not set"))
  func theReportNamesTheLimitsReached() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try await Self.generate(seed: 1), to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url)
    let exploration = try await tool.run("explore", "--max-states", "500", "-o", "facts.json")
    try #require(exploration.status == 0, "\(exploration.errors)")
    let facts = try JSONDecoder().decode(
      Facts.self, from: Data(contentsOf: folder.url.appending(path: "facts.json")))
    #expect(facts.counts.coordinators == 40)
    #expect(facts.counts.routes == 400)
    #expect(facts.counts.states == 500)
    #expect(facts.coverage.cutBy.map(\.limit).contains(.states))

    let report = try await tool.run("lint", "facts.json", "--verbose")
    #expect(report.output.contains("not checked:\n"))
    #expect(report.output.contains(" · 40 coordinators, 400 screens, "))
    #expect(report.output.contains("500 states searched ("))
    #expect(report.output.contains("500 states · "))
  }

  private static func generate(seed: Int) async throws -> String {
    let script = Tool.packageRoot.appending(path: "Tests/Benchmarks/generate_large_app.py")
    let result = try await Subprocess.run(
      .name("python3"), arguments: [script.path, "\(seed)"], output: .string(limit: 1 << 20))
    return result.standardOutput
  }
}

/// Whether there is a `python3` to generate with.
private func hasPython() async -> Bool {
  (try? await Executable.name("python3").resolveExecutablePath(in: .inherit)) != nil
}
