import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphRender

/// Maps whose actions are rows of their screens' cards.
struct CardMapTests {
  private func placed(_ part: RouteMap.Part, showsActions: Bool = true) -> PlacedPart {
    PlacedPart(cards: part, showsActions: showsActions).withHostings()
  }

  @Test(
    "nothing overlaps in a map of any shape",
    arguments: 0..<Share.byDay(24, atNight: 200))
  func shapes(seed: Int) {
    let part = RandomMap.part(
      seed: UInt64(seed), clusters: seed % 9 + 1, screens: seed % 7 + 1, edges: seed % 13 + 2)
    for showsActions in [true, false] {
      let placed = placed(part, showsActions: showsActions)
      #expect(CardGeometry(placed: placed).problems == [])
      #expect(CardGeometry(placed: placed).misplacedFrames == [])
      #expect(self.placed(part, showsActions: showsActions) == placed)
    }
    let boxes = part.collapsing(Set(part.clusters.indices))
    let collapsed = PlacedPart(boxes: boxes).withHostings()
    #expect(CardGeometry(placed: collapsed).problems == [])
    // Whatever the app, its coordinators are a page, with text of ten points.
    let map = RouteMap(title: "", summary: [], parts: [boxes], marks: [])
    #expect(MapSheet(coordinators: map).fitsPage)
  }

  @Test("samples as cards", arguments: PlacementTests.Sample.allCases)
  func samples(sample: PlacementTests.Sample) throws {
    let placed = placed(try sample.part())
    #expect(CardGeometry(placed: placed).problems == [])
    #expect(placed.hostings.count == placed.part.hostings.count)
  }

  @Test("each action is a row, and says where it leads unless a line does")
  func rows() throws {
    let placed = placed(try PlacementTests.Sample.shop.part())
    let rows = zip(placed.part.edges, placed.edges).map { edge, drawn in
      let text = drawn.block.rows.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
      return "\(placed.part.nodes[edge.source].name): \(text)" + (drawn.line.isEmpty ? "" : " +")
    }
    #expect(rows.contains("home: productTapped +"))
    #expect(rows.contains("product: cartTapped +"))
    #expect(rows.contains("old: finish \u{2192} home never gets there"))
    #expect(rows.contains("cart: close, swipe down"))
  }

  @Test("a screen names its other origins")
  func sources() throws {
    let placed = placed(try PlacementTests.Sample.shop.part())
    let home = try #require(placed.part.nodes.firstIndex { $0.name == "home" })
    let texts = placed.nodes[home].block.rows.map { $0.runs.map(\.text).joined() }
    #expect(texts.contains { $0.hasPrefix("from ") && $0.contains("old") })
  }

  private static func node(_ name: String, _ role: RouteMap.Role = .route) -> RouteMap.Node {
    RouteMap.Node(cluster: 0, name: name, role: role, details: [])
  }

  private static func edge(
    _ source: Int, _ target: Int, _ kind: EdgeKind, _ action: String, marks: [RouteMark] = []
  ) -> RouteMap.Edge {
    RouteMap.Edge(
      source: source, target: target, kind: kind, occurrence: .seen,
      actions: [RouteMap.Action(name: action, marks: marks, details: [])])
  }

  private static func map(_ nodes: [RouteMap.Node], _ edges: [RouteMap.Edge]) -> RouteMap {
    let cluster = RouteMap.Cluster(name: "Shop", subtitle: "", marks: [], details: [])
    let part = RouteMap.Part(clusters: [cluster], nodes: nodes, edges: edges)
    return RouteMap(title: "", summary: [], parts: [part], marks: [])
  }

  private func texts(_ part: PlacedPart) -> [String] {
    part.nodes.map { $0.block.rows.map { $0.runs.map(\.text).joined() }.joined(separator: " ") }
  }

  @Test("a screen reached only by going back or by coordinator actions is marked")
  func otherSources() throws {
    let map = Self.map(
      [
        Self.node("home", .root), Self.node("edit"), Self.node("removed"), Self.node("link"),
        Self.node("opened", .own),
      ],
      [
        Self.edge(0, 1, .sheet, "edit"), Self.edge(1, 2, .back, "remove"),
        Self.edge(4, 3, .push, ""),
      ])
    let plain = MapSheet(screensOf: map)
    #expect(
      plain.parts.flatMap(texts) == ["home", "edit", "removed from edit", "link from opened"])
    let cards = placed(try #require(map.parts.first))
    #expect(texts(cards)[2] == "removed from edit")
  }

  @Test("actions that lead back to several screens are named once, if at all")
  func severalReturns() throws {
    func returning(_ names: [String]) -> String {
      var node = Self.node("home", .root)
      node.returns = names.map {
        RouteMap.Return(kind: .back, action: RouteMap.Action(name: $0, details: []))
      }
      return texts(placed(Self.map([node], []).parts[0]))[0]
    }
    #expect(returning(["close", "done", "close"]) == "home close, done \u{2192} an earlier screen")
    #expect(returning(["", ""]) == "home \u{2192} an earlier screen")
  }

  @Test("the frame of a finding is around its row alone, and in the legend")
  func framedRows() throws {
    let mark = RouteMark(coordinator: "Shop", severity: .warning, rule: "a-rule", message: "")
    let map = Self.map(
      [Self.node("home", .root), Self.node("cart"), Self.node("pay")],
      [
        Self.edge(0, 1, .push, "open"), Self.edge(2, 0, .back, "home", marks: [mark]),
        Self.edge(2, 1, .back, "cart"),
      ])
    #expect(PlacedPart.rows(map.parts[0])[2] == [[1], [2]])
    let items = Legend(MapSheet(cards: map), width: 1_600).items.map(\.sample)
    #expect(items.contains(.marked(.warning)))
  }

  @Test("a card lists the actions of its screen that nothing handles, and the legend explains them")
  func unhandledActions() throws {
    var home = TestGraphs.route("home", TestGraphs.transition("open", TestGraphs.push("cart")))
    home.unhandled = ["help", "open", "heard"].map {
      UnhandledAction(action: $0, location: TestGraphs.location(7))
    }
    var shop = TestGraphs.coordinator("Shop", root: "home", home, TestGraphs.route("cart"))
    shop.handlers = [
      HandlerDefinition(
        source: .own, transition: TestGraphs.transition("heard"))
    ]
    let map = try RouteMap(
      undivided: try TestGraphs.facts(shop), marks: [], title: "App", request: MapRequest())
    let placed = placed(try #require(map.parts.first))
    let card = try #require(placed.part.nodes.firstIndex { $0.name == "home" })
    let rows = placed.nodes[card].block.rows.filter { $0.icon == .unhandled }
    #expect(rows.map { $0.runs.map(\.text).joined() } == ["help"])
    let legend = Legend(MapSheet(cards: map), width: 1_600).items
    #expect(legend.contains { $0.sample == .icon(.unhandled) && $0.text == "does nothing" })
  }

  // MARK: - Real apps

  private static let apps = ["FocusMe", "SeeYouAgain", "Spoony"]

  /// The facts about each, explored once for all tests.
  private static let facts = Dictionary(
    uniqueKeysWithValues: apps.map { app in
      (
        app,
        Task {
          let result = try await Tool().run(
            "explore", "Tests/RealApps/\(app)", "--max-states", "3000", "--time-limit", "20")
          return try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8))
        }
      )
    })

  @Test("a real app fits a page, with text of ten pixels and little free room", arguments: apps)
  func realApps(app: String) async throws {
    let facts = try await #require(Self.facts[app]).value
    let sheet = try MapRenderer().sheet(of: facts, marks: [], title: app)
    let size = SVGWriter.size(of: sheet)
    let scale = min(
      1, MapSheet.page.width / size.width, MapSheet.page.height / size.height)
    let smallest = try #require(TextStyle.allCases.map(\.fontSize).min())
    #expect(smallest * scale >= 10)
    #expect(sheet.extent(on: MapSheet.page) <= 1.03, "\(size)")
    #expect(sheet.map.screenCount == facts.counts.routes)
    #expect(sheet.cutLabels == 0)
    for part in sheet.parts where part.isOfCards {
      #expect(CardGeometry(placed: part).problems == [])
      #expect(CardGeometry(placed: part).crossedHostLines == [])
      #expect(CardGeometry(placed: part).mergedHostLines == [])
      #expect(CardGeometry(placed: part).misplacedFrames == [])
      #expect(part.unexplainedScreens == [])
      let filled = part.clusters.reduce(0) { $0 + $1.frame.size.width * $1.frame.size.height }
      #expect(filled / (part.size.width * part.size.height) >= 0.6)
      if sheet.map.screenCount > 30 { #expect(CardGeometry(placed: part).emptyShare <= 0.4) }
    }
    try sheet.expectSourcesInFull()
    let boxes = try MapRenderer(request: MapRequest(view: .coordinators))
      .sheet(of: facts, marks: [], title: app)
    #expect(boxes.fitsPage)
    let area = SVGWriter.size(of: boxes)
    #expect(area.height < 1.8 * area.width, "\(area)")
    for part in boxes.parts {
      #expect(part.isOfCards ? CardGeometry(placed: part).problems == [] : !part.isTangled)
    }
  }

  @Test("each coordinator of a real app has a page with all of its actions", arguments: apps)
  func realCoordinators(app: String) async throws {
    let facts = try await #require(Self.facts[app]).value
    for coordinator in facts.graph.coordinators {
      let request = MapRequest(
        selection: MapRequest.Selection(coordinators: [coordinator.name]))
      let sheet = try MapRenderer(request: request).sheet(of: facts, marks: [], title: app)
      #expect(sheet.fitsPage && sheet.showsActions, "\(coordinator.name)")
      #expect(sheet.cutLabels == 0, "\(coordinator.name)")
      let map = try RouteMap(
        undivided: facts, marks: [], title: app,
        request: MapRequest(
          selection: MapRequest.Selection(coordinators: [coordinator.name]), collapse: .none))
      for part in map.parts {
        #expect(CardGeometry(placed: placed(part)).problems == [])
      }
    }
  }

  @Test("a coordinator of more than a page is as wide as a page, not one long column")
  func long() throws {
    let part = RandomMap.wide(screens: 8, each: 12)
    let sheet = MapSheet(
      cards: RouteMap(title: "", summary: [], parts: [part], marks: []))
    let size = SVGWriter.size(of: sheet)
    let column = PlacedPart(cards: part).size
    // The text is still ten points high at the width of a page.
    #expect(size.width <= 1.1 * MapSheet.page.width)
    #expect(size.height < 0.6 * column.height, "\(size), \(column)")
    #expect(CardGeometry(placed: sheet.parts[0]).problems == [])
  }

  @Test("a page that has room cuts no label")
  func labels() throws {
    var part = RandomMap.wide(screens: 2, each: 2)
    for index in part.edges.indices {
      part.edges[index].actions[0].condition = "isLoggedIn and not hasSeenTheIntroduction"
    }
    let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
    func texts(_ part: PlacedPart) -> [String] {
      part.edges.flatMap(\.block.rows).map { $0.runs.map(\.text).joined() }
    }
    let cut = PlacedPart(cards: part, shape: CardShape(labelLines: 1))
    #expect(texts(cut).contains { $0.hasSuffix("\u{2026}") })
    #expect(!texts(MapSheet(cards: map).parts[0]).contains { $0.hasSuffix("\u{2026}") })
  }

  @Test(
    "where a name takes two lines, its target follows it; a legend explains names without their beginning"
  )
  func longNames() throws {
    var part = RandomMap.wide(screens: 2, each: 2)
    let edge = try #require(part.edges.indices.last)
    let name = "delegate.routeToAScreenWithAVeryLongName"
    part.edges[edge].actions[0].name = name
    let text = CardText(part, drawn: [], labelLines: 3).row(of: [edge])
    let rows = text.rows.map { $0.runs.map(\.text).joined() }
    let target = part.nodes[part.edges[edge].target].name
    #expect(rows.count == 2)
    #expect(rows.joined() == "\u{2026}routeToAScreenWithAVeryLongName \u{2192} \(target)")
    let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
    let words = Legend(MapSheet(cards: map), width: 2_000).items.map(\.text)
    #expect(words.contains("\u{2026}action: delegate.action"))
  }

  @Test("a coordinator has one name, without the word for its kind; the legend says so")
  func coordinatorNames() throws {
    var part = try PlacementTests.Sample.everything.part()
    part.clusters = part.clusters.map {
      var cluster = $0
      cluster.name += "Coordinator"
      return cluster
    }
    part.coordinatorNames = Set(part.clusters.map(\.name))
    // One that is not on the map.
    let screen = try #require(part.nodes.firstIndex { $0.role == .route })
    part.nodes[screen].hosts = "ElsewhereCoordinator"
    let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
    let sheets = [
      MapSheet(cards: map), try MapSheet(lines: map, layout: GraphLayout(GraphvizContext())),
    ]
    for sheet in sheets {
      let blocks =
        sheet.parts.flatMap { $0.nodes.map(\.block) + $0.edges.map(\.block) }
        + sheet.parts.flatMap { $0.clusters.map(\.heading) }
      let texts = blocks.flatMap(\.rows).flatMap(\.runs).map {
        $0.text.trimmingCharacters(in: .whitespaces)
      }
      #expect(texts.contains("Shop") && texts.contains("hosts Elsewhere"))
      #expect(
        texts.filter { $0.hasSuffix("Coordinator") || $0.contains("Coordinator \u{203A}") } == [])
      #expect(Legend(sheet, width: 9_000).items.contains { $0.text.hasSuffix("left out of names") })
    }
  }

  @Test("a list of very many actions is whole where the page has room")
  func longList() throws {
    var part = RandomMap.wide(screens: 2, each: 2)
    let edge = try #require(part.edges.indices.last)
    part.edges[edge].actions = (0..<8).map {
      RouteMap.Action(name: "anActionWithALongName\($0)", details: [])
    }
    let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
    #expect(MapSheet(cards: map).cutLabels == 0)
  }

  @Test("sentences about the map are in one line where the page is wide enough")
  func summary() throws {
    var map = RouteMap(
      title: "App", summary: ["one screen", "all states"],
      parts: [RandomMap.wide(screens: 2, each: 2)],
      marks: [])
    #expect(
      SVGWriter.document(of: MapSheet(cards: map)).contains(">one screen \u{00B7} all states<"))
    map.summary[1] = String(repeating: "a long sentence ", count: 200)
    #expect(SVGWriter.document(of: MapSheet(cards: map)).contains(">one screen<"))
  }

  @Test("frequently crossing lines become text on cards")
  func tangle() throws {
    let part = RandomMap.tangled(screens: 5)
    let layout = GraphLayout(try GraphvizContext())
    #expect(try PlacedPart(part, layout: layout).isTangled)
    let map = RouteMap(title: "", summary: [], parts: [part], marks: [])
    #expect(try MapSheet(best: map, layout: layout).isOfCards)
  }

  @Test("a list of findings ends with the number of places that have no room")
  func findings() throws {
    let marks = (0..<30).map { index in
      RouteMark(
        coordinator: "ACoordinatorWithALongName\(index % 3)",
        route: "aScreenWithALongName\(index)", severity: .warning, rule: "nested-navigation",
        message: "")
    }
    let map = RouteMap(title: "", summary: [], parts: [], marks: marks)
    let rows = FindingList(map, width: 500).columns.flatMap(\.rows)
    let text = rows.map { $0.runs.map(\.text).joined() }.joined()
    #expect(rows.count == 2)
    #expect(text.hasSuffix(" more") && !text.contains("\u{2026}"), "\(text)")
  }

  @Test("beyond a page, coordinators are beside their hosts")
  func crowd() throws {
    let graph = TestGraphs.crowd(coordinators: 40, screens: 10)
    let sheet = try MapRenderer().sheet(
      of: TestGraphs.unexplored(graph), marks: [], title: "Crowd")
    #expect(sheet.fitsPage && sheet.isOfCards)
    #expect(sheet.map.notices.count == 1)
    let part = try #require(sheet.parts.first)
    #expect(part.nodes.count == 40)
    #expect(CardGeometry(placed: part).problems == [])
    #expect(CardGeometry(placed: part).emptyShare <= 0.4)
    let texts = part.nodes.map { $0.block.rows.map { $0.runs.map(\.text).joined() } }
    #expect(texts.allSatisfy { rows in rows.contains { $0.contains("s9") } })
    let root = try #require(part.part.nodes.firstIndex { $0.name == "C0" })
    #expect(part.nodes.allSatisfy { part.nodes[root].box.minY <= $0.box.minY })
    #expect(part.nodes.allSatisfy { part.nodes[root].box.minX <= $0.box.minX })
  }

  @Test("hosted coordinators are in the order of the tab bar")
  func tabs() throws {
    let map = try RouteMap(
      undivided: TabsSample.facts(), marks: [], title: "App",
      request: MapRequest(view: .coordinators))
    let part = try #require(map.parts.first)
    let placed = PlacedPart(boxes: part)
    let tops = ["MainTab", "Identified", "Indexed", "App", "Form"].compactMap { name in
      part.nodes.firstIndex { $0.name == name }.map { placed.nodes[$0].box.minY }
    }
    #expect(tops.count == 5)
    #expect(tops == tops.sorted())
    let whole = try RouteMap(
      undivided: TabsSample.facts(), marks: [], title: "App",
      request: MapRequest(collapse: .none))
    let clusters = try #require(whole.parts.first)
    let names = ReadingOrder(clusters).clusters.map { clusters.clusters[$0].name }
    // The app starts in the tab App; the others follow in the order of the bar.
    #expect(names == ["MainTab", "App", "LogIn", "Game", "Identified", "Indexed", "Form"])
  }

  @Test("where actions are not drawn, all sources of a screen are named, each coordinator once")
  func sourceLists() {
    var list = SourceList()
    list.add("home", of: "Shop")
    list.add("cart", of: nil)
    list.add("search", of: "Shop")
    list.add("search", of: "Shop")
    #expect(list.words(isBrief: false) == "cart; Shop \u{203A} home, search")
    for index in 0..<20 { list.add("s\(index)", of: "Other") }
    #expect(list.words(isBrief: false) == "cart; Shop (2); Other (20)")
    #expect(SourceList().words(isBrief: true) == nil)
  }

  @Test("the legend of a map without actions explains the lines that it has")
  func legend() throws {
    let map = try RouteMap(
      undivided: TestGraphs.shop(), marks: [], title: "Shop", request: MapRequest(collapse: .none))
    let items = Legend(MapSheet(screensOf: map), width: 1_600).items.map(\.sample)
    #expect(items.contains(.edge(.push, .seen)))
    #expect(!items.contains(.edge(.back, .seen)) && !items.contains(.icon(.edge(.back))))
    #expect(!items.contains(.spontaneous))
  }
}

extension TestGraphs {
  /// A bar of five tabs over coordinators that each host others.
  fileprivate static func crowd(coordinators count: Int, screens: Int) -> GraphDefinition {
    let coordinators = (0..<count).map { index in
      var coordinator = coordinator("C\(index)", root: "s0")
      coordinator.routes = (0..<screens).map { route("s\($0)") }
      for child in 0..<5 where index * 5 + child + 1 < count && child < screens {
        coordinator.routes[child].hosts = "C\(index * 5 + child + 1)"
      }
      return coordinator
    }
    return GraphDefinition(name: "Crowd", coordinators: coordinators, location: location())
  }
}

extension PlacedPart {
  /// Screens that something leads to, while neither a line nor a word says what.
  fileprivate var unexplainedScreens: [String] {
    part.nodes.indices.filter { index in
      let leading = part.edges.indices.filter {
        let edge = part.edges[$0]
        return edge.target == index && edge.source != index && edge.kind.isForward
      }
      let texts = nodes[index].block.rows.map { $0.runs.map(\.text).joined() }
      return part.nodes[index].role.isScreen && !leading.isEmpty
        && leading.allSatisfy { edges[$0].line.isEmpty }
        && !texts.contains { $0.hasPrefix("from ") }
    }.map { part.name(of: $0, seenFrom: -1) }
  }
}

extension MapSheet {
  /// No list of sources ends in an ellipsis: without actions it is the only place that says them.
  fileprivate func expectSourcesInFull() throws {
    guard !showsActions else { return }
    for row in parts.flatMap(\.nodes).flatMap(\.block.rows) {
      let text = row.runs.map(\.text).joined()
      #expect(!text.hasSuffix("\u{2026}"), "\(text)")
    }
  }
}
