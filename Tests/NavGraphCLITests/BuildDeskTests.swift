import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The tool under its SwiftPM plugin, whose part the test plays: SwiftPM is locked meanwhile, so that
/// the tool must not call it.
struct BuildDeskTests {
  private let folder: TemporaryFolder
  private let tool: Tool
  private let desk: URL

  init() throws {
    folder = try TemporaryFolder()
    desk = folder.url.appending(path: "desk")
    try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
    try folder.write("never read by SwiftPM", to: "Package.swift")
    try folder.write(
      """
      {"path": "\(folder.url.path)", "products": [
        {"name": "App", "targets": ["App"], "type": {"executable": null}}
      ], "targets": [
        {"name": "App", "type": "executable", "target_dependencies": [],
          "product_dependencies": ["NavGraph"]}
      ]}
      """, to: "desk/package.json")
    tool = Tool(
      workingDirectory: folder.url, environment: ["NAVGRAPH_BUILD_DESK": desk.path],
      startsAtOnce: true)
  }

  /// Runs the tool and answers what it asks for.
  private func lint(
    answering answer: String, log: String? = nil
  ) async throws -> (Tool.Result, request: String) {
    async let result = tool.run("lint")
    let request = desk.appending(path: "request")
    var asked: String?
    while asked == nil {
      try await Task.sleep(for: .milliseconds(5))
      asked = try? String(contentsOf: request, encoding: .utf8)
    }
    if let log { try Data(log.utf8).write(to: desk.appending(path: "log")) }
    try Data(answer.utf8).write(to: desk.appending(path: "answer"), options: .atomic)
    return (try await result, asked ?? "")
  }

  @Test(.timeLimit(.minutes(1)))
  func theProgramThatThePluginBuildsIsRun() async throws {
    let record = try JSONEncoder().encode(
      WorkerRecord.problems(
        graph: "G",
        [
          RegistrationProblem(
            "is no good", at: SourceLocation(file: "/a.swift", line: 3, column: 5))
        ]))
    try record.write(to: folder.url.appending(path: "record"))
    let program = try folder.write(
      "#!/bin/sh\ncp '\(folder.url.path)/record' \"$NAVGRAPH_RECORDS/0.json\"\n", to: "program")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let (result, request) = try await lint(answering: program.path)
    #expect(request == "App")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("/a.swift:3:5: error: is no good\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func aFailedPluginBuildIsOneError() async throws {
    let (result, _) = try await lint(answering: "")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: “App” of \(folder.url.path) does not build"))
  }

  @Test(.timeLimit(.minutes(1)))
  func theOutputOfAFailedPluginBuildIsShownAndCapped() async throws {
    let (short, _) = try await lint(answering: "", log: "::error::\u{1B}[2J\nno such module")
    #expect(short.errors.hasPrefix("\\u{3A}:error::\\u{1B}[2J\nno such module\nerror: “App” of"))
    try FileManager.default.removeItem(at: desk.appending(path: "request"))
    try FileManager.default.removeItem(at: desk.appending(path: "answer"))
    let (long, _) = try await lint(
      answering: "", log: String(repeating: "no such module\n", count: 200_000))
    #expect(long.errors.utf8.count < (1 << 20) + 500)
    #expect(
      long.errors.contains("\nnote: SwiftPM printed more than 1 MiB: the rest is not shown\n"))
  }
}
