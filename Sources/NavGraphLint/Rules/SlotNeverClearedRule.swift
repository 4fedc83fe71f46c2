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
      Clear the slot in the action that closes what it shows (`clear`), also if the view closes \
      by itself. For an alert or a dialog of the Composable Architecture, add the missing \
      `ifLet`: it clears the state when a button is tapped.
      """,
    remarks: [
      """
      A slot is reported if nothing clears it after it was filled. If the user cannot leave a \
      screen further on, `dead-end` reports that screen, not the slots below it.
      """
    ],
    flagged: [
      RuleExample("↓slot home.intro cover; home fill intro tour"),
      RuleExample("↓slot .tour cover; home fill tour intro"),
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
    let sightings = SignSighting.all([.slotStuck], in: facts) { $0.other == nil ? $0 : nil }
    return RuleReport(
      findings: sightings.map(finding),
      notChecked: facts.openQuestions(info, reading: [.slotStuck], in: \.mayKeepSlotTaken))
  }

  private static func finding(_ sighting: SignSighting) -> Finding {
    let slot = sighting.key.index.flatMap(sighting.slot)
    var finding = sighting.findingAtRoute(sighting.key.route, info, .stuck(sighting, slot))
    if let slot { finding.location = slot.location }
    return finding
  }
}

extension Finding.Message {
  fileprivate static func stuck(_ sighting: SignSighting, _ slot: SlotDefinition?) -> Self {
    let name = slot.map { quoted($0.name) } ?? "a slot"
    if let slot, !slot.closesItself, slot.allKinds.contains(where: \.isAlert) {
      return """
        the state of \(name) of \(sighting.presenter) is never cleared, though a button closes the alert: \
        an `ifLet` is missing
        """
    }
    return """
      \(name) of \(sighting.presenter) is never cleared after it was filled
      """
  }
}
