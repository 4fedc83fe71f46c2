import Foundation
import TestSupport
import Testing

/// The registrations that the documents show are real ones.
struct DocumentationTests {
  @Test(
    arguments: [
      "Docs/Guide/Registering.md", "Docs/Reference/Registration.md", "Docs/Guide/Reducers.md",
    ])
  func manifestsInDocumentsAreAccepted(_ document: String) async throws {
    let text = try String(
      contentsOf: Tool.packageRoot.appending(path: document), encoding: .utf8)
    let blocks = text.matches(of: /(?s) *```swift\n(.*?)```/).map { String($0.1) }
    let manifests = blocks.filter { $0.contains("import NavGraph") }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let folder = try TemporaryFolder()
      try folder.write(Self.standingIn(manifest), to: "Navigation.swift")
      let result = try await Tool(workingDirectory: folder.url).run("lint")
      #expect(result.status < 2, "\(result.errors)")
    }
  }

  @Test func theReportInTheGuideMatchesTheTool() async throws {
    let text = try Self.text("Docs/Guide/Registering.md")
    let manifest = try #require(text.firstMatch(of: /(?s)```swift\n(.*?)```/)).1
    let folder = try TemporaryFolder()
    try folder.write(String(manifest), to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("lint")
    #expect(Self.isShown(result.output, after: "$ navgraph lint\n", in: text))
  }

  #if SourceReading
    @Test(arguments: ["README.md", "Docs/Guide/FirstRun.md"])
    func theReportOfTheSampleMatchesTheTool(_ document: String) async throws {
      let result = try await Tool(workingDirectory: Tool.packageRoot).run(
        "lint", "--sources", "Samples/Shop")
      let text = try Self.text(document).replacing(/note: read .*\n/, with: "")
      #expect(
        Self.isShown(result.output, after: "$ navgraph lint --sources Samples/Shop\n", in: text))
    }

    @Test(arguments: ["README.md"])
    func theQuotedSampleCodeMatchesItsFile(_ document: String) throws {
      let shown = try #require(try Self.text(document).firstMatch(of: /(?s)```swift\n(.*?)```/)).1
      let file = try Self.text("Samples/Shop/ShopCoordinator.swift")
      for line in shown.split(separator: "\n") {
        #expect(file.contains(line.drop { $0 == " " }))
      }
    }
  #endif

  private static func text(_ document: String) throws -> String {
    try String(contentsOf: Tool.packageRoot.appending(path: document), encoding: .utf8)
  }

  /// Whether a page shows this report after the command, apart from the time that it took.
  private static func isShown(_ report: String, after command: String, in text: String) -> Bool {
    let time = /[0-9.]+ s\n/
    guard let start = text.range(of: command) else { return false }
    let shown = String(text[start.upperBound...])
    return shown.replacing(time, with: "").hasPrefix(report.replacing(time, with: ""))
  }

  /// A manifest with what it needs of an app's modules in their place.
  private static func standingIn(_ manifest: String) -> String {
    let modules = ["ComposableArchitecture", "ShopFeature", "TCACoordinators"]
    guard manifest.contains("import ShopFeature") else { return manifest }
    return modules.reduce(manifest) { $0.replacing("import \($1)\n", with: "") } + """
      enum ShopScreen: Hashable, Identifiable {
        case list(Int), detail(Int)
        enum Action { case list(ListAction) }
        enum ListAction { case itemTapped }
        var id: Int { switch self { case .list(let id), .detail(let id): id } }
      }
      enum RouterAction { case routeAction(id: Int, action: ShopScreen.Action) }
      struct ShopCoordinator {
        struct State: Hashable {
          var routes: IdentifiedArrayOf<Route<ShopScreen>> = [.root(.list(0), withNavigation: true)]
        }
        enum Action { case router(RouterAction) }
        struct Effect {}
        func reduce(into state: inout State, action: Action) -> Effect {
          if case .router(.routeAction(_, .list(.itemTapped))) = action {
            state.routes.push(.detail(1))
          }
          return Effect()
        }
      }
      enum ShopClient { case testValue }
      struct DependencyValues { var shopClient: ShopClient }
      func withDependencies<Result>(
        _ change: (inout DependencyValues) -> Void, operation: () -> Result
      ) -> Result {
        operation()
      }
      """
  }
}
