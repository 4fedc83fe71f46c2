#if SourceReading
  import NavGraphSources
  import Testing

  /// What has to hold on the way from a view to what its screen reports.
  struct ReportConditionsReadingTests {
    /// A form that is pushed, whose coordinator goes back when it is done.
    private static func form(
      _ cases: String, view: String, actions: String = "", report: String = ".done",
      more: String = ""
    ) -> String {
      Sources.stackApp(
        "form(Form)",
        """
        case .openTapped: state.path.append(.form(Form.State())); return .none
        case .path(.element(_, action: .form(\(report)))): state.path.removeLast(); return .none
        """,
        rest: """
          @Reducer struct Form {
            @ObservableState struct State { var isValid = false; var isBusy = false; var mode = Mode.a }
            enum Mode { case a, b, c }
            enum Action {
              case saveTapped, other, next, saved(Result<Int, any Error>), checked(Bool), done
              \(actions)
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                \(cases)
                default: return .none
                }
              }
            }
          }
          struct FormView: View {
            let store: StoreOf<Form>
            var body: some View { \(view) }
            \(more)
          }
          """)
    }

    private static func told(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.hasPrefix("form.") }
    }

    private static let button =
      "Button(\"Save\") { store.send(.saveTapped) }.disabled(!store.isValid)"

    @Test(
      "an output keeps the conditions on its path, across any number of actions",
      arguments: [
        """
        case .saveTapped: return .send(.next)
        case .next: return .send(.other)
        case .other: return .send(.done)
        """,
        """
        case .saveTapped: return .run { send in await send(.next) }
        case .next: return .run { send in await send(.done) }
        """,
      ])
    func chains(cases: String) {
      #expect(
        Self.told(Self.form(cases, view: Self.button)) == [
          "form.done: removeLast(1) if store.isValid"
        ])
    }

    @Test("every guard on the path is a condition")
    func guards() {
      let cases = """
        case .saveTapped:
          guard state.mode == .b else { return .none }
          return .send(.next)
        case .next: return state.isBusy ? .none : .send(.done)
        """
      #expect(
        Self.told(Self.form(cases, view: Self.button)) == [
          "form.done: removeLast(1) if store.isValid and state.mode == .b and !state.isBusy"
        ])
    }

    @Test(
      "after a response, the view's conditions and the response are conditions",
      arguments: [
        "case .saved(.success): return .send(.done)",
        """
        case let .saved(result):
          switch result {
          case .success: return .send(.done)
          case .failure: return .none
          }
        """,
      ])
    func answers(cases: String) {
      let save = """
        case .saveTapped:
          return .run { send in await send(.saved(Result { try await save() })) }
        """
      #expect(
        Self.told(Self.form(save + "\n" + cases, view: Self.button)) == [
          "form.done: removeLast(1) if store.isValid and saved is success"
        ])
    }

    @Test("a value of the response is a condition")
    func values() {
      let cases = """
        case .saveTapped: return .run { send in await send(.checked(check())) }
        case let .checked(isRight): if isRight { return .send(.done) } else { return .none }
        """
      #expect(
        Self.told(Self.form(cases, view: Self.button)) == [
          "form.done: removeLast(1) if store.isValid and isRight"
        ])
    }

    @Test("of two places in a view, one is a condition")
    func places() {
      let view = """
        switch store.mode {
        case .a: Button("Save") { store.send(.saveTapped) }
        case .b: Text("")
        case .c: Button("Save") { store.send(.saveTapped) }
        }
        """
      #expect(
        Self.told(Self.form("case .saveTapped: return .send(.done)", view: view)) == [
          "form.done: removeLast(1) if store.mode is .a, or store.mode is .c"
        ])
    }

    @Test("the condition of one tap is not that of another one")
    func always() {
      let cases = """
        case .saveTapped: return .send(.next)
        case .other: return .send(.next)
        case .next: return .send(.done)
        """
      let view = Self.button + "; Button(\"Other\") { store.send(.other) }"
      #expect(
        Self.told(Self.form(cases, view: view)) == [
          "form.done: removeLast(1) if store.isValid", "form.done: removeLast(1)",
        ])
    }

    @Test("of many paths, the common conditions are kept")
    func many() {
      let view = """
        if store.isValid {
          \((0..<6).map { "if isShown\($0) { Button(\"\") { store.send(.saveTapped) } }" }.joined(separator: "\n"))
        }
        """
      #expect(
        Self.told(Self.form("case .saveTapped: return .send(.done)", view: view)) == [
          "form.done: removeLast(1) if store.isValid"
        ])
    }

    @Test("a flag that has changed on the path is registered as last checked")
    func changed() {
      let cases = """
        case .saveTapped: state.isBusy = true; return .run { send in await send(.next) }
        case .next: return state.isBusy ? .send(.done) : .none
        """
      let view = "if !store.isBusy { Button(\"\") { store.send(.saveTapped) } }"
      #expect(
        Self.told(Self.form(cases, view: view)) == ["form.done: removeLast(1) if state.isBusy"])
    }

    @Test("an output named like the view's action is distinct")
    func equalNames() {
      let source = Self.form(
        """
        case .saveTapped: return state.isBusy ? .send(.nav(.saveTapped)) : .none
        """,
        view: Self.button, actions: "case nav(Nav); enum Nav { case saveTapped }",
        report: ".nav(.saveTapped)")
      #expect(
        Self.told(source) == [
          "form.nav.saveTapped: removeLast(1) if store.isValid and state.isBusy"
        ])
    }

    @Test("an action of a store's group is distinct, too")
    func groups() {
      let source = Self.form(
        """
        case .view(.goTapped): return state.isValid ? .send(.done) : .none
        """,
        view: """
          WithViewStore(store, observe: { $0 }, send: Form.Action.view) { viewStore in
            if viewStore.isBusy { Button("Done") { viewStore.send(.done) } }
            goButton(viewStore)
          }
          """,
        actions: "case view(View); case sub(Sub.Action); enum View { case done, goTapped }",
        more: """
          func goButton(_ viewStore: ViewStore<Form.State, Form.Action.View>) -> some View {
            if viewStore.isShown { Button("Go") { viewStore.send(.goTapped) } }
          }
          """)
      #expect(
        Self.told(source) == ["form.done: removeLast(1) if viewStore.isShown and state.isValid"])
    }

    @Test("an action caused by a button and by a stream happens on a tap and at any time")
    func streams() {
      let source = Self.form(
        """
        case .other:
          return .run { send in for await isRight in values() { await send(.checked(isRight)) } }
        case let .checked(isRight): return isRight ? .send(.done) : .none
        case .saveTapped: return .send(.done)
        """, view: Self.button + ".onAppear { store.send(.other) }")
      #expect(
        Self.told(source) == [
          "form.done: removeLast(1) if store.isValid",
          "form.done effect: removeLast(1) if isRight",
        ])
    }

    @Test("a checked but unused value is a condition")
    func unused() {
      let cases = """
        case .saveTapped:
          guard let _ = token() else { return .none }
          return .send(.done)
        """
      #expect(
        Self.told(Self.form(cases, view: Self.button)) == [
          "form.done: removeLast(1) if store.isValid and token() != nil"
        ])
    }
  }
#endif
