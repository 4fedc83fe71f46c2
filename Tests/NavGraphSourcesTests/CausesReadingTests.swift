#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What causes an action: a tap, the app itself, or both.
  struct CausesReadingTests {
    private static func app(
      _ actions: String, _ cases: String, start: String, rest: String = ""
    ) -> String {
      """
      @Reducer struct Sheet { struct State {}; enum Action {} }
      @Reducer struct Root {
        @ObservableState struct State { @Presents var sheet: Sheet.State? }
        enum Action { case \(actions), sheet(PresentationAction<Sheet.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            case .sheet: return .none
            }
          }
          .ifLet(\\.$sheet, action: \\.sheet) { Sheet() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          VStack { \(start) }
            .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { _ in Text("") }
        }
      }
      \(rest)
      """
    }

    private static func changes(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.contains(": ") }
    }

    private static let asks =
      ".run { send in await send(.answered(Result { try await load() })) }"
    private static let shows = """
      case .answered(.success): state.sheet = Sheet.State(); return .none
      case .answered(.failure): return .none
      """
    private static let appears = "Text(\"\").onAppear { store.send(.appeared) }"

    @Test("what answers to a screen that appears is no tap, over several actions")
    func chain() {
      let source = Self.app(
        "appeared, refresh, answered(Result<Int, any Error>)",
        """
        case .appeared: return .run { send in await send(.refresh) }
        case .refresh: return \(Self.asks)
        \(Self.shows)
        """, start: Self.appears)
      #expect(Self.changes(source) == ["root.answered.success effect: show sheet"])
    }

    @Test("what a screen and a button ask for is part of the tap, and an effect")
    func both() {
      let source = Self.app(
        "appeared, refreshTapped, answered(Result<Int, any Error>)",
        """
        case .appeared, .refreshTapped: return \(Self.asks)
        \(Self.shows)
        """,
        start: Self.appears + "\nButton(\"Refresh\") { store.send(.refreshTapped) }")
      #expect(
        Set(Self.changes(source)) == [
          "root.refreshTapped: show sheet", "root.answered.success effect: show sheet",
        ])
    }

    @Test("an action that a closure returns is sent")
    func returned() {
      let source = Self.app(
        "appeared, answered(Result<Int, any Error>)",
        """
        case .appeared: return .task {
          let value = try await load()
          return .answered(.success(value))
        }
        \(Self.shows)
        """, start: Self.appears)
      #expect(Self.changes(source) == ["root.answered.success effect: show sheet"])
    }

    @Test("what is sent after an await comes later, where something was shown before")
    func awaited() {
      for effect in [
        ".run { send in try await pay(); await send(.paid) }",
        ".run { send in let bill = try await pay(); await send(.paid) }",
      ] {
        let source = Self.app(
          "payTapped, paid",
          """
          case .payTapped: state.sheet = Sheet.State(); return \(effect)
          case .paid: state.sheet = nil; return .none
          """, start: "Button(\"Pay\") { store.send(.payTapped) }")
        #expect(Self.changes(source) == ["root.payTapped: show sheet later (clear sheet)"])
      }
    }

    @Test("an action that the reducer is called with is sent at once")
    func reduced() {
      for call in ["reduce", "self.reduce"] {
        let source = Self.app(
          "openTapped, open",
          """
          case .openTapped: return \(call)(into: &state, action: .open)
          case .open: state.sheet = Sheet.State(); return .none
          """, start: "Button(\"Open\") { store.send(.openTapped) }")
        #expect(Self.changes(source) == ["root.openTapped: show sheet"])
      }
    }

    @Test("the app's delegate sends to the store of the app, which holds it")
    func delegate() {
      let source = Self.app(
        "launched",
        "case .launched: state.sheet = Sheet.State(); return .none", start: "Text(\"\")",
        rest: """
          @main struct MyApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
            static let store = Store(initialState: Root.State()) { Root() }
            var body: some Scene { WindowGroup { RootView(store: Self.store) } }
          }
          final class AppDelegate: NSObject, UIApplicationDelegate {
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
              MyApp.store.send(.launched)
              return true
            }
          }
          """)
      #expect(Self.changes(source) == ["root.launched automatic: show sheet"])
    }

    @Test("a value that another closure returns is not sent, though an action is called alike")
    func values() {
      let source = Self.app(
        "openTapped, sheetShown",
        """
        case .openTapped:
          let kinds = values.map { value in
            let isOpen = value > 1
            if isOpen { return .sheetShown }
            return .other
          }
          let names = values.map { value -> Kind in
            log(value)
            return .sheetShown
          }
          return .none
        case .sheetShown: state.sheet = Sheet.State(); return .none
        """, start: "Button(\"Open\") { store.send(.openTapped) }",
        rest: "enum Kind { case sheetShown, other }")
      #expect(
        !Self.changes(source).contains { $0.hasPrefix("root.openTapped") && $0.contains("show") })
    }
  }
#endif
