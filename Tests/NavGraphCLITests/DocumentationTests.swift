import Foundation
import TestSupport
import Testing

/// The registrations that the documents show are real ones.
struct DocumentationTests {
  @Test(arguments: ["README.md", "Docs/Reference/Registration.md", "Docs/Guide/Reducers.md"])
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

  @Test func theReportInTheReadmeIsWhatTheToolSays() async throws {
    let text = try String(
      contentsOf: Tool.packageRoot.appending(path: "README.md"), encoding: .utf8)
    let manifest = try #require(text.firstMatch(of: /(?s)```swift\n(.*?)```/)).1
    let shown = try #require(text.firstMatch(of: /(?s)\$ navgraph lint\n(.*?) *```/)).1
    let folder = try TemporaryFolder()
    let indented = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(
      indented.map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }.joined(separator: "\n"),
      to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("lint")
    let expected = shown.split(separator: "\n").map { $0.dropFirst(3) }.joined(separator: "\n")
    let time = /[0-9.]+ s\n?$/
    #expect(
      result.output.replacing(time, with: "") == expected.replacing(time, with: ""))
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
