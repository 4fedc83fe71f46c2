#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Features that two coordinators show, and what only one of those handles.
  struct SharedFeaturesReadingTests {
    private static func coordinator(_ name: String, _ cases: String) -> String {
      """
      @Reducer enum \(name)Screen { case start(Start), checkout(Checkout), address(Start) }
      @Reducer struct \(name) {
        @ObservableState struct State {
          var routes: [Route<\(name)Screen.State>] = [.root(.start(Start.State()), embedInNavigationView: true)]
        }
        enum Action { case router(IndexedRouterActionOf<\(name)Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .start(.openTapped))):
              state.routes.push(.checkout(Checkout.State()))
            \(cases)
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct \(name)View: View {
        let store: StoreOf<\(name)>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case .start(let store): StartView(store: store)
            case .checkout(let store): CheckoutView(store: store)
            case .address(let store): StartView(store: store)
            }
          }
        }
      }
      """
    }

    private static func unhandled(
      shop: String = "", cart: String, own: String, view: String
    ) -> [String] {
      let source = """
        @Reducer struct Start { struct State {}; enum Action { case openTapped } }
        struct StartView: View {
          let store: StoreOf<Start>
          var body: some View { Button("Open") { store.send(.openTapped) } }
        }
        @Reducer struct Checkout {
          @ObservableState struct State { var items: [Int] = [] }
          enum Action {
            case addressTapped, addTapped, payTapped, delegate(Delegate)
            enum Delegate { case paid }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              \(own)
              }
            }
          }
        }
        struct CheckoutView: View {
          let store: StoreOf<Checkout>
          var body: some View { VStack { \(view) } }
        }
        \(coordinator("Shop", shop))
        \(coordinator("Cart", cart))
        """
      return Sources.read(source).graph.coordinators.flatMap { coordinator in
        coordinator.routes.flatMap { route in
          route.unhandled.map { one in
            "\(coordinator.name) \(one.action)"
              + (one.handledBy.isEmpty ? "" : ", as \(one.handledBy.joined(separator: " "))")
          }
        }
      }
    }

    private static let address =
      "case .router(.routeAction(_, action: .checkout(.addressTapped))): state.routes.push(.address(Start.State()))"
    private static let button = "Button(\"Address\") { store.send(.addressTapped) }"
    private static let ignoring =
      "case .addressTapped, .addTapped, .payTapped, .delegate: return .none"

    @Test("a tap that one of two coordinators handles is reported for the other one")
    func taps() {
      #expect(
        Self.unhandled(cart: Self.address, own: Self.ignoring, view: Self.button)
          == ["Shop addressTapped, as Cart"])
      #expect(
        Self.unhandled(
          shop: Self.address, cart: Self.address, own: Self.ignoring, view: Self.button
        )
        .isEmpty)
    }

    @Test("a tap that is not always there, or does something itself, is not reported")
    func otherTaps() {
      #expect(
        Self.unhandled(
          cart: Self.address, own: Self.ignoring, view: "if store.items.isEmpty { \(Self.button) }"
        ).isEmpty)
      let own = """
        case .addressTapped: state.items = []; return .none
        case .addTapped, .payTapped, .delegate: return .none
        """
      #expect(Self.unhandled(cart: Self.address, own: own, view: Self.button).isEmpty)
    }

    @Test("a report after a check of what the user can change is reported where nothing handles it")
    func reports() {
      let paid =
        "case .router(.routeAction(_, action: .checkout(.delegate(.paid)))): state.routes.goBack()"
      func own(_ check: String) -> String {
        """
        case .addTapped: state.items.append(1); return .none
        case .payTapped:
          guard \(check) else { return .none }
          return .send(.delegate(.paid))
        case .addressTapped, .delegate: return .none
        """
      }
      let view = """
        Button("Pay") { store.send(.payTapped) }.disabled(store.items.isEmpty)
        Button("Add") { store.send(.addTapped) }
        """
      #expect(
        Self.unhandled(cart: paid, own: own("!state.items.isEmpty"), view: view)
          == ["Shop delegate.paid, as Cart"])
      // The place may decide.
      #expect(Self.unhandled(cart: paid, own: own("isAllowed"), view: view).isEmpty)
    }
  }
#endif
