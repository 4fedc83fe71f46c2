import NavGraphExploration
import NavGraphModel

extension RouteDefinition {
  /// A route with what the braces of its screen hold.
  init(
    _ route: some RouteKey, arguments: [RouteArgument] = [], identity: RouteIdentity = .constant,
    disabling gestures: [Gesture], hosts: (any FlowName)?, feature: Feature?, image: String? = nil,
    parts: [ScreenPart], at location: SourceLocation
  ) {
    self.init(
      name: route.rawValue, arguments: arguments.map(\.argument),
      identity: identity.resolved(for: route.rawValue), disabledGestures: gestures,
      hosts: hosts.map { Self.name(of: $0) }, feature: feature?.definition.name,
      image: image, location: location)
    var count = 0
    for part in parts {
      switch part.kind {
      case .transition(let transition): transitions.append(transition)
      case .action(var transition, _):
        transition.operations = [.reduce(count)]
        count += 1
        transitions.append(transition)
      case .slot(let slot): slots.append(slot)
      case .variable(let variable): variables.append(variable)
      case .effect(let effect): effects.append(effect)
      case .request(let request):
        effects.append(request.effect)
        transitions += request.transitions
      case .unhandled(let action): unhandled.append(action)
      }
    }
  }

  /// What the braces of a screen hold for a reducer, in the order of their transitions.
  static func sources(of parts: [ScreenPart]) -> [any ActionSource] {
    parts.compactMap { if case .action(_, let source) = $0.kind { source } else { nil } }
  }

  /// A coordinator that is declared further down is not made yet while the lines above it run, and
  /// has no name then; that is refused when the graph is loaded.
  private static func name(of flow: any FlowName) -> String {
    let name = flow.flowName
    return name.isEmpty ? "" : name
  }
}
