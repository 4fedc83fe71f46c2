#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Roots that show one of their children by a plain value.
  struct ChosenChildrenReadingTests {
    private static let login = "LoginView(store: store.scope(state: \\.login, action: \\.login))"
    private static let home = "HomeView(store: store.scope(state: \\.home, action: \\.home))"

    private static let welcome =
      "WelcomeView(store: store.scope(state: \\.welcome, action: \\.welcome))"

    /// An app with a login and a home, and what a sheet of the home does on a tap.
    private static func app(
      _ state: String, in set: String, out clear: String, _ body: String,
      account: String = "", logout: String = "return .none"
    ) -> String {
      """
      @Reducer struct Login { struct State {}; enum Action { case loggedIn(User) } }
      @Reducer struct Account {
        @ObservableState struct State { \(account) }
        enum Action { case logoutTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .logoutTapped: \(logout) }
          }
        }
      }
      @Reducer struct Home {
        @ObservableState struct State { @Presents var account: Account.State? }
        enum Action { case accountTapped, account(PresentationAction<Account.Action>), outTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .accountTapped: state.account = Account.State(); return .none
            case .account, .outTapped: return .none
            }
          }
          .ifLet(\\.$account, action: \\.account) { Account() }
        }
      }
      struct User { var name = "" }
      @Reducer struct App {
        @ObservableState struct State {
          \(state)
          var welcome = Welcome.State()
          var login = Login.State()
          var home = Home.State()
        }
        enum Action {
          case login(Login.Action), home(Home.Action), welcome(Welcome.Action), changed(User?)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.login, action: \\.login) { Login() }
          Scope(state: \\.home, action: \\.home) { Home() }
          Reduce { state, action in
            switch action {
            case .login(.loggedIn(let user)): \(set); return .none
            case .home(.outTapped): \(clear); return .none
            case .welcome(.doneTapped): state.isWelcomed = true; return .none
            case .changed(let user): state.user = user; return .none
            case .login, .home: return .none
            }
          }
        }
      }
      @Reducer struct Welcome { struct State {}; enum Action { case doneTapped } }
      struct AppView: View {
        let store: StoreOf<App>
        var body: some View { \(body) }
      }
      """
    }

    @Test(
      "a `Bool` or an optional chooses between two children",
      arguments: [
        ("var isIn = false", "state.isIn = true", "state.isIn = false", "!store.isIn", false),
        ("var isIn = false", "state.isIn = true", "state.isIn = false", "store.isIn", true),
        ("var user: User?", "state.user = user", "state.user = nil", "store.user == nil", false),
        ("var user: User?", "state.user = user", "state.user = nil", "store.user != nil", true),
        (
          "var user: User?", "state.user = user", "state.user = nil", "let user = store.user", true
        ),
        (
          "@Shared(.appStorage(\"in\")) var isIn = false", "state.$isIn.withLock { $0 = true }",
          "state.$isIn.withLock { $0 = false }", "store.isIn", true
        ),
      ])
    func choices(_ state: String, _ set: String, _ clear: String, _ asked: String, _ isHome: Bool) {
      let (then, otherwise) = isHome ? (Self.home, Self.login) : (Self.login, Self.home)
      let source = Self.app(
        state, in: set, out: clear, "if \(asked) { \(then) } else { \(otherwise) }")
      let found = Sources.transitions(source)
      #expect(found.contains("login.loggedIn: show home"))
      #expect(found.contains("home.outTapped: show login"))
      let container = Sources.read(source).graph.coordinators.first { $0.name == "App" }?.container
      guard case .switch(let choice) = container else {
        Issue.record("no switch was read")
        return
      }
      #expect(choice.initial == "login")
    }

    @Test("an optional value from elsewhere may be nil")
    func open() {
      let found = Sources.transitions(
        Self.app(
          "var user: User?", in: "state.user = user", out: "state.user = nil",
          "if let user = store.user { \(Self.home) } else { \(Self.login) }"))
      #expect(found.contains(".changed effect: show home if user != nil"))
      #expect(found.contains(".changed effect: show login if user == nil"))
    }

    @Test("a child that writes to the same shared value changes what the root shows")
    func shared() {
      let token = "@Shared(.appStorage(\"token\")) var token: String?"
      let found = Sources.transitions(
        Self.app(
          token, in: "state.$token.withLock { $0 = user.name }", out: "",
          "if store.token == nil { \(Self.login) } else { \(Self.home) }", account: token,
          logout: "state.$token.withLock { $0 = nil }; return .none"))
      #expect(found.contains("account.logoutTapped: show login"))
    }

    @Test("a chain of `if` and `else if` is one switch of all its children")
    func chain() {
      let source = Self.app(
        "var isWelcomed = false; var user: User?", in: "state.user = user", out: "state.user = nil",
        """
        if !store.isWelcomed {
          WelcomeView(store: store.scope(state: \\.welcome, action: \\.welcome))
        } else if store.user == nil { \(Self.login) } else { \(Self.home) }
        """)
      let found = Sources.transitions(source)
      #expect(found.contains("welcome.doneTapped: show login if user == nil"))
      #expect(found.contains("welcome.doneTapped: show home if user != nil"))
      #expect(found.contains("login.loggedIn: show home"))
      #expect(found.contains("home.outTapped: show login"))
      let app = Sources.read(source).graph.coordinators.first { $0.name == "App" }
      #expect(app?.routes.map(\.name).prefix(3) == ["welcome", "login", "home"])
    }

    @Test("several values of a chain that one update writes decide together")
    func together() {
      let found = Sources.transitions(
        Self.app(
          "var isWelcomed = false; var user: User?",
          in: "state.isWelcomed = true; state.user = user",
          out: "state.isWelcomed = false; state.user = nil",
          """
          if !store.isWelcomed {
            WelcomeView(store: store.scope(state: \\.welcome, action: \\.welcome))
          } else if store.user == nil { \(Self.login) } else { \(Self.home) }
          """))
      #expect(found.contains("login.loggedIn: show home"))
      #expect(found.contains("home.outTapped: show welcome"))
    }

    @Test("a child beside other content or in a sheet is not a choice of the root")
    func beside() {
      let sheet =
        "Text(\"\").sheet(isPresented: $store.isShown) { if store.isWelcomed { \(Self.welcome) } else { Text(\"\") } }"
      for body in [
        "VStack { Text(\"\"); if let user = store.user { \(Self.home) } else { \(Self.login) } }",
        "if store.isIn { \(Self.home) } else { \(sheet) }",
      ] {
        let app = Sources.read(
          Self.app(
            "var isIn = false; var isWelcomed = false; var user: User?", in: "state.isIn = true",
            out: "",
            body)
        ).graph.coordinators.first { $0.name == "App" }
        #expect(app?.routes.contains { $0.name == "welcome" } != true)
      }
    }
  }
#endif
