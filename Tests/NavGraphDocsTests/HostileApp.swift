import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

/// An app in which everything that has a name has the same one.
enum HostileApp {
  /// How many headings each page of it has, by the start of its path.
  static let headings = ["README.md": 4, "findings.md": 5, "deep-links.md": 2, "coordinators": 8]

  static func report(named name: String) throws -> Report {
    var facts = try Exploration.explore(graph(named: name), limits: Limits(stackHeight: 3))
    let cut = Coverage(cutBy: [.init(limit: .stackHeight, at: 3)])
    facts.searches[0].coverage = cut
    facts.searches[0].stacks = StackFacts(obstacle: name, headCount: 0, maximalHeight: nil)
    facts.flows[0].coverage = cut
    facts.flows[0].stackCoverage = cut
    let rule = RuleRegistry.all[0].info
    let place = place(name)
    let finding = Finding(
      rule: rule, message: .init(stringLiteral: "about \(name)"), claim: .exact,
      assumptions: [name],
      coordinator: name, route: name, action: name, operation: name, location: place,
      notes: [.init(.init(stringLiteral: name), at: place)],
      witness: Witness(node: facts.trace.count - 1, facts: facts))
    let lint = RuleReport(
      findings: [finding],
      notChecked: [NotChecked(rule: rule, coordinator: name, route: name, reason: name)],
      accepted: [AcceptedFinding(finding, .suppressed(because: name))])
    return Report(facts: facts, lint: lint, toolVersion: name, elapsed: .zero)
  }

  private static func graph(named name: String) -> GraphDefinition {
    let pattern = RoutePattern(
      route: name, bindings: [ArgumentBinding(argument: name, value: .constant(name))])
    let argument = Argument(name: name, values: [name])
    let push = Operation.append(Destination(target: pattern, presentation: .push))
    let screen = RouteDefinition(
      name: name, arguments: [argument], identity: .arguments([name]),
      transitions: [
        Transition(
          action: name, condition: .argument(name, is: name), operations: [push], landing: [name],
          location: place(name))
      ],
      feature: name, image: "https://example.com/\(name)",
      slots: [
        SlotDefinition(
          name: name, kind: .alert,
          derived: SlotDefinition.Derivation(
            condition: .variable(name, is: "\(name)2"), target: pattern), location: place(name))
      ],
      variables: [
        VariableDefinition(name: name, values: [name, "\(name)2"], location: place(name))
      ],
      effects: [
        EffectDefinition(
          name: name, action: name, startsOnAppearance: true, emission: .once,
          cancellation: .dialect,
          id: name, location: place(name))
      ],
      requires: .variable(name, is: name), location: place(name))
    let start = RouteDefinition(
      name: "start", identity: .unique,
      transitions: [Transition(action: name, operations: [push], location: place(name))],
      hosts: nil, location: place(name))
    var coordinator = CoordinatorDefinition(
      name: name, dialect: .tcaCoordinators(.v0_14, .identified),
      root: RoutePattern(route: "start"),
      rootEmbedsNavigation: true, routes: [start, screen], location: place(name))
    coordinator.handlers = [
      HandlerDefinition(
        source: .own,
        transition: Transition(
          action: name, trigger: .effect, operations: [push], location: place(name)))
    ]
    coordinator.links = [
      DeepLinkDefinition(
        pattern: name, parameters: [], condition: nil, operations: [push], landing: [name],
        location: place("link"))
    ]
    // What follows a colon is a parameter.
    coordinator.links[0].parameters = coordinator.links[0].parameterNames.map {
      Argument(name: $0, values: ["1"])
    }
    let feature = FeatureDefinition(name: name, outputs: [name], location: place(name))
    return GraphDefinition(
      name: name, coordinators: [coordinator], features: [feature], location: place(name))
  }

  private static func place(_ name: String) -> SourceLocation {
    SourceLocation(file: "App/\(name)", line: 1, column: 1)
  }
}
