#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Several changes in one statement, changes through property wrappers, and states that are changed before they are shown.
  struct ChangesInOneStatementReadingTests {
    /// A feature with tabs and a sheet.
    private static func app(_ code: String, actions: String = "") -> String {
      """
      @Reducer struct Sheet { struct State {}; enum Action { case done } }
      @Reducer struct Root {
        enum Tab: String { case home, cart }
        @ObservableState struct State { var tab = Tab.home; @Presents var sheet: Sheet.State? }
        enum Action: BindableAction {
          case binding(BindingAction<State>), openTapped, sheet(PresentationAction<Sheet.Action>)
          \(actions)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .openTapped: state.sheet = Sheet.State()
            \(code)
            case .binding, .sheet: break
            }
            return .none
          }
          .ifLet(\\.$sheet, action: \\.sheet) { Sheet() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          TabView(selection: $store.tab) {
            Button("Open") { store.send(.openTapped) }.tag(Root.Tab.home)
            Text("").tag(Root.Tab.cart)
          }
          .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { _ in Text("") }
        }
      }
      """
    }

    @Test("a tuple of properties is one assignment for each")
    func tuples() {
      let found = Sources.operations(
        Self.app("case .sheet(.presented(.done)): (state.sheet, state.tab) = (nil, .cart)"))
      #expect(found.contains("sheet.presented.done: clear in Root.sheet"))
      #expect(found.contains("sheet.presented.done: selectTab cart"))
    }

    @Test("a tuple whose values cannot be read is listed")
    func unreadTuples() {
      let remarks = Sources.read(
        Self.app("case .sheet(.presented(.done)): (state.sheet, state.tab) = next()")
      ).remarks.map(\.reason)
      #expect(remarks.contains("what is assigned to several properties here cannot be read"))
    }

    @Test("a property wrapper's value is the property's")
    func wrapped() {
      let found = Sources.operations(
        Self.app("case .sheet(.presented(.done)): state.$sheet.wrappedValue = nil"))
      #expect(found.contains("sheet.presented.done: clear in Root.sheet"))
    }

    @Test("a tab that cannot be read is listed")
    func unreadTabs() {
      func remarks(_ tab: String) -> [String] {
        Sources.read(
          Self.app("case .opened(let name): state.tab = \(tab)", actions: "case opened(String)")
        ).remarks.map(\.reason)
      }
      #expect(remarks("Tab(rawValue: name)!") == ["which tab is selected here cannot be read"])
      #expect(remarks(".cart").isEmpty)
    }

    @Test(
      "what a state already presents where it is shown is listed",
      arguments: [
        "var editor = Editor.State(); editor.help = Help.State(); state.editor = editor",
        "state.editor = Editor.State(help: Help.State())",
      ])
    func presets(_ code: String) {
      let source = """
        @Reducer struct Help { struct State {}; enum Action {} }
        @Reducer struct Editor {
          @ObservableState struct State { @Presents var help: Help.State? }
          enum Action { case help(PresentationAction<Help.Action>), helpTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .helpTapped = action { state.help = Help.State() }
              return .none
            }
            .ifLet(\\.$help, action: \\.help) { Help() }
          }
        }
        struct EditorView: View {
          @Bindable var store: StoreOf<Editor>
          var body: some View {
            Button("Help") { store.send(.helpTapped) }
              .sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("") }
          }
        }
        @Reducer struct Root {
          @ObservableState struct State { @Presents var editor: Editor.State? }
          enum Action { case openTapped, editor(PresentationAction<Editor.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: \(code)
              case .editor: break
              }
              return .none
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Button("Open") { store.send(.openTapped) }
              .sheet(item: $store.scope(state: \\.editor, action: \\.editor)) { EditorView(store: $0) }
          }
        }
        """
      #expect(Sources.transitions(source).contains("root.openTapped: show editor"))
      #expect(
        Sources.read(source).remarks.map(\.reason) == [
          "\u{201C}help\u{201D} may be presented already where its screen is shown: that is left out"
        ])
    }
  }
#endif
