#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What code asks of a stack or a slot before it changes it.
  struct GuardsReadingTests {
    /// An alert above a stack, whose button runs code.
    private static func alert(_ code: String) -> String {
      """
      @Reducer struct Today {
        @Reducer enum Path { case habit(Habit), goal(Habit) }
        @ObservableState struct State {
          var path = StackState<Path.State>()
          @Presents var alert: AlertState<Action.Alert>?
          var showsHabit: Bool { if case .habit = path.last { return true } else { return false } }
          var isAtHome: Bool { path.last == nil }
        }
        enum Action {
          case habitTapped, goalTapped, deleteTapped(Int), path(StackActionOf<Path>)
          case alert(PresentationAction<Alert>)
          enum Alert { case delete(Int) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .habitTapped: state.path.append(.habit(.init())); return .none
            case .goalTapped: state.path.append(.goal(.init())); return .none
            case let .deleteTapped(id):
              state.alert = AlertState { TextState("") } actions: {
                ButtonState(action: .delete(id)) { TextState("") }
              }
              return .none
            case let .alert(.presented(.delete(id))):
              \(code)
              return .none
            case .path, .alert: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      @Reducer struct Habit { struct State { var id = 1 }; enum Action {} }
      """
    }

    private static func conditions(_ code: String) -> [Condition] {
      Sources.read(alert(code)).graph.coordinators.flatMap(\.routes).filter { $0.name == "alert" }
        .flatMap(\.transitions).filter { !$0.operations.isEmpty }
        .compactMap { $0.handlerCondition ?? $0.enabledWhen }
    }

    @Test(
      "code that asks for the screen on top acts only with that",
      arguments: [
        "if case .habit = state.path.last { state.path.removeLast() }",
        "if case .habit(let habit) = state.path.last, habit.id == id { state.path.removeLast() }",
        "if case let .habit(habit)? = state.path.last, habit.id == id { state.path.removeLast() }",
        "if state.path.last?.is(\\.habit) == true { state.path.removeLast() }",
        "if state.path.last?.habit?.id == id { state.path.removeLast() }",
        "guard let last = state.path.last?.habit, last.id == id else { return .none }; state.path.removeLast()",
        "switch state.path.last { case .habit(let one) where one.id == id: state.path.removeLast(); default: break }",
        "guard state.showsHabit else { return .none }; state.path.removeLast()",
      ])
    func top(_ code: String) {
      #expect(Self.conditions(code) == [.top(RoutePattern(route: "habit"))])
    }

    @Test(
      "code that asks whether there is a screen acts only with one",
      arguments: [
        "if state.path.last != nil { state.path.removeLast() }",
        "if let last = state.path.last, ready(last) { state.path.removeLast() }",
        "if !state.isAtHome { state.path.removeLast() }",
      ])
    func any(_ code: String) {
      #expect(Self.conditions(code) == [.count(.atLeast(2))])
    }

    @Test("code that asks whether a screen is in the stack acts only with that")
    func contained() {
      let code = "if state.path.contains(where: { $0.habit?.id == id }) { state.path.removeLast() }"
      #expect(Self.conditions(code) == [.contains(RoutePattern(route: "habit"))])
    }

    /// A chat that is left when a response arrives; its title opens a profile above it.
    private static func leaving(_ code: String) -> String {
      Sources.stackApp(
        "chat(Chat), profile(Profile)",
        """
        case .openTapped: state.path.append(.chat(Chat.State())); return .none
        case .path(.element(_, .chat(.titleTapped))): state.path.append(.profile(Profile.State())); return .none
        case let .path(.element(id, .chat(.left))): \(code); return .none
        """,
        rest: """
          @Reducer struct Chat {
            struct State {}
            enum Action { case titleTapped, leaveTapped, left }
            var body: some ReducerOf<Self> {
              Reduce { _, action in
                guard case .leaveTapped = action else { return .none }
                return .run { send in await api.leave(); await send(.left) }
              }
            }
          }
          @Reducer struct Profile { struct State {}; enum Action {} }
          struct ChatView: View {
            let store: StoreOf<Chat>
            var body: some View {
              Button("Title") { store.send(.titleTapped) }
              Button("Leave") { store.send(.leaveTapped) }
            }
          }
          """)
    }

    @Test(
      "a screen that a response closes by its identity may be covered then",
      arguments: [
        ("state.path.pop(from: id)", "popFrom chat"), ("state.path[id: id] = nil", "remove chat"),
      ])
    func left(_ code: String, _ operation: String) {
      #expect(Sources.transitions(Self.leaving(code)).contains("chat.left: \(operation)"))
    }

    @Test("a screen that asks how it is presented goes back accordingly")
    func presented() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .detail(.backTapped))):
          if state.routes.last?.isPresented == true { state.routes.dismiss() } else { state.routes.pop() }
          return .none
        """)
      let found = Sources.read(source).graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
        .filter { $0.action == "backTapped" }
      #expect(
        found.map { $0.handlerCondition ?? $0.enabledWhen } == [
          .not(.presentedAs(.push)), .presentedAs(.push),
        ])
    }

    @Test("a screen that asks whether it is on top closes nothing else")
    func onTop() {
      let code = "if state.path.ids.last == id { state.path.removeLast() }"
      let found = Sources.read(Self.leaving(code)).graph.coordinators.flatMap(\.routes)
        .flatMap(\.transitions).filter { $0.action == "left" && !$0.operations.isEmpty }
      #expect(
        found.map { $0.handlerCondition ?? $0.enabledWhen } == [.top(RoutePattern(route: "chat"))])
    }

    @Test(
      "code that asks what a slot shows acts accordingly",
      arguments: [
        "if case .help = state.destination { return .none }",
        "guard state.destination?.is(\\.help) != true else { return .none }",
        "switch state.destination { case .help?: return .none; default: break }",
        "guard state.destination?.help == nil else { return .none }",
        "guard !state.showsHelp else { return .none }",
      ])
    func slot(_ code: String) {
      let graph = Sources.read(
        """
        @Reducer struct Home {
          @Reducer enum Destination { case offer(Page), help(Page) }
          @ObservableState struct State {
            @Presents var destination: Destination.State?
            var showsHelp: Bool { if case .help = destination { true } else { false } }
          }
          enum Action { case helpTapped, task, offerReceived, destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .task:
                return .run { send in for await _ in offers() { await send(.offerReceived) } }
              case .helpTapped: state.destination = .help(.init()); return .none
              case .offerReceived:
                \(code)
                state.destination = .offer(.init())
                return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Help") { store.send(.helpTapped) }.task { await store.send(.task).finish() }
              .sheet(item: $store.scope(state: \\.destination?.offer, action: \\.destination.offer)) { _ in Text("") }
              .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { _ in Text("") }
          }
        }
        @Reducer struct Page { struct State {}; enum Action {} }
        """
      ).graph
      let all = graph.coordinators.flatMap {
        $0.handlers.map(\.transition) + $0.routes.flatMap(\.transitions)
      }
      let found = all.filter { $0.action == "offerReceived" && !$0.operations.isEmpty }
      #expect(
        found.map { $0.handlerCondition ?? $0.enabledWhen } == [
          .not(.slotIsTaken("destination", by: RoutePattern(route: "help")))
        ])
    }
  }
#endif
