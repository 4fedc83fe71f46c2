#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Two children of one kind: what leads to one of them is not read for the other.
  struct TwinsReadingTests {
    private static func app(_ cases: String, stack: Bool = false) -> String {
      """
      @Reducer struct Detail { @ObservableState struct State: Equatable {}; enum Action {} }
      @Reducer struct Feed {
        @Reducer enum Path { case detail(Detail) }
        @ObservableState struct State: Equatable {
          \(stack ? "var path = StackState<Path.State>()" : "")
          @Presents var detail: Detail.State?
        }
        enum Action {
          case allTapped, delegate(Delegate), detail(PresentationAction<Detail.Action>)
          \(stack ? "case path(StackActionOf<Path>)" : "")
          enum Delegate { case wantsAll }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .allTapped = action { return .send(.delegate(.wantsAll)) }
            return .none
          }
          \(stack ? ".forEach(\\.path, action: \\.path)" : "")
          .ifLet(\\.$detail, action: \\.detail) { Detail() }
        }
      }
      struct FeedView: View {
        @Bindable var store: StoreOf<Feed>
        var body: some View {
          Button("All") { store.send(.allTapped) }
            .sheet(item: $store.scope(state: \\.detail, action: \\.detail)) { _ in Text("Detail") }
        }
      }
      @Reducer struct Root {
        enum Tab { case news, saved }
        @ObservableState struct State: Equatable {
          var tab = Tab.news
          var news = Feed.State()
          var saved = Feed.State()
          @Presents var all: Detail.State?
        }
        enum Action: BindableAction {
          case all(PresentationAction<Detail.Action>), binding(BindingAction<State>), linked
          case news(Feed.Action), saved(Feed.Action)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Scope(state: \\.news, action: \\.news) { Feed() }
          Scope(state: \\.saved, action: \\.saved) { Feed() }
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .ifLet(\\.$all, action: \\.all) { Detail() }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          TabView(selection: $store.tab) {
            FeedView(store: store.scope(state: \\.news, action: \\.news)).tag(Root.Tab.news)
            FeedView(store: store.scope(state: \\.saved, action: \\.saved)).tag(Root.Tab.saved)
          }
          .sheet(item: $store.scope(state: \\.all, action: \\.all)) { _ in Text("All") }
          .onOpenURL { _ in store.send(.linked) }
        }
      }
      """
    }

    private static let one = """
      case .news(.delegate(.wantsAll)): state.all = Detail.State(); return .none
      """

    @Test("a report of one tab does nothing in the other")
    func reports() {
      let found = Sources.transitions(Self.app(Self.one)).filter { $0.contains("allTapped") }
      #expect(found == ["news.allTapped: show all"])
    }

    @Test("both, where code handles both, each in its way")
    func both() {
      let cases =
        Self.one + """

          case .saved(.delegate(.wantsAll)): state.tab = .news; return .none
          """
      let found = Sources.transitions(Self.app(cases)).filter { $0.contains("allTapped") }
      #expect(found.count == 2)
      #expect(found.contains("news.allTapped: show all"))
      #expect(found.contains { $0.hasPrefix("saved.allTapped: select") })
      let same = """
        case .news(.delegate(.wantsAll)), .saved(.delegate(.wantsAll)):
          state.all = Detail.State()
          return .none
        """
      let all = Sources.transitions(Self.app(same)).filter { $0.contains("allTapped") }
      #expect(Set(all) == ["news.allTapped: show all", "saved.allTapped: show all"])
    }

    @Test("a report of one of two tabs that host a coordinator")
    func hosted() throws {
      let graph = Sources.read(Self.app(Self.one, stack: true)).graph
      let root = try #require(graph.coordinators.first { $0.name == "Root" })
      let reports = root.handlers.filter { $0.transition.action == "allTapped" }
      #expect(
        reports.filter { !$0.transition.operations.isEmpty }.map(\.source) == [
          .descendant(hosts: ["news"], route: "root")
        ])
    }

    @Test("a parent fills the slot of the tab that it names")
    func slots() {
      let found = Sources.transitions(
        Self.app("case .linked: state.saved.detail = Detail.State(); return .none"))
      #expect(found == [".linked effect: show savedDetail"])
    }
  }
#endif
