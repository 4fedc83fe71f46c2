#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Navigation in a part of a feature's state, and states that are recreated.
  struct StatePartsReadingTests {
    private static let app = """
      @Reducer struct Page { @ObservableState struct State {}; enum Action { case readTapped } }
      @Reducer struct Home {
        @Reducer enum Path { case page(Page) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), openTapped }
      }
      @Reducer struct Login { @ObservableState struct State {}; enum Action { case doneTapped } }
      @Reducer struct Help { @ObservableState struct State {}; enum Action { case closeTapped } }

      @Reducer struct Main {
        struct Place {
          enum Kind { case login, home }
          var stored: Kind = .login
          var savedDestination: Kind?
          var kind: Kind {
            get { stored }
            set { savedDestination = stored; stored = newValue }
          }
        }
        @ObservableState struct State {
          var place = Place()
          var homeState = Home.State()
          var loginState = Login.State()
          var helpState = Help.State()
          var isHelpShown = false
        }
        enum Action {
          case home(Home.Action), login(Login.Action), help(Help.Action)
          case go(Place.Kind), helpTapped
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.doneTapped):
              return .send(.go(.home))
            case let .go(kind):
              state.place.savedDestination = state.place.stored
              state.place.kind = kind
              return .none
            case .helpTapped:
              state.isHelpShown = true
              return .none
            case .help(.closeTapped):
              state.isHelpShown = false
              return .none
            case .home(.openTapped):
              state = State()
              return .none
            }
          }
        }
      }

      struct MainView: View {
        let store: StoreOf<Main>
        var body: some View {
          VStack {
            switch store.place.kind {
            case .login: LoginView(store: store.scope(state: \\.loginState, action: \\.login))
            case .home: HomeView(store: store.scope(state: \\.homeState, action: \\.home))
            }
            Button("Help") { store.send(.helpTapped) }
          }
          .sheet(isPresented: $store.isHelpShown) {
            HelpView(store: store.scope(state: \\.helpState, action: \\.help))
          }
        }
      }
      struct LoginView: View {
        let store: StoreOf<Login>
        var body: some View { Button("Done") { store.send(.doneTapped) } }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Open") { store.send(.openTapped) } }
      }
      struct HelpView: View {
        let store: StoreOf<Help>
        var body: some View { Button("Close") { store.send(.closeTapped) } }
      }
      """

    @Test("what is shown is chosen by a part of the state, also through a property with a setter")
    func parts() {
      #expect(
        Sources.operations(Self.app) == [
          "login.doneTapped: switchTo home", "self.go: switchTo",
          "self.helpTapped: present isHelpShown in Main.isHelpShown",
          "help.closeTapped: clear in Main.isHelpShown",
          "home.openTapped: switchTo login", "home.openTapped: clear in Main.isHelpShown",
        ])
    }

    @Test("the feature around the part is the coordinator; a sheet shows the child that it scopes")
    func registration() throws {
      let graph = Sources.read(Self.app).graph
      let main = try #require(graph.coordinators.first { $0.name == "Main" })
      #expect(Set(main.routes.map(\.name)) == ["login", "home", "help"])
      let help = try #require(main.routes.first { $0.name == "help" })
      #expect(help.transitions.map(\.action) == ["closeTapped"])
      #expect(help.transitions.map(\.operations) == [[.dismissScreen]])
      #expect(graph.problems().isEmpty)
    }

    @Test("handlers for a coordinator in a slot that is never filled are left out")
    func neverFilled() {
      let source = Self.app
        .replacing("var isHelpShown", with: "var isNewShown = false; var isHelpShown")
        .replacing("var helpState", with: "var newState = Home.State(); var helpState")
        .replacing("case home(Home.Action),", with: "case home(Home.Action), new(Home.Action),")
        .replacing(
          "case .helpTapped:",
          with: """
            case .new(.path(.element(id: _, action: .page(.readTapped)))):
              state.place.kind = .login
              return .none
            case .helpTapped:
            """
        )
        .replacing(
          ".sheet(isPresented: $store.isHelpShown)",
          with: """
            .sheet(isPresented: $store.isNewShown) {
              HomeView(store: store.scope(state: \\.newState, action: \\.new))
            }
            .sheet(isPresented: $store.isHelpShown)
            """)
      #expect(Sources.read(source).graph.problems().isEmpty)
    }

    @Test("a whole state from elsewhere is admitted")
    func unknownState() {
      let source = Self.app.replacing("state = State()", with: "state = other")
      let unclear = Sources.read(source).reading.unclear
      #expect(
        unclear.map(\.why) == [
          "the whole state is assigned, and what it shows then cannot be read"
        ])
    }

    @Test("one of several catch clauses is taken; each action that a view chooses from is sent")
    func choices() throws {
      let source = """
        @Reducer struct Page {
          @ObservableState struct State { var isFailed = false; var isShown = false }
          enum Action { case loadTapped, failed, showTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loadTapped:
                return .run { send in
                  do { try await load() } catch is Late {
                    await send(.failed)
                  } catch {
                    await send(.failed)
                  }
                }
              case .failed:
                state.isFailed = true
                return .none
              case .showTapped:
                state.isShown = true
                return .none
              }
            }
          }
        }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View {
            Button("Go") { store.send(store.isShown || store.isFailed ? .loadTapped : .showTapped) }
              .sheet(isPresented: $store.isFailed) { Text("Failed") }
              .sheet(isPresented: $store.isShown) { Text("Shown") }
          }
        }
        """
      let page = try #require(Sources.read(source).graph.coordinators.first)
      let root = try #require(page.routes.first { $0.name == "root" })
      #expect(root.transitions.map(\.action) == ["loadTapped", "loadTapped", "showTapped"])
      #expect(root.transitions.allSatisfy { $0.operations.count < 2 })
    }
  }
#endif
