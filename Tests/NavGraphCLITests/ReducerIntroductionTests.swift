import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The libraries' introductions by their reducers (`Samples/Reducers`), beside the same by rules where
/// there are any: what leads where, and how many states there are.
struct ReducerIntroductionTests {
  /// The output of `explore` and `lint` for one graph of a file.
  private struct Result {
    let facts: SampleFacts
    let status: Int32
    let findings: [String]
    let witnesses: [[String]]

    init(of file: String, graph: String) async throws {
      let folder = try TemporaryFolder()
      let path = folder.url.appending(path: "facts.json")
      let exploration = try await Tool().run(
        "explore", "Samples/Reducers/\(file).swift", "--graph", graph, "--output", path.path)
      try #require(exploration.status == 0, "\(exploration.errors)")
      facts = SampleFacts(facts: try JSONDecoder().decode(Facts.self, from: Data(contentsOf: path)))
      let lint = try await Tool().run("lint", path.path, "--format", "json")
      status = lint.status
      let report = try JSONDecoder().decode(Report.self, from: Data(lint.output.utf8))
      findings = report.findings.map(\.rule)
      witnesses = report.findings.map { $0.witness.map { "\($0.screen): \($0.action)" } }
    }

    /// States and steps of the only search.
    var counts: [Int] { facts.facts.searches.flatMap { [$0.stateCount, $0.stepCount] } }
  }

  private struct Report: Decodable {
    let findings: [Finding]

    struct Finding: Decodable {
      let rule: String
      let witness: [Step]
    }

    struct Step: Decodable {
      let screen: String
      let action: String
    }
  }

  /// Expects of a graph by reducers that it leads to the same as the one by rules, in the same number of
  /// states and steps.
  private func expectTheSame(
    _ result: Result, asIn sample: String, graph: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let rules = try await SampleFacts(of: "\(sample)/Introduction", graph: graph)
    let names = result.facts.facts.graph.coordinators.map(\.name)
    #expect(names == rules.facts.graph.coordinators.map(\.name), sourceLocation: sourceLocation)
    #expect(result.facts.edges == rules.edges, sourceLocation: sourceLocation)
    #expect(
      result.facts.facts.searches.map(\.stateCount) == rules.facts.searches.map(\.stateCount),
      sourceLocation: sourceLocation)
    #expect(
      result.facts.facts.searches.map(\.stepCount) == rules.facts.searches.map(\.stepCount),
      sourceLocation: sourceLocation)
  }

  // MARK: - TCACoordinators

  @Test func routesArePushedPresentedAndPopped() async throws {
    let numbers = try await Result(of: "TCACoordinators", graph: "Numbers")
    #expect(numbers.status == 0)
    #expect(numbers.findings == ["unbounded-growth"])
    #expect(numbers.counts == [24, 116])
    #expect(
      numbers.facts.edges == [
        "home startTapped → numbersList",
        "numberDetail back → numbersList",
        "numberDetail goBackTapped → numberDetail",
        "numberDetail goBackTapped → numbersList",
        "numberDetail goBackToNumbersList → numberDetail",
        "numberDetail goBackToNumbersList → numbersList",
        "numberDetail goBackToRootTapped → home",
        "numberDetail goBackToRootTapped → numberDetail",
        "numberDetail showDouble → numberDetail",
        "numberDetail swipe down → home",
        "numberDetail swipe down → numberDetail",
        "numbersList numberSelected → numberDetail",
        "numbersList swipe down → home",
      ])
  }

  @Test func screensArePushedOrPresented() async throws {
    let pushed = try await Result(of: "TCACoordinators", graph: "NavigationStore")
    #expect(pushed.status == 0)
    #expect(pushed.findings == ["unbounded-growth"])
    #expect(pushed.counts == [8, 42])
    #expect(
      pushed.facts.edges == [
        "numberDetail back menu: numberDetail → numberDetail",
        "numberDetail back menu: numbersList → numbersList",
        "numberDetail back → numberDetail",
        "numberDetail back → numbersList",
        "numberDetail goBackTapped → numberDetail",
        "numberDetail goBackTapped → numbersList",
        "numberDetail showDouble → numberDetail",
        "numbersList numberSelected → numberDetail",
      ])
    try await expectTheSame(pushed, asIn: "TCACoordinators", graph: "NavigationStore")

    let presented = try await Result(of: "TCACoordinators", graph: "PresentationStore")
    #expect(presented.status == 0)
    #expect(presented.findings == ["unbounded-growth"])
    #expect(presented.counts == [5, 12])
    #expect(
      presented.facts.edges == [
        "numberDetail goBackTapped → numberDetail",
        "numberDetail goBackTapped → numbersList",
        "numberDetail showDouble → numberDetail",
        "numberDetail swipe down → numberDetail",
        "numberDetail swipe down → numbersList",
        "numbersList numberSelected → numberDetail",
      ])
    try await expectTheSame(presented, asIn: "TCACoordinators", graph: "PresentationStore")
  }

  // MARK: - RoutingReducer

  @Test func aCommandPushesAScreenAgainUnlessItsIdentityIsConstant() async throws {
    let repeatable = try await Result(of: "RoutingReducer", graph: "UUID")
    #expect(repeatable.status == 0)
    #expect(repeatable.findings == ["unbounded-growth"])
    #expect(repeatable.counts == [32, 172])
    #expect(
      repeatable.facts.edges == [
        "first back menu: first → first",
        "first back menu: root → root",
        "first back → first",
        "first back → root",
        "first firstTapped → first",
        "root firstTapped → first",
        "root firstTapped → root",
      ])
    try await expectTheSame(repeatable, asIn: "RoutingReducer", graph: "UUID")

    let single = try await Result(of: "RoutingReducer", graph: "Constant")
    #expect(single.status == 1)
    #expect(single.findings == ["duplicate-id", "duplicate-id"])
    #expect(
      single.witnesses.last == [
        "root: firstTapped", "MyRouter: navigation", "first: firstTapped", "MyRouter: navigation",
      ])
    #expect(single.counts == [8, 20])
    try await expectTheSame(single, asIn: "RoutingReducer", graph: "Constant")
  }

  @Test func commandsPopPresentAndDismiss() async throws {
    let modal = try await Result(of: "RoutingReducer", graph: "Modal")
    #expect(modal.status == 1)
    #expect(
      modal.findings == [
        "modal-overwritten", "duplicate-id", "modal-overwritten",
      ])
    #expect(modal.counts == [768, 4192])
    #expect(
      modal.facts.edges == [
        "first back menu: root → root",
        "first back → root",
        "first back → second",
        "first backTapped → first",
        "first backTapped → root",
        "first backTapped → second",
        "first secondTapped → first",
        "first secondTapped → second",
        "modal closeTapped → first",
        "modal closeTapped → modal",
        "modal closeTapped → root",
        "modal closeTapped → second",
        "modal secondTapped → modal",
        "modal secondTapped → second",
        "modal swipe down → first",
        "modal swipe down → root",
        "modal swipe down → second",
        "root firstTapped → first",
        "root firstTapped → root",
        "root modalTapped → modal",
        "root modalTapped → root",
        "second back menu: root → root",
        "second back → first",
        "second back → root",
        "second rootTapped → root",
        "second rootTapped → second",
        "second swipe down → first",
        "second swipe down → root",
        "second swipe down → second",
      ])
  }

  // MARK: - ComposableNavigation

  @Test func tasksPresentPushAndSelect() async throws {
    let onboarding = try await Result(of: "ComposableNavigation", graph: "Onboarding")
    #expect(onboarding.counts == [4, 6])
    let registration = try await Result(of: "ComposableNavigation", graph: "Register")
    #expect(registration.counts == [14, 32])
    let root = try await Result(of: "ComposableNavigation", graph: "Root")
    #expect(root.counts == [6, 17])
    for (result, graph) in [(onboarding, "Onboarding"), (registration, "Register"), (root, "Root")]
    {
      #expect(result.status == 0)
      #expect(result.findings.isEmpty)
      try await expectTheSame(result, asIn: "ComposableNavigation", graph: graph)
    }
    #expect(
      onboarding.facts.edges == [
        "login anotherAction → login",
        "login anotherAction → start",
        "start loginButtonPressed → login",
        "start loginButtonPressed → start",
      ])
    #expect(
      root.facts.edges == [
        "home goToSettings → home",
        "home goToSettings → settings",
        "home tap tab list → list",
        "home tap tab settings → settings",
        "list tap tab home → home",
        "list tap tab settings → settings",
        "settings tap tab home → home",
        "settings tap tab list → list",
      ])
    #expect(try onboarding.facts.observation("Onboarding", "register").shown == nil)
  }

  // MARK: - TCARouteStack

  @Test func openingURLsAppendsAndRemovesPathsAndCrashesOnAnEmptyPath() async throws {
    let router = try await Result(of: "TCARouteStack", graph: "Introduction")
    #expect(router.status == 1)
    #expect(
      router.findings == ["dead-end", "gesture-only-exit", "orphaned-routes", "reducer-crash"])
    #expect(router.witnesses.last == ["a link: example://back"])
    #expect(router.counts == [1744, 7415])
    #expect(
      router.facts.edges == [
        "example://back → first",
        "example://back → root",
        "example://back → second",
        "example://back → third",
        "example://backToRoot → root",
        "example://firstView → first",
        "example://secondView → second",
        "example://thirdView → third",
        "second back menu: first → first",
        "second back menu: root → root",
        "second back menu: second → second",
        "second back menu: third → third",
        "second back → first",
        "second back → root",
        "second back → second",
        "second back → third",
        "second swipe down → second",
        "third swipe down → first",
        "third swipe down → root",
        "third swipe down → second",
        "third swipe down → third",
      ])
    try await expectTheSame(router, asIn: "TCARouteStack", graph: "Introduction")
  }
}

extension SampleFacts {
  /// Who leads to whom, and by which registered action, now or later; links begin with their URL.
  fileprivate var edges: [String] {
    let edges = facts.landings.map { landing in
      let (actor, action) = actor(of: landing)
      let names = [actor, action, "→", landing.landing.map(name) ?? "nothing"]
      return names.compactMap { $0 }.joined(separator: " ")
    }
    return Set(edges).sorted()
  }

  private func actor(of landing: LandingObservation) -> (screen: String?, action: String) {
    let step = facts.trace[landing.witness].step?.action ?? ""
    let source = landing.source.map(name)
    switch landing.cause {
    case .later(let transition), .transition(let transition):
      let action = facts.graph.transition(transition)?.action ?? step
      guard case .screen(let route) = transition.place else { return (source, action) }
      let owner = RouteReference(coordinator: transition.coordinator, route: route)
      return (source ?? name(owner), action)
    case .effect, .gesture: return (source, step)
    }
  }

  private func name(_ route: RouteReference) -> String {
    facts.graph.coordinators[route.coordinator].routes[route.route].name
  }
}
