#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Reducers in variables, view stores, and what cases of actions are called.
  struct OlderNotationsReadingTests {
    @Test("a reducer without its name in `combine` is read, and its dialog has its buttons")
    func combined() {
      let found = Sources.operations(
        """
        struct NoteState: Equatable { var menu: ConfirmationDialogState<NoteAction>? }
        enum NoteAction: Equatable { case menuTapped, deleted, menuClosed, child(ChildAction) }
        let noteReducer = Reducer<NoteState, NoteAction, Void>.combine(
          childReducer.pullback(state: \\.child, action: /NoteAction.child, environment: { _ in () }),
          .init { state, action, _ in
            switch action {
            case .menuTapped:
              state.menu = ConfirmationDialogState(
                title: TextState("Note"),
                buttons: [.destructive(TextState("Delete"), action: .send(.deleted))])
            case .deleted, .menuClosed: state.menu = nil
            case .child: break
            }
            return .none
          }
        )
        struct NoteView: View {
          let store: Store<NoteState, NoteAction>
          var body: some View {
            WithViewStore(store) { viewStore in
              Button("Menu") { viewStore.send(.menuTapped) }
                .confirmationDialog(store.scope(state: \\.menu), dismiss: .menuClosed)
            }
          }
        }
        """)
      #expect(found.contains("self.menuTapped: present menu in Note.menu"))
      #expect(found.contains("menu.deleted: clear in Note.menu"))
    }

    /// An app with tabs whose view store selects them as it is given.
    private static func tabs(_ view: String) -> [String] {
      Sources.operations(
        """
        struct Root: Reducer {
          enum Tab: Equatable { case news, more }
          struct State: Equatable { @BindingState var tab = Tab.news; var news = News.State() }
          enum Action: BindableAction, Equatable {
            case binding(BindingAction<State>), tabSelected(Tab), news(News.Action)
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .tabSelected(let tab): state.tab = tab
              case .news(.moreTapped): state.tab = .more
              case .binding: break
              }
              return .none
            }
          }
        }
        struct News: Reducer { struct State: Equatable {}; enum Action: Equatable { case moreTapped } }
        struct RootView: View {
          let store: StoreOf<Root>
          var body: some View {
            \(view) {
                NewsView(store: store.scope(state: \\.news, action: Root.Action.news)).tag(Root.Tab.news)
                Text("").tag(Root.Tab.more)
              }
            }
          }
        }
        """)
    }

    @Test("a view store's binding selects tabs")
    func bindings() {
      let bound = Self.tabs(
        """
        WithViewStore(store, observe: { $0 }) { viewStore in
          TabView(selection: viewStore.$tab)
        """)
      #expect(bound.contains("tab.TabView selection: selectTab"))
      #expect(bound.contains("news.moreTapped: selectTab more"))
      let scoped = Self.tabs(
        """
        WithViewStore(store.scope(state: \\.tab)) { viewStore in
          TabView(selection: viewStore.binding(get: { $0 }, send: Root.Action.tabSelected))
        """)
      #expect(scoped.contains("tab.tabSelected: selectTab"))
      #expect(scoped.contains("news.moreTapped: selectTab more"))
    }

    @Test("the cases of an output are actions", arguments: ["Output", "Delegate"])
    func outputs(_ type: String) {
      let name = type.lowercased()
      let found = Sources.operations(
        """
        @Reducer struct Menu {
          enum \(type) { case soup, cake }
          struct State {}
          enum Action { case soupTapped, \(name)(\(type)) }
          var body: some ReducerOf<Self> {
            Reduce { _, action in
              switch action {
              case .soupTapped: .send(.\(name)(.soup))
              case .\(name): .none
              }
            }
          }
        }
        """
          + Sources.stackApp(
            "menu(Menu), soup(Menu)",
            """
            case .openTapped: state.path.append(.menu(Menu.State())); return .none
            case .path(.element(_, .menu(.\(name)(let output)))):
              switch output {
              case .soup: state.path.append(.soup(Menu.State()))
              case .cake: state.path.removeAll()
              }
              return .none
            """, rest: ""))
      #expect(found.contains("menu.\(name).soup: push soup"))
      #expect(found.contains("menu.\(name).cake: removeAll"))
    }

    @Test("what a view with its own `send` does about a URL is a link")
    func links() {
      let found = Sources.operations(
        """
        @Reducer struct Root {
          @ObservableState struct State { var isHelpShown = false }
          enum Action: ViewAction, BindableAction {
            case view(View), binding(BindingAction<State>)
            enum View { case urlOpened(URL) }
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .view(.urlOpened) = action { state.isHelpShown = true }
              return .none
            }
          }
        }
        @ViewAction(for: Root.self) struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Text("").sheet(isPresented: $store.isHelpShown) { Text("") }
              .onOpenURL { send(.urlOpened($0)) }
          }
        }
        """)
      #expect(found == ["deeplink.view.urlOpened: present isHelpShown in Root.isHelpShown"])
    }

    @Test("a tap and a response in one case stay two actions")
    func oneCase() {
      let found = Sources.transitions(
        """
        @Reducer struct Item { struct State {}; enum Action {} }
        @Reducer struct List {
          @ObservableState struct State { @Presents var item: Item.State? }
          enum Action { case rowTapped(Int), loaded(Result<Int, Error>), item(PresentationAction<Item.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .rowTapped, .loaded(.success): state.item = Item.State()
              case .loaded, .item: break
              }
              return .none
            }
            .ifLet(\\.$item, action: \\.item) { Item() }
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View {
            Button("Row") { store.send(.rowTapped(1)) }
              .sheet(item: $store.scope(state: \\.item, action: \\.item)) { _ in Text("") }
          }
        }
        @Reducer struct Root {
          enum Tab { case list, more }
          @ObservableState struct State { var tab = Tab.list; var list = List.State() }
          enum Action { case list(List.Action), noticed(Int), tabSelected(Tab) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.list, action: \\.list) { List() }
            Reduce { state, action in
              switch action {
              case .noticed(let id):
                state.tab = .list
                return .run { send in await send(.list(.loaded(Result { try await item(id) }))) }
              case .tabSelected(let tab): state.tab = tab
              case .list: break
              }
              return .none
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            TabView(selection: $store.tab.sending(\\.tabSelected)) {
              ListView(store: store.scope(state: \\.list, action: \\.list)).tag(Root.Tab.list)
              Text("").tag(Root.Tab.more)
            }
          }
        }
        """)
      #expect(found.contains { $0.hasPrefix("list.rowTapped: show item") })
    }

    @Test(
      "what a pattern asks of an action's value is said in words",
      arguments: [
        (".changed(nil)", "changed == nil"), ("let .changed(text?)", "text != nil"),
        (".changed(\"a\")", "changed == \"a\""), (".changed(_?)", "changed != nil"),
        ("(.changed(\"a\"))", "changed == \"a\""),
      ])
    func patterns(_ pattern: String, _ words: String) {
      let found = Sources.transitions(
        Sources.sheetApp(
          "changed(String?)",
          "case \(pattern): state.sheet = Sheet.State(); return .none\ncase .changed: return .none",
          start: "Button(\"Open\") { store.send(.changed(text)) }"))
      #expect(found.contains("root.changed: show sheet if \(words)"))
    }

    @Test("a `SwitchStore` of a part of the state shows one case at a time")
    func switchedPart() {
      let found = Sources.transitions(
        """
        struct Login: Reducer {
          struct State: Equatable {}
          enum Action { case doneTapped }
          var body: some Reducer<State, Action> { Reduce { _, _ in .none } }
        }
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View { Button("Done") { store.send(.doneTapped) } }
        }
        struct Home: Reducer {
          struct State: Equatable {}
          enum Action { case outTapped }
          var body: some Reducer<State, Action> { Reduce { _, _ in .none } }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View { Button("Out") { store.send(.outTapped) } }
        }
        struct AppCore: Reducer {
          struct State: Equatable {
            var stage: Stage = .splash
            enum Stage: Equatable { case splash, login(Login.State), main(Home.State) }
          }
          enum Action { case onAppear, login(Login.Action), main(Home.Action) }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              switch action {
              case .onAppear: state.stage = .login(.init()); return .none
              case .login(.doneTapped): state.stage = .main(.init()); return .none
              case .main(.outTapped): state.stage = .login(.init()); return .none
              }
            }
            Scope(state: \\.stage, action: .self) {
              EmptyReducer()
                .ifCaseLet(/State.Stage.login, action: /Action.login) { Login() }
                .ifCaseLet(/State.Stage.main, action: /Action.main) { Home() }
            }
          }
        }
        struct AppView: View {
          let store: StoreOf<AppCore>
          var body: some View {
            SwitchStore(store.scope(state: \\.stage, action: { $0 })) { current in
              switch current {
              case .splash: Text("").onAppear { store.send(.onAppear) }
              case .login: CaseLet(/AppCore.State.Stage.login, action: AppCore.Action.login, then: LoginView.init)
              case .main: CaseLet(/AppCore.State.Stage.main, action: AppCore.Action.main, then: HomeView.init)
              }
            }
          }
        }
        """)
      #expect(found.contains { $0.contains("onAppear") && $0.contains("show login") }, "\(found)")
      #expect(found.contains("login.doneTapped: show main"), "\(found)")
      #expect(found.contains("main.outTapped: show login"), "\(found)")
    }
  }
#endif
