#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Features whose state is an enum, which their reducers write as a whole.
  struct EnumStatesReadingTests {
    private static let children = """
      @Reducer struct Login { struct State {}; enum Action { case doneTapped } }
      @Reducer struct Product { struct State {}; enum Action { case closeTapped } }
      @Reducer struct Shop {
        @Reducer enum Path { case product(Product) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case logoutTapped, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }.forEach(\\.path, action: \\.path)
        }
      }
      """

    private static let cases = """
      case .login(.doneTapped): state = .shop(Shop.State())
      case .shop(.logoutTapped): state = .login(Login.State())
      """

    private static func reducer(_ cases: String) -> String {
      "Reduce { state, action in switch action { \(cases) \ndefault: break }\n return .none }"
    }

    private static func transitions(_ root: String, _ outer: String = "") -> [String] {
      Sources.transitions([children, root, outer].joined(separator: "\n"))
    }

    // MARK: An enum in the state of another feature

    private static let structure = """
      @Reducer struct Root {
        @ObservableState enum State {
          case login(Login.State), shop(Shop.State)
          init() { self = .login(Login.State()) }
        }
        enum Action { case login(Login.Action), shop(Shop.Action) }
        var body: some ReducerOf<Self> { \(reducer(cases)) }
      }
      """

    private static let enumeration = """
      @Reducer enum Root {
        case login(Login), shop(Shop)
        static var body: some ReducerOf<Self> { \(reducer(cases)) }
      }
      """

    @Test(
      "an enum feature switches itself where another one holds it",
      arguments: [structure, enumeration])
    func held(_ root: String) {
      let app = """
        @Reducer struct Main {
          @ObservableState struct State { var root: Root.State = .login(Login.State()) }
          enum Action { case root(Root.Action), open }
          var body: some ReducerOf<Self> {
            Scope(state: \\.root, action: \\.root) { Root.body }
            \(Self.reducer("case .open: state.root = .shop(Shop.State())"))
          }
        }
        struct ShopView: View {
          let store: StoreOf<Shop>
          var body: some View { Button("Log out") { store.send(.logoutTapped) } }
        }
        """
      let graph = Sources.read([Self.children, root, app].joined(separator: "\n")).graph
      #expect(graph.coordinators.map(\.name).sorted() == ["Main", "Shop"])
      #expect(
        Self.transitions(root, app) == [
          "login.doneTapped: show shop", ".logoutTapped: show login", ".open: show shop",
        ])
    }

    // MARK: A payload that is changed and put back

    private static let changes = [
      """
      guard case .shop(var shop) = state else { return .none }
      shop.path.append(.product(Product.State()))
      state = .shop(shop)
      """,
      """
      guard case let .shop(current) = state else { return .none }
      var shop = current
      shop.path.append(.product(Product.State()))
      state = .shop(shop)
      """,
      """
      if case var .shop(shop) = state {
        shop.path.append(.product(Product.State()))
        state = .shop(shop)
      }
      """,
    ]

    @Test(
      "changing a case's payload in place does not show the case again", arguments: changes)
    func putBack(_ change: String) {
      let root = """
        @Reducer struct Root {
          @ObservableState enum State { case login(Login.State), shop(Shop.State) }
          enum Action { case open, login(Login.Action), shop(Shop.Action) }
          var body: some ReducerOf<Self> { \(Self.reducer("case .open:\n" + change)) }
        }
        """
      let handlers = Sources.read([Self.children, root].joined(separator: "\n")).graph.coordinators
        .flatMap(\.handlers)
      let product = Destination(target: RoutePattern(route: "product"), presentation: .push)
      #expect(
        handlers.map(\.transition.operations) == [
          [.within(.child(["shop"]), [.append(product)])], [],
        ])
    }

    @Test("a case built from a part of another one is shown")
    func madeOfParts() {
      let root = """
        @Reducer struct Root {
          @ObservableState enum State { case login(Login.State), shop(Shop.State) }
          enum Action { case open, login(Login.Action), shop(Shop.Action) }
          var body: some ReducerOf<Self> {
            \(Self.reducer("case .open: if case let .login(login) = state { state = .shop(Shop.State(login: login)) }"))
          }
        }
        """
      #expect(Self.transitions(root).contains { $0.contains("show shop") })
    }

    // MARK: An initializer

    @Test("an enum starts with the case that its initializer makes, and is recreated with it")
    func ownStart() {
      let root = """
        @Reducer struct Root {
          @ObservableState enum State {
            case login(Login.State), shop(Shop.State)
            init() { self = .shop(Shop.State()) }
          }
          enum Action { case open, login(Login.Action), shop(Shop.Action) }
          var body: some ReducerOf<Self> { \(Self.reducer("case .open: state = Root.State()")) }
        }
        """
      let graph = Sources.read([Self.children, root].joined(separator: "\n")).graph
      let own = graph.coordinators.first { $0.name == "Root" }
      #expect(own?.container == .switch(SwitchContainer(initial: "shop")))
      #expect(Self.transitions(root) == [".open: show shop"])
    }
  }
#endif
