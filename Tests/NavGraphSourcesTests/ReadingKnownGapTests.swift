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
  }
#endif
