import NavGraphExploration
import NavGraphModel

extension Tabs {
  /// Registers tabs with the reducer that keeps them.
  ///
  /// - Parameters:
  ///   - name: Their name in findings and pictures, unique in the graph.
  ///   - library: How a selection of a missing tab is handled; for pictures alone.
  ///   - initial: The state of a fresh flow.
  ///   - actions: The type of actions, where the closure does not name it.
  ///   - shown: The tabs of a state, and the selected one.
  ///   - retap: The effect of tapping the selected tab again.
  ///   - ignoring: Resets everything that does not distinguish states.
  ///   - tabs: The tabs, and other elements of the coordinator; ``TabSelection`` says what the bar sends.
  ///   - reduce: The reducer; the return value describes its effects.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<State: Hashable, Event>(
    _ name: String, library: TabsLibrary = .tabView, initial: State,
    actions: Event.Type = Event.self, shows shown: @escaping (State) -> SelectedTabs<Route>,
    retap: RetapPolicy = .popsToRoot, ignoring: ((inout State) -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @TabsBuilder<Route> tabs: () -> [ContainerPart],
    reduce: @escaping (inout State, Event) -> [FollowUp<Event>]
  ) {
    let reducer = Reducer(
      initial: initial, shown: { shown($0).projected }, ignoring: ignoring, dialect: nil,
      reduce: reduce)
    let start = shown(initial)
    registered = ContainerParts(tabs()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .own,
      source: reducer
    ) { _ in
      .tabs(
        TabsContainer(
          library: library, items: start.entries.map(\.route.rawValue),
          initial: start.selected.rawValue, retap: retap))
    }
  }

  /// Registers tabs that are part of the state of an enclosing coordinator.
  ///
  /// - Parameters:
  ///   - name: Their name in findings and pictures, unique in the graph.
  ///   - initial: The tab that is selected first, for pictures.
  ///   - retap: The effect of tapping the selected tab again.
  ///   - tabs: The tabs, in the order of the bar, and other elements of the coordinator.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    projected name: String, initial: Route, retap: RetapPolicy = .popsToRoot,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @TabsBuilder<Route> tabs: () -> [ContainerPart]
  ) {
    registered = ContainerParts(tabs()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column), role: .projected
    ) { parts in
      .tabs(
        TabsContainer(
          library: .tabView, items: parts.tabs.map(\.route), initial: initial.rawValue,
          retap: retap))
    }
  }
}
