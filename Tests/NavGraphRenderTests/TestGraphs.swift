import NavGraphExploration
import NavGraphFacts
import NavGraphModel

@testable import NavGraphRender

/// Short spellings of registrations for tests.
enum TestGraphs {
  static func location(_ line: Int = 1) -> SourceLocation {
    SourceLocation(file: "Navigation.swift", line: line, column: 1)
  }

  static func flag(_ name: String) -> VariableDefinition {
    VariableDefinition(name: name, values: ["false", "true"], location: location())
  }

  static func transition(
    _ action: String, _ operations: Operation..., when condition: Condition? = nil
  ) -> Transition {
    Transition(
      action: action, condition: condition, operations: operations, location: location(7))
  }

  static func push(_ route: String) -> Operation {
    .append(Destination(target: RoutePattern(route: route), presentation: .push))
  }

  static func sheet(_ route: String, navigation: Bool = true) -> Operation {
    .append(
      Destination(
        target: RoutePattern(route: route),
        presentation: .sheet(embedsNavigation: navigation)))
  }

  static func cover(_ route: String) -> Operation {
    .append(
      Destination(
        target: RoutePattern(route: route), presentation: .cover(embedsNavigation: true)))
  }

  static func set(_ route: String) -> Operation {
    .set([
      Destination(
        target: RoutePattern(route: route), presentation: .sheet(embedsNavigation: true))
    ])
  }

  /// A screen whose identity is its name.
  static func route(_ name: String, _ transitions: Transition...) -> RouteDefinition {
    RouteDefinition(
      name: name, identity: .constant(name), transitions: transitions, location: location(5))
  }

  static func coordinator(
    _ name: String, root: String, _ routes: RouteDefinition...
  ) -> CoordinatorDefinition {
    CoordinatorDefinition(
      name: name, dialect: .tcaCoordinators(.v0_14, .identified), root: RoutePattern(route: root),
      rootEmbedsNavigation: true, routes: routes, location: location(3))
  }

  static func facts(
    _ coordinators: CoordinatorDefinition..., limits: Limits = Limits(),
    looksBeyondBounds: Bool = true
  ) throws -> Facts {
    try Exploration.explore(
      GraphDefinition(name: "App", coordinators: coordinators, location: location()),
      limits: limits, without: looksBeyondBounds ? [] : [.beyondBounds])
  }

  /// Facts of a search that saw nothing at all.
  static func unexplored(_ graph: GraphDefinition) -> Facts {
    let flows = graph.coordinators.map { coordinator in
      FlowFacts(
        coverage: Coverage(), instances: [],
        routes: coordinator.routes.map { _ in RouteObservation(shown: nil, held: nil) })
    }
    return Facts(
      graph: graph, limits: Limits(), searches: [], flows: flows, outcomes: [], landings: [],
      trace: [])
  }

  /// One of each kind of edge, a screen that nothing leads to, and a transition that never gets there.
  static func shop() throws -> Facts {
    try facts(
      coordinator(
        "Shop", root: "home",
        route(
          "home", transition("productTapped", push("product")), transition("adTapped", cover("ad")),
          transition("noop")),
        route(
          "product", transition("cartTapped", sheet("cart")), transition("homeTapped", set("home")),
          transition("hint", push("help"), when: .count(.lessThan(1)))),
        route("cart", transition("close", .dismiss(1))),
        route("ad", transition("done", .goBackToRoot)),
        route("help"),
        route("old", transition("finish", push("home")))),
      coordinator("Login", root: "welcome", route("welcome")))
  }

  /// With lines between the screens, whether they fit a page or not.
  static func svg(
    _ facts: Facts, marks: [RouteMark] = [], drawsGestures: Bool = false, title: String = "App"
  ) throws -> String {
    let map = try RouteMap(
      undivided: facts, marks: marks, title: title,
      request: MapRequest(drawsGestures: drawsGestures))
    let layout = try GraphLayout(GraphvizContext())
    return SVGWriter.document(of: try MapSheet(lines: map, layout: layout))
  }
}
