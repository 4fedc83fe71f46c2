import Foundation
import TestSupport
import Testing

struct PathCommandTests {
  private static let manifest = """
    import NavGraph
    let shop = Coordinator<RouteName>(
      "Shop", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("item")) }
      Screen("item") {
        On("buy", .presentSheet("cart"))
        On("close", .goBack())
      }
      Screen("cart") { On("done", .dismiss()) }
      Screen("old")
    }
    register(Graph("App") { shop })
    """

  /// The facts about it, for what is not about how it is compiled and searched.
  private static let facts = Task { try await SampleFacts.text(ofManifest: manifest) }

  private func run(_ arguments: String...) async throws -> Tool.Result {
    let folder = try TemporaryFolder()
    // The folder goes with the object.
    defer { withExtendedLifetime(folder) {} }
    try folder.write(try await Self.facts.value, to: "facts.json")
    return try await Tool(workingDirectory: folder.url).run(["path", "facts.json"] + arguments)
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Navigation.swift")
    return folder
  }

  @Test func aPathFromTheStartIsAListOfSteps() async throws {
    let result = try await run("--to", "cart")
    #expect(result.status == 0)
    #expect(
      result.output == """
        from the start to cart: 2 steps
          1. home: tap \u{201C}open\u{201D} (push item)
          2. item: tap \u{201C}buy\u{201D} (present sheet cart)
          stack: home \u{25B8} item \u{25B8} [sheet] cart

        """)
  }

  @Test("a finding about a screen has the path to that screen")
  func unhandledAction() async throws {
    let folder = try TemporaryFolder()
    let manifest = Self.manifest.replacing(
      "On(\"done\", .dismiss())", with: "On(\"done\", .dismiss()); Unhandled(\"help\")")
    try folder.write(manifest, to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url)
    let path = try await tool.run("path", "--finding", "unhandled-output")
    #expect(path.status == 0, "\(path.errors)")
    #expect(path.output.contains("  2. item: tap \u{201C}buy\u{201D} (present sheet cart)\n"))
    let lint = try await tool.run("lint")
    #expect(lint.output.contains("   to  cart: tap open on home → tap buy on item\n"))
  }

  @Test func aForwardedOutputIsNamedOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import NavGraph
      let library = Dialect.tcaCoordinators(.v0_14, .indexed)
      let inner = Coordinator<RouteName>("Inner", dialect: library, root: "list") {
        Screen("list") { On("rowTapped", .emit("opened")) }
      }
      let middle = Coordinator<RouteName>("Middle", dialect: library, root: "inner") {
        Screen("inner", hosts: inner)
        OnChild("inner", action: "opened", .emit("opened"))
      }
      let app = Coordinator<RouteName>(
        "App", dialect: library, root: "middle", embedsNavigation: true
      ) {
        Screen("middle", hosts: middle)
        Screen("detail")
        OnChild("middle", action: "opened", .push("detail"))
      }
      register(Graph("App") { app; middle; inner })
      """, to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("path", "--to", "detail")
    #expect(result.output.contains("rowTapped\u{201D} (report opened, then push detail)"))
  }

  @Test func aReturnPathBeginsAtTheScreen() async throws {
    let folder = try Self.folder()
    let result = try await Tool(workingDirectory: folder.url).run(
      "path", "--from", "Shop.cart", "--to", "home", "--format", "json")
    #expect(result.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["found"] as? Bool == true)
    #expect(
      (json?["steps"] as? [[String: Any]])?.map { $0["action"] as? String } == ["done", "close"])
  }

  @Test func anUnreachableTargetExitsWithOne() async throws {
    let result = try await run("--to", "old")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "there is no path from the start to old: every reachable state was looked at\n")
    let json = try await run("--to", "old", "--format", "json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"found\" : false"))
  }

  @Test func unboundedStacksNeedNoLimit() async throws {
    let folder = try Self.folder()
    let result = try await Tool(workingDirectory: folder.url).run(
      "path", "--to", "cart", "--max-depth", "1")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("from the start to cart: 2 steps\n"))
  }

  @Test func aReachedLimitIsNamed() async throws {
    let folder = try TemporaryFolder()
    // What is removed in the middle of a stack keeps the search to its bounds.
    try folder.write(
      Self.manifest.replacing(
        #"On("close", .goBack())"#,
        with: #"On("close", .goBack()); On("tidy", .removeSubrange(0..<1))"#),
      to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run(
      ["path", "--to", "cart", "--max-depth", "1"])
    #expect(result.status == 1)
    #expect(result.errors.contains("the search was limited by 1 action from the start"))
  }

  @Test func anUnknownNameSuggestsTheNearest() async throws {
    let result = try await run("--to", "kart")
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean \u{201C}cart\u{201D}?"))
    #expect(try await run().status == 64)
    #expect(try await run("--to", "cart", "--finding", "dead-end").status == 64)
    #expect(try await run("--to", "cart", "--format", "png").status == 64)
    let ending = try await run("--to", "cart", "--output", "way.gif")
    #expect(ending.status == 64)
    #expect(ending.errors.contains("nothing is written as '.gif'; use one of text, json, svg"))
  }

  @Test func aFindingHasAPathAndAWitnessStrip() async throws {
    let folder = try Self.folder()
    try folder.write(
      Self.manifest.replacing("On(\"done\", .dismiss())", with: "On(\"done\", .goBack(7))"),
      to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url)
    let text = try await tool.run("path", "--finding", "pop-underflow:Shop.cart")
    #expect(text.status == 0)
    #expect(text.output.contains("3. cart: tap \u{201C}done\u{201D} (goBack 7)"))
    let strip = try await tool.run(
      "render", "--view", "witness", "--finding", "pop-underflow", "--output", "strip.svg")
    #expect(strip.status == 0)
    let svg = try String(contentsOf: folder.url.appending(path: "strip.svg"), encoding: .utf8)
    #expect(svg.contains("pop-underflow") && svg.contains("id=\"step-3\""))
    for wrongName in ["pop-underfow", "underflow"] {
      let wrong = try await tool.run("path", "--finding", wrongName)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("there are pop-underflow:Shop.cart"))
      #expect(wrong.errors.contains("did you mean \u{201C}pop-underflow\u{201D}?"))
    }
  }

  @Test func theStatesViewKeepsStatesWithoutAnOption() async throws {
    let folder = try Self.folder()
    let tool = Tool(workingDirectory: folder.url)
    let result = try await tool.run("render", "--view", "states")
    #expect(result.status == 0)
    #expect(result.output.contains("id=\"state-0-0\""))
    try await #require(tool.run("explore", "--output", "facts.json").status == 0)
    let facts = try await tool.run("render", "facts.json", "--view", "states")
    #expect(facts.status == 2)
    #expect(facts.errors.contains("--keep-states"))
  }
}
