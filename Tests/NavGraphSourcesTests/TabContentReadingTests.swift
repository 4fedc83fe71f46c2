#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Tabs whose content belongs to the feature around them, or is changed by it.
  struct TabContentReadingTests {
    private static func dock(
      state: String = "", actions: String = "", code: String = "", content: String,
      modifiers: String = "", rest: String = ""
    ) -> String {
      """
      @Reducer struct Note {
        @ObservableState struct State {}
        enum Action { case doneTapped }
      }
      @Reducer struct Shop {
        @ObservableState struct State { @Presents var note: Note.State? }
        enum Action { case note(PresentationAction<Note.Action>), offerTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .offerTapped = action { state.note = Note.State() }
            return .none
          }
          .ifLet(\\.$note, action: \\.note) { Note() }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          Button("Offer") { store.send(.offerTapped) }
            .sheet(item: $store.scope(state: \\.note, action: \\.note)) { _ in Text("Note") }
        }
      }
      @Reducer struct Dock {
        enum Part { case news, shop }
        @ObservableState struct State {
          var part: Part = .news
          var shop = Shop.State()
          \(state)
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>), shop(Shop.Action), openTapped
          \(actions)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Scope(state: \\.shop, action: \\.shop) { Shop() }
          Reduce { state, action in
            switch action {
            \(code)
            default: return .none
            }
          }
          .ifLet(\\.$page, action: \\.page) { Note() }
        }
      }
      struct DockView: View {
        @Bindable var store: StoreOf<Dock>
        var body: some View {
          TabView(selection: $store.part) {
            \(content)
            ShopView(store: store.scope(state: \\.shop, action: \\.shop)).tag(Dock.Part.shop)
          }
          \(modifiers)
        }
        \(rest)
      }
      """
    }

    @Test(
      "the feature around a tab fills and empties what that presents",
      arguments: [
        ("state.shop.note = Note.State(); return .none", "show note"),
        ("state.shop.note = nil; return .none", "clear note"),
      ])
    func filledFromOutside(_ code: String, _ operation: String) {
      let app = Self.dock(
        code: "case .openTapped: \(code)",
        content: "Button(\"Open\") { store.send(.openTapped) }.tag(Dock.Part.news)")
      #expect(Sources.transitions(app).contains("news.openTapped: \(operation)"))
      #expect(Sources.read(app).reading.unclear.isEmpty)
    }

    @Test("slots that the feature around the tabs fills have names of their own")
    func names() throws {
      let app = Self.dock(
        state: "@Presents var note: Note.State?",
        actions: "case note(PresentationAction<Note.Action>)",
        code: """
          case .openTapped: state.shop.note = Note.State(); return .none
          case .shop(.offerTapped): state.note = Note.State(); return .none
          """,
        content: "Button(\"Open\") { store.send(.openTapped) }.tag(Dock.Part.news)",
        modifiers: ".sheet(item: $store.scope(state: \\.note, action: \\.note)) { _ in Text(\"\") }"
      )
      let graph = Sources.read(app).graph
      let dock = try #require(graph.coordinators.first { $0.name == "Dock" })
      #expect(dock.slots.map(\.name) == ["note"])
      #expect(dock.routes.flatMap(\.slots).map(\.name) == ["shopNote"])
      #expect(graph.problems() == [])
    }

    @Test(
      "buttons and presentations in the content of a tab belong to the tab",
      arguments: [
        ("home.tag(Dock.Part.news)", "private var home: some View { CONTENT }", ""),
        ("NavigationStack { home }.tag(Dock.Part.news)", "var home: some View { CONTENT }", ""),
        (
          "Tab(\"News\", value: Dock.Part.news) { home() }", "func home() -> some View { CONTENT }",
          ""
        ),
        ("CONTENT.tag(Dock.Part.news)", "", ""),
        (
          "List { ForEach(rows) { row in CONTENT.tag(row.kind) } }.tag(Dock.Part.news)", "", ""
        ),
        (
          "OuterView(store: store).tag(Dock.Part.news)", "",
          """
          struct OuterView: View { let store: StoreOf<Dock>; var body: some View { if store.part == .news { HomeView(store: store) } else { HomeView(store: store) } } }
          struct HomeView: View { @Bindable var store: StoreOf<Dock>; var body: some View { CONTENT } }
          """
        ),
        (
          "HomeView(store: store).tag(Dock.Part.news)", "",
          "struct HomeView: View { @Bindable var store: StoreOf<Dock>; var body: some View { CONTENT } }"
        ),
      ])
    func ownContent(_ tab: String, _ member: String, _ view: String) throws {
      let shown = """
        Button("Open") { store.send(.openTapped) }
          .navigationDestination(item: $store.scope(state: \\.page, action: \\.page)) { _ in Text("") }
        """
      let app =
        Self.dock(
          state: "@Presents var page: Note.State?",
          actions: "case page(PresentationAction<Note.Action>)",
          code: "case .openTapped: state.page = Note.State(); return .none",
          content: tab.replacing("CONTENT", with: shown),
          rest: member.replacing("CONTENT", with: shown)) + "\n"
        + view.replacing("CONTENT", with: shown)
      let dock = try #require(Sources.read(app).graph.coordinators.first { $0.name == "Dock" })
      let news = try #require(dock.routes.first { $0.name == "news" })
      #expect(news.slots.map(\.name) == ["page"])
      #expect(news.transitions.map(\.action) == ["openTapped"])
      #expect(dock.slots.isEmpty && dock.handlers.isEmpty)
    }

    @Test("what a view shows in two tabs, or around them, belongs to neither")
    func aroundTabs() throws {
      let app = Self.dock(
        state: "@Presents var page: Note.State?",
        actions: "case page(PresentationAction<Note.Action>)",
        code: "case .openTapped: state.page = Note.State(); return .none",
        content: """
          home.tag(Dock.Part.news)
          home.tag(Dock.Part.other)
          """,
        modifiers:
          ".sheet(item: $store.scope(state: \\.page, action: \\.page)) { _ in Text(\"\") }",
        rest: "var home: some View { Button(\"Open\") { store.send(.openTapped) } }")
      let dock = try #require(Sources.read(app).graph.coordinators.first { $0.name == "Dock" })
      #expect(dock.slots.map(\.name) == ["page"])
      #expect(dock.handlers.map(\.transition.action) == ["openTapped"])
    }

    @Test("a link pushes onto the stack of its own feature, where several have the same screens")
    func sharedScreens() {
      func tab(_ name: String, _ link: String) -> String {
        """
        @Reducer struct \(name) {
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\\.path, action: \\.path) }
        }
        struct \(name)View: View {
          @Bindable var store: StoreOf<\(name)>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              \(link)
            } destination: { store in
              switch store.case {
              case let .detail(store): DetailView(store: store)
              case .about: Text("About")
              }
            }
          }
        }
        """
      }
      let app = """
        @Reducer struct Detail { @ObservableState struct State {}; enum Action {} }
        @Reducer struct About { @ObservableState struct State {}; enum Action {} }
        @Reducer enum Path { case detail(Detail), about(About) }
        struct DetailView: View {
          let store: StoreOf<Detail>
          var body: some View { NavigationLink("About", state: Path.State.about(About.State())) }
        }
        \(tab("First", "Text(\"\")"))
        \(tab("Second", "NavigationLink(\"\", state: Path.State.detail(Detail.State()))"))
        """
      let links = Sources.read(app).graph.coordinators.map { coordinator in
        coordinator.name + ":"
          + coordinator.routes.flatMap { route in
            route.transitions.map { " \(route.name) \($0.action)" }
          }.joined()
      }
      #expect(
        links == [
          "First: detail link: about",
          "Second: detail link: about root link: detail",
        ])
    }

    @Test(
      "the detail of a split view is a column of the first screen",
      arguments: [
        "DETAIL", "detail",
      ])
    func splitView(_ shown: String) throws {
      let detail = """
        if let store = store.scope(state: \\.chat, action: \\.chat.presented) {
          ChatView(store: store)
        } else {
          Text("Pick one")
        }
        """
      let reading = Sources.read(
        """
        @Reducer struct Chat {
          @ObservableState struct State { var isInfoShown = false }
          enum Action: BindableAction { case binding(BindingAction<State>) }
        }
        struct ChatView: View {
          @Bindable var store: StoreOf<Chat>
          var body: some View {
            Button("Info") { store.isInfoShown = true }
              .sheet(isPresented: $store.isInfoShown) { Text("") }
          }
        }
        @Reducer struct Mail {
          @ObservableState struct State { @Presents var chat: Chat.State? }
          enum Action { case chat(PresentationAction<Chat.Action>), rowTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .rowTapped = action { state.chat = Chat.State() }
              return .none
            }
            .ifLet(\\.$chat, action: \\.chat) { Chat() }
          }
        }
        struct MailView: View {
          @Bindable var store: StoreOf<Mail>
          var body: some View {
            NavigationSplitView {
              Button("Row") { store.send(.rowTapped) }
            } detail: {
              \(shown.replacing("DETAIL", with: detail))
            }
          }
          \(shown == "detail" ? "@ViewBuilder var detail: some View { \(detail) }" : "")
        }
        """)
      #expect(reading.reading.unclear.isEmpty)
      let slots = reading.graph.coordinators.flatMap { $0.slots + $0.routes.flatMap(\.slots) }
      #expect(slots.map(\.kind) == [.column, .sheet])
    }

    @Test("the reducer in a store's closure says what the store is of")
    func storeByClosure() {
      let app = """
        @Reducer struct Start {
          @ObservableState enum State { case login, home }
          enum Action { case appeared, homeTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared: state = .home; return .none
              case .homeTapped: state = .login; return .none
              }
            }
          }
        }
        @main struct MyApp: App {
          let store = Store(initialState: .login) { Start()._printChanges() }
          var body: some Scene {
            WindowGroup {
              StartView(store: store).onAppear { store.send(.appeared) }
            }
          }
        }
        struct StartView: View {
          let store: StoreOf<Start>
          var body: some View {
            switch store.state {
            case .login: LoginView()
            case .home: Button("Home") { store.send(.homeTapped) }
            }
          }
        }
        struct LoginView: View { var body: some View { Text("") } }
        """
      #expect(Sources.transitions(app).contains { $0.hasPrefix(".appeared automatic: show") })
    }
  }
#endif
