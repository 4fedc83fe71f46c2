package import NavGraphFacts
import NavGraphModel

/// Finds actions that a second tap carries out again, before the first has shown.
package enum DoubleTriggerRule: Rule {
  package static let info = RuleInfo(
    id: "double-trigger", severity: .warning, category: .stack, needs: [.states],
    isOnByDefault: false,
    summary: "A second tap repeats the action before the screen changes",
    rationale: """
      Users tap twice, and a slow device delivers the second tap to the old screen. The same \
      screen is pushed twice, or a second order is placed.
      """,
    fix: """
      Accept the action only while its screen is on top, or disable the button with the first tap. \
      In a registration: `when: .top(…)`, or an identity that rejects a second push.
      """,
    flagged: [
      RuleExample("[indexed]; ↓home -> cart"),
      RuleExample("[indexed]; ↓home -> cart; cart -> pay"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> pay"),
      RuleExample("[indexed]; home -> cart ? top home"),
      RuleExample("home -> item; argument item.id 1 2; byid item.id"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.repeated], in: facts) { key in
      key.cause?.isLink == true ? nil : key.cause?.transition
    }
    let groups = Dictionary(grouping: occurrences, by: \.coordinator)
    return RuleReport(
      findings: groups.keys.sorted().map { finding($0, groups[$0] ?? [], facts) },
      notChecked: facts.openQuestions(info, reading: [.repeated]))
  }

  /// Returns the locations of the actions, each once: several transitions can be in one line.
  private static func notes(_ transitions: [Transition]) -> [Finding.Note] {
    var known: Set<SourceLocation> = []
    return transitions.filter { known.insert($0.location).inserted }.map {
      .init(.action($0), at: $0.location)
    }
  }

  private static func finding(
    _ coordinator: Int, _ occurrences: [Occurrence], _ facts: Facts
  ) -> Finding {
    // The nearest is reported with its steps.
    let nearest = occurrences.map(\.observation.witness).min {
      facts.path(to: $0).count < facts.path(to: $1).count
    }
    let transitions = occurrences.compactMap { occurrence in
      occurrence.transition.flatMap(facts.graph.transition)
    }
    return Finding(
      rule: info,
      message: .repeated(transitions.map(\.action), facts.graph.coordinators[coordinator].name),
      claim: facts.claim(about: coordinator, by: info),
      assumptions: nearest.map(facts.assumptions) ?? [], coordinator: coordinator, in: facts,
      notes: notes(transitions), witness: nearest)
  }
}

extension Finding.Message {
  fileprivate static func repeated(_ actions: [String], _ coordinator: String) -> Self {
    var names: [String] = []
    for action in actions where !names.contains(quoted(action)) { names.append(quoted(action)) }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return """
      a second tap before the screen changes repeats the action in \(quoted(coordinator)): \
      \(names.prefix(3).joined(separator: ", "))\(more)
      """
  }

  fileprivate static func action(_ transition: Transition) -> Self {
    "\(quoted(transition.action)): \(transition.operations.phrase)"
  }
}
