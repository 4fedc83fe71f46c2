import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// Policies about random apps, against a walk through the naive model.
@Suite("Policies about random apps")
struct RandomPolicyTests {
  private static let seeds: Range<UInt64> = Share.byDay(0..<15, atNight: 0..<250)

  @Test("are violated exactly where a walk violates them", arguments: seeds)
  func agrees(seed: UInt64) throws {
    guard !RandomAppGap.seeds.contains(seed) else { return }
    let app = RandomApp(seed: seed)
    guard let facts = try compare(app.graph, limits: app.limits, seed: seed) else { return }
    #expect(TraceReplay(facts).firstWrongNode() == nil)
  }

  @Test("are violated where a walk through all tabs violates them", arguments: seeds)
  func agreesAboutTabs(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let limits = Limits(stackHeight: random.number(in: 2...3), modalNesting: 2)
    guard let facts = try compare(Self.tabs(&random), limits: limits, seed: seed) else { return }
    #expect(TraceReplay(facts).firstWrongNode() == nil)
  }

  @Test("keep tabs separate often enough")
  func someTabsAreSearchedSeparately() throws {
    let seeds: Range<UInt64> = Share.byDay(0..<16, atNight: 0..<60)
    let apart = try seeds.count { seed in
      var random = SplitMix64(seed: seed)
      let limits = Limits(stackHeight: random.number(in: 2...3), modalNesting: 2)
      return try compare(Self.tabs(&random), limits: limits, seed: seed)?.searches.count == 2
    }
    // One of four on the whole.
    #expect(apart * 4 >= seeds.count)
  }

  /// - Returns: Nil where there are more states than a test should see.
  private func compare(_ app: GraphDefinition, limits: Limits, seed: UInt64) throws -> Facts? {
    var random = SplitMix64(seed: seed &+ 7)
    let graph = app.adding(policies: Self.policies(of: app, &random))
    guard let walk = NaivePolicies(NaiveApp(graph: graph, limits: limits), of: graph, atMost: 200)
    else { return nil }
    let facts = try Exploration.explore(graph, limits: limits, without: [.beyondBounds])
    #expect(facts.unanswered.isEmpty)
    func policies(_ kind: ObservationKind) -> Set<Int> {
      Set(facts.observations.filter { $0.key.kind == kind }.compactMap(\.key.index))
    }
    let (broken, kept) = (policies(.policyBroken), policies(.policyKept))
    // A tab that is explored by itself is not open where another one is.
    let isApart = facts.searches.contains { !$0.focus.isEmpty }
    for (index, policy) in graph.policies.enumerated() {
      let verdict = walk.verdict(on: policy.claim)
      if isApart, verdict == .open { continue }
      #expect(broken.contains(index) == (verdict == .broken), "\(policy.claim)")
      if case .mustReach = policy.claim, !isApart || facts.coverage.isComplete {
        #expect(kept.contains(index) == (verdict == .holds), "\(policy.claim)")
      }
    }
    return facts
  }

  /// Two tabs with stacks that know nothing of one another.
  private static func tabs(_ random: inout SplitMix64) -> GraphDefinition {
    let names: [RouteName] = ["a", "b", "c"]
    func flow(_ name: String, _ random: inout SplitMix64) -> Coordinator<RouteName> {
      var actions: [[RouteOperation<RouteName>]] = []
      for _ in names {
        actions.append(
          (0..<random.number(in: 0...2)).map { _ in
            let route = random.pick(names)
            return random.pick([
              .push(route), .presentSheet(route), .presentCover(route), .goBack(), .dismiss(),
              .set([.root(route, embedsNavigation: true)]), .goBackToRoot, .push(route),
            ])
          })
      }
      return stack(name, dialect: .tcaCoordinators(.v0_14, .identified), root: "a") {
        for (index, route) in names.enumerated() {
          Screen(route) {
            for (number, operation) in actions[index].enumerated() { On("t\(number)", operation) }
          }
        }
      }
    }
    let (left, right) = (flow("X", &random), flow("Y", &random))
    let retap: RetapPolicy = random.chance(50) ? .nothing : .popsToRoot
    return Graph("Tabs") {
      Tabs<RouteName>("Main", initial: "x", retap: retap) {
        Tab("x", hosts: "X")
        Tab("y", hosts: "Y")
      }
      left
      right
    }.definition
  }

  private static func policies(
    of graph: GraphDefinition, _ random: inout SplitMix64
  ) -> [PolicyDefinition] {
    let screens = graph.coordinators.flatMap { coordinator in
      coordinator.routes.map {
        ScreenName(coordinator: coordinator.name, pattern: RoutePattern(route: $0.name))
      }
    }
    var claims: [PolicyDefinition.Claim] = []
    for _ in 0..<2 {
      let (one, other, third) = (random.pick(screens), random.pick(screens), random.pick(screens))
      claims += [
        .never(.all([.holds(one), .holds(other)])), .never(.all([.shows(one), .holds(other)])),
        .always(.any([.holds(one), .shows(other)])), .canAlwaysReach([one]),
        .canAlwaysReach([one, other]), .mustReach([one], within: random.number(in: 0...4)),
        .noWay(from: nil, to: one, unlessPassing: other),
        .noWay(from: one, to: other, unlessPassing: third),
      ]
    }
    // One or two at a time, since some of them keep tabs from being explored one by one.
    return claims.filter { _ in random.chance(20) }.enumerated().map { index, claim in
      PolicyDefinition(name: "policy \(index)", claim: claim, location: graph.location)
    }
  }
}

extension GraphDefinition {
  fileprivate func adding(policies: [PolicyDefinition]) -> GraphDefinition {
    GraphDefinition(
      name: name, coordinators: coordinators, features: features, variables: variables,
      inputs: inputs, entries: entries, homes: homes, policies: policies,
      suppressions: suppressions, location: location)
  }
}
