import Testing

@testable import NavGraphRender

struct RouteMarkTests {
  private func mark(
    _ route: String?, transition: Int? = nil, _ severity: RouteMark.Severity, _ rule: String,
    coordinator: String = "Shop"
  ) -> RouteMark {
    RouteMark(
      coordinator: coordinator, route: route, transition: transition, severity: severity,
      rule: rule, message: "because of \(rule)")
  }

  private func document(_ marks: RouteMark...) throws -> SVGDocument {
    try SVGDocument(TestGraphs.svg(TestGraphs.shop(), marks: marks))
  }

  @Test("a mark of a screen is on the screen, with its rule, badge and message")
  func screen() throws {
    let document = try document(mark("old", .error, "unreachable-route"))
    let screen = try #require(document.screen("old"))
    #expect(screen.classes.contains("error"))
    #expect(screen.visibleText.contains("unreachable-route"))
    #expect(screen.title.contains("error unreachable-route: because of unreachable-route"))
    #expect(screen.descendants.contains { $0.classes.contains("badge") })
    #expect(document.elements(ofClass: "marked").count == 1)
  }

  @Test("a mark of a transition is on its edge")
  func edge() throws {
    let document = try document(mark("product", transition: 0, .warning, "modal-nesting-depth"))
    let edge = try #require(document.edge(from: "product", to: "cart"))
    #expect(edge.classes.contains("warning"))
    #expect(edge.visibleText == ["cartTapped", "modal-nesting-depth"])
    #expect(document.screen("product")?.classes.contains("marked") == false)
  }

  @Test("a mark of a transition without an edge is beside its action")
  func action() throws {
    let document = try document(mark("home", transition: 2, .info, "no-op-transition"))
    let texts = try #require(document.screen("home")).visibleText
    #expect(texts.contains("noop") && texts.contains("no-op-transition"))
  }

  @Test("a mark of a coordinator is in its frame, an unknown one above the drawing")
  func elsewhere() throws {
    let document = try document(
      mark(nil, .warning, "of-coordinator"),
      mark(nil, .info, "of-nobody", coordinator: "Nowhere"),
      mark("gone", .info, "of-no-screen"))
    let frames = document.elements(ofClass: "coordinator").filter {
      $0.attributes["data-coordinator"] == "Shop" && $0.classes.contains("coordinator")
    }
    let texts = frames.flatMap(\.visibleText)
    #expect(texts.contains("of-coordinator") && texts.contains("of-no-screen"))
    #expect(!texts.contains("of-nobody"))
    #expect(document.root.visibleText.contains("of-nobody"))
  }

  @Test("a mark of a coordinator of cards is a badge on its frame")
  func frame() throws {
    let map = try RouteMap(
      undivided: TestGraphs.shop(), marks: [mark(nil, .warning, "of-coordinator")], title: "Shop",
      request: MapRequest(collapse: .none))
    let document = try SVGDocument(SVGWriter.document(of: MapSheet(cards: map)))
    let frame = try #require(
      document.elements(ofClass: "coordinator").first {
        $0.attributes["data-coordinator"] == "Shop"
      })
    #expect(frame.children.contains { $0.classes.contains("badge") })
  }

  @Test("several marks of one screen are counted and sorted by severity")
  func several() throws {
    let document = try document(
      mark("cart", .info, "c"), mark("cart", .error, "b"), mark("cart", .warning, "a"),
      mark("cart", .error, "a"))
    let screen = try #require(document.screen("cart"))
    #expect(screen.visibleText == ["cart", "a", "b", "a", "and 1 more", "4"])
    #expect(screen.classes.contains("error"))
  }

  @Test("the order of the marks changes nothing")
  func order() throws {
    let marks = [
      mark("cart", .info, "c"), mark("home", .error, "b"), mark("cart", .warning, "a"),
    ]
    let facts = try TestGraphs.shop()
    #expect(
      try TestGraphs.svg(facts, marks: marks) == TestGraphs.svg(facts, marks: marks.reversed()))
  }
}
