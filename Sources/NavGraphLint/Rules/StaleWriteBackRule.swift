package import NavGraphExploration
import NavGraphModel

/// Finds arrays of routes that are worked out now, written later, and undo what came in between.
package enum StaleWriteBackRule: Rule {
  package static let info = RuleInfo(
    id: "stale-write-back", severity: .warning, category: .effects, needs: [.states],
    summary: "A stack that is written later undoes what happened in between",
    rationale: """
      An array that an effect works out from the routes of now and writes seconds later knows nothing \
      of what the person did meanwhile: the screen they opened is gone, or the one they closed comes \
      back. An array that is there already undoes nothing, nor does one that nothing came before.
      """,
    fix: """
      Let the effect send an action, and change the routes as they are when that arrives; or keep the \
      person from doing anything until then.
      """,
    flagged: [
      RuleExample(
        "var busy no yes; home -> cart; ↓home set busy yes & deferred -> pay ? busy=no"),
      RuleExample(
        "var busy no yes; home -> cart; ↓cart set busy yes & deferred goBack ? busy=no; cart -> pay"
      ),
    ],
    clean: [
      RuleExample("home -> cart; home -> pay"),
      RuleExample("var busy no yes; home set busy yes & later -> pay ? busy=no; home -> cart"),
      RuleExample("var busy no yes; cart set busy yes & deferred goBack ? busy=no; home -> cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let sightings = OutcomeSighting.all(of: [.overwritesLaterChange], in: facts)
    return RuleReport(
      findings: sightings.map { $0.finding(info, .overwrites($0)) },
      notChecked: facts.openQuestions(info, about: \.isDeferred))
  }
}

extension Operation {
  fileprivate var isDeferred: Bool {
    switch self {
    case .deferredSet, .setWithDelays: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func overwrites(_ sighting: OutcomeSighting) -> Self {
    """
    what the person does after \(quoted(sighting.transition.action)) is undone: \(sighting.name) \
    replaces the stack by one from before
    """
  }
}
