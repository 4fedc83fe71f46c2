#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// When the views of coordinators appear.
  struct AppearancesReadingTests {
    /// A switch that decides what to show in a task: of its own view, or of what it shows later.
    private static func shell(own: String = "", later: String = "", rest: String = "") -> String {
      """
      @Reducer struct Page { struct State {}; enum Action {} }
      @Reducer struct Shell {
        @Reducer enum Content { case start, guest(Page), member(Page) }
        @ObservableState struct State { var content = Content.State.start }
        enum Action { case content(Content.Action), task, launched }
        var body: some ReducerOf<Self> {
          Scope(state: \\.content, action: \\.content) { Content.body }
          Reduce { state, action in
            switch action {
            case .task, .launched: state.content = .member(Page.State()); return .none
            case .content: return .none
            }
          }
        }
      }
      struct ShellView: View {
        let store: StoreOf<Shell>
        var body: some View {
          ZStack {
            switch store.content {
            case .start: Text("")
            case .guest: Text("Guest")\(later)
            case .member: Text("Member")
            }
          }\(own)
        }
      }
      \(rest)
      """
    }

    private static func conditions(_ source: String) -> [Condition?] {
      Sources.read(source).graph.coordinators.flatMap(\.handlers).map(\.transition)
        .filter { $0.trigger == .automatic }.map(\.enabledWhen)
    }

    private static let atStart = Condition.top(RoutePattern(route: "start"))

    @Test("the app's first view appears once, at the start")
    func start() {
      let source = Self.shell(own: ".task { store.send(.task) }")
      #expect(Self.conditions(source) == [Self.atStart])
      #expect(Sources.read(source).graph.problems().isEmpty)
    }

    @Test("what the app shows later appears then")
    func later() {
      let source = Self.shell(later: ".task { store.send(.task) }")
      let found = Sources.transitions(source).filter { $0.contains("automatic") }
      #expect(found.count == 1)
      #expect(!found.contains { $0.contains("\(Self.atStart)") })
    }

    @Test("the same action that comes from outside comes at any time")
    func outside() {
      let source = Self.shell(
        own: ".task { store.send(.task) }.onReceive(foreground) { _ in store.send(.task) }")
      let found = Sources.transitions(source)
      #expect(found.contains(".task automatic: show member when \(Self.atStart)"))
      #expect(found.contains(".task effect: show member"))
    }

    @Test(
      "an answer to what the app's first view asks comes once, at the start",
      arguments: [
        (".task { store.send(.load) }", true),
        (".task { store.send(.load) }.onReceive(foreground) { _ in store.send(.load) }", false),
        (".onReceive(foreground) { _ in store.send(.load) }", false),
      ])
    func answers(_ own: String, _ isOnce: Bool) {
      let source = Self.shell(own: own)
        .replacing("task, launched }", with: "task, launched, load, loaded }")
        .replacing(
          "case .content: return",
          with: """
            case .load: return .run { send in await api.load(); await send(.loaded) }
            case .loaded: state.content = .member(Page.State()); return .none
            case .content: return
            """)
      let found = Sources.transitions(source).filter { $0.contains("loaded") }
      #expect(
        found == [".loaded effect: show member" + (isOnce ? " when \(Self.atStart)" : "")])
    }

    @Test(
      "what an effect sends again and again comes at any time",
      arguments: [
        "while true { await api.load(); await send(.loaded) }",
        "api.onLoad = { Task { await send(.loaded) } }",
      ])
    func repeated(_ code: String) {
      let source = Self.shell(own: ".task { store.send(.load) }")
        .replacing("task, launched }", with: "task, launched, load, loaded }")
        .replacing(
          "case .content: return",
          with: """
            case .load: return .run { send in \(code) }
            case .loaded: state.content = .member(Page.State()); return .none
            case .content: return
            """)
      let found = Sources.transitions(source).filter { $0.contains("loaded") }
      #expect(found == [".loaded effect: show member"])
    }

    @Test("the app is launched once, at the start")
    func launch() {
      let source = Self.shell(
        rest: """
          final class AppDelegate: NSObject, UIApplicationDelegate {
            let store = Store(initialState: Shell.State()) { Shell() }
            func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
              store.send(.launched)
              return true
            }
          }
          """)
      #expect(Self.conditions(source) == [Self.atStart])
    }
  }
#endif
