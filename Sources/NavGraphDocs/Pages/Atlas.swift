import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

/// What all pages of one graph are made of: what is known of it, and how its parts are called and found.
struct Atlas: Sendable {
  let report: Report
  let settings: PageSettings
  let names: PageNames
  let landings: LandingTable
  /// By coordinator: those with a screen that hosts it, by screen.
  let hosts: [[RouteReference]]
  /// How each route is presented, in words.
  let presentations: [RouteReference: [String]]
  /// The verdicts for any stack height; nil where no bound limited the search.
  let stackVerdicts: StackVerdicts?
  private let coordinators: [String: Int]

  /// - Complexity: Linear in the facts.
  init(_ report: Report, settings: PageSettings) {
    self.report = report
    self.settings = settings
    let graph = report.facts.graph
    names = PageNames(graph)
    landings = LandingTable(report.facts)
    stackVerdicts = StackVerdicts(report.facts)
    presentations = graph.presentations
    let coordinators = Dictionary(
      graph.coordinators.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    var hosts: [[RouteReference]] = Array(repeating: [], count: graph.coordinators.count)
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        guard let hosted = definition.hosts.flatMap({ coordinators[$0] }) else { continue }
        hosts[hosted].append(RouteReference(coordinator: index, route: route))
      }
    }
    self.hosts = hosts
    self.coordinators = coordinators
  }

  var facts: Facts { report.facts }

  var graph: GraphDefinition { report.facts.graph }

  func coordinator(_ name: String) -> Int? { coordinators[name] }

  func definition(_ route: RouteReference) -> RouteDefinition {
    graph.coordinators[route.coordinator].routes[route.route]
  }

  /// The findings about one coordinator, in source order.
  func findings(of coordinator: Int) -> [Finding] {
    report.lint.findings.filter { $0.coordinator == graph.coordinators[coordinator].name }
  }

  /// The findings about one route, in source order.
  func findings(of route: RouteReference) -> [Finding] {
    findings(of: route.coordinator).filter { $0.route == definition(route).name }
  }

  /// How many steps lead from the start to where a route is first seen; nil where it never is.
  func distance(to route: RouteReference) -> Int? {
    guard var node = facts.flows[route.coordinator].routes[route.route].shown else { return nil }
    var steps = 0
    while let parent = facts.trace[node].parent {
      steps += 1
      node = parent
    }
    return steps
  }

  /// How many steps lead there, for a table.
  func distanceCell(to route: RouteReference) -> Markdown {
    let flow = facts.flows[route.coordinator]
    let isProved =
      flow.stackCoverage.isComplete && flow.routes[route.route].held == nil
      && graph.coordinators[route.coordinator].reducer == nil
    return distance(to: route).map { "\($0)" } ?? (isProved ? "*unreachable*" : "*no path found*")
  }
}
