import Foundation
import NavGraph
import NavGraphFacts
import NavGraphModel
import Synchronization
import Testing

/// Which states of a reducer are one state.
@Suite("Registered reducers: states")
struct ReducerStateTests {
  struct Item: Hashable {
    var route: RouteName
    var id = UUID()
  }

  struct Shelf: Hashable {
    var items = [Item(route: "root")]
    var taps = 0

    var entries: [RouteEntry<RouteName>] { rootAndPushes(items.map(\.route)) }
    var identifiedEntries: [RouteEntry<RouteName>] {
      zip(entries, items).map { $0.identified(by: $1.id) }
    }

    static func forgetTaps(_ shelf: inout Shelf) { shelf.taps = 0 }

    static func forgetEverything(_ shelf: inout Shelf) { shelf = Shelf(items: []) }
  }

  enum ShelfAction {
    case push(RouteName)
    case pop, swap, removeMiddle
  }

  static func reduce(_ shelf: inout Shelf, _ action: ShelfAction) -> [FollowUp<ShelfAction>] {
    shelf.taps += 1
    switch action {
    case .push(let route):
      if shelf.items.count < 3 { shelf.items.append(Item(route: route)) }
    case .pop: if shelf.items.count > 1 { shelf.items.removeLast() }
    case .swap: if shelf.items.count > 2 { shelf.items.swapAt(1, 2) }
    case .removeMiddle: if shelf.items.count > 2 { shelf.items.remove(at: 1) }
    }
    return []
  }

  @Test func ignoredPropertiesDoNotMultiplyStates() throws {
    let shelf = Coordinator<RouteName>(
      "Shelf", dialect: .tcaCoordinators(.v0_14, .identified), initial: Shelf(),
      routes: \.identifiedEntries, ignoring: Shelf.forgetEverything
    ) {
      Screen("root") { Action("pushTapped", ShelfAction.push("box")) }
      Screen("box") {
        Action("pushTapped", ShelfAction.push("box"))
        Action("popTapped", ShelfAction.pop)
      }
    } reduce: { (shelf: inout Shelf, action: ShelfAction) in
      Self.reduce(&shelf, action)
    }
    let seen = try Explored(Graph("App") { shelf })
    // By height alone, however often it was tapped and whichever the identities.
    #expect(seen.facts.counts.states == 3)
    #expect(seen.facts.coverage.cutBy.isEmpty)
    #expect(!seen.outcomes.contains { $0.contains("notRepeatable") })
  }

  @Test func countersMultiplyStatesUnlessIgnored() throws {
    let counter = Coordinator<RouteName>(
      "Counter", initial: 0, routes: homeAlone
    ) {
      Screen("home") { Action("tapped", 1) }
    } reduce: { (count: inout Int, step: Int) in
      count += step
      return []
    }
    let seen = try Explored(Graph("App") { counter }, limits: Limits(states: 20))
    #expect(seen.facts.counts.states == 20)
    #expect(seen.facts.coverage.cutBy.map(\.limit) == [.states])
  }

  private static func floors(_ height: Int) -> [RouteEntry<RouteName>] {
    (0..<height).map { $0 == 0 ? .root("base", embedsNavigation: true) : .push("floor") }
  }

  @Test func stacksAboveTheLimitAreCutAndTheRestIsExplored() throws {
    let tower = Coordinator<RouteName>(
      "Tower", initial: 1,
      routes: Self.floors
    ) {
      Screen("base") { Action("build", 1) }
      Screen("floor") { Action("build", 1) }
    } reduce: { (height: inout Int, floors: Int) in
      height += floors
      return []
    }
    let seen = try Explored(Graph("App") { tower }, limits: Limits(stackHeight: 4))
    #expect(seen.facts.counts.states == 4)
    #expect(seen.facts.coverage.cutBy.map(\.limit) == [.stackHeight])
  }

  // MARK: - Entries that move

  /// Boxes that can be opened, on a shelf that can be rearranged from outside.
  private static func boxes(identified: Bool) -> Graph {
    let box = stack("Box", root: "lid") {
      Screen("lid") { On("openTapped", .push("inside")) }
      Screen("inside")
    }
    let shelf = Coordinator<RouteName>(
      "Shelf", dialect: .tcaCoordinators(.v0_14, .identified),
      initial: Shelf(items: [Item(route: "root"), Item(route: "box"), Item(route: "bag")]),
      routes: identified ? \.identifiedEntries : \.entries, ignoring: Shelf.forgetTaps
    ) {
      Screen("root")
      Screen("box", hosts: box)
      Screen("bag", hosts: box)
      Action("swapped", ShelfAction.swap, trigger: .automatic)
      Action("removed", ShelfAction.removeMiddle, trigger: .automatic)
    } reduce: { (shelf: inout Shelf, action: ShelfAction) in
      Self.reduce(&shelf, action)
    }
    return Graph("App") {
      shelf
      box
    }
  }

  private func states(_ graph: Graph) throws -> (facts: Facts, words: Set<String>) {
    let facts = try Explored(graph).facts
    let words = FactsWords(facts)
    return (facts, Set(facts.trace.map { words.state($0.state) }))
  }

  @Test func aFlowMovesWithTheIdentityOfItsEntry() throws {
    let (facts, states) = try states(Self.boxes(identified: true))
    #expect(states.contains("root ▸ bag{lid ▸ inside} ▸ box*{lid*}"))
    // Two orders, each of the flows opened or not; then what is left of the two.
    #expect(facts.counts.states == 12)
  }

  @Test func entriesWithoutAnIdentityAreIdentifiedByPosition() throws {
    let (facts, states) = try states(Self.boxes(identified: false))
    #expect(!states.contains { $0.contains("inside} ▸") })
    // Whatever comes to another position is another entry, with a fresh flow.
    #expect(facts.counts.states == 8)
  }

  @Test func removingAnEntryFromTheMiddleKeepsTheOthers() throws {
    let seen = try Explored(Self.boxes(identified: true))
    let shelf = try #require(seen.facts.graph.coordinators.first { $0.name == "Shelf" })
    #expect(
      shelf.handlers.map(\.transition.operations.phrase) == [
        "the reducer, then (set [root, bag, box]) or (set [root, box, bag])",
        "the reducer, then (removeSubrange 1..<2)",
      ])
    // The one above is seen as it was: with its flow open.
    #expect(seen.landings.contains("Shelf removed → Box.inside"))
    #expect(
      seen.facts.state(after: "Shelf removed → Box.inside") == "root ▸ bag*{lid ▸ inside*}")
  }
}
