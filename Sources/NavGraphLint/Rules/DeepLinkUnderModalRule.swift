package import NavGraphFacts
import NavGraphModel

/// Finds deep links and events from outside that act behind the front screen.
package enum DeepLinkUnderModalRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-under-modal", severity: .warning, category: .deepLinks, needs: [.anyHeight],
    summary: "A deep link or a notification acts where the user cannot see it",
    rationale: """
      The user taps a notification while a sheet is open. The link pushes its screen behind the \
      sheet or in a hidden tab, so the app looks unchanged. When the user closes the sheet, an \
      unexpected screen is there.
      """,
    fix: """
      In the same update, select the tab and dismiss what is presented, then push.
      """,
    remarks: [
      """
      Other outside events (`trigger: .effect` in a coordinator) count if they push a screen behind \
      a sheet or cover. Responses, going back and replacing the root do not.
      """
    ],
    flagged: [
      RuleExample("slot .sheet sheet; home fill sheet login; ↓link a://cart -> cart"),
      RuleExample("tabs a@A b; A: start -> cart; ↓link a://cart @a -> cart"),
      RuleExample("slot .sheet sheet; home fill sheet login; ↓self:pushed -> cart"),
      RuleExample("[tca]; home => login; ↓self:pushed -> cart"),
    ],
    clean: [
      RuleExample("home -> item!; item -> item; link a://back <-"),
      RuleExample("home => login; link a://cart goBackToRoot & -> cart"),
      RuleExample("slot .sheet sheet; home fill sheet login; self:pushed clear sheet & -> cart"),
      RuleExample(
        "slot .sheet sheet; home fill sheet login; self:closed goBackToRoot; home -> cart"),
      RuleExample("home -> login; self:pushed -> cart"),
      RuleExample("[tca]; home => login; self:pushed dismiss & -> cart"),
      RuleExample(
        "tabs a@A b; A: start -> cart; link a://cart select a & @a goBackToRoot & @a -> cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let pushing = facts.graph.coordinatorsPushingOnEvents
    let links = Occurrence.all([.linkHidden], in: facts) { $0.cause?.transition }
    return RuleReport(
      findings: links.map { $0.finding(info, .hidden($0)) } + eventFindings(facts),
      notChecked: facts.openQuestions(
        info, reading: [.linkHidden, .eventHidden],
        among: pushing.union(facts.graph.coordinatorsWithLinks)))
  }

  /// One for each event, with the shortest path.
  private static func eventFindings(_ facts: Facts) -> [Finding] {
    var known: Set<Event> = []
    return Occurrence.all([.eventHidden], in: facts) { $0 }
      .sorted {
        facts.path(to: $0.observation.witness).count < facts.path(to: $1.observation.witness).count
      }
      .compactMap { occurrence in
        guard let event = Event(occurrence.key.cause, in: facts.graph),
          let screen = occurrence.screenBroughtBehindModal, known.insert(event).inserted
        else { return nil }
        var finding = occurrence.finding(info, .opens(screen, behind: occurrence))
        finding.cause = event.cause
        return finding
      }
  }

  /// What the findings about one event have in common, those of other rules included; nil for other actions.
  static func cause(of cause: Cause?, in facts: Facts) -> String? {
    guard let event = Event(cause, in: facts.graph) else { return nil }
    let isHidden = facts.observations(.eventHidden).contains {
      Event($0.key.cause, in: facts.graph) == event
    }
    return isHidden ? event.cause : nil
  }

  /// An event that is no response; several transitions can hear it.
  private struct Event: Hashable {
    let coordinator: Int
    let action: String

    init?(_ cause: Cause?, in graph: GraphDefinition) {
      guard let reference = cause?.transition, let transition = graph.transition(reference),
        transition.response == nil
      else { return nil }
      coordinator = reference.coordinator
      action = transition.action
    }

    var cause: String { "\(coordinator)\n\(action)" }
  }
}

extension Occurrence {
  /// The screen that the event pushes, where the screen in front is in something modal.
  fileprivate var screenBroughtBehindModal: ScreenReference? {
    let node = facts.trace[observation.witness]
    // What is pushed behind an alert can be seen around it.
    guard let front = key.route, !facts.isAlert(front),
      facts.isInModal(front, in: node.state) ?? false
    else { return nil }
    let moves = node.step?.moves.filter(\.outcome.release.isApplied) ?? []
    return moves.lazy.compactMap { move -> ScreenReference? in
      let pushed = node.state.flow.flows.filter { $0.coordinator == move.container }
        .flatMap { $0.entries.dropFirst() }.filter(\.entry.isPush).map(\.entry.instance)
      return move.brings.last(where: pushed.contains).map {
        ScreenReference(coordinator: move.container, instance: $0)
      }
    }.first
  }
}

extension Facts {
  fileprivate func isAlert(_ route: RouteReference) -> Bool {
    let coordinator = graph.coordinators[route.coordinator]
    return coordinator.slotKind(showing: coordinator.routes[route.route].name)?.isAlert ?? false
  }
}

extension GraphDefinition {
  /// The coordinators in which an event from outside, or what another coordinator reports or sends on one, can push a screen behind
  /// something.
  fileprivate var coordinatorsPushingOnEvents: Set<Int> {
    func isEvent(_ handler: HandlerDefinition) -> Bool {
      handler.source == .own && handler.transition.trigger == .effect
    }
    let events = coordinators.flatMap(\.handlers).filter(isEvent)
    let passedOn = Set(
      events.flatMap(\.transition.operations.flattened).compactMap { operation -> String? in
        switch operation {
        case .emit(let name), .send(let name, _): name
        default: nil
        }
      })
    let hosted = Set(coordinators.flatMap(\.routes).compactMap(\.hosts))
    return Set(
      coordinators.indices.filter { index in
        (coordinators[index].mayCoverItsTop || hosted.contains(coordinators[index].name))
          && coordinators[index].handlers.contains { handler in
            (isEvent(handler) || passedOn.contains(handler.transition.action))
              && handler.transition.operations.containNested {
                if case .fill = $0 { false } else { !$0.arrivals.isEmpty }
              }
          }
      })
  }
}

extension CoordinatorDefinition {
  /// Whether something else can be in front of what is on top of its stack: a slot, or a flow inside of it. What is pushed
  /// onto a stack of routes alone is on top of its sheets.
  fileprivate var mayCoverItsTop: Bool {
    if case .stack = container {
      return !slots.isEmpty || routes.contains { $0.hosts != nil || !$0.slots.isEmpty }
        || dialect?.hasModalSlot ?? false
    }
    return true
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) acts behind \(occurrence.route): the user sees nothing change
    """
  }

  fileprivate static func opens(_ screen: ScreenReference, behind occurrence: Occurrence) -> Self {
    let name = quoted(occurrence.facts.displayName(of: screen))
    return """
      \(occurrence.actionPhrase) opens \(name) behind \(occurrence.route): the user sees nothing change
      """
  }
}
