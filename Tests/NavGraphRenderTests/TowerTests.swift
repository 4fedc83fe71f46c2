import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct TowerTests {
  private func towers(_ facts: Facts) -> [Tower] {
    StateSamples.states(facts).map { Tower($0, facts: facts) }
  }

  private func tower(_ summary: String, _ facts: Facts) throws -> Tower {
    try #require(towers(facts).first { $0.summary == summary })
  }

  @Test("screens are stacked, the root at the bottom, the one in use on top")
  func order() throws {
    let facts = try StateSamples.shop()
    let tower = try tower("home \u{25B8} product \u{25B8} [sheet] cart", facts)
    let slabs = tower.slabs.sorted { $0.box.minY > $1.box.minY }
    #expect(slabs.map(\.form) == [.base, .over(.push), .over(.sheet)])
    #expect(slabs.map(\.isActive) == [false, false, true])
    #expect(slabs[2].box.size.height > slabs[1].box.size.height)
  }

  @Test("of two covers that one screen presents, the visible one is on top")
  func twoCovers() throws {
    func slot(_ name: String) -> SlotDefinition {
      SlotDefinition(name: name, kind: .cover, location: TestGraphs.location())
    }
    func fill(_ slot: String, _ route: String) -> Operation {
      .fill(
        slot: slot,
        Destination(
          target: RoutePattern(route: route), presentation: .cover(embedsNavigation: false)))
    }
    var home = TestGraphs.route(
      "home", TestGraphs.transition("open", fill("first", "lock"), fill("second", "help")))
    home.slots = [slot("first"), slot("second")]
    let facts = try StateSamples.facts(
      GraphDefinition(
        name: "App",
        coordinators: [
          TestGraphs.coordinator(
            "App", root: "home", home, TestGraphs.route("lock"), TestGraphs.route("help"))
        ], location: TestGraphs.location()))
    let tower = try #require(towers(facts).first { $0.slabs.count == 3 })
    let slabs = tower.slabs.sorted { $0.box.minY > $1.box.minY }
    #expect(slabs.map(\.isActive) == [false, false, true])
  }

  @Test("a sheet is narrower than what it covers, a full screen as wide and a push too")
  func widths() throws {
    let facts = try StateSamples.shop()
    func widths(_ summary: String) throws -> [Double] {
      try tower(summary, facts).slabs.sorted { $0.box.minY > $1.box.minY }.map(\.box.size.width)
    }
    let sheet = try widths("home \u{25B8} product \u{25B8} [sheet] cart")
    #expect(sheet[0] == sheet[1] && sheet[2] < sheet[1])
    let cover = try widths("home \u{25B8} [cover] ad")
    #expect(cover[0] == cover[1])
  }

  @Test("a screen that is not pushed names its presentation")
  func words() throws {
    let facts = try StateSamples.facts(EveryKindSample.graph)
    let slabs = towers(facts).flatMap(\.slabs)
    for kind in SlotKind.allCases where kind != .push {
      let slab = try #require(slabs.first { $0.form == .over(EdgeKind(kind)) })
      let texts = slab.block.rows.flatMap(\.runs).map(\.text)
      #expect(texts.contains(EdgeKind(kind).name))
    }
  }

  @Test("the bar has all tabs in their order, and one of them is selected")
  func tabs() throws {
    let facts = try StateSamples.facts(TabsSample.graph)
    let bars = towers(facts).compactMap { tower in tower.slabs.first { $0.form == .bar } }
    #expect(!bars.isEmpty)
    for bar in bars {
      let names = bar.tabs.map { $0.block.rows[0].runs.map(\.text).joined() }
      #expect(names == ["identified", "indexed", "app", "form"])
      #expect(bar.tabs.count(where: \.isSelected) == 1)
      for (tab, next) in zip(bar.tabs, bar.tabs.dropFirst()) {
        #expect(tab.box.maxX <= next.box.minX)
      }
    }
  }

  @Test("pending screens of hidden tabs are named in the bar")
  func waitingScreens() throws {
    let facts = try StateSamples.facts(TabsSample.graph)
    let words = towers(facts).flatMap(\.slabs).flatMap(\.tabs).filter { !$0.isSelected }
      .map { $0.block.rows.flatMap(\.runs).map(\.text).joined() }
    #expect(words.contains { $0.contains("\u{25B8} step2") })
  }

  @Test("all is inside the tower, and nothing overlaps but a flow and what is in it")
  func placement() throws {
    for sample in StateSamples.all {
      for tower in towers(try sample()) {
        let page = Rect(origin: Point(x: 0, y: 0), size: tower.size)
        for (index, slab) in tower.slabs.enumerated() {
          #expect(slab.box.isInside(page))
          #expect(slab.box.maxY <= tower.footOrigin.y)
          #expect(slab.block.size.width <= slab.box.size.width)
          #expect(slab.textTop >= slab.box.minY)
          #expect(slab.textTop + slab.block.size.height <= slab.box.maxY)
          for other in tower.slabs[(index + 1)...] {
            #expect(
              slab.box.isApart(from: other.box) || slab.isGroup && other.box.isInside(slab.box))
          }
        }
        #expect(tower.foot.size.width <= tower.size.width)
      }
    }
  }

  @Test("a value that has changed, and pending effects, are in the tower")
  func captions() throws {
    var shop = TestGraphs.coordinator("Shop", root: "home", TestGraphs.route("home"))
    shop.variables = [TestGraphs.flag("isOpen")]
    let graph = GraphDefinition(
      name: "App", coordinators: [shop], variables: [TestGraphs.flag("loggedIn")],
      location: TestGraphs.location())
    let facts = try StateSamples.facts(graph)
    var state = try #require(StateSamples.states(facts).first)
    #expect(Tower(state, facts: facts).details == ["Shop: home"])
    state.values = ["true"]
    state.flow.pending = ["reload"]
    #expect(Tower(state, facts: facts).details == ["Shop: home", "reload", "loggedIn: true"])
  }
}
