package import NavGraphExploration
import NavGraphModel

/// Finds ways round in a circle on which the stack grows each time.
package enum UnboundedGrowthRule: Rule {
  package static let info = RuleInfo(
    id: "unbounded-growth", severity: .warning, category: .recursion, needs: [.states],
    summary: "A stack grows each time that the person goes round in a circle",
    rationale: """
      From a product to a similar one, from there to the next: each is pushed onto the last, and \
      nothing ever goes. Memory and the way back grow with every step; dozens of taps on “back” lead \
      home. Where the app goes round by itself, it does not stop before the memory is used up.
      """,
    fix: """
      Go back to the screen that is there (`goBackTo`) instead of pushing it again, replace the top, or \
      give the screen an identity that a second push collides with. Where a chain is meant, suppress \
      the finding at the push.
      """,
    flagged: [
      RuleExample("home -> item; ↓item -> item!"),
      RuleExample("home -> a; ↓a -> b!; b -> a!"),
    ],
    clean: [
      RuleExample("home -> item; item -> item"),
      RuleExample("home -> a; a -> b; b goBackTo a"),
      RuleExample("home -> item; item replace item!"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    var known: Set<Set<SourceLocation>> = []
    var explained: Set<Int> = []
    var circles: [Circle] = []
    for observation in facts.signs(.cutByHeight) {
      guard let circle = Circle(observation, facts) else { continue }
      explained.formUnion([observation.key.coordinator].compactMap(\.self))
      explained.insert(circle.place.coordinator)
      circles.append(circle)
    }
    // Of circles through the same lines, the one with the shortest way there.
    for circle in circles.sorted(by: { $0.stem < $1.stem })
    where known.insert(circle.locations).inserted {
      report.findings.append(circle.finding(info, .grows(circle)))
    }
    let names = Set(explained.map { facts.graph.coordinators[$0].name })
    report.notChecked = facts.openQuestions(info, reading: [.cutByHeight])
      .filter { !names.contains($0.coordinator) }
    return report
  }
}

/// The last part of a witness, which leads from a screen to the same screen on a higher stack.
private struct Circle {
  let facts: Facts
  /// The steps, by the nodes that they lead to.
  let nodes: [Int]
  /// How many steps lead there.
  let stem: Int
  /// The transitions of the steps.
  let transitions: [TransitionReference]
  /// The first of the transitions in the source.
  let place: TransitionReference

  /// Nil where the stack grew without coming round.
  init?(_ observation: SignObservation, _ facts: Facts) {
    let path = facts.path(to: observation.witness)
    let stacks = path.map { facts.standing(facts.trace[$0].state.flow) }
    guard let last = Self.ends(stacks) else { return nil }
    // The same steps may have gone round before: the first time is the shortest to replay.
    let (start, end) = Self.firstLap(like: last, path.map { facts.trace[$0].step?.cause }, stacks)
    nodes = Array(path[(start + 1)...end])
    stem = start
    // Who opens one link again and again does not go round in the app.
    guard nodes.contains(where: { facts.trace[$0].step?.trigger != .link }) else { return nil }
    transitions = nodes.compactMap { facts.trace[$0].step?.cause.transition }
    func location(_ reference: TransitionReference) -> SourceLocation {
      facts.graph.transition(reference)?.location ?? facts.graph.location
    }
    guard let first = transitions.min(by: { location($0) < location($1) }) else { return nil }
    place = first
    self.facts = facts
  }

  /// The latest and shortest part that begins and ends on one screen, higher at its end.
  private static func ends(_ stacks: [[RouteReference]]) -> (Int, Int)? {
    for end in stacks.indices.reversed() {
      for start in stacks[..<end].indices.reversed()
      where stacks[start].last == stacks[end].last && stacks[start].count < stacks[end].count {
        return (start, end)
      }
    }
    return nil
  }

  /// The first part of a way with the same steps as a given one, if that comes round, too.
  private static func firstLap(
    like last: (start: Int, end: Int), _ causes: [Cause?], _ stacks: [[RouteReference]]
  ) -> (Int, Int) {
    let length = last.end - last.start
    let steps = causes[(last.start + 1)...last.end]
    for start in 0..<last.start
    where causes[(start + 1)...(start + length)].elementsEqual(steps)
      && stacks[start].last == stacks[start + length].last
      && stacks[start].count < stacks[start + length].count
    {
      return (start, start + length)
    }
    return last
  }

  /// Where its transitions stand in the source; several can stand in one line.
  var locations: Set<SourceLocation> {
    Set(transitions.compactMap { facts.graph.transition($0)?.location })
  }

  /// Whether the app goes round by itself.
  var isAutomatic: Bool {
    nodes.allSatisfy { node in
      facts.trace[node].step.map { $0.trigger == .automatic || $0.trigger == .sent } ?? false
    }
  }

  func finding(_ rule: RuleInfo, _ message: Finding.Message) -> Finding {
    let end = nodes.last ?? 0
    var finding = Finding(
      rule: rule, message: message, claim: .under, assumptions: facts.assumptions(of: end),
      transition: place, in: facts, witness: end)
    if isAutomatic { finding.severity = .error }
    return finding
  }
}

extension Finding.Message {
  fileprivate static func grows(_ circle: Circle) -> Self {
    let actions = circle.nodes.compactMap { circle.facts.trace[$0].step.map { quoted($0.action) } }
    let round = actions.joined(separator: ", then ")
    let beginning =
      circle.stem > 0 ? "after \(circle.stem) step\(circle.stem == 1 ? "" : "s"), " : ""
    return circle.isAutomatic
      ? "\(beginning)the app repeats \(round) by itself, and the stack grows until the memory is used up"
      : """
      \(beginning)the stack grows each time that the person repeats \(round): there is no end to the \
      screens that “back” leads through
      """
  }
}
