import NavGraphExploration
import NavGraphModel

extension Switch {
  /// Registers a switch with the reducer that keeps it.
  ///
  /// ```swift
  /// let app = Switch<AppRoute>(
  ///   "App", initial: AppState(),
  ///   shows: { $0.isLoggedIn ? .item(.game).hosting($0.game.routes) : .item(.logIn).hosting($0.logIn.routes) }
  /// ) {
  ///   Case(.logIn, hosts: logIn)
  ///   Case(.game, hosts: game)
  /// } reduce: { (state: inout AppState, action: AppAction) in … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - initial: The state of a fresh flow.
  ///   - actions: The type of actions, where the closure does not name it.
  ///   - shown: The case that a state shows.
  ///   - ignoring: Resets everything that does not distinguish states.
  ///   - cases: The cases, and other elements of the coordinator.
  ///   - reduce: The reducer; the return value describes its effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State: Hashable, Event>(
    _ name: String, initial: State, actions: Event.Type = Event.self,
    shows shown: @escaping (State) -> RouteEntry<Route>, ignoring: ((inout State) -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @SwitchBuilder<Route> cases: () -> [ContainerPart],
    reduce: @escaping (inout State, Event) -> [FollowUp<Event>]
  ) {
    let reducer = Reducer(
      initial: initial, shown: { ProjectedFlow(entries: [shown($0).projected]) },
      ignoring: ignoring, dialect: nil, reduce: reduce)
    let start = shown(initial).route.rawValue
    registered = ContainerParts(cases()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .own,
      source: reducer
    ) { _ in .switch(SwitchContainer(initial: start)) }
  }

  /// Registers a switch that is part of the state of an enclosing coordinator.
  ///
  /// - Parameters:
  ///   - name: Its name in findings and pictures, unique in the graph.
  ///   - initial: The case that is shown first, for pictures.
  ///   - cases: The cases, and other elements of the coordinator.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    projected name: String, initial: Route,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @SwitchBuilder<Route> cases: () -> [ContainerPart]
  ) {
    registered = ContainerParts(cases()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .projected
    ) { _ in .switch(SwitchContainer(initial: initial.rawValue)) }
  }
}
