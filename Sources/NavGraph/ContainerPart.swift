import NavGraphModel

/// An element of a coordinator whose type of routes is no longer of interest.
public struct ContainerPart: Sendable {
  enum Kind {
    case route(RouteDefinition)
    case tab(RouteDefinition, TabOptions)
    case switchCase(RouteDefinition, while: Condition?, isKept: Bool)
    case joined(RouteDefinition)
    case handler(HandlerDefinition)
    case link(DeepLinkDefinition)
    case slot(SlotDefinition)
    case variable(VariableDefinition)
    case effect(EffectDefinition)
    case renders([String])
  }

  private let box: Box<Kind>
  var kind: Kind { box.value }

  init(_ kind: Kind) {
    box = Box(kind)
  }
}
