import NavGraphFacts
import NavGraphModel

/// A pending effect.
enum NaivePending: Hashable {
  /// An effect of the entry or the flow that holds it.
  case effect(EffectReference)
  /// An effect of a screen that is gone; the flow keeps it, and what the screen was.
  case kept(EffectReference, arguments: [String: String])
  /// Operations that come later: those of one operation, by its position in the flattened ones.
  case later(TransitionReference, operation: Int, memory: NaiveActor)
  /// The commands of one transition that were asked for, by their positions.
  case commands(TransitionReference, operations: [Int], memory: NaiveActor)
  /// An array to be written back, and the one that it was computed from.
  case write(TransitionReference, operation: Int, array: [NaiveEntry], original: [NaiveEntry])
}
