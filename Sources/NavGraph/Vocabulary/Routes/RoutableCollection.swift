public import NavGraphModel

/// Arrays of routes that have the operations of TCACoordinators and FlowStacks: `[Route<Screen>]` and
/// `IdentifiedArrayOf<Route<Screen>>`. Not for types of your own.
public protocol RoutableCollection: RandomAccessCollection
where Element: RouteProtocol, Index == Int {
  /// How routes are distinguished in arrays of this type.
  static var identification: RouteIdentification { get }

  /// The position of the identity of a route, if arrays of this type look at identities.
  func position(ofIdentityOf route: Element) -> Int?

  /// Keeps so many routes from the bottom, and puts another one on top.
  mutating func keep(_ count: Int, adding route: Element?)
}

extension Array: RoutableCollection where Element: RouteProtocol {
  @inlinable public static var identification: RouteIdentification { .indexed }

  /// Nowhere: a route is its position.
  @inlinable public func position(ofIdentityOf route: Element) -> Int? { nil }

  @inlinable public mutating func keep(_ count: Int, adding route: Element?) {
    if count < self.count { removeSubrange(count...) }
    if let route { append(route) }
  }
}

extension RoutableCollection {
  /// Applies an operation as the dialect says, and notes what it came to.
  @inlinable mutating func apply(
    _ command: RouteCommand, bringing route: Element? = nil, _ filePath: StaticString, _ line: Int
  ) {
    let change = standing.change(
      by: command, bringing: route?.style, known: route.flatMap { position(ofIdentityOf: $0) },
      filePath: filePath, line: line)
    keep(change.kept, adding: change.addsRoute ? route : nil)
  }

  @inlinable var standing: StandingRoutes {
    StandingRoutes(map { $0.style }, Self.identification)
  }

  /// Whether a push would be shown: whether the nearest route that is not a push has a navigation
  /// container; nil where the library cannot know.
  @inlinable public var canPush: Bool? { standing.canPush }

  /// Whether ``goBack(_:filePath:line:)`` would go back.
  @inlinable public func canGoBack(_ count: Int = 1) -> Bool { standing.allows(.goBack(count)) }
}
