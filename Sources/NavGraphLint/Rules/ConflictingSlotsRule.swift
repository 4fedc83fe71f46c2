package import NavGraphFacts
import NavGraphModel

/// Finds presenters with two things to present at once.
package enum ConflictingSlotsRule: Rule {
  package static let info = RuleInfo(
    id: "conflicting-slots", severity: .error, category: .modal, needs: [.anyHeight],
    summary: "One screen presents two things at once",
    rationale: """
      SwiftUI presents one thing from a screen at a time. If two optional states are set, the \
      user sees one of them; the other appears when the first is closed, or never.
      """,
    fix: """
      Keep both in one enum of destinations, so that the second replaces the first. Or clear one \
      in the update that fills the other.
      """,
    remarks: [
      """
      If no action of the user is on the path, two responses or events from outside have to meet \
      by chance: such a finding is a warning.
      """
    ],
    flagged: [
      RuleExample(
        "slot home.a sheet; ↓slot home.b sheet; home fill a cart & fill b pay"),
      RuleExample(
        "slot home.page push; home fill page page; slot page.a sheet; ↓slot page.b sheet; page fill a cart & fill b pay"
      ),
      RuleExample(
        "slot home.a sheet; ↓slot home.b sheet; home effect fill a cart; home effect fill b pay"),
      RuleExample(
        "var x 0 1; slot home.a sheet; ↓slot home.b cover while x=1 shows pay; home fill a cart & set x 1"
      ),
    ],
    clean: [
      RuleExample("slot home.a sheet; slot home.b sheet; home fill a cart; home fill b pay"),
      RuleExample("slot home.a sheet; slot home.b overlay; home fill a cart & fill b pay"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.slotsTakenTogether], in: facts) { $0 }.filter(\.isPossible)
    return RuleReport(
      findings: occurrences.map(finding),
      notChecked: facts.openQuestions(
        info, reading: [.slotsTakenTogether], in: \.mayTakeSlotsTogether))
  }

  /// At the later of the two slots.
  private static func finding(_ occurrence: Occurrence) -> Finding {
    let slots = [occurrence.key.index, occurrence.key.otherIndex].compactMap { index in
      index.flatMap(occurrence.slot)
    }
    var finding = occurrence.findingAtRoute(
      occurrence.key.route, info, .together(occurrence, slots))
    if let last = slots.last { finding.location = last.location }
    finding.cause = cause(
      presenter: occurrence.key.route, coordinator: occurrence.coordinator, in: occurrence.facts)
    if slots.count > 1 { finding.notes = [.init(.theOther, at: slots[0].location)] }
    if isByChance(finding.witness?.steps ?? []) { finding.severity = .warning }
    return finding
  }

  /// What the findings about one presenter have in common.
  static func cause(presenter: RouteReference?, coordinator: Int, in facts: Facts) -> String {
    presenter.map(facts.causeName) ?? facts.graph.coordinators[coordinator].name
  }

  /// Returns whether responses and events alone lead there.
  private static func isByChance(_ steps: [Witness.Step]) -> Bool {
    !steps.isEmpty && steps.allSatisfy { [.effect, .automatic].contains($0.trigger) }
  }
}

extension Finding.Message {
  fileprivate static func together(_ occurrence: Occurrence, _ slots: [SlotDefinition]) -> Self {
    """
    \(occurrence.presenter) has \(slots.map { quoted($0.name) }.joined(separator: " and ")) open at \
    once: the user sees only one of them
    """
  }

  fileprivate static let theOther: Self = "the other one"
}
