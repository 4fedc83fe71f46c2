#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// When actions come: with a tap, when a screen appears, later, or at any time.
  struct MomentsReadingTests {
    @Test(
      "a function that is called only without a tap is not an action of the user",
      arguments: [
        (".onAppear { load() }", ["root.loaded automatic: show sheet"]),
        (".onAppear { if isNew { load() } }", ["root.loaded automatic: show sheet if isNew"]),
        (".onReceive(pushes) { _ in load() }", ["root.loaded effect: show sheet"]),
        (".onAppear { load() }.onTapGesture { load() }", ["root.loaded: show sheet"]),
      ])
    func functions(_ view: String, _ found: [String]) {
      let source = Sources.sheetApp(
        "loaded", "case .loaded: state.sheet = Sheet.State(); return .none",
        start: "Text(\"\")" + view,
        rest: "extension RootView { func load() { store.send(.loaded) } }")
      #expect(Sources.transitions(source) == found)
    }

    /// A feature that presents a login when it learns that the session is over.
    private static func session(
      view: String = "", state: String = "", change: String = "", outside: String = ""
    ) -> String {
      """
      @Reducer struct Login { struct State {}; enum Action { case doneTapped } }
      @Reducer struct Root {
        @ObservableState struct State {
          @Presents var login: Login.State?
          \(state)
        }
        enum Action { case openTapped, ended, login(PresentationAction<Login.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .ended: state.login = Login.State()
            default: break
            }
            return .none
          }
          .ifLet(\\.$login, action: \\.login) { Login() }
          \(change)
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        @Environment(\\.scenePhase) var scenePhase
        var body: some View { Text("Root")\(view) }
      }
      \(outside)
      """
    }

    private static func moments(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.contains("show login") }
    }

    @Test("an event of a publisher, the scene or the app's delegate comes at any time")
    func outside() {
      let told = [
        Self.session(view: ".onReceive(publisher) { _ in store.send(.ended) }"),
        Self.session(view: ".onChange(of: scenePhase) { store.send(.ended) }"),
        Self.session(
          outside: """
            final class Delegate: NSObject, UIApplicationDelegate {
              let store = Store(initialState: Root.State()) { Root() }
              func applicationDidEnterBackground(_ app: UIApplication) { store.send(.ended) }
            }
            """),
      ]
      for source in told { #expect(Self.moments(source) == ["root.ended effect: show login"]) }
    }

    @Test(
      "the app sends to the store of its delegate",
      arguments: [
        "@UIApplicationDelegateAdaptor private var delegate: Delegate",
        "@UIApplicationDelegateAdaptor(Delegate.self) var delegate",
      ])
    func storeOfDelegate(_ property: String) {
      let source = Self.session(
        outside: """
          @main struct Bank: App {
            \(property)
            var body: some Scene {
              WindowGroup {
                RootView(store: delegate.store).onOpenURL { _ in delegate.store.send(.ended) }
              }
            }
          }
          final class Delegate: NSObject, UIApplicationDelegate {
            let store = Store(initialState: Root.State()) { Root() }
          }
          """)
      #expect(Self.moments(source) == ["root.ended effect: show login"])
    }

    @Test("delegates that hold each other are read")
    func delegatesOfEachOther() {
      let source = Self.session(
        outside: """
          final class Delegate: NSObject, UIApplicationDelegate {
            let store = Store(initialState: Root.State()) { Root() }
            let scene = Scene()
            func applicationDidEnterBackground(_ app: UIApplication) { store.send(.ended) }
          }
          final class Scene: NSObject, UIWindowSceneDelegate { unowned var app: Delegate }
          """)
      #expect(Self.moments(source) == ["root.ended effect: show login"])
    }

    @Test("an action sent on appearance and by an external event is two transitions")
    func twice() {
      let source = Self.session(
        view: """
          .onAppear { store.send(.ended) }
          .onChange(of: scenePhase) { if store.login == nil { store.send(.ended) } }
          """)
      #expect(
        Self.moments(source) == [
          "root.ended automatic: show login",
          "root.ended effect: show login when \(Condition.not(.slotIsTaken("login")))",
        ])
    }

    @Test("a shared value changes at any time")
    func shared() {
      let source = Self.session(
        state: "@Shared(.inMemory(\"user\")) var user: String? = nil",
        change: """
          .onChange(of: \\.user) { _, user in
            Reduce { state, _ in
              state.login = Login.State()
              return .none
            }
          }
          """)
      #expect(Self.moments(source).contains("root.onChange effect: show login"))
    }

    @Test("what is sent after a pause comes later")
    func pause() {
      let source = """
        @Reducer struct Toast { struct State {}; enum Action {} }
        @Reducer struct Root {
          @ObservableState struct State { @Presents var toast: Toast.State? }
          enum Action { case payTapped, finished, toast(PresentationAction<Toast.Action>) }
          @Dependency(\\.continuousClock) var clock
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .payTapped:
                state.toast = Toast.State()
                return .run { send in
                  try await clock.sleep(for: .seconds(2))
                  await send(.finished)
                }
              case .finished:
                state.toast = nil
                return .none
              default: return .none
              }
            }
            .ifLet(\\.$toast, action: \\.toast) { Toast() }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View { Button("Pay") { store.send(.payTapped) } }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.payTapped: show toast later (clear toast)"
        ])
    }

    @Test("a view that closes itself on a change does so automatically")
    func closing() {
      let source = """
        @Reducer struct Login { struct State { var user: String? }; enum Action {} }
        struct LoginView: View {
          let store: StoreOf<Login>
          @Environment(\\.dismiss) var dismiss
          var body: some View {
            Text("Login").onChange(of: store.user) { _, user in if user != nil { dismiss() } }
          }
        }
        @Reducer struct Root {
          @ObservableState struct State { @Presents var login: Login.State? }
          enum Action { case loginTapped, login(PresentationAction<Login.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .loginTapped = action { state.login = Login.State() }
              return .none
            }
            .ifLet(\\.$login, action: \\.login) { Login() }
          }
        }
        """
      #expect(Sources.transitions(source).contains("login.onChange automatic: dismiss"))
    }

    @Test("closing a sheet is handled as a dismissal, closing an alert as a button")
    func dismissal() {
      let source = """
        @Reducer struct Editor { struct State {}; enum Action {} }
        @Reducer struct Root {
          @ObservableState struct State {
            @Presents var editor: Editor.State?
            @Presents var rating: Editor.State?
            @Presents var alert: AlertState<Action.Alert>?
          }
          enum Action {
            case editTapped, deleteTapped
            case editor(PresentationAction<Editor.Action>)
            case rating(PresentationAction<Editor.Action>)
            case alert(PresentationAction<Alert>)
            enum Alert {}
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editTapped: state.editor = Editor.State()
              case .deleteTapped: state.alert = AlertState { TextState("Deleted") }
              case .editor(.dismiss), .alert(.dismiss): state.rating = Editor.State()
              default: break
              }
              return .none
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
            .ifLet(\\.$rating, action: \\.rating) { Editor() }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        """
      let read = Sources.read(source)
      #expect(read.graph.problems().isEmpty)
      #expect(
        Sources.transitions(source).filter { $0.hasSuffix("show rating") } == [
          "alert.dismiss: show rating", ".editor dismissed gesture: show rating",
        ])
      #expect(
        RegistrationWriter(read.graph, remarks: []).text().contains(
          "OnDismissal(of: .editor, .show(.rating, in: \"rating\"))"))
    }

    @Test("actions sent by the app delegate at launch are not taps")
    func delegateOfAChild() {
      let source = Sources.sheetApp(
        "launch(Launch.Action)",
        "case .launch(.launched): state.sheet = Sheet.State(); return .none", start: "Text(\"\")",
        rest: """
          @Reducer struct Launch { struct State {}; enum Action { case launched } }
          final class AppDelegate: NSObject, UIApplicationDelegate {
            let store = Store(initialState: Root.State()) { Root() }
            lazy var launchStore = store.scope(state: \\.launch, action: \\.launch)
            lazy var viewStore = ViewStore(launchStore, observe: { $0 })
            func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
              viewStore.send(.launched)
              return true
            }
          }
          """)
      #expect(Sources.transitions(source).contains("root.launch.launched automatic: show sheet"))
    }
  }
#endif
