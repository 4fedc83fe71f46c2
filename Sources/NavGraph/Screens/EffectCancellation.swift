import NavGraphModel

/// What becomes of an ``Effect`` when its owner goes.
public enum EffectCancellation: Sendable {
  /// What the library does without the author's doing.
  case byLibrary
  /// It is cancelled, whatever the library does.
  case withOwner
  /// It goes on, whatever the library does.
  case never

  var modelled: EffectDefinition.Cancellation {
    switch self {
    case .byLibrary: .dialect
    case .withOwner: .withOwner
    case .never: .never
    }
  }
}
