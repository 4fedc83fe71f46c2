#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Reducers beside the feature's own, computed actions, and screens whose changes are not read.
  struct UnreadChangesReadingTests {
    @Test("a reducer of its own for the navigation calls its own functions")
    func ownReducer() {
      let source =
        Sources.coordinator("") + "\n" + """
          struct MainMoves: Reducer {
            typealias State = Main.State
            typealias Action = Main.Action
            var body: some Reducer<State, Action> {
              Reduce { state, action in
                switch action {
                case .router(.routeAction(_, .home(.startTapped))): open(&state)
                default: break
                }
                return .none
              }
            }
            private func open(_ state: inout State) { state.routes.push(.detail(.init())) }
          }
          """
      #expect(Sources.transitions(source) == ["home.startTapped: push detail"])
    }

    @Test(
      "a screen is not certain to be a dead end where one of its actions is not read",
      arguments: ["remove(at: index)", "removeAll { $0.isOld }", "removeAll(where: \\.isOld)"])
    func deadEnds(_ call: String) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .detail(.backTapped))): state.routes.\(call)\nreturn .none")
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(
        routes.filter { $0.suppressions.contains { $0.rule == "dead-end" } }.map(\.name)
          == ["detail"])
    }

    @Test(
      "what follows an unread change of a stack is left out, unless the whole stack is set again",
      arguments: [
        ("state.routes.removeAll { $0.isOld }; GO", [], true),
        ("state.routes.goBackTo(id: id); GO", [], true),
        ("GO; state.routes.removeAll { $0.isOld }", ["home.startTapped: push detail"], false),
        (
          "state.routes.removeAll { $0.isOld }; state.routes.goBackToRoot(); GO",
          ["home.startTapped: goBackToRoot push detail"], false
        ),
        (
          "state.routes.removeAll { $0.isOld }; state.routes.popToRoot(); GO",
          ["home.startTapped: popToRoot push detail"], false
        ),
        (
          "if isOld { state.routes.removeAll { $0.isOld } }; GO",
          ["home.startTapped: if isOld", "home.startTapped: push detail if !isOld"], false
        ),
      ])
    func uncertain(_ code: String, _ said: [String], _ isAllowed: Bool) {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
        \(code.replacing("GO", with: "state.routes.push(.detail(.init()))"))
        return .none
        """)
      #expect(Sources.transitions(source).filter { !$0.hasSuffix(":") } == said)
      let detail = Sources.read(source).graph.coordinators.flatMap(\.routes).first {
        $0.name == "detail"
      }
      #expect(detail?.suppressions.contains { $0.rule == "unreachable-route" } == isAllowed)
    }

    @Test("what is no navigation leaves a dead end a dead end")
    func popups() {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .detail(.backTapped))): state.isHintSheetShown = true\nreturn .none",
        state: "var isHintSheetShown = false")
      let view = """

        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View { if store.isHintSheetShown { Text("Hint") } }
        }
        """
      let routes = Sources.read(source + view).graph.coordinators.flatMap(\.routes)
      #expect(routes.allSatisfy { !$0.suppressions.contains { $0.rule == "dead-end" } })
    }

    @Test(
      "an action that a row computes is each that it can be, or listed",
      arguments: [
        (
          "var sent: Home.Action { switch self { case .start: .startTapped\ncase .close: .closeTapped } }",
          0
        ),
        ("let sent: Home.Action", 1),
        ("var sent: Home.Action { if isNew { return .startTapped }; return stored }", 1),
      ])
    func computed(_ property: String, _ unclear: Int) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.closeTapped))): state.routes.goBack()\nreturn .none")
      let view = """

        enum Row { case start, close
          \(property)
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View { ForEach(rows) { row in Button("A") { store.send(row.sent) } } }
        }
        """
      let reading = Sources.read(source + view).reading
      #expect(
        reading.unclear.count { $0.why == "which action is sent here cannot be read" } == unclear)
    }

    @Test("views of a view provider that share the flow's store act on their own screens")
    func providedViews() {
      let source = """
        struct Post: Reducer {
          enum Page { case list, letter }
          struct State: Equatable { var stack = StackNavigation<Page>.State(items: [.list]) }
          enum Action: Equatable { case stack(StackNavigation<Page>.Action), opened, closed }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .opened: return .send(.stack(.pushItem(.letter)))
            case .closed: return .send(.stack(.popItem()))
            default: return .none
            }
          }
        }
        struct PostProvider: ViewProviding {
          let store: Store<Post.State, Post.Action>
          func makePresentable(for page: Post.Page) -> Presentable {
            switch page {
            case .list: return ListView(store: store)
            case .letter: return LetterView(store: store)
            }
          }
        }
        struct ListView: View, Presentable {
          let store: Store<Post.State, Post.Action>
          var body: some View { Button("Open") { store.send(.opened) } }
        }
        struct LetterView: View, Presentable {
          let store: Store<Post.State, Post.Action>
          var body: some View { Button("Close") { store.send(.closed) } }
        }
        """
      #expect(Sources.transitions(source) == ["list.opened: push letter", "letter.closed: pop(1)"])
    }
  }
#endif
