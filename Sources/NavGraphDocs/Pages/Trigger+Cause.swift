import NavGraphModel

extension Trigger {
  /// Who causes an action, in a table.
  var cause: String {
    switch self {
    case .tap: "tap"
    case .gesture: "gesture"
    case .effect: "effect"
    case .automatic: "by itself"
    case .sent: "another action"
    case .link: "link"
    }
  }
}
