#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Buttons that close something and also send an action or call a closure: one tap does both.
  struct ClosingSendsReadingTests {
    private func app(_ button: String, help: String = "Text(\"\")", sheet: String = "") -> String {
      """
      @Reducer struct Sheet {
        @ObservableState struct State {}
        enum Action { case saved, reloaded, delegate(Delegate); enum Delegate { case done } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saved: return .send(.delegate(.done))
            case .reloaded: \(sheet.isEmpty ? "return .none" : sheet)
            case .delegate: return .none
            }
          }
        }
      }
      struct SheetView: View {
        let store: StoreOf<Sheet>
        @Environment(\\.dismiss) var dismiss
        var body: some View { \(button) }
      }
      @Reducer struct Page { struct State {}; enum Action {} }
      """
        + Sources.stackApp(
          "page(Page)",
          """
          case .openTapped: state.sheet = Sheet.State(); return .none
          case .saved, .sheet(.presented(.delegate(.done))):
            state.path.append(.page(Page.State()))
            return .none
          case .sheet: return .none
          """, rest: ""
        )
        .replacing(
          "var path = StackState<Path.State>()",
          with: "@Presents var sheet: Sheet.State?; var path = StackState<Path.State>()"
        )
        .replacing(
          "case openTapped,",
          with: "case openTapped, saved, sheet(PresentationAction<Sheet.Action>),"
        )
        .replacing(
          ".forEach(", with: ".ifLet(\\.$sheet, action: \\.sheet) { Sheet() }.forEach("
        )
        .replacing(
          "@Bindable var store: StoreOf<Root>",
          with: "@Bindable var store: StoreOf<Root>; @State private var isHelpShown = false"
        )
        .replacing(
          "Button(\"Open\") { store.send(.openTapped) }",
          with: """
            VStack {
              Button("Open") { store.send(.openTapped) }
              Button("Help") { isHelpShown = true }
            }
            .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { SheetView(store: $0) }
            .sheet(isPresented: $isHelpShown) { \(help) }
            """)
    }

    private func found(_ text: String, on screen: String) -> [String] {
      Sources.transitions(text).filter { $0.hasPrefix(screen + ".") }
    }

    @Test(
      "a view that closes itself and sends an action",
      arguments: [
        "Button(\"Save\") { dismiss(); store.send(.saved) }",
        "Button(\"Save\") { store.send(.saved); dismiss() }",
      ])
    func dismissal(button: String) {
      #expect(found(app(button), on: "sheet") == ["sheet.saved: dismiss push page"])
    }

    @Test("an action that nothing else handles only closes")
    func unhandled() {
      let text = app("Button(\"Close\") { store.send(.reloaded); dismiss() }")
      #expect(found(text, on: "sheet").contains("sheet.reloaded: dismiss"))
    }

    @Test("an action that another button sends without closing is one of its own")
    func other() {
      let text = app(
        "VStack { Button(\"Save\") { dismiss(); store.send(.saved) }; Button(\"Try\") { store.send(.saved) } }"
      )
      #expect(
        found(text, on: "sheet").sorted() == [
          "sheet.Button: Save: dismiss", "sheet.delegate.done: push page",
        ])
    }

    @Test("an action that a reducer sends, too, closes nothing by itself")
    func sentByCode() {
      let text = app(
        "VStack { Button(\"Save\") { dismiss(); store.send(.saved) }; Button(\"Load\") { store.send(.reloaded) } }",
        sheet: "return .send(.saved)")
      #expect(found(text, on: "sheet").contains("sheet.Button: Save: dismiss"))
    }

    @Test("content that a view presents by state of its own closes by that")
    func ownState() {
      let text = app(
        "Text(\"\")", help: "Button(\"Save\") { isHelpShown = false; store.send(.saved) }")
      #expect(found(text, on: "help") == ["help.saved: dismiss push page"])
      #expect(!found(text, on: "root").contains { $0.contains("saved") })
    }

    @Test("a presented part that closes and calls a closure, which sends an action")
    func sendingClosures() {
      let part = """
        struct Help: View {
          let onSave: () -> Void
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Save") { dismiss(); onSave() } }
        }
        """
      let text = app("Text(\"\")", help: "Help(onSave: { store.send(.saved) })") + "\n" + part
      #expect(found(text, on: "help") == ["help.saved: dismiss push page"])
      #expect(!found(text, on: "root").contains { $0.contains("saved") })
    }

    @Test("a presented part that closes and calls a closure, in each place with its own")
    func closures() {
      let text = """
        enum Page: Hashable { case detail }
        @main struct Start: App { var body: some Scene { WindowGroup { Shop() } } }
        struct Shop: View {
          @State var routes: Routes<Page> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Home().flowDestination(for: Page.self) { _ in Text("") }
            }
          }
        }
        struct Home: View {
          @EnvironmentObject var navigator: FlowNavigator<Page>
          @State private var isHelpShown = false
          @State private var isTipShown = false
          @State private var isNoteShown = false
          var body: some View {
            VStack {
              Button("Help") { isHelpShown = true }
              Button("Tip") { isTipShown = true }
              Button("Note") { isNoteShown = true }
            }
            .sheet(isPresented: $isHelpShown) { Help(onSave: { navigator.push(.detail) }) }
            .sheet(isPresented: $isTipShown) { Help(onSave: { save() }) }
            .sheet(isPresented: $isNoteShown) { Help(onSave: { isNoteShown = false }) }
          }
        }
        struct Help: View {
          let onSave: () -> Void
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Save") { dismiss(); onSave() } }
        }
        """
      #expect(found(text, on: "help") == ["help.Button: Save: dismiss push detail"])
      #expect(found(text, on: "tip") == ["tip.Button: Save: dismiss"])
      #expect(Set(found(text, on: "note")) == ["note.Button: Save: dismiss"])
    }

    @Test("a presented view with a store of its own closes and calls a closure")
    func closuresOfFeatures() {
      func app(_ button: String) -> String {
        self.app("Text(\"\")")
          .replacing(
            "SheetView(store: $0)", with: "AskView(store: $0, onSave: { store.send(.saved) })")
            + """

            struct AskView: View {
              let store: StoreOf<Sheet>
              let onSave: () -> Void
              @Environment(\\.dismiss) var dismiss
              var body: some View { Button("Save") { \(button) } }
            }
            """
      }
      #expect(
        found(app("onSave(); dismiss()"), on: "sheet").contains("sheet.saved: dismiss push page"))
      #expect(found(app("onSave()"), on: "sheet").contains("sheet.saved: push page"))
    }
  }
#endif
