import NavGraphFacts
import NavGraphModel

/// Something that went wrong in a registered reducer, on its shortest path.
struct ReducerFailure {
  let observation: OutcomeObservation
  let transition: Transition
  private let operation: Operation
  private let facts: Facts

  /// Each once for a transition, however many of its operations came to it; the order is the facts'.
  static func all(
    in facts: Facts, where isWanted: (ReducerFailure) -> Bool
  ) -> [ReducerFailure] {
    var known: Set<Key> = []
    return facts.outcomes.compactMap { observation in
      guard let transition = facts.graph.transition(observation.transition),
        transition.runsReducer
      else { return nil }
      let failure = ReducerFailure(
        observation: observation, transition: transition,
        operation: transition.operations.flattened[observation.operation], facts: facts)
      guard let key = failure.key, isWanted(failure), known.insert(key).inserted else { return nil }
      return failure
    }
  }

  private struct Key: Hashable {
    let transition: TransitionReference
    let reason: Outcome.Reason
    let call: String?
  }

  private var key: Key? {
    reason.map { Key(transition: observation.transition, reason: $0, call: call) }
  }

  var reason: Outcome.Reason? { observation.outcome.release.reason }

  /// The reducer's call of a library's vocabulary, if that failed.
  var call: String? {
    guard case .called(let name) = operation, let reason, !Self.reasonsOfRuns.contains(reason)
    else { return nil }
    return name
  }

  /// What happens to a run as a whole.
  private static let reasonsOfRuns: Set<Outcome.Reason> = Facts.reasonsToSetAside.union([
    .notRepeatable, .unlawfulEquality, .endlessLoop,
  ])
}

extension ReducerFailure {
  func finding(_ rule: RuleInfo, _ message: Finding.Message) -> Finding {
    Finding(
      rule: rule, message: message,
      claim: facts.claim(about: observation.transition.coordinator, by: rule),
      transition: observation.transition, operation: observation.operation, in: facts,
      witness: observation.witness)
  }

  /// A search that was cut short has not run the reducers in all of their states.
  static func openQuestions(_ rule: RuleInfo, in facts: Facts) -> [NotChecked] {
    zip(facts.graph.coordinators, facts.flows).compactMap { coordinator, flow in
      guard coordinator.reducer?.role == .own, let bound = flow.coverage.phrase else { return nil }
      return NotChecked(
        rule: rule, coordinator: coordinator.name,
        reason: "the reducer was not run in states beyond \(bound)")
    }
  }
}

// MARK: - Words

extension ReducerFailure {
  /// The user's action: `“submitTapped”`, `a gesture on “Form”`.
  var actionPhrase: String {
    let coordinator = facts.graph.coordinators[observation.transition.coordinator]
    if observation.transition.place == .coordinator, let reducer = coordinator.reducer {
      if reducer.gestures == observation.transition.index {
        return "a gesture on \(quoted(coordinator.name))"
      }
      if reducer.selection == observation.transition.index {
        return "a tap on the bar of \(quoted(coordinator.name))"
      }
    }
    let action = quoted(transition.action)
    guard let step = facts.trace[observation.witness].step,
      step.cause == .later(observation.transition)
    else { return action }
    return "\(quoted(step.action)), which follows from \(action),"
  }

  /// Whose reducer runs: `the reducer of “Form”`.
  var reducer: String {
    let own = facts.graph.coordinators[observation.transition.coordinator]
    let owners = facts.graph.reducerOwners(of: observation.transition.coordinator)
    return owners.count == 1
      ? "the reducer of \(quoted(owners[0]))" : "the reducer around \(quoted(own.name))"
  }
}

extension GraphDefinition {
  /// The names of the coordinators whose reducer keeps a coordinator's entries, sorted.
  fileprivate func reducerOwners(of index: Int) -> [String] {
    var names: Set<String> = []
    var seen: Set<Int> = [index]
    var pending = [index]
    while let current = pending.popLast() {
      if coordinators[current].reducer?.role == .own {
        names.insert(coordinators[current].name)
        continue
      }
      for host in coordinators.indices
      where coordinators[host].routes.contains(where: { $0.hosts == coordinators[current].name }) {
        if seen.insert(host).inserted { pending.append(host) }
      }
    }
    return names.sorted()
  }
}
