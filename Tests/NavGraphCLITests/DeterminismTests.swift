import Foundation
import TestSupport
import Testing

/// The same registration gives the same bytes.
struct DeterminismTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
  }

  private func outputs() async throws -> [Data] {
    let report = try await tool.run("lint", "--format", "json")
    _ = try await tool.run("explore", "-o", "facts.json")
    _ = try await tool.run("render", "-o", "map.svg")
    return [
      Data(report.output.utf8), try Data(contentsOf: folder.url.appending(path: "facts.json")),
      try Data(contentsOf: folder.url.appending(path: "map.svg")),
    ]
  }

  @Test func repeatedRunsAndReorderedCoordinators() async throws {
    try folder.write(try Self.manifest(order: ["a", "b", "c"]), to: "Navigation.swift")
    let first = try await outputs()
    #expect(first.allSatisfy { !$0.isEmpty })
    #expect(try await outputs() == first)
    for order in [["c", "b", "a"]] + Share.byDay([], atNight: [["b", "c", "a"]]) {
      try folder.write(try Self.manifest(order: order), to: "Navigation.swift")
      #expect(try await outputs() == first)
    }
  }

  /// Three flows with findings of both kinds, listed in the given order.
  private static func manifest(order: [String]) throws -> String {
    let flows = ["a", "b", "c"].map { name in
      """
      let \(name) = Coordinator<RouteName>(
        "Flow \(name)", dialect: .tcaCoordinators(.v0_14, .identified), root: "home",
        embedsNavigation: true
      ) {
        Screen("home") { On("open", .push("item")); On("show", .presentSheet("item")) }
        Screen("item") { On("again", .push("item")); On("back", .goBack()) }
        Screen("lost") { On("open", .push("item")) }
      }
      """
    }
    return """
      import NavGraph
      \(flows.joined(separator: "\n"))
      register(Graph("G") { \(order.joined(separator: "; ")) })
      """
  }
}
