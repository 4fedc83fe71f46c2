import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

/// What a screen reports, and what leads back from it.
struct ReportTests {
  /// A list that opens a detail of the coordinator around it while it has items.
  private func facts() throws -> Facts {
    var outer = TestGraphs.coordinator(
      "AppCoordinator", root: "list", TestGraphs.route("list"), TestGraphs.route("detail"))
    outer.routes[0].hosts = "ListCoordinator"
    outer.handlers = [
      HandlerDefinition(
        source: .descendant(hosts: ["list"], route: "items"),
        transition: TestGraphs.transition("openTapped", TestGraphs.push("detail")))
    ]
    var inner = TestGraphs.coordinator(
      "ListCoordinator", root: "items",
      TestGraphs.route(
        "items",
        TestGraphs.transition("openTapped", when: .variable("hasItems", is: "true")),
        TestGraphs.transition("load", .assign(variable: "hasItems", .constant("true")))))
    inner.variables = [TestGraphs.flag("hasItems")]
    return try TestGraphs.facts(outer, inner)
  }

  @Test("a report is drawn once, with the condition under which its button can be tapped")
  func condition() throws {
    let map = try RouteMap(undivided: facts(), marks: [], title: "App", request: MapRequest())
    let edges = map.parts[0].edges.filter { $0.kind == .push }
    #expect(edges.map(\.actions.count) == [1])
    #expect(edges[0].actions[0].condition == "hasItems")
    let boxes = try RouteMap(
      undivided: facts(), marks: [], title: "App", request: MapRequest(view: .coordinators))
    #expect(boxes.parts[0].edges.first { $0.kind == .push }?.actions.map(\.count) == [1])
  }

  @Test("a row between boxes says where it comes from, also if that is the coordinator itself")
  func sourcesOfBoxes() throws {
    var map = try RouteMap(undivided: facts(), marks: [], title: "App", request: MapRequest())
    let screen = try #require(map.parts[0].nodes.firstIndex { $0.name == "items" })
    let edge = try #require(map.parts[0].edges.first { $0.source == screen && $0.kind == .push })
    var own = map.parts[0].nodes[screen]
    (own.name, own.role) = ("finished", .own)
    map.parts[0].nodes.append(own)
    var second = edge
    second.source = map.parts[0].nodes.count - 1
    map.parts[0].edges.append(second)
    let boxes = map.parts[0].collapsing([0, 1])
    let sources = boxes.edges.filter { $0.kind == .push }.map(\.boxedSources)
    #expect(sources == [["items", "the coordinator itself"]])
  }

  @Test("cards leave out that a coordinator is one, unless another has the name that is left")
  func names() throws {
    var part = try RouteMap(undivided: facts(), marks: [], title: "App", request: MapRequest())
      .parts[0]
    #expect(part.clusters.indices.map(part.briefName).sorted() == ["App", "List"])
    let texts = PlacedPart(cards: part).nodes.flatMap {
      $0.block.rows.map { $0.runs.map(\.text).joined() }
    }
    #expect(texts.contains("hosts List") && texts.contains("from List \u{203A} items"))
    part.clusters[0].name = "List"
    part.coordinatorNames.insert("List")
    #expect(part.clusters.indices.map(part.briefName) == ["List", "ListCoordinator"])
  }

  @Test("a name that another coordinator has is drawn whole also where that one is not drawn")
  func namesOfSelections() throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator("Shop", root: "shop", TestGraphs.route("shop")),
      TestGraphs.coordinator("ShopCoordinator", root: "home", TestGraphs.route("home")),
      TestGraphs.coordinator("CartCoordinator", root: "cart", TestGraphs.route("cart")))
    // As drawings call them, coordinators can be asked for, too.
    let request = MapRequest(
      selection: MapRequest.Selection(coordinators: ["ShopCoordinator", "Cart"]))
    let map = try RouteMap(facts, marks: [], title: "Shop", request: request)
    let names = map.parts.flatMap { part in part.clusters.indices.map(part.briefName) }
    #expect(names == ["Cart", "ShopCoordinator"])
    let cart = try MapRequest.RouteName("Cart.cart").route(in: facts.graph)
    #expect(cart == RouteReference(coordinator: 0, route: 0))
    #expect(throws: RenderError.self) {
      try MapRequest.RouteName("Shop.home").route(in: facts.graph)
    }
  }

  @Test("a row of steps back names each action, and where it leads if no line or word says it")
  func returns() {
    var part = RandomMap.wide(screens: 2, each: 1)
    // 0 leads to 1 and 3, 1 to 2, 3 to 4.
    func add(_ name: String, from source: Int, to target: Int, _ trigger: Trigger = .tap) {
      part.edges.append(
        RouteMap.Edge(
          source: source, target: target, kind: .back, occurrence: .seen,
          actions: [RouteMap.Action(name: name, trigger: trigger, details: [])]))
    }
    add("close", from: 2, to: 1)
    add("home", from: 2, to: 0)
    add("done", from: 2, to: 1)
    add("done", from: 2, to: 0)
    add("saved", from: 2, to: 1, .effect)
    let placed = PlacedPart(cards: part)
    let rows = placed.edges.suffix(5).map { edge in
      edge.block.rows.map { $0.runs.map(\.text).joined() }
    }.filter { !$0.isEmpty }
    // What comes by itself looks so, and is apart from what is tapped.
    #expect(
      rows == [
        ["close", "home \u{2192} root", "done \u{2192} screen0, root"], ["saved"],
      ])
  }
}
