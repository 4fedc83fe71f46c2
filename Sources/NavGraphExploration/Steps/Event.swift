import NavGraphFacts
import NavGraphModel

/// What happens in a step, for witnesses.
struct Event {
  var actor: ScreenReference?
  var name: Name
  var trigger: Trigger
  /// Nil where the first transition that hears is the cause.
  var cause: Cause?
  /// The address of the acting screen; nil where none acts, or where it is gone.
  var address: Address?

  /// What an event is called; put into words only where it is asked for.
  enum Name: Hashable {
    case action(Int)
    case gesture(Gesture)
    /// A gesture that ends on a route.
    case gestureTo(Gesture, RouteReference)
    /// A link of a coordinator with one combination of its parameters.
    case link(coordinator: Int, link: Int, parameters: Int)
    case followUp(TransitionReference)
    /// What a reducer asked for, by its number in the ``FollowUpTable``.
    case reducer(UInt32)
    case end(of: EffectReference)
  }

  /// Whether neither a user nor anything pending in the app causes it.
  var comesFromOutside: Bool {
    guard actor == nil else { return false }
    if trigger == .link { return true }
    guard trigger == .effect, case .action = name else { return false }
    // What is pending for a flow is the app's.
    return cause == nil
  }

  var traits: StepTraits {
    var traits: StepTraits = []
    if comesFromOutside { traits.insert(.outside) }
    if trigger == .automatic { traits.insert(.automatic) }
    return traits
  }
}
