import Foundation

/// What the model means since its revision; each can be left out, so that a difference to the search can
/// be put down to one of them.
enum NaiveRule: CaseIterable {
  /// Alerts are in front of everything, one at a time, and close by buttons of their own.
  case modalAlerts
  /// A tab that presents something stays in front when an operation selects another.
  case frontTabs
  /// Steps from outside that leave the containers as they are enable what comes after them.
  case passableSteps
  /// No coordinator hears an action that is not enabled.
  case guards
  /// What hosts a flow can switch off the gestures that would take it away.
  case gesturesOffInHosts
  /// The Composable Architecture cancels in the scope of who acts.
  case cancelScopes
  /// The Composable Architecture keeps the effects of a screen that is replaced by an equal one.
  case sameIdentities
  /// Effects in arrays go by their positions at the end of a transition.
  case positionsAtTheEnd
  /// ComposableNavigation's tabs remember the active item while there are no items.
  case rememberedTabs

  static let isRevised = true
  /// Those that every comparison with the search goes by.
  static let current: Set<NaiveRule> = isRevised ? Set(allCases) : []
}
