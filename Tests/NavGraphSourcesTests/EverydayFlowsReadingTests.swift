#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Shapes that apps share: sections, sessions, work at launch.
  struct EverydayFlowsReadingTests {
    // MARK: Sections

    /// Two sections, of which a view shows one.
    private static func sections(_ type: String, _ body: String) -> String {
      """
      @Reducer struct Shell {
        enum Section: Hashable { case list, map }
        @ObservableState struct State { var section: \(type) = .list; var list = Leaf.State(); var map = Leaf.State() }
        enum Action: BindableAction { case binding(BindingAction<State>), list(Leaf.Action), map(Leaf.Action) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Scope(state: \\.list, action: \\.list) { Leaf() }
          Scope(state: \\.map, action: \\.map) { Leaf() }
        }
      }
      struct ShellView: View {
        @Bindable var store: StoreOf<Shell>
        var body: some View { \(body) }
        @ViewBuilder var content: some View {
          switch store.section {
          case .list: LeafView(store: store.scope(state: \\.list, action: \\.list))
          case .map: LeafView(store: store.scope(state: \\.map, action: \\.map))
          default: Text("")
          }
        }
      }
      struct SegmentBar: View { @Binding var selection: Shell.Section; var body: some View { Text("") } }
      @Reducer struct Leaf {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action { case tapped, alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .tapped = action { state.alert = AlertState { TextState("") } }
            return .none
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      struct LeafView: View {
        @Bindable var store: StoreOf<Leaf>
        var body: some View {
          Button("") { store.send(.tapped) }.alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      """
    }

    @Test(
      "a control beside what it chooses is a tab bar",
      arguments: [
        (
          "Section",
          "Picker(\"\", selection: $store.section) { Text(\"\").tag(Shell.Section.list) }; content"
        ),
        ("Section", "SegmentBar(selection: $store.section); content"),
        (
          "Section?",
          "NavigationSplitView { List(ids, id: \\.self, selection: $store.section) { _ in Text(\"\") } } detail: { content }"
        ),
      ])
    func sections(_ type: String, body: String) {
      let shell = Sources.read(Self.sections(type, body)).graph.coordinators.first {
        $0.name == "Shell"
      }
      guard case .tabs(let tabs)? = shell?.container else {
        Issue.record("no tabs: \(shell?.name ?? "no shell")")
        return
      }
      #expect(tabs.items == ["list", "map"])
      #expect(tabs.initial == "list")
    }

    @Test(
      "a choice that only code makes is a switch, also if a part of the view may write it",
      arguments: ["content", "SegmentBar(phase: $store.section); content"])
    func chosenByCode(_ body: String) {
      let shell = Sources.read(Self.sections("Section", body)).graph.coordinators.first
      if case .switch? = shell?.container {
      } else {
        Issue.record("no switch")
      }
    }

    // MARK: Sessions

    @Test("a case around a coordinator hosts it, and changes it")
    func session() {
      let source = """
        @Reducer struct Root {
          @Reducer enum Scene { case login(Leaf), session(Session) }
          @ObservableState struct State { var scene: Scene.State = .login(.init()) }
          enum Action { case scene(Scene.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.scene, action: \\.scene) { Scene.body }
            Reduce { state, action in
              if case .scene(.login(.done)) = action { state.scene = .session(.init()) }
              return .none
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            switch store.scope(state: \\.scene, action: \\.scene).case {
            case .login(let login): Button("") { login.send(.done) }
            case .session(let session): SessionView(store: session)
            }
          }
        }
        @Reducer struct Session {
          @ObservableState struct State { var inbox = Inbox.State() }
          enum Action { case open, inbox(Inbox.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.inbox, action: \\.inbox) { Inbox() }
            Reduce { state, action in
              if case .open = action { state.inbox.path.append(.receipt(.init())) }
              return .none
            }
          }
        }
        struct SessionView: View {
          let store: StoreOf<Session>
          var body: some View {
            InboxView(store: store.scope(state: \\.inbox, action: \\.inbox))
              .onOpenURL { _ in store.send(.open) }
          }
        }
        @Reducer struct Inbox {
          @Reducer enum Path { case receipt(Leaf) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
        }
        struct InboxView: View {
          @Bindable var store: StoreOf<Inbox>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Text("")
            } destination: { _ in Text("") }
          }
        }
        @Reducer struct Leaf { struct State {}; enum Action { case done } }
        """
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(routes.first { $0.name == "session" }?.hosts == "Session")
      #expect(routes.first { $0.name == "inbox" }?.hosts == "Inbox")
      #expect(Sources.transitions(source).contains(".open effect: inside (push receipt)"))
    }

    // MARK: Launch

    /// A tour that the first screen opens when it appears.
    private static func launch(_ done: String) -> String {
      Sources.stackApp(
        "detail(Leaf)",
        """
        case .openTapped: state.path.append(.detail(.init())); return .none
        """,
        rest: """
          @Reducer struct Home {
            @ObservableState struct State {
              @Presents var tour: Leaf.State?
              @Presents var help: Leaf.State?
              var path = StackState<Root.Path.State>()
            }
            enum Action {
              case task, helpTapped, rowTapped, path(StackActionOf<Root.Path>)
              case tour(PresentationAction<Leaf.Action>), help(PresentationAction<Leaf.Action>)
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .task: state.tour = .init(); return .none
                case .helpTapped: state.help = .init(); return .none
                case .rowTapped: state.path.append(.detail(.init())); return .none
                case .tour(.presented(.done)): state.tour = nil; return \\(done)
                case .tour, .help, .path: return .none
                }
              }
              .ifLet(\\.$tour, action: \\.tour) { Leaf() }
              .ifLet(\\.$help, action: \\.help) { Leaf() }
              .forEach(\\.path, action: \\.path)
            }
          }
          struct HomeView: View {
            @Bindable var store: StoreOf<Home>
            var body: some View {
              NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                Button("Help") { store.send(.helpTapped) }
                Button("Row") { store.send(.rowTapped) }
              } destination: { _ in Text("") }
              .task { await store.send(.task).finish() }
              .fullScreenCover(item: $store.scope(state: \\.tour, action: \\.tour)) { tour in
                Button("Done") { tour.send(.done) }
              }
              .sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("") }
            }
          }
          @Reducer struct Leaf { struct State {}; enum Action { case done } }
          """.replacing("\\(done)", with: done))
    }

    @Test(
      "what a view does when it appears comes while nothing is above it, also where code sends it again",
      arguments: [".none", ".send(.task)"])
    func appearance(_ done: String) {
      let home = Sources.read(Self.launch(done)).graph.coordinators.first { $0.name == "Home" }
      let task = home?.handlers.map(\.transition).filter { $0.action == "task" } ?? []
      #expect(task.map(\.trigger) == [.automatic])
      #expect(
        task.map(\.enabledWhen) == [
          .all([.count(.equal(1)), .not(.slotIsTaken("tour")), .not(.slotIsTaken("help"))])
        ])
    }

    // MARK: Views

    @Test("what a view does again and again comes with screens above it, too")
    func repeated() {
      let source = Self.launch(".none").replacing(
        "await store.send(.task).finish()",
        with: "while true { try? await sleep(); store.send(.task) }")
      let home = Sources.read(source).graph.coordinators.first { $0.name == "Home" }
      let task = home?.handlers.map(\.transition).filter { $0.action == "task" } ?? []
      #expect(
        task.map(\.enabledWhen) == [.all([.not(.slotIsTaken("tour")), .not(.slotIsTaken("help"))])])
    }

    @Test(
      "a screen that is set and that no view shows has no view",
      arguments: [
        (
          ".sheet(item: $store.scope(state: \\.viewer, action: \\.viewer)) { _ in Text(\"\") }", nil
        ),
        (".overlay { if store.isViewing { Text(\"\") } }", nil),
        ("", ["root"]),
      ] as [(String, [String]?)])
    func unrendered(_ modifier: String, _ rendered: [String]?) throws {
      let reading = Sources.read(
        """
        @Reducer struct Chat {
          @ObservableState struct State {
            @Presents var viewer: Viewer.State?
            \(modifier.contains("isViewing") ? "var isViewing: Bool { viewer != nil }" : "")
          }
          enum Action { case imageTapped, viewer(PresentationAction<Viewer.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .imageTapped = action { state.viewer = .init() }
              return .none
            }
            .ifLet(\\.$viewer, action: \\.viewer) { Viewer() }
          }
        }
        struct ChatView: View {
          @Bindable var store: StoreOf<Chat>
          var body: some View { Button("") { store.send(.imageTapped) }\(modifier) }
        }
        @Reducer struct Viewer { struct State {}; enum Action {} }
        """)
      let chat = try #require(reading.graph.coordinators.first)
      #expect(chat.rendered == rendered)
      let text = RegistrationWriter(reading.graph, remarks: []).text()
      #expect(text.contains("Renders(.root)") == (rendered != nil))
    }
  }
#endif
