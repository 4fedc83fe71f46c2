import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct SeveralCoordinatorsTests {
  private func everything(drawsGestures: Bool = false) throws -> SVGDocument {
    try SVGDocument(
      TestGraphs.svg(EveryKindSample.facts(), drawsGestures: drawsGestures, title: "Everything"))
  }

  private func tabs(drawsGestures: Bool = false) throws -> SVGDocument {
    try SVGDocument(TestGraphs.svg(TabsSample.facts(), drawsGestures: drawsGestures))
  }

  @Test("a route that hosts says so, with a line to what it hosts")
  func hosting() throws {
    let document = try everything()
    #expect(document.screen("checkout")?.visibleText == ["checkout", "hosts Checkout"])
    let line = document.elements(ofClass: "hosting").first {
      $0.attributes["data-source"] == "checkout"
    }
    #expect(line?.attributes["data-target"] == "Checkout")
    #expect(line?.title.contains("Shop \u{203A} checkout hosts Checkout") == true)
    #expect(document.legend.contains("hosts"))
    #expect(document.edge(from: "home", to: "checkout")?.visibleText == ["buy"])
  }

  @Test("what a coordinator decides about a hosted screen starts at that screen")
  func handlers() throws {
    let document = try everything()
    let close = try #require(document.edge(from: "done", to: "home"))
    #expect(close.classes.contains("back") && close.classes.contains("between"))
    #expect(close.visibleText == ["closeTapped"])
    #expect(close.title.contains("decided by Shop"))
    let cancel = try #require(document.edge(from: "pay", to: "welcome"))
    #expect(cancel.classes.contains("push"))
    #expect(cancel.attributes["data-target-coordinator"] == "Shop")
  }

  @Test("a deep link is a place of its own, from which lines lead to what it opens")
  func links() throws {
    let document = try everything()
    let link = try #require(document.elements(ofClass: "link").first)
    #expect(link.visibleText == ["shop://pay"])
    let edge = try #require(document.edge(from: "shop://pay", to: "checkout"))
    #expect(edge.classes.contains("opened") && edge.classes.contains("cover"))
    #expect(edge.visibleText == ["cover", "[loggedIn]"])
    #expect(document.legend.contains("deep link"))
  }

  @Test("a deep link beside a selected tab leads to the screen in it, by each of its paths")
  func linkIntoTab() throws {
    let document = try tabs()
    let edges = document.elements(ofClass: "opened")
    #expect(edges.allSatisfy { $0.attributes["data-target"] == "numberDetail" })
    #expect(edges.map(\.visibleText).contains(["push", "[can push]"]))
    #expect(edges.map { $0.visibleText.prefix(2) }.contains(["sheet", "[not can push]"]))
  }

  @Test("an action of a coordinator itself starts at a place of its own")
  func ownActions() throws {
    let document = try everything()
    let own = try #require(document.elements(ofClass: "own").first)
    #expect(own.visibleText == ["sessionExpired"])
    let edge = try #require(document.edge(from: "sessionExpired", to: "welcome"))
    #expect(edge.classes.contains("sheet") && edge.classes.contains("spontaneous"))
    #expect(document.legend.contains("action of a coordinator"))
  }

  @Test("automatic and deferred actions are marked")
  func triggers() throws {
    let document = try everything()
    let labels = document.elements(ofClass: "edge").map(\.visibleText)
    #expect(labels.contains(["redirect", "automatic"]))
    #expect(labels.contains(["prepare", "later"]))
    let loaded = try #require(labels.first { $0.first == "loaded" })
    #expect(loaded[1] == "effect")
    #expect(loaded.dropFirst(2).joined().hasPrefix("[loggedIn and not presenting]"))
    for element in document.elements(ofClass: "edge") {
      let texts = element.visibleText
      let isSpontaneous = texts.contains("automatic") || texts.contains("effect")
      #expect(element.classes.contains("spontaneous") == isSpontaneous || texts.isEmpty)
    }
  }

  @Test("each kind of slot has a line of its own", arguments: SlotKind.allCases)
  func slots(kind: SlotKind) throws {
    let edge = try #require(everything().edge(from: "home", to: "in\(kind.rawValue)"))
    // One that blocks its screen is drawn like any overlay.
    #expect(edge.classes.contains(kind == .blockingOverlay ? "overlay" : kind.rawValue))
  }

  @Test("a slot that follows a condition has a line with that condition")
  func derivedSlot() throws {
    let labels = try everything().elements(ofClass: "overlay").map(\.visibleText)
    #expect(labels.contains(["offline", "automatic", "[network = off]"]))
  }

  @Test("tabs say their place in the bar, cases their condition")
  func captions() throws {
    let document = try tabs()
    #expect(document.screen("identified")?.visibleText.contains("tab 1 of 4") == true)
    #expect(document.screen("deeplinkOpened")?.visibleText.contains("no tab") == true)
    #expect(document.screen("app")?.classes.contains("root") == true)
    let game = document.all.first {
      $0.attributes["data-route"] == "game" && $0.attributes["data-coordinator"] == "App"
    }
    #expect(game?.visibleText.contains("[isLoggedIn]") == true)
  }

  @Test("a case that follows a condition is led to by what changes the condition")
  func derivedCase() throws {
    let edge = try #require(tabs().edge(from: "logIn", to: "game"))
    #expect(edge.classes.contains("show") && edge.classes.contains("between"))
    #expect(edge.title.contains("decided by App"))
  }

  @Test("an effect that is declared on a screen leads to where its action leads")
  func effect() throws {
    let edge = try #require(
      tabs().elements(ofClass: "back").first { $0.visibleText.contains("receiveAPIResponse") })
    #expect(edge.visibleText == ["receiveAPIResponse", "effect"])
    #expect(edge.attributes["data-target"] == "step1")
  }

  @Test("tab taps are gestures of the system")
  func tabTaps() throws {
    #expect(try tabs().elements(ofClass: "gesture").isEmpty)
    let texts = try tabs(drawsGestures: true).root.visibleText
    #expect(texts.contains("tap tab") && texts.contains("back"))
  }

  @Test("coordinators that nothing connects are parts of their own")
  func components() throws {
    let map = try RouteMap(
      try TestGraphs.shop(), marks: [], title: "App")
    #expect(map.parts.map { $0.clusters.map(\.name) } == [["Login"], ["Shop"]])
    let tabs = try RouteMap(
      try TabsSample.facts(), marks: [], title: "App")
    #expect(tabs.parts.map(\.clusters.count) == [7])
  }

  @Test("every edge between coordinators is in the drawing")
  func completeness() throws {
    for facts in [try EveryKindSample.facts(), try TabsSample.facts()] {
      let map = try RouteMap(
        facts, marks: [], title: "App", request: MapRequest(drawsGestures: true))
      let crossing = map.parts.reduce(0) { sum, part in
        sum + part.edges.count { part.isCrossing($0) }
      }
      #expect(crossing > 2)
      let document = try SVGDocument(TestGraphs.svg(facts, drawsGestures: true))
      #expect(document.elements(ofClass: "between").count == crossing)
      let hostings = facts.graph.coordinators.flatMap(\.routes).count { $0.hosts != nil }
      #expect(document.elements(ofClass: "hosting").count == hostings)
    }
  }
}
