import NavGraphModel
import Testing

@testable import NavGraphRender

struct HostileNameTests {
  static let names = [
    "\"quotes\" & 'ticks'", "<script>alert(1)</script>", "a & b &amp; c", "line\nbreak\r\ttab",
    "]]>", "<!-- -->", "<![CDATA[", "\u{202E}gnp.exe", "\u{2066}isolated", "a\u{200F}b\u{061C}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} family", "nul\u{0}byte", "\u{7}\u{1B}[31m",
    "\u{FFFE}\u{FFFF}", "漢字カタカナ한국어", "مرحبا", "%s %n {{x}}", "\\n\\\\ \\l \\N",
    String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
    "Z" + String(repeating: "\u{0301}", count: 10_000), "\u{0301}", " ", "\u{2028}\u{2029}",
    String(repeating: "\u{1F600}", count: 3_000),
  ]

  private func svg(name: String) throws -> String {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        name, root: name,
        TestGraphs.route(
          name, TestGraphs.transition(name, TestGraphs.push("other")),
          TestGraphs.transition("\(name)2", .goBack(7))),
        TestGraphs.route("other", TestGraphs.transition(name, .goBack(1)))))
    let mark = RouteMark(
      coordinator: name, route: name, severity: .error, rule: name, message: name)
    return try TestGraphs.svg(facts, marks: [mark], title: name)
  }

  @Test(
    "the document is well-formed whatever names contain", arguments: names)
  func wellFormed(name: String) throws {
    let text = try svg(name: name)
    let document = try SVGDocument(text)
    let known = ["svg", "title", "desc", "style", "rect", "g", "path", "circle", "text", "tspan"]
    #expect(Set(document.all.map(\.name)).isSubset(of: known))
    #expect(document.elements(ofClass: "root").count == 1)
    let hidden: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(!hidden.contains(scalar.properties.generalCategory))
      #expect(scalar.properties.generalCategory != .format || scalar == "\u{200D}")
    }
  }

  @Test("names of elements between coordinators do not escape either", arguments: names)
  func severalCoordinators(name: String) throws {
    let hosted = TestGraphs.coordinator("\(name)2", root: name, TestGraphs.route(name))
    var host = TestGraphs.route("host")
    host.hosts = "\(name)2"
    host.slots = [
      SlotDefinition(
        name: name, kind: .alert,
        derived: SlotDefinition.Derivation(
          condition: .variable(name, is: name), target: RoutePattern(route: "host")),
        location: TestGraphs.location())
    ]
    var outer = TestGraphs.coordinator(name, root: "host", host)
    let transition = TestGraphs.transition(
      name, TestGraphs.push("host"), when: .input(name, is: name))
    outer.handlers = [
      HandlerDefinition(source: .own, transition: transition),
      HandlerDefinition(
        source: .descendant(hosts: ["host"], route: name), transition: transition),
    ]
    outer.links = [
      DeepLinkDefinition(
        pattern: name, parameters: [], condition: nil, operations: [TestGraphs.push("host")],
        landing: [name], location: TestGraphs.location())
    ]
    let graph = GraphDefinition(
      name: name, coordinators: [outer, hosted], location: TestGraphs.location())
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.unexplored(graph), title: name))
    let known = ["svg", "title", "desc", "style", "rect", "g", "path", "circle", "text", "tspan"]
    #expect(Set(document.all.map(\.name)).isSubset(of: known))
    #expect(document.elements(ofClass: "hosting").count == 1)
    #expect(document.elements(ofClass: "between").count == 1)
  }

  @Test("a name can be read back from its attribute")
  func attributes() throws {
    for name in Self.names where !name.unicodeScalars.contains(where: { $0.value < 9 }) {
      guard !name.unicodeScalars.contains(where: { $0.value >= 0xFFFE || $0.value == 0x1B }) else {
        continue
      }
      let document = try SVGDocument(svg(name: name))
      #expect(document.elements(ofClass: "root").first?.attributes["data-route"] == name)
    }
  }

  @Test("names that would reorder or hide text are written out")
  func writtenOut() {
    #expect(
      VisibleText("\u{202E}a\nb\u{0}").string == "\u{27E8}U+202E\u{27E9}a\\nb\u{27E8}U+0000\u{27E9}"
    )
    #expect(VisibleText("plain Ünïcödé 漢字").string == "plain Ünïcödé 漢字")
  }

  @Test("identifiers are unique even where only the forbidden letters differ")
  func identifiers() throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        "C", root: "a b", TestGraphs.route("a b"), TestGraphs.route("a-b"),
        TestGraphs.route("a_b"), TestGraphs.route("設定"), TestGraphs.route("検索")))
    let document = try SVGDocument(TestGraphs.svg(facts))
    let ids = document.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    // Letters of any script distinguish names, so that no identifier depends on other names.
    for id in ["r-C-a_b", "r-C-a-b", "r-C-a_b-2", "r-C-設定", "r-C-検索"] {
      #expect(ids.contains(id), "\(id)")
    }
  }

  @Test("text is within the box around it", arguments: names)
  func fit(name: String) throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        name, root: name, TestGraphs.route(name, TestGraphs.transition(name, TestGraphs.push("o"))),
        TestGraphs.route("o")))
    let map = try RouteMap(facts, marks: [], title: name)
    let placed = try PlacedPart(map.parts[0], layout: GraphLayout(GraphvizContext()))
    for node in placed.nodes {
      #expect(node.block.size.width <= node.box.size.width)
      #expect(node.block.size.height <= node.box.size.height)
      #expect(node.box.size.width < 260 && node.box.size.height < 200)
    }
    for edge in placed.edges { #expect(edge.block.size.width <= edge.label.size.width) }
    for cluster in placed.clusters {
      #expect(cluster.heading.size.width <= cluster.frame.size.width)
    }
  }

  @Test("a long name keeps its beginning, and the whole of it is in the tooltip")
  func longName() throws {
    let name = "start" + String(repeating: "x", count: 10_000)
    let document = try SVGDocument(svg(name: name))
    let screen = try #require(document.elements(ofClass: "root").first)
    let text = screen.visibleText.joined()
    #expect(text.hasPrefix("start") && text.contains("\u{2026}") && text.count < 400)
    #expect(screen.title.contains(name))
  }
}
