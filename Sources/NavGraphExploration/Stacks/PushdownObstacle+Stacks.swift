// What stands in the way of stacks of any height in more than one place.

extension PushdownObstacle {
  static let hasNoStack = PushdownObstacle(reason: "it has no stack")

  static let waysAreTooLong = PushdownObstacle(reason: "some ways are too long to be gone again")

  static let exchangesFlows = PushdownObstacle(
    reason: "flows are started afresh, or arrays written back later")

  static let searchesAndDoesMore = PushdownObstacle(
    reason: "one action looks for a screen, and does more, found or not")

  static let turnsOutOtherwise = PushdownObstacle(
    reason: "one action goes back otherwise on stacks that look the same")

  static let leavesSheetInFront = PushdownObstacle(
    reason: "another tab is selected while a sheet is in front")

  static let pushesBehindAlert = PushdownObstacle(
    reason: "screens come behind an alert that is up")

  /// - Parameter step: What it is called.
  static func changesBelow(_ step: String) -> PushdownObstacle {
    PushdownObstacle(reason: "\(step) changes what lies below the screen on top")
  }
}
