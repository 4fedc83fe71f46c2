import NavGraphExploration
import NavGraphModel

/// An element of a screen whose type of routes is no longer of interest.
public struct ScreenPart: Sendable {
  enum Kind {
    case transition(Transition)
    /// A transition that runs the reducer, and with what.
    case action(Transition, any ActionSource)
    case slot(SlotDefinition)
    case variable(VariableDefinition)
    case effect(EffectDefinition)
    case request(RequestParts)
    case unhandled(UnhandledAction)
  }

  private let box: Box<Kind>
  var kind: Kind { box.value }

  init(_ kind: Kind) {
    box = Box(kind)
  }
}
