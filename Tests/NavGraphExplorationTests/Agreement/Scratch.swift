import Foundation
@testable import NavGraphExploration
import NavGraphModel
import Testing

struct Traced: PushdownSource {
  var model: StackModel
  var initial: [PushdownConfiguration] { model.initial }
  func isAuxiliary(_ control: Int32) -> Bool { model.isAuxiliary(control) }
  var symbolCount: Int { model.symbolCount }
  var labelCount: Int { model.labelCount }
  mutating func rules(
    from head: PushdownHead, on stack: () -> [Int32]
  ) throws(PushdownObstacle) -> [PushdownRule] {
    let s = stack()
    print("HEAD", head.control, model.isAuxiliary(head.control) ? "aux" : "", s.map { "\($0):" + model.symbolName($0) })
    let rules = try model.rules(from: head, on: { s })
    for rule in rules {
      print("   ", rule.label < 0 ? "-" : model.labelName(rule.label), "->", rule.target, model.isAuxiliary(rule.target) ? "aux" : "", rule.top, rule.below)
    }
    return rules
  }
}

@Suite struct Scratch {
  @Test func one() throws {
    guard let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) else { return }
    let app = StackApp(seed: seed)
    for c in app.graph.coordinators {
      print(c.name, c.container)
      for r in c.routes {
        print("  ", r.name, "hosts", r.hosts ?? "-", r.identity, r.arguments.map(\.name), r.disabledGestures, r.variables.map(\.name))
        for t in r.transitions { print("      ", t.action, t.trigger, t.condition.map { "\($0)" } ?? "", t.operations) }
      }
      for h in c.handlers { print("   handler", h.source, h.transition.action, h.transition.trigger, h.transition.condition.map { "\($0)" } ?? "", h.transition.operations) }
      for l in c.links { print("   link", l.condition.map { "\($0)" } ?? "", l.operations) }
    }
    let part = try StackModel.parts(of: app.graph)[0]
    if let obstacle = part.obstacle { print(obstacle) }
    guard let model = part.model else { return }
    _ = try PostStar(Traced(model: model))
    let agreement = try StackAgreement(app)
    print(agreement.differences())
    var m = agreement.post.source
    for (i, level) in agreement.naive.shapes.enumerated() {
      print("LEVEL", i)
      let seen = agreement.walk.levels.indices.contains(i) ? agreement.walk.levels[i].compactMap { m.shape(of: $0) } : []
      for s in level.subtracting(seen) { print("  MISSING", s.flow.short(app.graph), s.values) }
      for s in Set(seen).subtracting(level) { print("  TOO MANY", s.flow.short(app.graph), s.values) }
      for s in Set(seen).intersection(level) { print("  both", s.flow.short(app.graph), s.values) }
    }
  }
}

extension NaiveShape.Flow {
  func short(_ g: GraphDefinition) -> String {
    let c = g.coordinators[coordinator]
    return c.name + "\(values)[" + entries.map { e in
      var p = c.routes[e.route].name
      if !e.arguments.isEmpty { p += "(\(e.arguments.map { $0 ?? "_" }))" }
      if let s = e.standing { p += s.presentation == .push ? "" : "~\(s.presentation)" ; if s.forbidsSwipe { p += "!" } }
      if e.isActive { p += "*" }
      if !e.values.isEmpty { p += "\(e.values)" }
      return p + e.hosted.map { $0.short(g) }.joined()
    }.joined(separator: " ") + "]"
  }
}
