package import NavGraphFacts
import NavGraphModel

/// Finds effects that are cancelled by the cancellation of another, or by the update that starts them.
package enum EffectWiringRule: Rule {
  package static let info = RuleInfo(
    id: "effect-wiring", severity: .warning, category: .effects, needs: [.states],
    summary: "An effect is cancelled by mistake",
    rationale: """
      A cancellation id that is a constant of the feature is shared by all its screens. With two \
      of them on the stack, leaving or restarting one cancels the request of the other, which \
      then loads forever. Similarly, an update that saves and closes at once starts an effect \
      that is cancelled with its screen.
      """,
    fix: """
      Use one id for each screen, with the screen's own `id` in it. Start an effect that must \
      outlive a screen from the coordinator, or close the screen when the effect has answered.
      """,
    flagged: [
      RuleExample(
        "home -> item!; item:more -> item! ? count <3; item <-; ↓effect item.load loaded id x"),
      RuleExample(
        "home -> form; ↓form start save & dismissScreen; effect form.save saved started cancelled"),
      RuleExample("home -> form; ↓form start save & goBack; effect form.save saved started"),
    ],
    clean: [
      RuleExample("home -> item; item <-; effect item.load loaded id x"),
      RuleExample("home -> form; form start save & goBack; effect form.save saved started lives"),
      RuleExample("home -> form; form start save & -> home; effect form.save saved started"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    for observation in facts.observations(.sharedEffectID) {
      if let finding = finding(about: observation, in: facts) { report.findings.append(finding) }
    }
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      report.findings += cancelledStarts(in: index, facts)
      guard let bound = facts.flows[index].coverage.phrase, coordinator.hasIdentifiedEffects else {
        continue
      }
      report.notChecked.append(
        NotChecked(
          rule: info, coordinator: coordinator.name,
          reason: "stacks beyond \(bound) were not searched for shared cancellation ids"))
    }
    return report
  }

  private static func finding(about observation: RecordedObservation, in facts: Facts) -> Finding? {
    guard let index = observation.key.coordinator, let position = observation.key.index,
      let effect = facts.graph.effect(
        EffectReference(coordinator: index, route: observation.key.route?.route, index: position))
    else { return nil }
    let coordinator = facts.graph.coordinators[index]
    let owner = observation.key.route.map { coordinator.routes[$0.route].name }
    return Finding(
      rule: info, message: .sharesItsID(effect, of: owner ?? coordinator.name),
      claim: facts.claim(about: index, by: info), coordinator: coordinator.name, route: owner,
      action: effect.action, operation: effect.name, location: effect.location,
      witness: Witness(node: observation.witness, facts: facts))
  }

  /// Updates that start an effect of a screen and take the screen away.
  private static func cancelledStarts(in index: Int, _ facts: Facts) -> [Finding] {
    let coordinator = facts.graph.coordinators[index]
    return coordinator.routes.enumerated().flatMap { position, route in
      route.transitions.enumerated().compactMap { number, transition -> Finding? in
        guard transition.trigger == .tap || transition.trigger == .automatic,
          let started = transition.operations.firstIndex(where: { operation in
            guard case .start(let name) = operation,
              let effect = route.effects.first(where: { $0.name == name })
            else { return false }
            return effect.isCancelledWithOwner(in: coordinator)
          }), case .start(let name) = transition.operations[started],
          let removal = transition.operations.first(where: { $0.removes(route, of: coordinator) })
        else { return nil }
        let reference = TransitionReference(
          coordinator: index, place: .screen(position), index: number)
        let placed = facts.graph.placedOperations(of: transition, at: reference)
        return Finding(
          rule: info, message: .isCancelled(name, route, removal, transition), claim: .exact,
          transition: reference,
          operation: placed.firstIndex { $0.operation == .start(effect: name) }, in: facts)
      }
    }
  }
}

extension CoordinatorDefinition {
  fileprivate var hasIdentifiedEffects: Bool {
    (effects + routes.flatMap(\.effects)).contains { $0.id != nil }
  }
}

extension EffectDefinition {
  fileprivate func isCancelledWithOwner(in coordinator: CoordinatorDefinition) -> Bool {
    switch cancellation {
    case .never: false
    case .withOwner: true
    case .dialect: coordinator.dialect?.cancelsWithOwner ?? true
    }
  }
}

extension Operation {
  /// Returns whether it removes the acting screen, which is on top, for any stack.
  fileprivate func removes(_ route: RouteDefinition, of coordinator: CoordinatorDefinition) -> Bool
  {
    guard let dialect = coordinator.dialect else { return false }
    let isRoot = coordinator.roots.contains(route.name)
    switch self {
    case .goBack(let count), .pop(let count), .removeLast(let count): return count > 0 && !isRoot
    case .goBackToRoot: return !isRoot
    case .removeAll: return true
    case .remove(let target), .popFrom(let target):
      return target == RoutePattern(route: route.name)
    case .dismissScreen: return !isRoot
    // Where effects belong to positions, another screen takes this one's over.
    case .replaceTop(let target):
      return target.route != route.name && !dialect.keepsEffectsAtPosition
    default: return false
    }
  }
}

extension Finding.Message {
  fileprivate static func sharesItsID(_ effect: EffectDefinition, of owner: String) -> Self {
    let id = effect.id.map { " (\(quoted($0)))" } ?? ""
    return """
      \(quoted(effect.name)) of \(quoted(owner)) may never finish: another effect is pending with \
      the same cancellation id\(id), and cancelling one cancels both
      """
  }

  fileprivate static func isCancelled(
    _ effect: String, _ route: RouteDefinition, _ removal: Operation, _ transition: Transition
  ) -> Self {
    """
    on \(quoted(transition.action)), \(quoted(effect)) never finishes: \(quoted(removal.displayName)) \
    closes \(quoted(route.name)) in the same update, and that cancels it
    """
  }
}
