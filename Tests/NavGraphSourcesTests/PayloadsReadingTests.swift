#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Conditions on the values that an action carries.
  struct PayloadsReadingTests {
    private static let features = """
      enum Kind { case saved, recent, shared }
      @Reducer struct Web {
        struct State: Equatable { var kind: Kind }
        enum Action { case backTapped(Kind) }
      }
      struct WebView: View {
        let store: StoreOf<Web>
        var body: some View { Button("Back") { store.send(.backTapped(store.kind)) } }
      }
      @Reducer struct List { struct State: Equatable {}; enum Action { case openTapped } }
      """

    private static func app(child: String, parent: String) -> String {
      features + "\n"
        + Sources.coordinator(
          named: "Reader", screens: "case list(List), web(Web)", root: "list", actions: "none",
          """
          case .router(.routeAction(_, .list(.openTapped))):
            state.routes.push(.web(.init(kind: .saved))); return .none
          \(child)
          """)
        + "\n"
        + Sources.coordinator(
          named: "Main", screens: "case reader(Reader)", root: "reader", actions: "none", parent)
    }

    private static let back = "case let .router(.routeAction(_, .web(.backTapped(kind)))):"
    private static let backInReader =
      "case let .router(.routeAction(_, .reader(.router(.routeAction(_, .web(.backTapped(kind))))))):"

    private func actions(_ graph: GraphDefinition) -> (child: [String], parent: [String]) {
      let reader = graph.coordinators.first { $0.name == "Reader" }
      let main = graph.coordinators.first { $0.name == "Main" }
      return (
        reader?.routes.first { $0.name == "web" }?.transitions.map(\.action) ?? [],
        main?.handlers.map(\.transition.action) ?? []
      )
    }

    @Test("two coordinators that act on different values of one payload have actions of their own")
    func exclusiveValues() {
      let source = Self.app(
        child: """
          \(Self.back)
            switch kind {
            case .saved, .recent: state.routes.goBack(); return .none
            case .shared: return .none
            }
          """,
        parent: """
          \(Self.backInReader)
            if kind == .shared { state.routes.goBackToRoot() }
            return .none
          """)
      let found = actions(Sources.read(source).graph)
      #expect(found.child == ["backTapped.saved", "backTapped.recent"])
      #expect(found.parent == ["backTapped.shared"])
    }

    @Test("two coordinators that act on the same value of a payload still compete")
    func sameValue() {
      let source = Self.app(
        child: """
          \(Self.back)
            switch kind { case .saved: state.routes.goBack(); return .none; default: return .none }
          """,
        parent:
          "\(Self.backInReader) if kind == .saved { state.routes.goBackToRoot() }; return .none")
      let found = actions(Sources.read(source).graph)
      #expect(found.child == ["backTapped.saved"])
      #expect(found.parent == ["backTapped.saved"])
    }

    @Test(
      "the values that a comparison names and those that it does not",
      arguments: [
        ("if kind != .saved { state.routes.goBackToRoot() }", ["recent", "shared"]),
        ("guard kind == .saved else { return .none }; state.routes.goBackToRoot()", ["saved"]),
        (
          "if kind == .saved || kind == .shared { state.routes.goBackToRoot() }",
          ["saved", "shared"]
        ),
        (
          "if kind == .saved {} else if kind == .recent { state.routes.goBackToRoot() }", ["recent"]
        ),
      ])
    func comparisons(_ code: String, _ values: [String]) {
      let source = Self.app(
        child: """
          \(Self.back)
            switch kind { case .recent: state.routes.goBack(); return .none; default: return .none }
          """, parent: "\(Self.backInReader) \(code); return .none")
      #expect(actions(Sources.read(source).graph).parent == values.map { "backTapped." + $0 })
    }

    @Test("where one of two coordinators acts on every value, both have the same action")
    func everyValue() {
      let source = Self.app(
        child: "\(Self.back) state.routes.goBack(); return .none",
        parent:
          "\(Self.backInReader) if kind == .shared { state.routes.goBackToRoot() }; return .none")
      let found = actions(Sources.read(source).graph)
      #expect(found.child == ["backTapped"])
      #expect(found.parent == ["backTapped"])
    }

    @Test("values that views name are actions of their own, and go back from any screen")
    func namedValues() throws {
      let source = """
        enum Kind { case near, far }
        @Reducer struct Home {
          struct State: Equatable {}
          enum Action { case shown(Bool), picked(Kind), toggled(Bool) }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            Button("Show") { store.send(.shown(true)) }
            Button("Hide") { store.send(.shown(false)) }
            Button("Near") { store.send(.picked(.near)) }
            Button("Far") { store.send(.picked(.far)) }
            Button("On") { store.send(.toggled(true)) }
            Button("Off") { store.send(.toggled(false)) }
          }
        }
        """
      let app = Sources.coordinator(
        named: "Main", screens: "case home(Home)", root: "home", actions: "none",
        """
        case .router(.routeAction(_, .home(.shown(true)))): state.routes.push(.home(.init())); return .none
        case .router(.routeAction(_, .home(.shown(false)))): state.routes.goBack(); return .none
        case .router(.routeAction(_, .home(.picked(let kind)))):
          if kind == .near { state.routes.push(.home(.init())) } else { state.routes.presentSheet(.home(.init())) }
          return .none
        case .router(.routeAction(_, .home(.toggled))): state.routes.goBack(); return .none
        """)
      let main = try #require(Sources.read(source + app).graph.coordinators.first)
      let found = main.routes.flatMap(\.transitions)
      #expect(
        found.map(\.action) == [
          "shown.true", "shown.false", "picked.near", "picked.far", "toggled",
        ])
      #expect(found.allSatisfy { $0.handlerCondition == nil && $0.assumption == nil })
    }

    @Test("a comparison with anything but the cases of the payload stays a condition")
    func otherComparisons() {
      let source = Self.app(
        child: "",
        parent: """
          \(Self.backInReader)
            if kind == state.preferred { state.routes.goBackToRoot() }
            return .none
          """)
      let reading = Sources.read(source).reading
      let when = reading.coordinators.flatMap(\.transitions).compactMap(\.when)
      #expect(when.contains("kind == state.preferred"))
    }

    @Test("values with the same effect are one transition that names them")
    func sameTransition() {
      let source = Self.app(
        child: """
          \(Self.back)
            if kind == .shared { return .send(.none) } else { state.routes.goBack() }
            return .none
          case .none: state.routes.push(.list(.init())); return .none
          """, parent: "")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions)
      #expect(found.filter { $0.operations.map(\.op) == ["goBack"] }.count == 1)
      let pushed = found.first { $0.on.screen == "web" && $0.operations.map(\.target) == ["list"] }
      #expect(pushed?.when == "kind == .shared")
    }

    /// A flow whose screen sends a value that it was given, and says nothing of which.
    private func gate(_ cases: String, sends: String = "await send(.granted(kind))") -> String {
      """
      enum Kind { case saved, recent, shared, lost }
      @Reducer struct Gate {
        struct State: Equatable {}
        enum Action { case openTapped(Kind), granted(Kind), known(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .openTapped(kind): return .run { send in for await kind in ask(kind) { \(sends) } }
            default: return .none
            }
          }
        }
      }
      struct GateView: View {
        let store: StoreOf<Gate>
        var body: some View { Button("") { store.send(.openTapped(kind)) } }
      }
      @Reducer struct Page { struct State: Equatable {}; enum Action { case unused } }
      """ + "\n"
        + Sources.coordinator(
          named: "Main", screens: "case gate(Gate), a(Page), b(Page)", root: "gate",
          actions: "none",
          cases)
    }

    @Test(
      "each value that a switch distinguishes has its condition",
      arguments: [
        """
        case let .router(.routeAction(_, .gate(.granted(kind)))):
          switch kind {
          case .saved: state.routes.push(.a(.init()))
          case .recent, .shared: state.routes.push(.b(.init()))
          case .lost: break
          }
          return .none
        """,
        """
        case .router(.routeAction(_, .gate(.granted(.saved)))): state.routes.push(.a(.init())); return .none
        case .router(.routeAction(_, .gate(.granted(.recent)))): state.routes.push(.b(.init())); return .none
        case .router(.routeAction(_, .gate(.granted(.shared)))): state.routes.push(.b(.init())); return .none
        """,
      ])
    func values(_ cases: String) {
      #expect(
        Sources.transitions(gate(cases)) == [
          "gate.granted effect: push a if granted is saved",
          "gate.granted effect: push b if granted is recent, or granted is shared",
        ])
    }

    @Test("the remaining values have one condition")
    func otherValues() {
      let cases = """
        case let .router(.routeAction(_, .gate(.granted(kind)))):
          switch kind {
          case .saved: state.routes.push(.a(.init()))
          default: state.routes.push(.b(.init()))
          }
          return .none
        """
      #expect(
        Sources.transitions(gate(cases)) == [
          "gate.granted effect: push a if granted is saved",
          "gate.granted effect: push b if granted is none of the others",
        ])
    }

    @Test("true and false in patterns are conditions where a variable is sent")
    func truth() {
      let cases = """
        case .router(.routeAction(_, .gate(.known(true)))): state.routes.push(.a(.init())); return .none
        case .router(.routeAction(_, .gate(.known(false)))): state.routes.push(.b(.init())); return .none
        """
      let source = gate(cases, sends: "await send(.known(await check()))")
      #expect(
        Sources.transitions(source) == [
          "gate.known effect: push a if known is true",
          "gate.known effect: push b if known is false",
        ])
      #expect(
        Sources.read(source).reading.coordinators.flatMap(\.transitions).map(\.when) == [
          "known is true", "known is false",
        ])
    }

    @Test("a tab that an action names is compared with the selected one")
    func selectedTab() {
      let source = """
        @Reducer struct Main {
          enum Tab { case mail, more }
          @ObservableState struct State { var tab = Tab.mail; var mail = Mail.State() }
          enum Action { case chosen(Tab), mailTapped, mail(Mail.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.mail, action: \\.mail) { Mail() }
            Reduce { state, action in
              switch action {
              case let .chosen(tab):
                if tab == state.tab { state.mail.path.removeAll() }
                state.tab = tab
                return .none
              case .mailTapped: return .send(.chosen(.mail))
              case .mail: return .none
              }
            }
          }
        }
        @Reducer struct Mail {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case pageTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .pageTapped = action { state.path.append(.page(Page.State())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.chosen)) {
              MailView(store: store.scope(state: \\.mail, action: \\.mail)).tag(Main.Tab.mail)
              Button("Mail") { store.send(.mailTapped) }.tag(Main.Tab.more)
            }
          }
        }
        struct MailView: View {
          @Bindable var store: StoreOf<Mail>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Page") { store.send(.pageTapped) }
            } destination: { _ in Text("") }
          }
        }
        """
      let tapped = Sources.transitions(source).filter { $0.contains("mailTapped") }
      #expect(tapped.count == 2)
      #expect(tapped.allSatisfy { $0.contains(" when ") && !$0.contains(" if ") })
    }

    @Test("many comparisons of one payload are read in time")
    func manyComparisons() {
      let cases = (0..<30).map { "case c\($0)" }.joined(separator: "; ")
      let chain = (0..<30).map { "if kind == .c\($0) { state.routes.goBack() }" }
        .joined(separator: " else ")
      let source =
        Self.features.replacing("case saved, recent, shared", with: cases) + "\n"
        + Sources.coordinator(
          named: "Reader", screens: "case web(Web)", root: "web", actions: "none",
          "\(Self.back) \(chain); return .none")
      #expect(Sources.operations(source).contains("web.backTapped: goBack"))
    }
  }
#endif
