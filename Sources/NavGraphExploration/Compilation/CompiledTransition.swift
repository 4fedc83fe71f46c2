import NavGraphFacts
import NavGraphModel

/// The transitions for one action at one place, in the order of registration.
struct CompiledAction: Sendable {
  let name: Int
  let transitions: [CompiledTransition]
}

/// A class, because steps hand it on again and again.
final class CompiledTransition: Sendable {
  let reference: TransitionReference
  let trigger: Trigger
  /// All that has to hold for it to be heard.
  let condition: CompiledCondition?
  /// When the screen whose action it is can send that at all; nil for always.
  let enabledWhen: CompiledCondition?
  /// The additional condition; nil for none.
  let handlerCondition: CompiledCondition?
  let operations: [CompiledOperation]
  /// The action with which it runs a reducer, if that is what it does.
  let reducerAction: Int?

  init(
    reference: TransitionReference, trigger: Trigger, condition: CompiledCondition?,
    enabledWhen: CompiledCondition?, handlerCondition: CompiledCondition?,
    operations: [CompiledOperation]
  ) {
    self.reference = reference
    self.trigger = trigger
    self.condition = condition
    self.enabledWhen = enabledWhen
    self.handlerCondition = handlerCondition
    self.operations = operations
    reducerAction = if case .reduce(let action)? = operations.first?.kind { action } else { nil }
  }
}

/// A coordinator's handling of an action of a screen in an inner flow.
struct CompiledHandler: Sendable {
  /// Indices of the hosting routes on the path down; nil for any path.
  let path: [Int]?
  let action: Int
  let trigger: Trigger
  /// By instance of the acting screen; a single one where the instance does not matter.
  let transitions: [CompiledTransition]
}

struct CompiledLink: Sendable {
  let name: Int
  /// One for each combination of the parameters' samples.
  let transitions: [CompiledTransition]
  let parameters: [[String]]
}
