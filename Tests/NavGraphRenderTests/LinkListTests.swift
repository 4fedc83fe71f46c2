import NavGraphFacts
import Testing

@testable import NavGraphRender

/// Deep links on maps of cards.
struct LinkListTests {
  private func words(_ block: TextBlock) -> [String] {
    block.rows.map { $0.runs.map(\.text).joined() }
  }

  @Test("deep links are a numbered list beside the frames, and screens name the number")
  func cards() throws {
    let part = try #require(
      RouteMap(
        undivided: TabsSample.facts(), marks: [], title: "App",
        request: MapRequest(collapse: .none)
      ).parts.first)
    for showsActions in [true, false] {
      let placed = PlacedPart(cards: part, showsActions: showsActions).withHostings()
      #expect(CardGeometry(placed: placed).problems == [])
      let link = try #require(part.nodes.firstIndex { $0.role == .link })
      #expect(words(placed.nodes[link].block) == ["1 \u{00B7} numbers://number/:n"])
      #expect(placed.clusters.allSatisfy { $0.frame.isApart(from: placed.nodes[link].box) })
      let rows = part.edges.indices.filter { part.edges[$0].source == link }
        .map { words(placed.edges[$0].block).joined(separator: " ") }
      #expect(rows.contains { $0.hasPrefix("\u{2192} Identified \u{203A} numberDetail") })
      let target = try #require(part.edges.first { $0.source == link }?.target)
      #expect(words(placed.nodes[target].block).contains("from link 1"))
    }
  }

  @Test("the map of coordinators lists the addresses, and boxes name the number")
  func coordinators() throws {
    let map = try RouteMap(
      undivided: TabsSample.facts(), marks: [], title: "App",
      request: MapRequest(view: .coordinators))
    let part = try #require(map.parts.first)
    let placed = PlacedPart(boxes: part).withHostings()
    #expect(CardGeometry(placed: placed).problems == [])
    let link = try #require(part.nodes.firstIndex { $0.role == .link })
    #expect(words(placed.nodes[link].block) == ["1 \u{00B7} numbers://number/:n"])
    let box = try #require(part.nodes.firstIndex { $0.name == "Identified" })
    #expect(words(placed.nodes[box].block).contains("from link 1"))
    let owner = try #require(part.nodes.first { $0.name == "MainTab" })
    #expect(owner.captions.contains("1 deep link"))
  }

  @Test("a finding at a deep link is counted once on the map of coordinators")
  func findings() throws {
    let facts = try EveryKindSample.facts()
    let marks = [
      RouteMark(coordinator: "Shop", severity: .warning, rule: "a", message: "one")
    ]
    let map = try RouteMap(
      undivided: facts, marks: marks, title: "App", request: MapRequest(view: .coordinators))
    #expect(map.parts.flatMap(\.nodes).contains { $0.role == .link })
    #expect(map.allMarks.count == 1)
  }
}
