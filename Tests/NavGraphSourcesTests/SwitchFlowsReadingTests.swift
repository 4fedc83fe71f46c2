#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Views that show one of several flows by a value of a model.
  struct SwitchFlowsReadingTests {
    private static func app(_ session: String, _ body: String, in login: String, out logout: String)
      -> String
    {
      """
      import FlowStacks
      final class Session: ObservableObject {
        \(session)
        func logIn() { \(login) }
        func logOut() { \(logout) }
      }
      @main struct Main: App {
        @StateObject var session = Session()
        var body: some Scene { WindowGroup { ContentView().environmentObject(session) } }
      }
      struct ContentView: View {
        @EnvironmentObject var session: Session
        var body: some View { \(body) }
      }
      struct Welcome: View {
        enum Screen: Hashable { case signUp }
        @State var routes: Routes<Screen> = []
        @EnvironmentObject var session: Session
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Button("Sign up") { routes.presentCover(.signUp) }
              .flowDestination(for: Screen.self) { screen in
                switch screen { case .signUp: SignUp { session.logIn() } }
              }
          }
        }
      }
      struct SignUp: View { let done: () -> Void; var body: some View { Button("Done", action: done) } }
      struct Tabs: View {
        @State var tab = Tab.home
        enum Tab { case home, search }
        var body: some View {
          TabView(selection: $tab) { Home().tag(Tab.home); Search().tag(Tab.search) }
        }
      }
      struct Home: View {
        enum Screen: Hashable { case item }
        @State var routes: Routes<Screen> = []
        @EnvironmentObject var session: Session
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Button("Log out") { session.logOut() }
              .flowDestination(for: Screen.self) { screen in switch screen { case .item: Text("") } }
          }
        }
      }
      struct Search: View {
        enum Screen: Hashable { case item }
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Text("").flowDestination(for: Screen.self) { screen in switch screen { case .item: Text("") } }
          }
        }
      }
      """
    }

    @Test(
      "a view that shows one of several flows by a value of a model is a switch",
      arguments: [
        (
          "enum State { case guest, member }; @Published var state: State = .guest",
          "switch session.state { case .guest: Welcome(); case .member: Tabs() }",
          "state = .member", "state = .guest"
        ),
        (
          "@Published var isIn = false", "if session.isIn { Tabs() } else { Welcome() }",
          "isIn = true", "isIn = false"
        ),
        (
          "@Published var user: String?", "if session.user == nil { Welcome() } else { Tabs() }",
          "user = \"\"", "user = nil"
        ),
      ])
    func model(_ session: String, _ body: String, _ login: String, _ logout: String) throws {
      let graph = Sources.read(Self.app(session, body, in: login, out: logout)).graph
      let content = try #require(graph.coordinators.first { $0.name == "ContentView" })
      guard case .switch(let choice) = content.container else {
        Issue.record("no switch was read")
        return
      }
      let hosts = Dictionary(uniqueKeysWithValues: content.routes.map { ($0.name, $0.hosts) })
      let member = try #require(content.routes.first { $0.hosts == "Tabs" }).name
      #expect(hosts[choice.initial] == "Welcome")
      let done = content.handlers.flatMap { handler in
        handler.transition.operations.map { (handler.transition.action, $0) }
      }
      #expect(
        done.contains { $0.0 == "Button: Done" && $0.1 == .show(RoutePattern(route: member)) })
      #expect(
        done.contains {
          $0.0 == "Button: Log out" && $0.1 == .show(RoutePattern(route: choice.initial))
        })
    }
  }
#endif
