#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Features around one flow, and what flows report.
  struct WrappersReadingTests {
    private static func notes(_ cases: String) -> String {
      """
      @Reducer struct Detail { struct State {}; enum Action { case deleteTapped } }
      struct DetailView: View {
        let store: StoreOf<Detail>
        var body: some View { Button("Delete") { store.send(.deleteTapped) } }
      }
      @Reducer struct Notes {
        @Reducer enum Path { case detail(Detail) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action {
          case path(StackActionOf<Path>), openTapped, closeTapped, delegate(Delegate), ended, task
          enum Delegate { case finished }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped: state.path.append(.detail(Detail.State())); return .none
            \(cases)
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct NotesView: View {
        @Bindable var store: StoreOf<Notes>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Open") { store.send(.openTapped) }
            Button("Close") { store.send(.closeTapped) }
          } destination: { store in
            switch store.case { case let .detail(store): DetailView(store: store) }
          }
          .task { await store.send(.task).finish() }
        }
      }
      """
    }

    /// A feature around the notes, with a sheet of its own.
    private static func wrapper(_ heard: String) -> String {
      """
      @Reducer struct Help { struct State {}; enum Action { case closeTapped } }
      @Reducer struct Root {
        @ObservableState struct State { var notes = Notes.State(); @Presents var help: Help.State? }
        enum Action { case notes(Notes.Action), help(PresentationAction<Help.Action>) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.notes, action: \\.notes) { Notes() }
          Reduce { state, action in
            if case \(heard) = action { state.help = Help.State() }
            return .none
          }
          .ifLet(\\.$help, action: \\.help) { Help() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NotesView(store: store.scope(state: \\.notes, action: \\.notes))
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("Help") }
        }
      }
      """
    }

    /// A screen that presents the notes.
    private static let presenter = """
      @Reducer struct Home {
        @ObservableState struct State { @Presents var notes: Notes.State? }
        enum Action { case startTapped, notes(PresentationAction<Notes.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .startTapped: state.notes = Notes.State()
            case .notes(.presented(.delegate(.finished))): state.notes = nil
            case .notes: break
            }
            return .none
          }
          .ifLet(\\.$notes, action: \\.notes) { Notes() }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Start") { store.send(.startTapped) }
            .fullScreenCover(item: $store.scope(state: \\.notes, action: \\.notes)) {
              NotesView(store: $0)
            }
        }
      }
      """

    /// What coordinators do about flows inside of them: the flow's route, its screen, the action and the operations.
    private static func heard(_ source: String) -> [String] {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return graph.coordinators.flatMap(\.handlers).compactMap { handler in
        guard case .descendant(let hosts, let route) = handler.source else { return nil }
        return (hosts + [route ?? "any", handler.transition.action]).joined(separator: " ")
          + ": \(handler.transition.operations.count)"
      }
    }

    @Test("the root of an app that only wraps a flow hosts it")
    func root() throws {
      let deleted =
        Self.notes("") + Self.wrapper(".notes(.path(.element(_, .detail(.deleteTapped))))")
      let graph = Sources.read(deleted).graph
      let root = try #require(graph.coordinators.first { $0.name == "Root" })
      #expect(root.routes.map(\.hosts) == ["Notes", nil])
      #expect(Self.heard(deleted) == ["notes detail deleteTapped: 1"])
      // A button of the flow's first screen.
      let opened = Self.notes("") + Self.wrapper(".notes(.closeTapped)")
      #expect(Self.heard(opened) == ["notes root closeTapped: 1"])
    }

    @Test("a flow reports from its first screen and from those above")
    func reports() {
      let source =
        Self.notes(
          """
          case .closeTapped: return .send(.delegate(.finished))
          case .path(.element(_, .detail(.deleteTapped))): return .send(.delegate(.finished))
          """) + Self.presenter
      #expect(
        Self.heard(source) == ["notes root closeTapped: 1", "notes detail deleteTapped: 1"])
    }

    @Test("outputs of a stream can arrive at any time")
    func stream() {
      let source =
        Self.notes(
          """
          case .task: return .run { send in for await _ in calls.ends() { await send(.ended) } }
          case .ended: return .send(.delegate(.finished))
          """) + Self.presenter
      let ended = Sources.transitions(source).filter { $0.contains("ended") }
      #expect(ended.count == 1 && ended[0].hasPrefix(".ended effect:"))
    }
  }
#endif
