#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Roots that choose what is shown, tabs, and screens of which one thing could not be read.
  struct ChoicesReadingTests {
    /// A feature with a button that reports.
    private static func feature(_ name: String, _ action: String = "doneTapped") -> String {
      """
      @Reducer struct \(name) { struct State {}; enum Action { case \(action) } }
      struct \(name)View: View {
        let store: StoreOf<\(name)>
        var body: some View { Button("Done") { store.send(.\(action)) } }
      }

      """
    }

    @Test("a property with the state of a `@Reducer enum` chooses the content, under any name")
    func scene() {
      let source =
        Self.feature("Login") + Self.feature("Home", "logoutTapped") + """
          @Reducer enum Scene { case login(Login), home(Home) }
          @Reducer struct Root {
            @ObservableState struct State { var scene: Scene.State = .login(Login.State()) }
            enum Action { case scene(Scene.Action), lock }
            var body: some ReducerOf<Self> {
              Scope(state: \\.scene, action: \\.scene) { Scene.body }
              Reduce { state, action in
                switch action {
                case .scene(.login(.doneTapped)): state.scene = .home(Home.State())
                case .scene(.home(.logoutTapped)): state.scene = .login(Login.State())
                case .lock:
                  guard case .home = state.scene else { return .none }
                  state.scene = .login(Login.State())
                case .scene: break
                }
                return .none
              }
            }
          }
          struct RootView: View {
            let store: StoreOf<Root>
            var body: some View {
              Group {
                switch store.scope(state: \\.scene, action: \\.scene).case {
                case let .login(store): LoginView(store: store)
                case let .home(store): HomeView(store: store)
                }
              }
              .onReceive(publisher) { _ in store.send(.lock) }
            }
          }
          """
      let isHome = Condition.top(RoutePattern(route: "home"))
      #expect(
        Sources.transitions(source) == [
          "login.doneTapped: show home", "home.logoutTapped: show login",
          ".lock effect: show login when \(isHome)", ".lock effect: when \(Condition.not(isHome))",
        ])
    }

    private static let tabs =
      feature("Feed") + feature("Profile", "logoutTapped") + """
        @Reducer enum Path { case post(Feed) }
        @Reducer struct Posts {
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .openTapped = action { state.path.append(.post(Feed.State())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct PostsView: View {
          @Bindable var store: StoreOf<Posts>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Open") { store.send(.openTapped) }
            } destination: { store in
              switch store.case { case let .post(store): FeedView(store: store) }
            }
          }
        }
        @Reducer struct Root {
          enum Tab { case posts, profile }
          @ObservableState struct State {
            var tab = Tab.posts
            var posts = Posts.State()
            var profile = Profile.State()
          }
          enum Action: BindableAction {
            case binding(BindingAction<State>), posts(Posts.Action), profile(Profile.Action)
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Scope(state: \\.posts, action: \\.posts) { Posts() }
            Scope(state: \\.profile, action: \\.profile) { Profile() }
            Reduce { state, action in
              if case .profile(.logoutTapped) = action { state = State() }
              return .none
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            TabView(selection: $store.tab) {
              PostsView(store: store.scope(state: \\.posts, action: \\.posts)).tag(Root.Tab.posts)
              ProfileView(store: store.scope(state: \\.profile, action: \\.profile)).tag(Root.Tab.profile)
            }
          }
        }
        """

    @Test("recreating a state restarts the stacks of its tabs")
    func restart() throws {
      let root = try #require(
        Sources.read(Self.tabs).graph.coordinators.first { $0.name == "Root" })
      let profile = try #require(root.routes.first { $0.name == "profile" })
      #expect(
        profile.transitions.map(\.operations) == [
          [.select(RoutePattern(route: "posts")), .reset(RoutePattern(route: "posts"))]
        ])
    }

    @Test("a root whose view shows one of two children is a switch, though neither has a stack")
    func choiceOfPlainChildren() throws {
      let source =
        Self.feature("Login", "doneTapped") + Self.feature("Home", "logoutTapped") + """
          @Reducer struct Root {
            @ObservableState struct State {
              var isLoggedIn = false
              var login = Login.State()
              var home = Home.State()
            }
            enum Action { case login(Login.Action), home(Home.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.login, action: \\.login) { Login() }
              Scope(state: \\.home, action: \\.home) { Home() }
              Reduce { state, action in
                switch action {
                case .login(.doneTapped): state.isLoggedIn = true
                case .home(.logoutTapped): state.isLoggedIn = false
                default: break
                }
                return .none
              }
            }
          }
          struct RootView: View {
            let store: StoreOf<Root>
            var body: some View {
              if store.isLoggedIn {
                HomeView(store: store.scope(state: \\.home, action: \\.home))
              } else {
                LoginView(store: store.scope(state: \\.login, action: \\.login))
              }
            }
          }
          """
      let reading = Sources.read(source)
      let root = try #require(reading.reading.coordinators.first)
      #expect(root.container == "switch" && root.initial.map(\.route) == ["login"])
      #expect(
        Set(Sources.transitions(source)) == [
          "login.doneTapped: show home", "home.logoutTapped: show login",
        ])
      #expect(reading.remarks.isEmpty)
      // The same child on both branches is no choice.
      let one = source.replacing(
        "LoginView(store: store.scope(state: \\.login, action: \\.login))",
        with: "HomeView(store: store.scope(state: \\.home, action: \\.home))")
      #expect(Sources.read(one).graph.coordinators.isEmpty)
    }

    private func items(_ source: String) -> [String] {
      Sources.read(source).graph.coordinators.flatMap { coordinator in
        if case .tabs(let tabs) = coordinator.container { tabs.items } else { [String]() }
      }
    }

    @Test(
      "a view store that observes the selected tab represents it",
      arguments: ["\\.page", "{ $0.page }"])
    func observedTab(_ observed: String) {
      let source = Self.tabs.replacing("var tab = Tab", with: "var page = Tab").replacing(
        "TabView(selection: $store.tab) {",
        with: """
          WithViewStore(store, observe: \(observed)) { viewStore in
          TabView(selection: viewStore.binding(get: { $0 }, send: Root.Action.pageChanged)) {
          """
      ).replacing(".tag(Root.Tab.profile)\n", with: ".tag(Root.Tab.profile)\n}\n")
      #expect(items(source) == ["posts", "profile"])
    }

    @Test(
      "a case without a tab view is not a tab, unless a loop creates all tabs")
    func casesWithoutTab() {
      let source = Self.tabs.replacing("case posts, profile }", with: "case posts, profile, link }")
      #expect(items(source) == ["posts", "profile"])
      let loop = source.replacing("(Root.Tab.posts)", with: "(tab)").replacing(
        "(Root.Tab.profile)", with: "(tab)")
      #expect(items(loop) == ["posts", "profile", "link"])
    }

    @Test("tabs without a selection are tabs; pages are not")
    func tabsWithoutSelection() {
      let source = Self.tabs.replacing("TabView(selection: $store.tab)", with: "TabView")
        .replacing(".tag(Root.Tab.posts)", with: "").replacing(".tag(Root.Tab.profile)", with: "")
        .replacing("var tab = Tab.posts", with: "")
      #expect(items(source) == ["posts", "profile"])
      let pages = source.replacing(
        """
        action: \\.profile))
            }
        """,
        with: """
          action: \\.profile))
              }.tabViewStyle(.page)
          """)
      #expect(items(pages).isEmpty)
    }

    @Test("overloads are resolved by the type of the action")
    func overloads() {
      let source =
        Self.feature("Detail") + Self.feature("Result") + """
          @Reducer enum Path { case detail(Detail), result(Result) }
          @Reducer struct Home {
            @ObservableState struct State { var path = StackState<Path.State>() }
            enum Action {
              case view(View), answer(Answer), path(StackActionOf<Path>)
              enum View { case detailTapped }
              enum Answer { case found }
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case let .view(action): return handle(action, state: &state)
                case let .answer(action): return handle(action, state: &state)
                case .path: return .none
                }
              }
              .forEach(\\.path, action: \\.path)
            }
            func handle(_ action: Action.View, state: inout State) -> Effect<Action> {
              switch action {
              case .detailTapped: state.path.append(.detail(Detail.State())); return .none
              }
            }
            func handle(_ action: Action.Answer, state: inout State) -> Effect<Action> {
              switch action {
              case .found: state.path.append(.result(Result.State())); return .none
              }
            }
          }
          """
      #expect(
        Sources.operations(source).filter { $0.contains("push") } == [
          "self.view.detailTapped: push detail", "self.answer.found: push result",
        ])
    }

    @Test("if an opened screen cannot be read, no other is called unreachable")
    func unreadScreen() throws {
      let source =
        Self.feature("Detail") + Self.feature("Other") + """
          @Reducer enum Path { case detail(Detail), other(Other) }
          @Reducer struct Home {
            @ObservableState struct State {
              var path = StackState<Path.State>()
              var pending: Path.State?
            }
            enum Action { case openTapped, resumeTapped, path(StackActionOf<Path>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .openTapped: state.path.append(.detail(Detail.State()))
                case .resumeTapped: if let pending = state.pending { state.path.append(pending) }
                case .path: break
                }
                return .none
              }
              .forEach(\\.path, action: \\.path)
            }
          }
          """
      let home = try #require(Sources.read(source).graph.coordinators.first)
      let allowed = home.routes.filter { !$0.suppressions.isEmpty }
      #expect(allowed.map(\.name) == ["other"])
      #expect(allowed.first?.suppressions.map(\.rule) == ["unreachable-route"])
    }

    @Test("presentations at the start, and custom covering modifiers")
    func initialCover() throws {
      let source =
        Self.feature("Login") + """
          struct LoginCover: ViewModifier {
            @Binding var store: StoreOf<Login>?
            func body(content: Content) -> some View {
              content.fullScreenCover(item: $store) { LoginView(store: $0) }
            }
          }
          extension View {
            func login(_ store: Binding<StoreOf<Login>?>) -> some View {
              modifier(LoginCover(store: store))
            }
          }
          @Reducer struct Root {
            @ObservableState struct State { @Presents var login: Login.State? = Login.State() }
            enum Action { case login(PresentationAction<Login.Action>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                if case .login(.presented(.doneTapped)) = action { state.login = nil }
                return .none
              }
              .ifLet(\\.$login, action: \\.login) { Login() }
            }
          }
          struct RootView: View {
            @Bindable var store: StoreOf<Root>
            var body: some View {
              Text("Root").login($store.scope(state: \\.login, action: \\.login))
            }
          }
          """
      let slot = try #require(Sources.read(source).graph.coordinators.first?.slots.first)
      #expect(slot.initial?.route == "login")
      #expect(slot.kind == .cover)
    }

    @Test("an alert of a part of a screen that calls dismiss() closes the screen")
    func alertOfPart() {
      let source = """
        @Reducer struct Header {
          @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
          enum Action {
            case deleteTapped, alert(PresentationAction<Alert>)
            enum Alert { case delete }
          }
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .deleteTapped:
                state.alert = AlertState { TextState("?") } actions: { ButtonState(action: .delete) {} }
                return .none
              case .alert(.presented(.delete)): return .run { _ in await dismiss() }
              case .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        @Reducer struct Detail {
          @ObservableState struct State { var header = Header.State() }
          enum Action { case header(Header.Action) }
          var body: some ReducerOf<Self> { Scope(state: \\.header, action: \\.header) { Header() } }
        }
        @Reducer enum Path { case detail(Detail) }
        @Reducer struct Root {
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .openTapped = action { state.path.append(.detail(Detail.State())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        """
      #expect(Sources.transitions(source).contains { $0.hasPrefix("alert.delete: popFrom") })
    }

    @Test("cases that show properties of the view, and views in a namespace")
    func casesByMembers() {
      func app(_ home: String, _ rest: String) -> String {
        """
        @Reducer struct Home {
          @Reducer enum Path { case detail(Detail) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, leaveTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .openTapped = action { state.path.append(.detail(.init())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Detail { struct State {}; enum Action {} }
        enum Shop {
          struct HomeView: View {
            @Bindable var store: StoreOf<Home>
            var body: some View {
              NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                Button("Open") { store.send(.openTapped) }
                Button("Leave") { store.send(.leaveTapped) }
              } destination: { _ in Text("") }
            }
          }
        }
        @Reducer struct Root {
          enum Stage { case guest, member }
          @ObservableState struct State { var access = Stage.guest; var home = Home.State() }
          enum Action { case home(Home.Action), loginTapped }
          var body: some ReducerOf<Self> {
            Scope(state: \\.home, action: \\.home) { Home() }
            Reduce { state, action in
              switch action {
              case .loginTapped: state.access = .member
              case .home(.leaveTapped): state.access = .guest
              case .home: break
              }
              return .none
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            switch store.access {
            case .guest: Button("Log in") { store.send(.loginTapped) }
            case .member: \(home)
            }
          }
          \(rest)
        }
        """
      }
      let view = "Shop.HomeView(store: store.scope(state: \\.home, action: \\.home))"
      let inline = Sources.transitions(app(view, ""))
      #expect(inline.contains { $0.hasSuffix("leaveTapped: show guest") })
      #expect(inline == Sources.transitions(app("home", "private var home: some View { \(view) }")))
      #expect(
        inline
          == Sources.transitions(app("home().padding()", "func home() -> some View { \(view) }")))
      // A property that shows no child decides nothing.
      let plain = Sources.transitions(app("home", "private var home: some View { Text(\"\") }"))
      #expect(!plain.contains { $0.contains("show member") })
    }

    @Test("a view can be called `View` in a namespace, and name the protocol with its module")
    func viewsNamedView() {
      let source = """
        enum Help {
          @Reducer struct Feature: ComposableArchitecture.Reducer { struct State {}; enum Action { case xTapped } }
          struct View: SwiftUI.View {
            let store: StoreOf<Feature>
            @State private var isTipShown = false
            var body: some SwiftUI.View {
              Button("Tip") { isTipShown = true }.popover(isPresented: $isTipShown) { Text("") }
            }
          }
        }
        """
      let app = Sources.stackApp(
        "help(Help.Feature)",
        "case .openTapped: state.path.append(.help(.init())); return .none",
        destination: "{ Help.View(store: $0) }", rest: source)
      #expect(Sources.transitions(app).contains("help.Button: Tip: show tip"))
    }
  }
#endif
