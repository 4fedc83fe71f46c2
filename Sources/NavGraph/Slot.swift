import NavGraphModel

/// A named place of a coordinator or a screen that holds one screen beside the container's own: an
/// alert, a sheet bound to an optional, a second column.
///
/// ```swift
/// Slot("filter", .sheet)                                     // filled by .show(.filter, in: "filter")
/// Slot("login", .cover, shows: .login, while: .not(.is("loggedIn")))
/// ```
///
/// A slot starts empty and goes with its owner. An alert or dialog closes itself on any action of
/// what it holds; operations on the stack do not see slots.
public struct Slot<Route: RouteKey>: CoordinatorElement, ScreenElement {
  private let definition: SlotDefinition
  public var containerPart: ContainerPart { ContainerPart(.slot(definition)) }
  public var screenPart: ScreenPart { ScreenPart(.slot(definition)) }

  /// Registers a slot that operations fill and clear.
  ///
  /// - Parameters:
  ///   - name: The name that operations use, unique in its owner.
  ///   - kind: How what it holds stands to its presenter.
  public init(
    _ name: String, _ kind: SlotKind,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = SlotDefinition(
      name: name, kind: kind, location: SourceLocation(filePath, line, column))
  }

  /// Registers a slot that follows a condition.
  ///
  /// - Parameters:
  ///   - name: Its name, unique in its owner.
  ///   - kind: How what it holds stands to its presenter.
  ///   - route: What it shows.
  ///   - arguments: Values for the route's arguments.
  ///   - condition: It holds the screen while this does.
  public init(
    _ name: String, _ kind: SlotKind, shows route: Route, with arguments: ArgumentValues? = nil,
    while condition: RouteCondition<Route>,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = SlotDefinition(
      name: name, kind: kind,
      derived: SlotDefinition.Derivation(
        condition: condition.condition, target: RoutePattern(route, arguments)),
      location: SourceLocation(filePath, line, column))
  }
}
