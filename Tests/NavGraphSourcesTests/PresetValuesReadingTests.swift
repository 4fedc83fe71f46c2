#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What code sets in a screen's state before it shows the screen.
  struct PresetValuesReadingTests {
    /// A scanner that two buttons push with other rules, each of which recognizes something else.
    private func read(
      links: String = "scan.rules = [.link]", all: String = "scan.rules = [.link, .text]",
      more: String = "", rule: String = ".foundText(code)"
    ) -> SourceReading {
      Sources.read(
        """
        protocol Recognizing { func action(for code: String) -> Scanner.Action? }
        struct LinkRule: Recognizing {
          func action(for code: String) -> Scanner.Action? { .foundLink(code) }
        }
        struct TextRule: Recognizing {
          func action(for code: String) -> Scanner.Action? { \(rule) }
        }
        struct Rule: Equatable {
          let rule: any Recognizing
          static let link = Rule(LinkRule())
          static let text = Rule(TextRule())
          init(_ rule: any Recognizing) { self.rule = rule }
        }
        @Reducer struct Scanner {
          struct State: Equatable { var rules: [Rule] = []; var info = ""; init(info: String = "") {} }
          enum Action: Equatable { case scanned(String), foundLink(String), foundText(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .scanned(let code):
                for rule in state.rules {
                  if let action = rule.rule.action(for: code) { return .send(action) }
                }
                return .none
              case .foundLink, .foundText: return .none
              }
            }
          }
        }
        extension Scanner.State { static var initial = Scanner.State() }
        @Reducer struct Home {
          struct State {}
          enum Action { case linkTapped, allTapped }
        }
        @Reducer enum Path { case scan(Scanner), page(Home) }
        @Reducer struct Main {
          @ObservableState struct State {
            var path = StackState<Path.State>()
            var home = Home.State()
            var scanState = Scanner.State.initial
          }
          enum Action { case path(StackActionOf<Path>), home(Home.Action), onAppear }
          var body: some ReducerOf<Self> {
            Scope(state: \\.home, action: \\.home) { Home() }
            Reduce { state, action in
              switch action {
              case .onAppear:
                state.scanState.rules = [.text]
                return .none
              case .home(.linkTapped):
                var scan = Scanner.State.initial
                \(links)
                state.path.append(.scan(scan))
                return .none
              case .home(.allTapped):
                var scan = Scanner.State.initial
                scan.info = "All"
                \(all)
                state.path.append(.scan(scan))
                return .none
              case .path(.element(_, .scan(.foundText))):
                state.path.append(.page(Home.State()))
                return .none
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              HomeView(store: store.scope(state: \\.home, action: \\.home))
            } destination: { store in
              switch store.case { case .scan(let store): ScannerView(store: store)
              case .page(let store): HomeView(store: store) }
            }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            Button("Link") { store.send(.linkTapped) }
            Button("All") { store.send(.allTapped) }
          }
        }
        struct ScannerView: View {
          let store: StoreOf<Scanner>
          var body: some View { CameraView { store.send(.scanned($0)) } }
        }
        \(more)
        """)
    }

    private func text(_ reading: SourceReading) -> String {
      RegistrationWriter(reading.graph, remarks: []).text()
    }

    @Test("an action comes only from a screen whose list has what makes the action")
    func lists() {
      let text = text(read())
      #expect(text.contains(".push(.scan, with: [\"rules\": \"[link]\"])"))
      #expect(text.contains(".push(.scan, with: [\"rules\": \"[link, text]\"])"))
      #expect(text.contains("if: .argument(\"rules\", is: \"[link, text]\")"))
    }

    @Test("a list that always lacks it rules the action out")
    func never() {
      let reading = read(all: "scan.rules = [.link]")
      let scan = reading.graph.coordinators.flatMap(\.routes).first { $0.name == "scan" }
      #expect(scan?.arguments.isEmpty == true)
      #expect(scan?.transitions.isEmpty == true)
    }

    @Test(
      "nothing is ruled out where the list may be another one, or other code makes the action",
      arguments: [
        ("scan.rules = [.link]", "if isOpen { scan.rules = [.text] }", "", ".foundText(code)"),
        ("scan.rules = rules", "scan.rules = [.link]", "", ".foundText(code)"),
        ("scan.rules = [Rule(TextRule())]", "scan.rules = [.link]", "", ".foundText(code)"),
        (
          "scan.rules = [.link]", "scan.rules = [.link]",
          "func other() -> Scanner.Action { .foundText(\"\") }", ".foundText(code)"
        ),
        (
          "scan.rules = [.link]; scan = Scanner.State()", "scan.rules = [.link]", "",
          ".foundText(code)"
        ),
        ("scan.rules = [.link]", "scan.rules = [.link]", "", "make(code)"),
      ])
    func unknown(_ links: String, _ all: String, _ more: String, _ rule: String) {
      let reading = read(links: links, all: all, more: more, rule: rule)
      let scan = reading.graph.coordinators.flatMap(\.routes).first { $0.name == "scan" }
      #expect(scan?.arguments.isEmpty == true)
      #expect(scan?.transitions.contains { $0.condition == nil } == true)
    }
  }
#endif
