public import NavGraphModel

/// Arrays of routes that have the operations of TCACoordinators and FlowStacks: `[Route<Screen>]` and
/// `IdentifiedArrayOf<Route<Screen>>`. Not for types of your own.
public protocol RoutableCollection: RandomAccessCollection
where Element: RouteProtocol, Index == Int {
  /// How routes are told apart in arrays of this type.
  static var identification: RouteIdentification { get }

  /// Whether an array of this type takes two routes for the same one.
  static func haveSameIdentity(_ route: Element, _ other: Element) -> Bool

  /// Changes the routes in place.
  mutating func withRoutes<Result>(_ change: (inout [Element]) -> Result) -> Result
}

extension Array: RoutableCollection where Element: RouteProtocol {
  public static var identification: RouteIdentification { .indexed }

  /// Never: a route is its position.
  public static func haveSameIdentity(_ route: Element, _ other: Element) -> Bool { false }

  public mutating func withRoutes<Result>(_ change: (inout [Element]) -> Result) -> Result {
    change(&self)
  }
}

extension RoutableCollection {
  /// Applies an operation as the dialect says, and notes what it came to.
  ///
  /// - Returns: Whether a release build did what the operation says.
  @discardableResult
  mutating func apply(
    at site: CallSite, bringing new: [Element] = [], _ operation: ([Entry]) -> StackOperation
  ) -> Bool {
    let outcome = withRoutes { Self.meaning.apply(to: &$0, bringing: new, operation) }
    site.note(outcome)
    return outcome.release.isApplied
  }

  /// The dialect of the coordinator whose reducer runs, as far as it is about arrays of this type.
  private static var dialect: Dialect {
    switch OperationLog.current?.dialect {
    case .flowStacks(let version) where identification == .indexed: .flowStacks(version)
    case .tcaCoordinators(let version, _): .tcaCoordinators(version, identification)
    default: .tcaCoordinators(.v0_14, identification)
    }
  }

  private static var meaning: ArrayMeaning<Element> {
    let dialect = dialect
    var hasRootOutside = false
    if case .flowStacks = dialect { hasRootOutside = true }
    return ArrayMeaning(
      dialect.semantics, hasRootOutside: hasRootOutside,
      haveSameIdentity: identification == .identified ? haveSameIdentity : nil,
      presentation: { $0.style.presentation })
  }

  /// Whether a push would be shown: whether the nearest route that is not a push has a navigation
  /// container; nil where the library cannot know.
  public var canPush: Bool? {
    Self.meaning.canPush(onto: Array(self))
  }

  /// Whether ``goBack(_:filePath:line:)`` would go back.
  public func canGoBack(_ count: Int = 1) -> Bool {
    var routes = Array(self)
    return Self.meaning.apply(to: &routes) { _ in .goBack(count) } == .applied
  }

  /// The number of routes above a position, for operations that name the position; nil where no
  /// number is that large.
  func count(above index: Int) -> Int? {
    let (below, overflowsBelow) = index.addingReportingOverflow(1)
    let (above, overflowsAbove) = count.subtractingReportingOverflow(below)
    return overflowsBelow || overflowsAbove ? nil : above
  }
}
