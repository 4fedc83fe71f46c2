#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// State whose type or value is not where it is declared.
  struct ComputedChildrenReadingTests {
    private func app(state: String, more: String = "") -> String {
      """
      \(more)
      @Reducer struct Notes {
        @ObservableState struct State: Equatable { var isSortShown: Bool }
        enum Action { case sortTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isSortShown = true
            return .none
          }
        }
      }
      @Reducer struct Main {
        @ObservableState struct State: Equatable { var isSortShown = false; \(state) }
        enum Action { case notes(Notes.Action) }
        var body: some ReducerOf<Self> { Scope(state: \\.notes, action: \\.notes) { Notes() } }
      }
      struct NotesView: View {
        @Bindable var store: StoreOf<Notes>
        var body: some View {
          Button("Sort") { store.send(.sortTapped) }.sheet(isPresented: $store.isSortShown) { Text("") }
        }
      }
      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View { NotesView(store: store.scope(state: \\.notes, action: \\.notes)) }
      }
      """
    }

    @Test(
      "a child whose state is computed from its parent's and written to it is read",
      arguments: [
        "get { Notes.State(isSortShown: isSortShown) }",
        "get { var made = Notes.State(isSortShown: false); made.isSortShown = isSortShown; return made }",
      ])
    func computed(_ getter: String) {
      let source = app(
        state: "var notes: Notes.State { \(getter) set { isSortShown = newValue.isSortShown } }")
      #expect(Sources.transitions(source) == ["root.notes.sortTapped: show sort"])
    }

    @Test(
      "the type of shared state follows from a key of the app's own",
      arguments: [
        "extension SharedKey where Self == InMemoryKey<Bool>.Default { static var offer: Self { Self[.inMemory(\"offer\"), default: false] } }",
        "extension PersistenceReaderKey where Self == PersistenceKeyDefault<InMemoryKey<Bool>> { static var offer: Self { PersistenceKeyDefault(.inMemory(\"offer\"), false) } }",
      ])
    func shared(_ key: String) {
      let source = """
        \(key)
        @Reducer struct Home {
          @ObservableState struct State: Equatable { @Shared(.offer) var isOfferShown }
          enum Action { case offerTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.$isOfferShown.withLock { $0 = true }
              return .none
            }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Offer") { store.send(.offerTapped) }
              .sheet(isPresented: Binding(store.$isOfferShown)) { Text("") }
          }
        }
        """
      #expect(Sources.transitions(source) == ["root.offerTapped: show offer"])
    }

    @Test("what a shared flag presents can be closed by another feature that has the flag")
    func sharedFlag() {
      let source = """
        @Reducer struct Home {
          @ObservableState struct State: Equatable {
            @Shared(.inMemory("offer")) var isOfferShown = false
            var offer = Offer.State()
          }
          enum Action { case offerTapped, offer(Offer.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.offer, action: \\.offer) { Offer() }
            Reduce { state, action in
              if case .offerTapped = action { state.$isOfferShown.withLock { $0 = true } }
              return .none
            }
          }
        }
        @Reducer struct Offer {
          @ObservableState struct State: Equatable {
            @Shared(.inMemory("offer")) var isOfferShown = false
          }
          enum Action { case closeTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.$isOfferShown.withLock { $0 = false }
              return .none
            }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Offer") { store.send(.offerTapped) }
              .sheet(isPresented: Binding(store.$isOfferShown)) {
                OfferView(store: store.scope(state: \\.offer, action: \\.offer))
              }
          }
        }
        struct OfferView: View {
          let store: StoreOf<Offer>
          var body: some View { Button("Close") { store.send(.closeTapped) } }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.offerTapped: show offer", "offer.closeTapped: dismiss",
        ])
      #expect(Sources.read(source).reading.unclear.isEmpty)
    }
  }
#endif
