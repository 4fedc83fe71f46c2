#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Tab bars that pushed screens hide or cover, and that views bind to the state.
  struct TabBarsReadingTests {
    /// Tabs with a stack of the Composable Architecture in the first.
    private func stackInTab(
      detail: String = "Text(\"Detail\")", page: String = "Text(\"\")",
      bar: String = "TabView(selection: $store.part)", more: String = ""
    ) -> String {
      """
      @Reducer struct Page { struct State {}; enum Action { case opened } }
      @Reducer struct Shop {
        @Reducer enum Path { case detail(Page), plain(Page) }
        @ObservableState struct State { var path = StackState<Path.State>(); var isLarge = false }
        enum Action { case opened, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              state.path.append(.detail(.init()))
              return .none
            case .path(.element(_, action: .detail(.opened))):
              state.path.append(.plain(.init()))
              return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Open") { store.send(.opened) }
          } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)\(page)
            case .plain(let store): PlainView(store: store)
            }
          }
        }
      }
      struct DetailView: View {
        let store: StoreOf<Page>
        var body: some View { VStack { \(detail); Button("More") { store.send(.opened) } } }
      }
      struct PlainView: View { let store: StoreOf<Page>; var body: some View { Text("") } }
      @Reducer struct Dock {
        enum Part { case shop, me }
        @ObservableState struct State {
          var shop = Shop.State()
          var me = Page.State()
          var part: Part = .shop
        }
        enum Action: BindableAction { case binding(BindingAction<State>), shop(Shop.Action), me(Page.Action) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Scope(state: \\.shop, action: \\.shop) { Shop() }
          Scope(state: \\.me, action: \\.me) { Page() }
        }
      }
      struct DockView: View {
        @Bindable var store: StoreOf<Dock>
        var body: some View {
          \(bar) {
            ShopView(store: store.scope(state: \\.shop, action: \\.shop)).tag(Dock.Part.shop)
            PlainView(store: store.scope(state: \\.me, action: \\.me)).tag(Dock.Part.me)
          }
        }
      }
      \(more)
      """
    }

    private func disabled(_ text: String) -> [String: [Gesture]] {
      let routes = Sources.read(text).graph.coordinators.flatMap(\.routes)
      return Dictionary(routes.map { ($0.name, $0.disabledGestures) }) { first, _ in first }
        .filter { !$0.value.isEmpty }
    }

    @Test(
      "a pushed screen that hides the tab bar keeps the user in its tab",
      arguments: [
        ("Text(\"\").toolbar(.hidden, for: .tabBar)", "", ""),
        ("Text(\"\").toolbarVisibility(.hidden, for: .tabBar)", "", ""),
        ("Text(\"\")", ".toolbar(.hidden, for: .tabBar)", ""),
        (
          "Text(\"\").ownBar()", "",
          "extension View { func ownBar() -> some View { toolbar(.hidden, for: .tabBar) } }"
        ),
      ])
    func hidden(_ detail: String, _ page: String, _ more: String) {
      let text = stackInTab(detail: detail, page: page, more: more)
      #expect(disabled(text) == ["detail": [.tabTap, .tabRetap]])
      let written = RegistrationWriter(Sources.read(text).graph, remarks: []).text()
      #expect(written.contains("Screen(.detail, disabling: [.tabTap, .tabRetap])"))
    }

    @Test(
      "one that may hide it, and what else is hidden, does not",
      arguments: [
        "Text(\"\")", "Text(\"\").toolbar(.visible, for: .tabBar)",
        "if store.isLarge { Text(\"\").toolbar(.hidden, for: .tabBar) }",
        "Text(\"\").sheet(isPresented: .constant(true)) { Text(\"\").toolbar(.hidden, for: .tabBar) }",
      ])
    func shown(_ detail: String) {
      #expect(disabled(stackInTab(detail: detail)).isEmpty)
    }

    @Test("the root of a tab can hide the system's bar for one of the app's own")
    func ownBar() {
      let text = stackInTab(more: "struct Rest {}").replacing(
        ".tag(Dock.Part.me)", with: ".tag(Dock.Part.me).toolbar(.hidden, for: .tabBar)")
      #expect(disabled(text).isEmpty)
    }

    /// Tabs with a stack of TCACoordinators, whose views are given.
    private func sharedStack(_ dock: String, home: String = "TCARouter(store) { _ in Text(\"\") }")
      -> String
    {
      """
      @Reducer struct Page { struct State {}; enum Action { case opened } }
      @Reducer struct Home {
        @Reducer enum Screen { case list(Page), detail(Page) }
        @ObservableState struct State { var routes: [Route<Screen.State>] = [.root(.list(.init()))] }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .list(.opened))):
              state.routes.push(.detail(.init()))
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct HomeView: View { let store: StoreOf<Home>; var body: some View { \(home) } }
      struct PageView: View {
        let store: StoreOf<Page>
        var body: some View { Button("Open") { store.send(.opened) } }
      }
      @Reducer struct Dock {
        enum Part { case home, me }
        @ObservableState struct State { var home = Home.State(); var me = Home.State(); var part: Part = .home }
        enum Action { case home(Home.Action), me(Home.Action), picked(Part) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { Home() }
          Scope(state: \\.me, action: \\.me) { Home() }
          Reduce { state, action in
            if case .picked(let part) = action { state.part = part }
            return .none
          }
        }
      }
      struct DockView: View {
        @Bindable var store: StoreOf<Dock>
        var body: some View { \(dock) }
        var pages: some View {
          Group {
            switch store.part {
            case .home: HomeView(store: store.scope(state: \\.home, action: \\.home))
            case .me: HomeView(store: store.scope(state: \\.me, action: \\.me))
            }
          }
        }
        var bar: some View { DockTabBar(selection: $store.part.sending(\\.picked)) }
      }
      """
    }

    @Test(
      "what is pushed in a container around the tabs covers their bar",
      arguments: [
        ("NavigationView { pages.overlay { bar } }", true),
        ("ZStack { NavigationView { ZStack { pages; bar } } }.onAppear {}", true),
        ("VStack { NavigationView { pages }; bar }", false),
        ("NavigationView { pages }.overlay { bar }", false),
        (
          """
          TabView {
            NavigationStack { HomeView(store: store.scope(state: \\.home, action: \\.home)) }
            NavigationStack { HomeView(store: store.scope(state: \\.me, action: \\.me)) }
          }
          """, false
        ),
      ])
    func covered(_ dock: String, _ isCovered: Bool) {
      #expect(disabled(sharedStack(dock)) == (isCovered ? ["detail": [.tabTap, .tabRetap]] : [:]))
    }

    @Test("so does what is pushed where the tabs are pushed themselves")
    func pushedTabs() {
      let start = """
        @Reducer struct Start {
          @Reducer enum Screen { case hello(Page), dock(Dock) }
          @ObservableState struct State {
            var routes: [Route<Screen.State>] = [.root(.hello(.init()), embedInNavigationView: true)]
          }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, action: .hello(.opened))):
                state.routes.push(.dock(.init()))
                return .none
              default: return .none
              }
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        """
      let tabs = """
        TabView(selection: $store.part.sending(\\.picked)) {
          HomeView(store: store.scope(state: \\.home, action: \\.home)).tag(Dock.Part.home)
          HomeView(store: store.scope(state: \\.me, action: \\.me)).tag(Dock.Part.me)
        }
        """
      #expect(disabled(sharedStack(tabs) + start) == ["detail": [.tabTap, .tabRetap]])
      #expect(disabled(sharedStack(tabs)).isEmpty)
    }

    @Test(
      "a selection that no code takes part in is listed where the view binds it",
      arguments: [
        "TabView(selection: $store.part)", "TabView(selection: self.$store.part)",
        "DockTabBar(items: [.shop, .me], selection: self.$store.part)",
      ])
    func bound(_ bar: String) {
      #expect(Sources.operations(stackInTab(bar: bar)).contains("tab.TabView selection: selectTab"))
    }

    @Test(
      "the tab bar can be hidden where FlowStacks shows a screen",
      arguments: [
        ("Page1().toolbar(.hidden, for: .tabBar)", ["detail"]), ("Page1().barless()", ["detail"]),
        ("Page1()", []), ("Page1().padding()", []),
      ])
    func flowDestinations(screen: String, hiding: [String]) throws {
      let text = """
        enum Page: Hashable { case detail, other }
        enum Part: Hashable { case shop, me }
        @main struct Start: App { var body: some Scene { WindowGroup { Dock() } } }
        struct Dock: View {
          @State var part: Part = .shop
          var body: some View {
            TabView(selection: $part) { Shop().tag(Part.shop); Text("").tag(Part.me) }
          }
        }
        struct Shop: View {
          @State var routes: Routes<Page> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Button("Open") { routes.push(.detail) }
                .flowDestination(for: Page.self) { page in
                  switch page {
                  case .detail: \(screen)
                  case .other: Text("")
                  }
                }
            }
          }
        }
        struct Page1: View { var body: some View { Text("") } }
        extension View { func barless() -> some View { toolbar(.hidden, for: .tabBar) } }
        """
      let shop = try #require(Sources.read(text).graph.coordinators.first { $0.name == "Shop" })
      #expect(
        shop.routes.filter { $0.disabledGestures.contains(.tabTap) }.map(\.name) == hiding)
    }
  }
#endif
