/// Something to be shown at a place of the drawing: what a finding is to a picture.
package struct RouteMark: Hashable, Sendable {
  /// The coordinator by name; a name that the graph does not have marks the graph as a whole.
  package var coordinator: String
  /// The route by name, or nil for the coordinator as a whole.
  package var route: String?
  /// Index into the route's transitions, or nil for the route as a whole.
  package var transition: Int?
  package var severity: Severity
  /// The identifier of the rule, written beside the place.
  package var rule: String
  /// The sentence for the tooltip.
  package var message: String

  package init(
    coordinator: String, route: String? = nil, transition: Int? = nil, severity: Severity,
    rule: String, message: String
  ) {
    self.coordinator = coordinator
    self.route = route
    self.transition = transition
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// How bad it is, the worst first.
  package enum Severity: Int, Hashable, Comparable, Sendable, CaseIterable {
    case error, warning, info

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

extension RouteMark.Severity {
  /// The class in the drawing, and the word in a legend.
  var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }
}
