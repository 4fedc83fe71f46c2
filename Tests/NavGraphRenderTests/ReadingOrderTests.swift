import Testing

@testable import NavGraphRender

struct ReadingOrderTests {
  @Test("screens are listed by their distance from the start, unreachable ones after them")
  func distance() throws {
    let map = try RouteMap(TestGraphs.shop(), marks: [], title: "App")
    let shop = try #require(map.parts.last)
    #expect(
      ReadingOrder(shop).nodes.map { shop.nodes[$0].name }
        == ["home", "product", "ad", "cart", "help", "old"])
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    let routes = document.all.compactMap { $0.attributes["data-route"] }
    #expect(routes == ["welcome", "home", "product", "ad", "cart", "help", "old"])
  }

  @Test("coordinators come by how soon they are met")
  func coordinators() throws {
    let map = try RouteMap(TabsSample.facts(), marks: [], title: "App")
    let part = map.parts[0]
    let names = ReadingOrder(part).clusters.map { part.clusters[$0].name }
    #expect(names.first == "MainTab")
    #expect(names.drop { $0 != "App" }.contains("Game"))
  }

  @Test("on a coordinator's own map, what hosts it comes first", arguments: ["App", "Game"])
  func hosts(name: String) throws {
    let map = try RouteMap(
      undivided: TabsSample.facts(), marks: [], title: "App",
      request: MapRequest(
        selection: MapRequest.Selection(coordinators: [name]), collapse: .none))
    let part = map.parts[0]
    let names = ReadingOrder(part).clusters.map { part.clusters[$0].name }
    #expect(names.prefix(2) == (name == "App" ? ["MainTab", "App"] : ["App", "Game"]))
  }

  @Test("of several starts, the one with the app behind it comes first, and one on its own last")
  func starts() {
    var part = RouteMap.Part()
    for (index, name) in ["Alone", "Main", "Hosted"].enumerated() {
      part.clusters.append(
        RouteMap.Cluster(
          name: name, subtitle: "", marks: [], details: [], startsApp: name != "Hosted"))
      part.nodes.append(RouteMap.Node(cluster: index, name: "screen", role: .root, details: []))
    }
    part.hostings = [RouteMap.Hosting(node: 1, cluster: 2)]
    #expect(
      ReadingOrder(part).clusters.map { part.clusters[$0].name } == ["Main", "Hosted", "Alone"])
  }

  @Test("the actions of a screen are listed after it")
  func edges() throws {
    let document = try SVGDocument(TestGraphs.svg(TestGraphs.shop()))
    let ids = document.all.compactMap { $0.attributes["id"] }
    let screen = try #require(ids.firstIndex(of: "r-Shop-product"))
    let edge = try #require(ids.firstIndex(of: "e-Shop-product-Shop-cart-sheet"))
    let next = try #require(ids.firstIndex(of: "r-Shop-ad"))
    #expect(screen < edge && edge < next)
  }
}
