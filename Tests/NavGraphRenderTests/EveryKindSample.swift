import NavGraphExploration
import NavGraphFacts
import NavGraphModel

/// One of each thing that a graph can have: containers, slots, triggers, handlers, links.
enum EveryKindSample {
  static let graph = GraphDefinition(
    name: "Everything", coordinators: [shop, checkout, row, left],
    variables: [TestGraphs.flag("loggedIn")],
    inputs: [
      InputDefinition(
        name: "network", values: ["on", "off"], isFree: false, location: TestGraphs.location())
    ], location: TestGraphs.location())

  private static func slot(
    _ kind: SlotKind, derived: SlotDefinition.Derivation? = nil
  ) -> SlotDefinition {
    SlotDefinition(
      name: "\(kind.rawValue)Slot", kind: kind, derived: derived, location: TestGraphs.location(4))
  }

  private static func fill(_ kind: SlotKind) -> Operation {
    .fill(
      slot: "\(kind.rawValue)Slot",
      Destination(
        target: RoutePattern(route: "in\(kind.rawValue)"),
        presentation: kind.presentation(embedsNavigation: false)))
  }

  private static let shop: CoordinatorDefinition = {
    var home = TestGraphs.route(
      "home", TestGraphs.transition("buy", TestGraphs.cover("checkout")),
      Transition(
        action: "redirect", trigger: .automatic, operations: [TestGraphs.push("welcome")],
        location: TestGraphs.location(6)),
      Transition(
        action: "loaded", trigger: .effect,
        condition: .all([.variable("loggedIn", is: "true"), .not(.isPresenting)]),
        operations: [TestGraphs.push("welcome")], location: TestGraphs.location(6)),
      Transition(
        action: "prepare", operations: [.later([TestGraphs.push("welcome")])],
        location: TestGraphs.location(6)))
    home.slots =
      SlotKind.allCases.map { slot($0) } + [
        SlotDefinition(
          name: "offline", kind: .overlay,
          derived: SlotDefinition.Derivation(
            condition: .input("network", is: "off"), target: RoutePattern(route: "welcome")),
          location: TestGraphs.location(4))
      ]
    for kind in SlotKind.allCases {
      home.transitions.append(TestGraphs.transition("open\(kind.rawValue)", fill(kind)))
    }
    var host = TestGraphs.route("checkout")
    host.hosts = "Checkout"
    var rowHost = TestGraphs.route("row")
    rowHost.hosts = "Row"
    var coordinator = TestGraphs.coordinator(
      "Shop", root: "home", home, host, rowHost, TestGraphs.route("welcome"))
    coordinator.routes += SlotKind.allCases.map { TestGraphs.route("in\($0.rawValue)") }
    coordinator.handlers = [
      HandlerDefinition(
        source: .descendant(hosts: ["checkout"], route: "done"),
        transition: TestGraphs.transition("closeTapped", .dismiss(1))),
      HandlerDefinition(
        source: .anyDepth(coordinator: "Checkout", route: "pay"),
        transition: TestGraphs.transition("cancelTapped", .dismissAll, TestGraphs.push("welcome"))),
      HandlerDefinition(
        source: .own,
        transition: Transition(
          action: "sessionExpired", trigger: .effect, operations: [TestGraphs.sheet("welcome")],
          location: TestGraphs.location(8))),
    ]
    coordinator.links = [
      DeepLinkDefinition(
        pattern: "shop://pay", parameters: [], condition: .variable("loggedIn", is: "true"),
        operations: [
          .goBackToRoot, TestGraphs.cover("checkout"),
          .within(.child(["checkout"]), [TestGraphs.push("done")]),
        ], landing: nil, location: TestGraphs.location(9))
    ]
    return coordinator
  }()

  private static let checkout = TestGraphs.coordinator(
    "Checkout", root: "pay",
    TestGraphs.route("pay", TestGraphs.transition("payTapped", TestGraphs.push("done"))),
    TestGraphs.route("done"))

  private static let row = CoordinatorDefinition(
    name: "Row", container: .joined(["first", "second"]),
    routes: ["first", "second"].map { name in
      RouteDefinition(
        name: name, identity: .unique, hosts: "Left", location: TestGraphs.location())
    }, location: TestGraphs.location())

  private static let left = TestGraphs.coordinator("Left", root: "a", TestGraphs.route("a"))

  static func facts() throws -> Facts { try Exploration.explore(graph) }
}
