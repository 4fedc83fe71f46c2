import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("The exact engine decides beyond the search's limits")
struct DecidedObservationTests {
  /// What is left open with a bound of two screens, where any number of lists can be pushed, and then a detail.
  private func openKinds(
    _ dialect: Dialect = .composableArchitecture(.v1_25), detail: Screen<RouteName>,
    others: [Screen<RouteName>] = []
  ) throws -> [ObservationKind] {
    let flow = Coordinator<RouteName>("M", dialect: dialect, root: "home", embedsNavigation: true) {
      Screen("home") { On("open", .push("list")) }
      Screen("list") {
        On("more", .push("list"))
        On("detail", .push("detail"))
      }
      detail
      for other in others { other }
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(flow)]), limits: Limits(stackHeight: 2))
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    #expect(facts.flows[0].routes.allSatisfy { $0.shown != nil })
    return facts.flows[0].openKinds
  }

  @Test func nothingIsOpenIfEveryScreenReturnsHome() throws {
    let open = try openKinds(
      detail: Screen("detail") {
        Slot("confirmation", .sheet)
        On("confirm", .show("confirmation", in: "confirmation"))
        On("done", .clear("confirmation"))
      }, others: [Screen("confirmation") { On("close", .dismissScreen) }])
    #expect(open == [])
  }

  /// The nearest stack with the detail is higher than the bound.
  @Test func aDeadEndBeyondTheBoundIsOpen() throws {
    let open = try openKinds(
      detail: Screen("detail", disabling: [.back, .edgeSwipe, .backMenu]))
    #expect(open.contains(.deadEnd))
    let back = try openKinds(
      detail: Screen("detail", disabling: [.back, .edgeSwipe, .backMenu]) { On("done", .pop()) })
    #expect(!back.contains(.deadEnd))
  }

  /// The redirect removes everything, and its first new screen is beneath that.
  @Test(arguments: [false, true])
  func aRedirectThatResetsTheStackIsOpenIfItReturns(leadsBack: Bool) throws {
    let open = try openKinds(
      .tcaCoordinators(.v0_14, .indexed),
      detail: Screen("detail") {
        On(
          "redirect", trigger: .automatic,
          .set([.root("home", embedsNavigation: true), .push("second")]))
      },
      others: [
        Screen("second") {
          On("onward", trigger: leadsBack ? .automatic : .tap, .goBackToRoot, .push("detail"))
        }
      ])
    #expect(open.contains(.automaticLoop) == leadsBack)
  }

  @Test func aRedirectThatOnlyAddsScreensIsNoCycle() throws {
    let open = try openKinds(
      detail: Screen("detail") { On("onward", trigger: .automatic, .push("detail")) })
    #expect(!open.contains(.automaticLoop))
  }

  @Test(arguments: [false, true])
  func aSlotThatIsNeverClearedIsOpen(isCleared: Bool) throws {
    let open = try openKinds(
      detail: Screen("detail", disabling: [.back, .edgeSwipe, .backMenu]) {
        Slot("more", .sheet)
        On("show", .show("more", in: "more"))
      },
      others: [
        Screen("more", disabling: [.swipeDown]) { if isCleared { On("close", .dismissScreen) } }
      ])
    #expect(open.contains(.slotStuck) == !isCleared)
  }
}
