import NavGraphFacts
import NavGraphModel

/// An operation that did something else than it says, the first time that a search saw it.
struct OutcomeOccurrence {
  let observation: OutcomeObservation
  let transition: Transition
  let operation: Operation
  /// Its reason, one of the requested ones.
  let reason: Outcome.Reason
  let facts: Facts

  /// Each operation of a transition once, however many of the reasons it had; the order is the facts'.
  ///
  /// Reducers that stop the app are left to ``ReducerCrashRule``.
  ///
  /// - Complexity: Linear in the outcomes and the operations of the transitions that have one.
  static func all(
    of reasons: Set<Outcome.Reason>, in facts: Facts,
    where isWanted: (OutcomeOccurrence) -> Bool = { _ in true }
  ) -> [OutcomeOccurrence] {
    var result: [OutcomeOccurrence] = []
    var operations: (of: TransitionReference, list: [Operation])?
    for observation in facts.outcomes {
      guard let reason = observation.outcome.reason(among: reasons),
        let transition = facts.graph.transition(observation.transition),
        !(transition.runsReducer && observation.outcome.release.isFailure)
      else { continue }
      if operations?.of != observation.transition {
        operations = (observation.transition, transition.operations.flattened)
      }
      guard let list = operations?.list, list.indices.contains(observation.operation) else {
        continue
      }
      let occurrence = OutcomeOccurrence(
        observation: observation, transition: transition, operation: list[observation.operation],
        reason: reason, facts: facts)
      // Facts are sorted: the observations of one operation are together, the nearest first.
      if let last = result.last, last.place == occurrence.place { continue }
      if isWanted(occurrence) { result.append(occurrence) }
    }
    return result
  }

  /// The fields that distinguish one observation from another.
  struct Place: Hashable {
    let transition: TransitionReference
    let operation: Int
  }

  var place: Place {
    Place(transition: observation.transition, operation: observation.operation)
  }

  /// Whether it belongs to a deep link: to its transition, or to what that sends on the way there.
  var isOfLink: Bool {
    if case .link = observation.transition.place { return true }
    guard case .transition(let cause)? = facts.trace[observation.witness].step?.cause,
      case .link = cause.place
    else { return false }
    return true
  }

  /// Whether it came later and does nothing, in both builds, since something else came before it: a sheet
  /// that was to close has been swiped away meanwhile.
  var isOvertaken: Bool {
    guard case .ignored = observation.outcome.debug, case .ignored = observation.outcome.release,
      facts.trace[observation.witness].step?.cause == .later(observation.transition),
      let before = facts.trace[observation.witness].parent
    else { return false }
    return facts.trace[before].step?.cause != .transition(observation.transition)
  }

  /// The coordinator whose container was to change: index into the graph's coordinators.
  var container: Int {
    facts.graph.container(of: observation.operation, in: observation.transition)
  }

  func finding(
    _ rule: RuleInfo, _ message: Finding.Message, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      rule: rule, message: message,
      claim: facts.claim(
        about: observation.transition.coordinator, by: rule, outcomes: [reason]),
      assumptions: facts.assumptions(of: observation.witness), transition: observation.transition,
      operation: observation.operation, in: facts, notes: notes, witness: observation.witness)
  }
}

extension Outcome {
  /// Returns the reason: a debug build reports more, as it stops where a release build continues.
  fileprivate func reason(among reasons: Set<Reason>) -> Reason? {
    if let reason = debug.reason, reasons.contains(reason) { return reason }
    if let reason = release.reason, reasons.contains(reason) { return reason }
    return nil
  }
}
