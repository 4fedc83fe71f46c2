import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// If code selects another tab, a tab that presents something stays in front until it presents nothing any more: that
/// depends on what a step back uncovers.
@Suite("Claims for any stack height about a tab that stays in front")
struct FrontTabClaimTests {
  private static let dialects: [Dialect] = [
    .tcaCoordinators(.v0_14, .indexed), .flowStacks(.v0_10),
  ]

  @Test(arguments: dialects, [false, true])
  func agrees(dialect: Dialect, isHostedAgain: Bool) throws {
    let graph = Samples.graph([
      AnyCoordinator(tabs), AnyCoordinator(flow("First", dialect, isHostedAgain: isHostedAgain)),
      AnyCoordinator(flow("Second", dialect, isHostedAgain: false)),
    ])
    let agreement = try #require(try ClaimAgreement(graph))
    #expect(agreement.differences() == [])
    #expect(agreement.facts.observations.contains { $0.key.kind == .selectedBehindModal })
  }

  private var tabs: Tabs<RouteName> {
    Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: "First")
      Tab("second", hosts: "Second")
      OnSelf("link", trigger: .effect, .select("second"))
    }
  }

  /// A flow of any number of lists and sheets.
  private func flow(
    _ name: String, _ dialect: Dialect, isHostedAgain: Bool
  ) -> Coordinator<RouteName> {
    Coordinator<RouteName>(name, dialect: dialect, root: "home", embedsNavigation: true) {
      Screen("home") {
        On("open", .push("list"))
        On("choose", .presentSheet("sheet", embedsNavigation: true))
      }
      Screen("list") {
        On("more", .push("list"))
        On("choose", .presentSheet("sheet", embedsNavigation: true))
        On("done", .goBack())
        On("home", .goBackToRoot)
      }
      Screen("sheet") {
        On("more", .push("list"))
        On("done", .goBack())
        if isHostedAgain { On("again", .presentSheet("inner")) }
      }
      if isHostedAgain { Screen("inner", hosts: "First") }
    }
  }
}
