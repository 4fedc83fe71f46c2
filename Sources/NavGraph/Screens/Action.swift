import NavGraphExploration
import NavGraphModel

/// An action that a screen can send, or a coordinator itself, and that its reducer takes.
///
/// ```swift
/// Screen(.step1) {
///   Action("nextButtonTapped", FormAction.step1(.nextButtonTapped))
/// }
/// Screen(.finalScreen) {
///   Action("submitTapped", FormAction.submit) { (state: FormState) in state.job != nil }
///   for job in ["iOS", "Android"] {                      // samples, where the payload decides
///     Action("jobSelected(\(job))", FormAction.jobSelected(job))
///   }
///   Action("closeTapped", from: { (state: FormState, index: Int) in
///     FormAction.router(.routeAction(id: state.routes[index].id, action: .closeTapped))
///   })
/// }
/// Action("appResumed", FormAction.resumed, trigger: .effect)         // the coordinator's own
/// ```
///
/// The values are of the type that the reducer of the coordinator takes, which is checked when the
/// graph is loaded.
public struct Action<Route: RouteKey>: ScreenElement, CoordinatorElement, Annotatable {
  private var transition: Transition
  private let source: any ActionSource

  public var screenPart: ScreenPart { ScreenPart(.action(transition, source)) }

  public var containerPart: ContainerPart {
    var transition = transition
    transition.operations = [.reduce(0)]
    return ContainerPart(
      .handler(HandlerDefinition(source: .own, transition: transition)), sources: [source])
  }

  /// Registers an action.
  ///
  /// - Parameters:
  ///   - name: Its name in witnesses and pictures.
  ///   - event: The action that the reducer takes.
  ///   - trigger: Who causes it.
  ///   - condition: When it can happen at all, as far as variables of the registration decide.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<Event>(
    _ name: String, _ event: Event, trigger: Trigger = .tap,
    when condition: RouteCondition<Route>? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      name, ConstantAction(event), trigger, condition, SourceLocation(filePath, line, column))
  }

  /// Registers an action that the state has to allow: a button that is disabled otherwise.
  ///
  /// - Parameters:
  ///   - name: Its name in witnesses and pictures.
  ///   - event: The action that the reducer takes.
  ///   - trigger: Who causes it.
  ///   - isAllowed: Whether it can happen in a state.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State, Event>(
    _ name: String, _ event: Event, trigger: Trigger = .tap,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    if isAllowed: @escaping (State) -> Bool
  ) {
    self.init(
      name, GuardedAction(ConstantAction(event), if: isAllowed), trigger, nil,
      SourceLocation(filePath, line, column))
  }

  /// Registers an action that is made from the state, such as one that names the acting screen by its
  /// identity.
  ///
  /// - Parameters:
  ///   - name: Its name in witnesses and pictures.
  ///   - trigger: Who causes it.
  ///   - make: The action, from the state and the position of the acting screen among the entries of
  ///     its container; -1 where no screen acts.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State, Event>(
    _ name: String, trigger: Trigger = .tap,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    from make: @escaping (State, Int) -> Event
  ) {
    self.init(name, DynamicAction(make), trigger, nil, SourceLocation(filePath, line, column))
  }

  private init(
    _ name: String, _ source: any ActionSource, _ trigger: Trigger,
    _ condition: RouteCondition<Route>?, _ location: SourceLocation
  ) {
    transition = Transition(
      action: name, trigger: trigger, condition: condition?.condition, operations: [],
      location: location)
    self.source = source
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.transition.annotate(annotation)
    return copy
  }
}
