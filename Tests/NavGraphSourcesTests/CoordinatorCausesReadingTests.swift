#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What coordinators do with and for their children: order, causes and which of several children is meant.
  struct CoordinatorCausesReadingTests {
    private static let leaf =
      "@Reducer struct Leaf { struct State {}; enum Action { case tapped, other } }"

    /// A coordinator with screens, whose reducer and other code are given.
    private static func flow(
      _ cases: String, screens: String = "case a(Leaf); case b(Leaf)", actions: String = "unused",
      state: String = "", rest: String = ""
    ) -> String {
      """
      import ComposableArchitecture
      import TCACoordinators
      @Reducer(state: .equatable) enum Screen { \(screens) }
      @Reducer struct Flow {
        @ObservableState struct State: Equatable {
          var routes: [Route<Screen.State>] = [.root(.a(.init()), embedInNavigationView: true)]
          \(state)
        }
        enum Action { case router(IndexedRouterActionOf<Screen>), \(actions) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      \(leaf)
      \(rest)
      """
    }

    private static func view(_ modifiers: String) -> String {
      """
      struct FlowView: View {
        let store: StoreOf<Flow>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .a(store): Button("A") { store.send(.tapped) }
            case let .b(store): Button("B") { store.send(.tapped) }
            }
          }
          \(modifiers)
        }
      }
      """
    }

    @Test("a flow that is made anew and then led on ends with what it is led to")
    func resetThenPush() {
      let source = """
        @Reducer struct Root {
          @ObservableState struct State { var isIn = false; var start = Leaf.State(); var flow = Flow.State() }
          enum Action { case start(Leaf.Action), flow(Flow.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .start(.tapped):
                state.flow = Flow.State()
                state.isIn = true
                state.flow.routes.push(.b(.init()))
                return .none
              case .start(.other):
                state.isIn = true
                return .none
              default: return .none
              }
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            if store.isIn { FlowView(store: store.scope(state: \\.flow, action: \\.flow)) }
            else { LeafView(store: store.scope(state: \\.start, action: \\.start)) }
          }
        }
        struct LeafView: View {
          let store: StoreOf<Leaf>
          var body: some View { Button("In") { store.send(.tapped) }; Button("On") { store.send(.other) } }
        }
        \(Self.flow("case .unused: return .none", rest: Self.view("")))
        """
      #expect(
        Sources.transitions(source).filter { $0.hasPrefix("start.") } == [
          "start.tapped: show flow reset flow inside (push b)", "start.other: show flow",
        ])
    }

    @Test(
      "a value of a stream and a change come at any time; a change that only closes is waited for",
      arguments: [
        (
          ".task { for await _ in Network.losses { store.send(.lost) } }", "push(.b(.init()))",
          ".lost effect: push b"
        ),
        (
          ".onChange(of: isOnline) { store.send(.lost) }", "push(.b(.init()))",
          ".lost effect: push b"
        ),
        (
          ".onChange(of: isOnline) { store.send(.lost) }", "dismiss()",
          ".lost automatic: dismiss(1)"
        ),
      ])
    func streams(_ modifier: String, _ change: String, _ expected: String) {
      let source = Self.flow(
        "case .lost: state.routes.\(change); return .none", actions: "lost",
        rest: Self.view(modifier))
      #expect(Sources.transitions(source) == [expected])
    }

    @Test("what answers to a link comes at any time, also as a part of an action")
    func answersToLinks() {
      let source = Self.flow(
        """
        case .opened:
          return .run { send in await send(.inner(.loaded(Result { try await load() }))) }
        case .inner(.loaded(.success)):
          state.routes.push(.b(.init()))
          return .none
        """, actions: "opened, inner(Inner); enum Inner { case loaded(Result<String, any Error>) }",
        rest: Self.view(".onOpenURL { _ in store.send(.opened) }"))
      #expect(Sources.transitions(source) == [".inner.loaded.success effect: push b"])
    }

    @Test(
      "a button of a dialog and a stream that lead to one report make no tap on the screen of it")
    func dialogs() {
      let source = Self.flow(
        "case .router(.routeAction(_, .a(.delegate(.done)))): state.routes.push(.b(.init())); return .none",
        screens: "case a(Session); case b(Leaf)",
        rest: """
          @Reducer struct Session {
            @ObservableState struct State: Equatable { @Presents var dialog: ConfirmationDialogState<Action.Dialog>? }
            enum Action {
              case appeared, tick, stopTapped, dialog(PresentationAction<Dialog>), delegate(Delegate)
              enum Dialog { case finish }
              enum Delegate { case done }
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .appeared: return .run { send in for await _ in clock.timer() { await send(.tick) } }
                case .tick: return .send(.delegate(.done))
                case .stopTapped:
                  state.dialog = ConfirmationDialogState { TextState("Stop?") } actions: {
                    ButtonState(action: .finish) { TextState("Finish") }
                  }
                  return .none
                case .dialog(.presented(.finish)): return .send(.delegate(.done))
                case .dialog, .delegate: return .none
                }
              }
              .ifLet(\\.$dialog, action: \\.dialog)
            }
          }
          struct FlowView: View {
            let store: StoreOf<Flow>
            var body: some View {
              TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                switch screen.case {
                case let .a(store): SessionView(store: store)
                case .b: Text("")
                }
              }
            }
          }
          struct SessionView: View {
            @Bindable var store: StoreOf<Session>
            var body: some View {
              Button("Stop") { store.send(.stopTapped) }
                .onAppear { store.send(.appeared) }
                .confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))
            }
          }
          """)
      #expect(
        Set(Sources.transitions(source)) == [
          "a.stopTapped: show dialog", "a.delegate.done effect: push b", "dialog.finish: push b",
        ])
    }

    @Test("of two children with one reducer, that one changes which is sent the action")
    func twins() {
      let source = """
        @Reducer struct Tabs {
          enum Tab { case first, second }
          @ObservableState struct State { var tab = Tab.first; var first = Flow.State(); var second = Flow.State() }
          enum Action { case tabChanged(Tab), first(Flow.Action), second(Flow.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .first(.router(.routeAction(_, .b(.tapped)))):
                state.tab = .second
                return .send(.second(.show))
              default: return .none
              }
            }
          }
        }
        struct TabsView: View {
          @Bindable var store: StoreOf<Tabs>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.tabChanged)) {
              FlowView(store: store.scope(state: \\.first, action: \\.first)).tag(Tabs.Tab.first)
              FlowView(store: store.scope(state: \\.second, action: \\.second)).tag(Tabs.Tab.second)
            }
          }
        }
        \(Self.flow("case .show: state.routes.push(.b(.init())); return .none", actions: "show", rest: Self.view("")))
        """
      let operations = Sources.read(source).graph.coordinators.flatMap(\.handlers)
        .flatMap(\.transition.operations)
      #expect(
        operations == [
          .select(RoutePattern(route: "second")),
          .within(
            .child(["second"]),
            [.append(Destination(target: RoutePattern(route: "b"), presentation: .push))]),
        ])
    }

    @Test(
      "a stack that keeps its root goes back to it; what it keeps otherwise is listed",
      arguments: [
        ("[state.routes[0], .push(.b(.init()))]", [".opened effect: goBackToRoot push b"]),
        ("[state.routes[1], .push(.b(.init()))]", []),
      ])
    func keptRoot(_ routes: String, _ expected: [String]) {
      let source = Self.flow(
        "case .opened: state.routes = \(routes); return .none", actions: "opened",
        rest: Self.view(".onOpenURL { _ in store.send(.opened) }"))
      #expect(Sources.transitions(source) == expected)
      #expect(Sources.read(source).reading.unclear.isEmpty != expected.isEmpty)
    }

    @Test(
      "the index of a tapped screen, and a property that names the top one, say what the stack is")
    func stackConditions() {
      let source = Self.flow(
        """
        case let .router(.routeAction(index, action: .b(.tapped))):
          if index == 0 { state.routes = [.root(.a(.init()))] } else { state.routes.goBack() }
          return .none
        case .opened:
          if case .b = state.top { state.routes.goBack() }
          return .none
        """, actions: "opened", state: "var top: Screen.State? { routes.last?.screen }",
        rest: Self.view(".onOpenURL { _ in store.send(.opened) }"))
      let graph = Sources.read(source).graph
      let taps = graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      #expect(
        taps.map(\.handlerCondition) == [.count(.lessThan(2)), .not(.count(.lessThan(2)))])
      let links = graph.coordinators.flatMap(\.handlers).map(\.transition)
      #expect(
        links.map(\.enabledWhen) == [
          .top(RoutePattern(route: "b")), .not(.top(RoutePattern(route: "b"))),
        ])
    }

    @Test(
      "the screen that is shown is what a function or a property makes, or one of several",
      arguments: [
        ("next()", ["a", "b"]), ("state.upcoming", ["b"]), ("state.either", ["a", "b"]),
      ])
    func computedTargets(_ target: String, _ expected: [String]) {
      let source = Self.flow(
        "case .router(.routeAction(_, action: .a(.tapped))): state.routes.push(\(target)); return .none",
        state: """
          var count = 0
          var upcoming: Screen.State { .b(.init()) }
          var either: Screen.State { count > 1 ? .a(.init()) : .b(.init()) }
          """,
        rest: Self.view("")
          + """
          extension Flow {
            func next() -> Screen.State {
              if isLast { return .a(.init()) }
              return .b(.init())
            }
          }
          """)
      let shown = Sources.read(source).graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
        .flatMap(\.operations)
      #expect(
        shown
          == expected.map {
            .append(Destination(target: RoutePattern(route: $0), presentation: .push))
          })
    }

    @Test(
      "of the results of a function, those are shown that its arguments allow",
      arguments: [("true", ["a"]), ("false", ["b"])])
    func allowedTargets(_ argument: String, _ expected: [String]) {
      let source = Self.flow(
        "case .router(.routeAction(_, action: .a(.tapped))): state.routes.push(next(\(argument))); return .none",
        rest: Self.view("")
          + """
          extension Flow {
            func next(_ isLast: Bool) -> Screen.State {
              let other = { (id: Int) -> Screen.State in return .c(.init()) }
              if isLast { return .a(.init()) }
              return .b(.init())
            }
          }
          """)
      #expect(Sources.transitions(source) == expected.map { "a.tapped: push \($0)" })
    }

    @Test("the index of a child's screen says nothing of the parent's stack")
    func indexOfChild() {
      let source = """
        @Reducer struct Root {
          @ObservableState struct State: Equatable {
            var routes: [Route<Main.State>] = [.root(.flow(.init()), embedInNavigationView: true)]
          }
          enum Action { case router(IndexedRouterActionOf<Main>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .router(.routeAction(_, action: .flow(.router(.routeAction(index, action: .b(.tapped)))))):
                if index == 0 { state.routes.push(.leaf(.init())) }
                return .none
              default: return .none
              }
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        @Reducer(state: .equatable) enum Main { case flow(Flow); case leaf(Leaf) }
        """
      let read = Sources.read(Self.flow("", rest: Self.view("") + source))
      let found = read.graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      #expect(found.allSatisfy { $0.handlerCondition == nil })
    }

    @Test("a route that an extension makes is shown as that says")
    func extendedRoutes() {
      let source = Self.flow(
        "case .router(.routeAction(_, action: .a(.tapped))): state.routes.append(.cover()); return .none",
        rest: Self.view("")
          + """
          extension Route where Screen == App.Screen.State {
            static func detailCover() -> Self { .cover(.b(.init()), embedInNavigationView: true) }
          }
          """
      ).replacing(".append(.cover())", with: ".append(.detailCover())")
      #expect(Sources.transitions(source) == ["a.tapped: push b"])
    }

    @Test("code that chooses one of two children with one reducer leads to each")
    func chosenTwins() {
      let source =
        Sources.coordinator(
          named: "Listing", screens: "case list(Page); case item(Page)", root: "list",
          actions: "open",
          """
          case .open: state.routes.push(.item(.init())); return .none
          """)
          + """

          @Reducer struct Page { struct State: Equatable {}; enum Action {} }
          @Reducer struct Bar {
            enum Kind { case first, second }
            @ObservableState struct State {
              var first = Listing.State()
              var second = Listing.State()
              var kind = Kind.first
            }
            enum Action {
              case first(Listing.Action), second(Listing.Action), selected(Kind), link
            }
            var body: some ReducerOf<Self> {
              Scope(state: \\.first, action: \\.first) { Listing() }
              Scope(state: \\.second, action: \\.second) { Listing() }
              Reduce { state, action in
                switch action {
                case let .selected(kind): state.kind = kind; return .none
                case .link:
                  switch state.kind {
                  case .first: return .send(.first(.open))
                  case .second: return .send(.second(.open))
                  }
                default: return .none
                }
              }
            }
          }
          struct BarView: View {
            @Bindable var store: StoreOf<Bar>
            var body: some View {
              TabView(selection: $store.kind.sending(\\.selected)) {
                Text("First").tag(Bar.Kind.first)
                Text("Second").tag(Bar.Kind.second)
              }
              .overlay { Button("Link") { store.send(.link) } }
            }
          }
          """
      let links = Sources.read(source).graph.coordinators.flatMap(\.handlers).map(\.transition)
        .filter { $0.action == "link" }
      #expect(
        links.map(\.operations)
          == ["first", "second"].map { child in
            [
              .within(
                .child([child]),
                [.append(Destination(target: RoutePattern(route: "item"), presentation: .push))])
            ]
          })
    }
  }
#endif
