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

  /// Whether any coordinator has deep links.
  var hasLinks: Bool { coordinators.contains { !$0.links.isEmpty } }
}
