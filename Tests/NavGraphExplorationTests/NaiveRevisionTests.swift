import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Tabs, guards, gestures and answers about all states in the naive model")
struct NaiveRevisionTests {
  private func tabs(
    _ library: TabsLibrary, _ handlers: [Transition]
  ) -> [CoordinatorDefinition] {
    let home = RouteDefinition.naive("home", [.naive("open", [.append(.sheet("page"))])])
    let shop = CoordinatorDefinition.naive("Shop", .naiveStack("home"), [home, .naive("page")])
    let container = TabsContainer(
      library: library, items: ["a", "b"], initial: "a", retap: .nothing)
    var app = CoordinatorDefinition.naive(
      "App", .tabs(container), [.naive("a", hosts: "Shop"), .naive("b")])
    app.handlers = handlers.map { HandlerDefinition(source: .own, transition: $0) }
    return [app, shop]
  }

  @Test("a sheet stays in front when an operation selects another tab")
  func frontTab() throws {
    let select = Transition.naive(
      "select", by: .effect, [.select(RoutePattern(route: "b"))])
    var walk = try NaiveWalk(tabs(.tabView, [select]))
    try walk.go("open", "select")
    #expect(walk.screens == ["page"])
    #expect(walk.offers == ["swipe", "select"])
    try walk.go("swipe")
    #expect(walk.screens == ["b"])
    try walk.go("tab 0")
    #expect(walk.screens == ["home"])
  }

  @Test("ComposableNavigation's tabs remember the active item while there are none")
  func rememberedTab() throws {
    var walk = try NaiveWalk(
      tabs(
        .composableNavigation(.v4_2),
        [
          .naive("select", by: .effect, [.select(RoutePattern(route: "b"))]),
          .naive("none", by: .effect, [.setItems([])]),
          .naive("all", by: .effect, [.setItems(["a", "b"])]),
        ]))
    try walk.go("select", "none")
    #expect(walk.screens == [])
    try walk.go("all")
    #expect(walk.screens == ["b"])
  }

  @Test("no coordinator hears a disabled action; the enclosing ones hear an enabled one")
  func guards() throws {
    for isGuard in [true, false] {
      let no = Condition.any([])
      let pay = RouteDefinition.naive(
        "pay",
        [
          Transition(
            action: "done", condition: isGuard ? no : nil, handlerCondition: isGuard ? nil : no,
            operations: [], location: .naive)
        ])
      let checkout = CoordinatorDefinition.naive("Checkout", .naiveStack("pay"), [pay])
      var app = CoordinatorDefinition.naive(
        "App", .naiveStack("home"), [.naive("home", hosts: "Checkout")])
      app.handlers = [
        HandlerDefinition(
          source: .descendant(hosts: ["home"], route: "pay"), transition: .naive("done", []))
      ]
      let walk = try NaiveWalk([app, checkout])
      #expect(walk.offers == (isGuard ? [] : ["done"]))
    }
  }

  @Test("what hosts a flow can switch off going back from it")
  func gesturesOfHosts() throws {
    for disabled in [[Gesture.back], [.edgeSwipe], [.back, .edgeSwipe]] {
      let home = RouteDefinition.naive("home", [.naive("go", [.append(.push("host"))])])
      var host = RouteDefinition.naive("host", hosts: "Inner")
      host.disabledGestures = disabled
      let inner = CoordinatorDefinition.naive("Inner", .naiveStack("inner"), [.naive("inner")])
      var walk = try NaiveWalk([.naive("App", .naiveStack("home"), [home, host]), inner])
      try walk.go("go")
      #expect(walk.offers == (disabled.count == 2 ? [] : ["back"]))
    }
  }

  @Test("a coordinator hears which screen the user closed, after it is gone")
  func dismissals() throws {
    let home = RouteDefinition.naive(
      "home", [.naive("go", [.append(.sheet("page")), .append(.push("item"))])])
    var app = CoordinatorDefinition.naive(
      "App", .naiveStack("home"),
      [home, .naive("page"), .naive("item", [.naive("close", [.dismissScreen])]), .naive("end")])
    app.handlers = [
      HandlerDefinition(
        source: .dismissal(route: "page"),
        transition: .naive(
          "page dismissed", by: .sent, when: .count(.equal(1)), [.append(.push("end"))]))
    ]
    var walk = try NaiveWalk([app])
    try walk.go("go")
    var other = walk
    try walk.go("swipe")
    #expect(walk.screens == ["end"])
    try other.go("close")
    #expect(other.screens == ["page"])
  }

  @Test("an action enabled by an external event is an exit; the event itself is not")
  func passableSteps() throws {
    let flag = VariableDefinition(name: "flag", values: ["0", "1"], location: .naive)
    func deadEnds(_ transitions: [Transition]) throws -> Int {
      let home = RouteDefinition.naive("home", [.naive("go", [.append(.push("item"))])])
      var item = RouteDefinition.naive(
        "item", [.naive("on", when: .variable("flag", is: "1"), [.append(.push("end"))])])
      item.disabledGestures = Gesture.allCases
      var end = RouteDefinition.naive("end", [.naive("home", [.goBackToRoot])])
      end.disabledGestures = Gesture.allCases
      var app = CoordinatorDefinition.naive("App", .naiveStack("home"), [home, item, end])
      app.handlers = transitions.map { HandlerDefinition(source: .own, transition: $0) }
      let graph = GraphDefinition(
        name: "passable", coordinators: [app], variables: [flag], location: .naive)
      let naive = NaiveApp(graph: graph, limits: Limits(), rules: Set(NaiveRule.allCases))
      return try #require(NaiveRegions(naive, atMost: 100)).deadEnds.count
    }
    #expect(try deadEnds([]) == 1)
    let enables = Transition.naive(
      "enable", by: .effect, [.assign(variable: "flag", .constant("1"))])
    #expect(try deadEnds([enables]) == 0)
    #expect(try deadEnds([.naive("leave", by: .effect, [.goBackToRoot])]) == 1)
  }
}
