#if SourceReading
  import NavGraphSources
  import Testing

  /// Conditions of a reducer that its view, or a value of the action, already decides.
  struct CertainConditionsReadingTests {
    /// A feature whose button shows a sheet.
    private static func opened(
      _ cases: String, button: String, more: String = "", state: String = "", actions: String = ""
    ) -> [String] {
      Sources.transitions(
        Sources.sheetApp("openTapped\(actions)", cases, start: button, rest: more)
          .replacing("@Presents var sheet", with: "\(state); @Presents var sheet"))
    }

    private static let button = "Button(\"Open\") { store.send(.openTapped) }"

    @Test("a function with the name of another type's function is known to open its case")
    func namedAlike() {
      let found = Self.opened(
        "case .openTapped: return open(&state)",
        button: Self.button + ".disabled(!store.isReady || store.isBusy)",
        more: """
          extension Root {
            func open(_ state: inout State) -> Effect<Action> {
              guard state.isReady, !state.isBusy else { return .none }
              log.open()
              state.sheet = Sheet.State()
              return .none
            }
          }
          """, state: "var isReady = false; var isBusy = false")
      #expect(found == ["root.openTapped: show sheet if store.isReady and !store.isBusy"])
    }

    @Test(
      "a case that the view rules out is omitted, even if the code changes the value afterwards")
    func changedAfterwards() {
      let found = Self.opened(
        """
        case .openTapped:
          switch state.step {
          case .first: state.step = .second
          case .second:
            state.step = .third
            state.sheet = Sheet.State()
          case .third: state.sheet = Sheet.State()
          }
          return .none
        """, button: "switch store.step { case .second: \(Self.button); default: Text(\"\") }",
        state: "var step = Step.first; enum Step { case first, second, third }")
      #expect(found == ["root.openTapped: show sheet if store.step is .second"])
    }

    @Test("a stored flag that the view has asked for is not asked again")
    func unchangedFlag() {
      func asked(_ before: String) -> [String] {
        Self.opened(
          """
          case .openTapped:
            \(before)
            if state.isReady { state.sheet = Sheet.State() }
            return .none
          """, button: Self.button + ".disabled(!store.isReady)",
          state: "var isReady = false; var count = 0")
      }
      #expect(asked("state.count += 1") == ["root.openTapped: show sheet if store.isReady"])
      #expect(asked("state.isReady = check()").count == 2)
    }

    /// A part that reports one of several kinds, and what the feature around it does.
    private static func kinds(_ handling: String, kinds: String = "new, old, other") -> [String] {
      opened(
        """
        case .part(.tapped(let kind)): \(handling)
        case .openTapped: state.sheet = Sheet.State(); return .none
        case .log: return .none
        """, button: "PartView(store: store.scope(state: \\.part, action: \\.part))",
        more: """
          enum Kind { case \(kinds) }
          @Reducer struct Part { struct State { var kind = Kind.new }; enum Action { case tapped(Kind) } }
          struct PartView: View {
            let store: StoreOf<Part>
            var body: some View { Button("Open") { store.send(.tapped(store.kind)) } }
          }
          """, state: "var part = Part.State()", actions: ", part(Part.Action), log"
      ).filter { $0.contains("tapped") }
    }

    @Test("values that a chain of conditions tells apart are named")
    func chain() {
      #expect(
        Self.kinds(
          """
          if kind == .new { return .none } else if kind == .old { state.sheet = Sheet.State() }
          return .none
          """
        ).contains("root.part.tapped: show sheet if kind == .old"))
      #expect(
        Self.kinds(
          """
          if kind == .new { return .none } else if kind == .old { return .none }
          state.sheet = Sheet.State(); return .none
          """, kinds: "new, old, other, another"
        ).contains("root.part.tapped: show sheet if kind != .new && kind != .old"))
    }

    @Test("the conditions of the button that sends a value belong to that value")
    func rows() {
      let source = Sources.stackApp(
        "list(List), first(Page), second(Page)",
        """
        case .openTapped: state.path.append(.list(List.State())); return .none
        case .path(.element(id: _, action: .list(.granted(let row)))):
          switch row {
          case .first: state.path.append(.first(Page.State()))
          case .second: state.path.append(.second(Page.State()))
          }
          return .none
        """,
        rest: """
          @Reducer struct Page { struct State {}; enum Action {} }
          @Reducer struct List {
            @ObservableState struct State { var isOpen = false; var isBusy = false }
            enum Row { case first, second }
            enum Action { case tapped(Row), granted(Row) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .tapped(let row): return .send(.granted(row))
                case .granted: return .none
                }
              }
            }
          }
          struct ListView: View {
            let store: StoreOf<List>
            var body: some View {
              Button("First") { store.send(.tapped(.first)) }.disabled(store.isBusy)
              if store.isOpen { Button("Second") { store.send(.tapped(.second)) } }
            }
          }
          """)
      let found = Sources.transitions(source).filter { $0.contains("granted") }
      #expect(
        found == [
          "list.granted: push first if !store.isBusy and granted is first",
          "list.granted: push second if store.isOpen and granted is second",
        ])
    }

    @Test("a button's condition stays where a tap on another screen leads to the same action")
    func besideAnotherScreen() {
      let source = Sources.stackApp(
        "page(Page)",
        """
        case .openTapped: state.path.append(.page(Page.State())); return .none
        case .path(.element(id: _, action: .page(.resetTapped))): return .send(.reset)
        case .reset: state.path.removeAll(); return .none
        """,
        rest: """
          @Reducer struct Page { struct State {}; enum Action { case resetTapped } }
          struct PageView: View {
            let store: StoreOf<Page>
            var body: some View { Button("Reset") { store.send(.resetTapped) } }
          }
          """
      ).replacing("case openTapped,", with: "case openTapped, reset,")
        .replacing(
          "Button(\"Open\") { store.send(.openTapped) }",
          with: """
            Button("Open") { store.send(.openTapped) }
            if store.isTest { Button("Reset") { store.send(.reset) } }
            """)
      let found = Sources.transitions(source).filter { $0.contains("reset") }
      #expect(found.contains { $0.hasPrefix("root.reset:") && $0.hasSuffix("if store.isTest") })
      #expect(found.contains { $0.hasPrefix("page.resetTapped:") && !$0.contains("isTest") })
    }
  }
#endif
