import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct StateMapTests {
  private func part(
    _ facts: Facts, _ request: MapRequest = MapRequest(view: .states)
  ) throws -> StateMap.Part {
    let map = try StateMap(facts, title: "App", request: request)
    return try #require(map.parts.first)
  }

  /// Edges as `home > home ▸ product: push offerTapped, productTapped`.
  private func edges(_ part: StateMap.Part, _ facts: Facts) -> [String] {
    func name(_ node: Int) -> String {
      switch part.nodes[node].content {
      case .state(_, let state, _): Tower(state, facts: facts).summary
      case .stub(let stub): stub.text
      }
    }
    return part.edges.map { edge in
      "\(name(edge.source)) > \(name(edge.target)): \(edge.kind.name) "
        + edge.actions.map(\.name).joined(separator: ", ")
    }
  }

  @Test("each state is a node, each pair of states has one edge with all its actions")
  func graph() throws {
    let facts = try StateSamples.shop()
    let part = try part(facts)
    #expect(part.nodes.count == facts.counts.states)
    let edges = edges(part, facts)
    #expect(edges.contains("home > home \u{25B8} product: push offerTapped, productTapped"))
    #expect(edges.contains("home > home \u{25B8} [cover] ad: cover adTapped"))
    #expect(edges.contains("home \u{25B8} product > home: back close"))
    #expect(Set(edges).count == edges.count)
  }

  @Test("the start of the app is marked, and steps that lead nowhere are in the tooltip")
  func starts() throws {
    let part = try part(try StateSamples.shop())
    let starts = part.nodes.map { node in
      if case .state(_, _, let isInitial) = node.content { isInitial } else { false }
    }
    #expect(starts == [true] + Array(repeating: false, count: part.nodes.count - 1))
    #expect(part.nodes[0].details == ["stays at: noop"])
  }

  @Test("steps beyond a bound, and to states that are not drawn, end in a stub")
  func stubs() throws {
    let home = TestGraphs.route("home", TestGraphs.transition("more", TestGraphs.push("home")))
    var route = home
    route.identity = .unique
    let graph = GraphDefinition(
      name: "App", coordinators: [TestGraphs.coordinator("Loop", root: "home", route)],
      location: TestGraphs.location())
    let bounded = try StateSamples.facts(graph, limits: Limits(stackHeight: 3, keptStates: 50))
    let all = try part(bounded)
    #expect(
      edges(all, bounded).last
        == "home \u{25B8} home \u{25B8} home > beyond the stack height: change more")
    let cut = try StateMap(bounded, title: "App", request: MapRequest(view: .states), limit: 2)
    #expect(edges(cut.parts[0], bounded).last == "home \u{25B8} home > more states: change more")
    #expect(cut.summary[0] == "the 2 states nearest to the start, of 3")
  }

  @Test("of more states than can be read, those nearest to the start are drawn, with a notice")
  func size() throws {
    let names = ["home", "list", "item"]
    let routes = names.map { name in
      var route = TestGraphs.route(name)
      route.transitions = names.map { TestGraphs.transition("open \($0)", TestGraphs.push($0)) }
      route.identity = .unique
      return route
    }
    let graph = GraphDefinition(
      name: "App",
      coordinators: [TestGraphs.coordinator("Main", root: "home", routes[0], routes[1], routes[2])],
      location: TestGraphs.location())
    let facts = try StateSamples.facts(graph, limits: Limits(stackHeight: 6, keptStates: 120))
    let drawing = try StatesView.drawing(
      of: facts, title: "App", request: MapRequest(view: .states),
      layout: GraphLayout(GraphvizContext()))
    let drawn = try SVGDocument(drawing.text).elements(ofClass: "state").count
    #expect(drawn < 120)
    #expect(drawing.notices.count == 1)
    #expect(drawing.notices.first?.contains("the \(drawn) nearest to the start are drawn") == true)
  }

  @Test("gestures are left out, unless asked for or nothing else leads there")
  func gestures() throws {
    let facts = try StateSamples.facts(TabsSample.graph)
    let few = try StateMap(facts, title: "App", request: MapRequest(view: .states))
    let all = try StateMap(
      facts, title: "App", request: MapRequest(view: .states, drawsGestures: true))
    #expect(few.hidesGestures && !all.hidesGestures)
    for (fewer, more) in zip(few.parts, all.parts) {
      #expect(fewer.edges.count < more.edges.count)
      let reached = Set(fewer.edges.filter { $0.source < $0.target }.map(\.target))
      for node in fewer.nodes.indices {
        guard case .state(_, _, let isInitial) = fewer.nodes[node].content else { continue }
        #expect(isInitial || reached.contains(node))
      }
    }
  }

  @Test("searches share what is drawn: small ones are drawn whole")
  func shares() {
    #expect(StateMap.shares([3, 500, 500], limit: 120) == [3, 58, 59])
    #expect(StateMap.shares([10, 20], limit: 120) == [10, 20])
    #expect(StateMap.shares([], limit: 120) == [])
  }

  @Test("facts without states explain how to keep them")
  func noStates() throws {
    let facts = try TestGraphs.shop()
    #expect(throws: RenderError.noStates) {
      try MapRenderer(request: MapRequest(view: .states)).svg(of: facts, marks: [], title: "App")
    }
    #expect(RenderError.noStates.message.contains("--keep-states"))
  }

  @Test(
    "towers, stubs and labels lie on the page and apart from each other",
    arguments: StateSamples.all.indices, [BoxGraph.Direction.rightwards, .downwards])
  func placement(sample: Int, direction: BoxGraph.Direction) throws {
    let facts = try StateSamples.all[sample]()
    let map = try StateMap(facts, title: "App", request: MapRequest(view: .states), limit: 40)
    for part in map.parts {
      let placed = try PlacedStates(
        part, facts: facts, direction: direction, layout: GraphLayout(GraphvizContext()))
      let boxes = placed.nodes.map(\.box) + placed.edges.map(\.label)
      for (index, box) in boxes.enumerated() {
        #expect(box.isInside(Rect(origin: Point(x: 0, y: 0), size: placed.size)))
        for other in boxes[(index + 1)...] { #expect(box.isApart(from: other)) }
      }
      for node in placed.nodes {
        #expect((node.tower?.size ?? node.block.size).width <= node.box.size.width)
        #expect((node.tower?.size ?? node.block.size).height <= node.box.size.height)
      }
    }
  }

  @Test("the same facts give the same bytes, with elements that can be found")
  func document() throws {
    let facts = try StateSamples.facts(TabsSample.graph)
    let renderer = try MapRenderer(request: MapRequest(view: .states))
    let text = try renderer.svg(of: facts, marks: [], title: "App")
    for _ in 0..<3 { #expect(try renderer.svg(of: facts, marks: [], title: "App") == text) }
    let document = try SVGDocument(text)
    let ids = document.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for edge in document.elements(ofClass: "edge") where edge.attributes["id"] != nil {
      #expect(ids.contains(edge.attributes["data-source-id"] ?? ""))
      #expect(ids.contains(edge.attributes["data-target-id"] ?? ""))
    }
    #expect(document.elements(ofClass: "initial").count == facts.searches.count)
    #expect(document.elements(ofClass: "slab").contains { $0.attributes["data-route"] == "step1" })
  }

  @Test("states that show a highlighted route are marked; an unknown name is rejected")
  func highlight() throws {
    let facts = try StateSamples.shop()
    let request = MapRequest(view: .states, highlighted: [.init(route: "cart")])
    let part = try part(facts, request)
    #expect(part.nodes.count(where: \.isHighlighted) == 1)
    let wrong = MapRequest(view: .states, highlighted: [.init(route: "kart")])
    #expect(throws: RenderError.unknownRoute("kart", nearest: "cart")) {
      try StateMap(facts, title: "App", request: wrong)
    }
  }
}
