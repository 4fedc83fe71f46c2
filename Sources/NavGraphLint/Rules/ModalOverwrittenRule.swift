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
      Where a button of the modal itself asks for the other one, that is often meant, and two \
      quick taps of one button, or two equal notifications, are rare: these are reported as *info*.
      """,
      """
      A response to a request (`.onResponse(to:)`) can come after the user has opened something else \
      from the same screen. `navgraph extract` marks such actions, unless the code sets a flag first \
      that the view can show progress for.
      """,
    ],
    flagged: [
      RuleExample("[tca]; home => login; ↓login => help"),
      RuleExample("[composable]; home => login; ↓login ~> help"),
      RuleExample("slot .sheet sheet; home fill sheet login; ↓login fill sheet help"),
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
      RuleExample("slot .detail column; home fill detail login; home:next fill detail help"),
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

  private struct SlotKey: Hashable {
    let coordinator: Int
    let name: String
  }

  /// The lines of code that fill each slot.
  ///
  /// - Complexity: Linear in the operations of the graph.
  private static func presentingLines(in graph: GraphDefinition) -> [SlotKey: Set<SourceLocation>] {
    var result: [SlotKey: Set<SourceLocation>] = [:]
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        guard case .fill(let name, _) = placed.operation else { continue }
        let slot = SlotKey(coordinator: placed.container, name: name)
        result[slot, default: []].insert(transition.location)
      }
    }
    return result
  }

  /// An alert that is all that a slot can hold, and that only one line of code presents, is replaced by itself.
  private static func isSameAlert(
    _ occurrence: OutcomeOccurrence, _ lines: [SlotKey: Set<SourceLocation>]
  ) -> Bool {
    guard case .fill(let name, let destination) = occurrence.operation else { return false }
    let route = destination.target.route
    let coordinator = occurrence.facts.graph.coordinators[occurrence.container]
    let slots = coordinator.allSlots.filter { $0.name == name }
    guard slots.allSatisfy({ $0.kind(of: route).isAlert && $0.initial == nil }) else {
      return false
    }
    return lines[SlotKey(coordinator: occurrence.container, name: name)]?.count == 1
  }

  /// Returns whether a button of the replaced screen asks for it.
  private static func replacesItself(_ occurrence: OutcomeOccurrence) -> Bool {
    let facts = occurrence.facts
    guard let step = facts.trace[occurrence.observation.witness].step, step.trigger == .tap,
      let actor = step.actor
    else { return false }
    let acting = facts.graph.coordinators[actor.coordinator]
    let screen = acting.routes[facts.flows[actor.coordinator].instances[actor.instance].route]
    let container = facts.graph.coordinators[occurrence.container]
    return facts.graph.placedTransitions.contains { reference, transition in
      facts.graph.placedOperations(of: transition, at: reference).contains { placed in
        guard placed.container == occurrence.container,
          let shown = placed.operation.modal(in: occurrence.operation)
        else { return false }
        return actor.coordinator == occurrence.container
          ? shown == screen.name
          : container.routes.contains { $0.name == shown && $0.hosts == acting.name }
      }
    }
  }

  /// Returns whether a screen shows itself with other contents: the next article.
  private static func isNext(_ occurrence: OutcomeOccurrence) -> Bool {
    let facts = occurrence.facts
    guard case .fill(_, let destination) = occurrence.operation,
      let actor = facts.trace[occurrence.observation.witness].step?.actor,
      actor.coordinator == occurrence.container
    else { return false }
    let route = facts.flows[actor.coordinator].instances[actor.instance].route
    return facts.graph.coordinators[actor.coordinator].routes[route].name
      == destination.target.route
  }

  /// Returns whether the same is presented again: its button was tapped again before the first tap took effect, or an
  /// event from outside came twice.
  private static func isRepeated(_ occurrence: OutcomeOccurrence) -> Bool {
    let trace = occurrence.facts.trace
    let second = trace[occurrence.observation.witness]
    guard let step = second.step, step.isLater || step.trigger != .tap else { return false }
    if !step.isLater, isOnlyContent(occurrence) { return true }
    return hasHappened(step.cause, before: occurrence)
  }

  /// Returns whether an answer that a screen waits for came twice, and shows the same as before.
  private static func isSameResponse(_ occurrence: OutcomeOccurrence) -> Bool {
    guard let step = occurrence.facts.trace[occurrence.observation.witness].step,
      step.trigger == .effect, case .transition(let reference) = step.cause,
      case .screen = reference.place
    else { return false }
    return isOnlyContent(occurrence) || hasHappened(step.cause, before: occurrence)
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

  /// Whether nothing else is ever shown in the same slot.
  private static func isOnlyContent(_ occurrence: OutcomeOccurrence) -> Bool {
    guard case .fill(let name, let destination) = occurrence.operation else { return false }
    let graph = occurrence.facts.graph
    let coordinator = graph.coordinators[occurrence.container]
    // One alert can say different things.
    let isAlert = coordinator.allSlots.contains {
      $0.name == name && $0.kind(of: destination.target.route).isAlert
    }
    return !isAlert
      && graph.placedTransitions.allSatisfy { reference, transition in
        graph.placedOperations(of: transition, at: reference).allSatisfy { placed in
          guard placed.container == occurrence.container,
            case .fill(name, let shown) = placed.operation
          else { return true }
          return shown.target.route == destination.target.route
        }
      }
  }

  private static let reasons: Set<Outcome.Reason> = [.slotTaken]

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
    let lines = presentingLines(in: facts.graph)
    let occurrences = OutcomeOccurrence.all(of: reasons, in: facts) {
      covers($0) && !isSameAlert($0, lines) && !isSameResponse($0) && !isNext($0)
    }
    var causes: [String: String] = [:]
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(info, .overwritten(occurrence))
        if replacesItself(occurrence) {
          finding.severity = .info
          finding.fix = "If that is not meant, let the first one present the second"
        } else if isRepeated(occurrence) {
          finding.severity = .info
          let isLater = facts.trace[occurrence.observation.witness].step?.isLater == true
          finding.fix =
            isLater
            ? "Disable the button after the first tap" : "Present nothing while the first is open"
        }
        finding.cause = cause(of: finding, occurrence, known: &causes)
        return finding
      } + lateFindings(in: facts),
      notChecked: facts.openQuestions(info, outcomes: reasons, about: \.presents))
  }
}

extension CoordinatorDefinition {
  fileprivate var allSlots: [SlotDefinition] { slots + routes.flatMap(\.slots) }
}

extension TraceNode.Step {
  /// Whether it is what an earlier action leaves for later.
  fileprivate var isLater: Bool {
    if case .later = cause { true } else { false }
  }
}

extension Operation {
  /// The route that it presents in the same place as another; nil where it presents nothing there.
  fileprivate func modal(in other: Operation) -> String? {
    switch (self, other) {
    case (.fill(let slot, let destination), .fill(let other, _)) where slot == other:
      destination.target.route
    case (.append(let destination), .append) where !destination.presentation.isPush:
      destination.target.route
    default: nil
    }
  }

  fileprivate var presents: Bool {
    switch self {
    case .fill: true
    case .append(let destination): !destination.presentation.isPush
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func overwritten(_ occurrence: OutcomeOccurrence) -> Self {
    if case .fill(let slot, let destination) = occurrence.operation {
      return """
        on \(occurrence.actionPhrase), \(quoted(destination.target.displayName)) replaces what is open in \
        \(quoted(slot)): it is lost
        """
    }
    return """
      on \(occurrence.actionPhrase), \(occurrence.name) replaces what is presented: it is lost
      """
  }
}
