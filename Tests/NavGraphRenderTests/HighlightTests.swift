import NavGraphFacts
import Testing

@testable import NavGraphRender

struct HighlightTests {
  private func document(
    _ names: [String], collapse: MapRequest.Collapse = .automatic
  ) throws -> SVGDocument {
    let request = MapRequest(
      highlighted: names.map(MapRequest.RouteName.init), collapse: collapse)
    return try SVGDocument(
      MapRenderer(request: request).svg(of: TestGraphs.shop(), marks: [], title: "App"))
  }

  @Test("routes are put forward with what leads from one to another; all else steps back")
  func routes() throws {
    let document = try document(["home", "product"])
    for route in ["home", "product"] {
      let screen = try #require(document.screen(route))
      #expect(screen.classes.contains("highlighted"))
      // Not by colour alone.
      #expect(screen.children.contains { $0.classes.contains("ring") })
    }
    #expect(document.screen("cart")?.classes.contains("faded") == true)
    #expect(
      document.edge(from: "home", to: "product")?.classes.contains("highlighted") == true)
    #expect(document.edge(from: "product", to: "cart")?.classes.contains("faded") == true)
    #expect(document.legend.contains("highlighted"))
  }

  @Test("a box represents the routes in it")
  func box() throws {
    let document = try document(["home"], collapse: .all)
    let boxes = document.elements(ofClass: "box").filter { $0.attributes["id"] != nil }
    #expect(boxes.count { $0.classes.contains("highlighted") } == 1)
    #expect(boxes.count { $0.classes.contains("faded") } == 1)
  }

  @Test("where nothing is put forward, nothing steps back")
  func none() throws {
    let document = try document([])
    #expect(document.elements(ofClass: "faded").isEmpty)
    #expect(document.elements(ofClass: "highlighted").isEmpty)
  }
}
