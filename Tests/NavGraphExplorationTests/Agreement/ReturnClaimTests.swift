import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Returning home does not depend on the limits")
struct ReturnClaimTests {
  private let dialect = Dialect.tcaCoordinators(.v0_13, .identified)

  /// The screens from which users cannot return home, with a bound that is met and with one that is not.
  ///
  /// - Parameter staysOpen: Whether there may be more with the low bound.
  private func lost(
    _ coordinators: [AnyCoordinator], staysOpen: Bool = false
  ) throws -> [Set<RouteReference>] {
    try [1, 8].map { height in
      let facts = try Exploration.explore(
        Samples.graph(coordinators), limits: Limits(stackHeight: height))
      #expect(facts.coverage.isComplete == (height > 1))
      #expect(facts.stackCoverage.isComplete)
      #expect(facts.leavesOpen(.lost) == (staysOpen && height == 1))
      return Set(facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route))
    }
  }

  /// What shows no screen is named by what comes after it.
  @Test func aLinkCanEmptyTheStackOfATab() throws {
    let list = Coordinator<RouteName>("List", dialect: dialect, root: "list") {
      Screen("list") { On("open", .presentSheet("item")) }
      Screen("item", identity: .constant("item"))
      DeepLink("app://nothing", .removeAll)
    }
    let tabs = Tabs<RouteName>("Main", initial: "list", retap: .nothing) {
      Tab("list", hosts: list)
      Tab("more")
    }
    let lost = try lost([AnyCoordinator(tabs), AnyCoordinator(list)])
    #expect(lost[0] == lost[1])
    #expect(!lost[0].isEmpty)
  }

  /// One of two stacks with the same screen on top leads back.
  ///
  /// “`no-way-home` stays open where the nearest stacks do not show which screens are trapped.”
  @Test func knownGap_onlyAHigherStackReturnsHome() throws {
    let off: [Gesture] = [.back, .edgeSwipe, .backMenu]
    let flow = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("list")) }
      Screen("list", disabling: off) {
        On("item", .push("item"))
        On("instead", .replaceTop(by: "item"))
      }
      Screen("item", disabling: off) {
        On("done", .goBack())
        On("lost", .set([.root("lost", embedsNavigation: true)]))
      }
      Screen("lost") { On("found", .set([.root("found", embedsNavigation: true)])) }
      Screen("found") { On("lost", .set([.root("lost", embedsNavigation: true)])) }
    }
    let lost = try lost([AnyCoordinator(flow)], staysOpen: true)
    #expect(lost[0] == lost[1])
    #expect(lost[0].count == 1)
  }
}
