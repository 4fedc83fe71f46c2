#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Tabs that have nothing to show, because they are no more than a button of the bar.
  struct TabsReadingTests {
    private func tabs(_ content: String) throws -> (TabsContainer, text: String) {
      let reading = Sources.read(
        """
        @Reducer struct Feed { struct State {}; enum Action { case addTapped } }
        @Reducer struct Main {
          enum Tab { case feed, add }
          @ObservableState struct State {
            var feed = Feed.State()
            var selectedTab = Tab.feed
          }
          enum Action { case feed(Feed.Action), tabSelected(Tab) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .tabSelected(tab): state.selectedTab = tab; return .none
              case .feed(.addTapped): state.selectedTab = .add; return .none
              }
            }
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            TabView(selection: $store.selectedTab.sending(\\.tabSelected)) {
              \(content)
            }
          }
        }
        """)
      #expect(reading.graph.problems().isEmpty)
      let main = try #require(reading.graph.coordinators.first { $0.name == "Main" })
      guard case .tabs(let tabs) = main.container else {
        throw MissingTabs()
      }
      return (tabs, RegistrationWriter(reading.graph, remarks: []).text())
    }

    private struct MissingTabs: Error {}

    private static let feed = "FeedView(store: store.scope(state: \\.feed, action: \\.feed))"

    @Test(
      "a tab without content is a button of the bar",
      arguments: [
        "\(feed).tag(Main.Tab.feed); EmptyView().tabItem { Text(\"Add\") }.tag(Main.Tab.add)",
        "ForEach(tabs) { tab in switch tab { case .feed: \(feed); case .add: Color.clear } }",
      ])
    func empty(_ content: String) throws {
      let (tabs, text) = try tabs(content)
      #expect(tabs.options == ["add": TabOptions(condition: .any([]))])
      #expect(text.contains("Tab(.add, when: .any())"))
    }

    @Test(
      "a tab with content is none, nor is one that another view has no picture for",
      arguments: [
        "\(feed).tag(Main.Tab.feed); Color.clear.sheet(item: $add) { AddView() }.tag(Main.Tab.add)",
        """
        ForEach(tabs) { tab in switch tab { case .feed: \(feed); case .add: AddView() } }
        }
        .overlay {
          switch store.selectedTab { case .feed: Text("Feed"); case .add: EmptyView() }
        """,
      ])
    func full(_ content: String) throws {
      #expect(try tabs(content).0.options.isEmpty)
    }
  }
#endif
