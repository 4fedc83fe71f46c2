#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What a view that shows a child only in one case of a switch says about the child's actions.
  struct CasesAroundViewsReadingTests {
    private func app(_ body: String, rest: String = "") -> String {
      """
      @Reducer struct Home { struct State: Equatable {}; enum Action { case leaveTapped } }
      @Reducer struct Login { struct State: Equatable {}; enum Action { case doneTapped } }
      @Reducer struct Song { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer struct Bar { struct State: Equatable { let name: String }; enum Action { case tapped } }
      @Reducer struct Root {
        @ObservableState struct State: Equatable {
          var phase = Phase.waiting
          var home = Home.State()
          var login = Login.State()
          var bar: Bar.State?
          @Presents var song: Song.State?
          enum Phase { case waiting, outside, inside }
        }
        enum Action {
          case home(Home.Action), login(Login.Action), bar(Bar.Action), song(PresentationAction<Song.Action>)
          case skipTapped, checked(Bool)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { Home() }
          Scope(state: \\.login, action: \\.login) { Login() }
          Reduce { state, action in
            switch action {
            case .login(.doneTapped), .skipTapped: state.phase = .inside; return .none
            case .checked(let isKnown): state.phase = isKnown ? .inside : .outside; return .none
            case .home(.leaveTapped): state.phase = .outside; return .none
            case .bar(.tapped): state.song = .init(); return .none
            case .song(.presented(.closeTapped)): state.song = nil; return .none
            case .song: return .none
            }
          }
          .ifLet(\\.bar, action: \\.bar) { Bar() }
          .ifLet(\\.$song, action: \\.song) { Song() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          VStack { \(body) }
            .sheet(item: $store.scope(state: \\.song, action: \\.song)) { SongView(store: $0) }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Leave") { store.send(.leaveTapped) } }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View { Button("Done") { store.send(.doneTapped) } }
      }
      struct BarView: View {
        let store: StoreOf<Bar>
        var body: some View { Button("Open") { store.send(.tapped) } }
      }
      struct SongView: View {
        let store: StoreOf<Song>
        var body: some View { Button("Close") { store.send(.closeTapped) } }
      }
      \(rest)
      """
    }

    private static let home = "HomeView(store: store.scope(state: \\.home, action: \\.home))"
    private static let bar =
      "if let store = store.scope(state: \\.bar, action: \\.bar) { BarView(store: store) }"
    private static let login = "LoginView(store: store.scope(state: \\.login, action: \\.login))"
    private static let skip = "Button(\"Skip\") { store.send(.skipTapped) }"

    private func actions(_ source: String, _ name: String) -> [String] {
      Sources.transitions(source).filter { $0.hasPrefix(".\(name)") }
    }

    @Test(
      "a child's button is there only in the case that shows the child",
      arguments: [
        bar, "IfLetStore(store.scope(state: \\.bar, action: \\.bar)) { BarView(store: $0) }",
        "IfLetStore(store.scope(state: \\.bar, action: \\.bar), then: BarView.init)",
      ])
    func children(_ bar: String) {
      let source = app(
        """
        switch store.phase {
        case .waiting: ProgressView()
        case .outside: \(Self.login)
        case .inside:
          \(Self.home)
          \(bar)
        }
        """)
      #expect(actions(source, "bar.tapped") == [".bar.tapped: show song when \(Self.inside)"])
    }

    @Test("a child beside the choice has its button in all cases")
    func besideChoice() {
      let source = app(
        """
        switch store.phase {
        case .waiting: ProgressView()
        case .outside: \(Self.login)
        case .inside: \(Self.home)
        }
        \(Self.bar)
        """)
      #expect(actions(source, "bar.tapped") == [".bar.tapped: show song"])
    }

    @Test("a child that another view shows, too, has its button in all cases")
    func shownTwice() {
      let source = app(
        """
        switch store.phase {
        case .waiting: ProgressView()
        case .outside: \(Self.login)
          \(Self.bar)
        case .inside: \(Self.home)
          \(Self.bar)
        }
        """)
      #expect(actions(source, "bar.tapped") == [".bar.tapped: show song"])
    }

    @Test("a view store that observes what a view chooses by represents it")
    func observed() {
      let source = app(
        """
        WithViewStore(store, observe: \\.phase) { viewStore in
          switch viewStore.state {
          case .waiting: ProgressView()
          case .outside: VStack { \(Self.login); \(Self.skip) }
          case .inside: \(Self.home)
          }
        }
        """)
      #expect(actions(source, "skipTapped").allSatisfy { $0.contains("outside") })
      #expect(actions(source, "skipTapped").count == 1)
    }

    private static let inside = Condition.top(RoutePattern(route: "inside"))
  }
#endif
