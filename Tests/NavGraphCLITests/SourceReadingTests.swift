#if SourceReading
  import Foundation
  import TestSupport
  import Testing

  /// An app's own sources as the input.
  struct SourceReadingTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    init() throws {
      folder = try TemporaryFolder()
      tool = Tool(workingDirectory: folder.url)
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "Tools"), withIntermediateDirectories: true)
      try folder.write(Self.screens, to: "App/Screens.swift")
      try folder.write(Self.main, to: "App/Main.swift")
    }

    private static let screens = """
      import ComposableArchitecture

      @Reducer struct Home { struct State: Equatable {}; enum Action { case startTapped } }
      @Reducer struct Detail {
        struct State: Equatable {}
        enum Action { case homeTapped, closeTapped }
      }
      @Reducer struct Help { struct State: Equatable {}; enum Action { case okTapped } }
      @Reducer enum Screen { case home(Home); case detail(Detail); case help(Help) }

      """

    private static let main = """
      import ComposableArchitecture
      import TCACoordinators

      @Reducer struct Main {
        struct State: Equatable {
          var routes: [Route<Screen.State>] = [.root(.home(.init()), withNavigation: true)]
        }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .home(.startTapped))):
              state.routes.push(.detail(.init()))
              return .none
            case .router(.routeAction(_, .detail(.homeTapped))):
              state.routes.goBackTo(\\.help)
              return .none
            case .router(.routeAction(_, .detail(.closeTapped))):
              state.routes.goBack()
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }

      """

    /// A report without what differs from run to run.
    private func findings(_ report: String) -> [String] {
      report.split(separator: "\n").map(String.init).filter { !$0.contains(" screens · ") }
    }

    @Test("findings are in the app's own files, and a written registration gives the same ones")
    func lint() async throws {
      let read = try await tool.run("lint", "--sources", "App")
      #expect(read.status == 1, "\(read.errors)")
      #expect(read.errors.contains("read 1 coordinator, 3 screens and 3 transitions"))
      #expect(read.output.contains("App/Main.swift:16 [go-back-target-missing]"))
      #expect(read.output.contains("App/Screens.swift:9 [unreachable-route]"))

      let written = try await tool.run("extract", "App", "--output", "Tools/Navigation.swift")
      #expect(written.status == 0, "\(written.errors)")
      let registered = try await tool.run("lint", "Tools/Navigation.swift")
      #expect(registered.status == 1, "\(registered.errors)")
      #expect(findings(registered.output) == findings(read.output))
    }

    @Test("a map says how many places of the sources could not be read")
    func unreadPlaces() async throws {
      let all = try await tool.run("render", "--sources", "App", "--format", "mermaid")
      #expect(!all.output.contains("could not be read"))
      let main = Self.main.replacing(
        "state.routes.goBack()", with: "state.routes = Server.routes(after: state.routes)")
      try folder.write(main, to: "App/Main.swift")
      let part = try await tool.run("render", "--sources", "App", "--format", "mermaid")
      #expect(part.output.contains("1 place in the sources could not be read"), "\(part.output)")
    }

    @Test("a comment in the code allows a finding, at the end of its line or above it")
    func comments() async throws {
      let screens = Self.screens.replacing(
        "case help(Help) }",
        with: "case help(Help) }  // navgraph:allow unreachable-route because help comes later")
      let main = Self.main.replacing(
        "state.routes.goBackTo",
        with: """
          // navgraph:allow go-back-target-missing, no-such-rule
          // A comment between the two.
          state.routes.goBackTo
          """)
      try folder.write(screens, to: "App/Screens.swift")
      try folder.write(main, to: "App/Main.swift")
      let allowed = try await tool.run("lint", "--sources", "App", "--verbose")
      #expect(allowed.output.contains("unreachable-route, suppressed: help comes later"))
      #expect(allowed.output.contains("go-back-target-missing, suppressed: a comment allows it"))
      #expect(
        allowed.output.contains("there is no rule “no-such-rule”, so this allows nothing"))
      #expect(!allowed.output.contains("error"), "\(allowed.output)")

      let registration = "Tools/Navigation.swift"
      let extracted = try await tool.run("extract", "App", "-o", registration)
      #expect(extracted.status == 0, "\(extracted.errors)")
      let registered = try await tool.run("lint", registration, "--verbose")
      #expect(registered.output.contains("unreachable-route, suppressed: help comes later"))
      #expect(registered.output.contains("go-back-target-missing, suppressed: a comment allows it"))

      try folder.write(
        Self.main + "// navgraph:allow duplicate-id because of tests\n", to: "App/Main.swift")
      let stale = try await tool.run("lint", "--sources", "App")
      #expect(stale.output.contains("`navgraph:allow duplicate-id` no longer matches a finding"))
    }

    @Test("files with syntax errors are named, except Xcode templates")
    func syntaxErrors() async throws {
      let template = "App/New.xctemplate"
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: template), withIntermediateDirectories: true)
      try folder.write("struct ___FILE NAME___ {{", to: template + "/Store.swift")
      try folder.write(
        Self.main.replacing("(.startTapped))):", with: "(.startTapped))): {{"),
        to: "App/Main.swift")
      let result = try await tool.run("lint", "--sources", "App")
      #expect(
        result.errors.contains("note: the file has a syntax error here and may be read wrong"),
        "\(result.errors)")
      #expect(result.errors.contains("App/Main.swift:"))
      #expect(!result.errors.contains(template))
    }

    @Test("a written registration is formatted, and stays as it is from run to run")
    func stability() async throws {
      let first = try await tool.run("extract", "App")
      let second = try await tool.run("extract", "--sources", "App")
      #expect(first.output == second.output)
      try folder.write(first.output, to: "Navigation.swift")
      let formatter = Process()
      formatter.executableURL = URL(filePath: "/usr/bin/env")
      formatter.currentDirectoryURL = folder.url
      formatter.arguments = [
        "swift", "format", "lint", "--strict", "--configuration",
        Tool.packageRoot.appending(path: ".swift-format").path, "Navigation.swift",
      ]
      try formatter.run()
      formatter.waitUntilExit()
      #expect(formatter.terminationStatus == 0)

      // A new screen is a new line where it belongs, and nothing else but line numbers.
      try folder.write(
        Self.screens.replacingOccurrences(
          of: "case help(Help) }", with: "case help(Help); case about(Help) }"),
        to: "App/Screens.swift")
      let changed = try await tool.run("extract", "App")
      let difference = changed.output.split(separator: "\n").difference(
        from: first.output.split(separator: "\n"))
      #expect(difference.insertions.count == 2, "\(changed.output)")
    }

    @Test("a registration is compared with the code")
    func check() async throws {
      #expect(try await tool.run("extract", "App", "-o", "Tools/Navigation.swift").status == 0)
      let same = try await tool.run("extract", "App", "--check", "Tools/Navigation.swift")
      #expect(same.status == 0, "\(same.output)\(same.errors)")
      #expect(same.output.isEmpty)

      try folder.write(
        Self.main.replacingOccurrences(
          of: "state.routes.goBack()", with: "state.routes.goBackToRoot()"),
        to: "App/Main.swift")
      let changed = try await tool.run("extract", "App", "--check", "Tools/Navigation.swift")
      #expect(changed.status == 1)
      #expect(
        changed.output == """
          App/Main.swift:19: missing from the registration: On("closeTapped", .goBackToRoot) on .detail of “Main”
          App/Main.swift:19: no longer in the code: On("closeTapped", .goBack()) on .detail of “Main”

          """)
    }

    @Test("an update names what the code no longer has, and counts it")
    func update() async throws {
      let path = "Tools/Navigation.swift"
      #expect(try await tool.run("extract", "App", "-o", path).status == 0)
      let same = try await tool.run("extract", "App", "--update", path)
      #expect(same.errors.hasPrefix("Tools/Navigation.swift is up to date\n"), "\(same.errors)")
      try folder.write(
        Self.screens.replacing("; case help(Help)", with: ""), to: "App/Screens.swift")
      let changed = try await tool.run("extract", "App", "--update", path)
      #expect(changed.status == 0)
      #expect(
        changed.errors.contains("removed: Screen(.help) of \u{201C}Main\u{201D}\n"),
        "\(changed.errors)")
      #expect(changed.errors.contains("removed or changed\n"))
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      #expect(text.contains("case home, detail\n") && !text.contains("help"), "\(text)")
    }

    @Test("a registration that exists is kept")
    func existing() async throws {
      let path = "Tools/Navigation.swift"
      #expect(try await tool.run("extract", "App", "-o", path).status == 0)
      #expect(try await tool.run("extract", "App", "-o", path).status == 0)
      try folder.write("// mine", to: path)
      let refused = try await tool.run("extract", "App", "-o", path)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("error: 'Tools/Navigation.swift' exists: update it with '--update'")
      )
      let kept = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      #expect(kept == "// mine")
    }

    @Test("JSON has all locations")
    func json() async throws {
      let result = try await tool.run("extract", "App", "--format", "json")
      #expect(result.status == 0)
      let root = try #require(
        JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(root["version"] as? Int == 1)
      try folder.write(result.output, to: "read.json")
      let lint = try await tool.run("lint", "read.json")
      #expect(
        lint.errors.hasSuffix(
          "is not a facts file: 'navgraph extract' wrote it; 'navgraph explore' writes facts\n"))
      let coordinators = try #require(root["coordinators"] as? [[String: Any]])
      let transitions = try #require(coordinators.first?["transitions"] as? [[String: Any]])
      #expect(transitions.map { $0["line"] as? Int } == [13, 16, 19])
      #expect(
        transitions.map { $0["file"] as? String } == Array(repeating: "App/Main.swift", count: 3))
    }

    @Test("init reads existing sources")
    func initialization() async throws {
      let result = try await tool.run("init")
      #expect(result.status == 0, "\(result.errors)")
      let text = try String(
        contentsOf: folder.url.appending(path: "Navigation.swift"), encoding: .utf8)
      #expect(text.contains("let main = Coordinator<MainRoute>("))
      #expect(text.contains("let mainFile = \"App/Main.swift\""))
    }

    @Test(
      "invalid folders, cyclic links and generated files are one line each")
    func badFolders() async throws {
      let missing = try await tool.run("lint", "--sources", "Nowhere")
      #expect(missing.status == 2)
      #expect(
        missing.errors
          == "error: there is no file or folder Nowhere: name the app's sources\n")
      let renamed = try await tool.run("lint", "--sources", "App", "--sources", "Nowhere")
      #expect(renamed.status == 2)
      #expect(renamed.errors == missing.errors)

      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/App/loop", withDestinationPath: "../App")
      try folder.write(String(repeating: "// long\n", count: 700_000), to: "App/Generated.swift")
      try folder.write("struct Half {", to: "App/Half.swift")
      let odd = try await tool.run("lint", "--sources", "App", "--fail-on", "never")
      #expect(odd.status == 0, "\(odd.errors)")
      #expect(
        odd.errors.contains("warning: App/Generated.swift is left out: the file has more than 5 MB")
      )
      #expect(odd.errors.contains("read 1 coordinator, 3 screens and 3 transitions"))

      try folder.write("struct Nothing {}\n", to: "Tools/Nothing.swift")
      let nothing = try await tool.run("lint", "--sources", "Tools")
      #expect(nothing.status == 2)
      #expect(nothing.errors.contains("error: no navigation was found in 1 file"))
    }

    @Test("the own code of a library is left out, so that its example can be read")
    func ownLibrary() async throws {
      for name in ["TCACoordinators", "Other"] {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: "Sources/" + name), withIntermediateDirectories: true)
      }
      try folder.write("public struct Routes {}\n", to: "Sources/TCACoordinators/Routes.swift")
      try folder.write("struct Half {}\n", to: "Sources/Other/Half.swift")
      let result = try await tool.run("lint", "--sources", ".", "--fail-on", "never")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("read 1 coordinator, 3 screens and 3 transitions"))
      let all = try await tool.run("lint", "--sources", "Sources")
      #expect(all.errors.contains("error: no navigation was found in 1 file"))
    }

    @Test("cached facts are used until a source or a limit changes")
    func keptFacts() async throws {
      let cached = Tool(
        workingDirectory: folder.url,
        environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
      func lint(_ arguments: String...) async throws -> Tool.Result {
        try await cached.run(["lint", "--sources", "App"] + arguments)
      }
      let first = try await lint()
      let again = try await lint()
      #expect(again.timeless == first.timeless)
      #expect(again.errors == first.errors)
      #expect(again.status == first.status)

      let path = try await cached.run("path", "--sources", "App", "--to", "detail")
      #expect(path.errors == first.errors)

      try folder.write(
        Self.main.replacing("goBackTo(\\.help)", with: "goBackToRoot()"), to: "App/Main.swift")
      let edited = try await lint()
      #expect(first.output.contains("[go-back-target-missing]"))
      #expect(!edited.output.contains("[go-back-target-missing]"))

      try folder.write(Self.main, to: "App/Main.swift")
      #expect(try await lint().timeless == first.timeless)
      let narrow = try await cached.run("explore", "--sources", "App", "--max-states", "1")
      let wide = try await cached.run("explore", "--sources", "App")
      #expect(narrow.output != wide.output)
      #expect(try await lint("--quiet").errors == "")
    }

    @Test(arguments: [
      ["lint", "Navigation.swift", "--sources", "App"],
      ["extract", "App/Main.swift", "--output", "App/Main.swift"],
      ["extract", "App", "--check", "Navigation.swift", "--output", "Other.swift"],
      ["extract"],
    ])
    func wrongUsage(_ arguments: [String]) async throws {
      let before = try String(
        contentsOf: folder.url.appending(path: "App/Main.swift"), encoding: .utf8)
      #expect(try await tool.run(arguments).status == 64)
      #expect(
        try String(contentsOf: folder.url.appending(path: "App/Main.swift"), encoding: .utf8)
          == before)
    }
  }
#endif
