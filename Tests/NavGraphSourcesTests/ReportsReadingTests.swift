#if SourceReading
  import Foundation
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What screens report to the coordinators around them, and what these send down to other screens.
  struct ReportsReadingTests {
    /// An editor that is pushed, whose coordinator goes back when it has saved.
    private static func editor(_ cases: String) -> String {
      Sources.stackApp(
        "editor(Editor)",
        """
        case .openTapped: state.path.append(.editor(Editor.State())); return .none
        case .path(.element(_, action: .editor(.delegate(.done)))):
          state.path.removeLast(); return .none
        """,
        rest: """
          @Reducer struct Editor {
            @ObservableState struct State { @Presents var alert: AlertState<Never>? }
            enum Action {
              case saveTapped, saved(Result<Int, any Error>), delegate(Delegate)
              case alert(PresentationAction<Never>)
              enum Delegate { case done, told }
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .saveTapped:
                  return .run { send in await send(.saved(Result { try await save() })) }
                \(cases)
                case .saved(.failure):
                  state.alert = AlertState { TextState("Not saved") }; return .none
                case .alert, .delegate: return .none
                }
              }
              .ifLet(\\.$alert, action: \\.alert)
            }
          }
          struct EditorView: View {
            @Bindable var store: StoreOf<Editor>
            var body: some View {
              Button("Save") { store.send(.saveTapped) }
                .alert($store.scope(state: \\.alert, action: \\.alert))
            }
          }
          """)
    }

    private static func told(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.hasPrefix("editor.") }
    }

    @Test("a handled success is not an alternative without an effect")
    func success() {
      let found = Self.told(
        Self.editor("case .saved(.success): return .send(.delegate(.done))"))
      #expect(
        found == [
          "editor.delegate.done: removeLast(1) if saved is success",
          "editor.saveTapped: show alert if saved is failure",
        ])
    }

    @Test("of an action that code sends, the tap is named")
    func tapped() {
      let text = RegistrationWriter(
        Sources.read(Self.editor("case .saved(.success): return .send(.delegate(.done))")).graph,
        remarks: []
      ).text()
      #expect(
        text.contains("On(\"delegate.done\", .removeLast())\n      .sent(by: \"saveTapped\")"))
      #expect(text.components(separatedBy: ".sent(by:").count == 2)
    }

    @Test("several taps that lead to an action are told apart")
    func severalTaps() {
      let text = Self.editor("case .saved(.success): return .send(.delegate(.done))")
        .replacing("case saveTapped,", with: "case saveTapped, doneTapped, skipTapped,")
        .replacing(
          "case .alert, .delegate: return .none",
          with:
            "case .doneTapped, .skipTapped: return .send(.delegate(.done))\ncase .alert, .delegate: return .none"
        )
        .replacing(
          "Button(\"Save\") {",
          with: """
            Button("Done") { store.send(.doneTapped) }
            Button("Skip") { store.send(.skipTapped) }
            Button("Save") {
            """)
      let tapped = Sources.read(text).graph.coordinators.flatMap(\.routes)
        .flatMap(\.transitions).compactMap(\.tapped)
      #expect(tapped == ["saveTapped", "doneTapped", "skipTapped"])
    }

    @Test("a success without a handler is an alternative without an effect")
    func unhandled() {
      let found = Self.told(
        Self.editor("case .saved(.success): return .send(.delegate(.told))"))
      #expect(found.contains("editor.saveTapped: if saved is success"))
    }

    @Test("handling some successes leaves the others")
    func part() {
      let found = Self.told(
        Self.editor(
          "case let .saved(.success(count)): return count > 1 ? .send(.delegate(.done)) : .none"))
      #expect(found.contains("editor.saveTapped: if saved is success and count <= 1"))
    }

    /// Two screens of a coordinator, which has the first one reload after the second one is done.
    private static func reloading(_ effect: String) -> String {
      Sources.stackApp(
        "list(List), detail(Detail)",
        """
        case .openTapped: state.path.append(.list(List.State())); return .none
        case .path(.element(_, action: .list(.openTapped))):
          state.path.append(.detail(Detail.State())); return .none
        case .path(.element(_, action: .detail(.doneTapped))):
          state.path.removeLast()
          guard let id = state.path.ids.last else { return .none }
          return \(effect)
        """,
        rest: """
          @Reducer struct Detail { @ObservableState struct State {}; enum Action { case doneTapped } }
          @Reducer struct List {
            @ObservableState struct State { @Presents var alert: AlertState<Never>? }
            enum Action { case openTapped, reload, alert(PresentationAction<Never>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .reload: state.alert = AlertState { TextState("Reloaded") }; return .none
                case .openTapped, .alert: return .none
                }
              }
              .ifLet(\\.$alert, action: \\.alert)
            }
          }
          struct ListView: View {
            @Bindable var store: StoreOf<List>
            var body: some View {
              Button("Open") { store.send(.openTapped) }
                .alert($store.scope(state: \\.alert, action: \\.alert))
            }
          }
          struct DetailView: View {
            let store: StoreOf<Detail>
            var body: some View { Button("Done") { store.send(.doneTapped) } }
          }
          """)
    }

    @Test(
      "an action sent from one screen to another happens on the receiving screen",
      arguments: [
        ".send(.path(.element(id: id, action: .list(.reload))))",
        """
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.path(.element(id: id, action: .list(.reload))))
        }
        """,
      ])
    func sentDown(effect: String) {
      let found = Sources.transitions(Self.reloading(effect))
      #expect(found.contains("list.reload sent: show alert"))
      #expect(found.contains { $0.hasPrefix("detail.doneTapped: removeLast(1) when(") })
    }

    @Test("an action sent from one tab to another happens on the receiving tab")
    func sentToTab() {
      let source = """
        @Reducer struct Feed {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case reload, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .reload: state.alert = AlertState { TextState("Reloaded") }; return .none
              case .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        @Reducer struct Settings { @ObservableState struct State {}; enum Action { case resetTapped } }
        @Reducer struct Bar {
          enum Tab { case feed, settings }
          @ObservableState struct State {
            var tab = Tab.feed
            var feed = Feed.State()
            var settings = Settings.State()
          }
          enum Action { case selected(Tab), feed(Feed.Action), settings(Settings.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Scope(state: \\.settings, action: \\.settings) { Settings() }
            Reduce { state, action in
              switch action {
              case let .selected(tab): state.tab = tab; return .none
              case .settings(.resetTapped): state.tab = .feed; return .send(.feed(.reload))
              case .feed, .settings: return .none
              }
            }
          }
        }
        struct BarView: View {
          @Bindable var store: StoreOf<Bar>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.selected)) {
              FeedView(store: store.scope(state: \\.feed, action: \\.feed)).tag(Bar.Tab.feed)
              SettingsView(store: store.scope(state: \\.settings, action: \\.settings))
                .tag(Bar.Tab.settings)
            }
          }
        }
        struct FeedView: View {
          @Bindable var store: StoreOf<Feed>
          var body: some View {
            Text("").alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        struct SettingsView: View {
          let store: StoreOf<Settings>
          var body: some View { Button("Reset") { store.send(.resetTapped) } }
        }
        """
      let found = Sources.transitions(source)
      #expect(found.filter { $0.hasPrefix("feed.") } == ["feed.reload: show alert"])
    }

    /// A list that shows an editor in a sheet, and pushes what the editor reports; what saving does is given.
    private static func sheet(_ effect: String, _ cases: String = "") -> String {
      Sources.stackApp(
        "done(Done)",
        """
        case .openTapped: state.editor = Editor.State(); return .none
        case .editor(.presented(.delegate(.saved))):
          \(cases)
          state.path.append(.done(Done.State())); return .none
        case .editor: return .none
        """,
        rest: """
          @Reducer struct Done { @ObservableState struct State {}; enum Action {} }
          @Reducer struct Editor {
            @ObservableState struct State { var isValid = true }
            enum Action { case saveTapped, cancelTapped, delegate(Delegate); enum Delegate { case saved } }
            @Dependency(\\.dismiss) var dismiss
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .saveTapped: \(effect)
                case .cancelTapped: return .run { _ in await dismiss() }
                case .delegate: return .none
                }
              }
            }
          }
          struct EditorView: View {
            let store: StoreOf<Editor>
            var body: some View {
              Button("Save") { store.send(.saveTapped) }
              Button("Cancel") { store.send(.cancelTapped) }
            }
          }
          """
      ).replacingOccurrences(
        of: "var path = StackState",
        with: "@Presents var editor: Editor.State?; var path = StackState"
      ).replacingOccurrences(
        of: "case openTapped, path",
        with: "case openTapped, editor(PresentationAction<Editor.Action>), path"
      ).replacingOccurrences(
        of: ".forEach(\\.path, action: \\.path)",
        with: ".forEach(\\.path, action: \\.path).ifLet(\\.$editor, action: \\.editor) { Editor() }"
      ).replacingOccurrences(
        of: "Button(\"Open\") { store.send(.openTapped) }",
        with: """
          Button("Open") { store.send(.openTapped) }
            .sheet(item: $store.scope(state: \\.editor, action: \\.editor)) { EditorView(store: $0) }
          """)
    }

    private static func onSheet(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.hasPrefix("editor.") }
    }

    @Test(
      "a report and the closing of the screen are one transition",
      arguments: [
        "return .concatenate(.send(.delegate(.saved)), .run { _ in await dismiss() })",
        "return .run { send in await send(.delegate(.saved)); await dismiss() }",
      ])
    func closing(effect: String) {
      #expect(
        Self.onSheet(Self.sheet(effect)) == [
          "editor.saveTapped: push done dismiss", "editor.cancelTapped: dismiss",
        ])
    }

    @Test("a screen that the coordinator closes on the report is not closed twice")
    func closedByTheEnclosingFlow() {
      let source = Self.sheet(
        "return .run { send in await send(.delegate(.saved)); await dismiss() }",
        "state.editor = nil")
      #expect(
        Self.onSheet(source) == [
          "editor.saveTapped: dismiss push done", "editor.cancelTapped: dismiss",
        ])
    }

    @Test("a report of a screen that stays is registered separately")
    func staying() {
      let found = Self.onSheet(Self.sheet("return .send(.delegate(.saved))"))
      #expect(found == ["editor.delegate.saved: push done", "editor.cancelTapped: dismiss"])
    }
  }
#endif
