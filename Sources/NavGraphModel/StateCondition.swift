/// What can be said about a whole state of the app.
package indirect enum StateCondition: Hashable, Codable, Sendable {
  /// A screen of the route is in use, or a screen of the flow that it hosts: it is shown, and nothing
  /// covers it.
  case shows(ScreenName)
  /// The route is in some container or slot, seen or not.
  case holds(ScreenName)
  /// The app's variable has this value.
  case variable(String, is: String)
  /// The fixed input has this value.
  case input(String, is: String)
  /// The condition holds in a running flow of the coordinator.
  case within(coordinator: String, Condition)
  case not(StateCondition)
  case all([StateCondition])
  case any([StateCondition])
}

extension StateCondition {
  /// The condition as a user would say it.
  package var displayName: String {
    switch self {
    case .shows(let screen): "\(screen.displayName) is shown"
    case .holds(let screen): "\(screen.displayName) is there"
    case .variable(let name, let value), .input(let name, let value): "\(name) = \(value)"
    case .within(let coordinator, let condition): "in \(coordinator): \(condition.displayName)"
    case .not(let condition): "not (\(condition.displayName))"
    case .all(let conditions):
      conditions.map { "(\($0.displayName))" }.joined(separator: " and ")
    case .any(let conditions): conditions.map { "(\($0.displayName))" }.joined(separator: " or ")
    }
  }

  /// How deep it is nested; bounded as ``Condition/depthLimit`` says.
  package var depth: Int {
    switch self {
    case .shows, .holds, .variable, .input: 1
    case .within(_, let condition): condition.depth + 1
    case .not(let condition): condition.depth + 1
    case .all(let conditions), .any(let conditions): (conditions.map(\.depth).max() ?? 0) + 1
    }
  }
}
