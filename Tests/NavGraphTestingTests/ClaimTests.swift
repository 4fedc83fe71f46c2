import NavGraph
import NavGraphTesting
import Testing

struct ClaimTests {
  @Test func validClaimsPass() {
    expectNavigation(
      of: ShopApp.graph,
      .reaches(ShopApp.Route.receipt, within: 3),
      .reaches(ShopApp.Route.product, in: ShopApp.shop),
      .never { $0.count(of: ShopApp.Route.cart) > 1 },
      .alwaysCanReturn(to: ShopApp.Route.home))
  }

  @Test func aFailedClaimIsAnIssueAtItsLine() {
    let line = #line + 3
    withKnownIssue {
      expectNavigation(
        of: ShopApp.graph, .reaches(ShopApp.Route.receipt, within: 2),
        .reaches(ShopApp.Route.home))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "NavGraphTestingTests/ClaimTests.swift"
    }
  }

  @Test func failedClaimsAreReportedInOrder() {
    let claims = issues(
      ShopApp.graph, .reaches(ShopApp.Route.receipt, within: 2),
      .alwaysCanReturn(to: ShopApp.Route.home), .never { $0.contains(ShopApp.Route.cart) })
    #expect(
      claims.map(\.message) == [
        "“receipt” takes 3 steps to reach, not 2", "a state is reached that should never be",
      ])
  }

  // MARK: - reaches

  @Test func aScreenThatIsTooFarShowsTheShortestPath() {
    let details = issues(ShopApp.graph, .reaches(ShopApp.Route.receipt, within: 2)).first?.details
    #expect(
      details?.prefix(4) == [
        "1. home: tap “cartTapped” (present sheet cart)",
        "2. cart: tap “payTapped” (push payment)",
        "3. payment: “paid” happens by itself (push receipt)",
        "stack: home ▸ [sheet] cart ▸ payment ▸ receipt",
      ])
  }

  @Test func anUnreachedScreenNamesTheNearestScreen() throws {
    let issue = try #require(issues(ShopApp.lost, .reaches(ShopApp.Route.receipt)).first)
    #expect(issue.message == "“receipt” is not reached")
    #expect(
      issue.details.dropFirst().prefix(3) == [
        "the nearest screen that is reached is “product”, 3 steps before it:",
        "1. home: tap “productTapped” (push product)",
        "stack: home ▸ product",
      ])
  }

  @Test func aLimitDoesNotHideAScreenOnAStack() {
    let claims = issues(
      ShopApp.graph, .reaches(ShopApp.Route.receipt), bounds: ExplorationBounds(stackHeight: 3))
    #expect(claims.isEmpty)
  }

  @Test func aLimitThatHidesAScreenIsNamed() {
    // A screen is replaced beneath others: there the bound holds.
    let graph = Graph("Router") {
      Coordinator<ShopApp.Route>("Shop", dialect: .tcaRouteStack(.v0_1), root: .home) {
        Screen(.home) { On("productTapped", .presentSheet(.product)) }
        Screen(.product) { On("payTapped", .push(.payment)) }
        Screen(.payment) { On("cartTapped", .push(.cart)) }
        Screen(.cart) {
          On("paid", .push(.receipt))
          On("otherTapped", .replace(at: 0, with: .item(.product)))
        }
        Screen(.receipt)
      }
    }
    let claims = issues(
      graph, .reaches(ShopApp.Route.receipt), bounds: ExplorationBounds(stackHeight: 3))
    #expect(
      claims.map(\.message) == [
        "“receipt” is not reached within stack height 3; it may lie beyond"
      ])
  }

  // MARK: - never

  @Test func aForbiddenStateShowsTheShortestPath() {
    let claims = issues(ShopApp.graph, .never { $0.isOnTop(ShopApp.Route.payment) })
    #expect(
      claims.first?.details == [
        "1. home: tap “cartTapped” (present sheet cart)",
        "2. cart: tap “payTapped” (push payment)",
        "stack: home ▸ [sheet] cart ▸ payment",
      ])
  }

  @Test func aCutSearchProvesNothing() {
    let bounds = ExplorationBounds(stackHeight: 2)
    let claims = issues(
      ShopApp.graph, .never { $0.contains(ShopApp.Route.receipt) },
      .alwaysCanReturn(to: ShopApp.Route.home), bounds: bounds)
    #expect(claims.count == 2)
    #expect(
      claims.allSatisfy {
        $0.message.hasPrefix("undecided: the search of 3 states was limited by stack height 2")
      })
    #expect(
      issues(
        ShopApp.graph, .never(acceptingCuts: true) { $0.contains(ShopApp.Route.receipt) },
        .alwaysCanReturn(to: ShopApp.Route.home, acceptingCuts: true), bounds: bounds
      ).isEmpty)
  }

  @Test func aForbiddenStateIsFoundInACutSearch() {
    let claims = issues(
      ShopApp.graph, .never { $0.contains(ShopApp.Route.product) },
      bounds: ExplorationBounds(stackHeight: 2))
    #expect(claims.map(\.message) == ["a state is reached that should never be"])
  }

  @Test func statesAtTheLimitAreChecked() {
    let claims = issues(
      ShopApp.graph, .never(acceptingCuts: true) { $0.contains(ShopApp.Route.cart) },
      bounds: ExplorationBounds(states: 2))
    #expect(claims.count == 1)
  }

  @Test func runningOutOfTimeCannotBeAccepted() {
    let claims = issues(
      ShopApp.graph, .never(acceptingCuts: true) { _ in false },
      bounds: ExplorationBounds(time: .zero))
    #expect(claims.first?.message.hasPrefix("undecided: the search ended after") == true)
  }

  @Test func tabsAreCheckedTogether() {
    let tabs = TabApp.graph
    // Each of them can be reached while the other is frozen: only together they are found.
    let claims = issues(
      tabs, .never { $0.contains(TabApp.NewsRoute.article) && $0.contains(TabApp.MailRoute.letter) }
    )
    #expect(claims.first?.details.last == "stack: mail ▸ inbox ▸ letter")
  }

  // MARK: - alwaysCanReturn

  @Test func externalEventsDoNotCountAsReturning() {
    let claims = issues(ShopApp.trap, .alwaysCanReturn(to: ShopApp.TrapRoute.home))
    #expect(claims.map(\.message) == ["no path leads back to “home” from “offer”"])
    #expect(
      claims.first?.details == [
        "1. home: tap “offerTapped” (present cover offer)",
        "stack: home ▸ [cover] offer",
      ])
  }

  @Test func anyScreenInsideAHostingRouteCountsAsReturning() {
    expectNavigation(of: TabApp.graph, .alwaysCanReturn(to: TabApp.TabRoute.news))
  }

  @Test func graphPartsWithoutTheScreenNeedNotReturn() {
    let both = Graph("Both") {
      ShopApp.shop
      Coordinator<ShopApp.TrapRoute>("Other", dialect: ShopApp.dialect, root: .home) {
        Screen(.home)
      }
    }
    expectNavigation(of: both, .alwaysCanReturn(to: ShopApp.Route.home))
  }

  @Test func aStateWhereTheSearchWasCutMayStillReturn() {
    // Beyond the bound, the receipt leads back.
    let graph = Graph("OneWay") {
      Coordinator<ShopApp.Route>(
        "Shop", dialect: ShopApp.dialect, root: .home, embedsNavigation: true
      ) {
        Screen(.home) { On("cartTapped", .presentCover(.cart, embedsNavigation: true)) }
        Screen(.cart) { On("payTapped", .push(.payment)) }
        Screen(.payment) { On("doneTapped", .goBackToRoot) }
      }
    }
    let claim = NavigationClaim.alwaysCanReturn(to: ShopApp.Route.home)
    #expect(issues(graph, claim).isEmpty)
    let cut = issues(graph, claim, bounds: ExplorationBounds(stackHeight: 2))
    #expect(cut.map { $0.message.hasPrefix("undecided") } == [true])
  }

  // MARK: - Names

  @Test func unknownNamesFailTheClaim() {
    enum Other: String, RouteKey { case receit }
    let claims = issues(
      ShopApp.graph, .reaches(Other.receit), .reaches(ShopApp.Route.home, in: "Shopp"),
      .never { $0.contains(Other.receit) }, .never { $0["loggedIn"] == "true" })
    #expect(
      claims.map(\.message) == [
        "the graph has no route “receit”; did you mean “receipt”?",
        "the graph has no coordinator “Shopp”; did you mean “Shop”?",
        "the graph has no route “receit”; did you mean “receipt”?",
        "the graph has no variable “loggedIn”",
      ])
  }

  @Test func aRouteOfAnotherTypeIsDistinctDespiteItsName() {
    enum Other: String, RouteKey { case home, attic }
    let claims = issues(ShopApp.graph, .reaches(Other.home))
    #expect(
      claims.map(\.message) == [
        "the graph has no route “home”: coordinators that have a route of this name have other "
          + "routes than its type"
      ])
  }

  private func issues(
    _ graph: Graph, _ claims: NavigationClaim..., bounds: ExplorationBounds = ExplorationBounds()
  ) -> [NavigationIssue] {
    ClaimedNavigation(graph: graph, claims: claims, bounds: bounds).issues()
  }
}
