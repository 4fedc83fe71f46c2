#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Features that only show one coordinator, and what they do to it.
  struct WrappedFlowsReadingTests {
    /// A root feature around a coordinator, with what it does.
    private static func app(_ cases: String, state: String = "", modifiers: String = "") -> String {
      """
      @Reducer struct List { struct State: Equatable {}; enum Action { case rowTapped } }
      @Reducer struct Row { struct State: Equatable {}; enum Action { case startOverTapped } }
      @Reducer(state: .equatable) enum Screen { case list(List); case row(Row) }
      @Reducer struct Shop {
        @ObservableState struct State: Equatable {
          var routes: [Route<Screen.State>] = [.root(.list(.init()), embedInNavigationView: true)]
        }
        enum Action { case router(IndexedRouterActionOf<Screen>), show(Int) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .list(.rowTapped))): state.routes.push(.row(.init()))
            case .show: state.routes.push(.row(.init()))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      @Reducer struct Root {
        @ObservableState struct State: Equatable { var shop = Shop.State(); \(state) }
        enum Action { case shop(Shop.Action), opened(URL), forgotten }
        var body: some ReducerOf<Self> {
          Scope(state: \\.shop, action: \\.shop) { Shop() }
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          ShopView(store: store.scope(state: \\.shop, action: \\.shop))
            .onOpenURL { store.send(.opened($0)) }
            .onReceive(center) { _ in store.send(.forgotten) }
        }
      }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .list(store): Button("Row") { store.send(.rowTapped) }
            case let .row(store): Button("Start over") { store.send(.startOverTapped) }
            }
          }
        }
      }
      """
    }

    @Test("what a root sends to the only coordinator that it shows belongs to its own cause")
    func links() {
      let source = Self.app("case .opened: return .send(.shop(.show(1)))")
      #expect(
        Set(Sources.transitions(source).filter { !$0.hasSuffix(":") }) == [
          "list.rowTapped: push row", ".opened effect: inside (push row)",
        ])
      #expect(Sources.operations(source).contains("deeplink.opened: push row"))
    }

    @Test(
      "a state that is made anew makes that of the coordinator in it anew",
      arguments: ["state = .init()", "state = State()", "state.shop = .init()"])
    func resets(_ code: String) {
      let source = Self.app(
        """
        case .shop(.router(.routeAction(_, .row(.startOverTapped)))): \(code); return .none
        case .forgotten: \(code); return .none
        """)
      #expect(
        Sources.transitions(source).filter { $0.contains("reset") } == [
          ".startOverTapped: reset shop", ".forgotten effect: reset shop",
        ])
    }

    @Test("a root that does nothing to its coordinator is none itself")
    func idle() {
      let source = Self.app("case .opened: return .none")
      #expect(Sources.read(source).graph.coordinators.map(\.name) == ["Shop"])
    }

    @Test("a guard on the screen on top")
    func guards() {
      let top = Sources.coordinator(
        """
        case .reset:
          guard state.routes.last?.screen.is(\\.home) == true else { return .none }
          state.routes.push(.detail(.init()))
          return .none
        """)
      #expect(
        Sources.read(top).graph.coordinators.first?.handlers.first?.transition.enabledWhen
          == .top(RoutePattern(route: "home")))
    }
  }
#endif
