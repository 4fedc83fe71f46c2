#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Several alerts that one slot shows.
  struct AlertButtonsReadingTests {
    private static func routes(_ erase: String, _ more: String = "") -> [String] {
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
                state.alert = \(erase)
              case .alert(.presented(.leave)): return .run { _ in await dismiss() }
              case .alert: break
              }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        \(more)
        """)
      return read.graph.coordinators.flatMap(\.routes).filter {
        $0.name.lowercased().hasSuffix("alert")
      }.map {
        "\($0.name): " + $0.transitions.map(\.action).joined(separator: " ")
      }
    }

    @Test(
      "are screens of their own, each with its buttons",
      arguments: [
        (
          """
          AlertState { TextState("") } actions: { ButtonState(action: .erase) { TextState("Erase") } }
          """, ""
        ),
        (
          ".erase",
          """
          extension AlertState where Action == Settings.Action.Alert {
            static let erase = AlertState { TextState("") } actions: {
              ButtonState(role: .destructive, action: .erase) { TextState("Erase") }
            }
          }
          """
        ),
        (
          ".erase",
          """
          extension AlertState where Action == Settings.Action.Alert {
            static let erase = Self { TextState("") } actions: {
              ButtonState(role: .destructive, action: .erase) { TextState("Erase") }
            }
          }
          """
        ),
        (
          "eraseAlert(for: 3)",
          """
          extension Settings {
            func eraseAlert(for count: Int) -> AlertState<Action.Alert> {
              AlertState(title: TextState(""), primaryButton: .destructive(TextState(""), action: .send(.erase)))
            }
          }
          """
        ),
      ])
    func split(_ erase: String, _ more: String) {
      #expect(Self.routes(erase, more) == ["alert: leave", "eraseAlert: erase"])
    }

    @Test(
      "share their buttons where other code makes these",
      arguments: [
        "for name in all { ButtonState(action: .erase) { TextState(name) } }",
        "eraseButton",
        "ButtonState(action: .erase) { TextState(\"\") }; eraseButton",
      ])
    func unknown(_ actions: String) {
      let made = """
        extension AlertState where Action == Settings.Action.Alert {
          static func choice(_ all: [String]) -> AlertState {
            AlertState { TextState("") } actions: {
              \(actions)
            }
          }
        }
        let eraseButton = ButtonState<Settings.Action.Alert>(action: .erase) { TextState("") }
        """
      #expect(Self.routes(".choice(state.names)", made) == ["alert: leave erase"])
    }
  }
#endif
