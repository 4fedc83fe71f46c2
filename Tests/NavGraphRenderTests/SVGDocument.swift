import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG as a parser that knows nothing of its writer reads it.
final class SVGDocument: NSObject, XMLParserDelegate {
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    var classes: [String] {
      (attributes["class"] ?? "").split(separator: " ").map(String.init)
    }

    var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }

    /// What the tooltip says.
    var title: String { children.first { $0.name == "title" }?.text ?? "" }

    /// All text that is to be seen, without tooltips.
    var visibleText: [String] {
      descendants.filter { $0.name == "text" }.map { element in
        ([element] + element.descendants).map(\.text).joined()
      }
    }
  }

  struct Malformed: Error {
    let message: String
  }

  private(set) var root = Element(name: "", attributes: [:])
  private var path: [Element] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Malformed(message: parser.parserError?.localizedDescription ?? "unknown")
    }
  }

  var all: [Element] { [root] + root.descendants }

  func elements(ofClass name: String) -> [Element] {
    all.filter { $0.classes.contains(name) }
  }

  func screen(_ route: String) -> Element? {
    all.first { $0.attributes["data-route"] == route }
  }

  func edge(from source: String, to target: String) -> Element? {
    elements(ofClass: "edge").first {
      $0.attributes["data-source"] == source && $0.attributes["data-target"] == target
    }
  }

  var legend: [String] { elements(ofClass: "legend-box").flatMap(\.visibleText) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes)
    if let parent = path.last { parent.children.append(element) } else { root = element }
    path.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { path.last?.text += string }
}
