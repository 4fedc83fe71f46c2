#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What causes an action: a tap, the app itself, or both.
  struct CausesReadingTests {
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

    @Test("responses to an appearance are not taps, across several actions")
    func chain() {
      let source = Sources.sheetApp(
        "appeared, refresh, answered(Result<Int, any Error>)",
        """
        case .appeared: return .run { send in await send(.refresh) }
        case .refresh: return \(Self.asks)
        \(Self.shows)
        """, start: Self.appears)
      #expect(Self.changes(source) == ["root.answered.success effect: show sheet"])
    }

    @Test("a request by a screen and by a button is part of the tap and an effect")
    func both() {
      let source = Sources.sheetApp(
        "appeared, refreshTapped, answered(Result<Int, any Error>)",
        """
        case .appeared, .refreshTapped: return \(Self.asks)
        \(Self.shows)
        """,
        start: Self.appears + "\nButton(\"Refresh\") { store.send(.refreshTapped) }")
      #expect(
        Set(Self.changes(source)) == [
          "root.refreshTapped: show sheet if answered is success",
          "root.refreshTapped: if answered is not success",
          "root.answered.success effect: show sheet",
        ])
    }

    @Test("an action that a closure returns is sent")
    func returned() {
      let source = Sources.sheetApp(
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

    @Test("an action sent after an await is deferred if something was shown before")
    func awaited() {
      for effect in [
        ".run { send in try await pay(); await send(.paid) }",
        ".run { send in let bill = try await pay(); await send(.paid) }",
      ] {
        let source = Sources.sheetApp(
          "payTapped, paid",
          """
          case .payTapped: state.sheet = Sheet.State(); return \(effect)
          case .paid: state.sheet = nil; return .none
          """, start: "Button(\"Pay\") { store.send(.payTapped) }")
        #expect(
          Self.changes(source) == [
            "root.payTapped: show sheet if pay throws",
            "root.payTapped: show sheet later (clear sheet) if pay does not throw",
          ])
      }
    }

    @Test("an action that the reducer is called with is sent at once")
    func reduced() {
      for call in ["reduce", "self.reduce"] {
        let source = Sources.sheetApp(
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
      let source = Sources.sheetApp(
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

    @Test("a value returned by another closure is not sent, even if named like an action")
    func values() {
      let source = Sources.sheetApp(
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

    @Test("an output on a tap stays a tap, even if an effect also sends it")
    func reported() {
      let source = """
        @Reducer struct Child {
          struct State {}
          enum Action { case doneTapped, ended, done }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .doneTapped: return .send(.done)
              case .ended: return .send(.done)
              case .done: return .none
              }
            }
          }
        }
        struct ChildView: View {
          let store: StoreOf<Child>
          var body: some View {
            Button("Done") { store.send(.doneTapped) }.onReceive(clock) { _ in store.send(.ended) }
          }
        }
        @Reducer struct Root {
          @Reducer enum Path { case child(Child) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.path.append(.child(Child.State())); return .none
              case .path(.element(_, .child(.done))): _ = state.path.popLast(); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        """
      let changes = Self.changes(source).filter { $0.hasPrefix("child.") }
      #expect(changes.contains { !$0.contains(" effect:") })
    }

    @Test("a root that the app and a login switch is switched by both")
    func switched() {
      let source = """
        @Reducer struct Login { struct State {}; enum Action { case doneTapped } }
        @Reducer struct Home { struct State {}; enum Action { case logoutTapped } }
        @Reducer struct Root {
          @ObservableState enum State { case loading, login(Login.State), home(Home.State) }
          enum Action { case appeared, loaded, failed, login(Login.Action), home(Home.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared: return .run { send in
                try await send(.loaded)
              } catch: { _, send in await send(.failed) }
              case .loaded: state = .home(Home.State()); return .none
              case .failed: state = .login(Login.State()); return .none
              case .login(.doneTapped): return .send(.loaded)
              case .home(.logoutTapped): return .send(.failed)
              }
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            Group {
              switch store.case {
              case .loading: Text("")
              case let .login(store): Button("") { store.send(.doneTapped) }
              case let .home(store): Button("") { store.send(.logoutTapped) }
              }
            }
            .onAppear { store.send(.appeared) }
          }
        }
        """
      let changes = Self.changes(source)
      #expect(changes.contains("login.doneTapped: show home"))
      #expect(changes.contains("home.logoutTapped: show login"))
      #expect(changes.contains { $0.contains(".loaded effect: show home") })
      #expect(changes.contains { $0.contains(".failed effect: show login") })
    }
  }
#endif
