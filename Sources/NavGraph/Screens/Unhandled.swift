import NavGraphModel

/// Says that the app's code sends an action and no code handles it: `unhandled-output` reports it.
///
/// `navgraph extract` writes these, on the screen or the coordinator whose code sends the action. An ``On`` or ``OnChild``
/// for the action resolves it.
///
/// ```swift
/// Screen(.home) {
///   Unhandled("logInTapped").source("Home/HomeView.swift", 28)
/// }
/// ```
public struct Unhandled<Route: RouteKey>: ScreenElement, CoordinatorElement, Annotatable {
  private var action: UnhandledAction
  public var screenPart: ScreenPart { ScreenPart(.unhandled(action)) }
  public var containerPart: ContainerPart { ContainerPart(.unhandled(action)) }

  /// Registers an action.
  ///
  /// - Parameters:
  ///   - action: Its name, as the reducer has it.
  ///   - parent: The reducer that contains the sender's; the coordinator's if it is not given.
  ///   - afterDismiss: Whether the effect that sends it dismissed the screen before: `await dismiss()`. What a cancelled
  ///     effect sends does not arrive.
  ///   - handledBy: The reducers that handle it in other places where the screen is shown.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ action: String, parent: String? = nil, afterDismiss: Bool = false,
    handledBy: [String] = [],
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.action = UnhandledAction(
      action: action, parent: parent, isAfterDismissal: afterDismiss, handledBy: handledBy,
      location: SourceLocation(filePath, line, column))
  }

  /// Registers an action whose handler starts something that can fail, after which the user waits for ever: `stuck-waiting`
  /// reports it.
  ///
  /// - Parameters:
  ///   - action: Its name, as the reducer has it.
  ///   - failure: What fails, in words: “save throws”.
  ///   - flag: The property of the state that stays true: “isSaving”. Without it, the screen shows nothing but that it waits.
  ///   - reset: Another action of the user that resets it.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ action: String, when failure: String, leaves flag: String? = nil, until reset: String? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.action = UnhandledAction(
      action: action, failure: UnhandledFailure(condition: failure, flag: flag, resetBy: reset),
      location: SourceLocation(filePath, line, column))
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    switch annotation.kind {
    case .located(let location): copy.action.location = location
    case .allowed(let suppression): copy.action.suppressions.append(suppression)
    case .terminal, .requires, .untracked, .assuming, .sent, .response: break
    }
    return copy
  }
}
