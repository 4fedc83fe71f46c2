import NavGraphFacts
import NavGraphModel

// Responses that replace what the user has opened by then.

extension ModalOverwrittenRule {
  static func lateFindings(in facts: Facts) -> [Finding] {
    facts.replacingResponses.compactMap { all in
      guard let late = all.first else { return nil }
      let notes = all.openings.compactMap { screen, reference in
        facts.graph.transition(reference).map {
          Finding.Note("\(facts.name(of: screen)) is opened here", at: $0.location)
        }
      }
      var finding = Finding(
        rule: info, message: .replacesLate(late, in: facts),
        claim: facts.claim(about: late.reference.coordinator, by: info),
        assumptions: late.assumptions(in: facts), transition: late.reference,
        operation: late.transition.operations.firstIndex {
          if case .fill = $0 { true } else { false }
        },
        in: facts, notes: notes)
      finding.witness = late.path(in: facts)
      return finding.unitedByAction()
    }
  }
}

extension Finding.Message {
  fileprivate static func replacesLate(_ late: LateResponse, in facts: Facts) -> Self {
    """
    \(quoted(late.transition.action)) replaces \(facts.name(of: late.closed)) if the user opens that \
    before the response arrives: it is lost
    """
  }
}
