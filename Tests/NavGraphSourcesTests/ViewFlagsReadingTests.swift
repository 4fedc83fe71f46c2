#if SourceReading
  import NavGraphSources
  import Testing

  /// What modifiers do with flags, and what functions that the app adds to stores send.
  struct ViewFlagsReadingTests {
    private static let button = "Button(\"Open\") { store.send(.openTapped) }"

    private static func opened(_ view: String, _ rest: String = "") -> [String] {
      Sources.transitions(
        Sources.sheetApp(
          "openTapped", "case .openTapped: state.sheet = Sheet.State(); return .none",
          start: view, rest: rest))
    }

    @Test(
      "a modifier of the app's own can hide or disable a button",
      arguments: [
        ("func hide(_ isOff: Bool) -> some View { opacity(isOff ? 0 : 1) }", true),
        ("func hide(_ isOff: Bool) -> some View { self.padding().disabled(isOff).frame() }", true),
        ("func hide(_ isOff: Bool) -> some View { allowsHitTesting(!isOff) }", true),
        (
          "@ViewBuilder func hide(_ isOff: Bool) -> some View { if isOff { EmptyView() } else { self } }",
          true
        ),
        (
          "@ViewBuilder func hide(_ isOff: Bool) -> some View { if !isOff { self } else { self.hidden() } }",
          true
        ),
        ("@ViewBuilder func hide(_ isOff: Bool) -> some View { if !isOff { self } }", true),
        (
          "@ViewBuilder func hide(_ isOff: Bool) -> some View { if isOff { overlay(Text(\"\")) } else { self } }",
          false
        ),
        ("func hide(_ isOff: Bool) -> some View { modifier(Hiding(isHidden: isOff)) }", true),
        ("func hide(_ isOff: Bool) -> some View { opacity(isOff ? 0.3 : 1) }", false),
        (
          "@ViewBuilder func hide(_ isOff: Bool) -> some View { if isOff { self.padding() } else { self } }",
          false
        ),
      ])
    func ownModifiers(_ function: String, _ asks: Bool) {
      let found = Self.opened(
        Self.button + ".hide(store.isOff)",
        """
        extension View { \(function) }
        struct Hiding: ViewModifier {
          let isHidden: Bool
          func body(content: Content) -> some View { content.opacity(isHidden ? 0 : 1) }
        }
        """)
      #expect(found == ["root.openTapped: show sheet" + (asks ? " if !store.isOff" : "")])
    }

    @Test("a modifier of the app's own can add content at times")
    func addedContent() {
      let function = """
        extension View {
          @ViewBuilder func apply(
            if isOn: @autoclosure () -> Bool, change: (Self) -> some View
          ) -> some View { if isOn() { change(self) } else { self } }
        }
        """
      #expect(
        Self.opened(
          "Text(\"\").apply(if: store.isOn) { $0.overlay { \(Self.button) } }", function)
          == ["root.openTapped: show sheet if store.isOn"])
      #expect(
        Self.opened(Self.button + ".apply(if: store.isOn) { $0.padding() }", function)
          == ["root.openTapped: show sheet"])
    }

    @Test("what cannot be seen cannot be tapped")
    func opacity() {
      #expect(
        Self.opened(Self.button + ".opacity(store.isOn ? 1 : 0)")
          == ["root.openTapped: show sheet if store.isOn"])
      #expect(
        Self.opened(Self.button + ".opacity(store.isOn ? 1 : 0.5)")
          == ["root.openTapped: show sheet"])
    }

    @Test("a function that the app adds to a store sends for the view that calls it")
    func storeFunctions() {
      let function = """
        extension StoreOf<Root> { func open(_ url: URL) { send(.openTapped) } }
        """
      #expect(
        Self.opened("Text(\"\").onOpenURL { store.open($0) }", function)
          == ["root.openTapped effect: show sheet"])
      #expect(
        Self.opened("if store.isOn { Button(\"\") { store.open(url) } }", function)
          == ["root.openTapped: show sheet if store.isOn"])
    }

    /// A list that only a publisher fills, which an action starts.
    private static func published(_ start: String, _ made: String) -> [String] {
      Sources.transitions(
        Sources.sheetApp(
          "start, loaded(Int), log(Log)",
          """
          case .start: return .publisher { items.load().map(\(made)) }
          case .loaded: state.sheet = Sheet.State(); return .none
          case .log: return .run { send in await send(Action.log(.loaded(1))) }
          """, start: start, rest: "enum Log { case loaded(Int) }" + Sources.appStart))
    }

    @Test("what only an action starts that nothing sends never happens")
    func deadPublisher() {
      for made in ["Root.Action.loaded", "Action.loaded", "{ .loaded($0) }"] {
        let dead = Self.published("Text(\"\")", made)
        #expect(dead == ["root.start sent: show sheet"])
        #expect(
          !Self.published("Button(\"\") { store.send(.start) }", made).contains {
            $0.contains("sent")
          })
      }
    }

    @Test("an action that several others lead to never happens if they never do")
    func deadSenders() {
      let found = Sources.transitions(
        Sources.sheetApp(
          "start, restart, loaded",
          """
          case .start: return .send(.loaded)
          case .restart: return .run { send in await send(.loaded) }
          case .loaded: state.sheet = Sheet.State(); return .none
          """, start: "Text(\"\")", rest: Sources.appStart))
      #expect(found == ["root.start sent: show sheet", "root.restart sent: show sheet"])
    }

    @Test("the app's first view with its store is heard, whatever parts it has")
    func firstStore() {
      let found = Sources.transitions(
        Sources.sheetApp(
          "openTapped", "case .openTapped: state.sheet = Sheet.State(); return .none",
          start: "\(Self.button); PartView(store: store)",
          rest: """
            struct PartView: View { let store: StoreOf<Root>; var body: some View { Text("") } }
            @main struct Start: App {
              var body: some Scene {
                WindowGroup { RootView(store: Store(initialState: Root.State()) { Root() }) }
              }
            }
            """))
      #expect(found == ["root.openTapped: show sheet"])
    }

    @Test("a view with a store of its own sends a screen of the same feature nothing")
    func ownStore() {
      func taps(_ store: String) -> [String] {
        Sources.transitions(
          """
          @Reducer struct Item {
            @ObservableState struct State { var isNew = false }
            enum Action { case openTapped }
          }
          struct ItemView: View {
            let store: StoreOf<Item>
            var body: some View { if store.isNew { Button("") { store.send(.openTapped) } } }
          }
          struct ItemListView: View {
            let store: StoreOf<Item>
            var body: some View { Button("") { store.send(.openTapped) } }
          }
          """
            + Sources.sheetApp(
              "item(Item.Action)",
              "case .item(.openTapped): state.sheet = Sheet.State(); return .none",
              start: """
                ItemView(store: store.scope(state: \\.item, action: \\.item))
                ItemListView(store: \(store))
                """
            ).replacing("@Presents var sheet", with: "var item = Item.State(); @Presents var sheet")
        )
      }
      #expect(
        taps("Store(initialState: Item.State()) { Item() }")
          == ["root.item.openTapped: show sheet if store.isNew"])
      #expect(
        taps("store.scope(state: \\.item, action: \\.item)")
          == ["root.item.openTapped: show sheet"])
    }
  }
#endif
