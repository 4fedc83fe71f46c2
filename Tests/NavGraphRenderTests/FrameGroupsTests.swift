import TestSupport
import Testing

@testable import NavGraphRender

struct FrameGroupsTests {
  @Test(
    "each coordinator is in one group, whatever hosts it",
    arguments: 0..<Share.byDay(5, atNight: 50))
  func all(seed: Int) {
    let part = RandomMap.part(seed: UInt64(seed), clusters: 30, screens: 3, edges: 4)
    let groups = FrameGroups(part).groups
    #expect(groups.joined().sorted() == Array(part.clusters.indices))
    let placed = PlacedPart(cards: part).withHostings()
    #expect(CardGeometry(placed: placed).problems == [])
    #expect(CardGeometry(placed: placed).misplacedFrames == [])
  }
}
