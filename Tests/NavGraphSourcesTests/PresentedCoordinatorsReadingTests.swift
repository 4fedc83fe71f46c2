#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Coordinators that a screen presents which is none itself: what they report, and how they close.
  struct PresentedCoordinatorsReadingTests {
    /// What coordinators do about others inside of them, as `App: checkout payment payTapped: clear checkout`.
    private func heard(_ source: String) throws -> [String] {
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return graph.coordinators.flatMap { coordinator in
        coordinator.handlers.compactMap { handler -> String? in
          guard case .descendant(let hosts, let route) = handler.source else { return nil }
          let way = hosts + (route.map { [$0] } ?? [])
          return "\(coordinator.name): \(way.joined(separator: " ")) \(handler.transition.action):"
            + handler.transition.operations.map { " " + words($0) }.joined()
        }
      }.sorted()
    }

    private func words(_ operation: NavGraphModel.Operation) -> String {
      switch operation {
      case .clear(let slot): "clear \(slot)"
      case .fill(let slot, let shown): "show \(shown.target.route) in \(slot)"
      case .select(let tab): "select \(tab.route)"
      case .popFrom(let route): "pop \(route.route)"
      case .within(.child(let hosts), let operations):
        "in \(hosts.joined(separator: " ")) (" + operations.map(words).joined(separator: ", ") + ")"
      default: "\(operation)"
      }
    }

    /// A checkout with a stack of its own, and a screen that presents it.
    private static func shop(paid: String = "return .send(.delegate(.completed))") -> String {
      """
      @Reducer struct Checkout {
        @Reducer enum Path { case payment(Payment) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action {
          case continueTapped, cancelTapped, path(StackActionOf<Path>), delegate(Delegate)
          enum Delegate { case completed }
        }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .continueTapped: state.path.append(.payment(Payment.State())); return .none
            case .cancelTapped: return .run { _ in await dismiss() }
            case .path(.element(_, .payment(.payTapped))): \(paid)
            case .path, .delegate: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct CheckoutView: View {
        @Bindable var store: StoreOf<Checkout>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Continue") { store.send(.continueTapped) }
              .toolbar { Button("Cancel") { store.send(.cancelTapped) } }
          } destination: { store in
            switch store.case {
            case let .payment(store): Button("Pay") { store.send(.payTapped) }
            }
          }
        }
      }
      @Reducer struct Payment {
        @ObservableState struct State {}
        enum Action { case payTapped }
      }
      @Reducer struct Home {
        @ObservableState struct State {
          @Presents var checkout: Checkout.State?
          @Presents var receipt: Receipt.State?
        }
        enum Action {
          case checkoutTapped, checkout(PresentationAction<Checkout.Action>)
          case receipt(PresentationAction<Receipt.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .checkoutTapped: state.checkout = Checkout.State(); return .none
            case .checkout(.presented(.delegate(.completed))):
              state.checkout = nil
              state.receipt = Receipt.State()
              return .none
            case .checkout, .receipt: return .none
            }
          }
          .ifLet(\\.$checkout, action: \\.checkout) { Checkout() }
          .ifLet(\\.$receipt, action: \\.receipt) { Receipt() }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Checkout") { store.send(.checkoutTapped) }
            .fullScreenCover(item: $store.scope(state: \\.checkout, action: \\.checkout)) {
              CheckoutView(store: $0)
            }
            .sheet(item: $store.scope(state: \\.receipt, action: \\.receipt)) { _ in Text("Paid") }
        }
      }
      @Reducer struct Receipt {
        @ObservableState struct State {}
        enum Action {}
      }
      """
    }

    /// An app with tabs.
    ///
    /// - Parameter tabs: The names of those that show the home screen.
    private static func tabs(_ tabs: [String], heard: String = "") -> String {
      """
      @Reducer struct App {
        enum Tab { case \((tabs + ["orders"]).joined(separator: ", ")) }
        @ObservableState struct State {
          var tab = Tab.\(tabs[0])
          \(tabs.map { "var \($0) = Home.State()" }.joined(separator: "\n"))
          var orders = Orders.State()
        }
        enum Action {
          case tabSelected(Tab), orders(Orders.Action)
          \(tabs.map { "case \($0)(Home.Action)" }.joined(separator: "\n"))
        }
        var body: some ReducerOf<Self> {
          \(tabs.map { "Scope(state: \\.\($0), action: \\.\($0)) { Home() }" }
            .joined(separator: "\n"))
          Reduce { state, action in
            switch action {
            case let .tabSelected(tab): state.tab = tab; return .none
            \(heard)
            default: return .none
            }
          }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<App>
        var body: some View {
          TabView(selection: $store.tab.sending(\\.tabSelected)) {
            \(tabs.map {
              "HomeView(store: store.scope(state: \\.\($0), action: \\.\($0))).tag(App.Tab.\($0))"
            }.joined(separator: "\n"))
            Text("Orders").tag(App.Tab.orders)
          }
        }
      }
      @Reducer struct Orders {
        @ObservableState struct State {}
        enum Action {}
      }
      """
    }

    @Test("a tab's screen closes what it presents, and shows more, when that reports")
    func tab() throws {
      #expect(
        try heard(Self.shop() + Self.tabs(["home"])) == [
          "App: checkout dismiss: clear checkout",
          "App: checkout payment payTapped: clear checkout show receipt in receipt",
        ])
    }

    @Test("an element of a stack reports in the same way")
    func element() throws {
      let root = """
        @Reducer struct Root {
          @Reducer enum Path { case home(Home) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case openTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.path.append(.home(Home.State())); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        """
      #expect(
        try heard(Self.shop() + root) == [
          "Root: checkout dismiss: clear checkout",
          "Root: checkout payment payTapped: clear checkout show receipt in receipt",
        ])
    }

    @Test("a screen in two tabs is registered in each")
    func twoTabs() throws {
      #expect(
        try heard(Self.shop() + Self.tabs(["home", "sale"])) == [
          "App: checkout dismiss: clear checkout",
          "App: checkout payment payTapped: clear checkout show receipt in receipt",
          "App: saleCheckout dismiss: clear checkout",
          "App: saleCheckout payment payTapped: clear checkout show saleReceipt in receipt",
        ])
    }

    @Test("an enclosing feature can do more on the same report")
    func more() throws {
      let app = Self.tabs(
        ["home"],
        heard: """
          case .home(.checkout(.presented(.delegate(.completed)))):
            state.tab = .orders
            return .none
          """)
      #expect(
        try heard(Self.shop() + app) == [
          "App: checkout dismiss: clear checkout",
          "App: checkout payment payTapped: clear checkout show receipt in receipt select orders",
        ])
    }

    @Test("content that reports and closes itself closes completely")
    func reportsAndCloses() throws {
      let paid = "return .run { send in await send(.delegate(.completed)); await dismiss() }"
      let shop = Self.shop(paid: paid).replacing("state.checkout = nil", with: "")
      #expect(
        try heard(shop + Self.tabs(["home"])).filter { $0.contains("payTapped") } == [
          "App: checkout payment payTapped: show receipt in receipt clear checkout"
        ])
    }
  }
#endif
