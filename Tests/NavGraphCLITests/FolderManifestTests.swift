import Foundation
import TestSupport
import Testing

/// A manifest of several files.
struct FolderManifestTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
    try folder.write(Self.shop, to: "Shop.swift")
  }

  private static let shop = """
    import NavGraph

    enum ShopRoute: String, RouteKey {
      case home, lost
    }

    let shop = Coordinator<ShopRoute>(
      "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
    ) {
      Screen(.home)
      Screen(.lost)
    }
    """

  private static let registration = "import NavGraph\nregister(Graph(\"Shop\") { shop })\n"

  @Test(arguments: ["main.swift", "Navigation.swift"])
  func theFilesOfAFolderAreOneModule(_ entry: String) async throws {
    try folder.write(Self.registration, to: entry)
    let result = try await tool.run("lint")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("error  “lost” is unreachable"))
    #expect(result.output.contains(" Shop.swift:11 [unreachable-route]"))
  }

  @Test func locationsPointIntoTheAuthorsNavigationFile() async throws {
    try folder.write(
      """
      #!/usr/bin/env navgraph
      import NavGraph
      let settings = Coordinator<RouteName>(
        "Settings", dialect: .tcaCoordinators(.v0_14, .identified), root: "settings"
      ) {
        Screen("settings")
        Screen("lost")
      }
      register(Graph("Settings") { settings })
      """, to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(result.output.contains(" Navigation.swift:7 [unreachable-route]"))
  }

  @Test func compilerErrorsNameTheAuthorsFiles() async throws {
    try folder.write(Self.registration + "let number: Int = \"text\"\n", to: "Navigation.swift")
    let entry = try await tool.run("lint")
    #expect(entry.status == 2)
    #expect(entry.errors.contains("/Navigation.swift:3:19: error: cannot convert value of type"))
    #expect(entry.errors.contains("\(folder.url.path) does not compile"))

    try folder.write(Self.registration, to: "Navigation.swift")
    try folder.write("let number: Int = \"text\"\n", to: "Other.swift")
    let other = try await tool.run("lint")
    #expect(other.errors.contains("/Other.swift:1:19: error: cannot convert value of type"))
  }

  @Test func addingChangingOrRemovingAFileInvalidatesTheManifest() async throws {
    try folder.write(Self.registration, to: "main.swift")
    #expect(try await tool.run("lint").status == 1)
    try folder.write(
      Self.shop.replacing("Screen(.home)", with: "Screen(.home) { On(\"tap\", .push(.lost)) }"),
      to: "Shop.swift")
    #expect(try await tool.run("lint").status == 0)
    try folder.write("broken", to: "Added.swift")
    #expect(try await tool.run("lint").status == 2)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Added.swift"))
    #expect(try await tool.run("lint").status == 0)
  }

  @Test func theNavigationFolderIsFoundFromItsParent() async throws {
    let app = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: app.url.appending(path: "Navigation"), withIntermediateDirectories: true)
    try app.write(Self.shop, to: "Navigation/Shop.swift")
    try app.write(Self.registration, to: "Navigation/Navigation.swift")
    let result = try await Tool(workingDirectory: app.url).run("lint")
    #expect(result.output.contains("Navigation/Shop.swift:11 [unreachable-route]"))
  }

  @Test func anUnsupportedPathIsOneError() async throws {
    let odd = folder.url.appending(path: "an \"odd\" folder")
    try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
    try Data(Self.shop.utf8).write(to: odd.appending(path: "Shop.swift"))
    let entry = odd.appending(path: "Navigation.swift")
    try Data(Self.registration.utf8).write(to: entry)
    let refused = try await tool.run("lint", "an \"odd\" folder")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("call the file main.swift"))
    try FileManager.default.moveItem(at: entry, to: odd.appending(path: "main.swift"))
    let result = try await tool.run("lint", "an \"odd\" folder")
    #expect(result.output.contains(" an \"odd\" folder/Shop.swift:11 ["))
  }
}
