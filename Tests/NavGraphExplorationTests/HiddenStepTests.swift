import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Links and events behind the screen in front")
struct HiddenStepTests {
  private func explore(_ coordinators: [AnyCoordinator]) throws -> Facts {
    try Exploration.explore(Samples.graph(coordinators), limits: Limits(stackHeight: 3))
  }

  private enum Source { case event, link }

  /// Two tabs that share nothing; the first presents a sheet, and something from outside pushes in the second.
  ///
  /// - Parameter pushesPages: Whether the first tab's stack has any height.
  private func tabs(_ source: Source, pushesPages: Bool) throws -> Facts {
    let first = stack("First", root: "home") {
      Screen("home") { On("open", .push("page")) }
      Screen("page") {
        if pushesPages { On("open", .push("page")) }
        On("present", .presentSheet("sheet"))
      }
      Screen("sheet")
    }
    let second = stack("Second", root: "list") {
      Screen("list")
      Screen("item")
    }
    let main = Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: first)
      Tab("second", hosts: second)
      switch source {
      case .event:
        OnSelf(
          "notified", trigger: .effect, .select("second"),
          .inChild("second", of: RouteName.self, .goBackToRoot, .push("item")))
      case .link:
        DeepLink(
          "app://item", .inChild("second", of: RouteName.self, .goBackToRoot, .push("item")))
      }
    }
    return try explore([AnyCoordinator(main), AnyCoordinator(first), AnyCoordinator(second)])
  }

  @Test("are found if they act in another tab", arguments: [true, false])
  func inAnotherTab(pushesPages: Bool) throws {
    let event = try tabs(.event, pushesPages: pushesPages)
    #expect(event.coverage.isComplete == !pushesPages)
    let hidden = event.observations.filter { $0.key.kind == .eventHidden }
    try #require(hidden.map(\.key.route) == [RouteReference(coordinator: 0, route: 2)])
    #expect(event.trace[hidden[0].witness].step?.action == "notified")

    let link = try tabs(.link, pushesPages: pushesPages)
    // The tab is not selected, so the link acts behind any screen of the other one.
    #expect(
      link.observations.count { $0.key.kind == .linkHidden && $0.key.route?.coordinator == 0 } == 3)
  }

  @Test("a link that changes nothing where it was tried stays open")
  func changingNothing() throws {
    let facts = try explore([
      AnyCoordinator(
        stack("App", root: "home") {
          Screen("home") { On("b", .push("b")) }
          Screen("b") {
            On("b", .push("b"))
            On("item", .presentSheet("item"))
            On("x", .push("x"))
          }
          Screen("x") { On("item", .presentSheet("item")) }
          Screen("item") { On("back", .goBack()) }
          DeepLink("app://x", when: .top("item"), .goBackTo("b"), .presentSheet("item"))
        })
    ])
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    #expect(facts.flows[0].openKinds.contains(.linkStackVaries))
  }

  @Test("and what is presented around a flow are open only if something covers what presents")
  func coveredPresenters() throws {
    func facts(reportingFrom screen: String) throws -> Facts {
      let inner = stack("Inner", root: "list") {
        Screen("list") {
          On("open", .push("list"))
          On("present", .presentSheet("sheet"))
          if screen == "list" { On("done", .emit("done")) }
        }
        Screen("sheet") { if screen == "sheet" { On("done", .emit("done")) } }
      }
      let outer = stack("Outer", root: "home") {
        Screen("home") { On("open", .presentCover("inner")) }
        Screen("inner", hosts: inner)
        Screen("offer") { On("back", .goBack()) }
        OnChild("inner", action: "done", .presentSheet("offer"))
      }
      let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
      #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
      return facts
    }
    #expect(try !facts(reportingFrom: "list").flows[0].openKinds.contains(.entryAroundModal))
    let open = try facts(reportingFrom: "sheet")
    #expect(open.observations.contains { $0.key.kind == .entryAroundModal })
    #expect(open.flows[0].openKinds.contains(.entryAroundModal))
  }
}
