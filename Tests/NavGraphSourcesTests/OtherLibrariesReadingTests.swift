#if SourceReading
  import Foundation
  import NavGraphModel
  import NavGraphSources
  import Testing

  struct OtherLibrariesReadingTests {
    @Test("FlowStacks: links, navigators and closures that a view was given")
    func flowStacks() {
      let source = """
        import FlowStacks
        import SwiftUI

        enum Screen: Hashable { case list, detail(Int) }
        struct ShopFlow: View {
          @State var routes: Routes<Screen> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Start(restart: restart)
                .flowDestination(for: Screen.self) { screen in
                  switch screen {
                  case .list: ListScreen()
                  case .detail(let id): DetailScreen(id: id)
                  }
                }
            }
            .onOpenURL { _ in routes.push(.list) }
          }
          func restart() { routes.goBackToRoot() }
        }
        struct Start: View {
          let restart: () -> Void
          var body: some View {
            FlowLink(value: Screen.list, style: .sheet, label: { Text("List") })
            Button("Restart", action: restart)
          }
        }
        struct ListScreen: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Button("Open") { navigator.push(.detail(1)) } }
        }
        struct DetailScreen: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          let id: Int
          var body: some View { Button("Back", action: { navigator.goBack() }) }
        }
        """
      #expect(
        Set(Sources.operations(source)) == [
          "deeplink.onOpenURL: push list", "Start.FlowLink: List: sheet list",
          "Start.Button: Restart: goBackToRoot",
          "list.Button: Open: push detail", "detail.Button: Back: goBack",
        ])
      let graph = Sources.read(source).graph
      #expect(graph.coordinators.map(\.name) == ["ShopFlow"])
      #expect(graph.problems().isEmpty)
    }

    @Test(
      "FlowStacks: a locally presented screen is on the enclosing stack")
    func localDestinations() throws {
      let source = """
        enum Screen: Hashable { case list }
        struct ShopFlow: View {
          @State var routes: Routes<Screen> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Start().flowDestination(for: Screen.self) { screen in switch screen { case .list: Text("") } }
            }
          }
        }
        struct Start: View {
          @State var isHelpShown = false
          @State var color: Color?
          var body: some View {
            Button("Help") { isHelpShown = true }
            Button("Red") { color = .red }
              .flowDestination(isPresented: $isHelpShown, style: .push) { Help() }
              .flowDestination(item: $color, style: .sheet(withNavigation: true)) { Text($0.name) }
          }
        }
        struct Help: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Button("List") { navigator.push(.list) } }
        }
        """
      #expect(
        Set(Sources.operations(source)) == [
          "Start.Button: Help: push Help", "Start.Button: Red: sheet color",
          "Help.Button: List: push list",
        ])
      let flow = try #require(Sources.read(source).graph.coordinators.first)
      #expect(flow.routes.map(\.name) == ["start", "list", "help", "color"])
      #expect(flow.routes[0].transitions.map(\.action) == ["Button: Help", "Button: Red"])
    }

    @Test(
      "FlowStacks: a navigator's routes are changed as an array, or by the app's own functions",
      arguments: [
        ("navigator.routes += [.sheet(.list)]", ["sheet list"]),
        ("navigator.routes.append(.sheet(.list))", ["sheet list"]),
        (
          "navigator.routes.append(contentsOf: [.push(.list), .cover(.edit)])",
          ["push list", "cover edit"]
        ),
        (
          "let last = navigator.routes.count\nnavigator.routes[last - 1] = .push(.list)",
          ["removeLast", "push list"]
        ),
        ("navigator.routes.removeLast()", ["removeLast"]),
        ("navigator.routes.showList()", ["push list", "sheet edit"]),
        ("navigator.routes.leave()", ["goBackToRoot"]), ("navigator.restart()", ["goBackToRoot"]),
        ("with(navigator) { $0.push(.list) }", ["push list"]),
      ])
    func navigatorRoutes(_ code: String, _ said: [String]) {
      let read = Sources.read(Self.navigator(code))
      #expect(Sources.operations(Self.navigator(code)) == said.map { "start.Button: Go: " + $0 })
      #expect(read.reading.unclear.isEmpty)
    }

    @Test(
      "FlowStacks: unknown changes of a navigator's routes are listed",
      arguments: [
        (
          "navigator.routes.shuffleScreens()",
          "what \u{201C}shuffleScreens\u{201D} does to \u{201C}navigator\u{201D} cannot be read"
        ),
        ("later { $0.push(.list) }", "what \u{201C}push\u{201D} is called on cannot be read"),
      ])
    func unknownChanges(_ code: String, _ reason: String) {
      #expect(Sources.read(Self.navigator(code)).reading.unclear.map(\.why) == [reason])
    }

    @Test("FlowStacks: a condition around a button's code is a condition of the action")
    func viewConditions() throws {
      let code = """
        if isReady { navigator.push(.list) } else { navigator.presentSheet(.edit) }
        """
      let read = Sources.read(Self.navigator(code))
      #expect(
        read.reading.coordinators.flatMap(\.transitions).map(\.when) == [
          "isReady", "!isReady",
        ])
      let start = try #require(read.graph.coordinators.first?.routes.first { $0.name == "start" })
      #expect(start.transitions.map(\.assumption) == ["isReady", "!isReady"])
      let counted = Sources.read(
        Self.navigator("guard navigator.routes.count > 1 else { return }\nnavigator.goBack()"))
      let back = try #require(
        counted.graph.coordinators.first?.routes.first { $0.name == "start" }?.transitions.first)
      #expect(back.handlerCondition == .count(.atLeast(3)))
    }

    /// A screen whose button does what is given, and functions that change stacks.
    private static func navigator(_ code: String) -> String {
      """
      enum Screen: Hashable { case start, list, edit }
      struct ShopFlow: View {
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Text("").flowDestination(for: Screen.self) { screen in
              switch screen { case .start: Start()
              default: Text("") }
            }
          }
        }
      }
      struct Start: View {
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        var body: some View { Button("Go") { \(code) } }
        func with(_ navigator: FlowNavigator<Screen>, _ change: (FlowNavigator<Screen>) -> Void) { change(navigator) }
      }
      extension Array where Element == Route<Screen> {
        mutating func showList() { push(.list); self.append(.sheet(.edit)) }
      }
      extension [Route<Screen>] { mutating func leave() { goBackToRoot() } }
      extension FlowNavigator where Screen == ShopScreen { func restart() { routes.goBackToRoot() } }
      """
    }

    /// A router that pushes and presents the same screen.
    private static let landing = """
      struct Landing: ReducerProtocol { struct State {}; enum Action { case openTapped, showTapped } }
      struct Detail: ReducerProtocol { struct State { let id = UUID() }; enum Action { case closeTapped } }
      struct LandingRouter: RoutingReducerProtocol {
        enum Route: Routing {
          case detail(Detail.State)
          enum Action { case detail(Detail.Action) }
        }
        struct State: RoutingState { var navigation: Route.NavigationState = .init(); var root: Landing.State }
        enum Action: RoutingAction {
          case navigation(Route.NavigationAction), route(UUID, Route.Action), modalRoute(Route.Action)
          case root(Landing.Action)
        }
        func navigation(for action: Action) -> Route.NavigationAction? {
          switch action {
          case .root(.openTapped): return .push(.detail(.init()))
          case .root(.showTapped): return .present(.detail(.init()))
          case .route(_, .detail(.closeTapped)): return .pop()
          case .modalRoute(.detail(.closeTapped)): return .dismiss
          default: return nil
          }
        }
      }
      """

    @Test("RoutingReducer: the commands that a function returns for an action")
    func routingReducer() {
      #expect(
        Sources.operations(Self.landing) == [
          "landing.openTapped: push detail",
          "landing.showTapped: present detail in LandingRouter.navigation",
          "detail.closeTapped: pop", "detail.closeTapped: clear in LandingRouter.navigation",
        ])
    }

    @Test("RoutingReducer: the type of the state can come after the equals sign")
    func inferredState() {
      let source = Self.landing.replacing(
        "navigation: Route.NavigationState = .init()", with: "navigation = Route.NavigationState()")
      #expect(Sources.operations(source) == Sources.operations(Self.landing))
    }

    @Test("RoutingReducer: a parent sends commands to a flow")
    func parentNavigates() {
      let source =
        Self.landing + """

          @Reducer struct Main {
            enum Tab { case news, landing }
            struct State: Equatable {
              var selectedTab = Tab.news
              var news = News.State()
              var landing = LandingRouter.State(root: .init())
            }
            enum Action { case news(News.Action), landing(LandingRouter.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.landing, action: /Action.landing) { LandingRouter() }
              Reduce { state, action in
                switch action {
                case .news(.openTapped):
                  state.selectedTab = .landing
                  return .task { .landing(.navigation(.push(.detail(.init())))) }
                case .news(.resetTapped):
                  return EffectTask(value: .landing(.navigation(.pop(toRoot: true))))
                default: return .none
                }
              }
            }
          }
          @Reducer struct News { struct State: Equatable {}; enum Action { case openTapped, resetTapped } }
          """
      let operations = Sources.operations(source)
      #expect(operations.contains("news.openTapped: push detail in LandingRouter"))
      #expect(operations.contains("news.resetTapped: popToRoot in LandingRouter"))
    }

    @Test("RoutingReducer: a flow whose view has no stack has no navigation container")
    func flowWithoutStack() {
      func root(_ content: String) -> Presentation? {
        let view = """

          struct LandingRouterView: View {
            let store: StoreOf<LandingRouter>
            var body: some View {
              WithRoutingStore(store) { root, navigation, modal in
                \(content).fullScreenCover(item: modal.item, content: modal.content)
              } routes: { _ in Text("Detail") }
            }
          }
          """
        guard
          case .stack(let stack)? = Sources.read(Self.landing + view).graph.coordinators.first?
            .container
        else { return nil }
        return stack.initial.first?.first?.presentation
      }
      #expect(root("LandingView(store: root)") == .sheet(embedsNavigation: false))
      #expect(
        root("RoutedNavigationStack(navigation: navigation) { LandingView(store: root) }")
          == .sheet(embedsNavigation: true))
    }

    @Test("a custom type named Router is not a FlowStacks stack")
    func ownRouter() {
      let source =
        Self.landing.replacing("LandingRouter", with: "Router") + """

          @main struct Shop: App {
            var body: some Scene { WindowGroup { RouterView(store: Store(initialState: .init()) { Router() }) } }
          }
          """
      #expect(Sources.read(source).graph.coordinators.map(\.name) == ["Router"])
    }

    @Test("FlowStacks: the buttons of a root that is a screen, too, are on both")
    func rootAsScreen() {
      let source = """
        enum Screen: Hashable { case home, settings }
        struct Main: View {
          @State private var routes: Routes<Screen> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              HomeView().flowDestination(for: Screen.self) { screen in
                switch screen {
                case .home: HomeView()
                case .settings: Text("Settings")
                }
              }
            }
          }
        }
        struct HomeView: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View {
            Button("Settings") { navigator.push(.settings) }
            if navigator.canGoBack() { Button("Back") { navigator.goBack() } }
            if isOpen { Button("Close") { navigator.goBack() } }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "homeView.Button: Settings: push settings",
          "homeView.Button: Back: goBack(1) when count(NavGraphModel.Comparison.atLeast(2))",
          "homeView.Button: Close: goBack(1) if isOpen",
          "home.Button: Settings: push settings", "home.Button: Back: goBack(1)",
          "home.Button: Close: goBack(1) if isOpen",
        ])
      #expect(
        Sources.operations(source) == [
          "home.Button: Settings: push settings", "home.Button: Back: goBack",
          "home.Button: Close: goBack",
        ])
    }

    @Test("RoutingReducer: the view says whether it presents sheets or covers")
    func routingReducerCovers() {
      func shown(_ modifier: String) -> Bool {
        let view = """

          struct LandingRouterView: View {
            let store: StoreOf<LandingRouter>
            var body: some View {
              WithRoutingStore(store) { root, navigation, modal in
                RoutedNavigationStack(navigation: navigation) { Text("Landing") }
                  .\(modifier)(item: modal.item, content: modal.content)
              } routes: { _ in Text("Detail") }
            }
          }
          """
        return Sources.read(Self.landing + view).graph.coordinators.flatMap(\.routes)
          .flatMap(\.transitions).flatMap(\.operations).contains { operation in
            guard case .append(let shown) = operation else { return false }
            return shown.presentation == .cover(embedsNavigation: false)
          }
      }
      #expect(shown("fullScreenCover"))
      #expect(!shown("sheet"))
    }

    @Test(
      "RoutingReducer: an answer without return, in a helper, or by a name is read",
      arguments: [
        "switch action { case .root(.openTapped): .push(.detail(.init()))\ndefault: nil }",
        "if case .root(.openTapped) = action { .push(.detail(.init())) } else if case .root = action { nil } else { nil }",
        "return switch action { case .root(.openTapped): .push(.detail(.init()))\ndefault: nil }",
        "other(action)", "return Self.other(action)",
        "switch action { case .root(let root): landing(root)\ndefault: .none }",
        "switch action { case .root(let root): navigation(for: root)\ndefault: .none }",
        "guard case .root(.openTapped) = action else { return nil }\nlet next: Route.NavigationAction = .push(.detail(.init()))\nreturn next",
        "guard case .root(.openTapped) = action else { return nil }\nreturn Route.NavigationAction.push(.detail(.init()))",
      ])
    func implicitAnswers(_ code: String) {
      let read = Sources.read(Self.answering(code))
      #expect(
        read.reading.coordinators.flatMap(\.transitions).map {
          "\($0.on.screen).\($0.on.action): \($0.operations[0].op)"
        } == ["landing.openTapped: push"])
      #expect(read.reading.unclear.isEmpty)
    }

    @Test("RoutingReducer: each answer that code chooses")
    func chosenAnswers() {
      let code = """
        guard case .root(.openTapped) = action else { return nil }
        var next: Route.NavigationAction? = nil
        if isNew { next = .push(.detail(.init())) }
        return next
        """
      #expect(Sources.operations(Self.answering(code)) == ["landing.openTapped: push detail"])
    }

    @Test(
      "RoutingReducer: an answer that cannot be read is listed, and may show any screen",
      arguments: ["return answers[action]", "known.map { .push($0) }", "router.next(action)"])
    func unreadAnswers(_ code: String) {
      let read = Sources.read(Self.answering(code))
      #expect(
        read.reading.unclear.map(\.why) == ["which screen is shown here cannot be read"])
      let detail = read.graph.coordinators.first?.routes.first { $0.name == "detail" }
      #expect(detail?.suppressions.map(\.rule) == ["unreachable-route"])
    }

    private static func answering(_ code: String) -> String {
      let start = landing.range(of: "switch action")?.lowerBound ?? landing.startIndex
      let end = landing.range(of: "default: return nil\n    }")?.upperBound ?? landing.endIndex
      return landing.replacingCharacters(in: start..<end, with: code) + """

        extension LandingRouter {
          static func other(_ action: Action) -> Route.NavigationAction? {
            switch action { case .root(.openTapped): .push(.detail(.init()))
            default: nil }
          }
          func landing(_ action: Landing.Action) -> Route.NavigationAction? {
            switch action { case .openTapped: .push(.detail(.init()))
            case .showTapped: nil }
          }
          func navigation(for action: Landing.Action) -> Route.NavigationAction? { landing(action) }
        }
        """
    }

    @Test("ComposableNavigation: navigation by actions")
    func composableNavigation() {
      let source = """
        struct Register: Reducer {
          enum Screen { case email, name }
          struct State: Equatable {
            var stackNavigation = StackNavigation<Screen>.State(items: [.email])
            var modalNavigation = ModalNavigation<Screen>.State()
          }
          enum Action: Equatable {
            case stackNavigation(StackNavigation<Screen>.Action)
            case modalNavigation(ModalNavigation<Screen>.Action)
            case emailEntered, helpTapped, doneTapped
          }
          private func privateReducer(state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .emailEntered: return .send(.stackNavigation(.pushItem(.name)))
            case .helpTapped: return .send(.modalNavigation(.presentSheet(.email)))
            case .doneTapped: return .send(.stackNavigation(.popToRoot()))
            default: return .none
            }
          }
          var body: some Reducer<State, Action> { Reduce(privateReducer) }
        }
        """
      #expect(
        Sources.operations(source) == [
          "self.emailEntered: push name",
          "self.helpTapped: present email in Register.modalNavigation",
          "self.doneTapped: popToRoot",
        ])
    }

    /// A stack of items and a modal, with the views that a provider makes of the items.
    private static let items = """
      struct Counter: Reducer { struct State: Equatable {}; enum Action { case doneTapped } }
      struct Steps: Reducer {
        enum Screen { case first, second }
        struct State: Equatable {
          var first = Counter.State()
          var second = Counter.State()
          var stackNavigation: StackNavigation<Screen>.State
          init(screens: [Screen] = [.first]) { stackNavigation = .init(items: screens) }
        }
        enum Action: Equatable {
          case stackNavigation(StackNavigation<Screen>.Action), first(Counter.Action), second(Counter.Action)
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .first(.doneTapped): return .send(.stackNavigation(.pushItem(.second)))
          default: return .none
          }
        }
      }
      struct Dialogs: Reducer {
        enum Screen { case counter, sheet, alert }
        struct State: Equatable {
          var number = Counter.State()
          var modal = ModalNavigation<Screen>.State()
        }
        enum Action: Equatable { case modal(ModalNavigation<Screen>.Action), number(Counter.Action) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .number(.doneTapped): return .send(.modal(.dismiss()))
          default: return .none
          }
        }
        struct Provider: ViewProviding {
          let store: Store<State, Action>
          func makePresentable(for item: Screen) -> Presentable {
            switch item {
            case .counter: return CounterView(store: store.scope(state: \\.number, action: Action.number))
            case .sheet: return SheetView(store: store)
            case .alert: return UIAlertController()
            }
          }
        }
      }
      struct CounterView: View { let store: StoreOf<Counter>; var body: some View { Button("Done") { store.send(.doneTapped) } } }
      struct SheetView: View { let store: StoreOf<Dialogs>; var body: some View { Text("") } }
      struct DialogsView: View {
        let store: StoreOf<Dialogs>
        var body: some View {
          Button("Count") { store.send(.modal(.presentFullScreen(.counter))) }
          Button("Ask") { store.send(.modal(.presentSheet(.alert))) }
        }
      }
      """

    @Test("ComposableNavigation: items start a stack and name the children beside it")
    func composableNavigationItems() throws {
      let graph = Sources.read(Self.items).graph
      #expect(graph.problems().isEmpty)
      let steps = try #require(graph.coordinators.first { $0.name == "Steps" })
      guard case .stack(let stack) = steps.container else { return }
      #expect(stack.initial.map { $0.map(\.target.route) } == [["first"]])
      #expect(
        steps.routes.first { $0.name == "first" }?.transitions.map(\.action) == ["doneTapped"])
      #expect(steps.handlers.isEmpty)
    }

    @Test(
      "ComposableNavigation: what a view presents, what closes itself, and what the app cannot see closing"
    )
    func composableNavigationModals() throws {
      let graph = Sources.read(Self.items).graph
      let dialogs = try #require(graph.coordinators.first { $0.name == "Dialogs" })
      #expect(dialogs.slots.first?.kind(of: "counter") == .cover)
      #expect(dialogs.slots.first?.kind(of: "alert") == .alert)
      func operations(_ route: String) -> [[NavGraphModel.Operation]]? {
        dialogs.routes.first { $0.name == route }?.transitions.map(\.operations)
      }
      #expect(operations("root")?.count == 2)
      #expect(operations("counter") == [[.dismissScreen]])
      #expect(operations("alert") == [])
    }

    @Test("RoutingReducer: what is pushed and what is presented act as they are shown")
    func routingReducerManners() throws {
      let source = """
        \(Self.landing)
        enum RoutingReducer<Route: Routing> {
          struct State { var path: [Route]; @BindingState var currentModal: Route? }
        }
        """
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      let router = try #require(graph.coordinators.first { $0.name == "LandingRouter" })
      let detail = try #require(router.routes.first { $0.name == "detail" })
      #expect(
        detail.transitions.map(\.handlerCondition) == [
          .presentedAs(.push), .not(.presentedAs(.push)),
        ])
    }

    @Test("RoutingReducer: the alert of a pushed screen is not pushed itself")
    func routingReducerAlerts() throws {
      let source = Self.landing.replacing(
        "struct Detail: ReducerProtocol { struct State { let id = UUID() }; enum Action { case closeTapped } }",
        with: """
          struct Detail: ReducerProtocol {
            struct State { let id = UUID(); @PresentationState var alert: AlertState<Action.Alert>? }
            enum Action { case closeTapped, askTapped, alert(PresentationAction<Alert>); enum Alert { case yes } }
            var body: some ReducerProtocol<State, Action> {
              Reduce { state, action in
                switch action {
                case .askTapped:
                  state.alert = AlertState { TextState("") } actions: { ButtonState(action: .yes) { TextState("") } }
                  return .none
                default: return .none
                }
              }
              .ifLet(\\.$alert, action: /Action.alert)
            }
          }
          """
      ).replacing(
        "case .route(_, .detail(.closeTapped)): return .pop()",
        with: "case .route(_, .detail(.alert(.presented(.yes)))): return .pop()")
      let router = try #require(
        Sources.read(source).graph.coordinators.first { $0.name == "LandingRouter" })
      let alert = try #require(router.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.handlerCondition) == [nil])
    }

    @Test("TCARouteStack: paths with a style, also one that code chooses")
    func routeStack() {
      let source = """
        struct First: Reducer { struct State {}; enum Action { case nextTapped } }
        struct Screen: Reducer { enum State { case first(First.State) }; enum Action { case first(First.Action) } }
        struct Router: Reducer {
          struct State { var paths: [RoutePath<Screen.State>] = [] }
          enum Action { case open(Bool), pathAction(Int, action: Screen.Action) }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              switch action {
              case .open(let isSheet):
                var style: Style { if isSheet { return .sheet() } else { return .push } }
                state.paths.append(RoutePath(data: Screen.State.first(.init()), style: style))
                return .none
              default: return .none
              }
            }
          }
        }
        """
      #expect(
        Set(Sources.operations(source)) == ["self.open: push first", "self.open: sheet first"])
    }

    @Test("TCARouteStack: new paths start above the root")
    func newPaths() {
      let source = """
        struct First: Reducer { struct State {}; enum Action { case nextTapped } }
        struct Screen: Reducer { enum State { case first(First.State) }; enum Action { case first(First.Action) } }
        struct Router: Reducer {
          struct State { var paths: [RoutePath<Screen.State>] = [] }
          enum Action { case opened, pathAction(Int, action: Screen.Action) }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              if case .opened = action {
                state.paths = [RoutePath(data: Screen.State.first(.init()), style: .sheet())]
              }
              return .none
            }
          }
        }
        """
      let text = RegistrationWriter(Sources.read(source).graph, remarks: []).text()
      #expect(text.contains(".set([.sheet(.first)])"))
    }
  }
#endif
