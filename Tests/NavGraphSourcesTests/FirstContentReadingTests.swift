#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What is shown first where a value decides, and presentations that are there from the start.
  struct FirstContentReadingTests {
    /// A switch over an enum of screens with the initializer that is given.
    private static func choice(_ initializer: String) -> String {
      """
      @Reducer struct Welcome { struct State {}; enum Action { case done } }
      @Reducer struct Home { struct State {}; enum Action { case left } }
      @Reducer struct Root {
        @ObservableState enum State { case welcome(Welcome.State), home(Home.State); \(initializer) }
        enum Action { case welcome(Welcome.Action), home(Home.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .welcome(.done): state = .home(Home.State())
            case .home(.left): state = .welcome(Welcome.State())
            }
            return .none
          }
          .ifCaseLet(\\.welcome, action: \\.welcome) { Welcome() }
          .ifCaseLet(\\.home, action: \\.home) { Home() }
        }
      }
      """
    }

    @Test(
      "which case a value chooses first is listed",
      arguments: [
        ("init() { self = isKnown ? .home(.init()) : .welcome(.init()) }", "home", true),
        (
          "init() { if isKnown { self = .home(.init()) } else { self = .welcome(.init()) } }",
          "home", true
        ),
        ("init() { self = .home(.init()) }", "home", false),
      ])
    func chosen(_ initializer: String, _ first: String, _ isListed: Bool) {
      let result = Sources.read(Self.choice(initializer))
      guard case .switch(let cases)? = result.graph.coordinators.first?.container else {
        Issue.record("no switch")
        return
      }
      #expect(cases.initial == first)
      #expect(
        result.remarks.contains { $0.reason.contains("is shown first depends on a value") }
          == isListed)
    }

    /// A stack that starts with what is given.
    private static func stack(_ state: String) -> SourceReading {
      Sources.read(
        """
        @Reducer struct Page { struct State {}; enum Action {} }
        @Reducer struct Root {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State { \(state) }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { _ in
              Text("")
            }
          }
        }
        """)
    }

    @Test(
      "a stack with a root of its own starts with what its state is made with",
      arguments: [
        ("var path = StackState<Path.State>([.page(.init())])", [["root", "page"]]),
        ("var path = StackState<Path.State>()", [["root"]]),
        (
          "var path: StackState<Path.State>; init(path: StackState<Path.State> = .init()) { self.path = path }",
          [["root"]]
        ),
      ])
    func stacks(_ state: String, _ starts: [[String]]) {
      guard case .stack(let stack)? = Self.stack(state).graph.coordinators.first?.container else {
        Issue.record("no stack")
        return
      }
      #expect(stack.initial.map { $0.map(\.target.route) } == starts)
    }

    @Test("a stack whose first content cannot be read is listed")
    func unreadStack() {
      let notes = Self.stack(
        """
        var path: StackState<Path.State>
        init(link: Link? = nil) { path = StackState(link.map(\\.pages) ?? []) }
        """
      ).remarks.map(\.reason)
      #expect(notes.contains("the screens that are already open in what this shows cannot be read"))
    }

    /// The slots of a feature with a flag that shows a cover, and what is listed.
    private static func flag(_ declaration: String) -> (initial: [String?], notes: [String]) {
      let result = Sources.read(
        """
        @Reducer struct Root {
          @ObservableState struct State { \(declaration) }
          enum Action: BindableAction { case binding(BindingAction<State>), tipsRead }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .tipsRead = action { state.areTipsShown = false }
              return .none
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Text("").fullScreenCover(isPresented: $store.areTipsShown) {
              Button("Done") { store.send(.tipsRead) }
            }
          }
        }
        """)
      return (
        result.graph.coordinators.flatMap(\.slots).map { $0.initial?.route },
        result.remarks.map(\.reason)
      )
    }

    @Test("a flag that is true at first presents at first")
    func flags() {
      let shown = Self.flag("var areTipsShown = true")
      #expect(shown.initial == ["tips"])
      #expect(shown.notes.isEmpty)
      #expect(Self.flag("var areTipsShown = false").initial.isEmpty)
    }

    @Test(
      "a presented child that replaces the other content of the view is listed, one of several is read",
      arguments: [
        ("main", "Main", "\\.main", "\\.main.presented", "Main.State()"),
        (
          "destination", "Destination", "\\.destination?.main", "\\.destination.presented.main",
          ".main(Main.State())"
        ),
      ])
    func replaced(
      _ name: String, _ type: String, _ state: String, _ action: String, _ made: String
    ) {
      let result = Sources.read(
        """
        @Reducer struct Login { struct State {}; enum Action { case done } }
        @Reducer struct Main { struct State {}; enum Action { case left } }
        @Reducer struct Root {
          @ObservableState struct State { 
            var login = Login.State()
            @Presents var \(name): \(type).State?
          }
          enum Action { case login(Login.Action), \(name)(PresentationAction<\(type).Action>) }
          @Reducer enum Destination { case main(Main), help(Main) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.login, action: \\.login) { Login() }
            Reduce { state, action in
              switch action {
              case .login(.done): state.\(name) = \(made)
              case .\(name)(.presented(\(name == "main" ? ".left" : ".main(.left)"))): state.\(name) = nil
              case .\(name): break
              }
              return .none
            }
            .ifLet(\\.$\(name), action: \\.\(name)) { \(type)() }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            if let store = store.scope(state: \(state), action: \(action)) {
              MainView(store: store)
            } else {
              LoginView(store: store.scope(state: \\.login, action: \\.login))
            }
          }
        }
        """)
      let isListed = result.remarks.map(\.reason).contains(
        "\u{201C}\(name)\u{201D} replaces the other content of its view: what it shows is left out")
      #expect(isListed == (name == "main"))
      let slots = result.graph.coordinators.flatMap(\.slots)
      #expect(slots.map(\.kind) == (isListed ? [] : [.blockingOverlay]))
    }
  }
#endif
