import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import NavGraphReport
import TestSupport
import Testing

/// Graphs as text.
struct GraphDrawingTests {
  private func drawing(_ text: String) throws -> [String] {
    let notation = try GraphNotation(text)
    let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
    let rules: [any Rule.Type] = [DuplicateIDRule.self, UnreachableRouteRule.self]
    return GraphDrawing(notation.graph, findings: Linter.lint(facts, rules: rules).findings).lines
  }

  @Test func aScreenIsExpandedAtItsShortestPathOnly() throws {
    let lines = try drawing("home -> a; a => cart; cart:buy ~> pay; home -> cart; cart dismiss")
    #expect(
      lines == [
        "Example (TCACoordinators 0.14, identified)",
        "└─ start ─▶ [home]",
        "   ├─ push ─▶ [a]",
        "   │  └─ sheet ─▶ cart",
        "   └─ push ─▶ [cart]",
        "      ├─ buy: cover ─▶ [pay]",
        "      └─ dismiss",
      ])
  }

  @Test func findingsAreMarkedAtTheirLocation() throws {
    let lines = try drawing("home -> item; item -> item; orphan <-")
    #expect(
      lines == [
        "Example (TCACoordinators 0.14, identified)",
        "├─ start ─▶ [home]",
        "│  └─ push ─▶ [item]",
        "│     └─ push ─▶ item  ◀─ finding",
        "└─ [orphan]  ◀─ finding",
        "   └─ goBack",
      ])
  }

  @Test func severalOperationsConditionsAndOtherContainers() throws {
    let lines = try drawing(
      "Main: home => login@Login; Main: home later -> help ? not login; Main: help auto dismiss; "
        + "Main: login/form:done dismiss & -> help; Main: link a://x @login -> form; "
        + "Main: [bare]; Login: form; Login: form emit done; Main: login/:done <- & -> home")
    #expect(
      lines == [
        "Login (TCACoordinators 0.14, identified)",
        "└─ start ─▶ [form]",
        "   └─ emit done: report done",
        "Main (TCACoordinators 0.14, identified)",
        "├─ start ─▶ [home] without navigation",
        "│  ├─ sheet ─▶ [login] (shows Login)  ◀─ finding",
        "│  └─ to help if not (contains login): later:  ◀─ finding",
        "│     └─ push ─▶ [help]",
        "│        └─ dismiss (by itself): dismiss",
        "├─ login › form done:",
        "│  ├─ dismiss",
        "│  └─ push ─▶ help",
        "├─ login done:  ◀─ finding",
        "│  ├─ goBack",
        "│  └─ push ─▶ home",
        "└─ link a://x: in login:  ◀─ finding",
        "   └─ push ─▶ form",
      ])
  }

  @Test func tabsAndWhatTheyShow() throws {
    let lines = try drawing("Main: tabs a@A b@B*; A: home; B: list")
    #expect(
      lines == [
        "A (TCACoordinators 0.14, identified)",
        "└─ start ─▶ [home]",
        "B (TCACoordinators 0.14, identified)",
        "└─ start ─▶ [list]",
        "Main (tabs)",
        "├─ tab ─▶ [a] (shows A), selected at first",
        "└─ tab ─▶ [b] (shows B), restarts",
      ])
  }

  @Test(arguments: [
    "商品一覧を表示する長い名前の画面", "👨‍👩‍👧‍👦👩🏽‍🚀🇯🇵", "e\u{301}e\u{301}", "\u{202E}\u{1B}[2J\n\r\u{0}",
    "\u{200D}\u{200D}", "",
  ])
  func linesFitEightyColumnsWithAnyNames(_ name: String) {
    let long = String(repeating: name, count: Share.byDay(200, atNight: 1_000))
    for name in [name, long] {
      let lines = GraphDrawing(Self.chain(of: name, count: 30)).lines
      #expect(lines.count >= 30)
      for line in lines {
        #expect(displayWidth(line) <= GraphDrawing.columns)
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
      }
    }
  }

  @Test(
    arguments: [
      ("abc", 3), ("商品", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("한글", 4), ("e\u{301}", 1), ("👨‍👩‍👧‍👦", 2),
      ("❤️", 2), ("🇯🇵", 2), ("─▶", 2), ("", 0),
    ] as [(String, Int)])
  func widthsAreMeasuredInTerminalColumns(_ text: String, _ columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test func drawingIsDeterministic() throws {
    for rule in RuleRegistry.all {
      let examples = rule.info.flagged + rule.info.clean
      for example in examples.prefix(Share.byDay(1, atNight: examples.count)) {
        let lines = try drawing(example.notation)
        #expect(try drawing(example.notation) == lines)
        #expect(lines.allSatisfy { displayWidth($0) <= GraphDrawing.columns })
      }
    }
  }

  /// Screens that each open the next.
  private static func chain(of name: String, count: Int) -> GraphDefinition {
    let place = SourceLocation(file: "chain", line: 1, column: 1)
    let routes = (0..<count).map { index in
      let next = Destination(
        target: RoutePattern(route: "\(name)\(index + 1)"), presentation: .push)
      return RouteDefinition(
        name: "\(name)\(index)", identity: .unique,
        transitions: index + 1 < count
          ? [Transition(action: name, operations: [.append(next)], location: place)] : [],
        location: place)
    }
    return GraphDefinition(
      name: "Chain",
      coordinators: [
        CoordinatorDefinition(
          name: name, dialect: .tcaCoordinators(.v0_14, .identified),
          root: RoutePattern(route: "\(name)0"), rootEmbedsNavigation: true, routes: routes,
          location: place)
      ], location: place)
  }
}
