#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What closes what is presented, and what hears of it.
  struct DismissalsReadingTests {
    /// A root that presents settings with a stack of their own.
    private static func settings(_ content: String, dismiss: String, rest: String = "") -> String {
      """
      @Reducer struct Root {
        @ObservableState struct State { @Presents var settings: Settings.State? }
        enum Action { case settingsTapped, settings(PresentationAction<Settings.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped: state.settings = Settings.State(); return .none
            case .settings: return .none
            }
          }
          .ifLet(\\.$settings, action: \\.settings) { Settings() }
        }
      }
      @Reducer struct Account { struct State {}; enum Action {} }
      @Reducer struct Settings {
        @Reducer enum Path { case account(Account) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case accountTapped, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .accountTapped: state.path.append(.account(Account.State())); return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Button("Settings") { store.send(.settingsTapped) }
            .fullScreenCover(item: $store.scope(state: \\.settings, action: \\.settings)) {
              SettingsView(store: $0)
            }
        }
      }
      struct SettingsView: View {
        @Bindable var store: StoreOf<Settings>
        \(dismiss)
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            \(content)
          } destination: { _ in Text("") }
        }
      }
      \(rest)
      """
    }

    private static let environment = "@Environment(\\.dismiss) var dismiss"
    private static let button = "Button(\"Done\") { dismiss() }"

    @Test("a button on the root of a cover's own stack closes the cover")
    func ownStack() {
      let inPlace = Self.settings(Self.button, dismiss: Self.environment)
      let inContent = Self.settings(
        "ContentView(store: store)", dismiss: "",
        rest: """
          struct ContentView: View {
            let store: StoreOf<Settings>
            \(Self.environment)
            var body: some View { \(Self.button) }
          }
          """)
      for source in [inPlace, inContent] {
        #expect(Sources.transitions(source).contains(".dismiss: clear settings"))
      }
    }

    @Test("setting a presentation to nil sends no dismiss action")
    func handledDismissals() {
      func source(_ heard: String) -> String {
        """
        @Reducer struct Editor { struct State {}; enum Action { case saveTapped } }
        @Reducer struct Root {
          @ObservableState struct State {
            @Presents var editor: Editor.State?
            @Presents var info: Editor.State?
          }
          enum Action {
            case editTapped
            case editor(PresentationAction<Editor.Action>), info(PresentationAction<Editor.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editTapped: state.editor = Editor.State(); return .none
              case .editor(.presented(.saveTapped)): state.editor = nil; return .none
              \(heard)
              case .editor, .info: return .none
              }
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
            .ifLet(\\.$info, action: \\.info) { Editor() }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Text("")
              .sheet(item: $store.scope(state: \\.editor, action: \\.editor)) { _ in Text("") }
              .sheet(item: $store.scope(state: \\.info, action: \\.info)) { _ in Text("") }
          }
        }
        """
      }
      #expect(Sources.transitions(source("")).contains("editor.saveTapped: dismiss"))
      let found = Sources.transitions(
        source("case .editor(.dismiss): state.info = Editor.State(); return .none"))
      #expect(found.contains("editor.saveTapped: clear editor"))
      #expect(found.contains(".editor dismissed gesture: show info"))
    }

    /// A coordinator with an alert, whose buttons do what is given.
    private static func alert(_ cases: String, buttons: String = "small, large") -> String {
      """
      @Reducer struct Cart { struct State: Equatable {}; enum Action { case payTapped } }
      @Reducer enum Screen { case cart(Cart); case bill(Cart) }
      @Reducer struct Main {
        struct State: Equatable {
          var routes: [Route<Screen.State>] = [.root(.cart(.init()), withNavigation: true)]
          @Presents var alert: AlertState<Action.Size>?
        }
        enum Action {
          case router(IndexedRouterActionOf<Screen>), alert(PresentationAction<Size>)
          enum Size { case \(buttons) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .cart(.payTapped))):
              state.alert = AlertState { TextState("") } actions: {
                ButtonState(action: .small) { TextState("S") }
                ButtonState(action: .large) { TextState("L") }
              }
              return .none
            \(cases)
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      """
    }

    @Test("code for any button of an alert applies to each of them")
    func anyButton() {
      let found = Sources.transitions(
        Self.alert(
          "case .alert(.presented(let size)): state.routes.push(.bill(.init())); return .none"))
      #expect(found.contains("alert.small: push bill"))
      #expect(found.contains("alert.large: push bill"))
    }

    @Test("a stack check by an alert's button is a condition, although the alert has closed")
    func condition() {
      let found = Sources.transitions(
        Self.alert(
          """
          case .alert(.presented(.small)):
            if !state.routes.contains(where: { $0.screen.is(\\.bill) }) {
              state.routes.push(.bill(.init()))
            } else {
              state.routes.pop()
            }
            return .none
          """))
      #expect(found.contains { $0.hasPrefix("alert.small: push bill when not(") })
      #expect(found.contains { $0.hasPrefix("alert.small: pop(1) when contains(") })
    }
  }
#endif
