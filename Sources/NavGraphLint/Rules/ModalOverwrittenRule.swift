package import NavGraphFacts
import NavGraphModel

/// Finds presentations that replace a presented screen.
package enum ModalOverwrittenRule: Rule {
  package static let info = RuleInfo(
    id: "modal-overwritten", severity: .warning, category: .modal, needs: [.anyHeight],
    summary: "A sheet, cover or alert is replaced while it is open",
    rationale: """
      With one slot for presentations, a second presentation discards the first, with whatever \
      the user entered there. SwiftUI may flicker or swap the content in place, and going back \
      does not lead to the first.
      """,
    fix: """
      Wait until the first one is closed, or let the first one present the second. If replacing is \
      intended, close the first one yourself in the same update.
      """,
    remarks: [
      """
      Some cases are reported as info: a button of the modal, or of a dialog on it, opens the \
      replacement; the user taps a button twice; the same notification arrives twice.
      """,
      """
      Nothing is reported if an alert replaces itself, if a button of an alert or of a popup that the \
      screen draws shows the next one, if an event shows the same screen again, if a button of a sheet \
      replaces the pushed screen below, or if the modal reports that it is finished (`delegate.added`, \
      `.emit`) and its parent shows what follows.
      """,
      """
      If one operation can replace several screens, the finding shows the one with most to lose: a screen \
      before an alert, and first of all a screen that the user cannot leave.
      """,
      """
      If two modals are open when this happens, see `conflicting-slots`.
      """,
      """
      A response to a request (`.onResponse(to:)`) can come after the user has opened something else \
      from the same screen. `navgraph extract` marks such actions, unless the code first sets a flag \
      such as `isLoading`, or checks what is open.
      """,
    ],
    flagged: [
      RuleExample("[tca]; home => login; ↓login => help"),
      RuleExample("[composable]; home => login; ↓login ~> help"),
      RuleExample("slot .sheet sheet; home fill sheet login; ↓login fill sheet help"),
      RuleExample(
        "slot .sheet sheet; home fill sheet login; slot login.ask alert; login fill ask sure; ↓sure fill sheet help"
      ),
      RuleExample(
        "slot .ask alert; home fill ask sure; effect home.load loaded lives; ↓home:loaded sent fill ask other"
      ),
      RuleExample(
        "slot .sheet sheet; home fill sheet form; ↓home:failed response fill sheet error"),
    ],
    clean: [
      RuleExample("[tca]; home => login; login dismiss & => help"),
      RuleExample("home => login; login => help"),
      RuleExample("slot .sheet sheet; home fill sheet login; login clear sheet"),
      RuleExample("slot .ask alert; effect home.load loaded lives; home:loaded sent fill ask sure"),
      RuleExample("slot .sheet sheet; home effect fill sheet login"),
      RuleExample("slot .sheet sheet; home fill sheet form; home:failed fill sheet error"),
      RuleExample(
        "slot .detail column; home fill detail form; home:failed response fill detail error"),
      RuleExample(
        "slot .ask alert; home fill ask sure; effect home.load loaded lives; home:loaded sent fill ask sure"
      ),
      RuleExample("slot .ask alert; home fill ask sure; sure fill ask other"),
      RuleExample("slot .ask blockingOverlay; home fill ask sure; sure fill ask other"),
      RuleExample("slot .sheet sheet; home fill sheet login; self:late fill sheet login"),
      RuleExample(
        "slot .detail push; slot .sheet sheet; home fill detail a & fill sheet list; list fill detail b"
      ),
      RuleExample("slot .detail column; home fill detail login; home:next fill detail help"),
      RuleExample(
        "Main: slot .sheet sheet; Main: home fill sheet pay@Pay; Main: pay/:finished fill sheet done; Pay: form emit finished"
      ),
    ])

  /// Returns whether the slot covers the screen: a column, as of a split view, is meant to show one screen after
  /// another.
  private static func covers(_ occurrence: OutcomeOccurrence) -> Bool {
    guard case .fill(let name, _) = occurrence.operation else { return true }
    let coordinator = occurrence.facts.graph.coordinators[occurrence.container]
    return coordinator.allSlots.contains {
      $0.name == name && $0.kind.covers
    }
  }

  /// Returns whether the old content is lost: an alert says the same again or goes with its own button, a screen shows
  /// its next content, and a button that leads elsewhere is meant to.
  private static func losesSomething(_ replacement: Replacement) -> Bool {
    let occurrence = replacement.occurrence
    let isAlert = replacement.kind?.isAlert ?? false
    let isSameAlert = isAlert && replacement.isSameRoute
    let old = replacement.old?.kind
    // An alert, or a popup that the screen draws, is done with its own button.
    let isDone =
      replacement.isAskedForByOld && (old?.isAlert ?? false || old == .blockingOverlay)
    let isSameEvent =
      replacement.isSameScreen && replacement.step?.trigger != .tap && !replacement.isLater
    return covers(occurrence) && !isSameAlert && !isDone && !isSameEvent
      && !isSameResponse(replacement) && !isSecondAnswer(replacement) && !isNext(occurrence)
      && (replacement.isAskedForByOld ? !replacement.isHandedOver : !replacement.isJump)
  }

  /// Returns whether a screen shows itself with other contents: the next article.
  private static func isNext(_ occurrence: OutcomeOccurrence) -> Bool {
    let facts = occurrence.facts
    guard case .fill(_, let destination) = occurrence.operation,
      let actor = facts.trace[occurrence.observation.witness].step?.actor,
      actor.coordinator == occurrence.container
    else { return false }
    return facts.definition(of: actor).name == destination.target.route
  }

  /// Returns whether the same is presented again: its button was tapped again before the first tap took effect, or an
  /// event from outside came twice.
  private static func isRepeated(_ replacement: Replacement) -> Bool {
    guard let step = replacement.step else { return false }
    if !replacement.isLater, replacement.isSameRoute { return true }
    return (replacement.isLater || step.trigger != .tap)
      && hasHappened(step.cause, before: replacement.occurrence)
  }

  /// Returns whether an answer that a screen waits for came twice, and shows the same as before.
  private static func isSameResponse(_ replacement: Replacement) -> Bool {
    guard let step = replacement.step, step.trigger == .effect,
      case .transition(let reference) = step.cause, case .screen = reference.place
    else { return false }
    return replacement.isSameRoute || hasHappened(step.cause, before: replacement.occurrence)
  }

  /// Returns whether a request has been answered right before: `loaded.success` does not follow `loaded.failure`.
  private static func isSecondAnswer(_ replacement: Replacement) -> Bool {
    let trace = replacement.occurrence.facts.trace
    let witness = replacement.occurrence.observation.witness
    guard let answer = trace[witness].step,
      let before = trace[witness].parent.flatMap({ trace[$0].step }),
      answer.trigger == .effect, before.trigger == .effect
    else { return false }
    let (words, others) = (answer.action.split(separator: "."), before.action.split(separator: "."))
    return words.count > 1 && words.dropLast() == others.dropLast()
      && Set([words.last, others.last]) == ["failure", "success"]
  }

  /// Whether a cause is one of an earlier step, too.
  private static func hasHappened(_ cause: Cause, before occurrence: OutcomeOccurrence) -> Bool {
    let trace = occurrence.facts.trace
    return sequence(
      first: trace[occurrence.observation.witness].parent, next: { $0.map { trace[$0].parent } }
    ).contains {
      $0.map { trace[$0].step?.cause == cause } ?? false
    }
  }

  /// What each operation replaces where something is lost, what loses most first and each screen once.
  private static func replacements(in facts: Facts) -> [[Replacement]] {
    var positions: [OutcomeOccurrence.Place: Int] = [:]
    var groups: [[Replacement]] = []
    for occurrence in OutcomeOccurrence.replacements(in: facts)
    where !facts.tapsHiddenScreen(onPathTo: occurrence.observation.witness) {
      let replacement = Replacement(occurrence)
      guard losesSomething(replacement) else { continue }
      if let position = positions[occurrence.place] {
        groups[position].append(replacement)
      } else {
        positions[occurrence.place] = groups.count
        groups.append([replacement])
      }
    }
    return groups.map { group in
      var known: Set<String> = []
      return group.enumerated()
        .map { (position: $0, replacement: $1, rank: $1.rank + [$0]) }
        .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        .map(\.replacement)
        .filter { known.insert($0.oldName ?? "").inserted }
    }
  }

  private static let reasons: Set<Outcome.Reason> = [
    .slotTaken, .slotTakenByAlert, .slotTakenBySame,
  ]

  /// What fills one slot has to look whether it is free, wherever that is written; code that several flows share does so
  /// for all of them.
  private static func cause(
    of finding: Finding, _ occurrence: OutcomeOccurrence, known: inout [String: String]
  ) -> String? {
    guard case .fill(let name, _) = occurrence.operation else { return nil }
    let coordinator = occurrence.facts.graph.coordinators[occurrence.container]
    let own = coordinator.routes.filter { $0.name == finding.route }.flatMap(\.slots)
    guard let slot = (own + coordinator.allSlots).first(where: { $0.name == name }) else {
      return nil
    }
    let code =
      Finding.code(of: finding.action ?? "", at: finding.location)
      + "\n\(slot.location.file)\n\(slot.location.line)"
    let cause = known[code] ?? "\(finding.coordinator)\n\(name)"
    known[code] = cause
    return cause
  }

  package static func check(_ facts: Facts) -> RuleReport {
    var causes: [String: String] = [:]
    return RuleReport(
      findings: replacements(in: facts).map { finding($0, known: &causes) }
        + lateFindings(in: facts),
      notChecked: facts.openQuestions(info, outcomes: reasons, about: \.presents))
  }

  /// - Parameter group: What one operation replaces, at least one.
  private static func finding(
    _ group: [Replacement], known causes: inout [String: String]
  ) -> Finding {
    let replacement = group[0]
    let others = group.dropFirst().filter {
      $0.isAskedForByOld == replacement.isAskedForByOld && !isRepeated($0) && !$0.isDoubtful
        && (!$0.losesAlert || isRepeated(replacement))
    }
    let occurrence = replacement.occurrence
    var finding = occurrence.finding(
      info, .overwritten(replacement, besides: others.compactMap(\.oldName)))
    if replacement.isAskedForByOld {
      finding.severity = .info
      finding.fix = "If that is not meant, let the first one present the second"
    } else if others.isEmpty && isRepeated(replacement) {
      finding.severity = .info
      finding.fix =
        replacement.isLater
        ? "Disable the button after the first tap" : "Present nothing while the first is open"
    }
    if let old = replacement.old, old.hasRival {
      // It needs two that are open at once, and that is the defect.
      finding.causeRule = ConflictingSlotsRule.info.id
      finding.cause = ConflictingSlotsRule.cause(
        presenter: old.presenter, coordinator: old.coordinator, in: occurrence.facts)
      finding.isConsequence = true
    } else {
      finding.cause = cause(of: finding, occurrence, known: &causes)
    }
    return finding
  }
}

extension Operation {
  fileprivate var presents: Bool {
    switch self {
    case .fill: true
    case .append(let destination): !destination.presentation.isPush
    default: false
    }
  }
}

extension Finding.Message {
  /// - Parameter others: The names of the other screens that the operation can replace.
  fileprivate static func overwritten(_ replacement: Replacement, besides others: [String]) -> Self
  {
    let occurrence = replacement.occurrence
    let facts = occurrence.facts
    let new = replacement.new.map { quoted(facts.displayName(of: $0)) } ?? occurrence.name
    let action = occurrence.actionPhrase
    let besides =
      others.isEmpty ? "" : "; if \(others.alternatives) is open instead, that is replaced"
    guard let old = replacement.oldName else {
      return "on \(action), \(new) replaces what is presented: it is lost"
    }
    if replacement.isAskedForByOld, old != new {
      return """
        on \(action), \(new) replaces \(old), which asks for it: the user cannot go back to \(old)\(besides)
        """
    }
    if old == new {
      return """
        on \(action), \(new) opens again in its own place: what the user did there is lost\(besides)
        """
    }
    return "on \(action), \(new) replaces \(old), which is open: it is lost\(besides)"
  }
}

extension [String] {
  /// A few of the names.
  fileprivate var alternatives: String {
    let shown = count > 4 ? prefix(3) + ["\(count - 3) more"] : self[...]
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
