import NavGraph
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

/// Apps whose root is a switch that keeps its cases, so that the exact engine has no answers for the whole: of what it
/// hosts, the coordinators are explored alone.
@Suite("Coordinators that are only hosted")
struct StandaloneFlowTests {
  static let batches: [Range<UInt64>] =
    Share.isWhole ? stride(from: 0, to: 600, by: 20).map { $0..<$0 + 20 } : [0..<10]

  private static let narrow = Limits(stackHeight: 3, modalNesting: 2, flowNesting: 4, states: 150)
  private static let wide = Limits(stackHeight: 6, modalNesting: 5, flowNesting: 6, states: 3_000)

  @Test(
    "have the answers of a wider search of the whole app", arguments: batches,
    [StackAppKind.stacks, .slots, .slotFlows, .beneath, .effects])
  func agrees(seeds: Range<UInt64>, kind: StackAppKind) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed &+ 9_000_000)
      let graph = StackApp(seed: seed, kind).graph.insideSwitch(&random)
      guard graph.problems().isEmpty else { continue }
      let facts = try Exploration.explore(graph, limits: Self.narrow)
      let without = try Exploration.explore(
        graph, limits: Self.narrow, without: [.hostedAlone])
      let answered = graph.coordinators.indices.filter {
        facts.flows[$0].stackCoverage.isComplete && !without.flows[$0].stackCoverage.isComplete
      }
      // The search goes on in what is hosted, so it may find more, with paths that can be replayed.
      #expect(
        Set(without.observations.map(\.key)).isSubset(of: facts.observations.map(\.key)),
        "\(kind) \(seed)")
      #expect(
        Set(without.outcomes.map(\.observed)).isSubset(of: facts.outcomes.map(\.observed)),
        "\(kind) \(seed)")
      if facts.trace.count != without.trace.count {
        let limits = (1...3).map { pending in
          var limits = NaiveLevels.noLimits
          limits.pending = pending
          return limits
        }
        #expect(
          TraceReplay(facts, withinAnyOf: limits).firstWrongNode() == nil, "\(kind) \(seed)")
      }
      guard !answered.isEmpty else { continue }
      let wide = try Exploration.explore(graph, limits: Self.wide, without: [.beyondBounds])
      for index in answered {
        #expect(missing(of: index, in: facts, wide) == [], "\(kind) \(seed)")
      }
    }
  }

  /// The alert makes as many states again, and the exact engine has no answers for the switch.
  @Test("have exact answers beside a switch that keeps its cases")
  func besideKeptCases() throws {
    let list = Coordinator<RouteName>(
      "List", dialect: .composableArchitecture(.v1_25), root: "list", embedsNavigation: true
    ) {
      Screen("list") { On("open", .push("item")) }
      Screen("item") { On("done") }
    }
    let root = Switch<RouteName>("Root", initial: "home") {
      Slot("path", .push)
      Slot("alert", .alert)
      Case("home", isKept: true) {
        On("show", .show("hosted", in: "path"))
        On("out", .show("welcome"))
      }
      Case("welcome", isKept: true) { On("in", .show("home")) }
      Screen("hosted", hosts: "List")
      Screen("alert") { On("fine") }
      OnChild("hosted", route("item"), action: "done", .clear("path"))
      OnSelf("failed", trigger: .effect, .show("alert", in: "alert"))
    }
    let graph = Samples.graph([AnyCoordinator(root), AnyCoordinator(list)])
    let facts = try Exploration.explore(graph, limits: Limits(states: 10))
    #expect(facts.flows.map(\.stackCoverage.isComplete) == [true, true])
    #expect(!facts.flows[0].openKinds.contains(.slotsTakenTogether))
    #expect(facts.flows[0].openKinds.contains(.lost))
    #expect(!facts.flows[1].openKinds.contains(.slotsTakenTogether))
    #expect(!facts.flows[1].openKinds.contains(.slotAroundModal))
    // Summed up, the list always looks as it starts.
    #expect(facts.flows[1].openKinds.contains(.repeated))
  }

  /// Of several slots that are taken, the first one is in front; another sheet keeps its alerts from coming up.
  @Test(
    "are left open if a sheet and their alert can be present together", arguments: [true, false])
  func besideSheets(isPathFirst: Bool) throws {
    let list = Coordinator<RouteName>(
      "List", dialect: .composableArchitecture(.v1_25), root: "list", embedsNavigation: true
    ) {
      Screen("list") {
        Slot("alert", .alert)
        On("delete", .show("question", in: "alert"))
        On("open", .push("item"))
      }
      Screen("item") { On("done") }
      Screen("question") { On("cancel") }
    }
    let root = Switch<RouteName>("Root", initial: "home") {
      Slot(isPathFirst ? "path" : "news", isPathFirst ? .push : .sheet)
      Slot(isPathFirst ? "news" : "path", isPathFirst ? .sheet : .push)
      Case("home", isKept: true) {
        On("show", .show("hosted", in: "path"))
        On("out", .show("welcome"))
        On("about", .show("about"))
      }
      Case("welcome", isKept: true) { On("in", .show("home")) }
      Case("about", isKept: true) { On("back", .show("home")) }
      Screen("hosted", hosts: "List")
      Screen("news") { On("fine", .clear("news")) }
      OnSelf("came", trigger: .effect, .show("news", in: "news"))
    }
    let graph = Samples.graph([AnyCoordinator(root), AnyCoordinator(list)])
    let facts = try Exploration.explore(graph, limits: Limits(states: 18))
    #expect(facts.flows[0].stackCoverage.isComplete == !isPathFirst)
  }

  @Test("are answered often enough to compare, and so is what hosts them")
  func areAnswered() throws {
    var count = 0
    var hostCount = 0
    for (seed, kind) in (UInt64(0)..<80).map({ ($0, $0 % 2 == 0 ? StackAppKind.slots : .stacks) }) {
      var random = SplitMix64(seed: seed &+ 9_000_000)
      let graph = StackApp(seed: seed, kind).graph.insideSwitch(&random)
      guard graph.problems().isEmpty else { continue }
      let facts = try Exploration.explore(graph, limits: Self.narrow)
      count +=
        facts.flows.contains { $0.stackCoverage.isComplete && !$0.coverage.isComplete } ? 1 : 0
      let host = try #require(graph.coordinators.firstIndex { $0.name == "Root" })
      hostCount +=
        facts.flows[host].stackCoverage.isComplete && !facts.flows[host].coverage.isComplete ? 1 : 0
    }
    #expect(count > 8)
    #expect(hostCount > 2)
  }

  /// What another search saw of a coordinator, and is said never to happen.
  private func missing(of index: Int, in facts: Facts, _ wide: Facts) -> [String] {
    let flow = facts.flows[index]
    var result: [String] = []
    for (route, seen) in wide.flows[index].routes.enumerated()
    where seen.shown != nil && flow.routes[route].shown == nil {
      result.append("\(route) is shown")
    }
    let outcomes = Set(facts.outcomes.map { Observation.outcome($0.observed) })
    for outcome in wide.outcomes {
      let container = wide.graph.container(of: outcome.operation, in: outcome.transition)
      let reasons = [outcome.outcome.debug.reason, outcome.outcome.release.reason]
        .compactMap(\.self)
      guard container == index, outcome.transition.coordinator == index, !reasons.isEmpty,
        reasons.allSatisfy({ !flow.openOutcomes.contains($0) }),
        !outcomes.contains(.outcome(outcome.observed))
      else { continue }
      result.append("\(outcome.transition) \(outcome.operation) \(outcome.outcome)")
    }
    let observations = Set(facts.observations.map { Self.finding($0.key) })
    for key in wide.observations.map(\.key)
    where key.coordinators.contains(index) && !flow.openKinds.contains(key.kind)
      && key.kind.scope.decision != .search
      && ![.cutByHeight, .heard, .changed].contains(key.kind)
      // Such a slot is no finding: another screen is in its way.
      && !(key.kind == .slotStuck && key.other != nil)
      && !observations.contains(Self.finding(key))
    {
      result.append("\(key)")
    }
    return result
  }

  /// The identity of findings.
  private static func finding(_ key: ObservationKey) -> ObservationKey {
    switch key.kind {
    case .automaticLoop: ObservationKey(key.kind, cause: key.cause)
    case .closedLate:
      ObservationKey(
        key.kind, cause: key.cause, operation: key.operation, route: key.route, index: key.index)
    default: key.identity
    }
  }
}

extension OutcomeObservation {
  fileprivate var observed: FirstOccurrences.OutcomeKey {
    .init(transition: transition, operation: operation, outcome: outcome)
  }
}
