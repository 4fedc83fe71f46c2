#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// The stacks that coordinators start with, and what may go back from their roots.
  struct StartsReadingTests {
    /// A coordinator that pushes another one with a start of its own.
    private func app(
      _ push: String, state: String, inner cases: String = "", views: String = ""
    ) -> String {
      """
      @Reducer struct Address { struct State: Equatable {}; enum Action { case delegate(Delegate); enum Delegate { case backTapped, nextTapped } } }
      @Reducer struct Payment { struct State: Equatable {}; enum Action { case backTapped(Source) } }
      enum Source { case cart, link }
      @Reducer enum CheckoutScreen { case address(Address); case payment(Payment) }
      @Reducer struct Checkout {
        struct State: Equatable {
          \(state)
        }
        enum Action { case router(IndexedRouterActionOf<CheckoutScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .address(.delegate(.nextTapped)))):
              state.routes.push(.payment(.init()))
              return .none
            \(cases)
            default: return .none
            }
          }
        }
      }
      @Reducer struct Cart { struct State: Equatable {}; enum Action { case payTapped } }
      @Reducer enum ShopScreen { case cart(Cart); case checkout(Checkout) }
      @Reducer struct Shop {
        struct State: Equatable { var routes: [Route<ShopScreen.State>] = [.root(.cart(.init()), withNavigation: true)] }
        enum Action { case router(IndexedRouterActionOf<ShopScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .cart(.payTapped))):
              \(push)
              return .none
            default: return .none
            }
          }
        }
      }
      \(views)
      """
    }

    private static let declared =
      "var routes: [Route<CheckoutScreen.State>] = [.root(.address(.init()))]"

    private func graph(_ source: String) -> GraphDefinition {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return graph
    }

    private func start(of graph: GraphDefinition) throws -> [String]? {
      let cart = try #require(
        graph.coordinators.first { $0.name == "Shop" }?.routes.first { $0.name == "cart" })
      guard case .append(let destination)? = cart.transitions.first?.operations.first else {
        return nil
      }
      return destination.start?.map(\.target.route)
    }

    @Test(
      "a coordinator starts with the state its creator passes",
      arguments: [
        "state.routes.push(.checkout(.init(routes: [.root(.payment(.init()))])))",
        "let routes = [.root(.payment(.init()))]; state.routes.push(.checkout(Checkout.State(routes: routes)))",
      ])
    func given(_ push: String) throws {
      #expect(try start(of: graph(app(push, state: Self.declared))) == ["payment"])
    }

    @Test("an initializer determines a coordinator's start")
    func initializers() throws {
      let source = app(
        "state.routes.push(.checkout(.init(paying: true)))",
        state: """
          \(Self.declared)
          init(paying amount: Bool) { routes = [.root(.payment(.init()))] }
          """)
      #expect(try start(of: graph(source)) == ["payment"])
    }

    @Test("without a default, a coordinator starts as it is created")
    func made() throws {
      let graph = graph(
        app(
          "state.routes.push(.checkout(.init(routes: [.root(.payment(.init()))])))",
          state: "var routes: [Route<CheckoutScreen.State>]"))
      let checkout = try #require(graph.coordinators.first { $0.name == "Checkout" })
      guard case .stack(let stack) = checkout.container else { return }
      #expect(stack.initial.map { $0.map(\.target.route) } == [["payment"]])
    }

    @Test("the start is registered where it is pushed")
    func written() {
      let source = app(
        "state.routes.push(.checkout(.init(routes: [.root(.payment(.init()))])))",
        state: Self.declared)
      let text = RegistrationWriter(graph(source), remarks: []).text()
      #expect(
        text.contains(".push(.checkout, starting: .stack(of: CheckoutRoute.self, .root(.payment)))")
      )
    }

    @Test("conditional back navigation is not assumed to remove the root")
    func rootsThatStay() throws {
      let graph = graph(
        app(
          "state.routes.push(.checkout(.init(routes: [.root(.payment(.init()))])))",
          state: Self.declared,
          inner: """
            case .router(.routeAction(_, action: .address(.delegate(.backTapped)))): state.routes.goBack(); return .none
            case .router(.routeAction(_, action: .payment(.backTapped(let source)))):
              switch source {
              case .cart: state.routes.goBack()
              case .link: break
              }
              return .none
            """,
          views: """
            struct AddressView: View {
              let store: StoreOf<Address>
              var body: some View {
                Button("Next") { store.send(.delegate(.nextTapped)) }
                if isChild { Button("Back") { store.send(.delegate(.backTapped)) } }
              }
            }
            """))
      let checkout = try #require(graph.coordinators.first { $0.name == "Checkout" })
      let back = checkout.routes.flatMap(\.transitions).filter { $0.operations == [.goBack(1)] }
      #expect(back.map(\.handlerCondition) == [.count(.atLeast(2)), .count(.atLeast(2))])
    }

    @Test("popLast on an empty stack removes nothing")
    func lenient() throws {
      let source = """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case closeTapped } }
        @Reducer enum Path { case page(Page) }
        @Reducer struct Flow {
          @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>), openTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.path.append(.page(.init())); return .none
              case .path(.element(id: _, action: .page(.closeTapped))): _ = state.path.popLast(); return .none
              default: return .none
              }
            }
          }
        }
        """
      let flow = try #require(graph(source).coordinators.first)
      let page = try #require(flow.routes.first { $0.name == "page" })
      #expect(
        page.transitions.map(\.operations) == [
          [.when(.count(.atLeast(2)), [.removeLast(1)], otherwise: [])]
        ])
    }

    @Test("an inner root that hides its bar may be in another container")
    func innerBars() throws {
      let graph = graph(
        app(
          "state.routes.push(.checkout(.init()))",
          state:
            "var routes: [Route<CheckoutScreen.State>] = [.root(.address(.init()), withNavigation: true)]",
          views: """
            struct AddressView: View {
              let store: StoreOf<Address>
              var body: some View { Text("Address").navigationBarHidden(true) }
            }
            """))
      let checkout = graph.coordinators.first { $0.name == "Shop" }?.routes.first {
        $0.name == "checkout"
      }
      #expect(checkout?.suppressions.map(\.rule) == ["nested-navigation"])
    }

    // MARK: Tabs

    /// A stack that pushes tabs, which start with the first one if nothing else is said.
    private func tabs(
      _ shown: String, property: String = "var tab = Tab.home", start: String = ".start(.init())"
    )
      -> SourceReading
    {
      Sources.read(
        """
        @Reducer struct Bar {
          enum Tab { case home, search }
          @ObservableState struct State {
            \(property)
            static func make(from tab: Tab) -> Self { Self(tab: tab) }
            static let searching = Self(tab: .search)
          }
          enum Action { case tabSelected(Tab) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tabSelected(let tab): state.tab = tab; return .none
              }
            }
          }
        }
        struct BarView: View {
          @Bindable var store: StoreOf<Bar>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.tabSelected)) {
              Text("Home").tag(Bar.Tab.home)
              Text("Search").tag(Bar.Tab.search)
            }
          }
        }
        @Reducer struct Start { struct State {}; enum Action { case inTapped } }
        @Reducer(state: .equatable) enum Screen { case start(Start), bar(Bar) }
        @Reducer struct Main {
          @ObservableState struct State {
            var routes: [Route<Screen.State>] = [.root(\(start), embedInNavigationView: true)]
          }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, action: .start(.inTapped))): \(shown); return .none
              default: return .none
              }
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        """)
    }

    private func initial(_ read: SourceReading) -> String? {
      guard
        case .tabs(let tabs)? = read.graph.coordinators.first(where: { $0.name == "Bar" })?
          .container
      else { return nil }
      return tabs.initial
    }

    @Test(
      "tabs that are made with another tab than their first are listed",
      arguments: [
        "state.routes.push(.bar(.init(tab: .search)))",
        "state.routes.push(.bar(Bar.State(tab: .search)))",
        "state.routes.push(.bar(.make(from: .search)))",
        "state.routes.push(.bar(.searching))",
        "state.routes = [.root(.bar(.init(tab: .search)))]",
      ])
    func selectedTab(_ shown: String) {
      let read = tabs(shown)
      #expect(initial(read) == "home")
      #expect(read.graph.problems().isEmpty)
      #expect(
        read.remarks.map(\.reason).contains(
          "\u{201C}bar\u{201D} is made with the tab \u{201C}search\u{201D} selected, but is read as if it started with \u{201C}home\u{201D}"
        ))
    }

    @Test("tabs without a default start with the tab they are first created with")
    func firstMade() throws {
      let read = tabs("state.routes.push(.bar(.init(tab: .search)))", property: "var tab: Tab")
      #expect(initial(read) == "search")
      let main = try #require(read.graph.coordinators.first { $0.name == "Main" })
      #expect(main.routes.first { $0.name == "start" }?.transitions.first?.operations.count == 1)
    }

    @Test("initial tabs start with the tab they are created with")
    func root() {
      #expect(initial(tabs("break", start: ".bar(.init(tab: .search))")) == "search")
    }

    @Test("a tab that code takes from elsewhere is listed")
    func unknownTab() {
      #expect(
        tabs("state.routes.push(.bar(.init(tab: settings.tab)))").reading.unclear.map(\.why) == [
          "which tab is selected here cannot be read"
        ])
    }

    @Test(
      "each stack that a state may start with is a start",
      arguments: [
        """
        var routes: [Route<MainScreen.State>]
        init() {
          if Keychain.token != nil { routes = [.root(.home(.init()))] } else {
            self.routes = [.root(.home(.init())), .cover(.login(.init()))]
          }
        }
        """,
        """
        var routes: [Route<MainScreen.State>]
        init() {
          routes = Keychain.token != nil
            ? [.root(.home(.init()))] : [.root(.home(.init())), .cover(.login(.init()))]
        }
        """,
        """
        var routes: [Route<MainScreen.State>] = Keychain.token != nil
          ? [.root(.home(.init()))] : [.root(.home(.init())), .cover(.login(.init()))]
        """,
      ])
    func chosenStarts(_ state: String) throws {
      let read = Sources.read(
        """
        @Reducer struct Page { struct State {}; enum Action {} }
        @Reducer enum MainScreen { case home(Page); case login(Page) }
        @Reducer struct Main {
          struct State { \(state) }
          enum Action { case router(IndexedRouterActionOf<MainScreen>) }
          var body: some ReducerOf<Self> {
            EmptyReducer().forEachRoute(\\.routes, action: \\.router)
          }
        }
        """)
      let main = try #require(read.graph.coordinators.first)
      guard case .stack(let stack) = main.container else {
        Issue.record("no stack")
        return
      }
      #expect(stack.initial.map { $0.map(\.target.route) } == [["home"], ["home", "login"]])
    }

    @Test("a selection set right after creating tabs is their start")
    func freshTabs() {
      let source =
        Sources.coordinator(
          named: "Main", screens: "case splash(Page); case bar(Bar)", root: "splash",
          actions: "opened",
          """
          case .opened:
            state.routes = [.root(.bar(.init()))]
            return .send(.router(.routeAction(id: 0, action: .bar(.link))))
          """)
          + """

          @Reducer struct Page { struct State: Equatable {}; enum Action {} }
          @Reducer struct Bar {
            enum Tab { case home, list }
            @ObservableState struct State: Equatable {
              var home = Page.State()
              var list = Page.State()
              var tab = Tab.home
              var isHelpShown = false
            }
            enum Action { case home(Page.Action), list(Page.Action), tabSelected(Tab), link }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case let .tabSelected(tab): state.tab = tab; return .none
                case .link:
                  switch state.tab {
                  case .home: state.tab = .list
                  case .list: state.isHelpShown = true
                  }
                  return .none
                default: return .none
                }
              }
            }
          }
          struct BarView: View {
            @Bindable var store: StoreOf<Bar>
            var body: some View {
              TabView(selection: $store.tab.sending(\\.tabSelected)) {
                Text("Home").tag(Bar.Tab.home)
                Text("List").tag(Bar.Tab.list)
              }
              .sheet(isPresented: $store.isHelpShown) { Text("Help") }
            }
          }
          """
      let found = Sources.transitions(source).filter { $0.hasPrefix(".opened") }
      #expect(found.count == 1)
      #expect(found[0].contains("set bar") && found[0].contains("list"))
    }
  }
#endif
