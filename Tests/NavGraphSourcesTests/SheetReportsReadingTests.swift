#if SourceReading
  import Foundation
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What a button in a sheet reports to the coordinators around its screen.
  struct SheetReportsReadingTests {
    /// A screen with a sheet, and a coordinator that hears what the screen reports.
    private static func app(_ cases: String, sheet: String, actions: String = "", rest: String = "")
      -> String
    {
      Sources.coordinator(
        named: "Main", screens: "case feed(Feed); case rename(Rename)", root: "feed",
        actions: "other",
        """
        case .router(.routeAction(_, action: .feed(.rename))):
          state.routes.push(.rename(.init())); return .none
        """)
          + """

          @Reducer struct Rename { struct State: Equatable {}; enum Action {} }
          @Reducer struct Feed {
            @ObservableState struct State: Equatable {
              var menu = Menu.State()
              var menuIsShown = false
            }
            enum Action {
              case moreTapped, renameTapped, wanted, rename, menu(Menu.Action)\(actions)
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .moreTapped: state.menuIsShown = true; return .none
                \(cases)
                default: return .none
                }
              }
            }
          }
          struct FeedView: View {
            @Bindable var store: StoreOf<Feed>
            var body: some View {
              Button("More") { store.send(.moreTapped) }
                .sheet(isPresented: $store.menuIsShown) { \(sheet) }
            }
          }
          @Reducer struct Menu { struct State: Equatable {}; enum Action { case renameTapped } }
          struct MenuView: View {
            let store: StoreOf<Menu>
            var body: some View { Button("Rename") { store.send(.renameTapped) } }
          }
          \(rest)
          """
    }

    private static let ownButton = "Button(\"Rename\") { store.send(.renameTapped) }"

    @Test("the effect of the button is on the sheet")
    func ownAction() {
      let found = Sources.transitions(
        Self.app("case .renameTapped: return .send(.rename)", sheet: Self.ownButton))
      #expect(
        found == ["feed.moreTapped: show menu", "menu.renameTapped: push rename"])
    }

    @Test("the sheet is closed before the effect")
    func closing() {
      let found = Sources.transitions(
        Self.app(
          "case .renameTapped: state.menuIsShown = false; return .send(.rename)",
          sheet: Self.ownButton))
      #expect(found.contains("menu.renameTapped: dismiss push rename"))
    }

    @Test("an output through several actions is a single tap")
    func severalSteps() {
      let found = Sources.transitions(
        Self.app(
          """
          case .renameTapped: return .send(.wanted)
          case .wanted: return .send(.rename)
          """, sheet: Self.ownButton))
      #expect(
        found == ["feed.moreTapped: show menu", "menu.renameTapped: push rename"])
    }

    @Test("the same of a child that the sheet shows")
    func child() {
      let found = Sources.transitions(
        Self.app(
          "case .menu(.renameTapped): return .send(.rename)",
          sheet: "MenuView(store: store.scope(state: \\.menu, action: \\.menu))"))
      #expect(found.contains("menu.renameTapped: push rename"))
      #expect(!found.contains { $0.hasPrefix("feed.rename") })
    }

    @Test("a report that the screen also makes itself is a tap of the screen, too")
    func both() {
      let found = Sources.transitions(
        Self.app(
          """
          case .renameTapped: return .send(.rename)
          case .wanted: return .send(.rename)
          """, sheet: Self.ownButton,
          rest: """
            struct FeedBar: View {
              let store: StoreOf<Feed>
              var body: some View { Button("Rename") { store.send(.wanted) } }
            }
            """))
      #expect(found.contains("menu.renameTapped: push rename"))
      #expect(found.contains("feed.rename: push rename"))
    }

    @Test("a sheet closed by its screen is closed if enclosing flows handle the output")
    func enclosingFlows() {
      let source =
        Self.app(
          "case .renameTapped: state.menuIsShown = false; return .send(.rename)",
          sheet: Self.ownButton)
        + Sources.coordinator(
          named: "Outer", screens: "case main(Main)", root: "main", actions: "other",
          """
          case .router(.routeAction(_, action: .main(.router(.routeAction(_, action: .feed(.rename)))))):
            state.routes.push(.main(.init())); return .none
          """)
      let found = Sources.transitions(source)
      #expect(found.contains("menu.renameTapped: dismiss"))
      #expect(found.contains { $0.hasPrefix(".renameTapped:") && $0.contains("push main") })
    }

    @Test("an action of the button that a coordinator handles is on the sheet, too")
    func handledDirectly() {
      let source = Self.app(
        "case .renameTapped: state.menuIsShown = false; return .none", sheet: Self.ownButton
      ).replacingOccurrences(of: ".feed(.rename)", with: ".feed(.renameTapped)")
      #expect(
        Sources.transitions(source) == [
          "feed.moreTapped: show menu", "menu.renameTapped: dismiss push rename",
        ])
    }

    @Test("cyclic actions of the screen add no tap")
    func retry() {
      let found = Sources.transitions(
        Self.app(
          """
          case .renameTapped: return .send(.wanted)
          case .wanted: return state.menuIsShown ? .send(.rename) : .send(.other)
          case .other: return .send(.wanted)
          """, sheet: Self.ownButton, actions: ", other"))
      #expect(!found.contains { $0.hasPrefix("feed.rename") })
      #expect(found.contains { $0.hasPrefix("menu.renameTapped: push rename") })
    }

    @Test("what a screen asks before it reports is a condition of the report")
    func askedBefore() {
      let found = Sources.transitions(
        Self.app(
          """
          case .wanted:
            guard isValid(state.name) else { return .none }
            return .send(.rename)
          """, sheet: "Text(\"\")",
          rest: """
            struct FeedBar: View {
              let store: StoreOf<Feed>
              var body: some View { Button("Rename") { store.send(.wanted) } }
            }
            """))
      #expect(found.contains("feed.rename: push rename if isValid(state.name)"))
    }

    @Test("what a coordinator further out does is on the sheet, too")
    func furtherOut() {
      let outer = Sources.coordinator(
        named: "Outer", screens: "case main(Main); case login(Rename)", root: "login",
        actions: "other",
        """
        case .router(.routeAction(_, action: .main(.router(.routeAction(_, action: .feed(.renameTapped)))))):
          state.routes.goBack(); return .none
        """)
      let source = Self.app(
        "case .renameTapped: state.menuIsShown = false; return .none", sheet: Self.ownButton,
        rest: outer)
      let handlers = Sources.read(source).graph.coordinators.first { $0.name == "Outer" }?.handlers
      #expect(handlers?.map(\.source) == [.descendant(hosts: ["main"], route: "menu")])
      #expect(Sources.transitions(source).contains("menu.renameTapped: dismiss"))
    }
  }
#endif
