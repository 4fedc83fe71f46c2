#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Alerts whose buttons send the feature's own actions, and a choice of screens by name beside them.
  struct AlertsReadingTests {
    private static let source = """
      @Reducer struct Help { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer struct List { struct State: Equatable {}; enum Action { case openTapped, emptied } }
      @Reducer enum Path { case help(Help) }
      @Reducer struct Shop {
        @ObservableState struct State: Equatable {
          enum Destination { case cart, ghost }
          @Presents var alert: AlertState<Action>?
          var destination: Destination?
          var isMapShown = false
          var list = List.State()
          var path = StackState<Path.State>()
        }
        indirect enum Action {
          case alert(PresentationAction<Action>), undone(String?, Action)
          case list(List.Action)
          case askTapped, openTapped, mapTapped, cartTapped, ghostTapped
          case path(StackActionOf<Path>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .askTapped: state.alert = .question(); return .none
            case .openTapped: return .send(.list(.openTapped))
            case .list(.openTapped): state.path.append(.help(Help.State())); return .none
            case .list(.emptied): state.path.removeAll(); return .none
            case .mapTapped: state.isMapShown = true; return .none
            case .cartTapped: state.destination = .cart; return .none
            case .ghostTapped: state.destination = .ghost; return .none
            case .alert(.presented(let action)): return .send(action)
            case .undone(_, let action): return .send(action)
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      extension AlertState where Action == Shop.Action {
        static func question() -> AlertState {
          AlertState { TextState("Empty?") } actions: {
            ButtonState(role: .destructive, action: .list(.emptied)) { TextState("Yes") }
          }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            VStack {
              Button("Ask") { store.send(.askTapped) }
              Button("Open") { store.send(.openTapped) }
              Button("Map") { store.send(.mapTapped) }
              Button("Cart") { store.send(.cartTapped) }
              Button("Ghost") { store.send(.ghostTapped) }
            }
            .navigationLinkEmpty(isActive: store.bindingFor(.cart)) { Text("Cart") }
            .sheet(isPresented: $store.isMapShown) { Text("Map") }
            .alert($store.scope(state: \\.alert, action: \\.alert))
          } destination: { store in Text("Help") }
        }
      }
      """

    private func shop() throws -> CoordinatorDefinition {
      try #require(Sources.read(Self.source).graph.coordinators.first { $0.name == "Shop" })
    }

    @Test("an alert sends only the actions of its buttons")
    func buttons() throws {
      let shop = try shop()
      let alert = try #require(shop.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.action) == ["list.emptied"])
      let names = (shop.routes.flatMap(\.transitions) + shop.handlers.map(\.transition)).map(
        \.action)
      #expect(!names.contains { $0.hasPrefix("undone.") })
    }

    @Test("a case that no view presents is not a screen if others are presented by name")
    func neverPresented() throws {
      let shop = try shop()
      #expect(shop.routes.contains { $0.name == "cart" })
      #expect(!shop.routes.contains { $0.name == "ghost" })
    }

    @Test("presented content is in front of pushed content")
    func order() throws {
      let slots = try shop().slots + (try shop().routes.flatMap(\.slots))
      #expect(slots.map(\.kind) == [.alert, .sheet, .push])
    }

    // MARK: Buttons that send the feature's own actions

    /// A list that asks before it shows help, with what the alert's button sends.
    private func list(alert: String, _ button: String, cases: String = "", action: String = "")
      -> String
    {
      """
      @Reducer struct Help { struct State {}; enum Action { case closeTapped } }
      @Reducer struct List {
        @ObservableState struct State {
          \(alert)
          @Presents var help: Help.State?
        }
        enum Action { case askTapped, erase, undo, help(PresentationAction<Help.Action>)\(action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .askTapped:
              state.alert = AlertState { TextState("Sure?") } actions: { \(button) }
              return .none
            case .erase: state.help = Help.State(); return .none
            case .undo: state.help = nil; return .none
            \(cases)
            default: return .none
            }
          }
        }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<List>
        var body: some View {
          Button("Ask") { store.send(.askTapped) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      """
    }

    @Test(
      "a button of an alert that sends an action of its feature belongs to the alert",
      arguments: [
        ("var alert: AlertState<Action>?", "ButtonState(action: .send(.erase)) { }", "", ""),
        ("var alert: AlertState<List.Action>?", "ButtonState(action: .erase) { }", "", ""),
        (
          "var alert: AlertState<Action>?",
          ".destructive(TextState(\"Yes\"), action: .send(.erase))", "", ""
        ),
        (
          "@Presents var alert: AlertState<Action>?", "ButtonState(action: .erase) { }",
          "case .alert(.presented(let action)): return .send(action)",
          ", alert(PresentationAction<Action>)"
        ),
      ])
    func ownAction(_ alert: String, _ button: String, _ cases: String, _ action: String) throws {
      let read = Sources.read(list(alert: alert, button, cases: cases, action: action))
      let list = try #require(read.graph.coordinators.first { $0.name == "List" })
      func actions(_ route: String) -> [String] {
        list.routes.first { $0.name == route }?.transitions.map(\.action) ?? []
      }
      #expect(!actions("root").contains("erase"))
      #expect(actions("alert") == ["erase"])
      let row = read.reading.coordinators.flatMap(\.transitions).first { $0.on.action == "erase" }
      #expect(row?.on.screen == "alert")
    }

    @Test("a button of an alert without a forwarded action is not its own")
    func notSentOn() throws {
      let read = Sources.read(
        list(
          alert: "@Presents var alert: AlertState<Action>?", "ButtonState(action: .erase) { }",
          action: ", alert(PresentationAction<Action>)"))
      let list = try #require(read.graph.coordinators.first { $0.name == "List" })
      #expect(
        list.routes.first { $0.name == "alert" }?.transitions.allSatisfy { $0.action != "erase" }
          == true)
    }

    @Test(
      "a button that leads to its feature's action through an effect belongs to the alert",
      arguments: ["", "case .view(.goTapped): return logOut()"])
    func effect(_ other: String) throws {
      let graph = Sources.read(
        """
        @Reducer struct Account {
          @ObservableState struct State { @Presents var destination: Destination.State? }
          @Reducer enum Destination {
            case alert(AlertState<Alert>), failed(AlertState<Never>)
            enum Alert { case yesTapped, noTapped }
          }
          enum Action {
            case view(View), result(Result<Int, Error>)
            case destination(PresentationAction<Destination.Action>)
            enum View { case askTapped, goTapped }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.askTapped): state.destination = .alert(.ask); return .none
              \(other)
              case .destination(.presented(.alert(.yesTapped))): return logOut()
              case .result(.failure):
                state.destination = .failed(AlertState { TextState("Failed") })
                return .none
              default: return .none
              }
            }
          }
          private func logOut() -> Effect<Action> {
            .run { send in await send(.result(Result { try await client.logOut() })) }
          }
        }
        """
      ).graph
      let account = try #require(graph.coordinators.first { $0.name == "Account" })
      let alert = try #require(account.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.action) == ["yesTapped", "yesTapped"])
      #expect(alert.transitions.last?.assumption == "result is not failure")
      guard case .fill(_, let shown)? = alert.transitions.first?.operations.last else {
        Issue.record("nothing is shown")
        return
      }
      #expect(shown.target.route == "failed")
      let others = account.routes.filter { $0.name != "alert" }.flatMap(\.transitions)
      #expect(!others.contains { $0.action.contains("result") })
    }

    @Test("what a binding sends when an alert closes is no button")
    func bindings() {
      let source = """
        @Reducer struct Form {
          @ObservableState struct State { var isAsked = false }
          enum Action { case askTapped, closed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .askTapped: state.isAsked = true
              case .closed: state.isAsked = false
              }
              return .none
            }
          }
        }
        struct FormView: View {
          @Bindable var store: StoreOf<Form>
          var body: some View {
            Button("Ask") { store.send(.askTapped) }
              .alert(
                "Sure?",
                isPresented: Binding(get: { store.isAsked }, set: { if !$0 { store.send(.closed) } })
              ) { Button("OK") {} }
          }
        }
        """
      #expect(Sources.transitions(source) == ["root.askTapped: show asked"])
    }

    @Test("external events can close an alert")
    func events() {
      let source = """
        @Reducer struct Player {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case appeared, failed, connected, stopTapped, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared:
                return .run { send in
                  for await isOnline in network.values { await send(isOnline ? .connected : .failed) }
                }
              case .failed: state.alert = AlertState { TextState("Offline") }
              case .connected, .stopTapped: state.alert = nil
              case .alert: break
              }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct PlayerView: View {
          @Bindable var store: StoreOf<Player>
          var body: some View {
            Button("Stop") { store.send(.stopTapped) }
              .onAppear { store.send(.appeared) }
              .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        """
      let found = Sources.transitions(source)
      #expect(found.contains("root.connected effect: clear alert if isOnline"))
      // Who taps a button sees no alert.
      #expect(found.contains("root.stopTapped:"))
    }

    @Test("a button without a handler closes its alert, too")
    func unhandledButtons() throws {
      let read = Sources.read(
        list(
          alert: "@Presents var alert: AlertState<Action.Ask>?",
          "ButtonState(action: .erase) { }; ButtonState(action: .keep) { }",
          cases: "case .alert(.presented(.erase)): state.help = Help.State(); return .none",
          action: ", alert(PresentationAction<Ask>); enum Ask { case erase, keep, never }"))
      let list = try #require(read.graph.coordinators.first { $0.name == "List" })
      let alert = try #require(list.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.action) == ["erase", "keep"])
      #expect(alert.transitions.last?.operations == [])
    }

    @Test(
      "a button that sends nothing is an exit beside others",
      arguments: [
        ("ButtonState(role: .cancel) { TextState(\"Keep\") }", ["yes", "cancel"]),
        ("ButtonState(role: .cancel, action: .no) { TextState(\"Keep\") }", ["yes", "no"]),
        ("", ["yes"]),
      ])
    func plainButtons(_ button: String, _ actions: [String]) {
      let graph = Sources.read(
        """
        @Reducer struct Note {
          @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>?; var isDone = false }
          enum Action { case askTapped, alert(PresentationAction<Alert>); enum Alert { case yes, no } }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .askTapped:
                state.alert = AlertState { TextState("") } actions: {
                  ButtonState(action: .yes) { TextState("Delete") }
                  \(button)
                }
                return .none
              case .alert(.presented(.yes)):
                state.alert = AlertState { TextState("Sure?") } actions: { ButtonState(action: .yes) { TextState("Delete") } }
                return .none
              case .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct NoteView: View {
          @Bindable var store: StoreOf<Note>
          var body: some View {
            Button("Ask") { store.send(.askTapped) }.alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        """
      ).graph
      let alert = graph.coordinators.flatMap(\.routes).first { $0.name == "alert" }
      let found = alert?.transitions.map(\.action).filter { $0 != "another button" } ?? []
      #expect(Set(found) == Set(actions))
      #expect(graph.problems().isEmpty)
    }
  }
#endif
