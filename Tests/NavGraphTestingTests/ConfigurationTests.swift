import Foundation
import NavGraph
import NavGraphTesting
import TestSupport
import Testing

/// `.navgraph.yml` and its baseline hold for tests as they hold for `navgraph lint`.
struct ConfigurationTests {
  @Test func theConfigurationNextToTheRegistrationApplies() throws {
    // The default reports all of them, as errors.
    #expect(failures(.defaults) == ["cart", "offer", "old"])
    let issues = check(.nearest)
    // A warning fails nothing; what is in the baseline, excluded or off is not reported at all.
    #expect(issues.filter(\.isFailure).isEmpty)
    #expect(issues.filter { $0.message.contains("[") }.map(screen) == ["cart"])
  }

  @Test func theCallTakesPrecedenceOverTheFile() {
    let issues = CleanNavigation(
      graph: ConfiguredApp.graph, severity: .warning, withoutRules: ["dead-end"]
    ).issues()
    #expect(issues.filter(\.isFailure).map(screen) == ["cart"])
    let without = CleanNavigation(
      graph: ConfiguredApp.graph, severity: .warning, withoutRules: ["unreachable-route"]
    ).issues()
    #expect(without.filter(\.isFailure).isEmpty)
  }

  @Test func limitsOfTheFileApplyUnlessTheCallOverridesThem() throws {
    let claim = NavigationClaim.never(acceptingCuts: true) { $0.contains(GrowingApp.Route.deep) }
    let folder = try TemporaryFolder()
    let path = try folder.write("bounds: { stack-height: 2 }\n", to: "ci.yml").path
    let file = NavigationConfiguration.file(path)
    let limited = ClaimedNavigation(
      graph: GrowingApp.graph, claims: [claim], configuration: file)
    #expect(limited.issues().isEmpty)
    let wider = ClaimedNavigation(
      graph: GrowingApp.graph, claims: [claim], bounds: ExplorationBounds(stackHeight: 8),
      configuration: file)
    #expect(wider.issues().count == 1)
  }

  @Test(arguments: [
    ("rules: { duplicate-idd: off }\n", "duplicate-id"),
    ("baseline: missing.json\n", "cannot be read"),
    ("bounds: { stack-height: 0 }\n", "1 to 1000"),
  ])
  func anInvalidConfigurationFails(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "ci.yml").path
    let issues = CleanNavigation(graph: ShopApp.graph, configuration: .file(path)).issues()
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains(words) == true)
    #expect(issues.first?.isFailure == true)
  }

  @Test func claimsIgnoreTheBaseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("baseline: missing.json\n", to: "ci.yml").path
    let claims = ClaimedNavigation(
      graph: ShopApp.graph, claims: [.reaches(ShopApp.Route.receipt, within: 9)],
      configuration: .file(path))
    #expect(claims.issues().isEmpty)
  }

  @Test func aMissingFileFails() {
    let issues = CleanNavigation(graph: ShopApp.graph, configuration: .file("none.yml")).issues()
    #expect(issues.map(\.isFailure) == [true])
    #expect(issues.first?.message.contains("there is no such file") == true)
  }

  /// A graph in which `deep` needs a stack of four.
  private enum GrowingApp {
    enum Route: String, RouteKey { case one, two, three, deep }

    static let graph = Graph("Growing") {
      Coordinator<Route>("Growing", dialect: ShopApp.dialect, root: .one, embedsNavigation: true) {
        Screen(.one) { On("next", .push(.two)) }
        Screen(.two) { On("next", .push(.three)) }
        Screen(.three) { On("next", .push(.deep)) }
        Screen(.deep)
      }
    }
  }

  private func check(_ configuration: NavigationConfiguration) -> [NavigationIssue] {
    CleanNavigation(graph: ConfiguredApp.graph, configuration: configuration).issues()
  }

  private func failures(_ configuration: NavigationConfiguration) -> [String] {
    check(configuration).filter(\.isFailure).map(screen)
  }

  /// The screen that a message begins with.
  private func screen(_ issue: NavigationIssue) -> String {
    String(issue.message.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" })
  }
}
