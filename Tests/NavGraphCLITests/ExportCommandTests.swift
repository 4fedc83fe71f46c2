import Foundation
import NavGraphExploration
import NavGraphFacts
import TestSupport
import Testing

/// `navgraph export`: what it writes, and what it says where there is nothing to write.
struct ExportCommandTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
  }

  /// - Parameter names: Screens that the root presents, and that lead on to the cart.
  private func register(_ names: [String] = ["home"], _ more: String = "") throws {
    let literals = names.map { name in
      "\"" + name.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }
    let actions = literals.map { "On(\($0), .presentSheet(\($0)))" }
    let screens = literals.map {
      """
      Screen(\($0)) {
        On(\($0), .dismiss())
        On("cart", .presentSheet("cart"))
      }
      """
    }
    try folder.write(
      """
      import NavGraph
      let shop = Coordinator<RouteName>(
        "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: "root", embedsNavigation: true
      ) {
        Screen("root") { \(actions.joined(separator: "; ")) }
        \(screens.joined(separator: "\n"))
        Screen("cart") { On("all", .goBackToRoot) }
      }
      \(more)
      register(Graph("App") { shop \(more.isEmpty ? "" : "; other") })
      """, to: "Navigation.swift")
  }

  private static let other = """
    let other = Coordinator<RouteName>(
      "Other", dialect: .tcaCoordinators(.v0_14, .identified), root: "start"
    ) {
      Screen("start") {
        Variable("isDone", false)
        On("late", trigger: .effect, .presentSheet("end"))
      }
      Screen("end")
    }
    """

  private static let names = [
    "\"quotes\" and 'more'", "*/ byte x; /*", "two\nlines", "\u{202E}reversed", "nul\0 \u{1B}[31m",
    "<script>", "ends with \\", "\\N\\l{record|fields}", String(repeating: "long ", count: 2_000),
  ]

  @Test("names of any kind, in each format")
  func hostileNames() async throws {
    try register(Self.names)
    for format in ["promela", "dot"] {
      let result = try await tool.run("export", "--to", format)
      #expect(result.status == 0 && result.errors == "")
      #expect(
        !result.output.unicodeScalars.contains {
          $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
        })
      #expect(format == "dot" || !result.output.contains("*/ byte x; /*"))
    }
    let json = try await tool.run("export", "--to", "json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let symbols = document?["symbols"] as? [String]
    for name in Self.names {
      #expect(symbols?.contains { $0.contains(name) } == true, "\(name.prefix(20))")
    }
  }

  /// The same model from a manifest and from its facts, and SPIN finds the states that the tool finds.
  @Test func theModelMatchesTheExploration() async throws {
    try register()
    _ = try await tool.run("explore", "--output", "facts.json")
    let model = try await tool.run("export", "--to", "promela", "--output", "-")
    let again = try await tool.run("export", "facts.json", "--to", "promela")
    #expect(model.status == 0 && model.output == again.output)
    guard Spin.isInstalled else { return }
    let facts = try JSONDecoder().decode(
      Facts.self, from: Data(contentsOf: folder.url.appending(path: "facts.json")))
    let counts = try await Spin.counts(of: model.output)
    #expect(counts.states == facts.searches[0].stateCount)
    #expect(counts.transitions == facts.searches[0].stepCount + 1)
  }

  @Test func aPartIsChosenByName() async throws {
    try register(["home"], Self.other)
    let several = try await tool.run("export", "--to", "json")
    #expect(several.status == 2)
    #expect(
      several.errors
        == "error: the graph has 2 parts: choose one with --part Other, --part Shop\n")
    let unknown = try await tool.run("export", "--to", "json", "--part", "Shp")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "error: there is no part “Shp”: did you mean “Shop”?\n")
    let chosen = try await tool.run("export", "--to", "json", "--part", "Shop")
    #expect(chosen.status == 0 && chosen.output.contains("\"part\" : \"Shop\""))
    let other = try await tool.run("export", "--to", "json", "--part", "Other")
    #expect(other.status == 2 && other.output == "")
    #expect(
      other.errors.hasPrefix(
        "error: “Other” has no model that can be exported, because “Other” moves on an effect of “start”, "
          + "which may be covered; its states can be written one by one instead: "))
  }

  @Test func reducersHaveNoModel() async throws {
    let path = Tool.packageRoot.appending(path: "Samples/Reducers/TCARouteStack.swift").path
    let result = try await tool.run("export", path, "--to", "dot")
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors
        == """
        error: “Router” has no model that can be exported, because “Router” is code; its states can be written \
        one by one instead: navgraph explore --keep-states N

        """)
  }

  @Test func aStartAboveTheStackHeightIsRejected() async throws {
    try register()
    let result = try await tool.run("export", "--to", "promela", "--stack-height", "1")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasSuffix("choose a greater --stack-height\n"))
  }

  @Test(
    "wrong usage",
    arguments: [
      ["export"], ["export", "--to", "promella"], ["export", "--to", "dot", "--stack-height", "4"],
      ["export", "--to", "promela", "--stack-height", "0"],
      ["export", "--to", "promela", "--stack-height", "201"],
    ])
  func wrongUsage(arguments: [String]) async throws {
    let result = try await tool.run(arguments)
    #expect(result.status == 64 && result.output == "" && result.errors.hasPrefix("error: "))
  }
}
