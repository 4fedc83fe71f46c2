import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct ImageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  private func facts(_ image: String, file: String = "Sources/App/Map.swift") -> Facts {
    var route = TestGraphs.route("home")
    route.image = image
    route.location.file = file
    // Unexplored, as a facts file from elsewhere: a registration with such an image is refused.
    return TestGraphs.unexplored(
      GraphDefinition(
        name: "App", coordinators: [TestGraphs.coordinator("C", root: "home", route)],
        location: TestGraphs.location()))
  }

  private func addresses(
    _ facts: Facts, _ manner: MapRequest.Images, _ images: MapImages? = nil
  ) throws -> (addresses: [String], notices: [String]) {
    let drawing = try MapRenderer(request: MapRequest(images: manner)).drawing(
      of: facts, marks: [], title: "App", images: images)
    let document = try SVGDocument(drawing.text)
    return (
      document.all.filter { $0.name == "image" }.compactMap { $0.attributes["href"] },
      drawing.notices
    )
  }

  @Test("a picture is part of the drawing only where that is asked for")
  func manners() throws {
    let facts = facts("Screens/my home.png")
    let image = try MapImage(Self.png)
    #expect(try addresses(facts, .none).addresses.isEmpty)
    #expect(
      try addresses(facts, .linked, .linked(toSources: "../")).addresses
        == ["../Sources/App/Screens/my%20home.png"])
    #expect(
      try addresses(facts, .embedded, .embedded(["Sources/App/Screens/my home.png": image]))
        .addresses == ["data:image/png;base64,iVBORw0KGgoBAgM="])
    #expect(try addresses(facts, .embedded, .embedded([:])).addresses.isEmpty)
    #expect(
      try addresses(self.facts("https://example.org/a.jpg"), .linked).addresses
        == ["https://example.org/a.jpg"])
  }

  @Test("the picture is in its node, beneath the name")
  func place() throws {
    let drawing = try MapRenderer(request: MapRequest(images: .linked)).drawing(
      of: facts("a.png"), marks: [], title: "App")
    let screen = try #require(SVGDocument(drawing.text).screen("home"))
    let image = try #require(screen.children.first { $0.name == "image" })
    let card = try #require(screen.children.first { $0.classes.contains("card") })
    func number(_ element: SVGDocument.Element, _ name: String) -> Double {
      element.attributes[name].flatMap(Double.init) ?? .nan
    }
    #expect(number(image, "x") > number(card, "x") && number(image, "y") > number(card, "y"))
    for (start, length) in [("x", "width"), ("y", "height")] {
      #expect(
        number(image, start) + number(image, length) < number(card, start) + number(card, length))
    }
  }

  @Test(
    "what could hold a script is refused",
    arguments: [
      "evil.svg", "javascript:alert(1)", "data:image/svg+xml,<svg>", "//host/a.png", "a.png.svg",
      "https://example.org/a.svg", "",
    ])
  func refused(image: String) throws {
    let (found, notices) = try addresses(
      facts(image, file: "Map.swift"), .linked, .linked(toSources: ""))
    #expect(found.isEmpty)
    #expect(notices.count == (image.isEmpty ? 0 : 1))
  }

  @Test("a path that only looks like a scheme stays a path")
  func colon() throws {
    #expect(
      try addresses(facts("javascript:alert(1)//a.png", file: "Map.swift"), .linked).addresses
        == ["javascript%3Aalert%281%29//a.png"])
  }

  @Test("pictures are what their first bytes say, up to a size")
  func kinds() throws {
    #expect(
      try MapImage([0xFF, 0xD8, 0xFF, 0xE0]).dataAddress == "data:image/jpeg;base64,/9j/4A==")
    for bytes in [Array("<svg onload='x'/>".utf8), Array("GIF89a".utf8), []] {
      #expect(throws: MapImageError.unknownKind) { try MapImage(bytes) }
    }
    let large = Self.png + Array(repeating: 0, count: MapImage.sizeLimit)
    #expect(throws: MapImageError.tooLarge) { try MapImage(large) }
    #expect(throws: Never.self) { try MapImage(Array(large.prefix(MapImage.sizeLimit))) }
  }
}
