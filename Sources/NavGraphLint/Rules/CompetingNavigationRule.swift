package import NavGraphExploration
import NavGraphModel

/// Finds actions on which two coordinators navigate, each on its own.
package enum CompetingNavigationRule: Rule {
  package static let info = RuleInfo(
    id: "competing-navigation", severity: .error, category: .stack, needs: [.states],
    summary: "Two coordinators navigate on one action",
    rationale: """
      An action of a screen passes through the coordinators around it, and each may act. Where two \
      of them move screens, neither knows of the other: the child pushes while the parent closes the \
      child, and the person sees one of both, or an animation that breaks off.
      """,
    fix: """
      Let one coordinator decide. The child reports what happened, and the parent navigates; or the \
      parent leaves the action alone.
      """,
    flagged: [
      RuleExample(
        "home -> login@Login; login/form:done <-; Login: form; ↓Login: form:done -> help"),
      RuleExample("home => login@Login; login/form:done dismiss; ↓Login: form:done -> help"),
    ],
    clean: [
      RuleExample("home => login@Login; login/form:done dismiss; Login: form:done nothing"),
      RuleExample("home => login@Login; login/form:done dismiss; Login: form -> help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let sightings = SignSighting.all([.movedTogether], in: facts) { key in
      key.cause?.transition.map { Pair(first: $0, second: key.counterpart) }
    }
    return RuleReport(
      findings: sightings.map { $0.finding(info, .compete($0), notes: notes($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.movedTogether], if: facts.graph.hasHosts))
  }

  private struct Pair: Hashable {
    let first: TransitionReference
    let second: TransitionReference?
  }

  private static func notes(_ sighting: SignSighting) -> [Finding.Note] {
    guard let other = sighting.key.counterpart,
      let transition = sighting.facts.graph.transition(other)
    else { return [] }
    let name = sighting.facts.graph.coordinators[other.coordinator].name
    return [.init(.theOther(name), at: transition.location)]
  }
}

extension Finding.Message {
  fileprivate static func compete(_ sighting: SignSighting) -> Self {
    let names = [sighting.transition, sighting.key.counterpart].compactMap { reference in
      reference.map { quoted(sighting.facts.graph.coordinators[$0.coordinator].name) }
    }
    return """
      on \(sighting.deed), \(names.joined(separator: " and ")) navigate at once, each without the other
      """
  }

  fileprivate static func theOther(_ coordinator: String) -> Self {
    "what \(quoted(coordinator)) does on the same action"
  }
}
