import NavGraphExploration
import NavGraphModel
import Testing
import Foundation

@Suite("Random apps")
struct RandomAppTests {
  @Test("compare")
  func compare() throws {
    let environment = ProcessInfo.processInfo.environment
    let from = Int(environment["FROM"] ?? "0") ?? 0
    let to = Int(environment["TO"] ?? "100") ?? 100
    let cap = Int(environment["CAP"] ?? "300") ?? 300
    let detail = environment["DETAIL"] != nil
    var total = 0, none = 0, bad = 0, separated = 0, traces = 0
    for seed in from..<to {
      let clock = ContinuousClock()
      let start = clock.now
      let app = RandomApp(seed: UInt64(seed))
      var limits = app.limits
      limits.states = cap * 5
      let facts: Facts
      do { facts = try Exploration.explore(app.graph, limits: limits) } catch {
        print("seed", seed, "PROBLEMS"); continue
      }
      let seen = NaiveComparison(facts: facts)
      let middle = clock.now
      if seen.stateCount > cap { none += 1; continue }
      guard let expected = NaiveApp(graph: app.graph, limits: limits).explore(atMost: cap * 10) else {
        print("seed", seed, "TOO MANY naive; engine", seen.stateCount); bad += 1
        continue
      }
      var words: [String] = []
      if !seen.isSeparated {
        if seen.stateCount != expected.states.count { words.append("states \(seen.stateCount) naive \(expected.states.count)") }
        if seen.stepCount != expected.stepCount { words.append("steps \(seen.stepCount) naive \(expected.stepCount)") }
      } else { separated += 1 }
      if !seen.cuts.isSubset(of: expected.cuts) || seen.cuts.isEmpty != expected.cuts.isEmpty { words.append("cuts \(seen.cuts.map(\.rawValue).sorted()) naive \(expected.cuts.map(\.rawValue).sorted())") }
      if seen.shownDistance != expected.shownDistance { words.append("shown") }
      if seen.heldDistance != expected.heldDistance { words.append("held") }
      if seen.outcomes != expected.outcomes { words.append("outcomes") }
      if let wrong = TraceReplay(facts).firstWrongNode() { words.append("trace \(wrong) of \(facts.trace.count)") }
      traces += facts.trace.count
      total += expected.states.count
      if !words.isEmpty {
        bad += 1
        print("seed", seed, seen.isSeparated ? "separated" : "", app.graph.coordinators.map(\.containerName), words.joined(separator: "; "), clock.now - middle)
        if detail { Self.detail(facts, seen, expected, app) }
      } else if environment["VERBOSE"] != nil { print("seed", seed, "ok", expected.states.count, clock.now - start) }
    }
    print("total", total, "none", none, "bad", bad, "separated", separated, "of", to - from, "trace nodes", traces)
  }

  static func detail(_ facts: Facts, _ seen: NaiveComparison, _ expected: NaiveSightings, _ app: RandomApp) {
    for (key, value) in expected.outcomes where seen.outcomes[key] != value {
      print("  outcome naive \(value) engine \(seen.outcomes[key] ?? -1):", key, app.graph.transition(key.transition)!.operations.flattened[key.operation].displayName)
    }
    for (key, value) in seen.outcomes where expected.outcomes[key] == nil {
      print("  outcome naive - engine \(value):", key, app.graph.transition(key.transition)!.operations.flattened[key.operation].displayName)
    }
    print("  shown", seen.shownDistance, "naive", expected.shownDistance)
    print("  held", seen.heldDistance, "naive", expected.heldDistance)
    dump(app.graph)
    for (i, n) in facts.trace.enumerated() {
      print("  #\(i) from \(n.parent ?? -1) \(n.step?.action ?? "") \(n.step?.trigger.rawValue ?? "") moves \(n.step?.moves.map { m in "\(app.graph.transition(m.transition)!.operations.flattened[m.operation].displayName)=\(m.outcome.release)" } ?? []) -> \(brief(n.state.flow, facts)) \(n.state.values)")
    }
    let registration = NaiveRegistration(graph: app.graph)
    if let wrong = TraceReplay(facts).firstWrongNode() {
      let node = facts.trace[wrong]
      print("WRONG #\(wrong)")
      if let parent = node.parent {
        for state in NaiveApp(graph: app.graph, limits: facts.limits).explore()!.states where NaiveShape(state, registration) == NaiveShape(facts.trace[parent].state, of: facts) {
          print("naive steps from a parent:")
          for s in NaiveApp(graph: app.graph, limits: facts.limits).steps(from: state).steps { print("    ", s.event!, s.outcomes.map { o in "\(app.graph.transition(o.transition)!.operations.flattened[o.operation].displayName)=\(o.outcome.release)" }, s.state == nil ? "CRASH" : brief(s.state!.root)) }
          break
        }
      }
    }
    _ = registration
  }

  static func brief(_ f: FlowSnapshot, _ facts: Facts) -> String {
    "\(facts.graph.coordinators[f.coordinator].name)[" + f.entries.map { brief($0, f, facts) }.joined(separator: " ") + "]"
      + (f.selected.map { "@\($0)" } ?? "") + f.slots.map { s in "{\(s.slot): \(s.content.map { brief($0, f, facts) })}" }.joined() + (f.values.isEmpty ? "" : "\(f.values)") + (f.pending.isEmpty ? "" : "~\(f.pending)")
  }
  static func brief(_ e: EntrySnapshot, _ f: FlowSnapshot, _ facts: Facts) -> String {
    let i = facts.flows[f.coordinator].instances[e.entry.instance]
    return "\(["push": ">", "sheet": "^", "cover": "#"][e.entry.presentation!.displayName]!)\(facts.graph.coordinators[f.coordinator].routes[i.route].name)\(i.arguments.isEmpty ? "" : "\(i.arguments.map { $0 ?? "?" })")\(e.entry.embedsNavigation ? "*" : "")\(e.isActive ? "!" : "")"
      + e.hosted.map { "(" + brief($0, facts) + ")" }.joined() + e.slots.map { s in "{\(s.slot): \(s.content.map { brief($0, f, facts) })}" }.joined() + (e.values.isEmpty ? "" : "\(e.values)") + (e.pending.isEmpty ? "" : "~\(e.pending)")
  }

  static func brief(_ f: NaiveFlow) -> String {
    "\(f.coordinator)[" + f.entries.map(brief).joined(separator: " ") + "]" + (f.selected.map { "@\($0)" } ?? "") + f.slots.map { "{\($0.key): \(brief($0.value))}" }.joined() + (f.variables.isEmpty ? "" : "\(f.variables.values)") + (f.pending.isEmpty ? "" : "~\(f.pending.count)")
  }
  static func brief(_ e: NaiveEntry) -> String {
    "\(e.kind) \(e.route)\(e.arguments.isEmpty ? "" : "\(e.arguments)")\(e.hasNavigation ? "*" : "")" + e.hosted.map { "(" + brief($0) + ")" }.joined() + e.slots.map { "{\($0.key): \(brief($0.value))}" }.joined() + (e.variables.isEmpty ? "" : "\(e.variables.values)") + (e.pending.isEmpty ? "" : "~\(e.pending.count)")
  }

  static func dump(_ graph: GraphDefinition) {
    for c in graph.coordinators {
      print("== \(c.name) \(c.containerName) vars \(c.variables.map(\.name)) slots \(c.slots.map { "\($0.name):\($0.kind)\($0.derived == nil ? "" : " derived \($0.derived!.condition.displayName) \($0.derived!.target.displayName)")" }) effects \(c.effects.map { "\($0.name)>\($0.action) \($0.emission) \($0.startsOnAppearance) \($0.id ?? "")" })")
      switch c.container {
      case .stack(let s): print("   initial", s.initial.map { $0.map { "\($0.presentation) \($0.target.displayName)" } }, "wrapped", s.isWrapped)
      case .tabs(let t): print("   tabs", t.items, t.initial, t.retap, t.options, t.hidesBar?.displayName ?? "", "bar", t.hasBar, t.library)
      case .switch(let s): print("   switch", s.initial, "kept", s.kept, s.derived.map { "\($0.route) if \($0.condition.displayName)" })
      case .joined(let j): print("   joined", j)
      }
      for r in c.routes {
        print("  - \(r.name)\(r.arguments.map { "\($0.name)=\($0.values ?? ["?"])" }) \(r.identity.displayName) hosts \(r.hosts ?? "-") off \(r.disabledGestures) vars \(r.variables.map(\.name)) slots \(r.slots.map { "\($0.name):\($0.kind)\($0.derived == nil ? "" : " derived \($0.derived!.condition.displayName) \($0.derived!.target.displayName)")" }) effects \(r.effects.map { "\($0.name)>\($0.action) \($0.emission) \($0.startsOnAppearance) \($0.cancellation) \($0.id ?? "")" })")
        for t in r.transitions { print("      \(t.action) \(t.trigger) if \(t.condition?.displayName ?? "") : \(t.operations.phrase)") }
      }
      for h in c.handlers { print("    on \(h.source) \(h.transition.action) \(h.transition.trigger) if \(h.transition.condition?.displayName ?? "") : \(h.transition.operations.phrase)") }
      for l in c.links { print("    link \(l.pattern) if \(l.condition?.displayName ?? "") : \(l.operations.phrase)") }
    }
  }
}
