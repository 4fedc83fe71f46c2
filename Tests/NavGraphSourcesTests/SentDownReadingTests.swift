#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Actions that a coordinator sends to one of its screens.
  struct SentDownReadingTests {
    private static let source = Sources.stackApp(
      "list(List), editor(Editor)",
      """
      case .openTapped:
            state.path.append(.list(List.State()))
            state.path.append(.editor(Editor.State()))
            return .none
          case let .path(.element(id: _, action: .editor(.saveTapped))):
            guard let id = state.path.ids.first else { return .none }
            state.path.removeLast()
            return .send(.path(.element(id: id, action: .list(.refresh))))
          case let .path(.element(id: _, action: .editor(.homeTapped))):
            guard let id = state.path.ids.first else { return .none }
            return .send(.path(.element(id: id, action: .list(.leave))))
          case .path(.element(id: _, action: .list(.leave))):
            state.path.removeAll()
            return .none
      """,
      destination: """
        { store in
          switch store.case {
          case let .list(store): ListView(store: store)
          case let .editor(store): EditorView(store: store)
          }
        }
        """,
      rest: """
        @Reducer struct List {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case refresh, leave, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .refresh = action { state.alert = AlertState { TextState("Saved") } }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
        }
        @Reducer struct Editor { struct State {}; enum Action { case saveTapped, homeTapped } }
        struct EditorView: View {
          let store: StoreOf<Editor>
          var body: some View {
            Button("Save") { store.send(.saveTapped) }
            Button("Home") { store.send(.homeTapped) }
          }
        }
        """)

    @Test("a screen shows its alert when it receives the action, not on a tap")
    func alerts() throws {
      let graph = Sources.read(Self.source).graph
      let routes = graph.coordinators[0].routes
      let list = try #require(routes.first { $0.name == "list" })
      #expect(list.transitions.map(\.action) == ["refresh"])
      #expect(list.transitions.map(\.trigger) == [.sent])
      let editor = try #require(routes.first { $0.name == "editor" })
      let sending = NavGraphModel.Operation.when(
        .contains(RoutePattern(route: "list")),
        [.send("refresh", .route(RoutePattern(route: "list")))],
        otherwise: [])
      #expect(
        editor.transitions.first { $0.action == "saveTapped" }?.operations
          == [.removeLast(1), sending])
      #expect(!Sources.read(Self.source).reading.unclear.contains { $0.why.contains("outside") })
    }

    @Test("the coordinator's response is part of the tap")
    func leaving() {
      let found = Sources.transitions(Self.source)
      #expect(
        found.contains {
          $0.hasPrefix("editor.homeTapped: ") && !$0.hasPrefix("editor.homeTapped: if")
        })
      #expect(!found.contains { $0.hasPrefix("list.leave") })
    }

    @Test("a view that sends two actions is tapped once")
    func two() {
      let source = Sources.sheetApp(
        "savedTapped, closed",
        """
        case .savedTapped: state.sheet = nil; return .none
            case .closed: state.sheet = Sheet.State(); return .none
        """, start: "Button(\"\") { store.send(.savedTapped); store.send(.closed) }")
      #expect(Sources.transitions(source) == ["root.savedTapped: clear sheet show sheet"])
      let elsewhere = source.replacing(
        "VStack {", with: "VStack { Button(\"\") { store.send(.savedTapped) };")
      #expect(Sources.transitions(elsewhere).contains("root.closed: show sheet"))
      let byCode = source.replacing("savedTapped, closed", with: "savedTapped, closed, other")
        .replacing(
          "case .closed:", with: "case .other: return .send(.savedTapped)\n    case .closed:"
        )
        .replacing("VStack {", with: "VStack { Button(\"\") { store.send(.other) };")
      #expect(Sources.transitions(byCode).contains("root.closed: show sheet"))
      #expect(Sources.transitions(byCode).contains("root.other: clear sheet"))
    }

    @Test("a child on a screen and in its sheet has its buttons in both")
    func both() {
      let source = """
        @Reducer struct Picker {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case askTapped, doneTapped, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .askTapped = action { state.alert = AlertState { TextState("Sure?") } }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct PickerView: View {
          @Bindable var store: StoreOf<Picker>
          var body: some View {
            VStack {
              Button("Ask") { store.send(.askTapped) }
              Button("Done") { store.send(.doneTapped) }
            }
            .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        @Reducer struct Root {
          @ObservableState struct State { var picker = Picker.State(); @Presents var sheet: Picker.State? }
          enum Action { case picker(Picker.Action), sheet(PresentationAction<Picker.Action>) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.picker, action: \\.picker) { Picker() }
            Reduce { state, action in
              switch action {
              case .picker(.doneTapped): state.sheet = Picker.State()
              case .sheet(.presented(.doneTapped)): state.sheet = nil
              case .sheet, .picker: break
              }
              return .none
            }
            .ifLet(\\.$sheet, action: \\.sheet) { Picker() }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            VStack { PickerView(store: store.scope(state: \\.picker, action: \\.picker)) }
              .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { PickerView(store: $0) }
          }
        }
        """
      #expect(
        Set(Sources.transitions(source)) == [
          "root.picker.askTapped: show alert", "root.picker.doneTapped: show sheet",
          "sheet.askTapped: show sheetAlert", "sheet.doneTapped: dismiss",
        ])
    }

    @Test("a screen that shows something or reports is sent the action, too")
    func reporting() throws {
      let source = Self.source
        .replacing("case refresh, leave, alert", with: "case refresh, leave, done, alert")
        .replacing(
          "if case .refresh = action { ",
          with: "if case .refresh = action { if isValid() { return .send(.done) }; "
        )
        .replacing(
          "case .path(.element(id: _, action: .list(.leave))):",
          with: """
            case .path(.element(id: _, action: .list(.done))):
                  state.path.removeLast()
                  return .none
                case .path(.element(id: _, action: .list(.leave))):
            """)
      let read = Sources.read(source)
      let list = try #require(read.graph.coordinators[0].routes.first { $0.name == "list" })
      #expect(list.transitions.first { $0.action == "refresh" }?.trigger == .sent)
      #expect(read.reading.unclear.isEmpty)
    }

    @Test(
      "a part of a screen that the coordinator tells to shows its sheet; once uncovered, that is left out",
      arguments: [false, true])
    func part(goesBack: Bool) {
      let source =
        Sources.coordinator(
          named: "Main", screens: "case feed(Feed); case editor(Editor)", root: "feed",
          actions: "other",
          """
          case .router(.routeAction(_, action: .feed(.editTapped))):
            state.routes.push(.editor(.init())); return .none
          case .router(.routeAction(_, action: .editor(.doneTapped))):
            \(goesBack ? "state.routes.goBack()" : "")
            return .send(.router(.routeAction(id: 0, action: .feed(.menu(.shownChanged(true))))))
          """)
          + """

          @Reducer struct Editor { struct State: Equatable {}; enum Action { case doneTapped } }
          struct EditorView: View {
            let store: StoreOf<Editor>
            var body: some View { Button("Done") { store.send(.doneTapped) } }
          }
          @Reducer struct Feed {
            struct State: Equatable { var menu = Menu.State() }
            enum Action { case editTapped, menu(Menu.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.menu, action: \\.menu) { Menu() }
            }
          }
          struct FeedView: View {
            let store: StoreOf<Feed>
            var body: some View {
              VStack {
                Button("Edit") { store.send(.editTapped) }
                MenuView(store: store.scope(state: \\.menu, action: \\.menu))
              }
            }
          }
          @Reducer struct Menu {
            @ObservableState struct State: Equatable { var isShown = false }
            enum Action: BindableAction { case shownChanged(Bool), binding(BindingAction<State>) }
            var body: some ReducerOf<Self> {
              BindingReducer()
              Reduce { state, action in
                switch action {
                case let .shownChanged(isShown): state.isShown = isShown; return .none
                case .binding: return .none
                }
              }
            }
          }
          struct MenuView: View {
            @Bindable var store: StoreOf<Menu>
            var body: some View { Text("").sheet(isPresented: $store.isShown) { Text("Menu") } }
          }
          """
      let read = Sources.read(source)
      let routes = read.graph.coordinators[0].routes
      let feed = routes.first { $0.name == "feed" }?.transitions ?? []
      let told = "menu.shownChanged.true"
      #expect(feed.filter { $0.trigger == .sent }.map(\.action) == [told])
      #expect(feed.filter { $0.trigger == .tap }.map(\.action) == ["editTapped"])
      // Nothing that is registered sends it then.
      #expect(feed.flatMap(\.suppressions).map(\.rule) == (goesBack ? ["unsent-action"] : []))
      #expect(
        routes.first { $0.name == "editor" }?.transitions.map(\.operations)
          == [[goesBack ? .goBack(1) : .send(told, .route(RoutePattern(route: "feed")))]])
      #expect(read.reading.unclear.isEmpty == !goesBack)
    }
  }
#endif
