#if SourceReading
  import NavGraphSources
  import Testing

  /// Modifiers that an app adds to reducers, with a closure that changes the state.
  struct ReducerModifiersReadingTests {
    private static func app(_ modifier: String, _ declared: String) -> String {
      """
      @Reducer struct Login { struct State {}; enum Action {} }
      @Reducer struct Root {
        @ObservableState struct State { @Presents var login: Login.State? }
        enum Action { case login(PresentationAction<Login.Action>), openTapped, downloadTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped, .downloadTapped, .login: return .none
            }
          }
          .ifLet(\\.$login, action: \\.login) { Login() }
          \(modifier)
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          VStack {
            Button("Open") { store.send(.openTapped) }
            Button("Download") { store.send(.downloadTapped) }
          }
          .sheet(item: $store.scope(state: \\.login, action: \\.login)) { _ in Text("") }
        }
      }
      struct Guarded<Base: Reducer>: Reducer {
        let base: Base
        let handle: (inout Base.State) -> Void
        func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
          handle(&state)
          return base.reduce(into: &state, action: action)
        }
      }
      extension Reducer { \(declared) }
      """
    }

    @Test(
      "the closure of a modifier is an event of the feature",
      arguments: [
        ".onExpired { state in state.login = Login.State(); return .none }",
        ".onExpired { $0.login = Login.State(); return .none }",
      ])
    func event(_ modifier: String) {
      let declared = """
        func onExpired(_ perform: @escaping (inout State) -> Effect<Action>) -> some ReducerOf<Self> {
          Reduce { state, action in perform(&state) }
        }
        """
      #expect(
        Sources.transitions(Self.app(modifier, declared)) == ["root.onExpired effect: show login"])
    }

    @Test("a modifier for an action belongs to that action")
    func action() {
      let declared = """
        func guarding<Value>(_ action: CaseKeyPath<Action, Value>, else handle: @escaping (inout State) -> Void)
          -> some ReducerOf<Self>
        { Guarded(base: self, handle: handle) }
        """
      let modifier =
        ".guarding(\\.downloadTapped, else: { $0.login = Login.State() })"
      #expect(
        Sources.transitions(Self.app(modifier, declared)).sorted()
          == [
            "root.downloadTapped: if not (guarding applies)",
            "root.downloadTapped: show login if guarding applies",
          ])
    }

    @Test("a modifier that does not call its closure changes nothing")
    func uncalled() {
      let declared =
        "func onExpired(_ perform: @escaping (inout State) -> Effect<Action>) -> some ReducerOf<Self> { self }"
      let modifier = ".onExpired { state in state.login = Login.State(); return .none }"
      #expect(Sources.transitions(Self.app(modifier, declared)).isEmpty)
    }
  }
#endif
