#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Who sends an action: buttons of views, bindings, parents, closures of models, and coordinators that close themselves.
  struct SendersReadingTests {
    private func transitions(_ route: String, of name: String, in source: String) throws
      -> [Transition]
    {
      let coordinator = try coordinator(name, in: source)
      return try #require(coordinator.routes.first { $0.name == route }).transitions
    }

    private func coordinator(_ name: String, in source: String) throws -> CoordinatorDefinition {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return try #require(graph.coordinators.first { $0.name == name })
    }

    /// A feature whose views' actions are nested in `view`, with a button and what the view does besides.
    private func nested(_ view: String, members: String = "") -> String {
      """
      @Reducer struct Home {
        @ObservableState struct State: Equatable { var isHelpShown = false; var isNoteShown = false }
        enum Action: ViewAction {
          case view(View)
          enum View { case helpTapped, appeared, closed }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.helpTapped): state.isHelpShown = true; return .none
            case .view(.appeared): state.isNoteShown = true; return .none
            case .view(.closed): state.isHelpShown = false; return .none
            }
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          \(view)
        }
        \(members)
      }
      """
    }

    @Test(
      "nested actions are distinguished", arguments: ["", ".view"])
    func nestedActions(_ outer: String) throws {
      func sent(_ action: String) -> String { outer.isEmpty ? ".\(action)" : ".view(.\(action))" }
      let source = nested(
        """
        Button("Help") { store.send(\(sent("helpTapped"))) }
          .onAppear { store.send(\(sent("appeared"))) }
          .sheet(isPresented: $store.isHelpShown) { Button("Close") { store.send(\(sent("closed"))) } }
          .sheet(isPresented: $store.isNoteShown) { Text("") }
        """)
      let root = try transitions("root", of: "Home", in: source)
      #expect(root.map(\.action) == ["view.helpTapped", "view.appeared"])
      #expect(root.map(\.trigger) == [.tap, .automatic])
      let help = try transitions("help", of: "Home", in: source)
      #expect(help.map(\.action) == ["view.closed"])
    }

    @Test("an action sent by a Binding is not a button")
    func bindings() throws {
      let source = nested(
        """
        Button("Help") { store.send(.view(.helpTapped)) }
          .sheet(isPresented: Binding(get: { store.isHelpShown }, set: { _ in store.send(.view(.closed)) })) { Text("") }
        """)
      #expect(try transitions("root", of: "Home", in: source).map(\.action) == ["view.helpTapped"])
      #expect(try transitions("help", of: "Home", in: source).isEmpty)
    }

    @Test("a button that a function of the view makes is presented where the function is used")
    func members() throws {
      let source = nested(
        """
        Button("Help") { store.send(.view(.helpTapped)) }
          .sheet(isPresented: $store.isHelpShown) { help() }
        """,
        members: """
          func help() -> some View { VStack { closeButton } }
          var closeButton: some View { Button("Close") { store.send(.view(.closed)) } }
          """)
      #expect(try transitions("root", of: "Home", in: source).map(\.action) == ["view.helpTapped"])
      #expect(
        try transitions("help", of: "Home", in: source).map(\.operations) == [
          [.dismissScreen]
        ])
    }

    @Test("a property of the store that is named as a part of the view is not that part")
    func sameNames() throws {
      let source = nested(
        """
        VStack { Button("Help") { store.send(.view(.helpTapped)) }; closeButton }
          .sheet(isPresented: $store.isHelpShown) { Text(store.closeButton) }
        """,
        members: """
          var closeButton: some View { Button("Close") { store.send(.view(.closed)) } }
          """)
      #expect(try transitions("help", of: "Home", in: source).isEmpty)
    }

    @Test("a button that the body and a sheet show is in both")
    func sharedMembers() throws {
      let source = nested(
        """
        VStack { help() }
          .sheet(isPresented: $store.isHelpShown) { help() }
        """,
        members: """
          func help() -> some View { VStack { closeButton } }
          var closeButton: some View {
            VStack {
              Button("Help") { store.send(.view(.helpTapped)) }
              Button("Close") { store.send(.view(.closed)) }
            }
          }
          """)
      #expect(
        try transitions("root", of: "Home", in: source).map(\.action)
          == ["view.helpTapped", "view.closed"])
      #expect(
        try transitions("help", of: "Home", in: source).map(\.action)
          == ["view.helpTapped", "view.closed"])
    }

    @Test("a parent that runs a child's reducer sends the child the action")
    func childReducers() {
      let inner = """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        @Reducer enum InnerScreen { case page(Page), other(Page) }
        @Reducer struct Inner {
          struct State: Equatable { var routes: [Route<InnerScreen.State>] = [.root(.page(.init()))] }
          enum Action { case router(IndexedRouterActionOf<InnerScreen>), open }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .open: state.routes.push(.other(.init())); return .none
              default: return .none
              }
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        """
      let main = Sources.coordinator(
        "case .reset: return Inner().reduce(into: &state.inner, action: .open).map(Action.inner)",
        state: "var inner = Inner.State()"
      ).replacing("case reset,", with: "case inner(Inner.Action)\ncase reset,")
      #expect(Sources.operations(inner + "\n" + main).contains("self.reset: push other"))
    }

    @Test("a model's closure does what its creator passed")
    func modelClosures() {
      let source = """
        import FlowStacks
        import SwiftUI

        enum Screen: Hashable { case list(ListModel) }
        final class ListModel: ObservableObject {
          let finish: () -> Void
          init(finish: @escaping () -> Void) { self.finish = finish }
        }
        final class FlowModel: ObservableObject {
          @Published var routes: Routes<Screen> = []
          var list: ListModel
          func open() { routes.push(.list(ListModel(finish: finish))) }
          func finish() { routes.goBackToRoot() }
        }
        struct ShopFlow: View {
          @ObservedObject var model: FlowModel
          var body: some View {
            FlowStack($model.routes, withNavigation: true) {
              Button("Open", action: model.open)
                .flowDestination(for: Screen.self) { screen in
                  switch screen {
                  case .list(let model): ListScreen(model: model)
                  }
                }
            }
          }
        }
        struct ListScreen: View {
          @ObservedObject var model: ListModel
          var body: some View { Button("Done", action: model.finish) }
        }
        """
      #expect(Sources.operations(source).contains("list.Button: Done: goBackToRoot"))
    }

    // MARK: - Coordinators

    /// A coordinator that closes itself, in a slot of another one or on its stack.
    private func closing(_ host: String, open: String) -> String {
      """
      @Reducer struct Page { struct State: Equatable {}; enum Action { case nextTapped, doneTapped } }
      @Reducer struct Flow {
        @Reducer enum Path { case page(Page) }
        @ObservableState struct State: Equatable { var page = Page.State(); var path = StackState<Path.State>() }
        enum Action { case page(Page.Action), path(StackActionOf<Path>) }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .page(.nextTapped): state.path.append(.page(Page.State())); return .none
            case .path(.element(id: _, action: .page(.doneTapped))): return .run { _ in await dismiss() }
            default: return .none
            }
          }
        }
      }
      @Reducer struct Home { struct State: Equatable {}; enum Action { case openTapped } }
      @Reducer struct Main {
        @Reducer enum Path { case flow(Flow) }
        @ObservableState struct State: Equatable {
          var home = Home.State()
          var path = StackState<Path.State>()
          @Presents var flow: Flow.State?
        }
        enum Action {
          case home(Home.Action), path(StackActionOf<Path>), flow(PresentationAction<Flow.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .home(.openTapped): \(open); return .none
            default: return .none
            }
          }
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            HomeView(store: store.scope(state: \\.home, action: \\.home))
          } destination: { store in Text("") }
          \(host)
        }
      }
      """
    }

    @Test(
      "dismiss() in a coordinator's own reducer closes the coordinator, not the screen that asked",
      arguments: [
        (
          ".sheet(item: $store.scope(state: \\.flow, action: \\.flow)) { FlowView(store: $0) }",
          "state.flow = Flow.State()", NavGraphModel.Operation.clear(slot: "flow")
        ),
        ("", "state.path.append(.flow(Flow.State()))", .popFrom(RoutePattern(route: "flow"))),
      ])
    func dismissedCoordinators(
      _ host: String, _ open: String, _ closing: NavGraphModel.Operation
    ) throws {
      let source = self.closing(host, open: open)
      let done = try transitions("page", of: "Flow", in: source).first { $0.action == "doneTapped" }
      #expect(done?.operations == [.emit("dismiss")])
      let main = try coordinator("Main", in: source)
      #expect(main.handlers.map(\.transition.operations).contains([closing]))
    }

    @Test(
      "a coordinator that closes itself and is never shown reports nothing, also not from inside of another"
    )
    func neverShownCoordinators() throws {
      let source = """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        @Reducer struct Inner {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>), doneTapped }
        }
        struct InnerView: View {
          @Bindable var store: StoreOf<Inner>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { _ in Text("") }
              .toolbar { Button("Done") { store.send(.doneTapped) } }
          }
        }
        """
        + "\n"
        + closing(
          ".sheet(item: $store.scope(state: \\.flow, action: \\.flow)) { FlowView(store: $0) }",
          open: ""
        )
        .replacing("{ case flow(Flow) }", with: "{ case home(Home) }")
        .replacing("{ case page(Page) }", with: "{ case page(Page), inner(Inner) }")
        .replacing("action: .page(.doneTapped)", with: "action: .inner(.doneTapped)")
        .replacing(
          "@Reducer struct Page { struct State: Equatable {}; enum Action { case nextTapped, doneTapped } }",
          with: "")
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      let all = graph.coordinators.flatMap { coordinator in
        coordinator.routes.flatMap(\.transitions) + coordinator.handlers.map(\.transition)
      }
      #expect(all.map(\.action).contains("doneTapped"))
      #expect(!all.flatMap(\.operations).containNested { $0 == .emit("dismiss") })
    }

    @Test("an action that a coordinator sends down, and a view sends as well, is the view's, too")
    func sentDown() throws {
      let back = ".router(.routeAction(id: 0, action: .page(.backTapped)))"
      let source =
        """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case backTapped } }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.backTapped) } }
        }
        @Reducer struct Done { struct State: Equatable {}; enum Action { case closeTapped } }
        struct DoneView: View {
          let store: StoreOf<Done>
          var body: some View { Button("") { store.send(.closeTapped) } }
        }
        """
        + Sources.coordinator(
          named: "Inner", screens: "case page(Page)", root: "page", actions: "unused",
          "case .router(.routeAction(_, action: .page(.backTapped))): state.routes.goBack(); return .none"
        )
        + Sources.coordinator(
          named: "Outer", screens: "case inner(Inner), done(Done)", root: "inner",
          actions: "unused",
          """
          case .router(.routeAction(_, action: .done(.closeTapped))):
            state.routes.pop()
            return .send(.router(.routeAction(id: 0, action: .inner(\(back)))))
          """)
      let page = try transitions("page", of: "Inner", in: source)
      #expect(page.map(\.action) == ["backTapped"])
      let done = try transitions("done", of: "Outer", in: source)
      #expect(done.map(\.operations.count) == [2])
    }

    @Test("a forwarded action that no child sends is never sent")
    func deadReports() throws {
      func flow(_ name: String, _ screens: String, _ cases: String) -> String {
        Sources.coordinator(
          named: name, screens: "case " + screens, root: "\(screens.prefix { $0 != "(" })",
          actions: "found, lost", cases)
      }
      let source = """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        \(flow("Inner", "page(Page)", """
          case .router(.routeAction(_, action: .page(.tapped))): return .send(.found)
          """))
        \(flow("Middle", "inner(Inner)", """
          case .router(.routeAction(_, action: .inner(.found))): return .send(.found)
          case .router(.routeAction(_, action: .inner(.lost))): return .send(.lost)
          """))
        \(flow("Outer", "middle(Middle), page(Page)", """
          case .router(.routeAction(_, action: .middle(.found))): state.routes.push(.page(.init())); return .none
          case .router(.routeAction(_, action: .middle(.lost))): state.routes.goBackToRoot(); return .none
          """))
        """
      let handlers = Sources.read(source).graph.coordinators.flatMap(\.handlers)
      #expect(handlers.map(\.transition.action) == ["tapped"])
    }
  }
#endif
