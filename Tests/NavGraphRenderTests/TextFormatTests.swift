import Foundation
import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

/// Maps as DOT, Mermaid and JSON.
struct TextFormatTests {
  private let request = MapRequest()

  // MARK: - DOT

  @Test("DOT has all that is drawn, in clusters")
  func dot() throws {
    let text = try request.dot(of: EveryKindSample.facts(), marks: [], title: "App").text
    let graph = try DOTGraph(text)
    #expect(graph.nodes.count == 21)
    #expect(graph.edges.count == 25)
    #expect(graph.nodes["r-Shop-home"]?["label"] == "home\\n")
    #expect(graph.nodes["l-Shop-shop___pay"]?["shape"] == "cds")
    let edge = try #require(
      graph.edges.first { $0.from == "r-Checkout-pay" && $0.to == "r-Shop-welcome" })
    #expect(edge.attributes["label"] == "cancelTapped\\l")
    #expect(edge.attributes["class"] == "edge push")
    #expect(text.contains("  subgraph \"cluster_c-Checkout\" {\n"))
    let hosting = try #require(graph.edges.first { $0.attributes["class"] == "hosting" })
    #expect(hosting.attributes["lhead"]?.hasPrefix("cluster_c-") == true)
  }

  @Test("escapes and entities of Graphviz stay text")
  func dotEscapes() {
    #expect(DOTText.quoted("\\N \"q\" &lt; <b>") == "\"\\\\N \\\"q\\\" &amp;lt; <b>\"")
    #expect(DOTText.label(["a\nb", "c\\"]) == "\"a\\\\nb\\lc\\\\\\l\"")
    #expect(DOTText.label((1...20).map(String.init)).contains("11\\land 9 more\\l"))
  }

  @Test("a map in DOT obeys selection, highlight and link")
  func dotRequest() throws {
    let request = MapRequest(
      selection: MapRequest.Selection(focus: [MapRequest.RouteName("cart")]),
      highlighted: [MapRequest.RouteName("cart")],
      link: try SourceLink(template: "https://example.org/{file}#L{line}"))
    let graph = try DOTGraph(request.dot(of: TestGraphs.shop(), marks: [], title: "App").text)
    #expect(graph.nodes.keys.sorted() == ["r-Shop-cart", "r-Shop-product"])
    #expect(graph.nodes["r-Shop-cart"]?["peripheries"] == "2")
    #expect(graph.nodes["r-Shop-cart"]?["URL"] == "https://example.org/Navigation.swift#L5")
  }

  // MARK: - Mermaid

  @Test("Mermaid has all that is drawn, one statement in a line")
  func mermaid() throws {
    let lines = try request.mermaid(of: TestGraphs.shop(), marks: [], title: "App").text
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "flowchart LR")
    #expect(lines.contains("  subgraph c1[\"Shop\"]"))
    #expect(lines.contains("    n1([\"home\"])"))
    #expect(lines.contains("  n1 -->|\"productTapped\"| n2"))
    #expect(lines.contains("  n2 -.->|\"sheet#58; cartTapped\"| n3"))
    #expect(lines.contains { $0.contains(":::unreached") })
  }

  @Test("charts that Mermaid would reject are collapsed with a note")
  func mermaidLimits() throws {
    var coordinator = TestGraphs.coordinator("A", root: "s0")
    coordinator.routes = (0..<40).map { index in
      TestGraphs.route("s\(index)")
    }
    for index in coordinator.routes.indices {
      coordinator.routes[index].transitions = (0..<14).map {
        TestGraphs.transition("go\($0)", TestGraphs.push("s\((index + $0) % 40)"))
      }
    }
    let graph = GraphDefinition(
      name: "A",
      coordinators: [coordinator, TestGraphs.coordinator("B", root: "b", TestGraphs.route("b"))],
      location: TestGraphs.location())
    let drawing = try MapRequest(collapse: .none).mermaid(
      of: TestGraphs.unexplored(graph), marks: [], title: "App")
    #expect(drawing.text.contains("n0[[\"A<br/>"))
    #expect(drawing.text.contains("  %% more than a Mermaid chart holds"))
    #expect(drawing.notices.count == 1 && drawing.notices[0].hasPrefix("more than a Mermaid chart"))
    #expect(drawing.text.count <= 50_000)
  }

  @Test("a chart that is too large is an error")
  func mermaidTooLarge() throws {
    // Each of these characters is written as a code.
    let signs = String(repeating: "#", count: 40)
    let coordinators = (0..<400).map {
      TestGraphs.coordinator("\($0)\(signs)", root: "s", TestGraphs.route("s"))
    }
    let graph = GraphDefinition(
      name: "A", coordinators: coordinators, location: TestGraphs.location())
    #expect(throws: RenderError.tooLargeForMermaid) {
      try request.mermaid(of: TestGraphs.unexplored(graph), marks: [], title: "App")
    }
  }

  // MARK: - JSON

  @Test("JSON has the same nodes and edges as the drawing, under the same ids")
  func json() throws {
    let facts = try EveryKindSample.facts()
    let mark = RouteMark(
      coordinator: "Shop", route: "home", severity: .warning, rule: "r", message: "m")
    let text = try request.json(of: facts, marks: [mark], title: "App").text
    let document = try JSONDecoder().decode(MapDocument.self, from: Data(text.utf8))
    let drawing = try SVGDocument(TestGraphs.svg(facts, marks: [mark]))
    let ids = Set(drawing.all.compactMap { $0.attributes["id"] })
    #expect(document.version == 1 && document.view == "routes")
    #expect(document.nodes.map(\.id).allSatisfy(ids.contains))
    #expect(document.edges.map(\.id).allSatisfy(ids.contains))
    #expect(document.coordinators.map(\.id).allSatisfy(ids.contains))
    let drawn = drawing.elements(ofClass: "edge").filter { $0.attributes["id"] != nil }
    #expect(document.edges.count == drawn.count)
    let home = try #require(document.nodes.first { $0.id == "r-Shop-home" })
    #expect(home.role == "root" && home.reach == "shown")
    #expect(home.findings == [MapDocument.Finding(rule: "r", severity: "warning", message: "m")])
    #expect(home.source?.file == "Navigation.swift" && home.source?.line == 5)
    #expect(try request.json(of: facts, marks: [mark], title: "App").text == text)
  }

  // MARK: - Names

  @Test(
    "whatever a name contains, it is text in every format",
    arguments: HostileNameTests.names + [
      "\"]; node", "\\", "<b>bold</b>", "\"}}%%{init: {\"theme\": \"dark\"}}%%", "end",
      "click n0 href \"javascript:alert(1)\"", "&lt;", "subgraph",
    ])
  func hostile(name: String) throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        name, root: name,
        TestGraphs.route(name, TestGraphs.transition(name, TestGraphs.push("\(name)2"))),
        TestGraphs.route("\(name)2")))
    let request = MapRequest(
      highlighted: [MapRequest.RouteName(coordinator: name, route: "\(name)2")],
      link: try SourceLink(template: "{file}"))
    let mark = RouteMark(coordinator: name, severity: .error, rule: name, message: name)

    let graph = try DOTGraph(request.dot(of: facts, marks: [mark], title: name).text)
    #expect(graph.nodes.count == 2 && graph.edges.count == 1)
    let labels =
      graph.nodes.values.compactMap { $0["label"] } + graph.others.compactMap { $0["label"] }
    #expect(labels.count > 2 && labels.allSatisfy { $0.count < 1_500 })

    // Mermaid reads character by character, whatever belongs together for a reader.
    let chart = try request.mermaid(of: facts, marks: [mark], title: name).text
    let lines = chart.unicodeScalars.split(separator: "\n").map(Array.init)
    let comment = Array("  %% ".unicodeScalars)
    let statements = lines.filter { !$0.starts(with: comment) }
    #expect(statements.count == 10)
    #expect(!chart.contains("%%{") && !chart.contains("<script"))
    for statement in statements {
      #expect(!statement.contains("%"))
      let pieces = statement.split(separator: "\"", omittingEmptySubsequences: false)
      let outside = pieces.enumerated().filter { $0.offset % 2 == 0 }.flatMap(\.element)
      #expect(pieces.count % 2 == 1 && outside.allSatisfy(\.isASCII))
    }

    let json = try request.json(of: facts, marks: [mark], title: name).text
    let document = try JSONDecoder().decode(MapDocument.self, from: Data(json.utf8))
    #expect(document.title == name && document.coordinators.map(\.name) == [name])
    #expect(document.nodes.map(\.name).contains(name))
  }
}
