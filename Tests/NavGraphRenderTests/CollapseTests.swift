import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct CollapseTests {
  private func map(
    _ facts: Facts, marks: [RouteMark] = [], view: MapRequest.View = .routes,
    _ collapse: MapRequest.Collapse = .automatic
  ) throws -> RouteMap {
    try RouteMap(
      undivided: facts, marks: marks, title: "App",
      request: MapRequest(view: view, collapse: collapse))
  }

  @Test("a collapsed coordinator is one box, and what leads to it and from it is merged by kind")
  func one() throws {
    let map = try map(EveryKindSample.facts(), .some(["Shop"]))
    #expect(
      map.outline == [
        "Checkout: pay done", "Left: a", "Row: first second", "Shop: Shop",
        "Checkout.pay -push-> Checkout.done: payTapped",
        "Checkout.pay -push-> Shop.Shop: cancelTapped",
        "Checkout.done -back-> Shop.Shop: closeTapped",
        "Shop.Shop -push-> Checkout.done: shop://pay", "Row.first hosts Left",
        "Row.second hosts Left", "Shop.Shop hosts Checkout", "Shop.Shop hosts Row",
      ])
    #expect(map.summary.first == "1 coordinator is drawn as one box")
    let box = try #require(map.parts[0].nodes.last)
    #expect(box.role == .coordinator && box.contents.count == 14)
    #expect(
      box.captions.starts(with: ["14 screens", "starts with home", "1 deep link"]))
  }

  @Test("equal kinds between two boxes are one edge with all actions")
  func merging() throws {
    var host = TestGraphs.route(
      "a", TestGraphs.transition("one", TestGraphs.push("b")),
      TestGraphs.transition("two", TestGraphs.push("b")))
    host.transitions.append(
      TestGraphs.transition("both", .within(.child(["b"]), [TestGraphs.push("y")])))
    var hosting = TestGraphs.route("b")
    hosting.hosts = "Inner"
    var outer = TestGraphs.coordinator("Outer", root: "a", host, hosting)
    outer.handlers = ["x", "y"].map { (screen: String) in
      HandlerDefinition(
        source: .descendant(hosts: ["b"], route: screen),
        transition: TestGraphs.transition("\(screen)Closed", .goBackToRoot))
    }
    let inner = TestGraphs.coordinator(
      "Inner", root: "x", TestGraphs.route("x", TestGraphs.transition("on", TestGraphs.push("y"))),
      TestGraphs.route("y"))
    let facts = try TestGraphs.facts(outer, inner)
    let all = try map(facts, .all)
    #expect(
      all.outline == [
        "Inner: Inner", "Outer: Outer", "Inner.Inner -back-> Outer.Outer: xClosed+yClosed",
        "Outer.Outer -push-> Inner.Inner: both", "Outer.Outer hosts Inner",
      ])
    let counted = try map(facts, view: .coordinators)
    let texts = counted.parts[0].edges.map { edge in
      TextBlock(edge).rows.flatMap { $0.runs.map(\.text) }
    }
    #expect(texts.first == ["2 \u{00D7} back"])
    // The screens that the boxes represent.
    let part = counted.parts[0]
    let push = try #require(part.edges.firstIndex { $0.kind == .push })
    let row = CardText(part, drawn: []).row(of: [push])
    #expect(
      row.rows.prefix(2).map { $0.runs.map(\.text).joined() }
        == ["push \u{2192} Inner \u{203A} y", "from a"])
    let box = try #require(part.nodes.first { $0.name == "Inner" })
    #expect(box.hostNames == ["Outer \u{203A} b"])
    let brief = counted.withoutBoxedEnds.parts[0]
    let words = CardText(brief, drawn: []).row(of: [push]).rows[0].runs.map(\.text)
    #expect(words == ["push \u{2192} Inner"])
    #expect(brief.nodes.allSatisfy { $0.hostNames.isEmpty })
  }

  @Test("the app starts with the coordinator that leads to most others; other roots are marked")
  func unhosted() throws {
    var host = TestGraphs.coordinator("Host", root: "home", TestGraphs.route("home"))
    host.routes[0].hosts = "Shop"
    let map = try map(
      TestGraphs.unexplored(
        GraphDefinition(
          name: "App",
          coordinators: [
            host, TestGraphs.coordinator("Alone", root: "a", TestGraphs.route("a")),
            TestGraphs.coordinator("Shop", root: "s", TestGraphs.route("s")),
          ], location: TestGraphs.location())), .all)
    let clusters = map.parts.flatMap(\.clusters)
    #expect(clusters.filter(\.startsApp).map(\.name) == ["Host"])
    let alone = map.parts.flatMap(\.nodes).filter { $0.captions.contains("not hosted") }
    #expect(alone.map(\.name) == ["Alone"])
  }

  @Test("a box has the findings of all that is in it")
  func findings() throws {
    let marks = [
      RouteMark(coordinator: "Shop", route: "old", severity: .warning, rule: "a", message: "one"),
      RouteMark(coordinator: "Shop", route: "help", severity: .warning, rule: "a", message: "two"),
      RouteMark(
        coordinator: "Shop", route: "home", transition: 0, severity: .error, rule: "b",
        message: "three"),
      RouteMark(coordinator: "Shop", severity: .info, rule: "c", message: "four"),
    ]
    let facts = try TestGraphs.shop()
    let map = try map(facts, marks: marks, .all)
    let box = try #require(map.parts[0].nodes.first { $0.name == "Shop" })
    #expect(box.marks.map(\.rule) == ["b", "a", "a", "c"])
    #expect(map.allMarks.count == 4)
    let rows = TextBlock(box).rows.suffix(3).map { $0.runs.map(\.text).joined() }
    #expect(rows == ["b", "2 \u{00D7} a", "c"])
    let renderer = try MapRenderer(request: MapRequest(collapse: .all))
    let document = try SVGDocument(renderer.svg(of: facts, marks: marks, title: "App"))
    let drawn = try #require(
      document.elements(ofClass: "box").first { $0.classes.contains("error") })
    #expect(drawn.attributes["id"] == "b-Shop")
    #expect(drawn.visibleText.contains("4"))
    #expect(document.elements(ofClass: "coordinator").count == 2)
    #expect(document.elements(ofClass: "frame").isEmpty)
  }

  /// Facts with so many screens in each of two coordinators.
  private func crowd(_ screens: Int) -> Facts {
    let coordinators = ["A", "B"].map { name in
      var coordinator = TestGraphs.coordinator(name, root: "s0")
      coordinator.routes = (0..<screens).map { TestGraphs.route("s\($0)") }
      return coordinator
    }
    return TestGraphs.unexplored(
      GraphDefinition(
        name: "Crowd", coordinators: coordinators, location: TestGraphs.location()))
  }

  @Test("too large maps collapse coordinators and say so")
  func automatic() throws {
    let small = try map(crowd(75))
    #expect(small.screenCount == 150 && small.notices.isEmpty)
    let large = try map(crowd(76))
    #expect(large.outline == ["A: A", "B: B"])
    #expect(large.notices.count == 1 && large.notices[0].contains("'--collapse none'"))
    #expect(large.summary.first == "2 coordinators are drawn as one box each")
    #expect(try map(crowd(76), .none).screenCount == 152)
  }

  @Test("a selection that can be read is not collapsed")
  func selection() throws {
    let request = MapRequest(
      selection: MapRequest.Selection(focus: [MapRequest.RouteName("A.s1")]))
    let map = try RouteMap(crowd(100), marks: [], title: "", request: request)
    #expect(map.outline == ["A: s1"] && map.notices.isEmpty)
  }

  @Test("one coordinator alone is drawn however large it is")
  func alone() throws {
    var coordinator = TestGraphs.coordinator("A", root: "s0")
    coordinator.routes = (0..<200).map { TestGraphs.route("s\($0)") }
    let facts = TestGraphs.unexplored(
      GraphDefinition(name: "A", coordinators: [coordinator], location: TestGraphs.location()))
    #expect(try map(facts).screenCount == 200)
  }

  @Test("an unknown coordinator cannot be collapsed")
  func unknown() throws {
    let facts = try TestGraphs.shop()
    #expect(throws: RenderError.unknownCoordinator("Logn", nearest: "Login")) {
      try map(facts, .some(["Logn"]))
    }
  }
}
