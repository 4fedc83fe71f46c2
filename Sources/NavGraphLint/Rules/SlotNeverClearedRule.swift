package import NavGraphFacts
import NavGraphModel

/// Finds slots that stay taken for good.
package enum SlotNeverClearedRule: Rule {
  package static let info = RuleInfo(
    id: "slot-never-cleared", severity: .warning, category: .modal, needs: [.anyHeight],
    summary: "A slot is filled and never cleared",
    rationale: """
      The state says that something is presented, and nothing resets it. The cover stays; or the \
      view closes by itself, and the next attempt to present has no effect because the state is \
      already set.
      """,
    fix: """
      Clear the state in the action that closes what it shows, also if the view closes by itself. \
      For an alert or a dialog of the Composable Architecture, add the missing `ifLet`: it clears \
      the state when a button is tapped. In a registration: `clear`.
      """,
    remarks: [
      """
      A slot is reported if nothing clears it after it was filled, and an alert if its buttons \
      do not clear its state (`closesItself: false`). If the user cannot leave a \
      screen further on, `dead-end` reports that screen, not the slots below it.
      """
    ],
    flagged: [
      RuleExample(
        "↓slot home.intro cover; home fill intro tour; slot tour.help sheet; tour fill help tips"),
      RuleExample(
        "↓slot .tour cover; home fill tour intro; slot intro.help sheet; intro fill help tips"),
    ],
    clean: [
      RuleExample("slot home.intro cover; home fill intro tour; tour clear intro"),
      RuleExample("slot home.sheet sheet; home fill sheet tour"),
      RuleExample("slot home.intro cover; home fill intro tour; tour dismissScreen"),
      RuleExample(
        "slot home.intro cover; home fill intro tour@Tour; Tour: first dismissScreen; "
          + "Tour: first ~> trap"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.slotStuck], in: facts) { $0.other == nil ? $0 : nil }
      .filter { !endsAutomatically($0, in: facts.graph) }
    let traps = DeadEndRule.occurrences(in: facts)
    let trapped = Set(traps.compactMap(\.key.route))
    let findings = occurrences.map { occurrence in
      var finding = finding(occurrence)
      // What it shows cannot be left: putting that right clears the slot.
      let shown = shown(occurrence, in: facts.graph)
      let trap = traps.first { $0.observation.witness == occurrence.observation.witness }?.key.route
      let first = shown.allSatisfy(trapped.contains) ? shown.first : shown.first { $0 == trap }
      if finding.cause == nil, let first {
        finding.cause = DeadEndRule.cause(first, in: facts.graph)
        finding.causeRule = DeadEndRule.info.id
        finding.isConsequence = true
      }
      return finding
    }
    return RuleReport(
      findings: findings + unwired(facts, besides: Set(findings.map(\.location))),
      notChecked: facts.openQuestions(info, reading: [.slotStuck], in: \.mayKeepSlotTaken))
  }

  /// Alerts whose buttons leave their state as it is: also where other code clears it at times.
  private static func unwired(_ facts: Facts, besides known: Set<SourceLocation>) -> [Finding] {
    var known = known
    return facts.graph.unwiredAlerts.filter { known.insert($0.slot.location).inserted }.map {
      let finding = Finding(
        rule: info, message: .unwired($0.slot, of: quoted($0.owner)), claim: .exact,
        transition: $0.presentedBy, in: facts)
      return moved(finding, to: $0.slot).withPathToScreen(in: facts)
    }
  }

  /// Returns whether a flow in a slot makes the enclosing coordinator empty the slot on an event: a call that ends. The
  /// same applies to content that only events show and hide.
  private static func endsAutomatically(_ occurrence: Occurrence, in graph: GraphDefinition) -> Bool
  {
    guard let (coordinator, slot) = slot(of: occurrence) else { return false }
    let shown = shown(occurrence, in: graph)
    if !shown.isEmpty, shown.allSatisfy(graph.comesAndGoesAutomatically) { return true }
    return graph.placedTransitions.contains { reference, transition in
      reference.coordinator != coordinator && transition.trigger == .effect
        && graph.placedOperations(of: transition, at: reference).contains {
          $0.container == coordinator && $0.operation == .clear(slot: slot)
        }
    }
  }

  /// The screens that a slot can show, in the order of the registration.
  private static func shown(_ occurrence: Occurrence, in graph: GraphDefinition) -> [RouteReference]
  {
    guard let (coordinator, slot) = slot(of: occurrence) else { return [] }
    let names = graph.operations(on: coordinator).compactMap { operation in
      if case .fill(slot, let shown) = operation { shown.target.route } else { nil as String? }
    }
    return graph.coordinators[coordinator].routes.indices.filter {
      names.contains(graph.coordinators[coordinator].routes[$0].name)
    }.map { RouteReference(coordinator: coordinator, route: $0) }
  }

  private static func slot(of occurrence: Occurrence) -> (coordinator: Int, name: String)? {
    let coordinator = occurrence.key.coordinator ?? occurrence.key.route?.coordinator
    let slot = occurrence.key.index.flatMap(occurrence.slot)
    return coordinator.flatMap { coordinator in slot.map { (coordinator, $0.name) } }
  }

  private static func finding(_ occurrence: Occurrence) -> Finding {
    let slot = occurrence.key.index.flatMap(occurrence.slot)
    let finding = occurrence.findingAtRoute(occurrence.key.route, info, .stuck(occurrence, slot))
    return slot.map { moved(finding, to: $0) } ?? finding
  }

  /// The finding at the slot; one for all screens that have the alert.
  private static func moved(_ finding: Finding, to slot: SlotDefinition) -> Finding {
    var finding = finding
    finding.location = slot.location
    if slot.isUnwired {
      finding.fix = "Add `.ifLet(\\.$\(slot.name), action: …)` to the reducer"
      finding.cause = "\(slot.location.file)\n\(slot.location.line)\n\(slot.name)"
    }
    return finding
  }
}

extension Finding.Message {
  fileprivate static func unwired(_ slot: SlotDefinition, of presenter: String) -> Self {
    """
    the buttons of \(quoted(slot.name)) of \(presenter) do not clear its state: an `ifLet` is missing
    """
  }

  fileprivate static func stuck(_ occurrence: Occurrence, _ slot: SlotDefinition?) -> Self {
    let name = slot.map { quoted($0.name) } ?? "a slot"
    if let slot, slot.isUnwired {
      return .unwired(slot, of: occurrence.presenter)
    }
    return """
      \(name) of \(occurrence.presenter) is never cleared after it was filled
      """
  }
}
