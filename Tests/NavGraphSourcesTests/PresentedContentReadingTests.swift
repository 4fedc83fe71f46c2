#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What the content of a presentation holds: optional children and further presentations.
  struct PresentedContentReadingTests {
    private func shop(_ presentation: String) -> String {
      """
      struct Shop: Reducer {
        struct State: Equatable { var item: Item.State?; var isItemOpen = false }
        enum Action { case showTapped, closed, item(Item.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .showTapped: state.item = Item.State(); state.isItemOpen = true; return .none
            case .closed: state.item = nil; state.isItemOpen = false; return .none
            case .item: return .none
            }
          }
          .ifLet(\\.item, action: /Action.item) { Item() }
        }
      }
      struct Item: Reducer {
        struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Show") { viewStore.send(.showTapped) }
              \(presentation)
          }
        }
      }
      """
    }

    private static let content =
      "IfLetStore(store.scope(state: \\.item, action: Shop.Action.item)) { _ in Text(\"\") }"

    @Test(
      "an optional child in presented content is no presentation of its own",
      arguments: [
        (
          ".sheet(isPresented: viewStore.binding(get: \\.isItemOpen, send: .closed)) { \(content) }",
          "isItemOpen", SlotKind.sheet
        ),
        (
          ".fullScreenCover(isPresented: viewStore.binding(get: { $0.item != nil }, send: .closed)) { \(content) }",
          "item", .cover
        ),
        (
          ".background(NavigationLink(isActive: viewStore.binding(get: { $0.item != nil }, send: .closed)) { \(content) } label: { EmptyView() })",
          "item", .push
        ),
        (
          ".fullScreenCover(isPresented: viewStore.binding(get: isOpen, send: .closed)) { \(content) }",
          "item", .cover
        ),
      ])
    func optionalChild(_ presentation: String, _ name: String, _ kind: SlotKind) throws {
      let graph = Sources.read(shop(presentation)).graph
      let coordinator = try #require(graph.coordinators.first)
      #expect(coordinator.slots.map(\.name) == [name])
      #expect(coordinator.slots.map(\.kind) == [kind])
    }

    @Test("the destination of a link is presented content")
    func destination() {
      let link = """
        .background(
          NavigationLink(
            destination: IfLetStore(store.scope(state: \\.item, action: Shop.Action.item), then: ItemView.init(store:)),
            isActive: viewStore.binding(get: \\.isItemOpen, send: .closed)
          ) { Text("") })
        """
      let text =
        shop(link)
        .replacing("enum Action {}", with: "enum Action { case closeTapped }")
        .replacing(
          "case .item: return .none",
          with: """
            case .item(.closeTapped): state.isItemOpen = false; return .none
            """) + """

          struct ItemView: View {
            let store: StoreOf<Item>
            var body: some View { Button("Close") { ViewStore(store).send(.closeTapped) } }
          }
          """
      #expect(
        Sources.transitions(text) == ["root.showTapped: show item", "item.closeTapped: dismiss"])
    }

    private static let music = """
      @Reducer struct Radio {
        @ObservableState struct State: Equatable {
          var isTunerOpen = false
          @Presents var notice: AlertState<Never>?
          @Presents var clock: Clock.State?
        }
        enum Action {
          case openTapped, wakeTapped, shutTapped, failed
          case clock(PresentationAction<Clock.Action>), notice(PresentationAction<Never>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped: state.isTunerOpen = true; return .none
            case .wakeTapped: state.clock = Clock.State(); return .run { send in await send(.failed) }
            case .failed: state.notice = AlertState { TextState("") }; return .none
            case .shutTapped: state.isTunerOpen = false; return .none
            case .clock(.presented(.stopTapped)): state.clock = nil; return .none
            case .clock, .notice: return .none
            }
          }
          .ifLet(\\.$clock, action: \\.clock) { Clock() }
          .ifLet(\\.$notice, action: \\.notice)
        }
      }
      @Reducer struct Clock { @ObservableState struct State: Equatable {}; enum Action { case stopTapped } }
      struct RadioView: View {
        @Bindable var store: StoreOf<Radio>
        var body: some View {
          Button("Open") { store.send(.openTapped) }
            .fullScreenCover(isPresented: $store.isTunerOpen) {
              VStack { Button("Shut") { store.send(.shutTapped) }; Button("Wake") { store.send(.wakeTapped) } }
                .sheet(item: $store.scope(state: \\.clock, action: \\.clock)) { store in
                  Button("Stop") { store.send(.stopTapped) }
                }
                .alert($store.scope(state: \\.notice, action: \\.notice))
            }
        }
      }
      """

    @Test("what the content of a cover presents belongs to the cover's screen")
    func slotOfContent() throws {
      let reading = Sources.read(Self.music)
      let coordinator = try #require(reading.graph.coordinators.first)
      #expect(coordinator.slots.map(\.name) == ["isTunerOpen"])
      let tuner = try #require(coordinator.routes.first { $0.name == "tuner" })
      #expect(tuner.slots.map(\.name).sorted() == ["clock", "notice"])
      #expect(reading.reading.unclear.isEmpty)
      #expect(
        Sources.transitions(Self.music).filter { !$0.contains("failed") } == [
          "root.openTapped: show tuner", "tuner.wakeTapped: show clock show notice",
          "tuner.shutTapped: dismiss", "clock.stopTapped: dismiss",
        ])
    }
  }
#endif
