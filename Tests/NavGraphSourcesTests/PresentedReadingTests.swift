#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What alerts, sheets and rows do beyond their own feature.
  struct PresentedReadingTests {
    /// An editor that an app presents, and that asks in a dialog.
    private static func editor(
      _ dialog: String, wiring: String = ".ifLet(\\.$dialog, action: \\.dialog)"
    )
      -> String
    {
      """
      @Reducer struct Editor {
        @ObservableState struct State: Equatable {
          @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
        }
        enum Action {
          case cancelTapped, dialog(PresentationAction<Dialog>), delegate(Delegate)
          enum Dialog { case discard }
          enum Delegate { case finished }
        }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .cancelTapped:
              state.dialog = ConfirmationDialogState { TextState("Discard?") } actions: {
                ButtonState(action: .discard) { TextState("Discard") }
              }
              return .none
            case .dialog(.presented(.discard)): \(dialog)
            case .dialog, .delegate: return .none
            }
          }
          \(wiring)
        }
      }
      struct EditorView: View {
        let store: StoreOf<Editor>
        var body: some View {
          Button("Cancel") { store.send(.cancelTapped) }
            .confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))
        }
      }
      @Reducer struct Notes {
        @ObservableState struct State: Equatable { @Presents var editor: Editor.State? }
        enum Action { case addTapped, editor(PresentationAction<Editor.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped: state.editor = Editor.State()
            case .editor(.presented(.delegate(.finished))): state.editor = nil
            case .editor: break
            }
            return .none
          }
          .ifLet(\\.$editor, action: \\.editor) { Editor() }
        }
      }
      """
    }

    private static let closed = [
      "root.addTapped: show editor", "editor.cancelTapped: show dialog",
      "dialog.discard: clear editor",
    ]

    @Test("a button of a dialog that calls dismiss() closes the screen that asked")
    func dismissal() {
      let source = Self.editor("return .run { _ in await dismiss() }")
      let done = Sources.transitions(source).filter { !$0.hasPrefix("editor.delegate") }
      #expect(done == Self.closed)
    }

    @Test("a feature that several others present reports to the one that presents it")
    func severalPresenters() {
      func feature(_ name: String, _ body: String) -> String {
        """
        @Reducer struct \(name) {
          @ObservableState struct State: Equatable {
            @Presents var editor: Editor.State?
            @Presents var other: Other.State?
          }
          enum Action {
            case editTapped, otherTapped
            case editor(PresentationAction<Editor.Action>), other(PresentationAction<Other.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editTapped: state.editor = Editor.State()
              \(body)
              default: break
              }
              return .none
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
          }
        }

        """
      }
      let source =
        Self.editor("return .send(.delegate(.finished))")
        .replacing("@Reducer struct Notes {", with: "@Reducer struct Unused {")
        + feature(
          "Notes",
          """
          case .otherTapped: state.other = Other.State()
          case .editor(.presented(.delegate(.finished))): state.editor = nil
          """)
        + feature("Other", "case .editor(.presented(.delegate(.finished))): break")
      let done = Sources.transitions(source)
      #expect(done.contains("dialog.discard: clear editor"))
      #expect(!done.contains { $0.hasPrefix("editor.delegate") })
      #expect(!done.contains("otherEditorDialog.discard: clear editor"))
    }

    @Test("a report of a feature on a button of its dialog belongs to the button")
    func reportedButton() {
      let source = Self.editor("return .send(.delegate(.finished))")
      #expect(Sources.transitions(source) == Self.closed)
    }

    @Test("an alert or dialog without ifLet does not close itself")
    func missingWiring() {
      func closes(_ wiring: String?) -> [Bool] {
        let source =
          wiring.map { Self.editor("return .none", wiring: $0) } ?? Self.editor("return .none")
        return Sources.read(source).graph.coordinators.flatMap(\.routes).flatMap(\.slots)
          .map(\.closesItself)
      }
      #expect(closes(nil) == [true])
      #expect(closes("") == [false])
      #expect(closes(".cleared(\\.$dialog)") == [true])
      #expect(closes(".ifLet(\\.dialog, action: \\.dialog)") == [true])
    }

    @Test("a report of a screen on its presented content belongs to that content")
    func reportedSheet() {
      let source = """
        @Reducer struct Code { struct State: Equatable {}; enum Action { case acceptTapped } }
        @Reducer struct Login {
          @ObservableState struct State: Equatable { @Presents var code: Code.State? }
          enum Action {
            case verifyTapped, code(PresentationAction<Code.Action>), delegate(Delegate)
            enum Delegate { case done }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .verifyTapped:
                state.code = Code.State()
                return .none
              case .code(.presented(.acceptTapped)): return .send(.delegate(.done))
              case .code, .delegate: return .none
              }
            }
            .ifLet(\\.$code, action: \\.code) { Code() }
          }
        }
        @Reducer struct Main { struct State: Equatable {}; enum Action {} }
        @Reducer struct Root {
          @ObservableState enum State: Equatable { case login(Login.State), main(Main.State) }
          enum Action { case login(Login.Action), main(Main.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.delegate(.done)): state = .main(Main.State())
              case .login, .main: break
              }
              return .none
            }
            .ifCaseLet(\\.login, action: \\.login) { Login() }
            .ifCaseLet(\\.main, action: \\.main) { Main() }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "login.verifyTapped: show code", "code.acceptTapped: show main",
        ])
    }

    @Test("rows of a list are parts of the root: their taps and presentations are there")
    func rows() throws {
      let source = """
        @Reducer struct Row {
          @ObservableState struct State: Equatable, Identifiable {
            let id: UUID
            @Presents var alert: AlertState<Action.Alert>?
          }
          enum Action {
            case deleteSwiped, tapped, alert(PresentationAction<Alert>)
            enum Alert { case confirm }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .deleteSwiped = action {
                state.alert = AlertState { TextState("Delete?") } actions: {
                  ButtonState(action: .confirm) { TextState("Delete") }
                }
              }
              return .none
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct RowView: View {
          let store: StoreOf<Row>
          var body: some View {
            Button("Open") { store.send(.tapped) }
              .swipeActions { Button("Delete") { store.send(.deleteSwiped) } }
          }
        }
        @Reducer struct Detail { struct State: Equatable {}; enum Action {} }
        @Reducer struct Todos {
          @Reducer enum Path { case detail(Detail) }
          @ObservableState struct State: Equatable {
            var rows: IdentifiedArrayOf<Row.State> = []
            var path = StackState<Path.State>()
          }
          enum Action { case rows(IdentifiedActionOf<Row>), path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .rows(.element(id: _, action: .tapped)):
                state.path.append(.detail(Detail.State()))
              case .rows(.element(id: let id, action: .alert(.presented(.confirm)))):
                state.rows.remove(id: id)
                state.path.append(.detail(Detail.State()))
              case .rows, .path: break
              }
              return .none
            }
            .forEach(\\.rows, action: \\.rows) { Row() }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct TodosView: View {
          @Bindable var store: StoreOf<Todos>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              List {
                ForEach(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) }
              }
            } destination: { _ in Text("Detail") }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.rows.element.deleteSwiped: show alert", "root.rows.element.tapped: push detail",
          "alert.confirm: push detail",
        ])
      let todos = try #require(Sources.read(source).graph.coordinators.first)
      #expect(todos.slots.map(\.name) == ["alert"])
    }

    @Test("a coordinator's view appears only while it presents nothing")
    func appearance() throws {
      let task = try #require(Self.launched(by: ".task { store.send(.task) }"))
      #expect(task.trigger == .automatic)
      #expect(
        task.enabledWhen
          == .all([.top(RoutePattern(route: "home")), .not(.slotIsTaken("welcome"))])
      )
      let heard = ".onReceive(locks) { _ in store.send(.task) }"
      #expect(try #require(Self.launched(by: heard)).enabledWhen == nil)
    }

    /// What tabs do about an action that their view sends by itself.
    private static func launched(by modifier: String) -> Transition? {
      let source = """
        @Reducer struct Welcome { struct State: Equatable {}; enum Action { case doneTapped } }
        @Reducer struct Home { struct State: Equatable {}; enum Action {} }
        @Reducer struct Search { struct State: Equatable {}; enum Action {} }
        @Reducer struct Main {
          @ObservableState struct State: Equatable {
            var tab = Tab.home
            var home = Home.State()
            var search = Search.State()
            @Presents var welcome: Welcome.State?
            enum Tab { case home, search }
          }
          enum Action {
            case task, tabSelected(State.Tab), home(Home.Action), search(Search.Action)
            case welcome(PresentationAction<Welcome.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .task = action { state.welcome = Welcome.State() }
              return .none
            }
            .ifLet(\\.$welcome, action: \\.welcome) { Welcome() }
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.tabSelected)) {
              Text("Home").tag(Main.State.Tab.home)
              Text("Search").tag(Main.State.Tab.search)
            }
            .fullScreenCover(item: $store.scope(state: \\.welcome, action: \\.welcome)) { _ in
              Text("Welcome")
            }
            \(modifier)
          }
        }
        """
      return Sources.read(source).graph.coordinators.first?.handlers.map(\.transition)
        .first { $0.action == "task" }
    }

    @Test("tabs that a number selects are listed")
    func numberedTabs() {
      let source = """
        @Reducer struct Main {
          @ObservableState struct State: Equatable { var tab = 0; @Presents var help: Help.State? }
          enum Action { case tabSelected(Int), helpTapped, help(PresentationAction<Help.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tabSelected(let tab): state.tab = tab
              case .helpTapped: state.help = Help.State()
              case .help: break
              }
              return .none
            }
            .ifLet(\\.$help, action: \\.help) { Help() }
          }
        }
        @Reducer struct Help { struct State: Equatable {}; enum Action {} }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.tabSelected)) { Text("Home").tag(0) }
          }
        }
        """
      #expect(
        Sources.read(source).remarks.map(\.reason).contains(
          "“tab” selects a tab, but is not an enum: the tabs are left out"))
    }

    @Test("cases that older modifiers name beside the store have their own kinds")
    func olderModifiers() throws {
      let source = """
        struct Info: Reducer {
          struct State: Equatable {}
          enum Action { case closeTapped }
        }
        struct Shop: Reducer {
          struct Destination: Reducer {
            enum State: Equatable { case info(Info.State), help(Info.State) }
            enum Action { case info(Info.Action), help(Info.Action) }
          }
          struct State: Equatable { @PresentationState var destination: Destination.State? }
          enum Action {
            case infoTapped, helpTapped, doneTapped
            case destination(PresentationAction<Destination.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .infoTapped: state.destination = .info(Info.State())
              case .helpTapped: state.destination = .help(Info.State())
              case .doneTapped: state.destination = nil
              case .destination: break
              }
              return .none
            }
            .ifLet(\\.$destination, action: /Action.destination) { Destination() }
          }
        }
        struct ShopView: View {
          let store: StoreOf<Shop>
          var body: some View {
            Button("Info") { store.send(.infoTapped) }
            Button("Help") { store.send(.helpTapped) }
              .fullScreenCover(
                store: store.scope(state: \\.$destination, action: Shop.Action.destination),
                state: /Shop.Destination.State.info, action: Shop.Destination.Action.info
              ) { _ in Button("Done") { self.store.send(.doneTapped) } }
              .sheet(
                store: store.scope(state: \\.$destination, action: Shop.Action.destination),
                state: /Shop.Destination.State.help, action: Shop.Destination.Action.help
              ) { _ in Text("Help") }
          }
        }
        """
      let shop = try #require(Sources.read(source).graph.coordinators.first)
      let slot = try #require(shop.slots.first)
      #expect(slot.kind(of: "info") == .cover)
      #expect(slot.kind(of: "help") == .sheet)
      #expect(Sources.transitions(source).contains("info.doneTapped: dismiss"))
    }
  }
#endif
