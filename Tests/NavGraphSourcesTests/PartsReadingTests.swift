#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Screens that are made of several features.
  struct PartsReadingTests {
    private static let parts = """
      @Reducer struct Trash {
        @ObservableState struct State: Equatable { @Presents var alert: AlertState<Action.Alert>? }
        enum Action {
          case alert(PresentationAction<Alert>), emptyTapped
          enum Alert { case confirmTapped }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .emptyTapped:
              state.alert = AlertState { TextState("Empty?") }
              return .none
            default: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      @Reducer struct Help { struct State: Equatable {}; enum Action { case closeTapped } }
      """

    private static let list =
      """
      @Reducer struct Tip { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer struct Header {
        @ObservableState struct State: Equatable { @Presents var tip: Tip.State? }
        enum Action { case tipTapped, tip(PresentationAction<Tip.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tipTapped: state.tip = Tip.State(); return .none
            case .tip(.presented(.closeTapped)): state.tip = nil; return .none
            default: return .none
            }
          }
          .ifLet(\\.$tip, action: \\.tip) { Tip() }
        }
      }
      @Reducer struct List {
        struct State: Equatable { var header = Header.State() }
        enum Action { case header(Header.Action), openTapped }
        var body: some ReducerOf<Self> { Scope(state: \\.header, action: \\.header) { Header() } }
      }
      """ + "\n"
      + Sources.coordinator(
        named: "Main", screens: "case list(List)", root: "list", actions: "none", "")

    /// A stack whose one screen holds the parts that are given.
    private func drive(_ state: String, _ actions: String) -> String {
      drive(
        folder: """
          @Reducer struct Folder {
            @ObservableState struct State: Equatable { \(state) }
            enum Action { \(actions) }
          }
          """)
    }

    private func drive(folder: String) -> String {
      """
      \(Self.parts)
      \(folder)
      @Reducer struct Drive {
        @Reducer enum Path { case folder(Folder) }
        @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), openTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped:
              state.path.append(.folder(Folder.State()))
              return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      """
    }

    @Test("presentations of a part of a screen are the screen's")
    func slots() throws {
      let read = Sources.read(
        drive("var trashState = Trash.State()", "case trash(Trash.Action)"))
      let drive = try #require(read.graph.coordinators.first)
      #expect(read.graph.problems().isEmpty)
      let folder = try #require(drive.routes.first { $0.name == "folder" })
      #expect(folder.slots.map(\.name) == ["alert"])
      #expect(folder.transitions.map(\.action) == ["trash.emptyTapped"])
      #expect(read.reading.unclear.isEmpty)
    }

    @Test("of two parts that present by one name, each has a slot of its own")
    func sameName() throws {
      let read = Sources.read(
        drive(
          "@Presents var alert: Help.State?; var trash = Trash.State()",
          "case alert(PresentationAction<Help.Action>), trash(Trash.Action)"))
      let drive = try #require(read.graph.coordinators.first { $0.name == "Drive" })
      let folder = try #require(drive.routes.first { $0.name == "folder" })
      #expect(folder.slots.map(\.name) == ["trashAlert"])
      #expect(folder.transitions.map(\.action) == ["trash.emptyTapped"])
    }

    @Test("in an app with one feature, the alert's button acts on the alert")
    func alertOfTheRoot() throws {
      let graph = Sources.read(
        """
        \(Self.parts.replacing("default: return .none", with: "case .alert(.presented(.confirmTapped)): state.alert = AlertState { TextState(\"Sure?\") }; return .none; default: return .none"))
        """
      ).graph
      let trash = try #require(graph.coordinators.first)
      #expect(trash.routes.map(\.name) == ["root", "alert"])
      #expect(
        trash.routes.map { $0.transitions.map(\.action) } == [
          ["emptyTapped"], ["confirmTapped", "another button"],
        ])
    }

    @Test("what a sheet shows can be replaced by the screen that shows it")
    func replacing() throws {
      let read = Sources.read(
        drive(
          folder: """
            @Reducer struct Folder {
              @Reducer enum Destination { case help(Help), trash(Trash) }
              @ObservableState struct State: Equatable { @Presents var destination: Destination.State? }
              enum Action { case destination(PresentationAction<Destination.Action>), helpTapped }
              var body: some ReducerOf<Self> {
                Reduce { state, action in
                  switch action {
                  case .helpTapped:
                    state.destination = .help(Help.State())
                    return .none
                  case .destination(.presented(.help(.closeTapped))):
                    state.destination = .trash(Trash.State())
                    return .none
                  default: return .none
                  }
                }
                .ifLet(\\.$destination, action: \\.destination)
              }
            }
            """))
      let drive = try #require(read.graph.coordinators.first)
      #expect(read.graph.problems().isEmpty)
      let help = try #require(drive.routes.first { $0.name == "help" })
      guard case .fill("destination", let shown)? = help.transitions.first?.operations.first else {
        Issue.record("nothing replaces the help")
        return
      }
      #expect(shown.target.route == "trash")
      #expect(read.reading.unclear.isEmpty)
    }

    @Test("a child that is asked to set its own value presents the content of that value")
    func written() {
      let source = """
        @Reducer struct Panel {
          @ObservableState struct State: Equatable { var isMenuShown = false }
          enum Action: BindableAction { case binding(BindingAction<State>) }
          var body: some ReducerOf<Self> { BindingReducer() }
        }
        @Reducer struct Page {
          @ObservableState struct State: Equatable { var panel = Panel.State() }
          enum Action { case panel(Panel.Action), menuTapped }
          var body: some ReducerOf<Self> {
            Scope(state: \\.panel, action: \\.panel) { Panel() }
            Reduce { state, action in
              switch action {
              case .menuTapped: return .send(.panel(.set(\\.isMenuShown, true)))
              default: return .none
              }
            }
          }
        }
        struct PanelView: View {
          @Bindable var store: StoreOf<Panel>
          var body: some View { Text("").sheet(isPresented: $store.isMenuShown) { Text("Menu") } }
        }
        """
      #expect(
        Sources.operations(source) == ["self.menuTapped: present isMenuShown in Panel.isMenuShown"])
    }

    @Test("effects started by an appearance are not taps, and a Bool slot starts empty")
    func triggers() throws {
      let source = """
        @Reducer struct Page {
          @ObservableState struct State: Equatable { var isMenuShown = false }
          enum Action { case appeared, menuTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared, .menuTapped:
                state.isMenuShown = true
                return .none
              }
            }
          }
        }
        struct PageView: View {
          @Bindable var store: StoreOf<Page>
          var body: some View {
            Button("Menu") { store.send(.menuTapped) }
              .onAppear { store.send(.appeared) }
              .sheet(isPresented: $store.isMenuShown) { Text("Menu") }
          }
        }
        """
      let page = try #require(Sources.read(source).reading.coordinators.first)
      #expect(page.initial.isEmpty)
      #expect(page.transitions.map(\.trigger) == ["automatic", "tap"])
    }

    @Test("the presentation of a part of a screen is in a slot of the screen")
    func ownSlots() throws {
      let main = try #require(Sources.read(Self.list).graph.coordinators.first)
      let routes = Dictionary(uniqueKeysWithValues: main.routes.map { ($0.name, $0) })
      #expect(routes["list"]?.slots.map(\.name) == ["tip"])
      #expect(routes["list"]?.transitions.map(\.action) == ["header.tipTapped"])
      #expect(routes["tip"]?.transitions.map(\.operations) == [[.dismissScreen]])
    }

    @Test("a state whose actions nothing handles is not a part")
    func unusedStates() throws {
      let source = Self.list.replacing(
        "case header(Header.Action), openTapped", with: "case openTapped"
      )
      .replacing("Scope(state: \\.header, action: \\.header) { Header() }", with: "EmptyReducer()")
      let main = try #require(
        Sources.read(source).graph.coordinators.first { $0.name == "Main" })
      #expect(main.routes.map(\.name) == ["list"])
    }
  }
#endif
