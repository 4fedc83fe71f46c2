#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What several features do about one action, and what is one action of several.
  struct TogetherReadingTests {
    /// A tab that presents a checkout, with what the tab's feature and the root do about its end.
    private static func shop(
      tab: String, root: String, checkout: String = "return .none", more: String = ""
    ) -> String {
      """
      @Reducer struct Checkout {
        @ObservableState struct State {}
        enum Action { case payTapped }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { _, action in switch action { case .payTapped: \(checkout) } }
        }
      }
      struct CheckoutView: View {
        let store: StoreOf<Checkout>
        var body: some View { Button("Pay") { store.send(.payTapped) } }
      }
      @Reducer struct Cart {
        @ObservableState struct State { @Presents var checkout: Checkout.State? }
        enum Action { case checkoutTapped, checkout(PresentationAction<Checkout.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .checkoutTapped: state.checkout = Checkout.State(); return .none
            case .checkout(.presented(.payTapped)): \(tab); return .none
            case .checkout: return .none
            }
          }
          .ifLet(\\.$checkout, action: \\.checkout) { Checkout() }
        }
      }
      struct CartView: View {
        @Bindable var store: StoreOf<Cart>
        var body: some View {
          Button("Check out") { store.send(.checkoutTapped) }
            .sheet(item: $store.scope(state: \\.checkout, action: \\.checkout)) {
              CheckoutView(store: $0)
            }
        }
      }
      @Reducer struct Root {
        enum Tab { case cart, orders }
        @ObservableState struct State { var tab = Tab.cart; var cart = Cart.State() }
        enum Action { case selected(Tab), cart(Cart.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.cart, action: \\.cart) { Cart() }
          Reduce { state, action in
            switch action {
            case .selected(let tab): state.tab = tab; return .none
            case .cart(.checkout(.presented(.payTapped))): \(root); return .none
            case .cart: return .none
            }
          }
          \(more)
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          TabView(selection: $store.tab.sending(\\.selected)) {
            CartView(store: store.scope(state: \\.cart, action: \\.cart)).tag(Root.Tab.cart)
            Text("Orders").tag(Root.Tab.orders)
          }
        }
      }
      """
    }

    private static func paid(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.contains("payTapped") }
    }

    @Test("a feature and the enclosing one act together, from the innermost outwards")
    func twoFeatures() {
      let source = Self.shop(tab: "state.checkout = nil", root: "state.tab = .orders")
      let orders = Operation.select(RoutePattern(route: "orders"))
      #expect(Self.paid(source) == ["checkout.payTapped: dismiss \(orders)"])
    }

    @Test("both bodies of a feature act")
    func twoBodies() {
      let source = Self.shop(
        tab: "state.checkout = nil", root: "break",
        more: """
          Reduce { state, action in
            if case .cart(.checkout(.presented(.payTapped))) = action { state.tab = .orders }
            return .none
          }
          """)
      let orders = Operation.select(RoutePattern(route: "orders"))
      #expect(Self.paid(source) == ["checkout.payTapped: dismiss \(orders)"])
    }

    @Test("content closed twice is closed once")
    func closedTwice() {
      let source = Self.shop(
        tab: "state.checkout = nil", root: "break",
        checkout: "return .run { _ in await dismiss() }")
      #expect(Self.paid(source) == ["checkout.payTapped: dismiss"])
    }

    @Test("conditions are kept")
    func conditions() {
      let source = Self.shop(
        tab: "if state.isDone { state.checkout = nil }", root: "state.tab = .orders")
      let orders = Operation.select(RoutePattern(route: "orders"))
      #expect(
        Self.paid(source) == [
          "checkout.payTapped: dismiss \(orders) if state.isDone",
          "checkout.payTapped: \(orders) if !state.isDone",
        ])
    }

    @Test("an action that carries another one of its own feature is one action")
    func alertOfAnInnerFeature() {
      let source = """
        @Reducer struct Inner { struct State {}; enum Action { case closeTapped } }
        @Reducer struct Root {
          @Reducer enum Path { case inner(Inner) }
          @ObservableState struct State {
            var path = StackState<Path.State>()
            @Presents var alert: AlertState<Action.Alert>?
          }
          enum Action {
            case alert(PresentationAction<Alert>), path(StackActionOf<Path>), openTapped, saveTapped
            indirect case saved(Error?, Root.Action)
            enum Alert { case retry }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.path.append(.inner(Inner.State())); return .none
              case .saveTapped:
                return .publisher {
                  client.save().map { .saved(nil, .openTapped) }
                    .catch { error in Just(.saved(error, .openTapped)).eraseToAnyPublisher() }
                }
              case let .saved(error, _):
                if error != nil { state.alert = AlertState { TextState("Failed") } }
                return .none
              default: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
            .forEach(\\.path, action: \\.path)
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Open") { store.send(.openTapped) }
              Button("Save") { store.send(.saveTapped) }
            } destination: { _ in Text("") }
            .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.openTapped: push inner",
          "root.saveTapped: show alert if error != nil", "root.saveTapped: if error == nil",
        ])
    }
  }
#endif
