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
    var total = 0, none = 0, steps = 0
    var histogram: [Int: Int] = [:]
    for seed in 0..<200 {
      let app = RandomApp(seed: UInt64(seed))
      if let seen = NaiveApp(graph: app.graph, limits: app.limits).explore(atMost: 500) {
        total += seen.states.count; steps += seen.stepCount
        var b = 1; while b < seen.states.count { b *= 4 }
        histogram[b, default: 0] += 1
      } else { none += 1 }
    }
    print("total", total, steps, "none", none, histogram.sorted { $0.key < $1.key })
  }
}
