import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Synchronization
import Testing

/// Registrations and reducers that are not in order.
@Suite("Registered reducers: failures")
struct ReducerTroubleTests {
  private static func coordinator<Event>(
    initial: [RouteName] = ["home"], _ action: Action<RouteName>,
    _ reduce: @escaping (inout [RouteName], Event) -> [FollowUp<Event>]
  ) -> Graph {
    let shop = Coordinator<RouteName>(
      "Shop", initial: initial,
      routes: rootAndPushes
    ) {
      Screen("home") { action }
      Screen("detail")
    } reduce: { (routes: inout [RouteName], action: Event) in
      reduce(&routes, action)
    }
    return Graph("App") { shop }
  }

  private static func forgetEverything(_ routes: inout [RouteName]) { routes = [] }

  private func problems(of graph: Graph) -> [RegistrationProblem] {
    do {
      _ = try Explored(graph)
      return []
    } catch {
      return (error as? RegistrationProblems)?.problems ?? []
    }
  }

  @Test func anUnregisteredRouteInTheInitialStateIsAProblem() {
    let graph = Self.coordinator(initial: ["home", "unknown"], Action("tapped", 0)) {
      (_: inout [RouteName], _: Int) in []
    }
    #expect(
      problems(of: graph).map(\.message) == [
        "the first state of “Shop” shows “unknown”, which no screen there is registered for: add it, "
          + "or correct the projection"
      ])
  }

  @Test func anUnregisteredRouteInALaterStateFailsItsStep() throws {
    let graph = Self.coordinator(Action("tapped", 0)) { (routes: inout [RouteName], _: Int) in
      routes.append("unknown")
      return []
    }
    let seen = try Explored(graph)
    #expect(seen.facts.counts.states == 1)
    #expect(seen.outcomes == ["home tapped.0 failed:notRegistered"])
  }

  @Test func anActionOfAnotherTypeIsAProblemAtItsLocation() {
    let line = #line + 1
    let graph = Self.coordinator(Action("tapped", "text")) { (_: inout [RouteName], _: Int) in [] }
    let found = problems(of: graph)
    #expect(
      found.map(\.message) == [
        "action “tapped” is of another type than the reducer of “Shop” takes: give it a value of that "
          + "reducer's action type"
      ])
    #expect(found.map(\.location.line) == [line])
  }

  @Test func aNondeterministicReducerIsFound() throws {
    let calls = Mutex(0)
    let graph = Self.coordinator(Action("tapped", 0)) { (routes: inout [RouteName], _: Int) in
      let call = calls.withLock { count in
        count += 1
        return count
      }
      if call.isMultiple(of: 2) { routes = ["home", "detail"] }
      return []
    }
    let seen = try Explored(graph)
    #expect(seen.outcomes.contains("home tapped.0 applied:notRepeatable"))
  }

  /// The visible screens distinguish states even where the rest is ignored.
  @Test func aReducerWithNondeterministicRoutesIsFoundWhateverIsIgnored() throws {
    let calls = Mutex(0)
    let shop = Coordinator<RouteName>(
      "Shop", initial: ["home"] as [RouteName],
      routes: rootAndPushes, ignoring: Self.forgetEverything
    ) {
      Screen("home") { Action("tapped", 0) }
      Screen("detail")
    } reduce: { (routes: inout [RouteName], _: Int) in
      let call = calls.withLock { count in
        count += 1
        return count
      }
      if call.isMultiple(of: 2) { routes = ["home", "detail"] }
      return []
    }
    let seen = try Explored(Graph("App") { shop })
    #expect(seen.outcomes.contains("home tapped.0 applied:notRepeatable"))
  }

  @Test func aStateUnequalToItselfIsFound() throws {
    let scale = Coordinator<RouteName>(
      "Scale", initial: 0.0, routes: homeAlone
    ) {
      Screen("home") { Action("divided", Double.nan) }
    } reduce: { (weight: inout Double, factor: Double) in
      weight *= factor
      return []
    }
    let seen = try Explored(Graph("App") { scale }, limits: Limits(states: 10))
    #expect(seen.outcomes.contains { $0.hasSuffix("unlawfulEquality") })
  }

  @Test func disabledActionsAreNotSent() throws {
    let graph = Self.coordinator(
      Action("tapped", 0) { (routes: [RouteName]) in routes.count > 1 }
    ) { (routes: inout [RouteName], _: Int) in
      routes.append("detail")
      return []
    }
    let seen = try Explored(graph)
    #expect(seen.facts.counts.states == 1)
    #expect(seen.facts.counts.steps == 0)
  }
}
