#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What is read otherwise than the code does it, as `Docs/Internals/KnownGaps.md` says.
  struct ReadingKnownGapTests {
    /// “Alerts that one slot shows share their buttons.”
    @Test
    func knownGap_buttonsOfSeveralAlerts() throws {
      let read = Sources.read(
        """
        @Reducer struct Settings {
          @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
          enum Action {
            case alert(PresentationAction<Alert>), leaveTapped, eraseTapped
            enum Alert { case leave, erase }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .leaveTapped:
                state.alert = AlertState { TextState("") } actions: {
                  ButtonState(action: .leave) { TextState("Leave") }
                }
              case .eraseTapped:
                state.alert = AlertState { TextState("") } actions: {
                  ButtonState(action: .erase) { TextState("Erase") }
                }
              case .alert(.presented(.leave)): return .run { _ in await dismiss() }
              case .alert: break
              }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        """)
      let alert = try #require(
        read.graph.coordinators.first?.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.action) == ["leave", "erase"])
    }

    /// “Of two children of one type, code that chooses is taken to mean the first.”
    @Test
    func knownGap_childrenOfOneType() {
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
      #expect(Sources.transitions(source).filter { $0.hasPrefix(".link") }.count == 1)
    }
  }
#endif
