import NavGraphModel

/// How often an ``Effect`` sends its action.
public enum EffectEmission: Sendable {
  case once
  /// Again and again, until it is cancelled.
  case repeatedly
  /// Once, or never.
  case perhaps

  var modelled: EffectDefinition.Emission {
    switch self {
    case .once: .once
    case .repeatedly: .repeatedly
    case .perhaps: .perhaps
    }
  }
}
