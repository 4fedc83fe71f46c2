#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What is presented when a feature starts, and features that present themselves.
  struct PresentedAtStartReadingTests {
    /// The route with which a slot starts that an initializer, or the app, may fill.
    private static func initial(_ state: String, made: String = "Root.State()") -> String? {
      let source = """
        @Reducer struct Welcome { struct State {}; enum Action { case doneTapped } }
        @Reducer struct Root {
          @ObservableState struct State { @Presents var welcome: Welcome.State?; \(state) }
          enum Action { case welcome(PresentationAction<Welcome.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .welcome(.presented(.doneTapped)): state.welcome = nil; return .none
              case .welcome: return .none
              }
            }
            .ifLet(\\.$welcome, action: \\.welcome) { Welcome() }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Text("").fullScreenCover(item: $store.scope(state: \\.welcome, action: \\.welcome)) { _ in Text("") }
          }
        }
        @main struct Main: App {
          let store = Store(initialState: \(made)) { Root() }
          var body: some Scene { WindowGroup { RootView(store: store) } }
        }
        """
      return Sources.read(source).graph.coordinators.flatMap(\.slots).first?.initial?.route
    }

    @Test("an initializer, or the place that makes the store, presents something at first")
    func starts() {
      #expect(Self.initial("init() { welcome = Welcome.State() }") == "welcome")
      #expect(
        Self.initial("var isNew = true; init() { if isNew { welcome = Welcome.State() } }")
          == "welcome")
      #expect(Self.initial("", made: "Root.State(welcome: Welcome.State())") == "welcome")
    }

    @Test("a presentation that depends on an initializer's argument is not initial")
    func startDependingOnAnArgument() {
      #expect(
        Self.initial("init(isNew: Bool = false) { if isNew { welcome = Welcome.State() } }") == nil)
    }

    @Test("an enum of screens that nothing holds is listed, and no coordinator")
    func unused() {
      let result = Sources.read(
        Sources.sheetApp(
          "openTapped", "case .openTapped: state.sheet = Sheet.State(); return .none",
          start: "Button(\"Open\") { store.send(.openTapped) }",
          rest: "@Reducer enum Path { case first(Sheet), second(Sheet) }"))
      #expect(result.graph.coordinators.map(\.name) == ["Root"])
      #expect(
        result.reading.unclear.contains { $0.why.contains("nothing holds \u{201C}Path\u{201D}") })
    }

    @Test(
      "features that present themselves are read two levels deep, also where the app starts with one"
    )
    func recursive() {
      let folder = """
        @Reducer struct Folder {
          @ObservableState struct State { @Presents var destination: Destination.State? }
          @Reducer indirect enum Destination { case folder(Folder) }
          enum Action { case openTapped, destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.destination = .folder(Folder.State()); return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        struct FolderView: View {
          @Bindable var store: StoreOf<Folder>
          var body: some View {
            Button("Open") { store.send(.openTapped) }
              .sheet(item: $store.scope(state: \\.destination?.folder, action: \\.destination.folder)) {
                FolderView(store: $0)
              }
          }
        }
        """
      let inside = Sources.read(
        folder + """
          @Reducer struct Root {
            @ObservableState struct State { @Presents var folder: Folder.State? }
            enum Action { case openTapped, folder(PresentationAction<Folder.Action>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .openTapped: state.folder = Folder.State(); return .none
                case .folder: return .none
                }
              }
              .ifLet(\\.$folder, action: \\.folder) { Folder() }
            }
          }
          """)
      #expect(
        inside.graph.coordinators.flatMap(\.routes).map(\.name) == [
          "root", "folder", "folderFolder",
        ])
      let outermost = Sources.read(
        folder + """
          @main struct Main: App {
            let store = Store(initialState: Folder.State()) { Folder() }
            var body: some Scene { WindowGroup { FolderView(store: store) } }
          }
          """)
      #expect(outermost.graph.entries == ["Folder"])
      #expect(outermost.graph.problems().isEmpty)
    }

    @Test("presentations of a screen's contents are the screen's")
    func contents() {
      let found = Sources.transitions(
        Sources.stackApp(
          "order(Order)",
          "case .openTapped: state.path.append(.order(Order.State())); return .none",
          rest: """
            @Reducer struct Receipt { struct State {}; enum Action {} }
            @Reducer struct Loading { struct State {}; enum Action {} }
            @Reducer struct Loaded {
              @ObservableState struct State { @Presents var receipt: Receipt.State? }
              enum Action { case receiptTapped, receipt(PresentationAction<Receipt.Action>) }
              var body: some ReducerOf<Self> {
                Reduce { state, action in
                  switch action {
                  case .receiptTapped: state.receipt = Receipt.State(); return .none
                  case .receipt: return .none
                  }
                }
                .ifLet(\\.$receipt, action: \\.receipt) { Receipt() }
              }
            }
            @Reducer struct Order {
              @Reducer enum Content { case loading(Loading), loaded(Loaded) }
              @ObservableState struct State { var content: Content.State = .loading(Loading.State()) }
              enum Action { case content(Content.Action) }
              var body: some ReducerOf<Self> { Scope(state: \\.content, action: \\.content) { Content.body } }
            }
            """))
      #expect(found.contains("order.content.loaded.receiptTapped: show receipt"))
    }
  }
#endif
