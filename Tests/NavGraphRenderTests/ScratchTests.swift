import Foundation
import Testing
import NavGraphModel
import NavGraphExploration
@testable import NavGraphRender
struct Rng: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return (s >> 16) ^ (s << 20) } }
func randomPart(seed: UInt64, clusters: Int, routes: Int, edges: Int, cross: Double, hosts: Bool = true) -> RouteMap.Part {
  var r = Rng(s: seed &* 7919 &+ 13)
  for _ in 0..<10 { _ = r.next() }
  var part = RouteMap.Part()
  var members: [[Int]] = []
  for c in 0..<clusters {
    let choice = c == 0 || Int.random(in: 0..<6, using: &r) == 0
    part.clusters.append(.init(name: "C\(c)", subtitle: "dialect", marks: [], details: [], isChoice: choice))
    var ids: [Int] = []
    for i in 0..<routes {
      ids.append(part.nodes.count)
      part.nodes.append(.init(cluster: c, name: "route\(c)x\(i)", role: i == 0 ? .root : .route, details: []))
    }
    if Int.random(in: 0..<3, using: &r) == 0 { part.nodes.append(.init(cluster: c, name: "link\(c)", role: .link, details: [])); ids.append(part.nodes.count - 1) }
    members.append(ids)
  }
  var set = Set<RouteMap.Edge>()
  let kinds = EdgeKind.allCases
  for c in 0..<clusters {
    for _ in 0..<edges {
      let crossing = Double.random(in: 0..<1, using: &r) < cross
      let t = crossing ? Int.random(in: 0..<clusters, using: &r) : c
      let a = members[c].randomElement(using: &r)!, b = members[t].randomElement(using: &r)!
      if part.nodes[b].role == .link { continue }
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &r)]
      set.insert(.init(source: a, target: b, kind: kind, isSpontaneous: false, occurrence: .seen, actions: [.init(name: "action\(a)", details: [])]))
    }
    if hosts, c > 0 {
      let parent = Int.random(in: 0..<c, using: &r)
      part.hostings.append(.init(node: members[parent].randomElement(using: &r)!, cluster: c))
      if part.nodes[part.hostings.last!.node].role == .link { part.hostings.removeLast() }
    }
  }
  part.edges = set.sorted { ($0.source, $0.target, $0.kind) < ($1.source, $1.target, $1.kind) }
  part.hostings.sort { ($0.node, $0.cluster) < ($1.node, $1.cluster) }
  return part
}
struct ScratchTests {
  @Test func picture() throws {
    let start = ContinuousClock.now
    let svg = try TestGraphs.svg(TabsSample.facts, title: "TCACoordinators example")
    print("time", ContinuousClock.now - start)
    try svg.write(toFile: "/tmp/render-work/sample1.svg", atomically: true, encoding: .utf8)
    try TestGraphs.svg(TestGraphs.shop(), title: "Shop").write(toFile: "/tmp/render-work/sample3.svg", atomically: true, encoding: .utf8)
    let explored = try Exploration.explore(TabsSample.graph)
    try TestGraphs.svg(explored, title: "TCACoordinators example").write(toFile: "/tmp/render-work/sample4.svg", atomically: true, encoding: .utf8)
    let explored2 = try Exploration.explore(EveryKindSample.graph)
    try TestGraphs.svg(explored2, drawsGestures: true, title: "Everything").write(toFile: "/tmp/render-work/sample5.svg", atomically: true, encoding: .utf8)
    let mark = RouteMark(coordinator: "Shop", route: "home", transition: 0, severity: .warning, rule: "some-rule", message: "because")
    try TestGraphs.svg(EveryKindSample.facts, marks: [mark], title: "Everything").write(toFile: "/tmp/render-work/sample2.svg", atomically: true, encoding: .utf8)
  }
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PERF"] != nil)) func perf() throws {
    let env = ProcessInfo.processInfo.environment
    let n = Int(env["N"] ?? "10")!, r = Int(env["R"] ?? "10")!, e = Int(env["E"] ?? "15")!, x = Double(env["X"] ?? "0.05")!
    let part = randomPart(seed: UInt64(env["SEED"] ?? "1")!, clusters: n, routes: r, edges: e, cross: x)
    let layout = GraphLayout(try GraphvizContext())
    for p in part.components {
      let start = ContinuousClock.now
      let placed = try PlacedPart(p, direction: .rightwards, layout: layout)
      print("perf clusters", p.clusters.count, "boxes", p.boxCount, "crossing", p.edges.filter { p.isCrossing($0) }.count, "time", ContinuousClock.now - start, placed.size)
    }
  }
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FUZZ"] != nil)) func fuzz() throws {
    let layout = GraphLayout(try GraphvizContext())
    var failures = 0, total = 0, lost = 0, slow = 0
    for seed in 0..<UInt64(ProcessInfo.processInfo.environment["FUZZ"]!)! {
      let part = randomPart(seed: seed, clusters: Int(seed % 9) + 1, routes: Int(seed % 7) + 1, edges: Int(seed % 11) + 2, cross: Double(seed % 5) / 6)
      for p in part.components {
        total += 1
        let start = ContinuousClock.now
        do {
          for d in [BoxGraph.Direction.rightwards, .downwards] {
            let placed = try PlacedPart(p, direction: d, layout: layout)
            for edge in placed.edges where edge.line[1].tip == nil { _ = edge; lost += 1 }
          }
        } catch { failures += 1; print("FAIL", seed, error) }
        if ContinuousClock.now - start > .seconds(2) { slow += 1 }
      }
    }
    print("fuzz total", total, "failures", failures, "lost", lost, "slow", slow)
  }
}
