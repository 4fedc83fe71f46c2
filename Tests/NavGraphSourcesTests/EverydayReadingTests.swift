#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Everyday code that reads like something else.
  struct EverydayReadingTests {
    private static let pages = """
      @Reducer struct Page { @ObservableState struct State: Equatable {}; enum Action { case nextTapped, helpTapped } }
      struct PageView: View {
        let store: StoreOf<Page>
        var body: some View {
          Button("Next") { store.send(.nextTapped) }
          Button("Help") { store.send(.helpTapped) }
        }
      }
      """

    private static func flow(_ actions: String, _ cases: String, rest: String = "") -> String {
      pages
        + Sources.coordinator(
          named: "Flow", screens: "case first(Page), second(Page)", root: "first",
          actions: actions, cases) + rest
    }

    @Test("an action of a coordinator's own can be called “route”")
    func route() {
      let source = Self.flow(
        "route(Target); enum Target { case second }",
        "case .route(.second): state.routes.push(.second(.init())); return .none",
        rest: """
          @main struct TheApp: App {
            let store = Store(initialState: Flow.State()) { Flow() }
            var body: some Scene { WindowGroup { Text("").onOpenURL { _ in store.send(.route(.second)) } } }
          }
          """)
      #expect(Sources.transitions(source).contains { $0.hasSuffix("push second") })
    }

    @Test("an action type of a router makes no action of its own")
    func routerActions() {
      let source = Self.flow("reset", "case .reset: state.routes.goBackToRoot(); return .none")
        .replacing(
          "enum Action { case router(", with: "enum Action: IndexedRouterAction { case router(")
      let view = """
        struct FlowView: View {
          let store: StoreOf<Flow>
          var body: some View { TCARouter(store.scope(state: \\.routes, action: \\.router)) { _ in Text("") } }
        }
        """
      let handlers = Sources.read(source + view + Sources.appStart).graph.coordinators
        .flatMap(\.handlers)
      #expect(handlers.map(\.transition.trigger) == [.sent])
    }

    @Test("a root that is appended is a sheet, and the new root of an empty stack")
    func appendedRoot() {
      let source = Self.flow(
        "reset",
        """
        case .router(.routeAction(_, .first(.nextTapped))):
          state.routes.removeAll()
          state.routes.append(.root(.second(.init())))
          return .none
        """)
      #expect(
        Sources.operations(source) == [
          "first.nextTapped: removeAll", "first.nextTapped: sheet second",
        ])
    }

    @Test("a button of a reducer without code needs a handler around it")
    func withoutCode() {
      let source = Self.flow(
        "reset",
        "case .router(.routeAction(_, .first(.nextTapped))): state.routes.push(.second(.init())); return .none"
      )
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(routes.first { $0.name == "first" }?.unhandled.map(\.action) == ["helpTapped"])
    }

    private static func request(_ cases: String, view: String) -> String {
      """
      @Reducer struct Home {
        @ObservableState struct State: Equatable {
          @Presents var alert: AlertState<Action.Alert>?
          @Presents var login: Login.State?
          var user: Int?
        }
        enum Action {
          case load, loaded(Result<Int, Error>), out, alert(PresentationAction<Alert>)
          case login(PresentationAction<Login.Action>)
          enum Alert { case again }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert).ifLet(\\.$login, action: \\.login) { Login() }
        }
      }
      @Reducer struct Login {
        @ObservableState struct State: Equatable { var id = 1 }
        enum Action { case doneTapped, quitTapped, delegate(Delegate); enum Delegate { case done(Int), quit(Int) } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .doneTapped: return .send(.delegate(.done(state.id)))
            case .quitTapped: return .send(.delegate(.quit(state.id)))
            default: return .none
            }
          }
        }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View {
          Button("Done") { store.send(.doneTapped) }
          Button("Quit") { store.send(.quitTapped) }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Out") { store.send(.out) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
            \(view)
        }
      }
      """
    }

    @Test("what a view requests when it appears is no tap, although “Retry” requests it, too")
    func retry() {
      let source = Self.request(
        """
        case .load, .alert(.presented(.again)):
          if case .alert = action { return .send(.load) }
          return .run { send in await send(.loaded(Result { try await fetch() })) }
        case .loaded(.failure):
          state.alert = AlertState { TextState("") } actions: { ButtonState(action: .again) { TextState("Retry") } }
          return .none
        """, view: ".task { store.send(.load) }")
      #expect(
        Sources.transitions(source).contains("root.loaded.failure effect: show alert"))
    }

    @Test("what follows the change of a value is no tap")
    func change() {
      let source = Self.request("case .out: state.user = nil; return .none", view: "")
        .replacing(
          ".ifLet(\\.$alert, action: \\.alert)",
          with: """
            .ifLet(\\.$alert, action: \\.alert)
            .onChange(of: \\.user) { _, user in
              Reduce { state, _ in if user == nil { state.login = Login.State() }; return .none }
            }
            """)
      #expect(
        Sources.transitions(source).filter { $0.contains("show login") }.allSatisfy {
          $0.contains("onChange effect")
        })
    }

    @Test("a report that nobody handles is found whatever it carries")
    func reports() {
      let source = Self.request(
        """
        case .out: state.login = Login.State(); return .none
        case .login(.presented(.delegate(.done))): state.login = nil; return .none
        """,
        view:
          ".sheet(item: $store.scope(state: \\.login, action: \\.login)) { LoginView(store: $0) }")
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(routes.first { $0.name == "login" }?.unhandled.map(\.action) == ["delegate.quit"])
    }

    @Test("a binding that closes what it presents does what the library does anyway")
    func closing() {
      let source = Self.request(
        "case .out: state.login = Login.State(); return .none",
        view: """
          .sheet(isPresented: Binding(
            get: { store.login != nil }, set: { if !$0 { store.send(.login(.dismiss)) } })
          ) { Text("") }
          """)
      #expect(Sources.read(source).graph.coordinators.flatMap(\.handlers).isEmpty)
    }
  }
#endif
