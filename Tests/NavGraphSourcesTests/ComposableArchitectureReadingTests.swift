#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  struct ComposableArchitectureReadingTests {
    private static let app = """
      @Reducer struct Item {
        @ObservableState struct State: Equatable {
          @Presents var alert: AlertState<Action.Alert>?
        }
        enum Action {
          case alert(PresentationAction<Alert>)
          case deleteTapped, shareTapped, delegate(Delegate)
          enum Alert { case confirmTapped }
          enum Delegate { case opened }
        }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .deleteTapped:
              state.alert = AlertState { TextState("Delete?") }
              return .none
            case .alert(.presented(.confirmTapped)):
              return .run { _ in await dismiss() }
            default: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      @Reducer struct Filter { struct State: Equatable {}; enum Action { case doneTapped } }

      @Reducer struct Shop {
        @Reducer enum Path { case item(Item) }
        @Reducer enum Destination { case filter(Filter); @ReducerCaseIgnored case note(String) }
        @ObservableState struct State: Equatable {
          var path = StackState<Path.State>()
          @Presents var destination: Destination.State?
        }
        enum Action {
          case path(StackActionOf<Path>)
          case destination(PresentationAction<Destination.Action>)
          case itemTapped, filterTapped, resetTapped
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .itemTapped:
              state.path.append(.item(Item.State()))
              return .none
            case .filterTapped:
              state.destination = .filter(Filter.State())
              return .none
            case .destination(.presented(.filter(.doneTapped))):
              state.destination = nil
              return .none
            case .path(.element(id: let id, action: .item(.delegate(.opened)))):
              state.path.pop(from: id)
              return .none
            case .resetTapped:
              state.path.removeAll()
              return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      """

    @Test("stacks, destinations, alerts and screens that dismiss themselves")
    func operations() {
      #expect(
        Set(Sources.operations(Self.app)) == [
          "self.deleteTapped: present alert in Item.alert",
          "item.presented.confirmTapped: clear in Item.alert",
          "item.presented.confirmTapped: pop", "self.itemTapped: push item",
          "self.filterTapped: present filter in Shop.destination",
          "filter.doneTapped: clear in Shop.destination",
          "item.delegate.opened: pop item", "self.resetTapped: removeAll",
        ])
    }

    @Test("the registration has the screens of the stack and of the slots, and nothing wrong")
    func registration() throws {
      let graph = Sources.read(Self.app).graph
      let shop = try #require(graph.coordinators.first { $0.name == "Shop" })
      #expect(graph.coordinators.map(\.name) == ["Shop"])
      #expect(Set(shop.routes.map(\.name)) == ["root", "item", "filter", "alert"])
      #expect(shop.slots.map(\.name) == ["destination"])
      #expect(shop.routes.first { $0.name == "item" }?.slots.map(\.kind) == [.alert])
      #expect(graph.problems().isEmpty)
    }

    /// A stack that nothing but links in views changes.
    private static func linked(_ element: String, _ path: String, _ state: String) -> String {
      """
      @Reducer struct Item { struct State: Equatable {}; enum Action { case shareTapped } }
      @Reducer struct Shop {
        \(element == "Path.State" ? "@Reducer enum Path { case item(Item) }" : "")
        @ObservableState struct State: Equatable { var path = StackState<\(element)>() }
        enum Action { case path(\(path)), editTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }.forEach(\\.path, action: \\.path)
        }
      }
      struct ItemView: View { let store: StoreOf<Item>; var body: some View { Text("Item") } }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            NavigationLink(state: \(state)) { Text("Item") }
          } destination: { store in Text("Item") }
        }
      }
      """
    }

    @Test("links push onto a stack that no other code changes")
    func links() {
      let source = Self.linked(
        "Path.State", "StackActionOf<Path>", "Shop.Path.State.item(Item.State())")
      #expect(Sources.transitions(source) == ["root.link: item: push item"])
    }

    @Test("a link pushes onto a stack of one feature")
    func linkOntoOneFeature() {
      let source = Self.linked("Item.State", "StackActionOf<Item>", "Item.State()")
      #expect(Sources.transitions(source) == ["root.link: item: push item"])
      #expect(Sources.read(source).remarks.isEmpty)
    }

    @Test("a stack of one feature has one screen, named after the feature")
    func oneFeature() {
      let source = """
        @Reducer struct NoteFeature {
          @ObservableState struct State: Equatable { let title: String }
          enum Action { case deleteTapped, copyTapped, delegate(Delegate) }
          enum Delegate { case deleted, copied(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .deleteTapped: return .send(.delegate(.deleted))
              case .copyTapped: return .send(.delegate(.copied(state.title)))
              case .delegate: return .none
              }
            }
          }
        }
        @Reducer struct Notes {
          @ObservableState struct State { var path = StackState<NoteFeature.State>() }
          enum Action {
            case noteTapped(String), restored(NoteFeature.State), resetTapped
            case path(StackAction<NoteFeature.State, NoteFeature.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .noteTapped(let title): state.path.append(NoteFeature.State(title: title))
              case .restored(let note): state.path.append(note)
              case .resetTapped: state.path = StackState([.init(title: "Welcome")])
              case .path(.element(id: let id, action: .delegate(.deleted))):
                state.path.pop(from: id)
              case .path(.element(_, .delegate(let delegate))):
                switch delegate {
                case .copied(let title): state.path.append(.init(title: title))
                case .deleted: break
                }
              case .path: break
              }
              return .none
            }
            .forEach(\\.path, action: \\.path) { NoteFeature() }
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "self.noteTapped: push note", "self.restored: push note", "self.resetTapped: set note",
          "note.delegate.deleted: pop note", "note.delegate.copied: push note",
        ])
      #expect(
        Sources.transitions(source) == [
          "note.delegate.deleted: pop(1)", "note.delegate.copied: push note",
          ".noteTapped: push note", ".restored: push note", ".resetTapped: set note",
        ])
      #expect(Sources.read(source).graph.problems().isEmpty)
    }

    @Test(
      "a feature in its own stack is a screen there, also where an action has the screen's name")
    func ownFeature() {
      let source = """
        @Reducer struct Folder {
          @ObservableState struct State: Equatable { var path = StackState<Folder.State>() }
          enum Action { case folder(String), closeTapped, path(StackActionOf<Folder>) }
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .path(.element(id: _, action: .folder)): state.path.append(Folder.State())
              case .path(.element(id: _, action: .closeTapped)): state.path.removeAll()
              case .folder: state.path.append(Folder.State())
              case .closeTapped: return .run { _ in await dismiss() }
              case .path: break
              }
              return .none
            }
            .forEach(\\.path, action: \\.path) { Folder() }
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "folder.folder: push folder", "folder.closeTapped: removeAll", "self.folder: push folder",
          "folder.closeTapped: pop",
        ])
      let graph = Sources.read(source).graph
      #expect(graph.coordinators.map(\.name) == ["Folder"])
      #expect(graph.coordinators.flatMap(\.routes).allSatisfy { $0.hosts == nil })
      #expect(graph.problems().isEmpty)
    }

    @Test("an enum of features is a choice of what is shown")
    func enumState() {
      let source = """
        @Reducer struct Login { struct State {}; enum Action { case done } }
        @Reducer struct Home { struct State {}; enum Action { case logoutTapped } }
        @Reducer enum App {
          case login(Login)
          case home(Home)
          static var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.done):
                state = .home(Home.State())
                return .none
              case .home(.logoutTapped):
                state = .login(Login.State())
                return .none
              default: return .none
              }
            }
          }
        }
        extension App.State: Equatable {}
        """
      #expect(
        Sources.operations(source) == [
          "login.done: switchTo home", "home.logoutTapped: switchTo login",
        ])
      #expect(Sources.read(source).graph.problems().isEmpty)
    }

    @Test("a parent chooses among its child's features; state changes are handled")
    func chosenByParent() {
      let source = """
        @Reducer struct Login { struct State {}; enum Action { case done } }
        @Reducer struct Home { struct State {}; enum Action { case logoutTapped } }
        @Reducer enum Root { case login(Login); case home(Home) }
        @Reducer struct App {
          @ObservableState struct State { var root: Root.State = .login(.init()); var isLocked = false }
          enum Action { case root(Root.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.root, action: \\.root) { Root.body }
            Reduce { state, action in
              switch action {
              case .root(.login(.done)): state.root = .home(Home.State()); return .none
              default: return .none
              }
            }
            .onChange(of: \\.isLocked) { _, isLocked in
              Reduce { state, _ in
                state.root = .login(Login.State())
                return .none
              }
            }
          }
        }
        struct RootView: View {
          let store: StoreOf<App>
          var body: some View {
            switch store.scope(state: \\.root, action: \\.root).case {
            case .login(let store): LoginView(store: store)
            case .home(let store): HomeView(store: store)
            }
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "login.done: switchTo home", "self.onChange: switchTo login",
        ])
    }

    @Test(
      "the button of an alert that is one of several screens, in a feature with a stack; a stack that is made"
    )
    func alertAmongScreens() {
      let source = """
        @Reducer struct Detail { struct State {}; enum Action { case doneTapped } }
        @Reducer struct Shop {
          @Reducer enum Destination { case alert(AlertState<Alert>); enum Alert { case confirm } }
          @Reducer enum Path { case detail(Detail) }
          @ObservableState struct State {
            var path = StackState<Path.State>()
            @Presents var destination: Destination.State?
          }
          enum Action {
            case path(StackActionOf<Path>), destination(PresentationAction<Destination.Action>), askTapped
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .askTapped:
                state.destination = .alert(
                  AlertState { TextState("") } actions: { ButtonState(action: .confirm) { TextState("") } })
                return .none
              case .destination(.presented(.alert(.confirm))):
                state.path = .init([.detail(.init())])
                return .none
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        struct ShopView: View {
          @Bindable var store: StoreOf<Shop>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Ask") { store.send(.askTapped) }
                .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
            } destination: { store in switch store.case { case .detail(let store): DetailView(store: store) } }
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "self.askTapped: present alert in Shop.destination",
          "alert.confirm: clear in Shop.destination", "alert.confirm: set detail",
        ])
      #expect(Sources.read(source).reading.unclear.isEmpty)
    }

    @Test(
      "setting nil closes in every notation; custom popups are slots, too"
    )
    func popups() {
      let source = """
        @Reducer struct Home {
          struct State { var isHelpPresented = false; @Presents var note: Note.State? }
          enum Action { case helpTapped, doneTapped, closeTapped, note(PresentationAction<Note.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .helpTapped:
                state.isHelpPresented = true
                return .none
              case .doneTapped:
                state.isHelpPresented = false
                return .none
              case .closeTapped:
                state.note = .none
                return .none
              default: return .none
              }
            }
          }
        }
        @Reducer struct Note { struct State {}; enum Action {} }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View { Text("").helpPopup(isPresented: $store.isHelpPresented) { Text("") } }
        }
        """
      #expect(
        Sources.operations(source) == [
          "self.helpTapped: present isHelpPresented in Home.isHelpPresented",
          "self.doneTapped: clear in Home.isHelpPresented", "self.closeTapped: clear in Home.note",
        ])
      let cleared = Sources.read(source).reading.coordinators.flatMap(\.transitions)
        .flatMap(\.operations).filter { $0.op == "clear" }
      #expect(cleared.map(\.target).sorted { $0 ?? "" < $1 ?? "" } == ["isHelpPresented", "note"])
    }

    /// A flow that pushes posts.
    private static let feed = """
      @Reducer struct Feed { struct State { var path = StackState<Page.State>() }
        enum Action { case path(StackActionOf<Page>), open, logOut }
        @Reducer enum Page { case post(Post) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .open:
              state.path.append(.post(Post.State()))
              return .none
            default: return .none
            }
          }
        }
      }
      @Reducer struct Post { struct State {}; enum Action {} }
      """

    @Test("tabs, and flows that restart")
    func tabs() {
      let source = """
        \(Self.feed)
        @Reducer struct Me { struct State {}; enum Action { case feedTapped } }
        @Reducer struct Main {
          enum Tab { case feed, me }
          struct State {
            var feed = Feed.State()
            var me = Me.State()
            var selectedTab = Tab.feed
          }
          enum Action { case feed(Feed.Action), me(Me.Action), tabSelected(Tab) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Scope(state: \\.me, action: \\.me) { Me() }
            Reduce { state, action in
              switch action {
              case let .tabSelected(tab):
                state.selectedTab = tab
                return .none
              case .me(.feedTapped):
                state.selectedTab = .feed
                state.feed = Feed.State()
                return .none
              default: return .none
              }
            }
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.selectedTab.sending(\\.tabSelected)) {
              FeedView(store: store.scope(state: \\.feed, action: \\.feed)).tag(Main.Tab.feed)
              MeView(store: store.scope(state: \\.me, action: \\.me)).tag(Main.Tab.me)
            }
          }
        }
        """
      let operations = Sources.operations(source)
      #expect(operations.contains("tab.tabSelected: selectTab"))
      #expect(operations.contains("me.feedTapped: selectTab feed"))
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      let main = graph.coordinators.first { $0.name == "Main" }
      #expect(main?.routes.map(\.hosts) == ["Feed", nil])
      // The bar selects by itself; only the button is left to say.
      #expect(
        main?.handlers.map(\.transition.action) == ["feedTapped"]
          || main?.routes[1].transitions.count == 1)
    }

    @Test(
      "a condition on the selected tab is one of the model",
      arguments: [
        ("guard state.selectedTab == .me else { return .none }; state.selectedTab = .feed", "me"),
        ("if case .me = state.selectedTab { state.selectedTab = .feed }", "me"),
        ("if state.selectedTab != .feed { state.selectedTab = .feed }", "not feed"),
        (
          "switch state.selectedTab { case .me: state.selectedTab = .feed; case .feed: break }",
          "me"
        ),
        ("if state.selectedTab == .other { state.selectedTab = .feed }", "other"),
      ])
    func conditionsOnTabs(_ code: String, _ expected: String) throws {
      let graph = Sources.read(
        """
        \(Self.feed)
        @Reducer struct Me { struct State {}; enum Action { case feedTapped } }
        @Reducer struct Main {
          enum Tab { case feed, me, other }
          struct State {
            var feed = Feed.State()
            var me = Me.State()
            var selectedTab = Tab.feed
          }
          enum Action { case feed(Feed.Action), me(Me.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Scope(state: \\.me, action: \\.me) { Me() }
            Reduce { state, action in
              switch action {
              case .me(.feedTapped):
                \(code)
                return .none
              default: return .none
              }
            }
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.selectedTab) {
              FeedView(store: store.scope(state: \\.feed, action: \\.feed)).tag(Main.Tab.feed)
              MeView(store: store.scope(state: \\.me, action: \\.me)).tag(Main.Tab.me)
              Text("").tag(Main.Tab.other)
            }
          }
        }
        """
      ).graph
      let main = try #require(graph.coordinators.first { $0.name == "Main" })
      let transitions =
        main.routes.flatMap(\.transitions) + main.handlers.map(\.transition)
      let select = try #require(transitions.first { $0.action == "feedTapped" })
      let conditions: [String: Condition] = [
        "me": .top(RoutePattern(route: "me")),
        "other": .top(RoutePattern(route: "other")),
        "not feed": .not(.top(RoutePattern(route: "feed"))),
      ]
      #expect(select.handlerCondition == conditions[expected])
    }

    @Test(
      "a case whose state is set anew whenever it is shown is not kept", arguments: [true, false])
    func casesThatStartAfresh(resets: Bool) throws {
      let graph = Sources.read(
        """
        \(Self.feed)
        @Reducer struct Login { struct State {}; enum Action { case done } }
        @Reducer struct App {
          enum Shown { case login, feed }
          struct State {
            var login = Login.State()
            var feed = Feed.State()
            var shown = Shown.login
          }
          enum Action { case login(Login.Action), feed(Feed.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.login, action: \\.login) { Login() }
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Reduce { state, action in
              switch action {
              case .login(.done):
                \(resets ? "state.feed = Feed.State()" : "")
                state.shown = .feed
                return .none
              case .feed(.logOut):
                state.login = Login.State()
                state.shown = .login
                return .none
              default: return .none
              }
            }
          }
        }
        struct AppView: View {
          let store: StoreOf<App>
          var body: some View {
            switch store.shown {
            case .login: LoginView(store: store.scope(state: \\.login, action: \\.login))
            case .feed: FeedView(store: store.scope(state: \\.feed, action: \\.feed))
            }
          }
        }
        """
      ).graph
      guard
        case .switch(let cases) = try #require(
          graph.coordinators.first { $0.name == "App" }
        ).container
      else {
        Issue.record("no switch")
        return
      }
      #expect(cases.kept == (resets ? [] : ["feed"]))
    }

    @Test(
      "bindings that an extension of View makes for a feature, and writes that a reducer sends itself"
    )
    func bindings() {
      let source = """
        @Reducer struct Popups {
          @ObservableState struct State: Equatable { var isMenuShown = false; var count = 0 }
          enum Action: BindableAction {
            case binding(BindingAction<State>), openTapped, moved, counted
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .openTapped: state.isMenuShown = true; return .none
              case .moved: return .run { send in await send(.set(\\.isMenuShown, false)) }
              case .counted: return .send(.binding(.set(\\.count, 1)))
              default: return .none
              }
            }
          }
        }
        extension View {
          func menu(store: StoreOf<Popups>) -> some View {
            popup(isPresented: $store.isMenuShown) { Button("Move") { store.send(.moved) } }
          }
        }
        struct PopupsView: View {
          let store: StoreOf<Popups>
          var body: some View {
            Button("Menu") { store.send(.set(\\.isMenuShown, true)) }
              .popup(isPresented: $store.isMenuShown) {
                Button("Close") { store.send(.set(\\.isMenuShown, false)) }
              }
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "self.openTapped: present isMenuShown in Popups.isMenuShown",
          "self.moved: clear in Popups.isMenuShown",
          "self.Button: Menu: present isMenuShown", "self.Button: Close: clear",
        ])
      #expect(Sources.read(source).reading.unclear.isEmpty)
    }

    @Test(
      "a reducer is found by an alias beside it, in a type, and through another alias",
      arguments: ["Features.Start", "Features.Home.Main", "Start", "Kept.Home.Core"])
    func aliases(_ name: String) {
      let source = """
        enum Features {
          enum Home {
            @Reducer struct Core {
              @ObservableState struct State: Equatable {}
              enum Action { case startTapped }
            }
            typealias Main = Core
          }
          typealias Start = Home.Core
        }
        enum Kept { typealias Home = Features.Home }
        typealias Start = Features.Start
        @Reducer struct Shop {
          @Reducer enum Path { case home(\(name)) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .path(.element(id: _, action: .home(.startTapped))):
                state.path.append(.home(.init()))
                return .none
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        """
      let graph = Sources.read(source).graph
      #expect(
        graph.coordinators.flatMap(\.routes).first { $0.name == "home" }?.transitions.map(\.action)
          == ["startTapped"])
    }
  }
#endif
