#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Alerts whose buttons send the feature's own actions, and a choice of screens by name beside them.
  struct AlertsReadingTests {
    private static let source = """
      @Reducer struct Help { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer struct List { struct State: Equatable {}; enum Action { case openTapped, emptied } }
      @Reducer enum Path { case help(Help) }
      @Reducer struct Shop {
        @ObservableState struct State: Equatable {
          enum Destination { case cart, ghost }
          @Presents var alert: AlertState<Action>?
          var destination: Destination?
          var isMapShown = false
          var list = List.State()
          var path = StackState<Path.State>()
        }
        indirect enum Action {
          case alert(PresentationAction<Action>), undone(String?, Action)
          case list(List.Action)
          case askTapped, openTapped, mapTapped, cartTapped, ghostTapped
          case path(StackActionOf<Path>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .askTapped: state.alert = .question(); return .none
            case .openTapped: return .send(.list(.openTapped))
            case .list(.openTapped): state.path.append(.help(Help.State())); return .none
            case .list(.emptied): state.path.removeAll(); return .none
            case .mapTapped: state.isMapShown = true; return .none
            case .cartTapped: state.destination = .cart; return .none
            case .ghostTapped: state.destination = .ghost; return .none
            case .alert(.presented(let action)): return .send(action)
            case .undone(_, let action): return .send(action)
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      extension AlertState where Action == Shop.Action {
        static func question() -> AlertState {
          AlertState { TextState("Empty?") } actions: {
            ButtonState(role: .destructive, action: .list(.emptied)) { TextState("Yes") }
          }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            VStack {
              Button("Ask") { store.send(.askTapped) }
              Button("Open") { store.send(.openTapped) }
              Button("Map") { store.send(.mapTapped) }
              Button("Cart") { store.send(.cartTapped) }
              Button("Ghost") { store.send(.ghostTapped) }
            }
            .navigationLinkEmpty(isActive: store.bindingFor(.cart)) { Text("Cart") }
            .sheet(isPresented: $store.isMapShown) { Text("Map") }
            .alert($store.scope(state: \\.alert, action: \\.alert))
          } destination: { store in Text("Help") }
        }
      }
      """

    private func shop() throws -> CoordinatorDefinition {
      try #require(Sources.read(Self.source).graph.coordinators.first { $0.name == "Shop" })
    }

    @Test("an alert whose buttons send any action sends what its buttons are given, and no more")
    func buttons() throws {
      let shop = try shop()
      let alert = try #require(shop.routes.first { $0.name == "alert" })
      #expect(alert.transitions.map(\.action) == ["list.emptied"])
      let names = (shop.routes.flatMap(\.transitions) + shop.handlers.map(\.transition)).map(
        \.action)
      #expect(!names.contains { $0.hasPrefix("undone.") })
    }

    @Test("a case that no view presents is no screen where views present others by their names")
    func neverPresented() throws {
      let shop = try shop()
      #expect(shop.routes.contains { $0.name == "cart" })
      #expect(!shop.routes.contains { $0.name == "ghost" })
    }

    @Test("what is presented stands in front of what is pushed")
    func order() throws {
      let slots = try shop().slots + (try shop().routes.flatMap(\.slots))
      #expect(slots.map(\.kind) == [.alert, .sheet, .push])
    }
  }
#endif
