import NavGraph
import NavGraphTesting
import Synchronization
import Testing

struct CleanNavigationTests {
  @Test func aGraphWithoutFaultsPasses() {
    expectCleanNavigation(of: ShopApp.graph)
  }

  @Test func aFindingIsAnIssueAtTheRegistrationOfItsScreen() {
    let places = Mutex<[Int]>([])
    withKnownIssue {
      expectCleanNavigation(of: ShopApp.lost, withoutRules: ["dead-transition"])
    } matching: { issue in
      places.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.fileID == "NavGraphTestingTests/ShopApp.swift"
        && text.contains("is unreachable:") && text.contains("[unreachable-route]")
    }
    // The screens behind it are reported with it.
    #expect(places.withLock(\.self) == [ShopApp.lostLine - 2])
  }

  @Test func aFindingListsItsSteps() throws {
    let failure = check(ShopApp.lost).first { $0.isFailure }
    let text = try #require(failure).text
    #expect(
      text == """
        “cart” is unreachable: “cartTapped” on “product” should open it but never does \
        [unreachable-route]
            1. home: tap “productTapped” (push product)
            stack: home ▸ product
            NavGraphTestingTests/ShopApp.swift:\(ShopApp.lostLine - 3): the missing step; \
        its condition is: contains receipt
            NavGraphTestingTests/ShopApp.swift:\(ShopApp.lostLine - 1): “payment” is \
        unreachable: only “cart” opens it, which is unreachable too
            NavGraphTestingTests/ShopApp.swift:\(ShopApp.lostLine): “receipt” is \
        unreachable: only “payment” opens it, which is unreachable too
        """)
  }

  @Test func findingsBelowTheFailingSeverityAreReportedWithoutFailing() throws {
    let issue = check(ShopApp.lost).first { !$0.isFailure }
    let milder = try #require(issue)
    #expect(milder.message.hasSuffix("[dead-transition]"))
    let strict = CleanNavigation(graph: ShopApp.lost, severity: .info).issues()
    let same = strict.first { $0.message == milder.message }
    #expect(same?.isFailure == true)
  }

  @Test func suppressedFindingsAreNotIssues() {
    let graph = Graph("Lost") {
      Coordinator<RouteName>(
        "Shop", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
      ) {
        Screen("home") { On("productTapped", .push("product")) }
        Screen("product")
        Screen("cart").allow("unreachable-route", because: "comes with the next release")
      }
    }
    #expect(check(graph).isEmpty)
  }

  @Test func excludedRulesFindNothing() {
    expectCleanNavigation(of: ShopApp.lost, withoutRules: ["unreachable-route"])
  }

  @Test func anUnknownRuleFails() {
    withKnownIssue {
      expectCleanNavigation(of: ShopApp.graph, withoutRules: ["unreachable-routes"])
    } matching: { issue in
      issue.comments.first?.rawValue
        == "there is no rule “unreachable-routes”; did you mean “unreachable-route”?"
    }
  }

  @Test func anInvalidRegistrationIsAnIssueAtItsLine() {
    let line = #line + 3
    let graph = Graph("Broken") {
      Coordinator<ShopApp.Route>("Shop", dialect: ShopApp.dialect, root: .home) {
        Screen(.cart, hosts: "Checkout")
      }
    }
    withKnownIssue {
      expectCleanNavigation(of: graph)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.contains("Checkout") == true
    }
  }

  @Test func reachingALimitPassesButRunningOutOfTimeFails() {
    #expect(check(ShopApp.graph, ExplorationBounds(stackHeight: 2)).allSatisfy { !$0.isFailure })
    let late = check(ShopApp.graph, ExplorationBounds(time: .zero))
    #expect(
      late.first { $0.isFailure }?.message.contains("what it did not see is not checked") == true)
  }

  @Test func openQuestionsAreReportedWithoutFailing() throws {
    let graph = Graph("Shop") {
      Coordinator<RouteName>(
        "Shop", dialect: .tcaCoordinators(.v0_14, .indexed), root: "home", embedsNavigation: true
      ) {
        Screen("home") { On("itemTapped", .push("item")) }
        Screen("item") {
          On("itemTapped", .push("item"))
          On("cartTapped", .goBack(), .push("cart"), .push("cart"))
        }
        Screen("cart")
      }
    }
    let open = "transition-needs-delays: Shop: what lies beyond stack height 3 was not searched"
    let issues = check(graph, ExplorationBounds(stackHeight: 3))
    #expect(issues.filter { $0.details.contains(open) }.map(\.isFailure) == [false])
  }

  @Test func namesCannotForgeLines() {
    let graph = Graph("Hostile") {
      Coordinator<RouteName>("Shop\u{1B}[31m", dialect: ShopApp.dialect, root: "home") {
        Screen("home")
        Screen("lost\nerror: forged")
      }
    }
    let text = check(graph).map(\.text).joined(separator: "|")
    #expect(text.contains("lost\\u{A}error: forged"))
    #expect(!text.contains("\u{1B}") && !text.contains("\nerror"))
  }

  private func check(
    _ graph: Graph, _ bounds: ExplorationBounds = ExplorationBounds()
  ) -> [NavigationIssue] {
    CleanNavigation(graph: graph, bounds: bounds).issues()
  }
}
