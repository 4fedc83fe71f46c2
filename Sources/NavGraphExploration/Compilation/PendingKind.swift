import NavGraphFacts
import NavGraphModel

/// A class, because steps hand it on again and again.
final class CompiledEffect: Sendable {
  let definition: EffectDefinition
  /// The actions that it may send: its action, and that of its failure.
  let actions: [Int]

  init(_ definition: EffectDefinition, _ names: NameTable) {
    self.definition = definition
    actions = ([definition.action] + (definition.failure.map { [$0] } ?? [])).map { names[$0] }
  }
}

/// A kind of pending effect.
indirect enum PendingKind: Sendable {
  /// An effect of a screen, or (without an instance) of a coordinator.
  case effect(EffectReference, instance: Int?, action: Int, CompiledEffect)
  /// - `isOfScreen`: whether it acts on slots of the screen that asked for it, and is pending there.
  case followUp(
    TransitionReference, actor: Int?, operations: [CompiledOperation], isOfScreen: Bool)
  case write(TransitionReference, operation: Int)
  /// A follow-up of any reducer: its value is a number in the ``FollowUpTable``.
  case reducerFollowUp
}

extension PendingKind {
  /// The coordinator whose flows it is pending for; nil for effects of screens, and for follow-ups of
  /// reducers.
  var owner: Int? {
    switch self {
    case .effect(let reference, nil, _, _): reference.coordinator
    case .followUp(_, _, _, isOfScreen: true): nil
    case .followUp(let reference, _, _, _), .write(let reference, _): reference.coordinator
    case .effect, .reducerFollowUp: nil
    }
  }

  /// Whether it becomes pending with what it is pending for.
  var startsOnAppearance: Bool {
    if case .effect(_, _, _, let effect) = self {
      effect.definition.startsByItself
    } else {
      false
    }
  }

  /// Whether several can be pending at once. One that restarts takes the place of the one before; but those of screens that
  /// have gone are pending for their flow, each by itself.
  func canBeSeveral(forFlow isOfFlow: Bool) -> Bool {
    switch self {
    case .effect(_, let instance, _, let effect):
      !effect.definition.restarts || isOfFlow && instance != nil
    case .followUp: true
    case .write, .reducerFollowUp: false
    }
  }

  /// Whether it is still there when it has arrived.
  var repeats: Bool {
    if case .effect(_, _, _, let effect) = self {
      effect.definition.emission == .repeatedly
    } else {
      false
    }
  }
}
