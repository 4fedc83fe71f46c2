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
          @Presents var alert: AlertState<Action>?
        }
        enum Action {
          case router(IndexedRouterActionOf<\(name)Screen>), alert(PresentationAction<Action>)
        }
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

    @Test("a button of the app's own counts, unless it may be off")
    func ownButtons() {
      func unhandled(_ body: String) -> [String] {
        Self.unhandled(
          cart: Self.address, own: Self.ignoring,
          view: """
            MainButton("Address") { store.send(.addressTapped) } } }
            }
            struct MainButton: View {
              let title: String
              let action: () -> Void
              init(_ title: String, action: @escaping () -> Void) {
                self.title = title
                self.action = action
              }
              var body: some View { VStack { \(body)
            """)
      }
      let button = "Button { action() } label: { Text(title) }"
      #expect(unhandled(button) == ["Shop addressTapped, as Cart"])
      #expect(unhandled(button + ".disabled(title.isEmpty)").isEmpty)
      #expect(unhandled("if !title.isEmpty { \(button) }").isEmpty)
      #expect(unhandled("Text(title).onAppear { action() }").isEmpty)
    }

    @Test(
      "parts of states, results of calls and what an alert sends are no actions of another screen")
    func otherValues() {
      let shop = """
        case .router(.routeAction(_, action: .checkout(.addTapped))):
          for (_, element) in zip(state.routes.ids, state.routes) {
            if case .checkout(let checkout) = element.screen { print(checkout) }
          }
          return .run { send in
            let result = await client.load()
            switch result {
            case .success(let value): print(value)
            case .failure: break
            }
          }
        case .alert(.presented(let action)): return .send(action)
        """
      #expect(
        Self.unhandled(shop: shop, cart: Self.address, own: Self.ignoring, view: Self.button)
          == ["Shop addressTapped, as Cart"])
      // The loop may be over actions.
      let loop = """
        case .router(let action):
          for one in [action] { if case .checkout(let inner) = one { print(inner) } }
        """
      #expect(
        Self.unhandled(shop: loop, cart: Self.address, own: Self.ignoring, view: Self.button)
          .isEmpty)
    }

    @Test("only a screen whose view has the button is reported")
    func views() {
      let cart = Self.address.replacing(".checkout(", with: ".review(")
      func shown(_ name: String) -> String {
        Self.coordinator(name, name == "Cart" ? cart : "")
          .replacing("checkout(Checkout), ", with: "checkout(Checkout), review(Checkout), ")
          .replacing(
            "case .address(let store):",
            with: "case .review(let store): ReviewView(store: store)\n    case .address(let store):"
          )
      }
      let source = """
        @Reducer struct Start { struct State {}; enum Action { case openTapped } }
        struct StartView: View {
          let store: StoreOf<Start>
          var body: some View { Button("Open") { store.send(.openTapped) } }
        }
        @Reducer struct Checkout {
          struct State {}
          enum Action { case addressTapped, payTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addressTapped: return .none
              case .payTapped: return .none
              }
            }
          }
        }
        struct CheckoutView: View {
          let store: StoreOf<Checkout>
          var body: some View { Button("Pay") { store.send(.payTapped) } }
        }
        struct ReviewView: View {
          let store: StoreOf<Checkout>
          var body: some View { \(Self.button) }
        }
        \(shown("Shop"))
        \(shown("Cart"))
        """
      let unhandled = Sources.read(source).graph.coordinators.flatMap { coordinator in
        coordinator.routes.flatMap { route in
          route.unhandled.map { "\(coordinator.name).\(route.name) \($0.action)" }
        }
      }
      #expect(unhandled == ["Shop.review addressTapped"])
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
