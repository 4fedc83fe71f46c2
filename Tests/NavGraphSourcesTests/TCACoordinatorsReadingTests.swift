#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  struct TCACoordinatorsReadingTests {
    @Test(
      "each operation of the library, with its target",
      arguments: [
        ("state.routes.push(.detail(.init()))", "push detail"),
        ("state.routes.presentSheet(.detail(.init()), withNavigation: true)", "sheet detail"),
        ("state.routes.presentCover(.detail(.init()))", "cover detail"),
        ("state.routes.goBack()", "goBack"),
        ("state.routes.goBackTo(\\.home)", "goBackTo home"),
        ("state.routes.goBackTo { if case .home = $0 { true } else { false } }", "goBackTo home"),
        ("state.routes.goBackToRoot()", "goBackToRoot"),
        ("state.routes.pop()", "pop"),
        ("state.routes.popTo(\\.home)", "popTo home"),
        ("state.routes.popToRoot()", "popToRoot"),
        ("state.routes.dismiss()", "dismiss"),
        ("state.routes.dismissAll()", "dismissAll"),
        ("state.routes.removeLast()", "removeLast"),
        ("state.routes = [.root(.detail(.init()))]", "set detail"),
        ("state.routes.append(.sheet(.detail(.init())))", "sheet detail"),
        ("let shown = Screen.State.detail(.init())\nstate.routes.push(shown)", "push detail"),
        (
          "state.routes.append(contentsOf: [1].map { _ in .push(.detail(.init())) })", "push detail"
        ),
      ])
    func operation(_ code: String, _ said: String) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))):\n\(code)\nreturn .none")
      #expect(Sources.operations(source) == ["home.startTapped: \(said)"])
    }

    @Test(
      "a screen that changes in place is no navigation, and one that is replaced above the root is listed"
    )
    func elements() {
      let changed = """
        case .router(.routeAction(_, .home(.startTapped))):
          if case .detail(var detail) = state.routes[0].screen {
            detail.isNew = true
            state.routes[0].screen = .detail(detail)
          }
          return .none
        """
      #expect(Sources.operations(Sources.coordinator(changed)).isEmpty)
      let replaced = Sources.read(
        Sources.coordinator(
          "case .router(.routeAction(_, .home(.startTapped))): state.routes[1] = .push(.detail(.init())); return .none"
        )
      ).reading
      #expect(replaced.coordinators.flatMap(\.transitions).isEmpty)
      #expect(
        replaced.unclear.map(\.why) == ["a screen of the stack is replaced, which is not modelled"])
    }

    @Test("a stack of identities shows the screens that the identities are of")
    func identities() throws {
      let source = """
        @Reducer struct Home { struct State: Equatable {}; enum Action { case startTapped } }
        @Reducer struct Inner {
          @Reducer enum Screen { case list(Home) }
          struct State: Equatable { var routes: [Route<Screen.State>] = [.root(.list(.init()))] }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .list(.startTapped))): state.routes.push(.list(.init())); return .none
              default: return .none
              }
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        struct Screens: Reducer {
          enum State: Equatable, Identifiable {
            case home(Home.State), inner(Inner.State)
            var id: ID {
              switch self {
              case .home: return .start
              case .inner: return .inner
              }
            }
            enum ID: Identifiable { case start, inner; var id: ID { self } }
          }
          enum Action { case home(Home.Action), inner(Inner.Action) }
        }
        @Reducer struct Main {
          struct State: Equatable {
            var routeIDs: IdentifiedArrayOf<Route<Screens.State.ID>> = [.root(.start, embedInNavigationView: true)]
          }
          enum Action: IdentifiedRouterAction {
            case updateRoutes(IdentifiedArrayOf<Route<Screens.State>>)
            case routeAction(Screens.State.ID, action: Screens.Action)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .routeAction(_, action: .home(.startTapped)): state.routeIDs.push(.inner); return .none
              default: return .none
              }
            }
          }
        }
        """
      let graph = Sources.read(source).graph
      let main = try #require(graph.coordinators.first { $0.name == "Main" })
      #expect(main.routes.map(\.name) == ["start", "inner"])
      #expect(main.routes.map(\.hosts) == [nil, "Inner"])
      #expect(main.routes.first?.transitions.map(\.action) == ["startTapped"])
      #expect(main.handlers.isEmpty)
      #expect(graph.coordinators.map(\.name) == ["Inner", "Main"])
      #expect(graph.problems().isEmpty)
    }

    @Test(
      "actions in a stack of identities belong to the identity of their case",
      arguments: [
        (
          "case .detail: .two\ncase .second: .one",
          ["one.closeTapped", "two.closeTapped"]
        ),
        (
          "case .detail: .one\ncase .second: .two",
          ["one.closeTapped", "two.closeTapped"]
        ),
        ("case .detail, .second: .two", ["two.closeTapped", "two.closeTapped"]),
      ])
    func identitiesOfOneFeature(_ ids: String, _ said: [String]) {
      let source = """
        @Reducer struct Home { struct State: Equatable {}; enum Action { case startTapped } }
        @Reducer struct Detail { struct State: Equatable {}; enum Action { case closeTapped } }
        struct Screens: Reducer {
          enum State: Equatable, Identifiable {
            case home(Home.State), detail(Detail.State), second(Detail.State)
            var id: ID { switch self { case .home: .start
              \(ids) } }
            enum ID: Identifiable { case start, one, two; var id: ID { self } }
          }
          enum Action { case home(Home.Action), detail(Detail.Action), second(Detail.Action) }
        }
        @Reducer struct Main {
          struct State: Equatable {
            var routeIDs: IdentifiedArrayOf<Route<Screens.State.ID>> = [.root(.start)]
          }
          enum Action: IdentifiedRouterAction {
            case updateRoutes(IdentifiedArrayOf<Route<Screens.State>>)
            case routeAction(Screens.State.ID, action: Screens.Action)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .routeAction(_, action: .detail(.closeTapped)): state.routeIDs.goBack(); return .none
              case .routeAction(_, action: .second(.closeTapped)): state.routeIDs.dismiss(); return .none
              default: return .none
              }
            }
          }
        }
        """
      #expect(Sources.read(source).graph.coordinators.map(\.name) == ["Main"])
      let main = Sources.read(source).graph.coordinators.first
      #expect(main?.handlers.isEmpty == true)
      let found = main?.routes.flatMap { route in
        route.transitions.map { "\(route.name).\($0.action)" }
      }
      #expect(found == said)
    }

    @Test(
      "a screen can be in a stack of identities once if its case has one identity",
      arguments: [
        ("switch self { case .home: \"home\"; case let .detail(detail): detail.id }", true, false),
        ("switch self { case .home: return .home; case .detail: return .detail }", true, true),
        ("\"\\(Mirror(reflecting: self).children.first!.label!)\"", true, true),
        ("UUID().uuidString", false, false),
      ])
    func constantIdentities(_ id: String, _ home: Bool, _ detail: Bool) {
      let source = """
        @Reducer struct Home { struct State: Equatable {}; enum Action { case startTapped } }
        struct Screens: Reducer {
          enum State: Equatable, Named { case home(Home.State), detail(Home.State) }
          enum Action { case home(Home.Action), detail(Home.Action) }
        }
        protocol Named: Identifiable {}
        extension Named { var id: String { \(id) } }
        @Reducer struct Main {
          struct State: Equatable {
            var routes: IdentifiedArrayOf<Route<Screens.State>> = [.root(.home(.init()))]
          }
          enum Action: IdentifiedRouterAction {
            case updateRoutes(IdentifiedArrayOf<Route<Screens.State>>)
            case routeAction(Screens.State.ID, action: Screens.Action)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .routeAction(_, action: .home(.startTapped)): state.routes.push(.detail(.init())); return .none
              default: return .none
              }
            }
          }
        }
        """
      let routes = Sources.read(source).graph.coordinators.first?.routes
      #expect(routes?.map { $0.identity != .unique } == [home, detail])
    }

    @Test("a computed stack of screens is the stack of their identities")
    func computed() {
      let found = Sources.transitions(
        """
        @Reducer struct Home { struct State: Equatable {}; enum Action { case openTapped } }
        @Reducer struct Screens {
          enum State: Equatable, Identifiable {
            case home(Home.State), detail(Home.State)
            var id: ID { switch self { case .home: .home
              case .detail: .detail } }
            enum ID: Identifiable { case home, detail; var id: ID { self } }
          }
          enum Action { case home(Home.Action), detail(Home.Action) }
        }
        @Reducer struct Main {
          struct State: Equatable {
            private var routeIDs: IdentifiedArrayOf<Route<Screens.State.ID>> = [.root(.home)]
            var routes: IdentifiedArrayOf<Route<Screens.State>> {
              get { IdentifiedArrayOf(uniqueElements: routeIDs.map { $0.map(screen) }) }
              set { routeIDs = IdentifiedArrayOf(uniqueElements: newValue.map { $0.map(\\.id) }) }
            }
          }
          enum Action { case routeAction(id: Screens.State.ID, Screens.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .routeAction(_, .home(.openTapped)): state.routes.push(.detail(Home.State())); return .none
              default: return .none
              }
            }
          }
        }
        """)
      #expect(found == ["home.openTapped: push detail"])
    }

    @Test("actions are followed into inner switches, and through several patterns of one case")
    func patterns() {
      let source = Sources.coordinator(
        """
        case let .router(.routeAction(id: _, action: .home(.delegate(inner)))):
          switch inner {
          case .finished: state.routes.goBack()
          case .opened(let id): state.routes.push(.detail(.init(id: id)))
          }
          return .none
        case .router(.routeAction(_, .home(.closeTapped))), .router(.routeAction(_, .detail(.backTapped))):
          state.routes.pop()
          return .none
        """)
      #expect(
        Sources.operations(source) == [
          "home.delegate.finished: goBack", "home.delegate.opened: push detail",
          "detail.backTapped: pop", "home.closeTapped: pop",
        ])
    }

    @Test("helpers are read where they are called, of the reducer and of its state")
    func helpers() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))): return open(&state)
        case .router(.routeAction(_, .home(.closeTapped))):
          state.close()
          return .none
        """,
        state: "mutating func close() { routes.goBackToRoot() }",
        functions:
          "func open(_ state: inout State) -> Effect<Action> { state.routes.push(.detail(.init())); return .none }"
      )
      #expect(
        Set(Sources.operations(source)) == [
          "home.startTapped: push detail", "home.closeTapped: goBackToRoot",
        ])
    }

    @Test("an action that is sent leads on, with the value that it carries")
    func sentActions() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))): return .send(.opened(.detail))
        case .router(.routeAction(_, .home(.closeTapped))):
          return .run { send in await send(.opened(.home)) }
        case let .opened(target):
          switch target {
          case .home: state.routes.goBackToRoot()
          case .detail: state.routes.push(.detail(.init()))
          }
          return .none
        """)
      let operations = Set(Sources.operations(source))
      #expect(operations.contains("home.startTapped: push detail"))
      #expect(operations.contains("home.closeTapped: goBackToRoot"))
      #expect(!operations.contains("home.startTapped: goBackToRoot"))
    }

    @Test(
      "conditions are phrased in words; code after an early return belongs to the other case"
    )
    func conditions() throws {
      let reading = Sources.read(
        Sources.coordinator(
          """
          case .router(.routeAction(_, .home(.startTapped))):
            guard state.routes.count < 3 else {
              state.routes.goBackToRoot()
              return .none
            }
            state.routes.push(.detail(.init()))
            return .none
          """)
      ).reading
      let transitions = try #require(reading.coordinators.first).transitions
      let push = try #require(transitions.first { $0.operations[0].op == "push" })
      let back = try #require(transitions.first { $0.operations[0].op == "goBackToRoot" })
      #expect(push.when == "state.routes.count < 3")
      #expect(back.when == "state.routes.count >= 3")
    }

    @Test(
      "checking for a screen is a stack condition",
      arguments: [
        "guard let index = state.routes.firstIndex(where: { $0.screen.is(\\.detail) }) else { return .none }",
        "guard let index = state.detailIndex else { return .none }",
        "guard state.routes.contains(where: { if case .detail = $0.screen { true } else { false } }) else { return .none }",
        "guard state.routes.last(where: { $0.screen.is(\\.detail) }) != nil else { return .none }",
        "guard state.routes[id: .detail] != nil else { return .none }",
      ])
    func asksForScreen(_ check: String) {
      let source = Sources.coordinator(
        "case .reset: \(check)\nstate.routes.goBackToRoot(); return .none",
        state: "var detailIndex: Int? { routes.firstIndex { $0.screen.is(\\.detail) } }")
      #expect(
        Sources.transitions(source).first
          == ".reset: goBackToRoot when \(Condition.contains(RoutePattern(route: "detail")))")
    }

    @Test("checking that there is none of several screens is a condition for each")
    func asksForNone() {
      let source = Sources.coordinator(
        "case .reset: guard !state.routes.contains(where: { $0.screen.is(\\.detail) || $0.screen.is(\\.home) }) else { return .none }\nstate.routes.goBackToRoot(); return .none"
      )
      let back = Sources.transitions(source).first { $0.contains("goBackToRoot") }
      for name in ["detail", "home"] {
        #expect(back?.contains("\(Condition.not(.contains(RoutePattern(route: name))))") == true)
      }
    }

    @Test(
      "code that asks what a screen holds, or whether there is none, does not ask for the screen alone",
      arguments: [
        "state.routes.contains { $0.screen[case: \\.detail]?.id == state.id }",
        "state.routes.contains { if case let .detail(detail) = $0.screen { return detail.id == state.id } else { return false } }",
        "state.routes.contains { $0.screen.is(\\.detail) == false }",
        "state.routes.contains { if case .detail = $0.screen { false } else { true } }",
        "state.routes.contains { !$0.screen.is(\\.detail) }",
      ])
    func asksForMore(_ check: String) {
      let source = Sources.coordinator(
        "case .reset: guard \(check) else { return .none }\nstate.routes.goBackToRoot(); return .none"
      )
      let back = Sources.transitions(source).first { $0.contains("goBackToRoot") }
      #expect(back?.contains(" if ") == true && back?.contains(" when ") == false)
    }

    @Test(
      "going back says whether it found the screen",
      arguments: [
        "if !state.routes.goBackTo(\\.detail) { state.routes.push(.detail(.init())) }",
        "guard state.routes.goBackTo(\\.detail) else { state.routes.push(.detail(.init())); return .none }",
      ])
    func foundScreen(_ code: String) {
      let source = Sources.coordinator("case .reset: \(code)\nreturn .none")
      let has = Condition.contains(RoutePattern(route: "detail"))
      #expect(
        Set(Sources.transitions(source)) == [
          ".reset: \(Operation.goBackTo(RoutePattern(route: "detail"))) when \(has)",
          ".reset: push detail when \(Condition.not(has))",
        ])
    }

    @Test("actions only a coordinator sends are part of the handled action")
    func sentDown() {
      let source =
        Sources.coordinator(
          named: "Main", screens: "case tabs(Tabs)", root: "tabs", actions: "noticed",
          "case .noticed: return .send(.router(.routeAction(id: 0, action: .tabs(.showNews))))")
          + """

          @Reducer struct News { struct State: Equatable {}; enum Action { case x } }
          @Reducer struct Tabs {
            enum Tab { case home, news }
            struct State: Equatable { var selectedTab = Tab.home; var home = News.State(); var news = News.State() }
            enum Action { case showNews, home(News.Action), news(News.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.home, action: \\.home) { News() }
              Scope(state: \\.news, action: \\.news) { News() }
              Reduce { state, action in
                if case .showNews = action { state.selectedTab = .news }
                return .none
              }
            }
          }
          struct MainView: View {
            let store: StoreOf<Main>
            var body: some View {
              Text("").onReceive(publisher) { _ in store.send(.noticed) }
            }
          }
          """
      let graph = Sources.read(source).graph
      #expect(graph.coordinators.flatMap(\.handlers).map(\.transition.action) == ["noticed"])
    }

    @Test("initial arrays, wherever they are declared")
    func starts() throws {
      let source = Sources.coordinator("case .reset: return .none")
      let coordinator = try #require(Sources.read(source).reading.coordinators.first)
      #expect(coordinator.initial.map(\.route) == ["home"])
      #expect(coordinator.initial.map(\.style) == ["root"])
      #expect(coordinator.routes.map(\.name) == ["home", "detail"])

      let graph = Sources.read(source).graph
      guard case .stack(let stack) = graph.coordinators.first?.container else {
        Issue.record("no stack")
        return
      }
      #expect(
        stack.initial == [
          [
            Destination(
              target: RoutePattern(route: "home"), presentation: .sheet(embedsNavigation: true))
          ]
        ])
      #expect(stack.dialect == .tcaCoordinators(.v0_14, .indexed))
    }

    @Test("delays are worked out on the routes that they are given")
    func delays() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          return .routeWithDelaysIfUnsupported(state.routes, action: \\.router) {
            $0.goBackToRoot()
            $0.push(.detail(.init()))
          }
        """)
      #expect(
        Sources.operations(source) == [
          "home.startTapped: goBackToRoot", "home.startTapped: push detail",
        ])
      let home = Sources.read(source).graph.coordinators[0].routes[0]
      #expect(
        home.transitions.map { $0.suppressions.map(\.rule) } == [["transition-needs-delays"]])
    }

    @Test("reducers as they were before they were types")
    func combineEra() {
      let source = """
        enum HomeAction { case startTapped }
        struct HomeState: Equatable {}
        enum ScreenState: Equatable { case home(HomeState), detail }
        enum ScreenAction { case home(HomeAction) }
        struct MainState: Equatable, IndexedRouterState {
          var routes: [Route<ScreenState>] = [.root(.home(.init()), embedInNavigationView: true)]
        }
        enum MainAction: IndexedRouterAction {
          case updateRoutes([Route<ScreenState>])
          case routeAction(Int, action: ScreenAction)
        }
        let mainReducer: Reducer<MainState, MainAction, Void> = screenReducer
          .forEachIndexedRoute(environment: { $0 })
          .withRouteReducer(Reducer { state, action, environment in
            switch action {
            case .routeAction(_, action: .home(.startTapped)):
              state.routes.push(.detail)
              return .none
            default: return .none
            }
          })
        """
      #expect(Sources.operations(source) == ["home.startTapped: push detail"])
      let alias = "typealias MainReducer = Reducer<MainState, MainAction, Void>\n"
      let aliased = source.replacing(
        "mainReducer: Reducer<MainState, MainAction, Void>", with: "mainReducer: MainReducer"
      )
      .replacing("withRouteReducer(Reducer", with: "withRouteReducer(MainReducer")
      #expect(Sources.operations(alias + aliased) == ["home.startTapped: push detail"])
    }

    @Test("a helper that is called with a constant takes that branch alone")
    func constants() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          state.go(.detail)
          return .none
        """,
        state: """
          mutating func go(_ target: Target) {
            switch target {
            case .home: routes.goBackToRoot()
            case .detail: routes.push(.detail(.init()))
            }
          }
          """)
      #expect(Sources.operations(source) == ["home.startTapped: push detail"])
    }

    @Test("a case of the app's own that is called routeAction is an action as any other")
    func ownRouteAction() {
      let source = """
        @Reducer struct Home { struct State {}; enum Action { case routeAction(RouteAction); enum RouteAction { case next } } }
        @Reducer struct Detail { struct State {}; enum Action { case closeTapped } }
        @Reducer enum Screen { case home(Home); case detail(Detail) }
        @Reducer struct Main {
          struct State { var routes: [Route<Screen.State>] = [.root(.home(.init()))] }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .home(.routeAction(.next)))):
                state.routes.push(.detail(.init()))
                return .none
              default: return .none
              }
            }
          }
        }
        """
      #expect(Sources.operations(source) == ["home.next: push detail"])
    }

    @Test("an unreadable route is reported, not guessed")
    func unreadable() throws {
      let reading = Sources.read(
        Sources.coordinator(
          """
          case .router(.routeAction(_, .home(.startTapped))):
            state.routes.push(makeScreen())
            return .none
          """))
      #expect(Sources.operations(Sources.coordinator("case .reset: return .none")).isEmpty)
      let remark = try #require(reading.remarks.first)
      #expect(remark.reason == "which screen is shown here cannot be read")
      #expect(remark.location.file == "App.swift")
      #expect(
        reading.graph.coordinators[0].routes.allSatisfy {
          $0.transitions.flatMap(\.operations).isEmpty
        })
    }

    @Test(
      "a concatenated stack is read completely or not at all",
      arguments: [
        ("[.root(.home(.init()))] + [.push(.detail(.init()))]", ["home", "detail"]),
        ("State.first.routes + [.push(.detail(.init()))]", ["home", "detail"]),
        ("state.saved + [.push(.detail(.init()))]", nil),
      ])
    func sums(_ value: String, _ screens: [String]?) throws {
      let source = Sources.coordinator(
        "case .reset: state.routes = \(value); return .none",
        state: """
          var saved: [Route<Screen.State>] = []
          static let first = State(routes: [.root(.home(.init()), withNavigation: true)])
          """)
      let found = Sources.read(source)
      let operations = found.graph.coordinators.flatMap(\.handlers).flatMap(\.transition.operations)
      let set = operations.compactMap { operation -> [String]? in
        if case .set(let entries) = operation { return entries.map(\.target.route) }
        return nil
      }
      #expect(set.first == screens)
      #expect(
        found.reading.unclear.contains { $0.why == "the screens that are set here cannot be read" }
          == (screens == nil))
    }

    @Test("a navigation container around a coordinator's view is written down")
    func wrapped() {
      let reading = Sources.read(
        """
        @Reducer struct Page { struct State: Equatable {}; enum Action {} }
        @Reducer(state: .equatable) enum MainScreen { case page(Page) }
        @Reducer struct Main {
          struct State: Equatable { var routes: [Route<MainScreen.State>] = [.root(.page(.init()))] }
          enum Action { case router(IndexedRouterActionOf<MainScreen>) }
          var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
        }
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            TCARouter(store.scope(state: \\.routes, action: \\.router)) { _ in Text("") }
          }
        }
        struct ContentView: View {
          let store: StoreOf<Main>
          var body: some View { NavigationView { MainView(store: store) } }
        }
        """)
      let text = RegistrationWriter(reading.graph, remarks: []).text()
      #expect(text.contains("root: .page, isWrapped: true"))
    }

    @Test("an alias can stand for the type of the routes")
    func aliasOfRoutes() {
      let source = Sources.coordinator("").replacing(
        "var routes: [Route<Screen.State>]", with: "var routes: Routes"
      )
      func dialects(_ alias: String) -> [Dialect] {
        Sources.read(source + alias).graph.coordinators.compactMap {
          if case .stack(let stack) = $0.container { stack.dialect } else { nil }
        }
      }
      #expect(
        dialects("typealias Routes = IdentifiedArrayOf<Route<Screen.State>>")
          == [.tcaCoordinators(.v0_14, .identified)])
      #expect(
        dialects("typealias Routes = [Route<Screen.State>]") == [.tcaCoordinators(.v0_14, .indexed)]
      )
    }
  }
#endif
