import NavGraphModel

extension GraphDefinition {
  /// Tabs under the root of a stack, which hears their screens and pushes above them; a few of its screens act on
  /// the content of the tabs once they are gone. One of the tabs holds the app now and then.
  func inTabsOfAStack(_ choices: inout SplitMix64) -> GraphDefinition {
    let holdsApp = choices.chance(25)
    let dialect = choices.pick([
      Dialect.tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_13, .identified),
      .flowStacks(.v0_10),
    ])
    let first = Self.smallStack("First", "f", dialect, &choices)
    let second = Self.smallStack("Second", "s", dialect, &choices)
    let inner = Self.smallStack("Inner", "i", dialect, &choices)
    var tabs = CoordinatorDefinition.naive(
      "Tabs",
      .tabs(
        TabsContainer(
          library: .tabView, items: ["t0", "t1", "t2"], initial: choices.pick(["t0", "t1", "t2"]),
          retap: choices.pick([.nothing, .popsToRoot]))),
      [
        .naive("t0", hosts: holdsApp ? "A" : "First"), .naive("t1", hosts: "Second"),
        .naive("t2", [.naive("other", [.select(RoutePattern(route: "t0"))])]),
      ])
    if choices.chance(30) {
      tabs.handlers.append(HandlerDefinition(source: .own, transition: .naive("nothing", [])))
    }
    if choices.chance(20) {
      tabs.handlers.append(
        HandlerDefinition(
          source: .own,
          transition: .naive(
            "show",
            [.select(RoutePattern(route: "t1")), .within(.child(["t1"]), [.append(.push("s1"))])])))
    }
    if choices.chance(40) {
      tabs.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: ["t1"], route: "s0"),
          transition: .naive("switch", [.select(RoutePattern(route: "t2"))])))
    }
    if choices.chance(30) { tabs.handlers.append(Self.actingAround(&choices)) }
    return GraphDefinition(
      name: name,
      coordinators: (holdsApp ? coordinators : [first]) + [
        second, inner, tabs, Self.outer(dialect, handling: holdsApp ? nil : "f1", &choices),
      ],
      variables: variables, inputs: inputs, entries: ["Outer"], location: location)
  }

  /// A button of the bar, or seldom an effect, that changes the stack around the tabs; some act on the tabs, too.
  private static func actingAround(_ choices: inout SplitMix64) -> HandlerDefinition {
    let push = NavGraphModel.Operation.append(.push("plain"))
    let start = Destination(
      target: RoutePattern(route: "start"), presentation: .sheet(embedsNavigation: true))
    var operations: [NavGraphModel.Operation] = [
      .within(
        .ancestor("Outer"),
        choices.pick([
          [push], [push], [.set([start])], [.when(.count(.atLeast(2)), [], otherwise: [push])],
        ]))
    ]
    if choices.chance(30) {
      operations.append(
        choices.pick([
          .select(RoutePattern(route: "t0")), .within(.child(["t1"]), [.append(.push("s1"))]),
        ]))
    }
    var transition = Transition.naive("around", operations)
    if choices.chance(20) { transition.trigger = .effect }
    return HandlerDefinition(source: .own, transition: transition)
  }

  /// A stack of three screens; seldom one without a highest stack.
  private static func smallStack(
    _ name: String, _ prefix: String, _ dialect: Dialect, _ choices: inout SplitMix64
  ) -> CoordinatorDefinition {
    let names = (0..<3).map { "\(prefix)\($0)" }
    var routes = names.map { RouteDefinition.naive($0) }
    for (index, route) in names.enumerated() {
      var transitions: [Transition] = index == 0 ? [] : [.naive("back", [.goBack(1)])]
      let targets = choices.chance(15) ? names : Array(names.dropFirst(index + 1))
      if !targets.isEmpty, choices.chance(index == 0 ? 95 : 40) {
        let standing: Presentation = choices.pick([.push, .push, .sheet(embedsNavigation: true)])
        let target = RoutePattern(route: choices.pick(targets))
        transitions.append(
          .naive("on", [.append(Destination(target: target, presentation: standing))]))
      }
      routes.update(route, with: transitions)
    }
    return .naive(name, container(of: dialect, root: names[0]), routes)
  }

  private static func container(of dialect: Dialect, root: String) -> Container {
    let root = Destination(
      target: RoutePattern(route: root), presentation: .sheet(embedsNavigation: true))
    return .stack(StackContainer(dialect: dialect, initial: [[root]]))
  }

  /// The stack around the tabs.
  ///
  /// - Parameter screen: A screen of the first tab that it hears; nil for any.
  private static func outer(
    _ dialect: Dialect, handling screen: String?, _ choices: inout SplitMix64
  ) -> CoordinatorDefinition {
    /// Operations on the content of the tabs.
    func reach(_ choices: inout SplitMix64) -> NavGraphModel.Operation {
      choices.pick([
        .within(.child(["tabs", "t1"]), [.goBack(1)]),
        .within(
          .child(["tabs", "t1"]), [.append(.push(choices.pick(["s1", "s2"])))]),
        .within(.child(["tabs"]), [.select(RoutePattern(route: choices.pick(["t0", "t1"])))]),
        .within(
          .child(["tabs", "t1"]),
          [.when(.count(.atLeast(2)), [.goBack(1)], otherwise: [.append(.push("s1"))])]),
      ])
    }
    let reaches = choices.chance(50)
    func onward(_ choices: inout SplitMix64) -> [NavGraphModel.Operation] {
      let standing = choices.pick([Presentation.push, .push, .sheet(embedsNavigation: true)])
      let target = RoutePattern(route: choices.pick(["plain", "plain", "hosting"]))
      let push = NavGraphModel.Operation.append(
        Destination(target: target, presentation: standing))
      return reaches && choices.chance(30) ? [reach(&choices), push] : [push]
    }
    func back(_ choices: inout SplitMix64) -> [NavGraphModel.Operation] {
      let paths: [NavGraphModel.Operation] = [.goBack(1), .goBackToRoot, .dismissAll]
      let path = choices.pick(paths)
      // What is covered is out of reach of a pushdown system.
      return reaches && choices.chance(60)
        ? [path, reach(&choices)] : choices.chance(5) ? [reach(&choices)] : [path]
    }
    var plain: [Transition] = [
      .naive("back", back(&choices)), .naive("other", back(&choices)),
    ]
    if choices.chance(40) { plain.append(.naive("on", onward(&choices))) }
    let startsElsewhere = choices.chance(40)
    var result = CoordinatorDefinition.naive(
      "Outer", container(of: dialect, root: startsElsewhere ? "start" : "tabs"),
      [
        .naive(
          "start",
          [
            .naive(
              "enter",
              [
                .set([
                  Destination(
                    target: RoutePattern(route: "tabs"),
                    presentation: .sheet(embedsNavigation: true))
                ])
              ])
          ]),
        .naive("tabs", hosts: "Tabs"), .naive("plain", plain), .naive("hosting", hosts: "Inner"),
      ])
    func receive(_ hosts: [String], _ route: String?, _ operations: [NavGraphModel.Operation]) {
      result.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: hosts, route: route),
          transition: .naive("open\(result.handlers.count)", operations)))
    }
    if choices.chance(20) {
      let tabs = Destination(
        target: RoutePattern(route: "tabs"), presentation: .sheet(embedsNavigation: true))
      result.handlers.append(
        HandlerDefinition(
          source: .own, transition: .naive("come", [.set([tabs]), reach(&choices)])))
    }
    receive(["tabs", "t0"], screen, onward(&choices))
    receive(["tabs", "t1"], choices.pick(["s0", "s1"]), onward(&choices))
    receive(["hosting"], choices.pick(["i0", "i1"]), back(&choices))
    if choices.chance(25) {
      let start = Destination(
        target: RoutePattern(route: "start"), presentation: .sheet(embedsNavigation: true))
      receive(["tabs", "t1"], "s0", [.set([start])])
    }
    return result
  }
}

extension [RouteDefinition] {
  fileprivate mutating func update(_ name: String, with transitions: [Transition]) {
    for index in indices where self[index].name == name { self[index].transitions = transitions }
  }
}
