import Foundation
import Testing
import NavGraphModel
import NavGraphExploration
@testable import NavGraphRender
struct ScratchTests {
  @Test func picture() throws {
    let start = ContinuousClock.now
    let svg = try TestGraphs.svg(TabsSample.facts(), title: "TCACoordinators example")
    print("time", ContinuousClock.now - start)
    try svg.write(toFile: "/tmp/render-work/sample1.svg", atomically: true, encoding: .utf8)
    try TestGraphs.svg(TestGraphs.shop(), title: "Shop").write(toFile: "/tmp/render-work/sample3.svg", atomically: true, encoding: .utf8)
    let explored = try Exploration.explore(TabsSample.graph)
    try TestGraphs.svg(explored, title: "TCACoordinators example").write(toFile: "/tmp/render-work/sample4.svg", atomically: true, encoding: .utf8)
    let explored2 = try Exploration.explore(EveryKindSample.graph)
    try TestGraphs.svg(explored2, drawsGestures: true, title: "Everything").write(toFile: "/tmp/render-work/sample5.svg", atomically: true, encoding: .utf8)
    let mark = RouteMark(coordinator: "Shop", route: "home", transition: 0, severity: .warning, rule: "some-rule", message: "because")
    try TestGraphs.svg(EveryKindSample.facts(), marks: [mark], title: "Everything").write(toFile: "/tmp/render-work/sample2.svg", atomically: true, encoding: .utf8)
  }
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PERF"] != nil)) func perf() throws {
    let env = ProcessInfo.processInfo.environment
    let n = Int(env["N"] ?? "10")!, r = Int(env["R"] ?? "10")!, e = Int(env["E"] ?? "15")!
    let part = RandomMap.part(seed: 1, clusters: n, screens: r, edges: e)
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
      let part = RandomMap.part(seed: seed, clusters: Int(seed % 9) + 1, screens: Int(seed % 7) + 1, edges: Int(seed % 11) + 2)
      for p in part.components {
          for d in [BoxGraph.Direction.rightwards, .downwards] {
        total += 1
            let placed = try PlacedPart(p, direction: d, layout: layout)
            for edge in placed.edges where edge.line[1].tip == nil { _ = edge; lost += 1 }
            let boxes = placed.nodes.map(\.box) + placed.edges.map(\.label)
            var bad: Set<String> = []
            for (i, b) in boxes.enumerated() { for o in boxes[(i+1)...] where !b.isApart(from: o) { bad.insert("overlap") } }
            for (i, c) in placed.clusters.enumerated() {
              for o in placed.clusters[(i+1)...] where !c.frame.isApart(from: o.frame) { bad.insert("frames") }
              let h = Rect(origin: PlacedPart.headingOrigin.moved(by: c.frame.origin), size: c.heading.size)
              if !h.isInside(c.frame) { bad.insert("heading") }
              for (n, dn) in zip(p.nodes, placed.nodes) {
                if n.cluster == i { if !dn.box.isInside(c.frame) { bad.insert("outside") }; if !dn.box.isApart(from: h) { bad.insert("onheading") } }
                else if !dn.box.isApart(from: c.frame) { bad.insert("foreign node") }
              }
              for (e, de) in zip(p.edges, placed.edges) {
                let own = !p.isCrossing(e) && p.nodes[e.source].cluster == i
                if own ? !de.label.isInside(c.frame) : !de.label.isApart(from: c.frame) { bad.insert("label") }
              }
            }
            for (e, de) in zip(p.edges, placed.edges) {
              if !placed.nodes[e.source].box.hasNear(de.line[0].points[0]) { bad.insert("start") }
              if let tip = de.line[1].tip, !placed.nodes[e.target].box.hasNear(tip) { bad.insert("tip") }
            }
            for h in placed.hostings where !placed.clusters[p.hostings[h.index].cluster].frame.hasNear(h.line.points.last!) { bad.insert("hosting") }
            if !bad.isEmpty { failures += 1; print("BAD", seed, d, bad.sorted()) }
          }
      }
    }
    print("fuzz total", total, "failures", failures, "lost", lost, "slow", slow)
  }
}
