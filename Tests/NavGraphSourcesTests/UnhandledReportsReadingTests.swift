#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Reports in an enum of their own (`.delegate(.done)`) that no parent handles.
  struct UnhandledReportsReadingTests {
    /// A list that presents a detail, whose button reports that it is done.
    private func read(
      parent: String = "case .detail: return .none",
      reaction: String = "return .send(.delegate(.done))",
      own: String = "case .delegate: return .none",
      view: String = "Button(\"Finish\") { store.send(.finishTapped) }",
      shown: String = "DetailView(store: $0)", more: String = ""
    ) -> [String] {
      unhandled(
        """
        @Reducer struct Shelf {
          @ObservableState struct State { @Presents var detail: Detail.State?; var isDone = false }
          enum Action { case detail(PresentationAction<Detail.Action>), open }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .open: state.detail = Detail.State(); return .none
              \(parent)
              }
            }
            .ifLet(\\.$detail, action: \\.detail) { Detail() }
          }
        }
        @Reducer struct Detail {
          @ObservableState struct State { var isLast = false; var count = 0 }
          enum Action { case finishTapped, delegate(Delegate); enum Delegate { case done } }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .finishTapped: \(reaction)
              \(own)
              }
            }
          }
        }
        struct ShelfView: View {
          @Bindable var store: StoreOf<Shelf>
          var body: some View {
            NavigationStack {
              Button("Open") { store.send(.open) }
                .navigationDestination(item: $store.scope(state: \\.detail, action: \\.detail)) {
                  \(shown)
                }
            }
          }
        }
        struct DetailView: View {
          let store: StoreOf<Detail>
          var body: some View { \(view) }
        }
        \(more)
        """)
    }

    private func unhandled(_ text: String) -> [String] {
      let graph = Sources.read(text).graph
      #expect(graph.problems().isEmpty)
      return graph.coordinators.flatMap { coordinator in
        coordinator.unhandled.map { "\(coordinator.name).\($0.action)" }
          + coordinator.routes.flatMap { route in
            route.unhandled.map { "\(route.name).\($0.action):\($0.location.line)" }
          }
      }
    }

    @Test("a button that only reports what no parent handles is reported")
    func reports() {
      #expect(read() == ["detail.delegate.done:20"])
      #expect(read(parent: "default: return .none") == ["detail.delegate.done:20"])
      #expect(read(own: "default: return .none") == ["detail.delegate.done:20"])
      #expect(
        read(reaction: "return .run { send in await send(.delegate(.done)) }")
          == ["detail.delegate.done:20"])
      #expect(
        read(view: "Button(\"Finish\") { store.send(.delegate(.done)) }")
          == ["detail.delegate.done:39"])
    }

    @Test("views of the app's own can be given what a tap does")
    func ownViews() {
      let bar =
        "struct Bar: View { let close: () -> Void; var body: some View { Button(\"\", action: close) } }"
      #expect(
        read(view: "Bar { store.send(.finishTapped) }", more: bar) == ["detail.delegate.done:20"])
      // One that closes the screen itself.
      let closing =
        "struct Bar: View { @Environment(\\.dismiss) var dismiss; let close: () -> Void; var body: some View { Button(\"\") { close(); dismiss() } } }"
      #expect(read(view: "Bar { store.send(.finishTapped) }", more: closing).isEmpty)
    }

    @Test("a view that only another feature shows has no button there")
    func otherViews() {
      let other = """
        @Reducer struct Cards { @ObservableState struct State { var detail = Detail.State() }; enum Action { case detail(Detail.Action) } }
        struct CardsView: View {
          let store: StoreOf<Cards>
          var body: some View { DetailView(store: store.scope(state: \\.detail, action: \\.detail)) }
        }
        """
      #expect(read(shown: "_ in Text(\"\")", more: other).isEmpty)
    }

    @Test("a button that only reports in one branch is reported")
    func branches() {
      let reaction =
        "if state.isLast { return .send(.delegate(.done)) }; state.count += 1; return .none"
      #expect(read(reaction: reaction).isEmpty)
      let either =
        "if state.isLast { return .send(.delegate(.done)) } else { state.count += 1; return .none }"
      #expect(read(reaction: either) == ["detail.delegate.done:20"])
    }

    @Test(
      "outputs that the parent handles are not reported",
      arguments: [
        "case .detail(.presented(.delegate(.done))): state.detail = nil; return .none; case .detail: return .none",
        "case let .detail(.presented(.delegate(report))): state.isDone = report == .done; return .none; case .detail: return .none",
        "case .detail(.presented(let action)): return track(action); case .detail: return .none",
      ])
    func handled(_ parent: String) {
      #expect(read(parent: parent.replacing("; case", with: "\ncase")).isEmpty)
    }

    @Test(
      "outputs beside another effect are not reported",
      arguments: [
        "state.count += 1; return .send(.delegate(.done))",
        "return .concatenate(.send(.delegate(.done)), .run { _ in await save() })",
        "return .run { send in await save(); await send(.delegate(.done)) }",
      ])
    func informing(_ reaction: String) { #expect(read(reaction: reaction).isEmpty) }

    @Test(
      "outputs are not reported if the view acts or no tap causes them",
      arguments: [
        "Button(\"Finish\") { store.send(.finishTapped); dismiss() }",
        "Text(\"\").onAppear { store.send(.finishTapped) }",
        "NavigationLink(\"Next\") { Text(\"\") }.simultaneousGesture(TapGesture().onEnded { store.send(.finishTapped) })",
      ])
    func views(_ view: String) { #expect(read(view: view).isEmpty) }

    @Test("a report that leads to another one that no code handles is reported where it ends")
    func chains() {
      let guide = """
        @Reducer struct Guide {
          @ObservableState struct State { @Presents var shelf: Shelf.State? }
          enum Action { case shelf(PresentationAction<Shelf.Action>), start }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .start: state.shelf = Shelf.State(); return .none
              case .shelf: return .none
              }
            }
            .ifLet(\\.$shelf, action: \\.shelf) { Shelf() }
          }
        }
        struct GuideView: View {
          @Bindable var store: StoreOf<Guide>
          var body: some View {
            Button("Start") { store.send(.start) }
              .sheet(item: $store.scope(state: \\.shelf, action: \\.shelf)) { ShelfView(store: $0) }
          }
        }
        """
      let shelf = """
        @Reducer struct Shelf {
          @ObservableState struct State { var detail = Detail.State() }
          enum Action { case detail(Detail.Action), delegate(Delegate); enum Delegate { case closed } }
          var body: some ReducerOf<Self> {
            Scope(state: \\.detail, action: \\.detail) { Detail() }
            Reduce { state, action in
              switch action {
              case .detail(.delegate(.done)): return .send(.delegate(.closed))
              case .detail, .delegate: return .none
              }
            }
          }
        }
        @Reducer struct Detail {
          struct State {}
          enum Action { case finishTapped, delegate(Delegate); enum Delegate { case done } }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .finishTapped: return .send(.delegate(.done))
              case .delegate: return .none
              }
            }
          }
        }
        struct ShelfView: View {
          let store: StoreOf<Shelf>
          var body: some View { DetailView(store: store.scope(state: \\.detail, action: \\.detail)) }
        }
        struct DetailView: View {
          let store: StoreOf<Detail>
          var body: some View { Button("") { store.send(.finishTapped) } }
        }
        """
      #expect(unhandled(shelf + "\n" + guide) == ["shelf.delegate.closed:8"])
    }

    @Test("a child in two screens is reported on the screen without a handler")
    func embedded() {
      func read(_ reaction: String) -> [String] {
        unhandled(
          """
          @Reducer struct Grid {
            struct State { var isNew = false }
            enum Action { case tapped, navigation(Navigation); enum Navigation { case showItem } }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .tapped: \(reaction)
                case .navigation: return .none
                }
              }
            }
          }
          @Reducer struct Genre {
            struct State { var grid = Grid.State() }
            enum Action { case grid(Grid.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.grid, action: \\.grid) { Grid() }
              Reduce { state, action in switch action { case .grid: return .none } }
            }
          }
          @Reducer struct Item { struct State {}; enum Action {} }
          @Reducer struct Root {
            @ObservableState struct State { var path = StackState<Path.State>() }
            enum Action { case openGrid, openGenre, path(StackActionOf<Path>) }
            @Reducer enum Path { case grid(Grid), genre(Genre), item(Item) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .openGrid: state.path.append(.grid(Grid.State())); return .none
                case .openGenre: state.path.append(.genre(Genre.State())); return .none
                case .path(.element(id: _, action: .grid(.navigation(.showItem)))):
                  state.path.append(.item(Item.State())); return .none
                case .path: return .none
                }
              }
              .forEach(\\.path, action: \\.path)
            }
          }
          struct GridView: View {
            let store: StoreOf<Grid>
            var body: some View { Button("Item") { store.send(.tapped) } }
          }
          struct GenreView: View {
            let store: StoreOf<Genre>
            var body: some View { GridView(store: store.scope(state: \\.grid, action: \\.grid)) }
          }
          extension Root {
            struct RootView: View {
              @Bindable var store: StoreOf<Root>
              var body: some View {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                  Button("Grid") { store.send(.openGrid) }
                  Button("Genre") { store.send(.openGenre) }
                } destination: { store in
                  switch store.case {
                  case let .grid(store): GridView(store: store)
                  case let .genre(store): GenreView(store: store)
                  case .item: Text("Item")
                  }
                }
              }
            }
          }
          """)
      }
      #expect(read("return .send(.navigation(.showItem))") == ["genre.grid.navigation.showItem:7"])
      // Where the state decides, it may never be sent there.
      let sometimes =
        "if state.isNew { return .send(.navigation(.showItem)) } else { return .none }"
      #expect(read(sometimes).isEmpty)
    }

    /// Docs/Rules/unhandled-output.md: “those that a tap sends, and does nothing else”.
    @Test("knownGap: an output beside another effect is not reported")
    func knownGap_besides() {
      #expect(read(reaction: "return .merge(.send(.delegate(.done)), .cancel(id: 1))").isEmpty)
    }
  }
#endif
