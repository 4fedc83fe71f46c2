import NavGraphFacts
import NavGraphModel

/// Reads a registration afresh at every question.
struct NaiveRegistration {
  let graph: GraphDefinition
  let rules: Set<NaiveRule>

  func index(_ coordinator: String) -> Int {
    graph.coordinators.firstIndex { $0.name == coordinator } ?? 0
  }

  func coordinator(_ name: String) -> CoordinatorDefinition {
    graph.coordinators[index(name)]
  }

  func route(_ name: String, of coordinator: String) -> RouteDefinition {
    let routes = self.coordinator(coordinator).routes
    return routes.first { $0.name == name } ?? routes[0]
  }

  func routeIndex(_ name: String, of coordinator: String) -> Int {
    self.coordinator(coordinator).routes.firstIndex { $0.name == name } ?? 0
  }

  func library(of coordinator: String) -> NaiveLibrary? {
    guard let dialect = self.coordinator(coordinator).dialect else { return nil }
    return NaiveLibrary(dialect: dialect) { identity(of: $0, in: coordinator) }
  }

  private func identity(of entry: NaiveEntry, in coordinator: String) -> String? {
    switch route(entry.route, of: coordinator).identity {
    case .constant(let value): return "constant \(value)"
    case .unique: return nil
    case .arguments(let names):
      let values = names.sorted().map { "\($0)=\(entry.arguments[$0] ?? "")" }
      return "\(entry.route) \(values.joined(separator: " "))"
    }
  }

  /// Each transition that may hear of a source at a level, with its place.
  ///
  /// - Parameter path: The hosting routes from the level to the source's flow; none at its own.
  func transitions(
    of level: String, path: [String], source: NaiveSource
  ) -> [(reference: TransitionReference, transition: Transition)] {
    let definition = coordinator(level)
    let index = index(level)
    if path.isEmpty, let route = source.route {
      let place = TransitionReference.Place.screen(routeIndex(route, of: level))
      return self.route(route, of: level).transitions.enumerated().map {
        (TransitionReference(coordinator: index, place: place, index: $0.offset), $0.element)
      }
    }
    return definition.handlers.enumerated().compactMap { number, handler in
      let handles =
        switch handler.source {
        case .own: path.isEmpty && source.route == nil
        case .descendant(let hosts, let route):
          !path.isEmpty && hosts == path && route == source.route
        case .anyDepth(let coordinator, let route):
          !path.isEmpty && coordinator == source.coordinator && route == source.route
        case .dismissal: false
        }
      guard handles else { return nil }
      return (
        TransitionReference(coordinator: index, place: .coordinator, index: number),
        handler.transition
      )
    }
  }

  /// What a coordinator does about the dismissal of a route.
  func dismissals(
    of route: String, in coordinator: String
  ) -> [(reference: TransitionReference, transition: Transition)] {
    self.coordinator(coordinator).handlers.enumerated().compactMap { number, handler in
      guard handler.source == .dismissal(route: route) else { return nil }
      return (
        TransitionReference(
          coordinator: index(coordinator), place: .coordinator, index: number),
        handler.transition
      )
    }
  }

  /// What becomes of a screen's effect when the screen goes.
  func goesWithOwner(_ effect: EffectReference) -> Bool {
    guard let definition = graph.effect(effect) else { return true }
    // What the view started is cancelled with the view.
    if definition.lifetime == .task { return true }
    switch definition.cancellation {
    case .withOwner: return true
    case .never: return false
    case .dialect: break
    }
    switch graph.coordinators[effect.coordinator].container {
    case .stack(let stack):
      switch stack.dialect {
      case .tcaCoordinators, .composableArchitecture: return true
      case .routingReducer, .composableNavigation, .tcaRouteStack, .flowStacks, .custom:
        return false
      }
    case .tabs(let tabs): return tabs.library == .tabView
    case .switch, .joined: return true
    }
  }
}

extension NaiveRegistration {
  func isComposableArchitecture(_ coordinator: String) -> Bool {
    if case .composableArchitecture = self.coordinator(coordinator).dialect { true } else { false }
  }

  var hasEffectsOfAppearance: Bool {
    graph.coordinators.contains { coordinator in
      coordinator.routes.contains { $0.effects.contains { $0.lifetime != .owner } }
    }
  }

  /// The effects of a route that follow whether its screen is shown.
  func effectsOfAppearance(
    _ route: String, of coordinator: String
  ) -> [(reference: EffectReference, definition: EffectDefinition)] {
    self.route(route, of: coordinator).effects.enumerated().compactMap { number, effect in
      guard effect.lifetime != .owner else { return nil }
      let reference = EffectReference(
        coordinator: index(coordinator), route: routeIndex(route, of: coordinator), index: number)
      return (reference, effect)
    }
  }
}

/// Whose action it is: a screen's, or without a route the coordinator's own.
struct NaiveSource: Hashable {
  var coordinator: String
  var route: String?
}
