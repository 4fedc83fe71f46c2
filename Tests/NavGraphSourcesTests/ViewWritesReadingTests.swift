#if SourceReading
  import NavGraphSources
  import Testing

  /// Views that write to the state of their store from what they present.
  struct ViewWritesReadingTests {
    private func inbox(_ view: String, more: String = "") -> String {
      """
      @Reducer struct Inbox {
        @ObservableState struct State: Equatable { var showsMenu = false; var showsQuestion = false }
        enum Action: BindableAction { case moreTapped, binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .moreTapped: state.showsMenu = true; return .none
            case .binding: return .none
            }
          }
        }
      }
      struct InboxView: View {
        @Bindable var store: StoreOf<Inbox>
        var body: some View { Button("More") { store.send(.moreTapped) }\(view) }
      }
      \(more)
      """
    }

    private static let sheets = """
      .sheet(isPresented: $store.showsMenu) {
        Button("Erase") {
          store.send(.set(\\.showsMenu, false))
          store.send(.binding(.set(\\.showsQuestion, true)))
        }
      }
      .sheet(isPresented: $store.showsQuestion) { Button("Cancel") { store.showsQuestion = false } }
      """

    private static let transitions = [
      "root.moreTapped: show menu", "menu.Button: Erase: dismiss show question",
      "question.Button: Cancel: dismiss",
    ]

    @Test("a button of a sheet closes it and opens another one, also through the binding")
    func body() {
      let source = inbox(Self.sheets)
      #expect(Sources.transitions(source) == Self.transitions)
      let bound = Self.sheets.replacing(
        "store.showsQuestion = ", with: "$store.showsQuestion.wrappedValue = ")
      #expect(Sources.transitions(inbox(bound)) == Self.transitions)
      #expect(Sources.read(source).remarks.isEmpty)
    }

    @Test("a function of all views is given the store")
    func functions() {
      let source = inbox(
        ".menus(store: store)",
        more: """
          extension View {
            func menus(store: StoreOf<Inbox>) -> some View {
              @Bindable var store = store
              return self\(Self.sheets)
            }
          }
          """)
      #expect(Sources.transitions(source) == Self.transitions)
      #expect(Sources.read(source).remarks.isEmpty)
    }

    @Test("a button that writes and then sends does both")
    func writesAndSends() {
      let source = inbox(
        """
        .sheet(isPresented: $store.showsMenu) {
          Button("Erase") { store.send(.set(\\.showsMenu, false)); store.send(.eraseTapped) }
        }
        .sheet(isPresented: $store.showsQuestion) { Text("") }
        """
      ).replacing("case moreTapped,", with: "case moreTapped, eraseTapped,").replacing(
        "case .binding:",
        with: "case .eraseTapped: state.showsQuestion = true; return .none\ncase .binding:")
      #expect(
        Sources.transitions(source) == [
          "root.moreTapped: show menu", "menu.eraseTapped: dismiss show question",
        ])
      let other = source.replacing(
        "Button(\"More\")", with: "Button(\"Erase\") { store.send(.eraseTapped) }; Button(\"More\")"
      )
      #expect(Sources.transitions(other).contains("menu.Button: Erase: dismiss"))
    }

    @Test("an argument's closure of a sheet acts on the sheet")
    func arguments() {
      let source = inbox(
        """
        .menuSheet(
          isPresented: $store.showsMenu,
          items: [Item(title: "Erase", action: {
            store.send(.set(\\.showsMenu, false)); store.send(.set(\\.showsQuestion, true))
          })])
        .sheet(isPresented: $store.showsQuestion) { Text("") }
        """,
        more: """
          extension View {
            func menuSheet(isPresented: Binding<Bool>, items: [Item]) -> some View { self }
          }
          """)
      #expect(Sources.transitions(source) == Array(Self.transitions.prefix(2)))
    }

    @Test("an appearance is not a button")
    func automatic() {
      let source = inbox(
        Self.sheets + ".onAppear { store.send(.set(\\.showsQuestion, true)) }")
      #expect(
        Set(Sources.transitions(source))
          == Set(Self.transitions + ["root.onAppear automatic: show question"]))
    }

    @Test("a conditional write has its condition")
    func conditions() {
      let source = inbox(
        """
        .sheet(isPresented: $store.showsMenu) {
          Button("Erase") { if isReady { store.send(.set(\\.showsMenu, false)) } }
        }
        """)
      #expect(
        Sources.transitions(source) == [
          "root.moreTapped: show menu", "menu.Button: Erase: dismiss if isReady",
          "menu.Button: Erase: if !isReady",
        ])
    }
  }
#endif
