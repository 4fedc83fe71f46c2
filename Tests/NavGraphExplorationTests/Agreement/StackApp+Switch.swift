import NavGraphModel

extension GraphDefinition {
  /// The app as one of two tabs, in a case of a switch whose other case is a stack of its own; screens of the
  /// app lead out of the tabs, and those of the other stack lead back into fresh ones.
  func inTabsOfASwitch(_ choices: inout SplitMix64) -> GraphDefinition {
    let stack = CoordinatorDefinition.naive(
      "Door", .naiveStack("d0"),
      [
        .naive("d0", [.naive("next", [.append(.push("d1"))])]),
        .naive("d1", [.naive("next", [.append(.push("d1"))]), .naive("enter", [])]),
      ])
    var tabs = CoordinatorDefinition.naive(
      "Tabs",
      .tabs(
        TabsContainer(
          library: .tabView, items: ["t0", "t1"], initial: choices.pick(["t0", "t1"]),
          retap: choices.pick([.nothing, .popsToRoot]))),
      [
        .naive("t0", hosts: "A"),
        .naive("t1", [.naive("other", [.select(RoutePattern(route: "t0"))])]),
      ])
    if choices.chance(50) {
      tabs.handlers = [
        .naive(.own, .naive("start", [.select(RoutePattern(route: "t1"))]))
      ]
    }
    var cases = CoordinatorDefinition.naive(
      "Whole", .switch(SwitchContainer(initial: choices.pick(["out", "in"]))),
      [.naive("out", hosts: "Door"), .naive("in", hosts: "Tabs")])
    cases.handlers = [
      .naive(
        .descendant(hosts: ["out"], route: "d1"),
        .naive("enter", [.show(RoutePattern(route: "in"))])),
      .naive(
        .descendant(hosts: ["in", "t0"], route: nil),
        .naive("leave", [.show(RoutePattern(route: "out"))])),
    ]
    if choices.chance(30) {
      cases.handlers.append(
        .naive(.own, .naive("anew", [.show(RoutePattern(route: "in"))])))
    }
    var app = coordinators
    let first = app.firstIndex { $0.name == "A" } ?? 0
    let routes = app[first].routes.indices.filter { app[first].routes[$0].hosts == nil }
    if !routes.isEmpty {
      app[first].routes[choices.pick(routes)].transitions.append(
        .naive("leaveTapped", [.emit("leave")]))
    }
    return GraphDefinition(
      name: name, coordinators: app + [stack, tabs, cases], variables: variables, inputs: inputs,
      entries: ["Whole"], location: location)
  }
}

extension HandlerDefinition {
  fileprivate static func naive(_ source: Source, _ transition: Transition) -> Self {
    HandlerDefinition(source: source, transition: transition)
  }
}
