#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Views of other modules, choices around stacks, and screens without a reducer.
  struct ForeignViewsReadingTests {
    @Test(
      "a view of another module calls what it is given",
      arguments: [
        ("WebView(url: url, onClose: { routes.dismiss() })", ["WebView.onClose"]),
        ("AsyncButton(action: { routes.dismiss() }) { Text(\"\") }", ["AsyncButton.action"]),
        ("Card(title: { routes.count })", []),
      ])
    func closures(_ code: String, _ said: [String]) {
      let source = """
        enum Screen { case start, page }
        struct Flow: View {
          @State var routes: Routes<Screen> = [.root(.start)]
          var body: some View {
            Router($routes) { screen, _ in
              switch screen {
              case .start: Text("")
              case .page: \(code)
              }
            }
          }
        }
        """
      #expect(Sources.operations(source) == said.map { "page.\($0): dismiss" })
    }

    @Test("a choice between a stack and another view that is not read is listed")
    func choices() {
      let source = """
        enum Screen: Hashable { case page }
        @Observable final class Model { var routes: Routes<Screen> = []; var isOpen = false }
        struct Root: View {
          @State private var model = Model()
          var body: some View {
            if model.isOpen {
              FlowStack($model.routes, withNavigation: true) { Start() }
            } else {
              Closed()
            }
          }
        }
        struct Start: View { var body: some View { Text("") } }
        struct Closed: View { var body: some View { Text("") } }
        """
      #expect(
        Sources.read(source).reading.unclear.map(\.why)
          == ["which of these views is shown is not read: only the stacks in them are"])
    }

    @Test(
      "a screen that has a state and actions needs no reducer",
      arguments: [
        ("struct PageState: Equatable {}\nenum PageAction { case backTapped }", "Page"),
        ("enum Page { struct State: Equatable {}; enum Action { case backTapped } }", "Page."),
      ])
    func screens(_ declarations: String, _ prefix: String) {
      let source = """
        struct HomeState: Equatable {}
        enum HomeAction { case pageTapped }
        \(declarations)
        enum ScreenState { case home(HomeState), page(\(prefix)State) }
        enum ScreenAction { case home(HomeAction), page(\(prefix)Action) }
        let screens = Reducer<ScreenState, ScreenAction, Void>.combine()
        struct MainState: IndexedRouterState { var routes: [Route<ScreenState>] = [.root(.home(.init()))] }
        enum MainAction: IndexedRouterAction {
          case routeAction(Int, action: ScreenAction)
          case updateRoutes([Route<ScreenState>])
        }
        let main: Reducer<MainState, MainAction, Void> = screens.forEachIndexedRoute(environment: { $0 })
          .withRouteReducer(Reducer { state, action, _ in
            switch action {
            case .routeAction(_, .home(.pageTapped)): state.routes.push(.page(.init()))
            case .routeAction(_, .page(.backTapped)): state.routes.goBack()
            default: break
            }
            return .none
          })
        struct HomeView: View {
          let store: Store<HomeState, HomeAction>
          var body: some View { Button("Page") { ViewStore(store).send(.pageTapped) } }
        }
        struct PageView: View {
          let store: Store<\(prefix)State, \(prefix)Action>
          var body: some View { WithViewStore(store) { store in Button("Back") { store.send(.backTapped) } } }
        }
        """
      #expect(
        Sources.transitions(source).filter { $0.hasPrefix("page") } == [
          "page.backTapped: goBack(1)"
        ])
    }

    @Test("an alert of UIKit that a view provider makes is one of the items")
    func providedAlerts() {
      let source = """
        struct Form: Reducer { struct State: Equatable {}; enum Action: Equatable { case closed } }
        struct FormView: View { let store: StoreOf<Form>; var body: some View { Text("") } }
        struct Main: Reducer {
          enum Modal: Hashable { case form, warning }
          struct State: Equatable {
            var form = Form.State()
            var modal = ModalNavigation<Modal>.State()
          }
          enum Action: Equatable { case form(Form.Action), modal(ModalNavigation<Modal>.Action) }
          struct Provider: ViewProviding {
            let store: Store<State, Action>
            func makePresentable(for item: Modal) -> Presentable {
              switch item {
              case .form: return FormView(store: store.scope(state: \\.form, action: Action.form))
              case .warning:
                return UIAlertController(title: "", message: nil, preferredStyle: .actionSheet)
              }
            }
          }
        }
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            Button("Form") { store.send(.modal(.presentSheet(.form))) }
            Button("Warn") { store.send(.modal(.presentFullScreen(.warning))) }
          }
        }
        """
      let read = Sources.read(source)
      #expect(
        read.reading.unclear.map(\.why) == [
          "\u{201C}warning\u{201D} is an alert of UIKit: what its buttons do cannot be read"
        ])
      #expect(read.graph.coordinators.first?.slots.first?.kind(of: "warning") == .dialog)
    }

    @Test("the tabs and the cases of a switch say what they host")
    func hosts() throws {
      let source =
        Sources.coordinator(
          named: "Shop", screens: "case page(Page)", root: "page", actions: "none", "")
          + """
          @Reducer struct Page { struct State: Equatable {}; enum Action { case closed } }
          @Reducer struct Bar {
            enum Tab { case shop, page }
            struct State: Equatable { var tab = Tab.shop; var shop = Shop.State(); var page = Page.State() }
            enum Action { case tabSelected(Tab), shop(Shop.Action), page(Page.Action) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                if case let .tabSelected(tab) = action { state.tab = tab }
                return .none
              }
            }
          }
          struct BarView: View {
            @Bindable var store: StoreOf<Bar>
            var body: some View {
              TabView(selection: $store.tab.sending(\\.tabSelected)) { Text("").tag(Bar.Tab.shop) }
            }
          }
          """
      let bar = try #require(
        Sources.read(source).reading.coordinators.first { $0.name == "Bar" })
      #expect(bar.routes.map(\.hosts) == ["Shop", nil])
    }

    @Test("buttons of an alert of UIKit close it and send what they say")
    func providedButtons() {
      func read(_ buttons: String) -> SourceReading {
        Sources.read(
          """
          struct Main: Reducer {
            enum Page: Hashable { case list, detail }
            enum Modal: Hashable { case warning }
            struct State: Equatable {
              var stack = StackNavigation<Page>.State(items: [.list])
              var modal = ModalNavigation<Modal>.State()
            }
            enum Action: Equatable {
              case deleted, opened
              case stack(StackNavigation<Page>.Action), modal(ModalNavigation<Modal>.Action)
            }
            func reduce(into state: inout State, action: Action) -> Effect<Action> {
              switch action {
              case .opened: return .send(.modal(.presentFullScreen(.warning)))
              case .deleted: return .send(.stack(.popToRoot()))
              default: return .none
              }
            }
            struct Pages: ViewProviding {
              let store: Store<State, Action>
              func makePresentable(for item: Page) -> Presentable {
                switch item {
                case .list: return ListView(store: store)
                case .detail: return UIViewController()
                }
              }
            }
            struct Modals: ViewProviding {
              let store: Store<State, Action>
              func makePresentable(for item: Modal) -> Presentable {
                switch item {
                case .warning:
                  let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
                  \(buttons)
                  return alert
                }
              }
              private func button(_ title: String, action: Action?) -> UIAlertAction {
                UIAlertAction(
                  title: title, style: .default, action: action, store: store,
                  toNavigationAction: Action.modal)
              }
            }
          }
          struct ListView: View {
            let store: StoreOf<Main>
            var body: some View { Button("Open") { store.send(.opened) } }
          }
          """)
      }
      func places(_ buttons: String) -> [String] {
        read(buttons).graph.coordinators.flatMap { coordinator in
          coordinator.routes.filter { $0.transitions.contains { $0.action == "deleted" } }
            .map(\.name)
            + coordinator.handlers.filter { $0.transition.action == "deleted" }.map { _ in "own" }
        }
      }
      let known = """
        alert.addAction(button("Delete", action: .deleted))
        alert.addAction(UIAlertAction(
          title: "Cancel", style: .cancel, action: nil, store: store, toNavigationAction: Action.modal))
        """
      #expect(places(known) == ["warning"])
      #expect(!read(known).reading.unclear.contains { $0.why.contains("alert of UIKit") })
      // A button with code of its own is not read.
      let closure = "alert.addAction(UIAlertAction(title: \"\", style: .default) { _ in delete() })"
      #expect(read(closure).reading.unclear.contains { $0.why.contains("alert of UIKit") })
    }

    @Test("a view controller that a view presents by state of its own can close itself")
    func presentedByView() {
      func closings(_ content: String) -> [String] {
        Sources.transitions(
          """
          enum Page: Hashable { case detail }
          @main struct Start: App { var body: some Scene { WindowGroup { Shop() } } }
          struct Shop: View {
            @State var routes: Routes<Page> = []
            var body: some View {
              FlowStack($routes, withNavigation: true) {
                Home().flowDestination(for: Page.self) { _ in Text("") }
              }
            }
          }
          struct Home: View {
            @EnvironmentObject var navigator: FlowNavigator<Page>
            @State private var isShared = false
            var body: some View {
              Button("Go") { navigator.push(.detail) }
              Button("Share") { isShared = true }.sheet(isPresented: $isShared) { \(content) }
            }
          }
          struct ShareSheet: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIActivityViewController {
              UIActivityViewController(activityItems: [], applicationActivities: nil)
            }
          }
          """
        ).filter { $0.hasPrefix("shared.") }
      }
      #expect(closings("ShareSheet()") == ["shared.closed by its view controller: dismiss"])
      #expect(closings("Text(\"\")").isEmpty)
    }

    @Test(
      "a view controller that a flow presents can close itself",
      arguments: [
        ("ShareSheet()", ["detail.closed by its view controller: dismiss"]), ("Text(\"\")", []),
        ("VStack { ShareSheet() }", ["detail.closed by its view controller: dismiss"]),
      ])
    func presentedByFlow(_ content: String, _ closings: [String]) {
      let source = """
        enum Page: Hashable { case detail }
        struct Shop: View {
          @State var routes: Routes<Page> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Button("Go") { routes.presentSheet(.detail) }
                .flowDestination(for: Page.self) { page in
                  switch page { case .detail: \(content) }
                }
            }
          }
        }
        struct ShareSheet: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIActivityViewController {
            UIActivityViewController(activityItems: [], applicationActivities: nil)
          }
        }
        """
      #expect(Sources.transitions(source).filter { $0.hasPrefix("detail.") } == closings)
    }
  }
#endif
