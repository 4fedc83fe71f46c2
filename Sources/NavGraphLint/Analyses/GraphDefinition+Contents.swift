import NavGraphModel

extension GraphDefinition {
  /// Whether any screen or coordinator has effects.
  var hasEffects: Bool {
    coordinators.contains { coordinator in
      !coordinator.effects.isEmpty || coordinator.routes.contains { !$0.effects.isEmpty }
    }
  }

  /// Whether any route hosts a coordinator.
  var hasHosts: Bool {
    coordinators.contains { coordinator in coordinator.routes.contains { $0.hosts != nil } }
  }

  /// The coordinators with deep links.
  var coordinatorsWithLinks: Set<Int> {
    Set(coordinators.indices.filter { !coordinators[$0].links.isEmpty })
  }
}
