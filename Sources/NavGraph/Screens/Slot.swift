import NavGraphModel

/// A named place of a coordinator or a screen that holds one screen beside the container's own: an
/// alert, a sheet bound to an optional, a second column.
///
/// ```swift
/// Slot("filter", .sheet)                                     // filled by .show(.filter, in: "filter")
/// Slot("login", .cover, shows: .login, while: .not(.is("loggedIn")))
/// ```
///
/// A slot goes with its owner. An alert or dialog closes itself on any action of what it holds, or by
/// a button of its own for which the app has no action; operations on the stack do not see slots.
///
/// One destination that holds alerts, sheets and pushes by turns is one slot:
///
/// ```swift
/// Slot("destination", .sheet, as: [.confirmDelete: .alert, .detail: .push])
/// ```
public struct Slot<Route: RouteKey>: CoordinatorElement, ScreenElement {
  private var definition: SlotDefinition
  public var containerPart: ContainerPart { ContainerPart(.slot(definition)) }
  public var screenPart: ScreenPart { ScreenPart(.slot(definition)) }

  /// Registers a slot that operations fill and clear.
  ///
  /// - Parameters:
  ///   - name: The name that operations use, unique in its owner.
  ///   - kind: How its content is presented.
  ///   - kinds: Routes that are presented differently, each with its kind: one destination can hold an alert, a sheet
  ///     or a dialog, of which each replaces the other.
  ///   - initial: What it holds from the start: a state that is restored, or comes with a link. Nil
  ///     where it starts empty.
  ///   - isBool: Whether the app keeps a `Bool` for it: showing the same again while it is shown changes
  ///     nothing.
  ///   - closesItself: Whether the buttons of an alert or dialog clear it. Pass false where the app
  ///     forgot to (a missing `ifLet`): it is then up until an operation clears it.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, _ kind: SlotKind, as kinds: [Route: SlotKind] = [:],
    initially initial: Route? = nil, isBool: Bool = false, closesItself: Bool = true,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    definition = SlotDefinition(
      name: name, kind: kind,
      kinds: Dictionary(kinds.map { ($0.key.rawValue, $0.value) }) { first, _ in first },
      isBool: isBool, closesItself: closesItself,
      initial: initial.map { RoutePattern($0, nil) },
      location: SourceLocation(filePath, line, column))
  }

  /// Registers a slot that follows a condition.
  ///
  /// - Parameters:
  ///   - name: Its name, unique in its owner.
  ///   - kind: How its content is presented.
  ///   - route: What it shows.
  ///   - arguments: Values for the route's arguments.
  ///   - condition: It holds the screen while this does.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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

  /// Says where in the app's own code the slot comes from, as ``Annotatable/source(_:_:)`` does.
  public func source(_ file: String, _ line: Int) -> Self {
    var copy = self
    copy.definition.location = SourceLocation(file: file, line: line, column: 1)
    return copy
  }
}
