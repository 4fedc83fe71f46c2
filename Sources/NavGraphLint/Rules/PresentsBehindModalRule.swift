package import NavGraphFacts
import NavGraphModel

/// Finds what is presented while the content beneath presents something already.
package enum PresentsBehindModalRule: Rule {
  package static let info = RuleInfo(
    id: "presents-behind-modal", severity: .warning, category: .modal, needs: [.anyHeight],
    summary: "A parent presents something while a sheet in its content is open",
    rationale: """
      SwiftUI presents from a view only if nothing is presented above it. A root that shows a \
      lock screen or an offer, while a screen in one of its tabs has a sheet open, shows nothing: the \
      cover appears when the user closes the sheet, or never. The same holds for a sheet of a coordinator \
      whose child has one open.
      """,
    fix: """
      In the same update, close what is open; or let the screen in front present it. A lock screen belongs \
      in its own window, or in place of the content.
      """,
    remarks: [
      """
      An alert that waits is reported as info: SwiftUI shows it when the sheet is closed.
      """,
      """
      If a sheet cannot appear because another one is open, findings whose path taps on it are left out, here and in \
      `conflicting-slots` and `modal-overwritten`, unless a stack presents something, too.
      """,
    ],
    flagged: [
      RuleExample(
        "tabs a b; slot a.note sheet; ↓slot .lock cover; a fill note form; self:background fill lock pin"
      ),
      RuleExample("home => form; ↓slot .news sheet; self:notified fill news page"),
      RuleExample(
        "tabs a@A b; ↓slot .lock cover; self:background fill lock pin; A: slot .note sheet; A: home fill note form"
      ),
      RuleExample(
        "switch login main@A; login show main; ↓slot .expired alert; self:expired fill expired sure; A: home => form"
      ),
      RuleExample("home -> list@A; ↓self:expired => login; A: start => form"),
    ],
    clean: [
      RuleExample(
        "tabs a b; slot a.note alert; slot .lock alert; a fill note form; self:background fill lock pin"
      ),
      RuleExample("home -> list@A; self:expired => login ? not list; A: start => form"),
      RuleExample("home => form; slot .news sheet; self:notified goBackToRoot & fill news page"),
      RuleExample("home -> form; slot .news sheet; form fill news page"),
      RuleExample(
        "tabs a b; slot b.note sheet; slot .lock cover; self:linked fill note form; self:background fill lock pin ? top a"
      ),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let slots = Occurrence.all([.slotAroundModal], in: facts) { $0 }.filter(\.isPossible)
    let entries = Occurrence.all([.entryAroundModal], in: facts) { $0 }.filter(\.isPossible)
    return RuleReport(
      findings: oneOfEachSlot(slots) + entries.compactMap(findingOnStack),
      notChecked: facts.openQuestions(
        info, reading: [.slotAroundModal, .entryAroundModal],
        among: facts.graph.coordinatorsPresentingAroundModals))
  }

  /// One finding for each slot: rather of a sheet than of an alert.
  private static func oneOfEachSlot(_ occurrences: [Occurrence]) -> [Finding] {
    var places: [ObservationKey] = []
    var found: [ObservationKey: Finding] = [:]
    for occurrence in occurrences {
      guard let finding = finding(occurrence) else { continue }
      var slot = occurrence.key
      slot.other = nil
      guard let known = found[slot] else {
        places.append(slot)
        found[slot] = finding
        continue
      }
      if known.severity < finding.severity { found[slot] = finding }
    }
    return places.compactMap { found[$0] }
  }

  /// At the slot.
  private static func finding(_ occurrence: Occurrence) -> Finding? {
    guard let slot = occurrence.key.index.flatMap(occurrence.slot),
      let open = OpenAround(slotOf: occurrence)
    else { return nil }
    let facts = occurrence.facts
    let routes = facts.graph.coordinators[occurrence.coordinator].routes
    let isAlert = slot.kind(of: routes[open.presented.route].name).isAlert
    // An alert that is up, or that waits for another one, is seen.
    if isAlert, open.isAlertInContent || !open.contentIsFirst { return nil }
    let presented = quoted(routes[open.presented.route].name)
    let content = facts.name(of: open.content)
    var finding = occurrence.findingAtRoute(
      occurrence.key.route, info,
      isAlert
        ? .waiting(presented, content, occurrence.presenter)
        : .behind(presented, content, occurrence.presenter))
    finding.location = slot.location
    finding.cause = occurrence.presenter
    if isAlert {
      finding.severity = .info
      finding.fix =
        "Close what is open in the same update, or let the screen in front show the alert"
    }
    return finding
  }

  /// At the operation that presents the screen on the stack.
  private static func findingOnStack(_ occurrence: Occurrence) -> Finding? {
    guard let route = occurrence.key.route, let open = OpenAround(entryOf: occurrence) else {
      return nil
    }
    let facts = occurrence.facts
    let coordinator = quoted(facts.graph.coordinators[route.coordinator].name)
    let message = Finding.Message.behind(
      quoted(facts.graph.coordinators[route.coordinator].routes[route.route].name),
      facts.name(of: open.content), coordinator)
    var finding = occurrence.findingAtRoute(route, info, message)
    if let move = facts.lastMove(bringing: route, to: occurrence.observation.witness) {
      finding = Finding(
        rule: info, message: message, claim: occurrence.claim(info),
        assumptions: facts.assumptions(of: occurrence.observation.witness),
        transition: move.transition, operation: move.operation, in: facts,
        witness: occurrence.observation.witness)
    }
    finding.cause = coordinator
    return finding
  }
}

extension Finding.Message {
  fileprivate static func behind(_ presented: String, _ content: String, _ presenter: String)
    -> Self
  {
    """
    \(presenter) has \(presented) open and, in its content, \(content): the user sees only one of them
    """
  }

  fileprivate static func waiting(_ alert: String, _ content: String, _ presenter: String) -> Self {
    """
    \(presenter) shows \(alert) only when the user closes \(content), which is open in its content
    """
  }
}
