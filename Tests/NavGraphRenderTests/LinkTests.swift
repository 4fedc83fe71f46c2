import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct LinkTests {
  private func document(_ facts: Facts) throws -> SVGDocument {
    let request = MapRequest(link: try SourceLink(template: "https://example.org/{file}#L{line}"))
    return try SVGDocument(MapRenderer(request: request).svg(of: facts, marks: [], title: "App"))
  }

  @Test("screens, actions and headings lead to their lines")
  func places() throws {
    let document = try document(TestGraphs.shop())
    func links(_ element: SVGDocument.Element?) -> [String] {
      (element?.children ?? []).filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    }
    #expect(links(document.screen("product")) == ["https://example.org/Navigation.swift#L5"])
    #expect(
      links(document.screen("home")) == [
        "https://example.org/Navigation.swift#L5", "https://example.org/Navigation.swift#L7",
      ])
    #expect(
      links(document.edge(from: "home", to: "product")) == [
        "https://example.org/Navigation.swift#L7"
      ])
    let shop = document.elements(ofClass: "coordinator").first {
      $0.attributes["data-coordinator"] == "Shop"
    }
    #expect(links(shop) == ["https://example.org/Navigation.swift#L3"])
  }

  @Test("no link is inside another, and none is hidden from screen readers")
  func nesting() throws {
    let document = try document(EveryKindSample.facts())
    let links = document.all.filter { $0.name == "a" }
    #expect(links.count > 40)
    #expect(links.allSatisfy { link in !link.descendants.contains { $0.name == "a" } })
    let pictures = document.all.filter { $0.attributes["role"]?.hasSuffix("img") == true }
    #expect(pictures.allSatisfy { picture in !picture.descendants.contains { $0.name == "a" } })
  }

  @Test("without a template there are no links")
  func none() throws {
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    #expect(!document.all.contains { $0.name == "a" })
  }

  @Test("each style of a child holds within a link as well")
  func styles() {
    #expect(StyleSheet.linkingCSS.contains(".push>.label,.push>a>.label{fill:"))
    #expect(!StyleSheet.css.contains(">a>"))
  }
}
