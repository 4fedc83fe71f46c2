#if SourceReading
  import NavGraphModel
  import NavGraphSources

  /// Small sources of our own, and what is read of them.
  enum Sources {
    /// Each operation as `screen.action: operation target`, in the order of the lines; a slot that is cleared once.
    static func operations(_ text: String) -> [String] {
      let reading = read(text).reading
      return reading.coordinators.flatMap(\.transitions)
        .sorted { ($0.line, $0.on.screen, $0.on.action) < ($1.line, $1.on.screen, $1.on.action) }
        .flatMap { transition in
          transition.operations.map { operation in
            let container = operation.container
            let isNamed =
              operation.op == "clear"
              && container.map { $0.hasSuffix(operation.target ?? "") } != false
            return "\(transition.on.screen).\(transition.on.action): \(operation.op)"
              + (isNamed ? "" : operation.target.map { " \($0)" } ?? "")
              + (container.map { " in \($0)" } ?? "")
          }
        }
    }

    /// Each transition of a registration as `route.action: operations if assumption`; what belongs to no screen without a
    /// route, and what is no tap with its trigger.
    static func transitions(_ text: String) -> [String] {
      read(text).graph.coordinators.flatMap { coordinator in
        coordinator.routes.flatMap { route in route.transitions.map { (route.name, $0) } }
          + coordinator.handlers.map { ("", $0.transition) }
      }.map { route, transition in
        let trigger = transition.trigger == .tap ? "" : " \(transition.trigger)"
        let condition = transition.handlerCondition ?? transition.enabledWhen
        return "\(route).\(transition.action)\(trigger):"
          + transition.operations.map { " " + words($0) }.joined()
          + (condition.map { " when \($0)" } ?? "")
          + (transition.assumption.map { " if \($0)" } ?? "")
      }
    }

    private static func words(_ operation: NavGraphModel.Operation) -> String {
      switch operation {
      case .fill(_, let shown): "show \(shown.target.route)"
      case .show(let shown): "show \(shown.route)"
      case .append(let shown): "push \(shown.target.route)"
      case .dismissScreen: "dismiss"
      case .later(let operations): "later (" + operations.map(words).joined(separator: " ") + ")"
      case .clear(let slot): "clear \(slot)"
      case .reset(let shown): "reset \(shown.route)"
      case .remove(let shown): "remove \(shown.route)"
      case .popFrom(let shown): "popFrom \(shown.route)"
      case .within(_, let operations):
        "inside (" + operations.map(words).joined(separator: " ") + ")"
      case .set(let shown): "set " + shown.map(\.target.route).joined(separator: " ")
      default: "\(operation)"
      }
    }

    static func read(_ text: String) -> SourceReading {
      SourceReader.read([(path: "App.swift", text: text)], named: "App")
    }

    /// The start of an app that sends its root nothing.
    static let appStart = """

      @main struct Start: App { var body: some Scene { WindowGroup { Text("") } } }
      """

    /// A feature with a sheet, whose reducer and view are given.
    static func sheetApp(
      _ actions: String, _ cases: String, start: String, rest: String = ""
    ) -> String {
      """
      @Reducer struct Sheet { struct State {}; enum Action {} }
      @Reducer struct Root {
        @ObservableState struct State { @Presents var sheet: Sheet.State? }
        enum Action { case \(actions), sheet(PresentationAction<Sheet.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            case .sheet: return .none
            }
          }
          .ifLet(\\.$sheet, action: \\.sheet) { Sheet() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          VStack { \(start) }
            .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { _ in Text("") }
        }
      }
      \(rest)
      """
    }

    /// A feature with a stack and a button that sends `openTapped`, whose screens, reducer and destinations are given.
    static func stackApp(
      _ screens: String, _ cases: String, destination: String = "{ _ in Text(\"\") }", rest: String
    ) -> String {
      """
      @Reducer struct Root {
        @Reducer enum Path { case \(screens) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case openTapped, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Open") { store.send(.openTapped) }
          } destination: \(destination)
        }
      }
      \(rest)
      """
    }

    /// A coordinator of TCACoordinators with an enumeration of screens beside it, whose reducer does what is given.
    static func coordinator(
      named name: String, screens: String, root: String, actions: String, _ cases: String
    ) -> String {
      """
      @Reducer(state: .equatable) enum \(name)Screen { \(screens) }
      @Reducer struct \(name) {
        struct State: Equatable {
          var routes: [Route<\(name)Screen.State>] = [
            .root(.\(root)(.init()), embedInNavigationView: true)
          ]
        }
        enum Action { case router(IndexedRouterActionOf<\(name)Screen>), \(actions) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      """
    }

    /// A coordinator of TCACoordinators with two screens, whose reducer does what is given.
    static func coordinator(_ cases: String, state: String = "", functions: String = "") -> String {
      """
      import ComposableArchitecture
      import TCACoordinators

      @Reducer struct Home {
        struct State: Equatable {}
        enum Action {
          case startTapped, closeTapped, picked(Int)
          case delegate(Delegate)
          enum Delegate { case finished, opened(id: Int) }
        }
      }
      @Reducer struct Detail { struct State: Equatable { let id = UUID() }; enum Action { case backTapped } }
      @Reducer enum Screen { case home(Home); case detail(Detail) }

      @Reducer struct Main {
        struct State: Equatable {
          var routes: [Route<Screen.State>] = [.root(.home(.init()), withNavigation: true)]
          \(state)
        }
        enum Action {
          case router(IndexedRouterActionOf<Screen>)
          case reset, opened(Target)
        }
        enum Target { case home, detail }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
        \(functions)
      }
      """
    }
  }
#endif
