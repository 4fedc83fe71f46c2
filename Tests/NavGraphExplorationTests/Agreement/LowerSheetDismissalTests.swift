import NavGraph
import NavGraphModel
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

@Suite("Dismissals of sheets that are not on top")
struct LowerSheetDismissalTests {
  private func explore(_ flow: Coordinator<RouteName>) throws -> (facts: Facts, stacks: StackFacts)
  {
    let facts = try Exploration.explore(
      Graph("M") { flow }.definition, limits: Limits(stackHeight: 3))
    return (facts, try #require(facts.searches.first?.stacks))
  }

  /// The screens above a sheet can also be there without it.
  @Test func dismissingALowerSheetReachesNoNewStacks() throws {
    let (facts, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") {
          On("sheet", .presentSheet("a"))
          On("push", .push("a"))
        }
        Screen("a") {
          On("sheet", .presentSheet("a"))
          On("push", .push("a"))
        }
      })
    #expect(stacks.obstacle == nil)
    #expect(!facts.coverage.isComplete)
  }

  /// A single screen above the sheet is put back without it, and all others come from that.
  @Test func aScreenOfASheetCanRemainWithoutTheSheet() throws {
    let (facts, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") { On("sheet", .presentSheet("sheet")) }
        Screen("sheet") { On("push", .push("a")) }
        Screen("a") {
          On("push", .push("a"))
          On("out", when: .not(.isPresenting), .push("secret"))
        }
        Screen("secret")
      })
    #expect(stacks.obstacle == nil)
    let secret = facts.graph.coordinators[0].routes.firstIndex { $0.name == "secret" }
    #expect(try facts.flows[0].routes[#require(secret)].shown != nil)
  }

  /// “a” does not let go of the sheet; what stays with “b” on it comes in no other way.
  @Test func dismissingALowerSheetReachesNewStacks() throws {
    let (_, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") { On("sheet", .presentSheet("sheet")) }
        Screen("sheet") { On("push", .push("a")) }
        Screen("a", disabling: [.swipeDown]) { On("push", .push("b")) }
        Screen("b") { On("push", .push("b")) }
      })
    #expect(stacks.obstacle?.contains("dismiss a sheet") == true)
  }

  /// Nobody leaves the cover, whatever sheet on it is swiped away.
  ///
  /// “`no-way-home` stays open where the nearest stacks do not show which screens are trapped.”
  @Test func knownGap_trapsBeneathASheetAreLeftOpen() throws {
    let (facts, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") {
          On("cover", .presentCover("cover"))
          On("push", .push("a"))
        }
        Screen("cover") {
          On("sheet", .presentSheet("sheet"))
          On("push", .push("a"))
        }
        Screen("sheet") { On("push", .push("a")) }
        Screen("a") { On("push", .push("a")) }
      })
    #expect(stacks.obstacle == nil)
    #expect(facts.leavesOpen(.lost))
  }

  /// “a” allows going back only where nothing is presented, so that a user on two sheets stays there with one
  /// swipe, and returns home with two.
  @Test func returnsByTwoLowerSheetDismissalsAreLeftOpen() throws {
    let (facts, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") {
          On("sheet", .presentSheet("a"))
          On("push", .push("a"))
        }
        Screen("a", disabling: [.back, .edgeSwipe, .backMenu]) {
          On("sheet", .presentSheet("a"))
          On("push", .push("a"))
          On("out", when: .not(.isPresenting), .removeAll)
        }
      })
    #expect(stacks.obstacle == nil)
    #expect(!facts.observations.contains { $0.key.kind == .lost })
    #expect(facts.leavesOpen(.lost))
  }

  /// A user who is trapped without such swipes may return home by one.
  @Test func returnsByALowerSheetDismissalAreLeftOpen() throws {
    let (facts, stacks) = try explore(
      Coordinator<RouteName>("M", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") {
          On("sheet", .presentSheet("sheet"))
          On("push", .push("a"))
        }
        Screen("sheet") { On("push", .push("a")) }
        Screen("a", disabling: [.back, .edgeSwipe, .backMenu]) {
          On("push", .push("a"))
          On("out", when: .not(.isPresenting), .removeAll)
        }
      })
    #expect(stacks.obstacle == nil)
    #expect(!facts.observations.contains { $0.key.kind == .lost })
    #expect(facts.leavesOpen(.lost))
  }
}
