#if SourceReading
  import NavGraphSources
  import Testing

  /// Buttons in a branch of a view, or in a function or property that only a branch shows.
  struct BranchButtonsReadingTests {
    private static let button = "Button(\"\") { store.send(.export) }"

    /// When a button can be tapped that a view shows.
    private func read(_ view: String, _ more: String = "") -> [String] {
      Sources.transitions(
        """
        @Reducer struct Root {
          @ObservableState struct State {
            enum Page { case welcome, tools, done }
            var page = Page.welcome
            var isNew = false
            @Presents var logs: AlertState<Never>?
          }
          enum Action { case export, logs(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .export: state.logs = AlertState { TextState("Done") }; return .none
              case .logs: return .none
              }
            }
            .ifLet(\\.$logs, action: \\.logs)
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            VStack { \(view) }
              .alert($store.scope(state: \\.logs, action: \\.logs))
          }
          \(more)
        }
        """)
    }

    @Test(
      "a case of a switch over the state is assumed",
      arguments: [
        ("case .tools: \(button)\ncase .welcome, .done: Text(\"\")", "store.page is .tools"),
        (
          "case .tools, .done: \(button)\ncase .welcome: Text(\"\")",
          "store.page is .tools, or store.page is .done"
        ),
        ("case .tools: Text(\"\")\ndefault: \(button)", "store.page is not .tools"),
      ])
    func cases(_ cases: String, _ words: String) {
      #expect(read("switch store.page { \(cases) }") == ["root.export: show logs if \(words)"])
    }

    @Test("a switch over something else adds no assumption")
    func rows() {
      #expect(
        read(
          "ForEach(rows) { row in switch row { case .tools: \(Self.button)\ndefault: Text(\"\") } }"
        )
          == ["root.export: show logs"])
    }

    @Test(
      "conditions around the only use of a function or property are assumed",
      arguments: [
        (
          "switch store.page { case .tools: tools(store)\ndefault: Text(\"\") }",
          "func tools(_ store: StoreOf<Root>) -> some View { \(button) }", "store.page is .tools"
        ),
        (
          "switch store.page { case .tools: tools\ndefault: Text(\"\") }",
          "var tools: some View { inner }; var inner: some View { \(button) }",
          "store.page is .tools"
        ),
        ("if store.isNew { tools }", "var tools: some View { \(button) }", "store.isNew"),
        (
          "switch store.page { case .tools: Button(\"\") { save() }\ndefault: Text(\"\") }",
          "func save() { store.send(.export) }", "store.page is .tools"
        ),
      ])
    func helpers(_ view: String, _ more: String, _ words: String) {
      #expect(read(view, more) == ["root.export: show logs if \(words)"])
    }

    @Test(
      "a value that is chosen is a branch, too",
      arguments: [
        ("store.isNew ? AnyView(\(button)) : AnyView(Text(\"\"))", "store.isNew"),
        ("Text(\"\").overlay { store.isNew ? nil : \(button) }", "!store.isNew"),
        ("Bar(image: store.isNew ? image : nil, action: { store.send(.export) })", "store.isNew"),
        ("Bar(text: store.isNew ? \"New\" : nil, action: { store.send(.export) })", nil),
      ])
    func chosen(_ view: String, _ words: String?) {
      let bar = """
        }
        struct Bar: View {
          var image: Image?
          var text: String?
          let action: () -> Void
          var body: some View { Text(text ?? ""); Button(action: action) { image?.resizable() } }
        """
      #expect(read(view, bar) == ["root.export: show logs" + (words.map { " if " + $0 } ?? "")])
    }

    @Test("nothing is assumed if two places show it")
    func shared() {
      #expect(
        read(
          "switch store.page { case .tools: tools\ndefault: tools }",
          "var tools: some View { \(Self.button) }") == ["root.export: show logs"])
    }

    /// A coordinator's view that shows one of two children, or a page of its own with buttons that it sends a part of it.
    private func readPages(part: String = "", more: String = "") -> [String] {
      Sources.transitions(
        """
        @Reducer struct Page { struct State {}; enum Action { case tapped } }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.tapped) } }
        }
        @Reducer struct Logs {
          @ObservableState struct State { @Presents var alert: AlertState<Never>? }
          enum Action { case start, alert(PresentationAction<Never>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .start: state.alert = AlertState { TextState("Full") }; return .none
              case .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        @Reducer struct Root {
          @ObservableState struct State {
            enum Destination { case welcome, done, startup }
            var destination = Destination.welcome
            var welcome = Page.State()
            var done = Page.State()
            var logs = Logs.State()
          }
          enum Action { case welcome(Page.Action), done(Page.Action), logs(Logs.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.welcome, action: \\.welcome) { Page() }
            Scope(state: \\.done, action: \\.done) { Page() }
            Scope(state: \\.logs, action: \\.logs) { Logs() }
            Reduce { state, action in
              switch action {
              case .welcome(.tapped): state.destination = .done; return .none
              case .done(.tapped): state.destination = .startup; return .none
              case .logs, .welcome, .done: return .none
              }
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            VStack {
              switch store.destination {
              case .welcome: PageView(store: store.scope(state: \\.welcome, action: \\.welcome))
              case .done: PageView(store: store.scope(state: \\.done, action: \\.done))
              case .startup: debug(store)
              }
            }
            .alert($store.scope(state: \\.logs.alert, action: \\.logs.alert))
          }
          func debug(_ store: StoreOf<Root>) -> some View { Button("") { store.send(.logs(.start)) } }
        }
        \(more)
        """
      ).filter { $0.contains("start:") }
    }

    @Test("a coordinator's own page has its buttons, also if another screen has the same prefix")
    func pages() {
      let there = ".logs.start: show alert when top(NavGraphModel.RoutePattern"
      #expect(readPages().allSatisfy { $0.hasPrefix(there) && $0.contains("startup") })
      #expect(readPages().count == 1)
      let consent = """
        @Reducer struct Consent {
          @ObservableState struct State { var logs = Logs.State(); var path = StackState<Page.State>() }
          enum Action { case logs(Logs.Action), shareTapped, path(StackActionOf<Page>) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.logs, action: \\.logs) { Logs() }
            Reduce { state, action in
              switch action {
              case .shareTapped: return .send(.logs(.start))
              case .logs, .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path) { Page() }
          }
        }
        struct ConsentView: View {
          @Bindable var store: StoreOf<Consent>
          var body: some View {
            Button("") { store.send(.shareTapped) }
              .alert($store.scope(state: \\.logs.alert, action: \\.logs.alert))
          }
        }
        """
      #expect(readPages(more: consent).contains { $0.hasPrefix(there) && $0.contains("startup") })
    }
  }
#endif
