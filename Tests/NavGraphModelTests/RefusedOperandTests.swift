import NavGraphModel
import Testing

/// Operands that a library does not take are refused, and not read in some other way.
@Suite("Refused operands")
struct RefusedOperandTests {
  private static let modalLibraries: [Dialect] = [
    .routingReducer(.v0_0), .composableNavigation(.v4_2), .composableArchitecture(.v1_25),
  ]

  private func messages(
    _ operation: NavGraphModel.Operation, in dialect: Dialect, when condition: Condition? = nil
  ) -> [String] {
    let here = SourceLocation(file: "Navigation.swift", line: 1, column: 1)
    let action = Transition(
      action: "go", condition: condition, operations: [operation], location: here)
    let home = RouteDefinition(
      name: "home", identity: .unique, transitions: [action], location: here)
    let item = RouteDefinition(
      name: "item", arguments: [Argument(name: "id", values: ["1", "2"])], identity: .unique,
      location: here)
    let coordinator = CoordinatorDefinition(
      name: "Shop", dialect: dialect, root: RoutePattern(route: "home"), rootEmbedsNavigation: true,
      routes: [home, item], location: here)
    return GraphDefinition(name: "G", coordinators: [coordinator], location: here)
      .problems().map(\.message)
  }

  @Test("a count for the one modal", arguments: modalLibraries, [-1, 0, 2])
  func dismissCount(_ dialect: Dialect, _ count: Int) {
    #expect(messages(.dismiss(count), in: dialect).count == 1)
    #expect(messages(.dismiss(1), in: dialect) == [])
  }

  @Test("a count where one screen is popped at a time", arguments: modalLibraries, [-1, 0, 2])
  func popCount(_ dialect: Dialect, _ count: Int) {
    let isRefused = dialect != .composableNavigation(.v4_2)
    #expect(messages(.pop(count), in: dialect).count == (isRefused ? 1 : 0))
    #expect(messages(.pop(1), in: dialect) == [])
  }

  @Test("a modal among the routes of a stack")
  func modalInStack() {
    let home = RoutePattern(route: "home")
    let routes = [
      Destination(target: home, presentation: .push),
      Destination(target: home, presentation: .sheet(embedsNavigation: false)),
    ]
    #expect(messages(.set(routes), in: .composableNavigation(.v4_2)).count == 1)
    #expect(messages(.set(routes), in: .tcaCoordinators(.v0_14, .indexed)) == [])
  }

  @Test("a modal wherever the stack takes pushes only")
  func modalElsewhere() {
    let home = RoutePattern(route: "home")
    let sheet = Destination(target: home, presentation: .sheet(embedsNavigation: false))
    for dialect in [Dialect.composableNavigation(.v4_2), .composableArchitecture(.v1_25)] {
      #expect(messages(.appendAll([sheet]), in: dialect).count == 1)
    }
    // The root is the first item of the one, and no element of the other.
    #expect(messages(.set([sheet]), in: .composableNavigation(.v4_2)) == [])
    #expect(messages(.set([sheet]), in: .composableArchitecture(.v1_25)).count == 1)
    #expect(messages(.replace(index: 0, sheet), in: .composableArchitecture(.v1_25)).count == 1)
    #expect(messages(.replace(index: 0, sheet), in: .tcaRouteStack(.v0_1)) == [])
  }

  @Test("two values for one argument")
  func repeatedArgument() {
    let bindings = ["1", "2"].map { ArgumentBinding(argument: "id", value: .constant($0)) }
    let item = RoutePattern(route: "item", bindings: bindings)
    let push = NavGraphModel.Operation.append(Destination(target: item, presentation: .push))
    let problems = messages(push, in: .tcaCoordinators(.v0_14, .indexed))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("given one of its arguments twice") == true)
  }

  @Test("a condition that is nested beyond reading")
  func deepCondition() {
    func nested(_ depth: Int) -> Condition {
      (1..<depth).reduce(.canPush) { condition, _ in .not(condition) }
    }
    let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)
    #expect(messages(.goBack(1), in: dialect, when: nested(Condition.depthLimit)) == [])
    #expect(messages(.goBack(1), in: dialect, when: nested(Condition.depthLimit + 1)).count == 1)
  }
}
