/// Who causes a transition.
public enum Trigger: String, Hashable, Codable, Sendable {
  /// The person using the app, on something the screen shows.
  case tap
  /// The person, through something the system offers: a back button, a sheet's swipe.
  case gesture
  /// Work that finishes later: a request, a timer.
  case effect
}

/// A way out that the system offers on a screen without the app's doing.
public enum Gesture: String, Hashable, Codable, Sendable, CaseIterable {
  /// The back button of a navigation bar.
  case back
  /// Swiping a sheet down.
  case swipeDown
}

extension Gesture {
  /// The action's name in witnesses and pictures.
  package var action: String {
    switch self {
    case .back: "back"
    case .swipeDown: "swipe down"
    }
  }
}
