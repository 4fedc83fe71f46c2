/// The cause of a transition.
public enum Trigger: String, Hashable, Codable, Sendable {
  /// The user using the app, on something the screen shows.
  case tap
  /// The user, through something the system offers: a back button, a sheet's swipe.
  case gesture
  /// Work that finishes later: a request, a timer. It can come while its screen is in the state,
  /// shown or not.
  case effect
  /// The app itself, as soon as the screen is there to act: a redirect.
  case automatic
  /// Another action that sends this one; it has no other cause.
  case sent
  /// A deep link.
  case link
}

/// A gesture that the system offers on a screen without code of the app.
public enum Gesture: String, Hashable, Codable, Sendable, CaseIterable {
  /// The back button of a navigation bar.
  case back
  /// Swiping from the edge, with the same effect as the back button.
  case edgeSwipe
  /// The menu that a long press on the back button opens, with all earlier screens.
  case backMenu
  /// Swiping a sheet down.
  case swipeDown
  /// Tapping another tab.
  case tabTap
  /// Tapping the selected tab again.
  case tabRetap
  /// Closing an alert or dialog by a button of its own for which the app has no action.
  case alertButton
}

extension Gesture {
  /// The action's name in witnesses and pictures.
  package var action: String {
    switch self {
    case .back: "back"
    case .edgeSwipe: "swipe back"
    case .backMenu: "back menu"
    case .swipeDown: "swipe down"
    case .tabTap: "tap tab"
    case .tabRetap: "tap tab again"
    case .alertButton: "close alert"
    }
  }
}
