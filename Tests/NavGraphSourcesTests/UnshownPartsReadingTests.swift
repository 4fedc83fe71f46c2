#if SourceReading
  import NavGraphSources
  import Testing

  /// Children that a feature holds and that no view of it shows.
  struct UnshownPartsReadingTests {
    private func read(_ view: String, more: String = "") -> [String] {
      Sources.transitions(
        """
        @Reducer struct Words {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case helpTapped, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .helpTapped: state.alert = AlertState { TextState("Help") }; return .none
              case .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct WordsView: View {
          @Bindable var store: StoreOf<Words>
          var body: some View {
            Button("Help") { store.send(.helpTapped) }
              .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        @Reducer struct Home {
          @ObservableState struct State {
            var oldWords = Words.State()
            @Presents var notice: AlertState<Never>?
          }
          enum Action { case oldWords(Words.Action), notice(PresentationAction<Never>), opened }
          var body: some ReducerOf<Self> {
            Scope(state: \\.oldWords, action: \\.oldWords) { Words() }
            Reduce { state, action in
              switch action {
              case .opened: state.notice = AlertState { TextState("") }; return .none
              case .oldWords, .notice: return .none
              }
            }
            .ifLet(\\.$notice, action: \\.notice)
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            VStack { Button("Open") { store.send(.opened) }; \(view) }
              .alert($store.scope(state: \\.notice, action: \\.notice))
          }
        }
        \(more)
        """
      ).filter { $0.contains("oldWords") }
    }

    @Test("presentations and actions of an unshown child are left out")
    func unshown() { #expect(read("Text(\"\")").isEmpty) }

    @Test(
      "they are included if a view shows the child or sends it an action",
      arguments: [
        "WordsView(store: store.scope(state: \\.oldWords, action: \\.oldWords))",
        "Button(\"\") { store.send(.oldWords(.helpTapped)) }",
      ])
    func shown(_ view: String) { #expect(!read(view).isEmpty) }

    @Test("the same applies to enclosing views and views without a store")
    func around() {
      let root = """
        @Reducer struct Root {
          @ObservableState struct State { var home = Home.State() }
          enum Action { case home(Home.Action) }
          var body: some ReducerOf<Self> { Scope(state: \\.home, action: \\.home) { Home() } }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            WordsView(store: store.scope(state: \\.home.oldWords, action: \\.home.oldWords))
            HomeView(store: store.scope(state: \\.home, action: \\.home))
          }
        }
        """
      #expect(!read("Text(\"\")", more: root).isEmpty)
      let plain =
        "struct Banner: View { let home: Home.State; var body: some View { Text(home.oldWords.title) } }"
      #expect(!read("Text(\"\")", more: plain).isEmpty)
    }
  }
#endif
