import NavGraphModel

/// What becomes of an ``Effect`` when its owner goes.
public enum EffectCancellation: Sendable {
  /// What the library does without the author's doing.
  case byLibrary
  /// It is cancelled, regardless of the library.
  case withOwner
  /// It continues, regardless of the library.
  case never

  var modelled: EffectDefinition.Cancellation {
    switch self {
    case .byLibrary: .dialect
    case .withOwner: .withOwner
    case .never: .never
    }
  }
}
