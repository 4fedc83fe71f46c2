#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Which of several slots with one name in the code is meant, and what they are called.
  struct SlotOwnersReadingTests {
    private func coordinator(_ name: String, _ source: String) throws -> CoordinatorDefinition {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return try #require(graph.coordinators.first { $0.name == name })
    }

    /// What the actions of a route show, as `action: route in slot`.
    private func shown(_ route: String, _ coordinator: CoordinatorDefinition) -> [String] {
      let transitions = coordinator.routes.first { $0.name == route }?.transitions ?? []
      return transitions.flatMap { transition in
        transition.operations.compactMap { operation -> String? in
          guard case .fill(let slot, let destination) = operation else { return nil }
          return "\(transition.action): \(destination.target.route) in \(slot)"
        }
      }
    }

    private static let login = """
      @Reducer struct Login {
        @ObservableState struct State {
          @Presents var destination: Destination.State?
          var path = StackState<Path.State>()
        }
        enum Action {
          case registerTapped, destination(PresentationAction<Destination.Action>)
          case path(StackActionOf<Path>)
        }
        @Reducer enum Path { case register(Register) }
        @Reducer enum Destination { case alert(AlertState<Never>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .registerTapped: state.path.append(.register(Register.State())); return .none
            case .path(.element(_, action: .register(.doneTapped))):
              state.destination = .alert(AlertState { TextState("Failed") })
              return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      @Reducer struct Register {
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case doneTapped, wrongTapped, destination(PresentationAction<Destination.Action>)
        }
        @Reducer enum Destination { case alert(AlertState<Never>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .wrongTapped:
              state.destination = .alert(AlertState { TextState("Wrong") })
              return .none
            default: return .none
            }
          }
        }
      }
      """

    @Test(
      "what a coordinator presents on its screen's action is its own, also if the screen's slot has one name with it"
    )
    func screen() throws {
      let login = try coordinator("Login", Self.login)
      #expect(login.slots.map(\.name) == ["destination"])
      #expect(
        login.routes.first { $0.name == "register" }?.slots.map(\.name) == ["registerDestination"])
      #expect(
        shown("register", login) == [
          "doneTapped: alert in destination", "wrongTapped: registerAlert in registerDestination",
        ])
    }

    /// A feature that presents a sheet.
    private static let menu = """
      @Reducer struct Sheet { struct State {}; enum Action { case closeTapped } }
      @Reducer struct Menu {
        @ObservableState struct State { @Presents var sheet: Sheet.State? }
        enum Action { case openTapped, sheet(PresentationAction<Sheet.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped: state.sheet = Sheet.State(); return .none
            case .sheet(.presented(.closeTapped)): state.sheet = nil; return .none
            default: return .none
            }
          }
        }
      }

      """

    private func page(state: String, action: String, scopes: String, _ cases: String = "") -> String
    {
      Self.menu + """
        @Reducer struct Page {
          @ObservableState struct State { \(state) }
          enum Action { case \(action), showTapped }
          var body: some ReducerOf<Self> {
            \(scopes)
            Reduce { state, action in
              switch action {
              \(cases)
              default: return .none
              }
            }
          }
        }
        """
    }

    @Test(
      "one feature as two parts of a screen: each presents by itself",
      arguments: [
        ("left", "right", "left", "right"), ("a", "b", "left", "right"),
        ("a", "b", "right", "left"),
      ])
    func twice(_ one: String, _ other: String, _ action: String, _ otherAction: String) throws {
      let page = try coordinator(
        "Page",
        page(
          state: "var \(one) = Menu.State(); var \(other) = Menu.State()",
          action: "left(Menu.Action), right(Menu.Action)",
          scopes: """
            Scope(state: \\.\(one), action: \\.\(action)) { Menu() }
            Scope(state: \\.\(other), action: \\.\(otherAction)) { Menu() }
            """))
      #expect(page.slots.map(\.name) == ["sheet", "\(otherAction)Sheet"])
      #expect(
        shown("root", page) == [
          "\(action).openTapped: sheet in sheet",
          "\(otherAction).openTapped: \(otherAction)Sheet in \(otherAction)Sheet",
        ])
      // A sheet is closed by its own button.
      for route in ["sheet", "\(otherAction)Sheet"] {
        #expect(
          page.routes.first { $0.name == route }?.transitions.map(\.operations) == [
            [.dismissScreen]
          ])
      }
    }

    @Test("a parent that writes to one of two equal parts is listed, and neither is taken")
    func parentOfTwo() throws {
      let source = page(
        state: "var left = Menu.State(); var right = Menu.State()",
        action: "left(Menu.Action), right(Menu.Action)", scopes: "",
        "case .showTapped: state.right.sheet = Sheet.State(); return .none")
      #expect(
        Sources.read(source).reading.unclear.map(\.why) == [
          "which of several parts of a screen shows \u{201C}sheet\u{201D} here is not known"
        ])
      #expect(shown("root", try coordinator("Page", source)).count == 2)
    }

    @Test("a case that holds its child's state itself is not kept")
    func payloadCase() throws {
      let graph = Sources.read(
        """
        @Reducer struct Feed {
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, logOutTapped, path(StackActionOf<Path>) }
          @Reducer enum Path { case post(Post) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.path.append(.post(Post.State())); return .none
              default: return .none
              }
            }
          }
        }
        @Reducer struct Post { struct State {}; enum Action { case likeTapped } }
        @Reducer struct Login { struct State {}; enum Action { case doneTapped } }
        @Reducer struct App {
          @ObservableState struct State { var destination: Destination.State = .login(Login.State()) }
          enum Action { case destination(Destination.Action) }
          @Reducer enum Destination { case login(Login), feed(Feed) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .destination(.login(.doneTapped)): state.destination = .feed(Feed.State()); return .none
              case .destination(.feed(.logOutTapped)): state.destination = .login(Login.State()); return .none
              default: return .none
              }
            }
          }
        }
        struct AppView: View {
          let store: StoreOf<App>
          var body: some View {
            let store = store.scope(state: \\.destination, action: \\.destination)
            switch store.case {
            case .login(let store): LoginView(store: store)
            case .feed(let store): FeedView(store: store)
            }
          }
        }
        """
      ).graph
      let app = try #require(graph.coordinators.first { $0.name == "App" })
      guard case .switch(let cases) = app.container else {
        Issue.record("no switch")
        return
      }
      #expect(app.routes.first { $0.name == "feed" }?.hosts == "Feed")
      #expect(cases.kept.isEmpty)
    }

    @Test(
      "actions of a coordinator hosted in a case's slot are handled by the enclosing coordinator")
    func slotOfCase() throws {
      func flow(_ name: String) -> String {
        """
        @Reducer struct \(name) {
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case nextTapped, path(StackActionOf<Path>) }
          @Reducer enum Path { case info(Info) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .nextTapped: state.path.append(.info(Info.State())); return .none
              default: return .none
              }
            }
          }
        }

        """
      }
      let root = try coordinator(
        "Root",
        flow("Restore") + flow("Home") + """
          @Reducer struct Info { struct State {}; enum Action { case doneTapped } }
          @Reducer struct Welcome {
            @ObservableState struct State {
              enum Destination { case restore }
              var destination: Destination?
              var restoreState = Restore.State()
            }
            enum Action { case restoreTapped, restore(Restore.Action) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .restoreTapped: state.destination = .restore; return .none
                default: return .none
                }
              }
            }
          }
          @Reducer struct Root {
            @ObservableState struct State {
              enum Shown { case welcome, home }
              var shown = Shown.welcome
              var welcomeState = Welcome.State()
              var homeState = Home.State()
            }
            enum Action { case welcome(Welcome.Action), home(Home.Action) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .welcome(.restore(.path(.element(id: _, action: .info(.doneTapped))))):
                  state.shown = .home
                  return .none
                default: return .none
                }
              }
            }
          }
          struct RootView: View {
            let store: StoreOf<Root>
            var body: some View {
              switch store.shown {
              case .welcome: WelcomeView(store: store.scope(state: \\.welcomeState, action: \\.welcome))
              case .home: HomeView(store: store.scope(state: \\.homeState, action: \\.home))
              }
            }
          }
          struct WelcomeView: View {
            @Bindable var store: StoreOf<Welcome>
            var body: some View {
              Button("Restore") { store.send(.restoreTapped) }
                .navigationLinkEmpty(isActive: store.bindingFor(.restore)) {
                  RestoreView(store: store.scope(state: \\.restoreState, action: \\.restore))
                }
            }
          }
          """)
      let handler = try #require(root.handlers.first)
      #expect(handler.source == .descendant(hosts: ["restore"], route: "info"))
      #expect(handler.transition.operations == [.show(RoutePattern(route: "home"))])
    }

    @Test("an enum that chooses what a screen of a stack shows is listed as left out")
    func choiceInScreen() {
      let read = Sources.read(
        """
        @Reducer struct Finder { struct State {}; enum Action { case cancelTapped } }
        @Reducer struct Map {
          enum Mode { case plain, finding }
          @ObservableState struct State { var mode: Mode = .plain; var finder = Finder.State() }
          enum Action { case findTapped, finder(Finder.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .findTapped: state.mode = .finding; return .none
              default: return .none
              }
            }
          }
        }
        struct MapView: View {
          let store: StoreOf<Map>
          var body: some View {
            switch store.mode {
            case .plain: Button("Find") { store.send(.findTapped) }
            case .finding: FinderView(store: store.scope(state: \\.finder, action: \\.finder))
            }
          }
        }

        """
          + Sources.coordinator(
            named: "Main", screens: "case map(Map)", root: "map", actions: "none", ""))
      #expect(
        read.reading.unclear.map(\.why) == [
          "\u{201C}mode\u{201D} chooses between views of one screen: the choice is left out"
        ])
    }

    @Test("what a slot shows is at its case, and at the property where there is none")
    func places() throws {
      let source = """
        @Reducer struct Help { struct State {}; enum Action { case doneTapped } }
        @Reducer struct Home {
          @ObservableState struct State {
            @Presents var destination: Destination.State?
            @Presents var tip: Help.State?
          }
          enum Action {
            case helpTapped, tipTapped
            case destination(PresentationAction<Destination.Action>), tip(PresentationAction<Help.Action>)
          }
          @Reducer enum Destination {
            case help(Help)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .helpTapped: state.destination = .help(Help.State())
              case .tipTapped: state.tip = Help.State()
              default: break
              }
              return .none
            }
            .ifLet(\\.$destination, action: \\.destination)
            .ifLet(\\.$tip, action: \\.tip) { Help() }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Help") { store.send(.helpTapped) }
            Button("Tip") { store.send(.tipTapped) }
              .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { _ in }
              .sheet(item: $store.scope(state: \\.tip, action: \\.tip)) { _ in }
          }
        }
        """
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let routes = try coordinator("Home", source).routes.filter { $0.name != "root" }
      let places = Dictionary(
        routes.map { ($0.name, lines[$0.location.line - 1].split(separator: ":")[0]) },
        uniquingKeysWith: { first, _ in first })
      #expect(places["help"] == "    case help(Help)")
      #expect(places["tip"] == "    @Presents var tip")
    }
  }
#endif
