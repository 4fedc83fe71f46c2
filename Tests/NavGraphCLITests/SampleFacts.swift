import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// What `navgraph explore` writes about a sample, with names for what the facts hold by index.
struct SampleFacts: Sendable {
  let facts: Facts

  init(facts: Facts) {
    self.facts = facts
  }

  /// Runs the built tool, with its default bounds where the options name no others.
  init(of sample: String, graph: String? = nil, options: [String] = []) async throws {
    let choice = graph.map { ["--graph", $0] } ?? []
    self = try Self(await Tool().run(["explore", "Samples/\(sample)"] + choice + options))
  }

  /// Runs the built tool on a manifest that is a variant of a sample's.
  init(ofManifest manifest: String) async throws {
    try await self.init(ofFiles: ["Navigation.swift": manifest])
  }

  /// Runs the built tool on a manifest of several files, given by name.
  init(ofFiles files: [String: String]) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    self = try Self(await Tool(workingDirectory: folder.url).run("explore", "."))
  }

  /// What `navgraph explore` writes about a manifest, for tests that are not about how it is compiled and searched.
  static func text(ofManifest manifest: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run("explore")
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  private init(_ result: Tool.Result) throws {
    try #require(result.status == 0, "\(result.errors)")
    facts = try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8))
  }

  /// Each search as a row of a page's table: what it is about, states, steps, what cut it.
  var rows: [String] {
    facts.searches.map { search in
      let about = search.focus.last.map(name) ?? facts.graph.coordinators[search.entry].name
      let cut = search.coverage.phrase ?? "nothing"
      return "| \(about) | \(search.stateCount) | \(search.stepCount) | \(cut) |"
    }
  }

  /// Whether and how a route was met.
  func observation(_ coordinator: String, _ route: String) throws -> RouteObservation {
    let index = try index(coordinator)
    let routes = facts.graph.coordinators[index].routes
    let position = try #require(routes.firstIndex { $0.name == route })
    return facts.flows[index].routes[position]
  }

  /// The shortest way to something in the trace, a step as `screen: action`.
  func steps(to node: Int) -> [String] {
    var steps: [String] = []
    var current: Int? = node
    while let index = current {
      let node = facts.trace[index]
      if let step = node.step { steps.insert("\(actor(of: step)): \(step.action)", at: 0) }
      current = node.parent
    }
    return steps
  }

  /// The steps after which operations of a coordinator's action were first carried out as written.
  func firstSteps(of coordinator: String, on action: String) throws -> [String] {
    let outcomes = try outcomes(of: coordinator, on: action)
    let first = try #require(outcomes.first { $0.outcome.release == .applied })
    return steps(to: first.witness)
  }

  /// What they came to otherwise in a release build, each with the steps that lead to it.
  func surprises(of coordinator: String, on action: String) throws -> [Surprise] {
    try outcomes(of: coordinator, on: action).filter { $0.outcome.release != .applied }
      .map { Surprise(effect: $0.outcome.release, steps: steps(to: $0.witness)) }
  }

  struct Surprise: Equatable {
    var effect: Outcome.Effect
    var steps: [String]
  }

  private func outcomes(
    of coordinator: String, on action: String
  ) throws -> [OutcomeObservation] {
    let index = try index(coordinator)
    return facts.outcomes.filter { observation in
      observation.transition.coordinator == index
        && facts.graph.transition(observation.transition)?.action == action
    }
  }

  private func index(_ coordinator: String) throws -> Int {
    try #require(facts.graph.coordinators.firstIndex { $0.name == coordinator })
  }

  private func name(_ route: RouteReference) -> String {
    facts.graph.coordinators[route.coordinator].routes[route.route].name
  }

  /// The acting screen; the cause in brackets where none acts.
  private func actor(of step: TraceNode.Step) -> String {
    guard let actor = step.actor else { return "(\(step.trigger.rawValue))" }
    let route = facts.flows[actor.coordinator].instances[actor.instance].route
    return facts.graph.coordinators[actor.coordinator].routes[route].name
  }
}
