#if SourceReading
  import NavGraphSources
  import Testing

  /// Conditions that are asked twice, and those that only look alike.
  struct SameConditionsReadingTests {
    /// A list with a form in it, both of which can be busy: the list pushes a page when the form reports.
    private static func list(_ view: String, save: String = "", saved: String) -> [String] {
      let source = """
        @Reducer struct Page { struct State {}; enum Action {} }
        @Reducer struct List {
          @Reducer enum Path { case page(Page) }
          @ObservableState struct State {
            var path = StackState<Path.State>(); var isBusy = false; var form = Form.State()
          }
          enum Action { case form(Form.Action), path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.form, action: \\.form) { Form() }
            Reduce { state, action in
              switch action {
              case .form(.saved): \(saved)
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              FormView(store: store.scope(state: \\.form, action: \\.form))
            } destination: { _ in Text("") }
          }
        }
        @Reducer struct Form {
          @ObservableState struct State { var isBusy = false }
          enum Action { case saveTapped, saved }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .saveTapped:
                \(save)
                return .send(.saved)
              case .saved: return .none
              }
            }
          }
        }
        struct FormView: View {
          let store: StoreOf<Form>
          var body: some View { \(view) }
        }
        """
      return Sources.transitions(source).map { String($0.drop { $0 != ":" }) }
    }

    private static let button = "Button(\"Save\") { store.send(.saveTapped) }"
    private static let pushes =
      "if state.isBusy { state.path.append(.page(Page.State())) }; return .none"

    @Test("properties with the same name in two features are distinguished")
    func twoFeatures() {
      let found = Self.list(Self.button + ".disabled(store.isBusy)", saved: Self.pushes)
      #expect(
        found == [
          ": push page if !Form.isBusy and List.isBusy", ": if !Form.isBusy and !List.isBusy",
        ])
      let guarded = Self.list(
        Self.button, save: "guard state.isBusy else { return .none }", saved: Self.pushes)
      #expect(
        guarded == [
          ": push page if Form.isBusy and List.isBusy", ": if Form.isBusy and !List.isBusy",
        ])
    }

    @Test("a condition of the view is not repeated by the feature")
    func oneFeature() {
      let found = Self.list(
        Self.button + ".disabled(store.isBusy)",
        save: "guard !state.isBusy else { return .none }",
        saved: "state.path.append(.page(Page.State())); return .none")
      #expect(found == [": push page if !store.isBusy"])
    }

    private static func told(_ condition: String) -> [String] {
      Sources.transitions(
        Sources.sheetApp(
          "openTapped", "case .openTapped: \(condition); return .none",
          start: "Button(\"Open\") { store.send(.openTapped) }"))
    }

    @Test("a disjunction beside other conditions is parenthesized")
    func brackets() {
      #expect(
        Self.told("if state.isA, state.isB || state.isC { state.sheet = Sheet.State() }").first
          == "root.openTapped: show sheet if state.isA and (state.isB || state.isC)")
    }

    /// A list whose view shows a button for one kind of things, and whose reducer asks for the kind where that is heard.
    private static func kinds(_ tapped: String) -> [String] {
      Sources.transitions(
        Sources.sheetApp(
          "saveTapped, next",
          """
          case .saveTapped:
            \(tapped)
          case .next:
            if state.kind == .large { return .none }
            if state.kind != .small { state.sheet = Sheet.State() }
            return .none
          """,
          start: """
            switch store.kind {
            case .medium: Button("Save") { store.send(.saveTapped) }
            default: Text("")
            }
            """,
          rest: "enum Kind { case small, medium, large }"
        ).replacing("@Presents var sheet", with: "var kind = Kind.small; @Presents var sheet")
      ).filter { $0.contains("saveTapped") }
    }

    @Test("the reducer's paths that contradict the view's case are omitted")
    func contradictions() {
      #expect(
        Self.kinds("return .send(.next)") == [
          "root.saveTapped: show sheet if store.kind is .medium"
        ])
    }

    @Test(
      "what has changed since then contradicts nothing",
      arguments: [
        "state.kind = .small; return .send(.next)", "state.kind.grow(); return .send(.next)",
        "return .run { send in await load(); await send(.next) }",
      ])
    func changes(_ tapped: String) {
      #expect(Self.kinds(tapped).contains { $0.contains("state.kind") })
    }

    @Test("implied comparisons of numbers are omitted")
    func numbers() {
      let found = Self.told(
        "if state.count >= 2, state.count > 1, state.count < 5 { state.sheet = Sheet.State() }")
      #expect(found.first == "root.openTapped: show sheet if state.count >= 2 and state.count < 5")
    }

    @Test("a shortened condition keeps what negates a bracket")
    func negatedBracket() {
      let found = Self.told(
        """
        if (state.destinationOfTheAppNow == .warningOfALink && state.isTheUserSignedIn)
          || state.isDone && !(state.destinationOfTheAppNow == .home || state.next == .home)
        { return .none }
        state.sheet = Sheet.State()
        """)
      let shown = found.first { $0.contains("show sheet") }
      #expect(shown?.contains("…") == true)
      #expect(shown?.contains("&& !(") == true, "\(found)")
    }

    @Test("a shortened condition keeps the operators between brackets")
    func operators() {
      let found = Self.told(
        """
        if (state.destinationOfTheAppNow != .warningOfALink)
          || (state.destinationOfTheAppNow == .warningOfALink && state.next == .home)
        { return .none }
        state.sheet = Sheet.State()
        """)
      #expect(
        found.first { $0.contains("show sheet") }
          == "root.openTapped: show sheet if not ((state.destinationOfTheAppNow != .warningOfALink) || (… .warningOfALink && state.next == .home))"
      )
    }

    @Test("implied inequalities are omitted")
    func constants() {
      let found = Self.told(
        """
        if state.kind == .a { return .none }
        if state.kind == state.other { return .none }
        if state.kind == .b { state.sheet = Sheet.State() }
        """)
      #expect(
        found.first { $0.contains("show sheet") }
          == "root.openTapped: show sheet if state.kind != state.other and state.kind == .b")
    }
  }
#endif
