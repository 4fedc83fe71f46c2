import NavGraphFacts
import NavGraphModel

// What is lost by a replacement, and by which of several most.

extension Replacement {
  /// The screen that it replaces, in quotes; nil where that is not known.
  var oldName: String? {
    old.map { quoted(occurrence.facts.displayName(of: $0.screen)) }
  }

  /// Whether what is replaced has reported that it is finished, as the name of the action says: nothing is lost.
  var isHandedOver: Bool {
    guard isAskedForByOld, !(kind?.isAlert ?? false) else { return false }
    return !Self.endings.isDisjoint(with: occurrence.transition.action.actionWords)
  }

  private static let endings: Set = [
    "accepted", "added", "chosen", "completed", "confirmed", "continued", "created", "done",
    "ended", "finished",
    "picked", "saved", "selected", "sent", "submitted", "succeeded", "success", "updated",
    "verified",
  ]

  /// Lower for what loses more: where nothing is wrong besides, no screen asks for it itself and nothing is assumed of it;
  /// another screen before the same one, and that before an alert; what the user cannot leave first; the nearest.
  var rank: [Int] {
    [
      old?.hasRival ?? false ? 1 : 0, isAskedForByOld ? 1 : 0, isDoubtful ? 1 : 0, loss,
      hasExit ? 1 : 0,
      occurrence.facts.path(to: occurrence.observation.witness).count,
    ]
  }

  private var loss: Int { losesAlert ? 2 : isSameRoute ? 1 : 0 }

  /// Whether it is an alert that goes.
  var losesAlert: Bool { old?.kind?.isAlert ?? false }

  /// Whether what is assumed names the screen that is replaced: perhaps that it is not open.
  var isDoubtful: Bool {
    guard let old, let assumption = occurrence.transition.assumption else { return false }
    let name = occurrence.facts.definition(of: old.screen).name
    return assumption.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }

  /// Whether the user can leave the screen that is replaced: by a swipe, by an action or in the flow that it hosts.
  private var hasExit: Bool {
    guard let old, old.kind == .cover || old.kind == .blockingOverlay else { return true }
    let facts = occurrence.facts
    let (screen, route) = (old.screen, facts.route(of: old.screen))
    let definition = facts.definition(of: screen)
    let coordinator = facts.graph.coordinators[route.coordinator]
    return definition.hosts != nil || !definition.transitions.isEmpty
      || coordinator.handlers.contains { handler in
        if case .descendant([], route: definition.name) = handler.source { true } else { false }
      }
  }
}

extension OutcomeOccurrence {
  /// The operations that replaced what a slot held, or what was presented on a stack: each with the nearest path, and each
  /// with the nearest path to each old and new screen.
  static func replacements(in facts: Facts) -> [OutcomeOccurrence] {
    let reasons: [Outcome.Reason] = [.slotTaken, .slotTakenByAlert, .slotTakenBySame]
    return reasons.flatMap { all(of: [$0], in: facts) }
      + facts.observations.compactMap { observation in
        let key = observation.key
        guard key.kind == .replacedContent, let reference = key.cause?.transition,
          let operation = key.operation, let transition = facts.graph.transition(reference)
        else { return nil }
        let operations = transition.operations.flattened
        guard operations.indices.contains(operation) else { return nil }
        let reason = key.route == key.other ? Outcome.Reason.slotTakenBySame : .slotTaken
        return OutcomeOccurrence(
          observation: OutcomeObservation(
            transition: reference, operation: operation, outcome: .appliedDespite(reason),
            witness: observation.witness),
          transition: transition, operation: operations[operation], reason: reason, facts: facts)
      }
  }
}
