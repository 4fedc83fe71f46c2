#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Which store a name means where a closure or a `case` gives a child's store the name of the view's own.
  struct NamedStoresReadingTests {
    /// A root and a sheet that both hear `doneTapped`.
    private static func app(_ sheet: String) -> String {
      """
      @Reducer struct Editor {
        @ObservableState struct State { var text = "" }
        enum Action: BindableAction { case binding(BindingAction<State>), doneTapped }
        var body: some ReducerOf<Self> { BindingReducer() }
      }
      struct EditorView: View {
        @Bindable var store: StoreOf<Editor>
        var body: some View { TextField("", text: $store.text) }
      }
      @Reducer struct Info { struct State {}; enum Action {} }
      @Reducer struct Root {
        @ObservableState struct State {
          @Presents var editor: Editor.State?
          @Presents var info: Info.State?
        }
        enum Action {
          case editTapped, doneTapped
          case editor(PresentationAction<Editor.Action>), info(PresentationAction<Info.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .editTapped: state.editor = Editor.State(); return .none
            case .doneTapped: state.info = Info.State(); return .none
            case .editor(.presented(.doneTapped)): state.editor = nil; return .none
            case .editor, .info: return .none
            }
          }
          .ifLet(\\.$editor, action: \\.editor) { Editor() }
          .ifLet(\\.$info, action: \\.info) { Info() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          VStack {
            Button("Edit") { store.send(.editTapped) }
            Button("Done") { store.send(.doneTapped) }
          }
          \(sheet)
          .sheet(item: $store.scope(state: \\.info, action: \\.info)) { _ in Text("") }
        }
      }
      """
    }

    @Test(
      "a name refers to the innermost store, the one passed to the closure",
      arguments: [
        ".sheet(item: $store.scope(state: \\.editor, action: \\.editor)) { store in",
        ".sheet(store: store.scope(state: \\.$editor, action: { .editor($0) })) { store in",
        ".sheet(store: store.scope(state: \\.$editor, action: Root.Action.editor)) { store in",
      ])
    func sheets(_ sheet: String) {
      let found = Sources.transitions(
        Self.app(
          sheet
            + " EditorView(store: store).toolbar { Button(\"Done\") { store.send(.doneTapped) } } }"
        ))
      #expect(found.contains("editor.doneTapped: dismiss"))
      #expect(found.contains("root.doneTapped: show info"))
      #expect(!found.contains("editor.doneTapped: show info"))
    }

    @Test("in a stack's destinations, a name refers to the store of each case")
    func stack() {
      let found = Sources.transitions(
        Sources.stackApp(
          "list(List), detail(Detail)",
          """
          case .openTapped: state.path.append(.list(List.State())); return .none
          case .path(.element(_, .list(.openTapped))):
            state.path.append(.detail(Detail.State()))
            return .none
          """,
          destination: """
            { store in
              switch store.case {
              case let .list(store): Button("Open") { store.send(.openTapped) }
              case .detail: Text("")
              }
            }
            """,
          rest: """
            @Reducer struct List { struct State {}; enum Action { case openTapped } }
            @Reducer struct Detail { struct State {}; enum Action {} }
            """))
      #expect(Set(found) == ["list.openTapped: push detail", "root.openTapped: push list"])
    }
  }
#endif
