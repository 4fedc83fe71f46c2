import NavGraphModel

/// An operation of TCACoordinators and FlowStacks on an array of routes, without the routes.
///
/// The arrays are generic and specialised where an author's module uses them; this code computes the
/// meaning of an operation from the presentation of the routes alone.
@usableFromInline enum RouteCommand {
  case push
  case presentSheet
  case presentCover
  case goBack(Int)
  case goBackToIndex(Int)
  /// With the position of the topmost match.
  case goBackTo(Int?)
  case goBackToRoot
  case pop(Int)
  case popToIndex(Int)
  /// With the position of the topmost match.
  case popTo(Int?)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
}

/// What becomes of an array of routes: all of these operations only shorten or extend it.
@usableFromInline struct RouteChange {
  /// How many of the routes stay, from the bottom.
  @usableFromInline let kept: Int
  /// Whether the new route comes on top.
  @usableFromInline let addsRoute: Bool
}

extension RouteCommand {
  /// The operation on packed entries; nil where no count is that large.
  ///
  /// - Parameter height: The number of routes in the array.
  func operation(on height: Int, bringing new: Entry?) -> StackOperation? {
    switch self {
    case .push, .presentSheet, .presentCover: new.map { .append($0) }
    case .goBack(let count): .goBack(count)
    case .goBackToIndex(let index): Self.isReckoned(index, height) ? .goBackToIndex(index) : nil
    case .goBackTo(let position): .goBackTo(InstanceSet(position: position))
    case .goBackToRoot: .goBackToRoot
    case .pop(let count): .pop(count)
    case .popToIndex(let index): Self.isReckoned(index, height) ? .popToIndex(index) : nil
    case .popTo(let position): .popTo(InstanceSet(position: position))
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss(let count): .dismiss(count)
    case .dismissAll: .dismissAll
    }
  }

  /// Whether the number of routes above a position is small enough to be reckoned.
  private static func isReckoned(_ index: Int, _ height: Int) -> Bool {
    let (above, overflows) = height.subtractingReportingOverflow(index)
    return !overflows && above != .min
  }

  /// The operation as it is displayed.
  var displayName: String {
    switch self {
    case .push: "push"
    case .presentSheet: "presentSheet"
    case .presentCover: "presentCover"
    case .goBack(let count): count == 1 ? "goBack" : "goBack \(count)"
    case .goBackToIndex(let index): "goBackTo \(index)"
    case .goBackTo: "goBackTo"
    case .goBackToRoot: "goBackToRoot"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popToIndex(let index): "popTo \(index)"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .popToCurrentNavigationRoot: "popToCurrentNavigationRoot"
    case .dismiss(let count): count == 1 ? "dismiss" : "dismiss \(count)"
    case .dismissAll: "dismissAll"
    }
  }
}
