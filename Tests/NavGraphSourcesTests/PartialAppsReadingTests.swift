#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Sources that are only a part of an app, and what is outside of them.
  struct PartialAppsReadingTests {
    private static let cases = """
      case .openTapped: return .none
      case .expired: state.sheet = Sheet.State(); return .none
      """

    @Test("actions of the outermost feature come from outside where the app's start was not read")
    func outside() {
      let part = Sources.sheetApp(
        "openTapped, expired", Self.cases,
        start: "Button(\"Open\") { store.send(.openTapped) }")
      #expect(Sources.transitions(part).contains("root.expired effect: show sheet"))
      let whole =
        part + """

          @main struct Shop: App {
            var body: some Scene {
              WindowGroup { RootView(store: Store(initialState: Root.State()) { Root() }) }
            }
          }
          """
      #expect(Sources.transitions(whole).contains { $0.hasPrefix("root.expired sent") })
    }

    @Test("a view whose code is not there can close itself")
    func unread() {
      let source = Sources.sheetApp(
        "openTapped", "case .openTapped: state.isCodeShown = true; return .none",
        start: """
          Button("Open") { store.send(.openTapped) }
            .fullScreenCover(isPresented: $store.isCodeShown) { CodeView(code: store.code) }
          """
      ).replacing(
        "@Presents var sheet: Sheet.State?",
        with: "@Presents var sheet: Sheet.State?; var isCodeShown = false; var code = \"\"")
      #expect(Sources.transitions(source).contains("code.closed by its view: dismiss"))
      #expect(
        Sources.read(source).remarks.contains { $0.reason.contains("whose code was not read") })
    }

    @Test(
      "what is to be shown later is no sheet",
      arguments: ["pendingRoute", "lastDestination", "previousSheet"])
    func remembered(_ name: String) {
      let source = Sources.sheetApp(
        "openTapped", "case .openTapped: state.\(name) = .news; return .none",
        start: "Button(\"Open\") { store.send(.openTapped) }",
        rest: "enum Route { case news, help }"
      ).replacing(
        "@Presents var sheet: Sheet.State?",
        with: "@Presents var sheet: Sheet.State?; var \(name): Route?")
      #expect(Sources.transitions(source).allSatisfy { !$0.contains("news") })
    }

    @Test("a launch meets the case that is shown at first")
    func launch() {
      let source = """
        @Reducer struct Note {
          @ObservableState struct State: Equatable { @Presents var page: Page.State? }
          enum Action { case page(PresentationAction<Page.Action>) }
        }
        @Reducer struct Page { @ObservableState struct State: Equatable {}; enum Action {} }
        @Reducer struct Root {
          enum State: Equatable { case loading, note(Note.State) }
          enum Action { case loaded, note(Note.Action), opened }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loaded: state = .note(Note.State()); return .none
              case .opened:
                guard case .note = state else { return .none }
                state = .loading
                return .none
              case .note: return .none
              }
            }
            .ifCaseLet(\\.note, action: \\.note) { Note() }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            SwitchStore(store) { state in
              switch state {
              case .loading: ProgressView()
              case .note: CaseLet(\\Root.State.note, action: Root.Action.note) { NoteView(store: $0) }
              }
            }
          }
        }
        final class Scenes: UIResponder, UIWindowSceneDelegate {
          let store = Store(initialState: Root.State.loading) { Root() }
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            store.send(.loaded)
            store.send(.opened)
          }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            store.send(.opened)
          }
        }
        """
      let opened = Sources.transitions(source).filter { $0.contains("opened") }
      #expect(opened.contains { $0.hasPrefix(".opened effect: show loading") })
      #expect(!opened.contains { $0.hasPrefix(".opened automatic: show") })
    }

    @Test(
      "steps of a screen are listed",
      arguments: [
        "switch store.step { case .email: EmailView(store: store); case .code: CodeView(store: store) }",
        "switch store.currentStep { case .email: Text(name); case .code: Image(name) }",
      ])
    func steps(_ view: String) {
      let name = view.contains("currentStep") ? "currentStep" : "step"
      let source = Sources.sheetApp(
        "openTapped", "case .openTapped: state.\(name) = .code; return .none",
        start: view + "; Button(\"Open\") { store.send(.openTapped) }",
        rest: "enum Step { case email, code }"
      ).replacing(
        "@Presents var sheet: Sheet.State?",
        with: "@Presents var sheet: Sheet.State?; var \(name): Step = .email")
      #expect(
        Sources.read(source).remarks.contains {
          $0.reason.contains("\u{201C}\(name)\u{201D} chooses between parts of one screen")
        })
    }

    @Test("a stack beside plain tabs is read")
    func stackBesideTabs() {
      let source = Sources.stackApp(
        "detail(Detail)",
        "case .openTapped: state.path.append(.detail(Detail.State())); return .none",
        rest: "@Reducer struct Detail { @ObservableState struct State {}; enum Action {} }"
      )
      .replacing(
        "@ObservableState struct State { var path",
        with:
          "enum Tab { case news, more }; @ObservableState struct State { var tab = Tab.news; var path"
      )
      .replacing("NavigationStack(", with: "TabView(selection: $store.tab) { NavigationStack(")
      .replacing(
        "destination: { _ in Text(\"\") }",
        with:
          "destination: { _ in Text(\"\") }.tag(Root.Tab.news); Text(\"More\").tag(Root.Tab.more) }"
      )
      #expect(Sources.transitions(source).contains("root.openTapped: push detail"))
    }
  }
#endif
