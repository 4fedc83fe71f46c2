import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

/// Each cites the sentence in `Docs/Internals/KnownGaps.md` that admits it.
@Suite("Known gaps of nesting")
struct NestingKnownGapTests {
  /// “A child coordinator of TCACoordinators may be pushed, and screens may be pushed above it.”
  @Test(
    arguments: [
      Dialect.tcaCoordinators(.v0_14, .identified), .tcaCoordinators(.v0_13, .identified),
    ])
  func knownGap_aPushedChildShowsAndMayBeCovered(dialect: Dialect) throws {
    let child = stack("Child", dialect: dialect, root: "start") {
      Screen("start") { On("more") }
    }
    let explored = try Explored(
      stack("App", dialect: dialect, root: "home") {
        Screen("home") { On("open", .push("child")) }
        Screen("child", hosts: child)
        Screen("above")
        OnChild("child", route("start"), action: "more", .push("above"))
      }, child)
    #expect(explored.facts.flows.allSatisfy { $0.routes.allSatisfy { $0.shown != nil } })
    #expect(explored.facts.outcomes.allSatisfy { $0.outcome == .applied })
  }

  /// “TCACoordinators cancels effects by the type of the coordinator; the model cancels those of
  /// one flow.”
  @Test
  func knownGap_flowsOfOneTypeCancelApart() throws {
    let child = stack("Child", root: "start") {
      Screen("start") {
        Effect("timer", sends: "tick", onAppearance: true)
        On("close", .emit("done"))
      }
    }
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("child"), .push("child")) }
        Screen("child", hosts: child)
        OnChild("child", action: "done", .goBack())
      }, child)
    // The timer of the flow beneath goes on when the one above is closed.
    let closed = explored.facts.landings.map { explored.facts.trace[$0.witness] }.filter {
      $0.step?.action == "close" && $0.state.flow.entries.count == 2
    }
    #expect(!closed.isEmpty)
    for node in closed {
      let flow = try #require(node.state.flow.entries[1].hosted.first)
      #expect(flow.entries[0].pending == ["timer"])
    }
  }
}
