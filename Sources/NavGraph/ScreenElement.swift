import NavGraphModel

/// What stands in the braces of a ``Screen``: ``On``, ``Slot``, ``Variable`` and ``Effect``.
///
/// Not for types of your own.
public protocol ScreenElement<Route>: Sendable {
  associatedtype Route: RouteKey
  var screenPart: ScreenPart { get }
}

/// An element of a screen whose type of routes is no longer of interest.
public struct ScreenPart: Sendable {
  enum Kind {
    case transition(Transition)
    case slot(SlotDefinition)
    case variable(VariableDefinition)
    case effect(EffectDefinition)
  }

  private let box: Box<Kind>
  var kind: Kind { box.value }

  init(_ kind: Kind) {
    box = Box(kind)
  }
}

extension RouteDefinition {
  /// A route with what the braces of its screen hold.
  init(
    _ route: some RouteKey, arguments: [RouteArgument] = [], identity: RouteIdentity = .constant,
    disabling gestures: [Gesture], hosts: (any FlowName)?, feature: Feature?, parts: [ScreenPart],
    at location: SourceLocation
  ) {
    self.init(
      name: route.rawValue, arguments: arguments.map(\.argument),
      identity: identity.resolved(for: route.rawValue), disabledGestures: gestures,
      hosts: hosts?.flowName, feature: feature?.definition.name, location: location)
    for part in parts {
      switch part.kind {
      case .transition(let transition): transitions.append(transition)
      case .slot(let slot): slots.append(slot)
      case .variable(let variable): variables.append(variable)
      case .effect(let effect): effects.append(effect)
      }
    }
  }
}
