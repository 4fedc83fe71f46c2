#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// The places of actions in the registration that is made of sources, their causes, and their conditions.
  struct RegistrationReadingTests {
    /// A feature that presents another, with what its reducer does and what its view shows.
    private func app(_ cases: String, view: String, state: String = "", members: String = "")
      -> String
    {
      """
      @Reducer struct Note { struct State: Equatable {}; enum Action { case doneTapped } }
      @Reducer struct Home {
        @ObservableState struct State: Equatable {
          var isHelpShown = false
          @Presents var note: Note.State?
          \(state)
        }
        enum Action {
          case helpTapped, closeTapped, noteTapped, saveTapped, appeared, toggled
          case note(PresentationAction<Note.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .ifLet(\\.$note, action: \\.note) { Note() }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          \(view)
        }
        \(members)
      }
      struct NoteView: View {
        let store: StoreOf<Note>
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Later") { dismiss() } }
      }
      """
    }

    private func home(_ source: String) throws -> CoordinatorDefinition {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return try #require(graph.coordinators.first { $0.name == "Home" })
    }

    private func transitions(_ route: String, of coordinator: CoordinatorDefinition) -> [Transition]
    {
      coordinator.routes.first { $0.name == route }?.transitions ?? []
    }

    private static let help = """
      case .helpTapped: state.isHelpShown = true; return .none
      case .closeTapped: state.isHelpShown = false; return .none
      """

    @Test(
      "a button belongs to the presentation it is in",
      arguments: [
        (
          """
          Button("Help") { store.send(.helpTapped) }
            .sheet(isPresented: $store.isHelpShown) { Button("Close") { store.send(.closeTapped) } }
          """, ""
        ),
        (
          """
          Button("Help") { store.send(.helpTapped) }
            .sheet(isPresented: $store.isHelpShown) { help }
          """, "var help: some View { Button(\"Close\") { store.send(.closeTapped) } }"
        ),
        (
          """
          Button("Help") { store.send(.helpTapped) }
            .sheet(isPresented: $store.isHelpShown) { HelpView(store: store) }
          """,
          """
          }
          struct HelpView: View {
            let store: StoreOf<Home>
            var body: some View { Button("Close") { store.send(.closeTapped) } }
          """
        ),
      ])
    func presentedButtons(_ view: String, _ members: String) throws {
      let home = try home(app(Self.help, view: view, members: members))
      #expect(transitions("root", of: home).map(\.action) == ["helpTapped"])
      #expect(transitions("help", of: home).map(\.action) == ["closeTapped"])
      #expect(transitions("help", of: home).map(\.operations) == [[.dismissScreen]])
    }

    @Test("writes of a binding are not buttons of the content")
    func bindings() throws {
      let home = try home(
        app(
          Self.help,
          view: """
            Button("Help") { store.send(.closeTapped) }
              .sheet(isPresented: Binding(get: { store.isHelpShown }, set: { _ in store.send(.helpTapped) })) { Text("") }
            """))
      #expect(transitions("root", of: home).map(\.action).contains("helpTapped"))
      #expect(!transitions("help", of: home).map(\.action).contains("helpTapped"))
    }

    @Test("an action sent by a binding on dismissal is not a button of the screen below")
    func bindingDismissals() throws {
      let home = try home(
        app(
          """
          case .helpTapped: state.isHelpShown = true; return .none
          case .toggled: state.isHelpShown = false; return .none
          """,
          view: """
            Button("Help") { store.send(.helpTapped) }
              .sheet(isPresented: $store.isHelpShown.sending(\\.toggled)) { Text("") }
            """))
      #expect(transitions("root", of: home).map(\.action) == ["helpTapped"])
    }

    @Test("a view that closes itself closes the screen that it is")
    func dismissals() throws {
      let home = try home(
        app(
          "case .noteTapped: state.note = Note.State(); return .none",
          view: """
            Button("Note") { store.send(.noteTapped) }
              .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
            """))
      #expect(transitions("note", of: home).map(\.action) == ["Button: Later"])
      #expect(transitions("note", of: home).map(\.operations) == [[.dismissScreen]])
    }

    @Test("actions sent only on appearance are automatic")
    func appearance() throws {
      let home = try home(
        app(
          """
          case .appeared: state.note = Note.State(); return .none
          case .noteTapped: state.note = Note.State(); return .none
          """,
          view: """
            Button("Note") { store.send(.noteTapped) }
              .onAppear { store.send(.appeared) }
              .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
            """))
      let triggers = Dictionary(
        uniqueKeysWithValues: transitions("root", of: home).map { ($0.action, $0.trigger) })
      #expect(triggers == ["appeared": .automatic, "noteTapped": .tap])
    }

    /// What the home screen registers for an action that runs this code.
    private func saved(_ code: String, sender: String = "") throws -> [Transition] {
      let home = try home(
        app(
          """
          case .helpTapped: state.isHelpShown = true; return .none
          case .saveTapped:
            \(code)
            return .none
          case .noteTapped: state.note = Note.State(); return .none
          """,
          view: """
            Button("Help") { store.send(.helpTapped) }
              \(sender)
              .sheet(isPresented: $store.isHelpShown) { Text("") }
              .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
            """, state: "var count = 0"))
      return transitions("root", of: home).filter { $0.action == "saveTapped" }
    }

    @Test(
      "a condition on a slot is one of the model",
      arguments: [
        ("if state.note == nil { state.isHelpShown = true }", false),
        ("guard state.note == nil else { return .none }; state.isHelpShown = true", false),
        ("if state.note != nil { state.isHelpShown = true }", true),
        ("if let note = state.note { state.isHelpShown = true }", true),
        ("if case .some = state.note { state.isHelpShown = true }", true),
        ("state.isHelpShown = state.note == nil ? true : false", false),
      ])
    func slotConditions(_ code: String, _ isTaken: Bool) throws {
      let found = try saved(code, sender: ".onAppear { store.send(.saveTapped) }")
      let show = try #require(found.first { $0.operations.contains { !$0.isClearing } })
      let condition = Condition.slotIsTaken("note")
      #expect(show.handlerCondition == (isTaken ? condition : .not(condition)))
    }

    @Test("a tap can only happen while no slot covers its screen")
    func tapsDecide() throws {
      let code =
        "if state.note == nil { state.isHelpShown = true } else { state.isHelpShown = false }"
      let found = try saved(code, sender: ".toolbar { Button(\"\") { store.send(.saveTapped) } }")
      #expect(found.map(\.handlerCondition) == [nil])
      #expect(found.flatMap(\.operations).map(\.isClearing) == [false])
    }

    @Test("any other condition is an assumption that witnesses name")
    func assumptions() throws {
      let code =
        "if state.count > 3 { state.isHelpShown = true } else { state.note = Note.State() }"
      let found = try saved(code)
      #expect(found.map(\.assumption) == ["state.count > 3", "state.count <= 3"])
      #expect(found.allSatisfy { $0.handlerCondition == nil })
    }

    @Test("contradictory conditions are not a path")
    func contradictions() throws {
      let code = """
        if state.count > 3 { state.isHelpShown = true }
        if state.count > 3 { state.note = Note.State() }
        """
      let sender = ".toolbar { Button(\"\") { store.send(.saveTapped) } }"
      #expect(try saved(code, sender: sender).map(\.operations.count) == [2, 0])
    }

    @Test("toggle() shows or closes")
    func toggles() throws {
      let source = app(
        "case .toggled: state.isHelpShown.toggle(); return .none",
        view: """
          Button("Help") { store.send(.toggled) }
            .sheet(isPresented: $store.isHelpShown) { Button("Close") { store.send(.toggled) } }
          """)
      let home = try home(source)
      #expect(transitions("root", of: home).map { $0.operations.map(\.isClearing) } == [[false]])
      #expect(transitions("help", of: home).map(\.operations) == [[.dismissScreen]])
    }

    private func stack(_ cases: String) throws -> CoordinatorDefinition {
      let source = """
        @Reducer struct List {
          struct State: Equatable {}
          enum Action { case nextTapped, failed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .nextTapped: return .run { send in await load(); await send(.failed) }
              case .failed: return .none
              }
            }
          }
        }
        @Reducer struct Page { struct State: Equatable {}; enum Action { case nextTapped, closeTapped } }
        @Reducer struct Other { struct State: Equatable {}; enum Action { case changed } }
        @Reducer struct Flow {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State: Equatable {
            var other = Other.State()
            var list = List.State()
            var path = StackState<Path.State>()
          }
          enum Action { case path(StackActionOf<Path>), list(List.Action), other(Other.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              \(cases)
              default: return .none
              }
            }
          }
        }
        struct FlowView: View {
          @Bindable var store: StoreOf<Flow>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              ListView(store: store.scope(state: \\.list, action: \\.list))
            } destination: { store in Text("") }
          }
        }
        struct ListView: View {
          let store: StoreOf<List>
          var body: some View { Button("Next") { store.send(.nextTapped) } }
        }
        """
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return try #require(graph.coordinators.first { $0.name == "Flow" })
    }

    @Test("the root of a stack is the child that its view shows there")
    func roots() throws {
      let flow = try stack(
        "case .list(.nextTapped): state.path.append(.page(Page.State())); return .none")
      #expect(transitions("list", of: flow).map(\.action) == ["nextTapped"])
    }

    @Test(
      "a library's stack does not count its root",
      arguments: [
        ("state.path.count > 1", Comparison.atLeast(3)), ("state.path.isEmpty", .equal(1)),
        ("state.path.count < 2", .lessThan(3)), ("!state.path.isEmpty", .atLeast(2)),
      ])
    func counts(_ condition: String, _ comparison: Comparison) throws {
      let flow = try stack(
        """
        case .path(.element(id: _, action: .page(.closeTapped))):
          if \(condition) { state.path.removeAll() }
          return .none
        """)
      let found = transitions("page", of: flow).first { $0.operations == [.removeAll] }
      #expect(found?.handlerCondition == .count(comparison))
    }

    @Test("actions of the root that need it to be covered are left out")
    func workOfTheRoot() throws {
      let flow = try stack(
        """
        case .list(.nextTapped): state.path.append(.page(Page.State())); return .none
        case .list(.failed):
          if state.path.isEmpty { state.path.append(.page(Page.State())) } else { state.path.removeAll() }
          return .none
        """)
      let failed = transitions("list", of: flow).filter { $0.action == "failed" }
      #expect(failed.map(\.handlerCondition) == [.count(.equal(1))])
    }

    @Test("a number beyond any stack is not a count", arguments: [">", "<=", "=="])
    func largestNumber(_ sign: String) throws {
      let flow = try stack(
        """
        case .path(.element(id: _, action: .page(.closeTapped))):
          if state.path.count \(sign) 9223372036854775807 { state.path.removeAll() }
          return .none
        """)
      let found = transitions("page", of: flow).first { $0.operations == [.removeAll] }
      #expect(found?.assumption?.hasSuffix("9223372036854775807") == true)
    }

    /// Two coordinators that host a third one, each with its own cases for what that sends.
    private func hosts(home: String, feed: String, views: String = "") -> [CoordinatorDefinition] {
      func coordinator(_ name: String, _ screens: String, _ cases: String) -> String {
        Sources.coordinator(
          named: name, screens: screens, root: name.lowercased() + "Root", actions: "finished",
          cases)
      }
      let push = """
        case .router(.routeAction(_, action: .ROOT(.tapped))):
          state.routes.push(.web(.init()))
          return .none
        """
      let source = """
        @Reducer struct Page {
          struct State: Equatable {}
          enum Action { case tapped }
        }
        \(coordinator("Home", "case homeRoot(Page), web(Web), feed(Feed)", """
          \(push.replacing("ROOT", with: "homeRoot"))
          \(home)
          """))
        \(coordinator("Feed", "case feedRoot(Page), web(Web)", """
          \(push.replacing("ROOT", with: "feedRoot"))
          \(feed)
          """))
        \(coordinator("Web", "case webRoot(Page)", """
          case .router(.routeAction(_, action: .webRoot(.tapped))): return .send(.finished)
          """))
        """
      let graph = Sources.read(source + "\n" + views).graph
      #expect(graph.problems().isEmpty)
      return graph.coordinators
    }

    private static let close = """
      case .router(.routeAction(id: _, action: .web(.finished))):
        state.routes.goBack()
        return .none
      """

    @Test(
      "a child's action is handled by its own coordinator, not by all possible hosts"
    )
    func hostsApart() throws {
      let coordinators = hosts(home: Self.close, feed: Self.close)
      for name in ["Home", "Feed"] {
        let handlers = try #require(coordinators.first { $0.name == name }).handlers
        let expected = HandlerDefinition.Source.descendant(hosts: ["web"], route: "webRoot")
        #expect(handlers.map(\.source) == [expected])
        #expect(handlers.map(\.transition.operations) == [[.goBack(1)]])
      }
    }

    @Test("of two equal cases of a switch, one is taken")
    func oneCase() throws {
      let first = Self.close.replacing("id: _", with: "id: 0")
      let coordinators = hosts(home: first + "\n" + Self.close, feed: "")
      let home = try #require(coordinators.first { $0.name == "Home" })
      #expect(home.handlers.map(\.transition.operations) == [[.goBack(1)]])
      #expect(try #require(coordinators.first { $0.name == "Feed" }).handlers.isEmpty)
    }

    @Test(
      "a container in another is allowed where a view hides the outer bar",
      arguments: [
        (".navigationBarHidden(true)", ["Home", "Feed"], ""),
        (".toolbar(.hidden, for: .navigationBar)", ["Home", "Feed"], ""),
        (".navigationBarHidden(false)", [], ""), (".toolbar(.hidden, for: .tabBar)", [], ""),
        ("", ["Home"], ".navigationBarHidden(true)"),
      ])
    func hiddenBars(_ own: String, _ allowing: [String], _ outer: String) {
      let coordinators = hosts(
        home: "", feed: "",
        views: """
          struct WebView: View {
            let store: StoreOf<Web>
            var body: some View { TCARouter(store) { _ in EmptyView() }\(own) }
          }
          struct HomeView: View {
            let store: StoreOf<Home>
            var body: some View { TCARouter(store) { screen in WebView(store: screen)\(outer) } }
          }
          """)
      let found = coordinators.filter { coordinator in
        coordinator.routes.contains { route in
          route.suppressions.contains { $0.rule == "nested-navigation" }
        }
      }
      #expect(Set(found.map(\.name)) == Set(allowing))
    }

    @Test("a container is nested if an enclosing coordinator pushes it")
    func hiddenBarsOfOthers() throws {
      let source = """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        \(Sources.coordinator(
          named: "Feed", screens: "case page(Page), web(Web)", root: "page", actions: "finished", ""))
        \(Sources.coordinator(
          named: "Web", screens: "case webPage(Page)", root: "webPage", actions: "finished", ""))
        @Reducer struct Bar {
          struct State: Equatable { var tab = Tab.feed; var feed = Feed.State() }
          enum Tab { case feed, other }
          enum Action { case feed(Feed.Action), openTapped }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Reduce { state, action in
              switch action {
              case .openTapped: state.feed.routes.push(.web(.init())); return .none
              default: return .none
              }
            }
          }
        }
        struct BarView: View {
          @Bindable var store: StoreOf<Bar>
          var body: some View {
            TabView(selection: $store.tab) {
              FeedView(store: store.scope(state: \\.feed, action: \\.feed)).tag(Bar.Tab.feed)
              Button("Open") { store.send(.openTapped) }.tag(Bar.Tab.other)
            }
          }
        }
        struct WebView: View {
          let store: StoreOf<Web>
          var body: some View { TCARouter(store) { _ in EmptyView() }.navigationBarHidden(true) }
        }
        """
      let feed = try #require(
        Sources.read(source).graph.coordinators.first { $0.name == "Feed" })
      let web = try #require(feed.routes.first { $0.name == "web" })
      #expect(web.suppressions.map(\.rule) == ["nested-navigation"])
    }

    @Test("an extracted registration says its conditions")
    func text() {
      let source = app(
        """
        case .appeared:
          if state.note == nil { state.isHelpShown = true }
          return .none
        case .noteTapped:
          if state.count > 3 { state.note = Note.State() }
          return .none
        """,
        view: """
          Button("Note") { store.send(.noteTapped) }
            .onAppear { store.send(.appeared) }
            .sheet(isPresented: $store.isHelpShown) { Text("") }
            .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
          """, state: "var count = 0")
      let text = RegistrationWriter(Sources.read(source).graph, remarks: []).text()
      #expect(text.contains("if: .not(.slotIsTaken(\"note\"))"))
      #expect(text.contains(".assuming(\"state.count > 3\")"))
    }
  }

  extension NavGraphModel.Operation {
    fileprivate var isClearing: Bool {
      switch self {
      case .clear, .dismissScreen: true
      default: false
      }
    }
  }
#endif
