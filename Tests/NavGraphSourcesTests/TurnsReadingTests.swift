#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Optional children of which a view shows one at a time.
  struct TurnsReadingTests {
    private func app(
      _ cases: String, view: String, state: String = "var intro: Intro.State? = Intro.State()",
      functions: String = ""
    ) -> String {
      """
      @Reducer struct Intro { struct State: Equatable {}; enum Action { case finished } }
      struct IntroView: View {
        let store: StoreOf<Intro>
        var body: some View { Button("Go") { store.send(.finished) } }
      }
      @Reducer struct Shop { struct State: Equatable {}; enum Action { case leaveTapped } }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View { Button("Leave") { store.send(.leaveTapped) } }
      }
      @Reducer struct Main {
        @ObservableState struct State: Equatable {
          \(state)
          var shop: Shop.State?
          \(functions)
        }
        enum Action { case intro(Intro.Action), shop(Shop.Action), launched }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
        }
      }
      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View {
          \(view)
        }
      }
      """
    }

    private static let cases = """
      case .intro(.finished): state.shop = Shop.State(); state.intro = nil; return .none
      case .shop(.leaveTapped): state.intro = .init(); state.shop = .none; return .none
      """

    private static let chain = """
      if let shop = store.scope(state: \\.shop, action: \\.shop) { ShopView(store: shop) }
      else if let intro = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: intro) }
      """

    private static let transitions: Set = [
      "intro.finished: show shop", "shop.leaveTapped: show intro",
    ]

    @Test(
      "children that are set one at a time are the cases of a switch",
      arguments: [
        chain,
        """
        Group {
          IfLetStore(store.scope(state: \\.intro, action: Main.Action.intro), then: IntroView.init)
          IfLetStore(store.scope(state: \\Main.State.shop, action: Main.Action.shop)) { ShopView(store: $0) }
        }
        """,
        """
        IfLetStore(store.scope(state: \\.shop, action: Main.Action.shop)) { ShopView(store: $0) } else: {
          IfLetStore(store.scope(state: \\.intro, action: Main.Action.intro)) { IntroView(store: $0) }
        }
        """,
      ])
    func switches(_ view: String) throws {
      let source = app(Self.cases, view: view)
      #expect(Set(Sources.transitions(source)) == Self.transitions)
      let reading = Sources.read(source)
      #expect(reading.remarks.isEmpty)
      #expect(reading.graph.problems().isEmpty)
      let main = try #require(reading.reading.coordinators.first)
      #expect(main.container == "switch")
      #expect(main.initial.map(\.route) == ["intro"])
    }

    @Test(
      "the child set by an initializer or a creator is shown first",
      arguments: [
        ("init() { intro = Intro.State() }", "Main.State()"),
        ("init() { self.intro = .init() }", "Main.State()"),
        (
          "init(intro: Intro.State? = Intro.State(), shop: Shop.State? = nil) { self.intro = intro; self.shop = shop }",
          "Main.State()"
        ),
        ("", "Main.State(intro: Intro.State())"),
      ])
    func starts(_ initializer: String, _ made: String) {
      let source =
        app(
          Self.cases, view: Self.chain, state: "var intro: Intro.State?", functions: initializer)
          + """

          @main struct Shopping: App {
            var body: some Scene { WindowGroup { MainView(store: Store(initialState: \(made)) { Main() }) } }
          }
          #Preview { MainView(store: Store(initialState: Main.State(shop: Shop.State())) { Main() }) }
          """
      let main = Sources.read(source).reading.coordinators.first
      #expect(main?.initial.map(\.route) == ["intro"])
      #expect(main?.routes.map(\.name) == ["intro", "shop"])
    }

    @Test("a default in the declaration takes precedence over other states")
    func declaredStart() {
      let source =
        app(
          Self.cases, view: Self.chain,
          functions: "static let signedIn = State(intro: nil, shop: Shop.State())")
        + "\nlet example = Main.State(intro: nil, shop: Shop.State())"
      #expect(Sources.read(source).reading.coordinators.first?.initial.map(\.route) == ["intro"])
    }

    @Test("a function of the state sets one and clears the other")
    func functions() {
      let source = app(
        """
        case .launched: state.set(.intro); return .none
        case .intro(.finished): state.set(.shop); return .none
        """, view: "Group { \(Self.chain) }.onAppear { store.send(.launched) }",
        state: "var intro: Intro.State?",
        functions: """
          enum Kind { case intro, shop }
          mutating func set(_ kind: Kind) {
            switch kind {
            case .intro: self.intro = Intro.State(); self.shop = .none
            case .shop: self.shop = Shop.State(); self.intro = .none
            }
          }
          """)
      let start = Condition.top(RoutePattern(route: "none"))
      #expect(
        Set(Sources.transitions(source)) == [
          "intro.finished: show shop", ".launched automatic: show intro when \(start)",
        ])
      #expect(Sources.read(source).reading.coordinators.first?.initial.map(\.route) == ["none"])
    }

    @Test("one optional child with another child instead is a switch")
    func substitutes() {
      let source = app(
        """
        case .intro(.finished): state.shop = Shop.State(); return .none
        case .shop(.leaveTapped): state.shop = nil; return .none
        """,
        view: """
          if let shop = store.scope(state: \\.shop, action: \\.shop) { ShopView(store: shop) }
          else { IntroView(store: store.scope(state: \\.intro, action: \\.intro)) }
          """, state: "var intro = Intro.State()")
      #expect(Set(Sources.transitions(source)) == Self.transitions)
      #expect(Sources.read(source).reading.coordinators.first?.initial.map(\.route) == ["intro"])
    }

    private static let launching = """
      case .launched: state.shop = Shop.State(); return .none
      case .shop(.leaveTapped): state.shop = nil; return .none
      """

    @Test(
      "what the app shows until there is its one child is a case of a switch with that",
      arguments: [
        ("if let shop = SCOPE { ShopView(store: shop) } else { SplashView() }", "splash"),
        ("if let shop = SCOPE { ShopView(store: shop) } else { Color.black }", "start"),
        ("IfLetStore(SCOPE) { ShopView(store: $0) } else: { SplashView() }", "splash"),
        (
          """
          ZStack {
            if let shop = SCOPE { ShopView(store: shop) } else { SplashView() }
            if store.isLocked { Text("") }
          }
          """, "splash"
        ),
      ])
    func launch(_ view: String, _ first: String) {
      let source = app(
        Self.launching,
        view: view.replacing("SCOPE", with: "store.scope(state: \\.shop, action: \\.shop)"),
        state: "")
      let coordinator = Sources.read(source).reading.coordinators.first
      #expect(coordinator?.initial.map(\.route) == [first])
      #expect(Sources.transitions(source).contains("shop.leaveTapped: show \(first)"))
    }

    @Test(
      "a child that has something beside it, or whose state another one holds, is a part of a screen",
      arguments: [
        ("VStack { Text(\"\"); GO }", ""), ("ZStack { GO; Text(\"\") }", ""),
        (
          "GO", "@Reducer struct Outer { struct State { var main = Main.State() }; enum Action {} }"
        ),
      ])
    func noLaunch(_ view: String, _ outer: String) {
      let shop = """
        if let shop = store.scope(state: \\.shop, action: \\.shop) { ShopView(store: shop) }
        else { SplashView() }
        """
      let source = app(Self.launching, view: view.replacing("GO", with: shop), state: "") + outer
      #expect(Sources.read(source).reading.coordinators.isEmpty)
    }

    @Test("children that may be set together are listed")
    func unclear() {
      let source = app(
        Self.cases + "\ncase .launched: state.shop = Shop.State(); return .none", view: Self.chain)
      let reading = Sources.read(source)
      #expect(reading.remarks.map(\.reason).contains { $0.contains("are shown in turns") })
      #expect(reading.reading.coordinators.isEmpty)
    }

    @Test("children beside one another are parts of one screen")
    func parts() {
      let source = app(
        "case .launched: state.shop = Shop.State(); return .none",
        view: """
          VStack {
            if let shop = store.scope(state: \\.shop, action: \\.shop) { ShopView(store: shop) }
            if let intro = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: intro) }
          }
          """)
      let reading = Sources.read(source)
      #expect(reading.remarks.isEmpty)
      #expect(reading.reading.coordinators.isEmpty)
    }
  }
#endif
