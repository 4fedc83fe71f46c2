#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Reducers that ask `is(\.case)`, and screens without a store.
  struct CaseQuestionsReadingTests {
    @Test(
      "the action that a reducer asks for by its case leads to what it sends",
      arguments: [
        "action.is(\\.endTapped) ? .send(.finished) : .none",
        "!action.is(\\.endTapped) ? .none : .send(.finished)",
        "if action.is(\\.endTapped) { return .send(.finished) }; return .none",
      ])
    func cases(_ code: String) {
      let graph = Sources.read(
        """
        @Reducer struct Timer {
          @ObservableState struct State {}
          enum Action { case finished, endTapped, otherTapped }
          var body: some ReducerOf<Self> { Reduce { state, action in \(code) } }
        }
        struct TimerView: View {
          let store: StoreOf<Timer>
          var body: some View {
            Button("End") { store.send(.endTapped) }
            Button("Other") { store.send(.otherTapped) }
          }
        }
        @Reducer struct Home {
          @ObservableState struct State { @Presents var timer: Timer.State? }
          enum Action { case startTapped, timer(PresentationAction<Timer.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .startTapped: state.timer = Timer.State(); return .none
              case .timer(.presented(.finished)): state.timer = nil; return .none
              case .timer: return .none
              }
            }
            .ifLet(\\.$timer, action: \\.timer) { Timer() }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Start") { store.send(.startTapped) }
              .sheet(item: $store.scope(state: \\.timer, action: \\.timer)) { TimerView(store: $0) }
          }
        }
        """
      ).graph
      let found = graph.coordinators[0].routes.first { $0.name == "timer" }?.transitions ?? []
      #expect(found.map(\.action) == ["finished"])
      #expect(found.map(\.tapped) == ["endTapped"])
    }

    @Test("a screen without a store hides its back button in its own view")
    func backButton() {
      let graph = Sources.read(
        Sources.stackApp(
          "done", "case .openTapped: state.path.append(.done); return .none",
          destination: "{ store in switch store.case { case .done: DoneView() } }",
          rest: """
            struct DoneView: View {
              var body: some View { Text("").navigationBarBackButtonHidden() }
            }
            """)
      ).graph
      let done = graph.coordinators[0].routes.first { $0.name == "done" }
      #expect(done?.disabledGestures.contains(.back) == true)
    }
  }
#endif
