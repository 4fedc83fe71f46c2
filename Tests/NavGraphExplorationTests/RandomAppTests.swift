import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Random apps")
struct RandomAppTests {
  @Test("are valid registrations")
  func valid() {
    for seed in 0..<1_000 {
      let problems = RandomApp(seed: UInt64(seed)).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("sizes")
  func sizes() {
    var total = 0
    var none = 0
    for seed in 0..<60 {
      let clock = ContinuousClock()
      let start = clock.now
      let app = RandomApp(seed: UInt64(seed))
      let seen = NaiveApp(graph: app.graph, limits: app.limits).explore(atMost: 300)
      if seen == nil { none += 1 }
      total += seen?.states.count ?? 0
      print("seed", seed, seen?.states.count ?? -1, seen?.stepCount ?? -1, clock.now - start)
    }
    print("total", total, "none", none)
  }
}
