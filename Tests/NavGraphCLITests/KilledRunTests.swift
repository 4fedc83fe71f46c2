import Foundation
import TestSupport
import Testing

/// Runs that are killed at any moment: each file is as it was or as it should be, and the next run works.
///
/// At 200 moments of each command where `NAVGRAPH_LONG_TESTS` is set, at a few otherwise.
@Suite(.serialized)
struct KilledRunTests {
  private static let count = Share.byDay(2, atNight: 200)

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url, startsAtOnce: true)
  }

  @Test(arguments: [
    ["docs", "facts.json", "--output", "out", "--html", "out/map.html"],
    ["explore", "facts.json", "--output", "out/facts.json"],
    ["lint", "facts.json", "--write-baseline", "out/known.json"],
  ])
  func killingARunLeavesFilesIntact(_ arguments: [String]) async throws {
    let inputs = [
      try DocsCommandFacts.text(graph: "Small"),
      try DocsCommandFacts.text(graph: "Large", others: "; Gone: lost -> other; Gone: late <-"),
    ]
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    // What a run that is not killed writes for each input, one over the other.
    var whole: [[String: Data]] = []
    var length = Duration.zero
    for input in inputs + inputs {
      try folder.write(input, to: "facts.json")
      let start = ContinuousClock.now
      let result = try await tool.run(arguments)
      try #require(result.status == 0, "\(result.errors)")
      length = ContinuousClock.now - start
      whole.append(try files())
    }
    whole.removeFirst(2)
    for round in 0..<Self.count {
      try folder.write(inputs[round % 2], to: "facts.json")
      let moment = length * Double.random(in: 0...1.1)
      try await tool.kill(after: moment, arguments)
      for (name, content) in try files() where !name.hasPrefix(".navgraph-") {
        let isWhole = whole.contains { $0[name] == content }
        #expect(isWhole, "\(name) after \(moment)")
      }
      let result = try await tool.run(arguments)
      #expect(result.status == 0, "after \(moment): \(result.errors)")
      #expect(try files().filter { !$0.key.contains(".navgraph-draft-") } == whole[round % 2])
    }
  }

  /// A file that a run was writing when it was killed.
  @Test func leftoverFilesOfAKilledRunAreRemovedAfterAnHour() async throws {
    try folder.write(DocsCommandFacts.text(graph: "Small"), to: "facts.json")
    for (name, age) in [("old", 3_700.0), ("new", 10)] {
      let draft = try folder.write("{", to: ".navgraph-draft-\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: draft.path)
    }
    #expect(try await tool.run("explore", "facts.json", "-o", "out.json").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == [".navgraph-draft-new", "facts.json", "out.json"])
  }

  #if os(Linux)
    /// A layout cannot be interrupted from within.
    @Test func aLayoutProcessEndsWithItsRun() async throws {
      let sleeper = try await Shell(workingDirectory: folder.url).run(
        """
        mkfifo request
        sleep 60 > request &
        holder=$!
        sh -c 'navgraph layout-worker 60 $$ < request & echo $! > worker; wait' &
        shell=$!
        sleep 0.5
        kill -0 "$(cat worker)" && echo works
        kill -9 $shell
        sleep 0.5
        grep -q ') [^ZX]' "/proc/$(cat worker)/stat" 2>/dev/null || echo gone
        kill $holder
        """)
      #expect(sleeper.output == "works\ngone\n", "\(sleeper.errors)")
    }
  #endif

  /// All files of the folder that is written to.
  private func files() throws -> [String: Data] {
    let out = folder.url.appending(path: "out")
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
      if let data = try? Data(contentsOf: out.appending(path: name)) { files[name] = data }
    }
    return files
  }
}
