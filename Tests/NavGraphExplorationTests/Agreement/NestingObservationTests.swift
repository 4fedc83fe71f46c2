import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Hosted flows on stacks beyond the search")
struct NestingObservationTests {
  /// Facts within a bound of two screens, where any number of lists can be pushed, and then a flow with a sheet.
  ///
  /// - Parameters:
  ///   - embedsNavigation: Whether the flow has a navigation container of its own.
  ///   - action: The action of the sheet that the outer coordinator hears: with “close”, the sheet closes, too.
  ///   - operation: What it does.
  private func facts(
    embedsNavigation: Bool = false, on action: String = "close",
    _ operation: RouteOperation<RouteName> = .push("list")
  ) throws -> Facts {
    let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)
    let main = Coordinator<RouteName>(
      "M", dialect: dialect, root: "home", embedsNavigation: true
    ) {
      Screen("home") { On("open", .push("list")) }
      Screen("list") {
        On("more", .push("list"))
        On("flow", .push("flow"))
      }
      Screen("flow", hosts: "Flow")
      OnChild("flow", route("sheet"), action: action, operation)
    }
    let flow = Coordinator<RouteName>(
      "Flow", dialect: dialect, root: "form", embedsNavigation: embedsNavigation
    ) {
      Screen("form") { On("show", .presentSheet("sheet")) }
      Screen("sheet") { On("close", .goBack()) }
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(main), AnyCoordinator(flow)]), limits: Limits(stackHeight: 2))
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    return facts
  }

  private func finds(_ kind: ObservationKind, in facts: Facts) -> Bool {
    facts.observations.contains { $0.key.kind == kind }
  }

  @Test(arguments: [false, true])
  func everyNestedContainerIsFound(embedsNavigation: Bool) throws {
    let facts = try facts(embedsNavigation: embedsNavigation)
    #expect(!facts.flows[0].openKinds.contains(.nestedNavigation))
    #expect(finds(.nestedNavigation, in: facts) == embedsNavigation)
  }

  /// Where the outer coordinator pushes above the flow while its sheet is open, the menu of the back button takes both.
  @Test(arguments: [false, true])
  func aCoveredPresenterIsFound(isCovered: Bool) throws {
    let facts = try facts(on: isCovered ? "more" : "close")
    #expect(!facts.flows[0].openKinds.contains(.removedPresenter))
    #expect(finds(.removedPresenter, in: facts) == isCovered)
  }

  @Test func coordinatorsThatNavigateInOneStepAreFound() throws {
    let facts = try facts()
    #expect(!facts.flows[0].openKinds.contains(.movedTogether))
    #expect(finds(.movedTogether, in: facts))
  }

  /// Whether it changes anything depends on the whole stack.
  @Test func writingSeveralScreensLeavesTheObservationOpen() throws {
    let facts = try facts(.set([.root("home", embedsNavigation: true), .push("list")]))
    #expect(facts.flows[0].openKinds.contains(.movedTogether))
  }

  /// In a library with a slot for modals, the sheet of the flow covers no screens.
  @Test func aSheetOverNoScreensIsCovered() throws {
    let dialect = Dialect.composableNavigation(.v4_2)
    let main = Coordinator<RouteName>("M", dialect: dialect, root: "home") {
      Screen("home") { On("open", .push("list")) }
      Screen("list") {
        On("more", .push("item"))
        On("flow", .push("flow"))
      }
      Screen("flow", hosts: "Flow")
      Screen("item") { On("again", .push("list")) }
      OnChild("flow", route("sheet"), action: "more", .push("item"))
    }
    let flow = Coordinator<RouteName>("Flow", dialect: dialect, root: "form") {
      Screen("form") { On("show", .set([]), .presentSheet("sheet")) }
      Screen("sheet")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(main), AnyCoordinator(flow)]), limits: Limits(stackHeight: 3))
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    #expect(!facts.flows[0].openKinds.contains(.removedPresenter))
    #expect(finds(.removedPresenter, in: facts))
  }
}
