#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Handlers of actions that nothing sends: what is certain is registered as such, the rest is said.
  struct UnsentReadingTests {
    /// A flow inside another one, which hears that it was found, lost or left.
    private func flows(
      _ cases: String = "", inner: String = "", view: String? = "", more: String = ""
    )
      -> SourceReading
    {
      let innerFlow = Sources.coordinator(
        named: "Inner", screens: "case page(Page)", root: "page", actions: "found, lost, left(Int)",
        """
        case .router(.routeAction(_, action: .page(.tapped))): return .send(.found)
        \(inner)
        """)
      let outerFlow = Sources.coordinator(
        named: "Outer", screens: "case inner(Inner), page(Page)", root: "inner", actions: "unused",
        """
        case .router(.routeAction(_, action: .inner(.found))): state.routes.push(.page(.init())); return .none
        case .router(.routeAction(_, action: .inner(.lost))): state.routes.goBackToRoot(); return .none
        \(cases)
        """)
      let views = view.map {
        """
        struct InnerView: View { let store: StoreOf<Inner>; var body: some View { Text("") \($0) } }
        """
      }
      return Sources.read(
        """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped, lost } }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.tapped) } }
        }
        \(innerFlow)
        \(outerFlow)
        \(views ?? "")
        \(more)
        """)
    }

    private func unsent(_ reading: SourceReading) -> [String] {
      #expect(reading.graph.problems().isEmpty)
      return reading.graph.coordinators.flatMap { coordinator in
        (coordinator.routes.flatMap(\.transitions) + coordinator.handlers.map(\.transition))
          .filter { $0.trigger == .sent }.map { "\(coordinator.name).\($0.action)" }
      }
    }

    @Test("a view's `send` does not send another feature's action with the same name")
    func viewActions() {
      func screen(_ name: String, _ button: String) -> String {
        """
        @Reducer struct \(name) {
          struct State: Equatable {}
          enum Action: ViewAction { enum View { case closeTapped }; case view(View) }
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { _, action in
              switch action { case .view(.closeTapped): return .run { _ in await dismiss() } }
            }
          }
        }
        @ViewAction(for: \(name).self) struct \(name)View: View {
          let store: StoreOf<\(name)>
          var body: some View { \(button) }
        }
        """
      }
      let flow = Sources.coordinator(
        named: "Main", screens: "case list(List); case about(About); case movie(Movie)",
        root: "list", actions: "unused",
        """
        case .router(.routeAction(_, action: .list(.aboutTapped))):
          state.routes.presentSheet(.about(.init())); return .none
        case .router(.routeAction(_, action: .list(.movieTapped))):
          state.routes.presentSheet(.movie(.init())); return .none
        """)
      let reading = Sources.read(
        """
        \(flow)
        @Reducer struct List { struct State: Equatable {}; enum Action { case aboutTapped, movieTapped } }
        \(screen("About", "Text(\"\")"))
        \(screen("Movie", "Button(\"\") { send(.closeTapped) }"))
        """)
      let closings = reading.graph.coordinators[0].routes.map { route in
        "\(route.name): " + route.transitions.map { "\($0.trigger)" }.joined(separator: " ")
      }
      #expect(closings == ["list: tap tap", "about: sent", "movie: tap"])
    }

    @Test("an output that a flow never emits is registered as unsent")
    func reports() {
      let reading = flows()
      #expect(unsent(reading) == ["Inner.lost"])
      #expect(reading.remarks.isEmpty)
    }

    @Test(
      "whatever names a case like it may send the action",
      arguments: [
        "func found(_ value: Value) { print(value.lost) }",
        "extension Inner.Action { static let all: [Self] = [lost, found] }",
        "extension Effect { func lost() -> Effect<Inner.Action> { .send(.lost) } }",
        "func press() -> some View { FancyButton(sends: \\.lost) }",
        "let action = Inner.Action.lost", "func make() -> Inner.Action { .lost }",
        "func reset() { handle(.lost) }",
      ])
    func possibleSenders(_ more: String) {
      let reading = flows(more: more)
      #expect(unsent(reading).isEmpty)
      #expect(reading.remarks.map(\.reason).filter { $0.contains("lost") }.count == 1)
    }

    @Test(
      "an action sent to another feature is not the action of the same name",
      arguments: [
        "struct OtherView: View { let store: StoreOf<Page>; var body: some View { Button(\"\") { store.send(.lost) } } }",
        """
        struct OtherView: View {
          let store: StoreOf<Page>
          var body: some View {
            WithViewStore(store, observe: { $0 }) { viewStore in Button("") { viewStore.send(.lost) } }
          }
        }
        """,
        """
        @Reducer struct Other {
          struct State: Equatable {}
          enum Action { case lost, kept }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .kept: return .send(.lost)
              case .lost: return .run { send in await send(.lost) }
              }
            }
          }
        }
        """,
      ])
    func sameNames(_ more: String) {
      let reading = flows(more: more)
      #expect(unsent(reading) == ["Inner.lost"])
    }

    @Test("a view that sends the action is a sender")
    func views() {
      let reading = flows(view: ".onTapGesture { store.send(.lost) }")
      #expect(unsent(reading).isEmpty)
      #expect(reading.remarks.isEmpty)
    }

    @Test("if no view was read, the omission is stated")
    func unreadViews() {
      let reading = flows(view: nil)
      #expect(unsent(reading).isEmpty)
      #expect(
        reading.remarks.map(\.reason) == [
          "what sends \u{201C}lost\u{201D} was not found, so it is left out"
        ])
    }

    @Test("an action that never happens is registered once, at its origin")
    func chains() {
      let reading = flows(
        "case .router(.routeAction(_, action: .inner(.left))): state.routes.goBackToRoot(); return .none",
        inner: "case .lost: return .send(.left(1))")
      #expect(unsent(reading) == ["Inner.lost"])
    }

    @Test("a view that only its own file can name, and that nothing makes, sends nothing")
    func unusedViews() {
      func view(_ access: String) -> String {
        """
        \(access)struct Lost: View {
          let store: StoreOf<Inner>
          var body: some View { Button("") { store.send(.lost) } }
        }
        \(access)struct LostRow: View { let store: StoreOf<Inner>; var body: some View { Lost(store: store) } }
        """
      }
      #expect(unsent(flows(more: view("private "))) == ["Inner.lost"])
      #expect(unsent(flows(more: view(""))).isEmpty)
      let used =
        view("private ") + "struct Top: View { var body: some View { LostRow(store: store) } }"
      #expect(unsent(flows(more: used)).isEmpty)
    }

    @Test("a view that nothing shows sends nothing where another view of its feature is shown")
    func unshownViews() {
      func reading(showing views: String) -> SourceReading {
        let app = """
          @main struct Start: App { var body: some Scene { WindowGroup { \(views) } } }
          struct Lost: View {
            let store: StoreOf<Inner>
            var body: some View { Button("") { store.send(.lost) } }
          }
          """
        return flows(more: app)
      }
      func unsent(showing views: String) -> [String] { self.unsent(reading(showing: views)) }
      #expect(unsent(showing: "InnerView(store: store)") == ["Inner.lost"])
      #expect(unsent(showing: "InnerView(store: store); Lost(store: store)").isEmpty)
      #expect(unsent(showing: "Text(\"\")").isEmpty)
      let graph = reading(showing: "InnerView(store: store)").graph
      let handlers = graph.coordinators.flatMap(\.handlers)
      #expect(handlers.compactMap(\.transition.unshownSender) == ["Lost"])
    }

    @Test("an alert's button is not an output: the enclosing coordinator handles it directly")
    func alerts() throws {
      let inner = """
        @Reducer struct Tabs {
          @ObservableState struct State: Equatable { @Presents var alert: AlertState<Action.Alert>?; var path = StackState<Path.State>() }
          @Reducer enum Path { case page(Page) }
          enum Action {
            case alert(PresentationAction<Alert>), path(StackActionOf<Path>), expired
            enum Alert { case confirmTapped }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .expired:
                state.alert = AlertState { TextState("") } actions: { ButtonState(action: .confirmTapped) { TextState("") } }
                return .none
              default: return .none
              }
            }
          }
        }
        struct TabsView: View {
          @Bindable var store: StoreOf<Tabs>
          var body: some View {
            Button("") { store.send(.expired) }
              .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        """
      let outer = Sources.coordinator(
        named: "Outer", screens: "case tabs(Tabs), page(Page)", root: "tabs", actions: "unused",
        "case .router(.routeAction(_, action: .tabs(.alert(.presented(.confirmTapped))))): state.routes.push(.page(.init())); return .none"
      )
      let graph = Sources.read(inner + "\n" + outer).graph
      let found = try #require(graph.coordinators.first { $0.name == "Outer" })
      let handler = try #require(found.handlers.first { $0.transition.action == "confirmTapped" })
      #expect(handler.source == .descendant(hosts: ["tabs"], route: "alert"))
      #expect(handler.transition.trigger == .tap)
    }
  }
#endif
