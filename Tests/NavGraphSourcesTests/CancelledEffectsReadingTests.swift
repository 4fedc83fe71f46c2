#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What effects do after they dismissed their own feature, or after they slept.
  struct CancelledEffectsReadingTests {
    /// A list that presents an editor, whose effect is given.
    private static func app(_ effect: String, heard: String = "", task: String = "") -> String {
      """
      @Reducer struct List {
        @ObservableState struct State { @Presents var editor: Editor.State?; @Presents var info: Info.State? }
        enum Action {
          case addTapped, editor(PresentationAction<Editor.Action>)
          case info(PresentationAction<Info.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped: state.editor = Editor.State(); return .none
            \(heard)
            case .editor, .info: return .none
            }
          }
          .ifLet(\\.$editor, action: \\.editor) { Editor() }
          .ifLet(\\.$info, action: \\.info) { Info() }
        }
      }
      @Reducer struct Info { struct State {}; enum Action {} }
      @Reducer struct Editor {
        @ObservableState struct State {}
        enum Action { case saveTapped, failed, task, delegate(Delegate); enum Delegate { case saved } }
        @Dependency(\\.dismiss) var dismiss
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saveTapped: \(effect)
            case .task: \(task.isEmpty ? "return .none" : task)
            case .failed, .delegate: return .none
            }
          }
        }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<List>
        var body: some View {
          Button("Add") { store.send(.addTapped) }
            .sheet(item: $store.scope(state: \\.editor, action: \\.editor)) { EditorView(store: $0) }
            .sheet(item: $store.scope(state: \\.info, action: \\.info)) { _ in Text("") }
        }
      }
      struct EditorView: View {
        let store: StoreOf<Editor>
        var body: some View {
          Button("Save") { store.send(.saveTapped) }.task { store.send(.task) }
        }
      }
      """
    }

    private static func late(_ source: String) -> [String] {
      Sources.read(source).graph.coordinators.flatMap(\.routes).flatMap { route in
        route.unhandled.filter(\.isAfterDismissal).map { "\(route.name).\($0.action)" }
      }
    }

    private static let heard =
      "case .editor(.presented(.delegate(.saved))): state.info = Info.State(); return .none"

    @Test(
      "what an effect sends after it dismissed its feature does not arrive",
      arguments: [
        "return .run { send in await dismiss(); await send(.delegate(.saved)) }",
        "return .run { send in await self.dismiss(); await send(.delegate(.saved)) }",
        """
        return .run { send in
          do { try await save(); await dismiss(); await send(.delegate(.saved)) } catch { await send(.failed) }
        }
        """,
      ])
    func afterDismissal(_ effect: String) {
      let source = Self.app(effect, heard: Self.heard)
      let transitions = Sources.transitions(source)
      #expect(transitions.contains { $0.hasPrefix("editor.saveTapped: dismiss") })
      #expect(!transitions.contains { $0.contains("show info") })
      #expect(Self.late(source) == ["editor.delegate.saved"])
    }

    @Test(
      "what is sent before or elsewhere arrives",
      arguments: [
        "return .run { send in await send(.delegate(.saved)); await dismiss() }",
        "return .merge(.run { _ in await dismiss() }, .run { send in await send(.delegate(.saved)) })",
        "return .run { send in if isDone { await dismiss() }; await send(.delegate(.saved)) }",
        "return .run { send in await dismiss(); Task { await send(.delegate(.saved)) } }",
      ])
    func otherSends(_ effect: String) {
      let source = Self.app(effect, heard: Self.heard)
      #expect(Sources.transitions(source).contains { $0.contains("show info") })
      #expect(Self.late(source).isEmpty)
    }

    @Test("a screen that sleeps first closes itself later than it appears")
    func sleep() {
      func task(_ code: String) -> [String] {
        Sources.transitions(
          Self.app("return .none", task: "return .run { _ in \(code)await dismiss() }")
        ).filter { $0.hasPrefix("editor.task") }
      }
      #expect(task("try await clock.sleep(for: .seconds(8)); ") == ["editor.task effect: dismiss"])
      #expect(task("") == ["editor.task automatic: dismiss"])
    }
  }
#endif
