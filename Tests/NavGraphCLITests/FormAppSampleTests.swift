import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The form app and its login by the reducers of real feature modules, beside the same flows by the
/// rules of `Samples/TCACoordinators`.
///
/// They differ in two points:
/// - The rules' outcome screen has a `winner` that is left open; here it is part of the state, and
///   ignored.
/// - The response is an effect of the rules' final screen; here it is a follow-up of what submits.
///
/// At night only, since they take long to compile: other tests compile reducers, and manifests of several files.
@Suite(.enabled(if: Share.isWhole, "NAVGRAPH_LONG_TESTS is not set"))
struct FormAppSampleTests {
  private static let coordinators = ["App", "Form", "Game", "LogIn"]
  /// Each explored once for all tests.
  private static let reducers = Task { try await SampleFacts(ofFiles: formApp()) }
  private static let rules = Task { try await SampleFacts(ofManifest: formRules()) }

  /// The sources of the package's modules as one module, which takes seconds; `make test` builds the
  /// package itself, with a library of its own.
  private static func formApp() throws -> [String: String] {
    let sources = Tool.packageRoot.appending(path: "Samples/FormApp/Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    var files: [String: String] = [:]
    for module in modules {
      let folder = sources.appending(path: module)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(files[name] == nil, "two files are named \(name)")
        files[name] = lines.filter { line in !modules.contains { line == "import \($0)" } }
          .joined(separator: "\n")
      }
    }
    return files
  }

  /// The sample without the tabs around the two flows.
  private static func formRules() throws -> String {
    let sample = Tool.packageRoot.appending(path: "Samples/TCACoordinators/Navigation.swift")
    let text = try String(contentsOf: sample, encoding: .utf8)
    let registration = try #require(text.range(of: "\nregister("))
    return text[..<registration.lowerBound] + """

      register(
        Graph("FormApp") {
          form
          app
          logIn
          game
        })
      """
  }

  @Test func bothHaveTheSameTransitions() async throws {
    let edges = try await Self.reducers.value.edges
    let edgesOfRules = try await Self.rules.value.edges
    #expect(edges == edgesOfRules)
    #expect(
      edges.isSuperset(of: [
        "LogIn.logIn logInTapped → Game.game", "Game.game logOutButtonTapped → LogIn.welcome",
        "Form.finalScreen receiveAPIResponse → Form.step1",
        "Form.step3 back menu: step1 → Form.step1",
      ]))
    #expect(edges.count == 22)
  }

  @Test func bothShowTheSameRoutes() async throws {
    let reducers = try await Self.reducers.value
    let rules = try await Self.rules.value
    for facts in [reducers, rules] {
      #expect(facts.facts.graph.coordinators.map(\.name) == Self.coordinators)
      #expect(facts.facts.flows.allSatisfy { $0.routes.allSatisfy { $0.shown != nil } })
    }
    #expect(
      reducers.facts.graph.coordinators.map { Set($0.routes.map(\.name)) }
        == rules.facts.graph.coordinators.map { Set($0.routes.map(\.name)) })
  }

  @Test func bothHaveTheSameStates() async throws {
    let reducers = try await Self.reducers.value
    let rules = try await Self.rules.value
    // Four of the switch; four stacks of the form with and without a job, and one that waits.
    #expect(reducers.facts.searches.map(\.stateCount) == [4, 9])
    #expect(reducers.facts.searches.map(\.stateCount) == rules.facts.searches.map(\.stateCount))
    #expect(reducers.facts.searches.map(\.coverage) == rules.facts.searches.map(\.coverage))
    #expect(reducers.stacks == rules.stacks)
    #expect(
      reducers.stacks == [
        "game{game ▸ outcome}", "game{game}", "logIn{welcome ▸ logIn}", "logIn{welcome}", "step1",
        "step1 ▸ step2", "step1 ▸ step2 ▸ step3", "step1 ▸ step2 ▸ step3 ▸ finalScreen",
        "step1 ▸ step2 ▸ step3 ▸ finalScreen !",
      ])
  }
}

extension SampleFacts {
  /// Who leads to whom, and by which action.
  fileprivate var edges: Set<String> {
    Set(
      facts.landings.map { landing in
        let source = landing.source ?? landing.cause.screen
        let action = facts.trace[landing.witness].step?.action ?? ""
        return "\(source.map(path) ?? "") \(action) → \(landing.landing.map(path) ?? "nothing")"
      })
  }

  private func path(_ route: RouteReference) -> String {
    let coordinator = facts.graph.coordinators[route.coordinator]
    return "\(coordinator.name).\(coordinator.routes[route.route].name)"
  }

  /// The stacks of all states on the paths of witnesses; states with pending effects are
  /// marked.
  fileprivate var stacks: Set<String> {
    // What a second tap brings before the first has shown is no state of the search.
    Set(facts.trace.filter { $0.step?.isRepeated != true }.map { stack($0.state.flow) })
  }

  private func stack(_ flow: FlowSnapshot) -> String {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    return flow.entries.map { entry in
      let instance = facts.flows[flow.coordinator].instances[entry.entry.instance]
      return coordinator.routes[instance.route].name
        + entry.hosted.map { "{\(stack($0))}" }.joined() + (entry.pending.isEmpty ? "" : " !")
    }.joined(separator: " ▸ ")
  }
}

extension Cause {
  /// The screen to which something belongs that comes by itself.
  fileprivate var screen: RouteReference? {
    switch self {
    case .later(let transition), .transition(let transition):
      guard case .screen(let route) = transition.place else { return nil }
      return RouteReference(coordinator: transition.coordinator, route: route)
    case .effect(let effect):
      return effect.route.map { RouteReference(coordinator: effect.coordinator, route: $0) }
    case .gesture: return nil
    }
  }
}
