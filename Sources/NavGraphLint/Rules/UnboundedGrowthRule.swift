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
      RuleExample("home => item; ↓item => item!"),
      RuleExample("[routing]; home -> item!; ↓item -> item"),
    ],
    clean: [
      RuleExample("home -> item; item -> item"),
      RuleExample("home -> a; a -> b; b goBackTo a"),
      RuleExample("home -> item; item replace item!"),
      RuleExample("home -> a!; a -> b!; link a://a -> a"),
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
    let way = Way(path, facts)
    guard let last = way.lastLap else { return nil }
    // The same steps may have gone round before: the first time is the shortest to replay.
    let lap = way.firstLap(like: last)
    nodes = Array(path[lap].dropFirst())
    stem = lap.lowerBound
    transitions = nodes.compactMap { facts.trace[$0].step?.cause.transition }
    func location(_ reference: TransitionReference) -> SourceLocation {
      facts.graph.transition(reference)?.location ?? facts.graph.location
    }
    guard let first = transitions.min(by: { location($0) < location($1) }) else { return nil }
    place = first
    self.facts = facts
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

/// A witness, as far as it may go round in a circle.
private struct Way {
  let stacks: [[ScreenReference]]
  /// What caused each state, and whether that came from outside.
  let causes: [Cause?]
  let areLinks: [Bool]

  init(_ path: [Int], _ facts: Facts) {
    stacks = path.map { facts.standing(facts.trace[$0].state.flow) }
    causes = path.map { facts.trace[$0].step?.cause }
    areLinks = path.map { facts.trace[$0].step?.trigger == .link }
  }

  /// The latest and shortest part that goes round.
  var lastLap: ClosedRange<Int>? {
    for end in stacks.indices.reversed() {
      for start in stacks[..<end].indices.reversed() where isLap(start...end) {
        return start...end
      }
    }
    return nil
  }

  /// The first part with the same steps as a given one, if that goes round, too.
  func firstLap(like last: ClosedRange<Int>) -> ClosedRange<Int> {
    let steps = causes[last].dropFirst()
    let starts = 0..<last.lowerBound
    let laps = starts.lazy.map { $0...$0 + last.count - 1 }
    return laps.first { causes[$0].dropFirst().elementsEqual(steps) && isLap($0) } ?? last
  }

  /// Whether a part begins and ends on one screen, higher at its end, and can be taken again from there.
  private func isLap(_ part: ClosedRange<Int>) -> Bool {
    let (start, end) = (stacks[part.lowerBound], stacks[part.upperBound])
    guard start.last == end.last, start.count < end.count,
      // What goes back beneath the first screen uses up what the next lap would need.
      stacks[part].allSatisfy({ $0.count >= start.count })
    else { return false }
    let steps = causes[part].dropFirst()
    return part.dropFirst().allSatisfy { position in
      // Who opens links again and again does not go round in the app.
      guard !areLinks[position] else { return false }
      // What comes later comes again only if it is asked for again.
      guard case .later(let reference)? = causes[position] else { return true }
      return steps.contains(.transition(reference))
    }
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
      screens to go back through
      """
  }
}
