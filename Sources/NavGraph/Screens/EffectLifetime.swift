import NavGraphModel

/// How a screen's ``Effect`` depends on whether the screen is shown.
///
/// A screen is shown while nothing is pushed above it and its tab and case are shown. Sheets, covers and
/// alerts above it do not hide it: SwiftUI calls neither `onDisappear` nor cancels a `.task` for them.
public enum EffectLifetime: Sendable {
  /// It does not: the effect lives as long as its owner.
  case owner
  /// It starts each time the screen is shown, as in `onAppear`, and goes on when the screen is hidden.
  case eachAppearance
  /// It starts each time the screen is shown and is cancelled when the screen is hidden, as SwiftUI's
  /// `.task` is.
  case task

  var modelled: EffectDefinition.Lifetime {
    switch self {
    case .owner: .owner
    case .eachAppearance: .eachAppearance
    case .task: .task
    }
  }
}
