/// A screen that a user must always be able to come back to.
package struct HomeDefinition: Hashable, Codable, Sendable {
  package var screen: ScreenName
  package var location: SourceLocation

  package init(screen: ScreenName, location: SourceLocation) {
    self.screen = screen
    self.location = location
  }
}

/// A screen of the graph, by names.
package struct ScreenName: Hashable, Codable, Sendable {
  package var coordinator: String
  package var pattern: RoutePattern

  package init(coordinator: String, pattern: RoutePattern) {
    self.coordinator = coordinator
    self.pattern = pattern
  }

  /// The coordinator, then the route.
  package var displayName: String { "\(coordinator) \u{25B8} \(pattern.displayName)" }
}
