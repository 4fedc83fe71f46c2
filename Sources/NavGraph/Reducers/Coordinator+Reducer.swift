import NavGraphExploration
import NavGraphModel

extension Coordinator {
  /// Registers a coordinator with the reducer that keeps its stack.
  ///
  /// ```swift
  /// let form = Coordinator<FormRoute>(
  ///   "Form", dialect: .tcaCoordinators(.v0_14, .indexed), initial: FormState(), routes: \.routes
  /// ) {
  ///   Screen(.step1) { Action("nextButtonTapped", FormAction.step1Next) }
  ///   Screen(.step2)
  /// } reduce: { (state: inout FormState, action: FormAction) in
  ///   switch action {
  ///   case .step1Next: state.routes.push(.step2)
  ///   }
  ///   return []
  /// }
  /// ```
  ///
  /// The reducer is run with each action that the shown screens can send, from each state that this
  /// leads to; comparing the visible screens of the states shows what it did. It has to be a function of
  /// its arguments: one that answers twice differently is reported.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that the stack belongs to, as far as that shows it and gestures change
  ///     it; `.custom` for none.
  ///   - initial: The state of a fresh flow.
  ///   - actions: The type of actions, where the closure does not name it.
  ///   - routes: What a state shows: the root, then everything above it.
  ///   - isWrapped: Whether the view that shows the coordinator is in a navigation container of
  ///     its own.
  ///   - ignoring: Resets everything that does not distinguish states (counters, texts, fresh
  ///     identities): of states that are then equal and show the same, the first one found is
  ///     explored.
  ///   - screens: The screens, each with the actions that it can send.
  ///   - reduce: The reducer; the return value describes its effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State: Hashable, Event, Entry: RouteProjection<Route>>(
    _ name: String, dialect: Dialect = .custom, initial: State, actions: Event.Type = Event.self,
    routes: @escaping (State) -> [Entry], isWrapped: Bool = false,
    ignoring: ((inout State) -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [ContainerPart],
    reduce: @escaping (inout State, Event) -> [FollowUp<Event>]
  ) {
    let reducer = Reducer(
      initial: initial,
      shown: { ProjectedFlow(entries: routes($0).map { $0.routeEntry.projected }) },
      ignoring: ignoring, dialect: dialect, reduce: reduce)
    let start = routes(initial).map(\.routeEntry.destination)
    registered = ContainerParts(screens()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .own,
      source: reducer
    ) { _ in
      .stack(StackContainer(dialect: dialect, initial: [start], isWrapped: isWrapped))
    }
  }

  /// Registers a coordinator whose stack is part of the state of an enclosing coordinator.
  ///
  /// ```swift
  /// let logIn = Coordinator<LogInRoute>(projected: "LogIn", dialect: .tcaCoordinators(.v0_14, .indexed)) {
  ///   Screen(.welcome) { Action("logInTapped", AppAction.logIn(.logInTapped)) }
  /// }
  /// let app = Switch<AppRoute>("App", initial: AppState(), shows: { state in
  ///   RouteEntry.item(.logIn).hosting(state.logIn.routes)
  /// }) {
  ///   Case(.logIn, hosts: logIn)
  /// } reduce: …
  /// ```
  ///
  /// The actions of its screens go to the enclosing reducer.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - dialect: The library that the stack belongs to; `.custom` for none.
  ///   - isWrapped: Whether the view that shows the coordinator is in a navigation container of
  ///     its own.
  ///   - screens: The screens, each with the actions that it can send.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    projected name: String, dialect: Dialect = .custom, isWrapped: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @CoordinatorBuilder<Route> screens: () -> [ContainerPart]
  ) {
    registered = ContainerParts(screens()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .projected
    ) { _ in
      .stack(StackContainer(dialect: dialect, initial: [], isWrapped: isWrapped))
    }
  }
}
