import Foundation
import Testing
import NavGraphModel
import NavGraphExploration
@testable import NavGraphRender
struct ScratchTests {
  @Test func picture() throws {
    let start = ContinuousClock.now
    let svg = try TestGraphs.svg(TabsSample.facts, title: "TCACoordinators example")
    print("time", ContinuousClock.now - start)
    try svg.write(toFile: "/tmp/render-work/sample1.svg", atomically: true, encoding: .utf8)
  }
}
