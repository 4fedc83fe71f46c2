#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// The screen of a stack that acts, and children that code changes in place.
  struct ActingElementsReadingTests {
    /// A coordinator whose routes have identities.
    private static func routes(_ cases: String) -> String {
      """
      @Reducer struct List { struct State: Equatable {}; enum Action { case addTapped } }
      @Reducer struct Editor { struct State: Equatable { let id = "" }; enum Action { case doneTapped } }
      @Reducer enum Screen { case list(List); case editor(Editor) }
      @Reducer struct Main {
        struct State: Equatable {
          var routes: IdentifiedArrayOf<Route<Screen.State>> = [
            .root(.list(.init()), embedInNavigationView: true)
          ]
        }
        enum Action { case router(IdentifiedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .list(.addTapped))):
              state.routes.presentCover(.editor(.init()))
            \(cases)
            case .router: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      """
    }

    @Test(
      "a screen that removes its own identity closes itself",
      arguments: [
        "remove(id: id)", "removeAll(where: { $0.id == id })", "removeAll { $0.id == id }",
      ])
    func removed(_ call: String) {
      let found = Sources.transitions(
        Self.routes(
          "case let .router(.routeAction(id, .editor(.doneTapped))): state.routes.\(call)"))
      #expect(found.contains("editor.doneTapped: remove editor"))
    }

    @Test("removing as many screens as exist removes all")
    func all() {
      let found = Sources.transitions(
        Self.routes(
          """
          case .router(.routeAction(_, .editor(.doneTapped))):
            state.routes.removeLast(state.routes.count)
          """))
      #expect(found.contains("editor.doneTapped: removeAll"))
    }

    /// A stack whose detail presents a sheet that the stack's feature fills.
    private static func stack(_ code: String) -> String {
      Sources.stackApp(
        "detail(Detail)",
        """
        case .openTapped: state.path.append(.detail(Detail.State())); return .none
        case .path(.element(let id, .detail(.helpTapped))): \(code); return .none
        """,
        rest: """
          @Reducer struct Help { struct State {}; enum Action {} }
          @Reducer struct Detail {
            @ObservableState struct State { @Presents var help: Help.State? }
            enum Action { case helpTapped, help(PresentationAction<Help.Action>) }
            var body: some ReducerOf<Self> {
              EmptyReducer().ifLet(\\.$help, action: \\.help) { Help() }
            }
          }
          struct DetailView: View {
            @Bindable var store: StoreOf<Detail>
            var body: some View {
              Button("Help") { store.send(.helpTapped) }
                .sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("") }
            }
          }
          """)
    }

    @Test(
      "a stack's feature sets state of the acting screen",
      arguments: [
        "state.path[id: id, case: \\.detail]?.help = Help.State()",
        "state.path[id: id]?.modify(\\.detail) { $0.help = Help.State() }",
      ])
    func presented(_ code: String) {
      #expect(Sources.transitions(Self.stack(code)).contains("detail.helpTapped: show help"))
    }

    @Test(
      "a stack's feature removes the acting screen by its identity",
      arguments: [
        ("state.path.pop(from: id)", "pop(1)"),
        ("state.path[id: id] = nil", "remove detail"),
        ("return .send(.path(.popFrom(id: id)))", "pop(1)"),
      ])
    func popped(_ code: String, _ operation: String) {
      #expect(
        Sources.transitions(Self.stack(code)).contains("detail.helpTapped: \(operation)"))
    }

    @Test("a screen that removes itself without a tap may be covered then")
    func poppedLater() {
      let text = Self.stack("state.path.pop(from: id)").replacing(
        "Button(\"Help\") { store.send(.helpTapped) }",
        with: "Text(\"\").onReceive(timer) { _ in store.send(.helpTapped) }")
      #expect(Sources.transitions(text).contains("detail.helpTapped effect: popFrom detail"))
    }

    @Test("an identity that is not the acting screen's is listed, unless it is that of the top")
    func otherIdentities() {
      let notes = ["other", "state.path.ids.last!"].map { identity in
        Sources.read(Self.stack("state.path.pop(from: \(identity))")).remarks.map(\.reason)
          .filter { $0.hasPrefix("how many screens go here") }.count
      }
      #expect(notes == [1, 0])
    }

    /// A root with a login or a main child that has a stack.
    private static func root(_ state: String, reducers: String, login: String, push: String)
      -> String
    {
      """
      @Reducer struct Login { struct State {}; enum Action { case doneTapped } }
      @Reducer struct Chat { struct State {}; enum Action {} }
      @Reducer struct Main {
        @Reducer enum Path { case chat(Chat) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
      }
      @Reducer struct App {
        @ObservableState \(state)
        enum Action { case login(Login.Action), main(Main.Action), pushed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.doneTapped): \(login); return .none
            case .pushed: \(push); return .none
            case .login, .main: return .none
            }
          }
          \(reducers)
        }
      }
      struct AppView: View {
        let store: StoreOf<App>
        var body: some View {
          if let store = store.scope(state: \\.login, action: \\.login) { LoginView(store: store) }
          if let store = store.scope(state: \\.main, action: \\.main) { MainView(store: store) }
        }
      }
      """
    }

    @Test("operations on an optional child apply if it is present")
    func chained() {
      let found = Sources.transitions(
        Self.root(
          "struct State { var login: Login.State? = Login.State(); var main: Main.State? }",
          reducers: """
            .ifLet(\\.login, action: \\.login) { Login() }
            .ifLet(\\.main, action: \\.main) { Main() }
            """,
          login: "state.login = nil; state.main = Main.State()",
          push: "state.main?.path.removeAll(); state.main?.path.append(.chat(Chat.State()))"))
      #expect(
        found.contains {
          $0.hasPrefix(".pushed effect: inside (removeAll) inside (push chat) when top(")
        })
    }

    @Test("a case modified in place is changed only if it is active")
    func modified() {
      let found = Sources.transitions(
        Self.root(
          "enum State { case login(Login.State), main(Main.State) }",
          reducers: """
            .ifCaseLet(\\.login, action: \\.login) { Login() }
            .ifCaseLet(\\.main, action: \\.main) { Main() }
            """,
          login: "state = .main(Main.State())",
          push: "state.modify(\\.main) { $0.path.append(.chat(Chat.State())) }"))
      #expect(
        found.contains {
          $0.hasPrefix(".pushed effect: inside (push chat) when top(")
        })
    }

    @Test("an initializer creates a screen for a named route")
    func converted() {
      let found = Sources.transitions(
        """
        enum Target { case detail(Int), settings }
        @Reducer struct Home {
          struct State {}
          enum Action { case delegate(Delegate); enum Delegate { case navigate(Target) } }
        }
        @Reducer struct Page { struct State {}; enum Action {} }
        @Reducer struct Root {
          @ObservableState struct State { var path = StackState<Path.State>(); var home = Home.State() }
          enum Action { case home(Home.Action), path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .home(.delegate(.navigate(let target))):
                state.path.append(Path.State(target))
                return .none
              case .home, .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        extension Root { @Reducer enum Path { case detail(Page), settings(Page) } }
        extension Root.Path.State {
          init(_ target: Target) {
            switch target {
            case .detail: self = .detail(Page.State())
            case .settings: self = .settings(Page.State())
            }
          }
        }
        """)
      #expect(found.contains { $0.contains("delegate.navigate: push detail if") })
      #expect(found.contains { $0.contains("delegate.navigate: push settings if") })
    }
  }
#endif
