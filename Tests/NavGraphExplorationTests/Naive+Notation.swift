import NavGraphModel

// Short forms of registrations in tests.

extension NavGraphModel.SourceLocation {
  static let naive = NavGraphModel.SourceLocation(file: "Naive.swift", line: 1, column: 1)
}

extension Container {
  static func naiveStack(_ root: String) -> Container {
    let root = Destination(
      target: RoutePattern(route: root), presentation: .sheet(embedsNavigation: true))
    return .stack(
      StackContainer(dialect: .tcaCoordinators(.v0_14, .indexed), initial: [[root]]))
  }
}

extension CoordinatorDefinition {
  static func naive(
    _ name: String, _ container: Container, _ routes: [RouteDefinition]
  ) -> CoordinatorDefinition {
    CoordinatorDefinition(name: name, container: container, routes: routes, location: .naive)
  }
}

extension RouteDefinition {
  static func naive(
    _ name: String, _ transitions: [Transition] = [], hosts: String? = nil
  ) -> RouteDefinition {
    RouteDefinition(
      name: name, identity: .unique, transitions: transitions, hosts: hosts, location: .naive)
  }
}

extension Transition {
  static func naive(
    _ action: String, by trigger: Trigger = .tap, when condition: Condition? = nil,
    _ operations: [NavGraphModel.Operation]
  ) -> Transition {
    Transition(
      action: action, trigger: trigger, condition: condition, operations: operations,
      location: .naive)
  }
}

extension Destination {
  static func push(_ route: String) -> Destination {
    Destination(target: RoutePattern(route: route), presentation: .push)
  }

  static func sheet(_ route: String) -> Destination {
    Destination(
      target: RoutePattern(route: route), presentation: .sheet(embedsNavigation: true))
  }
}

extension EffectDefinition {
  static func naive(
    _ name: String, sends action: String, emission: Emission = .once
  ) -> EffectDefinition {
    EffectDefinition(
      name: name, action: action, startsOnAppearance: true, emission: emission,
      cancellation: .withOwner, id: nil, location: .naive)
  }
}
