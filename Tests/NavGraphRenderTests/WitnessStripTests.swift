import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct WitnessStripTests {
  @Test("all towers of a row have one base line, in their order, within a readable width")
  func rows() throws {
    let facts = try StateSamples.facts(TabsSample.graph)
    let strip = try #require(StateSamples.strip(facts))
    let placed = PlacedStrip(strip, facts: facts)
    #expect(placed.states.count == 7 && placed.steps.count == 6)
    #expect(placed.size.width <= 1_300)
    var grounds: [Double] = []
    for (state, next) in zip(placed.states, placed.states.dropFirst()) {
      let ground = state.plate.minY + state.tower.ground
      let nextGround = next.plate.minY + next.tower.ground
      if !grounds.contains(ground) { grounds.append(ground) }
      #expect(next.plate.minX >= state.plate.maxX ? nextGround == ground : nextGround > ground)
    }
    #expect(grounds.count > 1)
  }

  @Test("nothing overlaps, and each arrow leads to the next state")
  func placement() throws {
    for sample in StateSamples.all {
      let facts = try sample()
      let strip = try #require(StateSamples.strip(facts))
      let placed = PlacedStrip(strip, facts: facts)
      let page = Rect(origin: Point(x: 0, y: 0), size: placed.size)
      let boxes = placed.states.map(\.plate) + placed.steps.map(\.label)
      for (index, box) in boxes.enumerated() {
        #expect(box.isInside(page))
        for other in boxes[(index + 1)...] { #expect(box.isApart(from: other)) }
      }
      for (step, state) in zip(placed.steps, placed.states.dropFirst()) {
        #expect(state.plate.hasNear(try #require(step.line.tip)))
        #expect(step.block.size.width <= step.label.size.width)
      }
    }
  }

  @Test("a step names the actor, the action and its effect; the end names the problem")
  func words() throws {
    let facts = try StateSamples.shop()
    let states = StateSamples.states(facts)
    let strip = WitnessStrip(
      title: "dead-end: Shop.product", start: states[0],
      steps: [
        WitnessStrip.Step(
          actor: "home", action: "productTapped", trigger: .tap, operation: "push product",
          assumes: ["online"], isRepeated: true, stopsDebug: true, state: states[1])
      ], mark: WitnessStrip.Mark(severity: .error, rule: "dead-end", message: "no way on"))
    let document = try SVGDocument(strip.svg(of: facts))
    let words = document.elements(ofClass: "edge").flatMap(\.visibleText).joined(separator: " ")
    for word in [
      "1. home", "tap", "twice, quickly", "push product", "if online", "stops a debug build here",
    ] {
      #expect(words.contains(word))
    }
    let end = try #require(document.elements(ofClass: "final").first)
    #expect(end.classes.contains("error"))
    #expect(end.visibleText.contains("dead-end") && end.visibleText.contains("no way on"))
  }

  @Test("a path without steps is one tower")
  func noSteps() throws {
    let facts = try StateSamples.shop()
    let strip = WitnessStrip(title: "here", start: StateSamples.states(facts)[0], steps: [])
    let document = try SVGDocument(strip.svg(of: facts))
    #expect(document.elements(ofClass: "state").count == 1)
    #expect(document.elements(ofClass: "edge").filter { $0.attributes["id"] != nil }.isEmpty)
  }

  @Test("the same path gives the same bytes")
  func repetition() throws {
    let facts = try StateSamples.facts(EveryKindSample.graph)
    let strip = try #require(StateSamples.strip(facts))
    let first = strip.svg(of: facts)
    for _ in 0..<5 { #expect(strip.svg(of: facts) == first) }
  }

  @Test("names are escaped", arguments: HostileNameTests.names)
  func hostileNames(name: String) throws {
    let facts = try StateSamples.facts(
      GraphDefinition(
        name: name,
        coordinators: [
          TestGraphs.coordinator(
            name, root: name,
            TestGraphs.route(name, TestGraphs.transition(name, TestGraphs.sheet("other"))),
            TestGraphs.route("other", TestGraphs.transition(name, .dismiss(1))))
        ], location: TestGraphs.location()))
    let strip = try #require(StateSamples.strip(facts, name: name))
    let map = try MapRenderer(request: MapRequest(view: .states)).svg(
      of: facts, marks: [], title: name)
    let known = ["svg", "title", "desc", "style", "rect", "g", "path", "circle", "text", "tspan"]
    for text in [strip.svg(of: facts), map] {
      let document = try SVGDocument(text)
      #expect(Set(document.all.map(\.name)).isSubset(of: known))
      let hidden: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(!hidden.contains(scalar.properties.generalCategory))
      }
    }
  }
}
