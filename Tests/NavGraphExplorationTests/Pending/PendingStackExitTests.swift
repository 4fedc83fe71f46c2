import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// A path with nothing pending is one with anything pending; what arrives need not.
@Suite("Paths out of screens and slots on stacks of any height with pending effects")
struct PendingStackExitTests {
  private static let noGestures: [NavGraph.Gesture] = [.back, .edgeSwipe, .backMenu]

  private func explore(_ coordinators: [AnyCoordinator]) throws -> Facts {
    let facts = try Exploration.explore(
      Samples.graph(coordinators), limits: Limits(stackHeight: 2))
    #expect(facts.searches.first?.stacks?.obstacle == nil)
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    return facts
  }

  /// A router whose commands push any number of pages.
  ///
  /// - Parameters:
  ///   - gestures: Those that pages turn off.
  ///   - onRoot: Whether the way back is a button of the root, whose command arrives later, and not of the pages.
  private func pages(
    disabling gestures: [NavGraph.Gesture] = noGestures, backOnRoot onRoot: Bool = false
  ) throws -> Facts {
    try explore([
      AnyCoordinator(
        stack("App", dialect: .routingReducer(.v0_0), root: "root") {
          Screen("root") {
            On("tapped", .push("page"))
            if onRoot { On("back", .popToRoot) }
          }
          Screen("page", identity: .unique, disabling: gestures) {
            On("tapped", .push("page"))
            if !onRoot { On("back", .popToRoot) }
          }
        })
    ])
  }

  private func finds(_ kind: ObservationKind, in facts: Facts) -> Bool {
    facts.observations.contains { $0.key.kind == kind }
  }

  @Test("are no dead ends with a button")
  func button() throws {
    let facts = try pages()
    #expect(!facts.leavesOpen(.deadEnd) && !finds(.deadEnd, in: facts))
  }

  @Test("are dead ends where only what is pending leads out")
  func pendingOnly() throws {
    let facts = try pages(backOnRoot: true)
    #expect(facts.leavesOpen(.deadEnd) || finds(.deadEnd, in: facts))
  }

  @Test("are no dead ends where only a swipe and what is pending lead back")
  func swipe() throws {
    let facts = try pages(disabling: [.back, .backMenu], backOnRoot: true)
    #expect(!facts.leavesOpen(.deadEnd) && !finds(.deadEnd, in: facts))
  }

  @Test(
    "are not those of a slot that only a command from below fills or empties",
    arguments: [false, true])
  func slot(hasButton: Bool) throws {
    let facts = try explore([
      AnyCoordinator(
        stack("App", dialect: .routingReducer(.v0_0), root: "root") {
          Slot("notice", .cover)
          Screen("root") {
            On("tapped", .push("page"))
            On("ask", .show("notice", in: "notice"))
          }
          Screen("page", identity: .unique) { On("tapped", .push("page")) }
          Screen("notice", disabling: [.swipeDown]) { if hasButton { On("close", .dismissScreen) } }
        })
    ])
    if hasButton {
      #expect(!facts.leavesOpen(.slotStuck) && !finds(.slotStuck, in: facts))
    } else {
      #expect(facts.leavesOpen(.slotStuck) || finds(.slotStuck, in: facts))
    }
  }

  /// What goes beneath a modal leaves the modal, and all that its coordinator presents.
  @Test("keep a modal above what a late command pops", arguments: [false, true])
  func modal(isDismissed: Bool) throws {
    let inner = stack("Inner", dialect: .routingReducer(.v0_0), root: "form") {
      Screen("form", identity: .unique) { On("show", .presentCover("note")) }
      Screen("note", identity: .unique) { On("close", .dismiss()) }
    }
    let outer = stack("Outer", dialect: .routingReducer(.v0_0), root: "root") {
      Screen("root") { On("tapped", .push("page")) }
      Screen("page", identity: .unique) {
        On("tapped", .push("page"))
        On("back", .pop())
        On("form", .presentSheet("form"))
        if isDismissed { On("away", .dismiss()) }
      }
      Screen("form", identity: .unique, hosts: inner)
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(!facts.leavesOpen(.removedPresenter))
    #expect(
      Set(facts.observations.filter { $0.key.kind == .removedPresenter }.compactMap(\.key.cause))
        .count == (isDismissed ? 1 : 0))
  }
}
