#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Tabs that a tap does not select.
  struct TabTapsReadingTests {
    private static func app(_ code: String) -> String {
      """
      @Reducer struct Page { struct State {}; enum Action { case tapped } }
      @Reducer struct Dock {
        enum Part { case news, write, me }
        @ObservableState struct State {
          var news = Page.State()
          var me = Page.State()
          var part: Part = .news
          @Presents var letter: Page.State?
        }
        enum Action {
          case news(Page.Action), me(Page.Action), picked(Part), moved(Part), wanted
          case letter(PresentationAction<Page.Action>)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.news, action: \\.news) { Page() }
          Scope(state: \\.me, action: \\.me) { Page() }
          Reduce { state, action in
            switch action {
            case let .picked(part):
              \(code)
              return .none
            case let .moved(part):
              state.part = part
              return .none
            default: return .none
            }
          }
          .ifLet(\\.$letter, action: \\.letter) { Page() }
        }
      }
      struct DockView: View {
        @Bindable var store: StoreOf<Dock>
        var body: some View {
          TabView(selection: $store.part.sending(\\.picked)) {
            PageView(store: store.scope(state: \\.news, action: \\.news)).tag(Dock.Part.news)
            Color.clear.tag(Dock.Part.write)
            PageView(store: store.scope(state: \\.me, action: \\.me)).tag(Dock.Part.me)
          }
          .sheet(item: $store.scope(state: \\.letter, action: \\.letter)) { _ in Text("Letter") }
        }
      }
      @Reducer struct Start {
        @Reducer enum Screen { case dock(Dock), form(Page) }
        @ObservableState struct State {
          var routes: [Route<Screen.State>] = [.root(.dock(.init()), embedInNavigationView: true)]
        }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .dock(.wanted))):
              state.routes.push(.form(.init()))
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      """
    }

    @Test(
      "a tab that a tap does not select is registered as such, with what the tap does",
      arguments: [
        (
          "if part == .write { return .send(.wanted) }\nstate.part = part",
          [".picked.write: inside (push form)"]
        ),
        (
          "switch part { case .write: state.letter = .init()\ndefault: state.part = part }",
          [".picked.write: show letter"]
        ),
        ("guard part != .write else { return .none }\nstate.part = part", []),
      ])
    func refused(_ code: String, _ said: [String]) throws {
      let (dock, tabs) = try Self.dock(code)
      #expect(tabs.options == ["write": TabOptions(condition: .any([]))])
      #expect(Sources.transitions(Self.app(code)).filter { $0.hasPrefix(".picked") } == said)
      #expect(
        dock.routes.first { $0.name == "write" }?.suppressions.map(\.rule) == ["unreachable-route"])
    }

    @Test(
      "a tab that code selects for each value is selected by a tap, also by an action that it sends",
      arguments: [
        "state.part = part", "if part != state.part { state.part = part }",
        "if part == .write { return .send(.moved(.write)) }\nstate.part = part",
      ])
    func selected(_ code: String) throws {
      let (_, tabs) = try Self.dock(code)
      #expect(tabs.options.isEmpty)
    }

    private static func dock(
      _ code: String
    ) throws -> (dock: CoordinatorDefinition, tabs: TabsContainer) {
      let graph = Sources.read(app(code)).graph
      let dock = try #require(graph.coordinators.first { $0.name == "Dock" })
      guard case .tabs(let tabs) = dock.container else { throw NoTabs() }
      return (dock, tabs)
    }

    private struct NoTabs: Error {}
  }
#endif
