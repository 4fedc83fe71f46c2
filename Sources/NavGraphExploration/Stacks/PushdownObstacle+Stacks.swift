import NavGraphFacts
import NavGraphModel

// The obstacles to an answer for any stack height that several files need.

extension PushdownObstacle {
  static let hasNoStack = PushdownObstacle(reason: "it has no stack")

  static let pathsAreTooLong = PushdownObstacle(reason: "some paths are too long to be replayed")

  static let exchangesFlows = PushdownObstacle(
    reason: "coordinators are reset, or arrays are written back later")

  static let searchesAndDoesMore = PushdownObstacle(
    reason: "one action looks for a screen and does more whether it finds it or not")

  static let turnsOutOtherwise = PushdownObstacle(
    reason: "one action goes back differently on stacks that look the same")

  static let pushesBehindAlert = PushdownObstacle(
    reason: "screens open behind an alert")

  /// An obstacle in the operations of a coordinator.
  static let actsBeneath = "acts on coordinators that may be covered or missing"

  /// - Parameter coordinator: What it is called.
  static func actsBeneath(_ coordinator: String) -> PushdownObstacle {
    PushdownObstacle(reason: "\(coordinator) \(actsBeneath)")
  }

  /// - Parameter step: What it is called.
  static func changesBelow(_ step: String) -> PushdownObstacle {
    PushdownObstacle(reason: "\(step) changes what is below the screen on top")
  }

  /// - Parameter route: That of a screen on whose effects something navigates.
  static func movesCovered(_ app: CompiledApp, _ route: RouteReference) -> PushdownObstacle {
    let coordinator = app.coordinators[route.coordinator].definition
    return PushdownObstacle(
      reason: """
        \u{201C}\(coordinator.name)\u{201D} moves on an effect of \
        \u{201C}\(coordinator.routes[route.route].name)\u{201D}, which may be covered
        """)
  }
}
