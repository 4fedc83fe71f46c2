#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Actions that code sends and no code handles.
  struct UnhandledReadingTests {
    /// A coordinator with a screen `Page`, whose view sends `lost`, which its reducer leaves to `default`.
    private func read(
      page: String = "", otherwise: String = "return .none", actions: String = "tapped, lost",
      body: String? = nil, main: String = "", more: String = ""
    ) -> [String] {
      let coordinator = Sources.coordinator(
        named: "Main", screens: "case page(Page), other(Other)", root: "page",
        actions: "reset, expired",
        "case .reset: state.routes.goBackToRoot(); return .none\n" + main)
      let reducer = """
        Reduce { state, action in
          switch action {
          case .tapped: return .none
          \(page)
          default: \(otherwise)
          }
        }
        """
      let reading = Sources.read(
        """
        @Reducer struct Page {
          struct State: Equatable {}
          enum Action { case \(actions) }
          var body: some ReducerOf<Self> {
            \(body ?? reducer)
          }
        }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View {
            Button("") { store.send(.lost) }
            Button("") { store.send(.tapped) }
          }
        }
        @Reducer struct Other {
          struct State: Equatable {}
          enum Action { case closed, delegate(Delegate); enum Delegate { case lost } }
          var body: some ReducerOf<Self> { Reduce { state, action in .none } }
        }
        \(coordinator)
        \(more)
        """)
      #expect(reading.graph.problems().isEmpty)
      return reading.graph.coordinators.flatMap { coordinator in
        coordinator.unhandled.map { "\(coordinator.name).\($0.action)" }
          + coordinator.routes.flatMap { route in
            route.unhandled.map { "\(route.name).\($0.action):\($0.location.line)" }
          }
      }
    }

    @Test("an action without a handler is reported where it is sent")
    func views() { #expect(read() == ["page.lost:17"]) }

    @Test(
      "unhandled actions are reported if the feature leaves them to the coordinator",
      arguments: ["EmptyReducer()", "BindingReducer()"])
    func noReducer(_ body: String) {
      let main = "case .router(.routeAction(_, action: .page(.tapped))): return .none"
      #expect(read(body: body, main: main) == ["page.lost:11"])
    }

    @Test("unhandled actions are reported if the reducer returns after its switch")
    func returning() {
      let body = """
        Reduce { state, action in
          switch action {
          case .tapped: state.count += 1
          default: break
          }
          return .none
        }
        """
      #expect(read(body: body) == ["page.lost:17"])
    }

    @Test("a state that turns its screens into each other handles no action")
    func stateClosures() {
      let routes = """
        extension Main.State {
          var states: [Screen.State] {
            get { ids.map { id in switch id { case .page(let page): return .page(page); case .other: return .other(.init()) } } }
          }
        }
        """
      #expect(read(more: routes) == ["page.lost:17"])
    }

    @Test("unhandled actions of a coordinator's own view or reducer are reported")
    func coordinators() {
      let view = """
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View { Text("").onAppear { store.send(.expired) } }
        }
        """
      #expect(read(page: "case .lost: return .none", more: view) == ["Main.expired"])
      #expect(
        read(
          page: "case .lost: return .none",
          main: "case .router(.routeAction(_, action: .page(.tapped))): return .send(.expired)")
          == ["Main.expired"])
    }

    @Test("what a reducer sends, and ignores itself, is for others to handle")
    func ignoredReports() {
      let sends = "case .lost: return .none"
      #expect(read(page: sends).isEmpty)
      let body = """
        Reduce { state, action in
          switch action {
          case .tapped: return .send(.lost)
          case .lost: return .none
          }
        }
        """
      #expect(read(body: body) == ["page.lost:16"])
      #expect(
        read(
          body: body,
          main: "case .router(.routeAction(_, action: .page(.lost))): return .send(.reset)"
        ).isEmpty)
    }

    @Test("of taps that a reducer leaves to others, those are reported that others do not handle")
    func ignoredTogether() {
      let body = """
        Reduce { state, action in
          switch action {
          case .tapped, .lost: return .none
          }
        }
        """
      #expect(read(body: body).isEmpty)
      #expect(
        read(
          body: body,
          main: "case .router(.routeAction(_, action: .page(.tapped))): return .send(.reset)")
          == ["page.lost:15"])
    }

    @Test("an action of the same name that another type declares is another action")
    func names() {
      let hearing = "case .router(.routeAction(_, action: .other(.delegate"
      #expect(read(main: hearing + "(.lost)))): return .none") == ["page.lost:17"])
      #expect(
        read(
          main: hearing
            + "(let delegate)))): switch delegate { case .lost: return .none; default: break }")
          == ["page.lost:17"])
    }

    @Test(
      "possibly handled actions are not reported",
      arguments: [
        "case .router(.routeAction(_, action: .page(.lost))): return .none",
        "case .router(.routeAction(_, action: .page(let action))): if action == .lost { return .none }; return .none",
        "case .router(.routeAction(_, action: .page(let action))): switch action { case .lost: return .none; default: return .none }",
      ])
    func parents(_ main: String) { #expect(read(main: main).isEmpty) }

    @Test(
      "actions named by other code are not reported",
      arguments: [
        "extension Page { func core(_ action: Action) -> Bool { if case .lost = action { true } else { false } } }",
        "func isLost(_ action: Page.Action) -> Bool { switch action { case .lost: true; default: false } }",
        "let path = \\Page.Action.Cases.lost",
        "let all: [Page.Action] = [.tapped, .lost]",
      ])
    func otherCode(_ more: String) { #expect(read(more: more).isEmpty) }

    @Test("actions covered by a default case are not reported")
    func openCases() {
      #expect(read(otherwise: "return handle(&state, action)").isEmpty)
      #expect(read(page: "case let other: return handle(other)").isEmpty)
    }

    @Test(
      "actions are not reported if other reducer code may handle everything",
      arguments: [
        "Reduce { state, action in switch action { case .tapped: return .none; default: break }; return save(&state) }",
        "Reduce { state, action in guard case .tapped = action else { return save(&state) }; return .none }",
        "Reduce { state, action in switch (state.phase, action) { case (.idle, let action): return handle(action); default: return .none } }",
        "Reduce { state, action in switch action { case .tapped: return .none; default: return .none } }; AnalyticsReducer()",
        "Reduce { state, action in switch action { case .tapped: return .none; default: return .none } }.analytics { action in track(action) }",
      ])
    func wholeReducers(_ body: String) { #expect(read(body: body).isEmpty) }

    @Test(
      "actions are not reported if an enclosing reducer handles all of them",
      arguments: [
        "case .router(.routeAction(_, action: .page(let action))): return handle(&state, action)",
        "case let .router(.routeAction(id, action: screenAction)): return track(screenAction)",
        "case .router: state.count += 1; return .none",
      ])
    func enclosingCarriers(_ main: String) { #expect(read(main: main).isEmpty) }

    @Test(
      "the view that shows a coordinator's screens does not handle their actions",
      arguments: [
        """
        switch screen.case {
        case let .page(store): PageView(store: store).navigationTitle("")
        case let .other(store): otherView(store)
        }
        """,
        """
        SwitchStore(screen) { state in
          switch state {
          case .page: CaseLet(/MainScreen.State.page, action: MainScreen.Action.page, then: PageView.init)
          case .other: Color.clear
          }
        }
        """,
      ])
    func routerViews(_ content: String) {
      let view = """
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in \(content) }
          }
        }
        """
      #expect(read(more: view) == ["page.lost:17"])
    }

    @Test("a function that is given all actions of a screen does what its switch says")
    func functions() {
      func read(_ cases: String) -> [String] {
        self.read(
          main:
            "case let .router(.routeAction(_, action: .page(action))): return handle(&state, action: action)",
          more: """
            extension Main {
              func handle(_ state: inout State, action: Page.Action) -> Effect<Action> {
                switch action {
                case .tapped: return .send(.reset)
                \(cases)
                }
              }
            }
            """)
      }
      #expect(read("default: return .none") == ["page.lost:17"])
      #expect(read("case .lost: return .send(.reset)").isEmpty)
      #expect(read("default: return track(action)").isEmpty)
      let inner = "switch action { case .tapped: return .send(.reset); default: return .none }"
      #expect(
        self.read(main: "case .router(.routeAction(_, action: .page(let action))): \(inner)")
          == ["page.lost:17"])
      #expect(
        self.read(
          main: "case .router(.routeAction(_, action: .page(let action))): track(); \(inner)"
        ).isEmpty)
    }

    @Test("checks of a state are not actions")
    func states() {
      let body = """
        Reduce { state, action in
          switch action {
          case .tapped:
            switch state.phase { case .page: return .none; default: break }
            return .run { [phase = state.phase] send in
              switch phase { case .lost: await print(); case .page: await print() }
            }
          default: return .none
          }
        }
        """
      #expect(read(body: body) == ["page.lost:20"])
    }

    @Test("an action that carries others, or that a type inside it has, too, may be another's")
    func carriers() {
      #expect(read(actions: "tapped, lost(Other.Action)").isEmpty)
      #expect(read(actions: "tapped, lost, view(View); enum View { case lost }").isEmpty)
      #expect(read(actions: "tapped, lost(Int)") == ["page.lost:17"])
    }

    /// Two coordinators that show one screen, which is left by `routeBack`; the first one handles that.
    private func readTwo(
      reaction: String = "return .send(.routeBack)", screens: String = "", second: String = "",
      third: String = ""
    ) -> [String] {
      let handling =
        "case .router(.routeAction(_, action: .page(.routeBack))): state.routes.goBack(); return .none"
      let reading = Sources.read(
        """
        @Reducer struct Page {
          struct State: Equatable { var isNew = false }
          enum Action { case backTapped, routeBack }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .backTapped: \(reaction)
              default: return .none
              }
            }
          }
        }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.backTapped) } }
        }
        """
          + Sources.coordinator(
            named: "First", screens: "case page(Page)\(screens)", root: "page", actions: "reset",
            "case .reset: state.routes.goBackToRoot(); return .none\n" + handling + "\n" + third)
          + Sources.coordinator(
            named: "Second", screens: "case page(Page)", root: "page", actions: "reset",
            "case .reset: state.routes.goBackToRoot(); return .none\n" + second))
      #expect(reading.graph.problems().isEmpty)
      return reading.graph.coordinators.flatMap { coordinator in
        coordinator.routes.flatMap { route in
          route.unhandled.map { "\(coordinator.name).\(route.name).\($0.action)" }
        }
      }
    }

    @Test("a coordinator that does not handle what another one does is reported")
    func hosts() {
      #expect(readTwo() == ["Second.page.routeBack"])
      let track = "case .router(.routeAction(_, action: .page(let action))): track(action)"
      #expect(readTwo(second: track).isEmpty)
    }

    @Test(
      "handling a coordinator's own screen does not cover the same screen elsewhere")
    func hostsInside() {
      #expect(readTwo(screens: ", second(Second)") == ["Second.page.routeBack"])
      let deep = """
        case .router(.routeAction(_, action: .second(.router(.routeAction(_, action: .page(.routeBack)))))):
          state.routes.goBack(); return .none
        """
      #expect(readTwo(screens: ", second(Second)", third: deep).isEmpty)
    }

    @Test(
      "actions are not reported if the screen's state may prevent them",
      arguments: [
        "if state.isNew { return .send(.routeBack) }; return .none",
        "guard state.isNew else { return .none }; return .send(.routeBack)",
        "switch state.isNew { case true: return .send(.routeBack); case false: return .none }",
        "return state.isNew ? .send(.routeBack) : .none",
        "return .run { send in do { try await save() } catch { await send(.routeBack) } }",
      ])
    func undecidedHosts(_ reaction: String) { #expect(readTwo(reaction: reaction).isEmpty) }

    @Test("a flow in two coordinators is reported if one does not handle its end")
    func hostedFlows() {
      func read(_ second: String) -> [String] {
        let flow = Sources.coordinator(
          named: "Flow", screens: "case page(Page)", root: "page", actions: "done",
          "case .router(.routeAction(_, action: .page(.tapped))): state.routes.goBackToRoot(); return .send(.done)"
        )
        func host(_ name: String, _ cases: String) -> String {
          Sources.coordinator(
            named: name, screens: "case flow(Flow)", root: "flow", actions: "reset",
            "case .reset: state.routes.goBackToRoot(); return .none\n" + cases)
        }
        let handling =
          "case .router(.routeAction(_, action: .flow(.done))): state.routes.goBack(); return .none"
        let graph = Sources.read(
          """
          @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
          struct PageView: View {
            let store: StoreOf<Page>
            var body: some View { Button("") { store.send(.tapped) } }
          }
          """ + flow + host("First", handling) + host("Second", second)
        ).graph
        #expect(graph.problems().isEmpty)
        return graph.coordinators.flatMap { coordinator in
          coordinator.unhandled.map { "\(coordinator.name).\($0.action)" }
            + coordinator.routes.flatMap { route in
              route.unhandled.map { "\(coordinator.name).\(route.name).\($0.action)" }
            }
        }
      }
      #expect(read("") == ["Second.flow.done"])
      #expect(read("case .router(.routeAction(_, action: .flow(.done))): return .none").isEmpty)
    }

    @Test("unhandled actions are registered and compared")
    func registration() throws {
      func graph(_ isHandled: Bool) -> SourceReading {
        Sources.read(
          """
          @Reducer struct Page {
            struct State: Equatable {}
            enum Action { case lost }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                \(isHandled ? "case .lost: return .none" : "")
                default: return .none
                }
              }
            }
          }
          struct PageView: View {
            let store: StoreOf<Page>
            var body: some View { Button("") { store.send(.lost) } }
          }
          """
            + Sources.coordinator(
              named: "Main", screens: "case page(Page)", root: "page", actions: "reset",
              "case .reset: state.routes.goBackToRoot(); return .none"))
      }
      let reading = graph(false)
      let text = RegistrationWriter(reading.graph, remarks: reading.remarks).text()
      #expect(text.contains(#"Unhandled("lost").source(appFile, "#))
      #expect(RegistrationUpdate(of: text, by: text)?.text == text)
      let differences = RegistrationComparison(
        registered: reading.graph, read: graph(true).graph, isOwn: { _ in false }
      ).differences.map(\.message)
      #expect(
        differences == [
          "no longer in the code: Unhandled(\"lost\") on .page of \u{201C}Main\u{201D}"
        ])
    }
  }
#endif
