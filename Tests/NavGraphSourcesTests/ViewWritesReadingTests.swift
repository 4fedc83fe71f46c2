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

    @Test(
      "a view of a tab closes its own sheet by the state of its store, and what a link shows closes itself"
    )
    func inTabs() {
      let source = """
        @Reducer struct Me {
          @ObservableState struct State { var isLegalShown = false }
          enum Action: BindableAction { case binding(BindingAction<State>), legalTapped }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .legalTapped = action { state.isLegalShown = true }
              return .none
            }
          }
        }
        struct MeView: View {
          @Bindable var store: StoreOf<Me>
          var body: some View {
            NavigationStack {
              Button("Legal") { store.send(.legalTapped) }
              NavigationLink("About") { AboutView() }
            }
            .sheet(isPresented: $store.isLegalShown) { Button("Done") { store.isLegalShown = false } }
          }
        }
        struct AboutView: View {
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Back") { dismiss() } }
        }
        @Reducer struct Bar {
          enum Tab { case me, other }
          @ObservableState struct State { var tab = Tab.me; var me = Me.State() }
          enum Action: BindableAction { case binding(BindingAction<State>), me(Me.Action) }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Scope(state: \\.me, action: \\.me) { Me() }
          }
        }
        struct BarView: View {
          @Bindable var store: StoreOf<Bar>
          var body: some View {
            TabView(selection: $store.tab) {
              MeView(store: store.scope(state: \\.me, action: \\.me)).tag(Bar.Tab.me)
              Text("").tag(Bar.Tab.other)
            }
          }
        }
        """
      #expect(
        Set(Sources.transitions(source)) == [
          "me.legalTapped: show legal", "legal.Button: Done: dismiss",
        ])
    }
  }
#endif
