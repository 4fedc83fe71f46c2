import NavGraphFacts
import NavGraphModel
import Testing

/// Apps so small that their states can be counted by hand.
@Suite("The naive model")
struct NaiveAppTests {
  private func explore(
    _ coordinators: [CoordinatorDefinition], limits: Limits = Limits(),
    variables: [VariableDefinition] = [], inputs: [InputDefinition] = []
  ) throws -> NaiveOccurrences {
    let graph = GraphDefinition(
      name: "counted", coordinators: coordinators, variables: variables, inputs: inputs,
      location: .naive)
    #expect(graph.problems().isEmpty)
    return try #require(NaiveApp(graph: graph, limits: limits).explore())
  }

  @Test("a stack of pushes: one state for each height, a push and a back from each")
  func stack() throws {
    let home = RouteDefinition.naive("home", [.naive("go", [.append(.push("item"))])])
    let item = RouteDefinition.naive("item", [.naive("go", [.append(.push("item"))])])
    let seen = try explore(
      [.naive("App", .naiveStack("home"), [home, item])], limits: Limits(stackHeight: 4))
    #expect(seen.states.count == 4)
    // Three pushes; a back and, from the third height on, menus: 1 + 2 + 3.
    #expect(seen.stepCount == 3 + 3 + 3)
    #expect(seen.cuts == [.stackHeight])
    #expect(seen.heldDistance[RouteReference(coordinator: 0, route: 1)] == 1)
  }

  @Test("samples that are not given, and alternatives, are steps of their own")
  func choices() throws {
    let home = RouteDefinition.naive(
      "home",
      [.naive("go", [.oneOf([[.append(.push("item"))], [.append(.push("item"))], []])])])
    var item = RouteDefinition.naive("item", [])
    item.arguments = [Argument(name: "id", values: ["1", "2", "3"])]
    let seen = try explore([.naive("App", .naiveStack("home"), [home, item])])
    #expect(seen.states.count == 4)
    #expect(seen.stepCount == 3 + 3 + 1 + 3)
  }

  @Test("tabs multiply what their flows can do")
  func tabs() throws {
    let home = RouteDefinition.naive("home", [.naive("go", [.append(.push("item"))])])
    let item = RouteDefinition.naive("item", [])
    let shop = CoordinatorDefinition.naive("Shop", .naiveStack("home"), [home, item])
    let tabs = TabsContainer(
      library: .tabView, items: ["a", "b"], initial: "a", retap: .popsToRoot)
    let app = CoordinatorDefinition.naive(
      "App", .tabs(tabs), [.naive("a", hosts: "Shop"), .naive("b", hosts: "Shop")])
    let seen = try explore([app, shop])
    #expect(seen.states.count == 2 * 2 * 2)
    // In each: a push or a back, and the other tab; this one again where something is pushed.
    #expect(seen.stepCount == 8 * 2 + 4)
    #expect(seen.shownDistance[RouteReference(coordinator: 0, route: 1)] == 1)
    #expect(seen.heldDistance[RouteReference(coordinator: 0, route: 1)] == 0)
  }

  @Test("an effect is pending until it sends its action, or is removed with its screen")
  func effects() throws {
    let home = RouteDefinition.naive("home", [.naive("go", [.append(.push("item"))])])
    var item = RouteDefinition.naive("item", [.naive("done", by: .sent, [.goBack(1)])])
    item.effects = [.naive("load", sends: "done", emission: .perhaps)]
    let seen = try explore([.naive("App", .naiveStack("home"), [home, item])])
    // At home; on the item with the pending effect; there without it.
    #expect(seen.states.count == 3)
    // Home: go. With: back, done, ended. Without: back.
    #expect(seen.stepCount == 1 + 3 + 1)
  }

  @Test("fixed inputs multiply the starts, free ones the steps that ask for them")
  func inputs() throws {
    let home = RouteDefinition.naive(
      "home",
      [
        .naive("free", when: .input("free", is: "yes"), [.append(.push("item"))]),
        .naive("fixed", when: .input("fixed", is: "yes"), [.append(.push("item"))]),
      ])
    let seen = try explore(
      [.naive("App", .naiveStack("home"), [home, .naive("item", [])])],
      inputs: [
        InputDefinition(name: "free", values: ["yes", "no"], isFree: true, location: .naive),
        InputDefinition(name: "fixed", values: ["yes", "no"], isFree: false, location: .naive),
      ])
    #expect(seen.states.count == 4)
    // Home: the free one where it is yes, the fixed one in one run. Items: back.
    #expect(seen.stepCount == 2 + 1 + 2)
  }

  @Test("the enclosing coordinator handles an output and can close the whole flow")
  func reports() throws {
    let home = RouteDefinition.naive(
      "home", [.naive("go", [.append(.sheet("checkout"))])])
    let host = RouteDefinition.naive("checkout", hosts: "Checkout")
    var app = CoordinatorDefinition.naive("App", .naiveStack("home"), [home, host])
    app.handlers = [
      HandlerDefinition(
        source: .descendant(hosts: ["checkout"], route: nil),
        transition: .naive("finished", by: .sent, [.dismiss(1)]))
    ]
    let pay = RouteDefinition.naive("pay", [.naive("done", [.emit("finished")])])
    let checkout = CoordinatorDefinition.naive("Checkout", .naiveStack("pay"), [pay])
    let seen = try explore([app, checkout])
    #expect(seen.states.count == 2)
    // Go; done, and the swipe of the sheet.
    #expect(seen.stepCount == 1 + 2)
    #expect(seen.outcomes.values.sorted() == [1, 2, 2])
  }

  @Test("a crash is a step that leads nowhere")
  func crash() throws {
    let home = RouteDefinition.naive("home", [.naive("go", [.removeLast(2)])])
    let seen = try explore([.naive("App", .naiveStack("home"), [home])])
    #expect(seen.states.count == 1)
    #expect(seen.stepCount == 1)
    #expect(seen.crashCount == 1)
  }
}
