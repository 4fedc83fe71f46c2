package import NavGraphFacts
import NavGraphModel

/// Finds what is presented while the content beneath presents something already.
package enum PresentsBehindModalRule: Rule {
  package static let info = RuleInfo(
    id: "presents-behind-modal", severity: .warning, category: .modal, needs: [.states],
    summary: "A parent presents something while a sheet in its content is open",
    rationale: """
      SwiftUI presents from a view only if nothing is presented above it. A root that shows a \
      lock screen or an offer, while a screen in one of its tabs has a sheet open, shows nothing: the \
      cover appears when the user closes the sheet, or never.
      """,
    fix: """
      In the same update, close what is open; or let the screen in front present it. A lock screen belongs \
      in its own window, or in place of the content.
      """,
    remarks: ["Alerts are not reported: SwiftUI shows them when the sheet is closed."],
    flagged: [
      RuleExample(
        "tabs a b; slot a.note sheet; ↓slot .lock cover; a fill note form; self:background fill lock pin"
      ),
      RuleExample("home => form; ↓slot .news sheet; self:notified fill news page"),
      RuleExample(
        "tabs a@A b; ↓slot .lock cover; self:background fill lock pin; A: slot .note sheet; A: home fill note form"
      ),
    ],
    clean: [
      RuleExample(
        "tabs a b; slot a.note sheet; slot .lock alert; a fill note form; self:background fill lock pin"
      ),
      RuleExample("home => form; slot .news sheet; self:notified goBackToRoot & fill news page"),
      RuleExample("home -> form; slot .news sheet; form fill news page"),
      RuleExample(
        "tabs a b; slot b.note sheet; slot .lock cover; self:linked fill note form; self:background fill lock pin ? top a"
      ),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.slotAroundModal], in: facts) { $0 }
    return RuleReport(
      findings: occurrences.compactMap(finding),
      notChecked: facts.openQuestions(
        info, reading: [.slotAroundModal], in: \.mayPresentAroundModals))
  }

  /// At the slot.
  private static func finding(_ occurrence: Occurrence) -> Finding? {
    guard let slot = occurrence.key.index.flatMap(occurrence.slot),
      let names = names(occurrence)
    else { return nil }
    var finding = occurrence.findingAtRoute(
      occurrence.key.route, info, .behind(names.presented, names.open, occurrence.presenter))
    finding.location = slot.location
    finding.cause = occurrence.presenter
    return finding
  }

  /// The screen that the slot shows, and the one that is open already, in quotes.
  private static func names(_ occurrence: Occurrence) -> (presented: String, open: String)? {
    let (key, facts) = (occurrence.key, occurrence.facts)
    let root = facts.trace[occurrence.observation.witness].state.flow
    func route(_ entry: EntrySnapshot, of coordinator: Int) -> RouteReference {
      facts.route(
        of: ScreenReference(coordinator: coordinator, instance: entry.entry.instance))
    }
    var presenters: [(slots: [SlotSnapshot], open: RouteReference?)] = []
    if key.route == nil {
      presenters = root.flows.filter { $0.coordinator == occurrence.coordinator }.map {
        ($0.slots, facts.firstPresented(inContentOf: $0))
      }
    } else {
      root.visitEntries { coordinator, entry in
        guard route(entry, of: coordinator) == key.route else { return }
        let open = entry.hosted.lazy.compactMap { facts.firstPresented(in: $0) }.first
        presenters.append((entry.slots, open))
      }
    }
    for (slots, open) in presenters {
      let presented = slots.first { $0.slot == key.index }?.content.first
      guard let presented, let open else { continue }
      let shown = route(presented, of: occurrence.coordinator)
      return (facts.name(of: shown), facts.name(of: open))
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func behind(_ presented: String, _ open: String, _ presenter: String) -> Self {
    """
    \(presenter) presents \(presented) while \(open) is open in its content: the user sees \
    only one of them
    """
  }
}
