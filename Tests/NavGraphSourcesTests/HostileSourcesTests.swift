#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import TestSupport
  import Testing

  struct HostileSourcesTests {
    @Test("sources that were cut and shuffled never stop the reader")
    func shuffledTokens() {
      let text =
        Sources.coordinator(
          """
          case let .router(.routeAction(id: _, action: .home(.delegate(inner)))):
            switch inner {
            case .finished: state.routes.goBack()
            case .opened(let id): state.routes.push(.detail(.init(id: id)))
            }
            return .concatenate(.send(.reset), .run { send in await send(.opened(.home)) })
          case .router(.routeAction(_, .home(.startTapped))) :
            open(URL(string: "a://home/ \\( state.id ) ?x=1")!) ; return .none
          case .heard( let url ) :
            guard let link = Target(rawValue: url.host ?? "") , url.path != "/" else { return .none }
            switch ( link , url.lastPathComponent ) { case ( .home , "b" ) : state.routes.goBack() ; default : break }
            return .none
          """
        ).replacing("case reset,", with: "case heard(URL), reset,")
        .replacing("enum Target {", with: "enum Target: String {")
        + " struct MainView : View { let store : StoreOf<Main> ; var body : some View { Text( \"\" ).onOpenURL { store.send( .heard( $0 ) ) } } }"
      let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      var generator = SplitMix(state: 7)
      for round in 0..<Share.byDay(24, atNight: 150) {
        var changed = words
        switch round % 3 {
        case 0: changed = Array(changed.prefix(Int(generator.next() % UInt64(changed.count))))
        case 1:
          for _ in 0..<8 {
            changed.swapAt(
              Int(generator.next() % UInt64(changed.count)),
              Int(generator.next() % UInt64(changed.count)))
          }
        default:
          for _ in 0..<4 { changed.remove(at: Int(generator.next() % UInt64(changed.count))) }
        }
        let reading = Sources.read(changed.joined(separator: " "))
        // Whatever is left of the app can be written down.
        #expect(
          RegistrationWriter(reading.graph, remarks: reading.remarks).text().hasSuffix("})\n"))
      }
    }

    private static let large = Share.byDay(120, atNight: 1_000)

    @Test(
      "a handler with many branches is read in seconds", .timeLimit(.minutes(1)),
      arguments: [
        "switch state.number {\n"
          + (0..<large).map { "case \($0): state.routes.push(.detail(.init()))\n" }.joined()
          + "default: break\n}",
        "if state.number == 0 { state.routes.goBack() }"
          + (1..<large).map { " else if state.number == \($0) { state.routes.goBackToRoot() }" }
          .joined(),
        (0..<large).map { "if state.number > \($0) { state.routes.goBack() }\n" }.joined(),
      ])
    func manyBranches(_ code: String) {
      let reading = Sources.read(
        Sources.coordinator("case .reset:\n\(code)\nreturn .none", state: "var number = 0"))
      #expect(reading.graph.problems().isEmpty)
      #expect(reading.graph.coordinators.first?.handlers.isEmpty == false)
    }

    @Test(
      "long expressions are read in seconds", .timeLimit(.minutes(1)),
      arguments: [
        "state.isNew = "
          + Array(repeating: "state.number == 1 && isOld()", count: 40)
          .joined(separator: " || "),
        "state.number = " + Array(repeating: "state.saved", count: 600).joined(separator: " ?? "),
        Array(repeating: "open(&state)", count: 40).joined(separator: " && "),
      ])
    func longExpressions(_ code: String) {
      let reading = Sources.read(
        Sources.coordinator(
          "case .reset:\n\(code)\nstate.routes.push(.detail(.init()))\nreturn .none",
          state: "var number = 0; var isNew = false; var saved: Int?",
          functions:
            "func open(_ state: inout State) -> Bool { state.routes.goBack(); return true }"))
      #expect(reading.graph.coordinators.first?.handlers.isEmpty == false)
    }

    @Test(
      "many private views and places that name an action are read in seconds",
      .timeLimit(.minutes(1)))
    func manyPrivateViews() {
      let views = (0..<Self.large).map { number in
        """
        private struct Row\(number): View {
          let store: StoreOf<Home>
          var body: some View { Row\(number + 1)(store: store); Button("") { store.send(.startTapped) } }
        }
        """
      }
      let home = Sources.coordinator(
        "case .router(.routeAction(_, action: .home(.startTapped))): state.routes.push(.detail(.init())); return .none"
      )
      let view = """
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View { Text("") }
        }
        """
      let unused = Sources.read(([home, view] + views).joined(separator: "\n")).graph
      let used = Sources.read(
        ([home, view.replacing("Text(\"\")", with: "Row0(store: store)")] + views)
          .joined(separator: "\n")
      ).graph
      func triggers(_ graph: GraphDefinition) -> [Trigger] {
        graph.coordinators.flatMap(\.routes).flatMap(\.transitions).map(\.trigger)
      }
      #expect(triggers(unused) == [.sent])
      #expect(triggers(used) == [.tap])
    }

    /// Functions of which each calls the next three times.
    private static func functions(_ count: Int, _ last: String) -> String {
      (0..<count).map { number in
        let call = "step\(number + 1)(&state); "
        return "func step\(number)(_ state: inout State) { "
          + String(repeating: call, count: 3) + "}\n"
      }.joined() + "func step\(count)(_ state: inout State) { \(last) }"
    }

    @Test(
      "functions that call one another again and again are read once if they do nothing, and listed otherwise",
      .timeLimit(.minutes(1)))
    func manyCalls() {
      func reading(_ count: Int, _ last: String) -> SourceReading {
        Sources.read(
          Sources.coordinator(
            "case .reset: step0(&state); state.routes.push(.detail(.init())); return .none",
            state: "var count = 0", functions: Self.functions(count, last)))
      }
      let silent = reading(11, "state.count += 1").reading
      #expect(silent.coordinators.flatMap(\.transitions).map(\.on.action) == ["reset"])
      #expect(silent.unclear.isEmpty)
      #expect(
        reading(11, "state.routes.goBack()").reading.unclear.map(\.why) == [
          "functions call one another more often than is read"
        ])
      #expect(reading(2, "state.routes.goBack()").reading.unclear.isEmpty)
    }

    @Test("hundreds of values that are assigned late are each read", .timeLimit(.minutes(1)))
    func lateValues() {
      let count = Share.byDay(120, atNight: 300)
      let code = (0..<count).map {
        "let next\($0): Screen.State\nif state.isNew { next\($0) = .detail(.init()) } "
          + "else { next\($0) = .home(.init()) }\nstate.routes.push(next\($0))\n"
      }.joined()
      let source = Sources.coordinator(
        "case .reset:\n\(code)return .none", state: "var isNew = false")
      #expect(Sources.operations(source).count == 2 * count)
    }

    @Test("a variable that is declared again and again", .timeLimit(.minutes(1)))
    func repeatedDeclarations() {
      let again = Array(repeating: "var page = page\n", count: 40).joined()
      let source = Sources.stackApp(
        "page(Page)",
        "case .openTapped:\nvar page = Page.State()\n\(again)state.path.append(.page(page))\nreturn .none",
        rest: """
          @Reducer struct Page {
            @Reducer enum Path { case page(Page) }
            @ObservableState struct State { var path = StackState<Path.State>() }
            enum Action { case path(StackActionOf<Path>) }
            var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
          }
          """)
      #expect(Sources.operations(source).contains { $0.hasSuffix("push page") })
    }

    @Test("recursive functions, aliases and types terminate")
    func cycles() {
      let source =
        Sources.coordinator(
          """
          case .reset: return first(&state)
          case .router(.routeAction(_, .home(.startTapped))): return .send(.reset)
          """,
          functions: """
            func first(_ state: inout State) -> Effect<Action> { second(&state) }
            func second(_ state: inout State) -> Effect<Action> { state.routes.pop(); return first(&state) }
            """)
        + "\ntypealias A = B\ntypealias B = A\nstruct Loop: View { var body: some View { Loop() } }"
      #expect(Sources.operations(source).contains("self.reset: pop"))
    }

    @Test(
      "conditions on opened URLs that are long, doubled again and again, or many, are read in seconds",
      .timeLimit(.minutes(1)),
      arguments: [
        (
          "let x = "
            + Array(repeating: "url.path", count: Share.byDay(500, atNight: 2_000)).joined(
              separator: " + "), 1
        ),
        ("let x = url" + String(repeating: ".path", count: 500), 1),
        (
          "let x0 = url.path\n"
            + (0..<60).map { "let x\($0 + 1) = x\($0) + x\($0)" }.joined(separator: "\n")
            + "\nlet x = x60", 1
        ),
        (
          "let x = url.host\n"
            + (0..<200).map { "if url.path == \"/p\($0)\" { return .none }" }
            .joined(separator: "\n"), 60
        ),
      ])
    func openedURLs(_ code: String, _ count: Int) {
      let opening = (0..<count).map {
        "case .reset where state.number == \($0): application.open(URL(string: \"a://b/c\($0)\")!); return .none"
      }
      let source =
        Sources.coordinator(
          opening.joined(separator: "\n") + """

            case .heard(let url):
              \(code)
              if x == "b" { state.routes.goBack() }
              return .none
            """, state: "var number = 0"
        ).replacing("case reset,", with: "case heard(URL), reset,")
          + """

          struct MainView: View {
            let store: StoreOf<Main>
            var body: some View { Text("").onOpenURL { store.send(.heard($0)) } }
          }
          """
      #expect(Sources.operations(source).contains("deeplink.heard: goBack"))
    }

    @Test("ten thousand cases, and expressions a thousand levels deep")
    func size() {
      let cases = (0..<10_000).map { "case screen\($0)" }.joined(separator: "\n")
      let deep = String(repeating: "(", count: 1_000) + "1" + String(repeating: ")", count: 1_000)
      let source = """
        enum Big { \(cases) }
        \(Sources.coordinator("case .reset:\nstate.routes.pop()\nreturn .none"))
        """
      let reading = SourceReader.read(
        [(path: "App.swift", text: source), (path: "Deep.swift", text: "let value = \(deep)")],
        named: "App")
      #expect(reading.reading.coordinators.flatMap(\.transitions).map(\.on.action) == ["reset"])
    }

    @Test(
      "chains of twenty thousand members, calls or branches are left out, and listed",
      arguments: [
        "let a = b" + String(repeating: ".b", count: 20_000),
        "let a = b" + String(repeating: "()", count: 20_000),
        "func a() { if b {}" + String(repeating: " else if b {}", count: 20_000) + " }",
      ] + moreChains.prefix(Share.byDay(4, atNight: moreChains.count)))
    func chains(_ code: String) {
      let reading = SourceReader.read(
        [
          (
            path: "App.swift",
            text: Sources.coordinator("case .reset:\nstate.routes.pop()\nreturn .none")
          ), (path: "Deep.swift", text: code),
        ],
        named: "App"
      ).reading
      #expect(reading.coordinators.flatMap(\.transitions).map(\.on.action) == ["reset"])
      #expect(reading.unclear.map(\.file) == ["Deep.swift"])
    }

    /// A text of which a part is repeated, with `#` for its number.
    private static func many(
      _ start: String, _ part: String, _ end: String, count: Int = 20_000
    ) -> String {
      var text = start
      for number in 0..<count { text += part.replacing("#", with: "\(number)") }
      return text + end
    }

    private static let moreChains: [String] = [
      many("func a() { if b {}", " else /*x*/ if b {}", " }"),
      many("func a() { if b {}", "\n// x\nelse if b { c { d(\"\\(e)\") } }", " }"),
      many("let a = ", "try ", "b"),
      many("let a = ", "try? ", "b"),
      many("let a = ", "await ", "b"),
      many("let a = ", "try /*x*/ await ", "b"),
      many("let a: ", "() -> ", "Void"),
      many("let a: ", "(A, b: B) throws -> ", "Void"),
      many("let a = \"\\(", "try ", "b)\""),
      many("func a() { if case ", "let ", "b = c {} }"),
      many("let a = b // \"\nlet c = #\"\\\"# + \"\\\"\" + ", "try ", "b"),
    ]

    private static let some = Share.byDay(400, atNight: 1_600)

    private static let harmlessFiles: [String] = [
      many("", "func a#() { if b { c() } else if d { e() } }\n", "", count: some),
      many("func a() {\n", "if b { c { d() } } else if e { f() }\ng()\n", "}", count: some),
      many("", "// else if\n", "", count: some),
      many("", "// } else if try try\n", "", count: some),
      many("/* ", "else if /* try */ try -> ", "*/", count: some),
      many("let a = \"", "else if try try -> ", "\"", count: some),
      many("let a = \"\"\"\n", "else if try \" -> \n", "\"\"\"", count: some),
      many("protocol A {\n", "func a#(_ b: (Int) -> Void) -> Int\n", "}", count: some),
      many("struct A {\n", "let a#: (Int) -> Void\n", "}", count: some),
    ]

    @Test(
      "many short chains are read, and so are comments and strings that look like chains",
      arguments: harmlessFiles)
    func harmless(_ code: String) {
      let reading = SourceReader.read(
        [
          (
            path: "App.swift",
            text: code + "\n"
              + Sources.coordinator("case .reset:\nstate.routes.pop()\nreturn .none")
          )
        ],
        named: "App"
      ).reading
      #expect(reading.coordinators.flatMap(\.transitions).map(\.on.action) == ["reset"])
      #expect(reading.unclear.isEmpty)
    }

    @Test("names that are not plain identifiers are escaped for Swift")
    func oddNames() {
      let source = """
        @Reducer struct Home { struct State {}; enum Action { case `default` } }
        @Reducer enum Screen { case `default`(Home); case `in case`(Home) }
        @Reducer struct Main {
          struct State { var routes: [Route<Screen.State>] = [.root(.default(.init()))] }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .default(.default))):
                state.routes.push(.`in case`(.init()))
                return .none
              default: return .none
              }
            }
          }
        }
        """
      let text = RegistrationWriter(Sources.read(source).graph, remarks: []).text()
      #expect(text.contains("case `default`, `in case`"))
      #expect(text.contains("On(\"default\", .push(.`in case`))"))
    }

    private struct SplitMix: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
  }
#endif
