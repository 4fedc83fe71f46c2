#if SourceReading
  import NavGraphSources
  import Testing

  /// URLs that an app opens itself, and what it does when it hears them.
  struct LinksReadingTests {
    // MARK: An app on TCARouteStack

    private static let hears = ".onOpenURL { url in store.send(.opened(url)) }"
    private static let routes = """
      switch url.host {
      case "back": state.paths.removeLast()
      case "first": state.paths.append(RoutePath(data: Screen.State.first(.init()), style: .push))
      case "second": state.paths.append(RoutePath(data: Screen.State.second(.init()), style: .cover))
      default: break
      }
      """

    /// An app whose screen `first` does something on `tapped`, and whose router hears URLs.
    private static func app(
      _ tapped: String, handler: String = routes, hears: String = hears, others: String = ""
    ) -> String {
      """
      @Reducer struct First {
        struct State: Equatable { var id = 1; var host = "" }
        enum Action { case tapped }
        @Dependency(\\.openURL) var openURL
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: \(tapped)
            }
            return .none
          }
        }
      }
      struct FirstView: View {
        let store: StoreOf<First>
        var body: some View { Button("Go") { store.send(.tapped) } }
      }
      @Reducer struct Second { struct State: Equatable {}; enum Action { case nothing } }
      @Reducer struct Screen {
        enum State { case first(First.State), second(Second.State) }
        enum Action { case first(First.Action), second(Second.Action) }
      }
      @Reducer struct Router {
        struct State: RouterState { var paths: [RoutePath<Screen.State>] = [] }
        enum Action: RouterAction {
          case opened(URL), followed(Link)
          case updatePaths([RoutePath<Screen.State>])
          case pathAction(RoutePath<Screen.State>.ID, action: Screen.Action)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened(let url):
              \(handler)
              return .none
            default: return .none
            }
          }
          .forEachRoute { Screen() }
        }
      }
      struct RouterView: View {
        let store: StoreOf<Router>
        var body: some View {
          RouteStackStore(store, root: root) { store in Text("") }
            \(hears)
        }
      }
      \(others)
      """
    }

    /// What the screen `first` does.
    private func done(_ source: String) -> [String] {
      Sources.operations(source).filter { $0.hasPrefix("first.tapped") }
        .map { String($0.dropFirst("first.tapped: ".count)) }
    }

    private func isUnclear(_ source: String) -> Bool {
      Sources.read(source).reading.unclear.contains { $0.why.contains("this URL depends") }
    }

    // MARK: Who opens a URL

    @Test(
      "ways to open a URL of the app's own",
      arguments: [
        "UIApplication.shared.open(URL(string: \"shop://second\")!)",
        "application.open(URL(string: \"shop://second\")!, options: [:])",
        "return .run { _ in await openURL(URL(string: \"shop://second\")!) }",
        "guard let url = URL(string: \"shop://second\") else { return .none }; application.open(url)",
        "if let url = URL(string: \"shop://second\") { application.open(url) }",
        "let scheme = \"shop\"; application.open(URL(string: \"\\(scheme)://second\")!)",
        "application.open(URL(string: \"shop://second?id=\\(state.id)\")!)",
        "application.open(URL(string: \"shop://\" + \"second\")!)",
        "application.open(Links.second)",
        "application.open(Links.made)",
        "application.open(.second)",
        "application.open(Target.second.url)",
        "show(\"second\")",
      ])
    func opening(_ code: String) {
      let source = Self.app(
        code,
        others: """
          enum Links {
            static let scheme = "shop"
            static let second = URL(string: "\\(scheme)://second")!
            static var made: URL { URL(string: "shop://second")! }
          }
          extension URL { static let second = URL(string: "shop://second")! }
          enum Target: String { case first, second; var url: URL { URL(string: "shop://\\(rawValue)")! } }
          func show(_ host: String) { UIApplication.shared.open(URL(string: "shop://\\(host)")!) }
          """)
      #expect(done(source) == ["cover second"])
    }

    @Test(
      "code that is not navigation",
      arguments: [
        "application.open(URL(string: \"https://second\")!)",
        "application.open(URL(string: \"mailto:back@second\")!)",
        "application.open(URL(string: UIApplication.openSettingsURLString)!)",
        "application.open(URL(string: \"shop://unknown\")!)",
        "application.open(state.url)",
        "file.open(\"shop://second\")",
      ])
    func noNavigation(_ code: String) {
      #expect(done(Self.app(code)).isEmpty)
      #expect(!isUnclear(Self.app(code)))
    }

    @Test("a host that is put together at run time is unclear, and nothing is guessed")
    func unknownHost() {
      let source = Self.app("application.open(URL(string: \"shop://\\(state.host)\")!)")
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    @Test("whether an interpolated part is well formed stays a condition")
    func conversions() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second/\\(state.id)\")!)",
        handler: """
          guard url.host == "second", let id = UUID(uuidString: url.lastPathComponent) else { return .none }
          state.paths.append(RoutePath(data: Screen.State.second(.init(id: id)), style: .cover))
          """)
      #expect(done(source) == ["cover second"])
      #expect(!isUnclear(source))
      let when = Sources.read(source).reading.coordinators.flatMap(\.transitions)
        .filter { $0.on.screen == "first" }.map { $0.when ?? "" }
      #expect(when.allSatisfy { $0.contains("UUID(uuidString: url.lastPathComponent)") })
    }

    @Test("a condition between two URLs chooses between their destinations")
    func branches() {
      let source = Self.app(
        """
        if state.id > 1 { application.open(URL(string: "shop://second")!) }
        else { application.open(URL(string: "shop://first")!) }
        """)
      let transitions = Sources.read(source).reading.coordinators.flatMap(\.transitions)
        .filter { $0.on.screen == "first" }
      #expect(
        Set(transitions.map { "\($0.operations[0].target ?? "") \($0.when ?? "")" }) == [
          "second state.id > 1", "first state.id <= 1",
        ])
    }

    // MARK: Who hears it

    @Test(
      "places that receive URLs",
      arguments: [
        ".onOpenURL { store.send(.opened($0)) }",
        ".onOpenURL(perform: { url in store.send(.opened(url)) })",
        ".onOpenURL { url in guard url.scheme == \"shop\" else { return }; store.send(.opened(url)) }",
        ".onOpenURL { url in hear(url) }",
        ".onOpenURL(perform: hear)",
      ])
    func openURLModifiers(_ modifier: String) {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)", hears: modifier,
        others: "extension RouterView { func hear(_ url: URL) { store.send(.opened(url)) } }")
      #expect(done(source) == ["cover second"])
    }

    @Test("a URL of another scheme is not navigation")
    func otherScheme() {
      let source = Self.app(
        "application.open(URL(string: \"maps://second\")!)",
        hears: ".onOpenURL { url in if url.scheme == \"shop\" { store.send(.opened(url)) } }")
      #expect(done(source).isEmpty)
    }

    // MARK: What it means

    private static let second =
      "state.paths.append(RoutePath(data: Screen.State.second(.init()), style: .push))"

    @Test(
      "parts of a URL that decide",
      arguments: [
        "if url.host == \"a\" { SECOND }",
        "if url.host() == \"x\" { state.paths.removeAll() } else if url.host() == \"a\" { SECOND }",
        "guard url.scheme == \"shop\", url.host == \"a\" else { return .none }; SECOND",
        "guard let host = url.host, host == \"a\" else { return .none }; SECOND",
        "switch url.path { case \"/b/c\": SECOND; default: state.paths.removeAll() }",
        "switch url.lastPathComponent { case \"c\": SECOND; default: state.paths.removeAll() }",
        "if url.pathComponents.contains(\"b\") { SECOND }",
        "if url.pathComponents.count > 2, url.pathComponents[1] == \"b\" { SECOND }",
        "switch url.pathComponents.dropFirst().first { case \"b\": SECOND; default: break }",
        "let parts = url.pathComponents.filter { $0 != \"/\" }; if parts[1] == \"c\" { SECOND }",
        "switch (url.host, url.path) { case (\"a\", \"/b/c\"): SECOND; default: state.paths.removeAll() }",
        "switch url.host { case \"a\"?: SECOND; default: state.paths.removeAll() }",
        "switch url.host { case .some(\"a\"): SECOND; case .none, .some: state.paths.removeAll() }",
        "switch url.host { case \"x\", \"a\": SECOND; default: break }",
        "if url.absoluteString.hasPrefix(\"shop://a/b\") { SECOND }",
        """
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        if parts?.queryItems?.first(where: { $0.name == "id" })?.value == "7" { SECOND }
        """,
        "if url.item(\"id\") == \"7\" { SECOND }",
        "let style = url.item(\"style\") ?? \"none\"; if style == \"none\" { SECOND }",
        "if let number = url.item(\"id\").flatMap(Int.init) { SECOND }",
        "guard let number = Int(url.item(\"id\") ?? \"\") else { state.paths.removeAll(); return .none }; SECOND",
        "guard let link = Link(url: url) else { return .none }; switch link { case .second: SECOND; case .page: state.paths.removeAll() }",
        "if case .second? = Link(url: url) { SECOND }",
        "switch Link(url: url) { case .second: SECOND; case .page: state.paths.removeAll(); case nil: break }",
        "guard let link = Kind(rawValue: url.host ?? \"\") else { return .none }; switch link { case .second: SECOND; case .other: state.paths.removeAll() }",
        "if let screen = url.screen { state.paths.append(RoutePath(data: screen, style: .push)) }",
        "guard let screen = Screen.State(url: url) else { return .none }; state.paths.append(RoutePath(data: screen, style: .push))",
        "go(to: url, &state)",
      ])
    func meaning(_ handler: String) {
      let source = Self.app(
        "application.open(URL(string: \"shop://a/b/c?id=7\")!)",
        handler: handler.replacing("SECOND", with: Self.second),
        others: """
          extension URL {
            func item(_ name: String) -> String? {
              guard let parts = URLComponents(string: absoluteString) else { return nil }
              return parts.queryItems?.first(where: { $0.name == name })?.value
            }
            var screen: Screen.State? { host == "a" ? .second(.init()) : nil }
          }
          enum Kind: String { case second = "a", other }
          enum Link {
            case second, page(String)
            init?(url: URL) {
              guard url.scheme == "shop" else { return nil }
              switch url.host {
              case "a": self = .second
              case "page": self = .page(url.lastPathComponent)
              default: return nil
              }
            }
          }
          extension Screen.State {
            init?(url: URL) {
              if url.host == "a" { self = .second(.init()) } else { return nil }
            }
          }
          func go(to url: URL, _ state: inout Router.State) {
            if url.pathComponents.last == "c" { \(Self.second) }
          }
          """)
      #expect(done(source) == ["push second"])
    }

    @Test(
      "the initial value of a changed variable is not used",
      arguments: [
        "var kind = \"a\"; if url.host == \"second\" { kind = \"b\" }; if kind == \"b\" { SECOND } else { FIRST }",
        "var kind = \"a\"; kind += \"b\"; if kind == \"ab\" { SECOND } else { FIRST }",
        "var host = url.host ?? \"\"; host = host + \"x\"; if host == \"secondx\" { SECOND } else { FIRST }",
        "var isDone = false; if url.host == \"second\" { isDone = true }; guard isDone else { FIRST; return .none }; SECOND",
        "var parts = url.pathComponents; parts.removeFirst(); if parts.first == \"second\" { SECOND } else { FIRST }",
        "var parts = url.pathComponents; let last = parts.popLast(); if last == \"second\" { SECOND } else if parts.count == 2 { FIRST }",
        "var kind = \"a\"; set(&kind, url); if kind == \"b\" { SECOND } else { FIRST }",
        "if kind(of: url) == \"b\" { SECOND } else { FIRST }",
        "if other(url) == \"b\" { SECOND } else { FIRST }",
        "if var host = url.host { host.removeFirst(); if host == \"econd\" { SECOND } else { FIRST } }",
        "var shown = Screen.State.first(.init()); if url.host == \"second\" { shown = .second(.init()) }; state.paths.append(RoutePath(data: shown, style: .push))",
        "var link = Link.first; link.go(); switch link { case .first: FIRST; case .second: SECOND }",
      ])
    func changed(_ handler: String) {
      let source = Self.app(
        "application.open(URL(string: \"shop://second/second\")!)",
        handler: handler.replacing("SECOND", with: Self.second)
          .replacing("FIRST", with: Self.second.replacing("second", with: "first")),
        others: """
          enum Link { case first, second; mutating func go() { self = .second } }
          func set(_ kind: inout String, _ url: URL) { if url.host == "second" { kind = "b" } }
          func kind(of url: URL) -> String {
            var kind = "a"
            if url.host == "second" { kind = "b" }
            if kind == "b" { return "b" }
            return kind
          }
          func other(_ url: URL) -> String {
            var isDone = false
            if url.host == "second" { isDone = true }
            guard isDone else { return "a" }
            return "b"
          }
          """)
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    @Test("a constant that the branch for the URL assigns is known")
    func late() {
      let code =
        "let kind: String; if url.host == \"second\" { kind = \"b\" } else { kind = \"a\" }; if kind == \"b\" { SECOND }"
      let source = Self.app(
        "application.open(URL(string: \"shop://second/second\")!)",
        handler: code.replacing("SECOND", with: Self.second))
      #expect(done(source) == ["push second"])
    }

    @Test(
      "parts of a URL are what Foundation makes of them",
      arguments: [
        ("shop://x/b/c/", "url.path == \"/b/c\""),
        ("shop://x/b/c/", "url.path() == \"/b/c/\""),
        ("shop://x/b/c/", "url.lastPathComponent == \"c\""),
        ("shop://x/b/c/", "URLComponents(string: url.absoluteString)?.path == \"/b/c/\""),
        ("shop://x/", "url.path == \"/\""),
        ("shop://x/a%20b", "url.path == \"/a b\""),
        ("shop://x/a%20b", "url.lastPathComponent == \"a b\""),
        ("shop://x/a%20b", "url.pathComponents.contains(\"a b\")"),
        ("shop://second:80/x", "url.host == \"second\""),
        ("shop://me@second", "url.host == \"second\""),
        ("shop://me:word@second:80?a=b", "url.host == \"second\""),
        ("shop://x?flag", "url.item(\"flag\") == nil"),
        ("shop://x?flag=", "url.item(\"flag\") == \"\""),
        ("shop://x?name=%41", "url.item(\"name\") == \"A\""),
        ("shop://x/\\(state.id)/c", "url.pathComponents.filter { $0 != \"/\" }.count == 2"),
      ])
    func parts(_ url: String, _ condition: String) {
      let source = Self.app(
        "application.open(URL(string: \"\(url)\")!)",
        handler: "if \(condition) { \(Self.second) } else { state.paths.removeAll() }",
        others: """
          extension URL {
            func item(_ name: String) -> String? {
              URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == name }?.value
            }
          }
          """)
      #expect(done(source) == ["push second"])
    }

    @Test("how many components are left of unknown ones is unclear")
    func filteredComponents() {
      let source = Self.app(
        "application.open(URL(string: \"shop://x/\\(state.id)/c\")!)",
        handler:
          "if url.pathComponents.filter { $0 != \"home\" }.count == 3 { \(Self.second) } else { state.paths.removeAll() }"
      )
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    @Test(
      "a case that falls through to the next is unclear",
      arguments: [
        "switch url.host { case \"second\": fallthrough; case \"other\": SECOND; default: break }",
        "if kind(of: url) == \"a\" { SECOND }",
      ])
    func fallingThrough(_ handler: String) {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        handler: handler.replacing("SECOND", with: Self.second),
        others: """
          func kind(of url: URL) -> String {
            switch url.host {
            case "second": fallthrough
            case "other": return "a"
            default: return "b"
            }
          }
          """)
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    @Test("unchanged variables are evaluated")
    func unchanged() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        handler: """
          var host = url.host?.lowercased() ?? ""
          var number = 1
          number += 1
          if host.hasPrefix("sec") { \(Self.second) }
          """)
      #expect(done(source) == ["push second"])
    }

    @Test("a URL of a variable that is changed before it is opened is not guessed")
    func changedOpening() {
      let source = Self.app(
        "var host = \"first\"; if state.id > 1 { host = \"second\" }; application.open(URL(string: \"shop://\\(host)\")!)"
      )
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    @Test(
      "a style that the URL's query decides",
      arguments: [("sheet", ["sheet second"]), ("none", ["push second"])])
    func style(_ style: String, _ expected: [String]) {
      let source = Self.app(
        "application.open(URL(string: \"shop://second?style=\(style)\")!)",
        handler: """
          let asked = url.item("style") ?? ""
          var style: Style { switch asked { case "sheet": return .sheet(); default: return .push } }
          switch url.host {
          case "second": state.paths.append(RoutePath(data: Screen.State.second(.init()), style: style))
          default: break
          }
          """,
        others: """
          extension URL {
            func item(_ name: String) -> String? {
              URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == name }?.value
            }
          }
          """)
      #expect(done(source) == expected)
    }

    @Test("a URL that a view's router parses into the action that it sends")
    func parsedByView() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        hears:
          ".onOpenURL { url in if let link = Link(rawValue: url.host ?? \"\") { store.send(.followed(link)) } }",
        others: "enum Link: String { case first, second }"
      ).replacing(
        "default: return .none",
        with: """
          case .followed(let link):
            switch link {
            case .first: state.paths.removeAll()
            case .second: \(Self.second)
            }
            return .none
          default: return .none
          """)
      #expect(done(source) == ["push second"])
    }

    @Test("an action that carries a parsed URL is followed, too")
    func sentOn() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        handler: """
          guard let link = Link(rawValue: url.host ?? "") else { return .none }
          return .send(.followed(link))
          """,
        others: "enum Link: String { case first, second }"
      ).replacing(
        "default: return .none",
        with: """
          case .followed(.first): state.paths.removeAll(); return .none
          case .followed(.second): \(Self.second); return .none
          default: return .none
          """)
      #expect(done(source) == ["push second"])
    }

    @Test("a condition that is not about the URL stays one")
    func otherConditions() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        handler: "if state.isReady, url.host == \"second\" { \(Self.second) }")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions)
        .filter { $0.on.screen == "first" }
      #expect(found.map { $0.when ?? "" }.first?.contains("state.isReady") == true)
    }

    @Test("recursive code terminates, and its result is unclear")
    func recursion() {
      let source = Self.app(
        "application.open(URL(string: \"shop://second\")!)",
        handler: "if next(url) == \"x\" { \(Self.second) }",
        others: "func next(_ url: URL) -> String { next(url) + next(url) }")
      #expect(done(source).isEmpty)
      #expect(isUnclear(source))
    }

    // MARK: Views

    private static let views = """
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
      struct NextPage: View {
        @Environment(\\.openURL) private var openURL
        var body: some View { Button("Back") { openURL(URL(string: "pages://back")!) } }
      }
      """

    @Test(
      "a button or link in a view uses the enclosing view's URL handling",
      arguments: [
        (
          "Button(\"Next\") { UIApplication.shared.open(URL(string: \"pages://next\")!) }", "Button"
        ),
        ("Link(\"Next\", destination: URL(string: \"pages://next\")!)", "Link"),
      ])
    func views(_ start: String, _ kind: String) {
      let found = Sources.operations(
        Self.views + "\nstruct Start: View { var body: some View { \(start) } }")
      #expect(found.contains("Start.\(kind): Next: push next"))
      #expect(found.contains("next.Button: Back: goBack"))
      #expect(!found.contains("Start.\(kind): Next: goBack"))
    }

    @Test("a link to a web page is no navigation")
    func webPages() {
      let found = Sources.operations(
        Self.views + """

          struct Start: View {
            var body: some View {
              Link("Terms", destination: URL(string: "https://next")!)
              Button("Help") { UIApplication.shared.open(URL(string: "https://back")!) }
            }
          }
          """)
      #expect(!found.contains { $0.hasPrefix("Start") })
    }

    @Test("a button of a feature's view has the effect that the enclosing feature gives the URL")
    func viewsOfFeatures() {
      let source = Self.app("break").replacing(
        "Button(\"Go\") { store.send(.tapped) }",
        with: "Button(\"Go\") { openURL(URL(string: \"shop://second\")!) }")
      #expect(Sources.operations(source).contains("first.Button: Go: cover second"))
    }
  }
#endif
