#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Changes that are left out, and what is not reported for that.
  struct LeftOutChangesReadingTests {
    private func replacing(_ identity: String, _ pattern: String) -> SourceReading {
      Sources.read(
        Sources.stackApp(
          "form(Page), thanks(Page)",
          """
          case .openTapped: state.path.append(.form(Page.State())); return .none
          case \(pattern): state.path[id: \(identity)] = .thanks(Page.State()); return .none
          """,
          rest: """
            @Reducer struct Page { @ObservableState struct State {}; enum Action { case saveTapped } }
            struct PageView: View {
              let store: StoreOf<Page>
              var body: some View { Button("Save") { store.send(.saveTapped) } }
            }
            """))
    }

    @Test("a screen that replaces itself by its identity is replaced")
    func replacement() throws {
      let reading = replacing("id", "let .path(.element(id: id, action: .form(.saveTapped)))")
      let form = try #require(
        reading.graph.coordinators.flatMap(\.routes).first { $0.name == "form" })
      #expect(
        form.transitions.map(\.operations) == [
          [
            .removeLast(1),
            .append(Destination(target: RoutePattern(route: "thanks"), presentation: .push)),
          ]
        ])
      #expect(reading.reading.unclear.isEmpty)
    }

    @Test("a screen that another one's replacement shows is not reported as unreachable")
    func replacementElsewhere() throws {
      let reading = replacing(
        "state.path.ids[0]", "let .path(.element(id: id, action: .form(.saveTapped)))")
      let thanks = try #require(
        reading.graph.coordinators.flatMap(\.routes).first { $0.name == "thanks" })
      #expect(thanks.suppressions.map(\.rule) == ["unreachable-route"])
      #expect(
        reading.reading.unclear.map(\.why) == [
          "a screen of the stack is replaced, which is not modelled"
        ])
    }

    @Test("an action that closes what a tab shows and selects another one does both")
    func closing() throws {
      let reading = Sources.read(
        """
        @Reducer struct Main {
          enum Tab { case list, more }
          @ObservableState struct State { var tab = Tab.list; var list = List.State() }
          enum Action: BindableAction { case binding(BindingAction<State>), linkOpened, list(List.Action) }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Scope(state: \\.list, action: \\.list) { List() }
            Reduce { state, action in
              switch action {
              case .linkOpened: state.list.row = nil; state.tab = .more; return .none
              case .binding, .list: return .none
              }
            }
          }
        }
        @Reducer struct List {
          @ObservableState struct State { @Presents var row: Row.State? }
          enum Action { case rowTapped, row(PresentationAction<Row.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .rowTapped = action { state.row = Row.State() }
              return .none
            }
            .ifLet(\\.$row, action: \\.row) { Row() }
          }
        }
        @Reducer struct Row { @ObservableState struct State {}; enum Action {} }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.tab) {
              ListView(store: store.scope(state: \\.list, action: \\.list)).tag(Main.Tab.list)
              Text("").tag(Main.Tab.more)
            }
            .onOpenURL { _ in store.send(.linkOpened) }
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View {
            Button("Row") { store.send(.rowTapped) }
              .sheet(item: $store.scope(state: \\.row, action: \\.row)) { _ in Text("") }
          }
        }
        """)
      let main = try #require(reading.graph.coordinators.first { $0.name == "Main" })
      let link = try #require(main.handlers.first { $0.transition.action == "linkOpened" })
      #expect(
        link.transition.operations == [.clear(slot: "row"), .select(RoutePattern(route: "more"))])
      #expect(reading.reading.unclear.isEmpty)
    }

    @Test(
      "what follows the closing of a screen of a stack is a dismissal of each screen that the code does not exclude",
      arguments: [
        ("", ["form", "thanks"]),
        ("guard case .form = state.path[id: id] else { return .none }", ["form"]),
        (
          "guard case .form = state.path[id: state.path.ids[0]] else { return .none }",
          ["form", "thanks"]
        ),
      ])
    func pops(_ check: String, _ closed: [String]) throws {
      let graph = Sources.read(
        Sources.stackApp(
          "form(Page), thanks(Page)",
          """
          case .openTapped: state.path.append(.form(Page.State())); return .none
          case let .path(.popFrom(id: id)):
            \(check)
            state.path.append(.thanks(Page.State())); return .none
          """,
          rest: "@Reducer struct Page { @ObservableState struct State {}; enum Action {} }")
      ).graph
      let sources = Set(graph.coordinators.flatMap(\.handlers).map(\.source))
      #expect(sources == Set(closed.map { .dismissal(route: $0) }))
    }

    @Test("a button that writes to the state in the root of a stack is the root's")
    func rootButton() {
      let source = """
        @Reducer struct Root {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State { var path = StackState<Path.State>(); var isHintShown = false }
          enum Action: BindableAction { case binding(BindingAction<State>), openTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .openTapped = action { state.path.append(.page(Page.State())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Open") { store.send(.openTapped) }
                .toolbar { Button("Hint") { store.isHintShown = true } }
                .sheet(isPresented: $store.isHintShown) { Text("") }
            } destination: { _ in Text("") }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.openTapped: push page", "root.Button: Hint: show hint",
        ])
    }

    @Test("nil given to a helper takes the case for nothing")
    func absentArgument() {
      let source = Sources.stackApp(
        "first(Page), second(Page)",
        """
        case .openTapped: return advance(from: nil, &state)
        """,
        rest: """
          extension Root {
            enum Step { case first }
            func advance(from step: Step?, _ state: inout State) -> Effect<Action> {
              switch step {
              case nil: state.path.append(.first(Page.State()))
              case .first: state.path.append(.second(Page.State()))
              }
              return .none
            }
          }
          @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
          """)
      #expect(Sources.transitions(source) == ["root.openTapped: push first"])
    }
  }
#endif
