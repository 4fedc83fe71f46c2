import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct SelectionTests {
  private func map(_ facts: Facts, _ selection: MapRequest.Selection) throws -> RouteMap {
    try RouteMap(facts, marks: [], title: "App", request: MapRequest(selection: selection))
  }

  private func name(_ text: String) -> MapRequest.RouteName { MapRequest.RouteName(text) }

  @Test("a coordinator comes with what it leads to, and what leads back, as single screens")
  func coordinators() throws {
    let facts = try EveryKindSample.facts()
    let map = try map(facts, MapRequest.Selection(coordinators: ["Checkout"]))
    #expect(
      map.outline == [
        "Checkout: pay done", "Shop: home checkout welcome shop://pay",
        "Checkout.pay -push-> Checkout.done: payTapped",
        "Checkout.pay -push-> Shop.welcome: cancelTapped",
        "Checkout.done -back-> Shop.home: closeTapped", "Shop.shop://pay -push-> Checkout.done: ",
        "Shop.checkout hosts Checkout",
      ])
    #expect(map.summary.first == "5 of 19 screens: Checkout, with what is next to it")
  }

  @Test(
    "on a coordinator's own map, screens say where else they are reached from, others only their names"
  )
  func origins() throws {
    var part = RouteMap.Part()
    part.clusters = ["Own", "OtherCoordinator"].map {
      RouteMap.Cluster(name: $0, subtitle: "", marks: [], details: [])
    }
    part.nodes = [("own", 0), ("source", 1), ("target", 1), ("host", 1)].map { name, cluster in
      RouteMap.Node(
        cluster: cluster, name: name, role: .route,
        stays: [RouteMap.Action(name: "reload", details: [])], details: [])
    }
    part.edges = [(1, 0), (0, 2), (1, 3)].map { source, target in
      RouteMap.Edge(
        source: source, target: target, kind: .push, occurrence: .seen,
        actions: [RouteMap.Action(name: "open", details: [])])
    }
    part.hostings = [RouteMap.Hosting(node: 3, cluster: 0)]
    let own = part.around(clusters: [0])
    #expect(own.nodes.map(\.name) == ["own", "target", "host"])
    #expect(own.nodes.map(\.stays.count) == [1, 0, 0])
    // The host is of the same coordinator as what leads to it.
    #expect(
      own.nodes.map { $0.origins.words(isBrief: false) } == [
        "Other \u{203A} source", nil, "source",
      ])
    let caption = "from Other \u{203A} source"
    for block in [TextBlock(own.nodes[0]), PlacedPart(cards: own).nodes[0].block] {
      #expect(block.rows.contains { $0.runs.map(\.text).joined() == caption })
    }
  }

  @Test("the focus is shown with what is so many steps before and behind it")
  func focus() throws {
    let facts = try TestGraphs.shop()
    let one = try map(facts, MapRequest.Selection(focus: [name("cart")]))
    #expect(
      one.outline == [
        "Shop: product cart", "Shop.product -sheet-> Shop.cart: cartTapped",
        "Shop.cart -back-> Shop.product: close",
      ])
    #expect(one.summary.first == "2 of 7 screens: 1 step around Shop.cart")
    let two = try map(facts, MapRequest.Selection(focus: [name("Shop.cart")], depth: 2))
    #expect(two.outline.first == "Shop: home product cart help")
    #expect(two.summary.first == "4 of 7 screens: 2 steps around Shop.cart")
    let none = try map(facts, MapRequest.Selection(focus: [name("cart")], depth: 0))
    #expect(none.outline == ["Shop: cart"])
  }

  @Test("what leads to a route does so by new screens, not by going back")
  func reaches() throws {
    let facts = try TestGraphs.shop()
    let map = try map(facts, MapRequest.Selection(reaches: [name("cart")]))
    #expect(
      map.outline == [
        "Shop: home product cart old", "Shop.home -push-> Shop.product: productTapped",
        "Shop.product -replace-> Shop.home: homeTapped",
        "Shop.product -sheet-> Shop.cart: cartTapped", "Shop.old -push-> Shop.home: finish",
      ])
    #expect(map.summary.first == "4 of 7 screens: what leads to Shop.cart")
    #expect(map.parts.flatMap(\.nodes).allSatisfy { $0.stays.isEmpty && $0.returns.isEmpty })
  }

  @Test("a path leads through hosting routes, and through any tab of a bar")
  func hostedPaths() throws {
    let map = try map(
      TabsSample.facts(), MapRequest.Selection(reaches: [name("Form.finalScreen")]))
    #expect(
      map.parts.flatMap(\.nodes).map(\.name) == [
        "step1", "step2", "step3", "finalScreen", "form", "tabSelected",
      ])
    #expect(map.parts.flatMap(\.hostings).count == 1)
  }

  @Test("selections are taken one after the other, and an empty one is said to be empty")
  func nothing() throws {
    let facts = try TestGraphs.shop()
    let selection = MapRequest.Selection(focus: [name("welcome")], coordinators: ["Shop"])
    let map = try map(facts, selection)
    #expect(map.parts.isEmpty)
    #expect(
      map.summary.first
        == "0 of 7 screens: Shop, with what is next to it; 1 step around Login.welcome")
    let request = MapRequest(selection: selection)
    let document = try SVGDocument(
      MapRenderer(request: request).svg(of: facts, marks: [], title: "App"))
    #expect(document.elements(ofClass: "route").isEmpty)
    #expect(document.root.visibleText.contains { $0.hasPrefix("0 of 7 screens") })
  }

  @Test(
    "each action is of one group, and goes with it",
    arguments: [
      (MapRequest.EdgeGroup.taps, ["closeTapped"], ["productTapped"]),
      (.back, ["productTapped"], ["close", "done"]),
      (.effects, ["redirect", "shop://pay"], ["loaded", "sessionExpired"]),
      (.automatic, ["loaded"], ["redirect", "offline"]),
      (.links, ["sessionExpired"], ["shop://pay"]),
    ])
  func hidden(group: MapRequest.EdgeGroup, kept: [String], left: [String]) throws {
    for facts in [try TestGraphs.shop(), try EveryKindSample.facts()] {
      let whole = try names(in: map(facts, MapRequest.Selection()))
      let shown = try names(in: map(facts, MapRequest.Selection(hidden: [group])))
      #expect(shown.isSubset(of: whole))
      #expect(kept.allSatisfy { shown.contains($0) == whole.contains($0) })
      #expect(left.allSatisfy { !shown.contains($0) })
    }
  }

  @Test("omissions are stated")
  func hiddenSummary() throws {
    let map = try map(TestGraphs.shop(), MapRequest.Selection(hidden: [.back, .effects]))
    #expect(map.summary.first == "not drawn: effects, taps that lead back")
  }

  /// Of actions, deep links, and what coordinators do by themselves.
  private func names(in map: RouteMap) -> Set<String> {
    var names: Set<String> = []
    for part in map.parts {
      names.formUnion(part.edges.flatMap(\.actions).map(\.name))
      names.formUnion(part.nodes.filter { !$0.role.isScreen }.map(\.name))
      names.formUnion(part.nodes.flatMap(\.listed).map(\.name))
    }
    return names
  }

  // MARK: - Names

  @Test("an unknown name is an error with a suggestion")
  func unknown() throws {
    let facts = try TestGraphs.shop()
    #expect(throws: RenderError.unknownCoordinator("Shp", nearest: "Shop")) {
      try map(facts, MapRequest.Selection(coordinators: ["Login", "Shp"]))
    }
    #expect(throws: RenderError.unknownRoute("crat", nearest: "cart")) {
      try map(facts, MapRequest.Selection(focus: [name("crat")]))
    }
    #expect(throws: RenderError.unknownRoute("Shop.crat", nearest: "Shop.cart")) {
      try map(facts, MapRequest.Selection(reaches: [name("Shop.crat")]))
    }
    #expect(throws: RenderError.unknownRoute("zzzzzzzz", nearest: nil)) {
      try RouteMap(
        facts, marks: [], title: "", request: MapRequest(highlighted: [name("zzzzzzzz")]))
    }
    #expect(
      RenderError.unknownRoute("crat", nearest: "cart").message
        == "there is no route \u{201C}crat\u{201D}; did you mean \u{201C}cart\u{201D}?")
  }

  @Test("a name that several coordinators have is an error with all of them")
  func ambiguous() throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator("A", root: "home", TestGraphs.route("home")),
      TestGraphs.coordinator("B", root: "home", TestGraphs.route("home")))
    #expect(throws: RenderError.ambiguousRoute("home", candidates: ["A.home", "B.home"])) {
      try map(facts, MapRequest.Selection(focus: [name("home")]))
    }
    #expect(try map(facts, MapRequest.Selection(focus: [name("B.home")])).outline == ["B: home"])
  }

  @Test("dots may be part of names; the whole name comes first")
  func dots() throws {
    let facts = try TestGraphs.facts(
      TestGraphs.coordinator("A.B", root: "c.d", TestGraphs.route("c.d"), TestGraphs.route("e")),
      TestGraphs.coordinator("C", root: "A.B.e", TestGraphs.route("A.B.e")))
    let graph = facts.graph
    #expect(
      try name("A.B.c.d").route(in: graph) == RouteReference(coordinator: 0, route: 0))
    #expect(try name("c.d").route(in: graph) == RouteReference(coordinator: 0, route: 0))
    #expect(try name("A.B.e").route(in: graph) == RouteReference(coordinator: 0, route: 1))
    #expect(try name("C.A.B.e").route(in: graph) == RouteReference(coordinator: 1, route: 0))
  }
}
