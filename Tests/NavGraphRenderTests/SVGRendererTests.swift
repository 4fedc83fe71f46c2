import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct SVGRendererTests {
  @Test("every screen and every action is in the drawing")
  func completeness() throws {
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    for route in ["home", "product", "cart", "ad", "help", "old", "welcome"] {
      let screen = try #require(document.screen(route))
      #expect(screen.visibleText.contains(route))
    }
    for action in [
      "productTapped", "adTapped", "noop", "cartTapped", "homeTapped", "hint", "close",
    ] {
      #expect(document.root.visibleText.contains(action), "\(action)")
    }
    #expect(document.root.visibleText.contains("Login"))
  }

  @Test("edges are styled by how they move")
  func edgeKinds() throws {
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    #expect(document.edge(from: "home", to: "product")?.classes.contains("push") == true)
    #expect(document.edge(from: "home", to: "ad")?.classes.contains("cover") == true)
    #expect(document.edge(from: "product", to: "cart")?.classes.contains("sheet") == true)
    #expect(document.edge(from: "product", to: "home")?.classes.contains("replace") == true)
    #expect(document.edge(from: "cart", to: "product")?.classes.contains("back") == true)
  }

  @Test("a transition of several operations is one edge to where it lands")
  func severalOperations() throws {
    let document = try SVGDocument(
      TestGraphs.svg(
        TestGraphs.facts(
          TestGraphs.coordinator(
            "C", root: "a",
            TestGraphs.route("a", TestGraphs.transition("go", TestGraphs.push("b"))),
            TestGraphs.route(
              "b", TestGraphs.transition("swap", .goBack(1), TestGraphs.push("c"))),
            TestGraphs.route("c")))))
    #expect(document.elements(ofClass: "edge").count == 2 + legendEdges(document))
    #expect(document.edge(from: "b", to: "c")?.visibleText == ["swap"])
  }

  @Test("an action that brings two screens has an edge to each")
  func twoScreensAtOnce() throws {
    let document = try SVGDocument(
      TestGraphs.svg(
        TestGraphs.facts(
          TestGraphs.coordinator(
            "C", root: "a",
            TestGraphs.route(
              "a", TestGraphs.transition("go", TestGraphs.push("under"), TestGraphs.cover("top"))),
            TestGraphs.route("under"), TestGraphs.route("top")))))
    #expect(document.edge(from: "a", to: "under")?.visibleText == ["go"])
    #expect(document.edge(from: "a", to: "top")?.visibleText == ["go"])
  }

  private func legendEdges(_ document: SVGDocument) -> Int {
    document.elements(ofClass: "edge").count { $0.attributes["data-source"] == nil }
  }

  @Test("parallel edges of one kind share a line, with the guard beneath its action")
  func parallelEdges() throws {
    let document = try SVGDocument(
      TestGraphs.svg(
        TestGraphs.facts(
          TestGraphs.coordinator(
            "C", root: "a",
            TestGraphs.route(
              "a", TestGraphs.transition("first", TestGraphs.push("b")),
              TestGraphs.transition(
                "second", TestGraphs.push("b"), when: .count(.equal(1)))),
            TestGraphs.route("b")))))
    let edge = try #require(document.edge(from: "a", to: "b"))
    #expect(edge.visibleText == ["first", "second", "[count = 1]"])
  }

  @Test("unreachable screens and unused edges are marked")
  func unreached() throws {
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    let screen = try #require(document.screen("old"))
    #expect(screen.classes.contains("unreached"))
    #expect(screen.visibleText.contains("unreachable"))
    let edge = try #require(document.edge(from: "product", to: "help"))
    #expect(edge.classes.contains("never"))
    #expect(edge.visibleText.contains("never gets there"))
    #expect(document.screen("home")?.classes.contains("unreached") == false)
  }

  @Test("screens beyond a limited search are not called unreachable")
  func bounded() throws {
    var limits = Limits()
    limits.stackHeight = 2
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator(
        "C", root: "a", TestGraphs.route("a", TestGraphs.transition("go", TestGraphs.push("b"))),
        TestGraphs.route("b", TestGraphs.transition("on", TestGraphs.push("c"))),
        TestGraphs.route("c")),
      limits: limits, looksBeyondBounds: false)
    let document = try SVGDocument(TestGraphs.svg(facts))
    #expect(document.screen("c")?.visibleText == ["c", "no path found"])
    #expect(document.edge(from: "b", to: "c")?.visibleText == ["on", "no path found"])
    #expect(document.root.visibleText.contains { $0.contains("stack height 2") })
  }

  @Test("an empty stack is a place of its own")
  func emptyStack() throws {
    let document = try SVGDocument(
      TestGraphs.svg(
        TestGraphs.facts(
          TestGraphs.coordinator(
            "C", root: "a", TestGraphs.route("a", TestGraphs.transition("away", .goBack(1)))))))
    #expect(document.elements(ofClass: "nothing").first?.visibleText == ["nothing to show"])
    #expect(document.edge(from: "a", to: "nothing to show")?.visibleText == ["away"])
  }

  @Test("gestures are drawn on request only")
  func gestures() throws {
    let facts = try TestGraphs.shop()
    let without = try SVGDocument(TestGraphs.svg(facts))
    #expect(without.elements(ofClass: "gesture").isEmpty)
    let with = try SVGDocument(TestGraphs.svg(facts, drawsGestures: true))
    #expect(with.elements(ofClass: "gesture").contains { $0.visibleText == ["back"] })
    #expect(with.legend.contains("gesture") && !without.legend.contains("gesture"))
  }

  @Test("the legend lists what occurs and nothing else")
  func legend() throws {
    let document = try SVGDocument(
      TestGraphs.svg(
        TestGraphs.facts(TestGraphs.coordinator("C", root: "a", TestGraphs.route("a")))))
    #expect(document.legend == ["root"])
    let shop = try SVGDocument(TestGraphs.svg(TestGraphs.shop())).legend
    for word in [
      "push", "sheet", "cover", "replace", "unreachable", "never gets there",
    ] {
      #expect(shop.contains(word), "\(word)")
    }
    #expect(!shop.contains("error"))
  }

  @Test("the title and the description describe the content without the picture")
  func description() throws {
    let text = try TestGraphs.svg(TestGraphs.shop(), title: "My shop")
    let document = try SVGDocument(text)
    #expect(document.root.attributes["role"]?.contains("graphics-document") == true)
    #expect(document.root.title == "My shop")
    let description = document.all.first { $0.name == "desc" }?.text ?? ""
    #expect(description.contains("2 coordinators \u{00B7} 7 screens"))
    #expect(description.contains("every state found"))
    #expect(document.screen("product")?.title.contains("shown after: productTapped") == true)
    #expect(document.screen("product")?.title.contains("Navigation.swift:5") == true)
  }

  @Test("the document is self-contained")
  func isSelfContained() throws {
    let text = try TestGraphs.svg(TestGraphs.shop())
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
    for reference in ["<script", "href", "url(", "@import", "http"] {
      let rest = text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(reference), "\(reference)")
    }
  }

  @Test("every place is a number that every reader of SVG understands")
  func numbers() throws {
    let text = try TestGraphs.svg(TestGraphs.shop())
    #expect(!text.contains("-0\"") && !text.contains("-0 ") && !text.contains("nan"))
    #expect(text.firstMatch(of: /\d\.\d{3}/) == nil)
  }

  @Test("a graph without coordinators and a coordinator without screens can be drawn")
  func smallest() throws {
    let graph = GraphDefinition(name: "Empty", coordinators: [], location: TestGraphs.location())
    let facts = Facts(
      graph: graph, limits: Limits(), searches: [], flows: [], outcomes: [], landings: [],
      trace: [])
    #expect(try SVGDocument(TestGraphs.svg(facts)).root.name == "svg")
    let coordinator = CoordinatorDefinition(
      name: "Bare", container: .joined([]), routes: [], location: TestGraphs.location())
    let bare = TestGraphs.unexplored(
      GraphDefinition(name: "Bare", coordinators: [coordinator], location: TestGraphs.location()))
    let document = try SVGDocument(TestGraphs.svg(bare))
    #expect(document.elements(ofClass: "nothing").first?.visibleText == ["nothing to show"])
  }

  @Test("edges say by data what they are and which elements they connect")
  func hooks() throws {
    let document = try SVGDocument(TestGraphs.svg(EveryKindSample.facts()))
    let edge = try #require(document.edge(from: "pay", to: "welcome"))
    #expect(edge.attributes["id"] == "e-Checkout-pay-Shop-welcome-push")
    #expect(edge.attributes["data-source-id"] == "r-Checkout-pay")
    #expect(edge.attributes["data-target-id"] == "r-Shop-welcome")
    #expect(edge.attributes["data-kind"] == "push")
    #expect(edge.attributes["data-triggers"] == "tap")
    #expect(edge.attributes["data-actions"] == "cancelTapped")
    let ids = Set(document.all.compactMap { $0.attributes["id"] })
    for name in ["data-source-id", "data-target-id"] {
      let ends = document.all.compactMap { $0.attributes[name] }
      #expect(ends.count > 20 && ends.allSatisfy(ids.contains))
    }
    let hosting = try #require(
      document.elements(ofClass: "hosting").first { $0.attributes["data-source"] == "checkout" })
    #expect(hosting.attributes["data-target-id"] == "c-Checkout")
  }
}
