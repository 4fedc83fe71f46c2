#if SourceReading
  import NavGraphSources
  import Testing

  /// URLs that an app opens itself.
  struct LinksReadingTests {
    @Test("an action that opens a URL does what the app's handler of links does for it")
    func reducers() {
      let source = """
        struct First: Reducer {
          struct State {}
          enum Action { case nextTapped, backTapped, siteTapped }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              switch action {
              case .nextTapped: application.open(URL(string: "shop://first?style=sheet")!); return .none
              case .backTapped: application.open(URL(string: "shop://back")!); return .none
              case .siteTapped: application.open(URL(string: "https://back")!); return .none
              }
            }
          }
        }
        struct Screen: Reducer { enum State { case first(First.State) }; enum Action { case first(First.Action) } }
        struct Router: Reducer {
          struct State { var paths: [RoutePath<Screen.State>] = [] }
          enum Action { case opened(URL), pathAction(Int, action: Screen.Action) }
          var body: some Reducer<State, Action> {
            Reduce { state, action in
              switch action {
              case .opened(let url):
                let asked = url.item("style") ?? ""
                var style: Style { switch asked { case "sheet": return .sheet(); default: return .push } }
                switch url.host {
                case "back": state.paths.removeLast()
                case "first": state.paths.append(RoutePath(data: Screen.State.first(.init()), style: style))
                default: break
                }
                return .none
              default: return .none
              }
            }
          }
        }
        struct RouterView: View {
          let store: StoreOf<Router>
          var body: some View { Text("").onOpenURL { url in store.send(.opened(url)) } }
        }
        """
      #expect(
        Set(Sources.operations(source)) == [
          "deeplink.opened: removeLast", "deeplink.opened: push first",
          "deeplink.opened: sheet first", "first.backTapped: removeLast",
          "first.nextTapped: sheet first",
        ])
    }

    @Test("a button of a view that opens a URL does what the view around it does for it")
    func views() {
      let source = """
        enum Page: Hashable { case next }
        struct Pages: View {
          @State var routes: Routes<Page> = []
          var body: some View {
            FlowStack($routes) {
              Start().flowDestination(for: Page.self) { page in switch page { case .next: NextPage() } }
            }
            .onOpenURL { url in
              switch url.host {
              case "next": routes.push(.next)
              case "back": routes.goBack()
              default: break
              }
            }
          }
        }
        struct Start: View {
          var body: some View { Button("Next") { UIApplication.shared.open(URL(string: "pages://next")!) } }
        }
        struct NextPage: View {
          var body: some View { Button("Back") { UIApplication.shared.open(URL(string: "pages://back")!) } }
        }
        """
      let found = Sources.operations(source)
      #expect(found.contains("Start.Button: Next: push next"))
      #expect(found.contains("next.Button: Back: goBack"))
      #expect(!found.contains("Start.Button: Next: goBack"))
    }
  }
#endif
