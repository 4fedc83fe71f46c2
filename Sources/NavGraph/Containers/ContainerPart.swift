import NavGraphExploration
import NavGraphModel

/// An element of a coordinator whose type of routes is no longer of interest.
public struct ContainerPart: Sendable {
  enum Kind {
    case route(RouteDefinition)
    /// A root that is none of the coordinator's routes.
    case root(RouteDefinition)
    case tab(RouteDefinition, TabOptions)
    case switchCase(RouteDefinition, while: Condition?, isKept: Bool)
    case joined(RouteDefinition)
    case handler(HandlerDefinition)
    /// What the views send for gestures, or for taps on the bar.
    case gestures(Transition)
    case selection(Transition)
    case link(DeepLinkDefinition)
    case slot(SlotDefinition)
    case variable(VariableDefinition)
    case effect(EffectDefinition)
    case request(RequestParts)
    case renders([String])
    case unhandled(UnhandledAction)
  }

  private let box: Box<(kind: Kind, sources: [any ActionSource])>
  var kind: Kind { box.value.kind }
  /// What the part registers for a reducer; its transitions refer to them by index.
  var sources: [any ActionSource] { box.value.sources }

  init(_ kind: Kind, sources: [any ActionSource] = []) {
    box = Box((kind, sources))
  }
}
