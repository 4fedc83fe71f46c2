import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// Entries that bring a flow where their route hosts none of the same state, or bring none where it does.
@Suite("Registered reducers: flows that are not as registered")
struct ReducerHostingMismatchTests {
  private typealias Entries = @Sendable (Bool) -> [RouteEntry<RouteName>]

  private static let flow: [RouteEntry<RouteName>] = [.root("page")]

  private static func shownAlways(_: Int) -> [RouteEntry<RouteName>] { flow }

  private static let projected = Coordinator<RouteName>(projected: "Inner") { Screen("page") }
  private static let rules = stack("Inner", root: "page") { Screen("page") }
  private static let reducer = Coordinator<RouteName>(
    "Inner", initial: 0, routes: shownAlways
  ) {
    Screen("page")
  } reduce: { (_: inout Int, _: Int) in
    []
  }

  /// The state says whether the second screen is on the first.
  private static func graph(
    hosting inner: Coordinator<RouteName>?, initial: Bool = false, entries: @escaping Entries
  ) -> Graph {
    let shop = Coordinator<RouteName>("Shop", initial: initial, routes: entries) {
      Screen("home") {
        Action("openTapped", true)
        Action("closeTapped", false)
      }
      if let inner { Screen("inner", hosts: inner) } else { Screen("inner") }
    } reduce: { (isOpen: inout Bool, action: Bool) in
      isOpen = action
      return []
    }
    return Graph("App") {
      shop
      if let inner { inner }
    }
  }

  private static func above(_ entry: RouteEntry<RouteName>) -> Entries {
    { isOpen in [.root("home", embedsNavigation: true)] + (isOpen ? [entry] : []) }
  }

  private func problems(of graph: Graph) -> [String] {
    do {
      _ = try Explored(graph)
      return []
    } catch {
      return (error as? RegistrationProblems)?.problems.map(\.message) ?? []
    }
  }

  @Test func aMissingProjectedFlowFailsItsStep() throws {
    let seen = try Explored(
      Self.graph(hosting: Self.projected, entries: Self.above(.push("inner"))))
    #expect(seen.facts.counts.states == 1)
    #expect(seen.failures == ["openTapped"])
  }

  @Test func aFlowForACoordinatorWithItsOwnStateFailsItsStep() throws {
    for inner in [Self.rules, Self.reducer, nil] {
      let seen = try Explored(
        Self.graph(hosting: inner, entries: Self.above(.push("inner").hosting(Self.flow))))
      #expect(seen.facts.counts.states == 1)
      #expect(seen.failures == ["openTapped"])
    }
  }

  @Test func aProjectedFlowThatDisappearsFailsItsStep() throws {
    let seen = try Explored(
      Self.graph(hosting: Self.projected, initial: true) { isOpen in
        let inner = RouteEntry<RouteName>.root("inner")
        return [isOpen ? inner.hosting([RouteEntry<RouteName>.push("page")]) : inner]
          + [.sheet("home")]
      })
    #expect(seen.facts.counts.states == 1)
    #expect(seen.failures == ["closeTapped"])
  }

  @Test func aHostingMismatchInTheInitialStateIsAProblem() {
    let without = Self.above(.push("inner"))
    let with = Self.above(.push("inner").hosting(Self.flow))
    #expect(
      problems(of: Self.graph(hosting: Self.projected, initial: true, entries: without)) == [
        "the first state of “Shop” shows “inner” without a flow, but “Inner”, which that hosts, is "
          + "projected from this state: say what it shows by .hosting(…)"
      ])
    for inner in [Self.rules, Self.reducer] {
      #expect(
        problems(of: Self.graph(hosting: inner, initial: true, entries: with)) == [
          "the first state of “Shop” shows a flow in “inner”, but “Inner”, which that hosts, has a "
            + "state of its own: leave out .hosting(…), or register “Inner” as projected"
        ])
    }
    #expect(
      problems(of: Self.graph(hosting: nil, initial: true, entries: with)) == [
        "the first state of “Shop” shows a flow in “inner”, which hosts none: register the screen "
          + "with hosts:, or leave out .hosting(…)"
      ])
  }
}

extension Explored {
  /// The actions of the screen `home` after which a state shows what is not registered.
  fileprivate var failures: [String] {
    outcomes.compactMap { outcome in
      outcome.firstMatch(of: /home (\w+)\.0 failed:notRegistered/).map { String($0.1) }
    }
  }
}
