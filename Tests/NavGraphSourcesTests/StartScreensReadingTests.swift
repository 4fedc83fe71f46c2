#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What an app shows before all else, and choices inside of choices.
  struct StartScreensReadingTests {
    private static let children = """
      @Reducer struct Login {
        @ObservableState struct State: Equatable {}
        enum Action { case doneTapped }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View { Button("Done") { store.send(.doneTapped) } }
      }
      @Reducer struct Shop {
        @Reducer enum Path { case item(Login) }
        @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), itemTapped, leaveTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .itemTapped = action { state.path.append(.item(Login.State())) }
            return .none
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Item") { store.send(.itemTapped) }
            Button("Leave") { store.send(.leaveTapped) }
          } destination: { store in
            switch store.case { case .item(let store): LoginView(store: store) }
          }
        }
      }
      """

    private static func app(state: String, actions: String = "", code: String, view: String)
      -> String
    {
      children + """

        @Reducer struct Root {
          @ObservableState struct State: Equatable {
            \(state)
          }
          enum Action { case loaded, login(Login.Action), shop(Shop.Action), linked \(actions) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.shop, action: \\.shop) { Shop() }
            Reduce { state, action in
              switch action {
              \(code)
              default: return .none
              }
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            Group {
              \(view)
            }
            .task { store.send(.loaded) }
            .onOpenURL { _ in store.send(.linked) }
          }
        }
        """
    }

    private static func root(_ source: String) throws -> CoordinatorDefinition {
      try #require(Sources.read(source).graph.coordinators.first { $0.name == "Root" })
    }

    private static func cases(_ source: String) throws -> (initial: String, all: [String]) {
      let root = try root(source)
      guard case .switch(let cases) = root.container else { return ("", []) }
      return (cases.initial, root.routes.map(\.name))
    }

    @Test(
      "what a root shows while a value says so is its first case",
      arguments: [
        (
          "var isReady = false", "state.isReady = true",
          "if !store.isReady { SplashView() } else { %@ }", "splash"
        ),
        (
          "var isReady = false", "state.isReady = true",
          "if store.isReady { %@ } else { ProgressView() }", "loading"
        ),
        (
          "enum Stage { case intro, shop }; var stage = Stage.intro", "state.stage = .shop",
          "if store.stage == .intro { Image(name) } else { %@ }", "intro"
        ),
      ])
    func starts(state: String, write: String, view: String, name: String) throws {
      let shop = "ShopView(store: store.scope(state: \\.shop, action: \\.shop))"
      let source = Self.app(
        state: state + "; var shop = Shop.State()", code: "case .loaded: \(write); return .none",
        view: view.replacing("%@", with: shop))
      let cases = try Self.cases(source)
      #expect(cases.initial == name)
      #expect(Set(cases.all) == [name, "shop"])
      #expect(Sources.transitions(source).contains { $0.hasPrefix(".loaded automatic: show shop") })
    }

    @Test("optional children take turns behind a start screen")
    func turns() throws {
      let source = Self.app(
        state: "var isReady = false; var login: Login.State?; var shop = Shop.State()",
        code: """
          case .loaded:
            state.isReady = true
            state.login = Login.State()
            return .none
          case .login(.doneTapped): state.login = nil; return .none
          """,
        view: """
          if !store.isReady {
            ProgressView()
          } else if let login = store.scope(state: \\.login, action: \\.login) {
            LoginView(store: login)
          } else {
            ShopView(store: store.scope(state: \\.shop, action: \\.shop))
          }
          """)
      let cases = try Self.cases(source)
      #expect(cases.initial == "loading")
      #expect(Set(cases.all) == ["login", "shop", "loading"])
      #expect(Sources.transitions(source).contains("login.doneTapped: show shop"))
    }

    @Test("a link into a child that is not shown yet does nothing in the model")
    func links() throws {
      let source = Self.app(
        state: "var isReady = false; var shop = Shop.State()",
        code: """
          case .loaded: state.isReady = true; return .none
          case .linked: state.shop.path.append(.item(Login.State())); return .none
          """,
        view: """
          if !store.isReady { ProgressView() } else {
            ShopView(store: store.scope(state: \\.shop, action: \\.shop))
          }
          """)
      let link = try #require(
        Self.root(source).handlers.first { $0.transition.action == "linked" })
      guard case .when(.contains(let shown), _, otherwise: [])? = link.transition.operations.first
      else {
        Issue.record("the link is not limited")
        return
      }
      #expect(shown.route == "shop")
    }

    @Test("the same in a child is part of its screen")
    func children() throws {
      let source =
        Self.app(
          state: "var isReady = false; var shop = Shop.State()",
          code: "case .loaded: state.isReady = true; return .none",
          view: """
            if !store.isReady { ProgressView() } else {
              ShopView(store: store.scope(state: \\.shop, action: \\.shop))
            }
            """) + """

          @Reducer struct Outer {
            @ObservableState struct State: Equatable { var root = Root.State() }
            enum Action { case root(Root.Action) }
            var body: some ReducerOf<Self> { Scope(state: \\.root, action: \\.root) { Root() } }
          }
          """
      #expect(
        !Sources.read(source).graph.coordinators.contains { coordinator in
          coordinator.routes.contains { $0.name == "loading" }
        })
    }

    @Test("a choice inside a choice is shown with its case, also by a helper")
    func nested() throws {
      let source =
        Self.children + """

          @Reducer enum Stage { case login(Login), shop(Shop) }
          @Reducer struct Root {
            @ObservableState enum State: Equatable { case launching, running(Stage.State) }
            enum Action { case found, lost, stage(Stage.Action) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .found: state.go(to: .shop(Shop.State())); return .none
                case .lost:
                  guard case .running(.shop) = state else { return .none }
                  state = .running(.login(Login.State()))
                  return .none
                default: return .none
                }
              }
              .ifCaseLet(\\.running, action: \\.stage) { Stage.body }
            }
          }
          extension Root.State { mutating func go(to stage: Stage.State) { self = .running(stage) } }
          struct RootView: View {
            let store: StoreOf<Root>
            var body: some View {
              Group {
                if let store = store.scope(state: \\.running, action: \\.stage) {
                  switch store.case {
                  case .login(let store): LoginView(store: store)
                  case .shop(let store): ShopView(store: store)
                  }
                } else { ProgressView() }
              }
              .task { store.send(.found) }
              .onReceive(events) { _ in store.send(.lost) }
            }
          }
          """
      let handlers = try Self.root(source).handlers.map(\.transition)
      let stage = FlowReference.child(["running"])
      func shown(_ name: String) -> [NavGraphModel.Operation] {
        [.show(RoutePattern(route: "running")), .within(stage, [.show(RoutePattern(route: name))])]
      }
      #expect(handlers.contains { $0.action == "found" && $0.operations == shown("shop") })
      #expect(
        handlers.contains {
          $0.action == "lost" && $0.operations == shown("login")
            && $0.enabledWhen == .within(stage, .top(RoutePattern(route: "shop")))
        })
    }
  }
#endif
