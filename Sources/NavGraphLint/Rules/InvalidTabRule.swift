package import NavGraphFacts
import NavGraphModel

/// Finds selections of tabs that are not there.
package enum InvalidTabRule: Rule {
  package static let info = RuleInfo(
    id: "invalid-tab", severity: .error, category: .tabs, needs: [.anyHeight],
    summary: "A tab is selected that does not exist",
    rationale: """
      A `TabView` accepts any selection. If it is none of its tabs, the user sees an empty page \
      or the previous one. This happens when the tabs depend on who is logged in, and the \
      selection stays on a removed tab.
      """,
    fix: """
      Select an existing tab. When the tabs change, select one of the remaining tabs in the same \
      update.
      """,
    remarks: [
      """
      A tab that is only a button (`Tab(.compose, when: .any())`: no tap selects it, it hosts \
      nothing and has no actions) shows nothing if code selects it. The rule reports that too.
      """
    ],
    flagged: [
      RuleExample("tabs home cart; ↓home selectIndex 3"),
      RuleExample("tabs home cart gift; ↓home items cart gift"),
      RuleExample("↓tabs! home cart"),
    ],
    clean: [
      RuleExample("tabs home cart; home select cart"),
      RuleExample("tabs home cart gift; home items home gift"),
      RuleExample("tabs home cart gift; home select cart & items cart gift"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.noSuchTab, .outOfRange]

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport(
      notChecked: facts.openQuestions(
        info, reading: [.nothingSelected], outcomes: reasons, in: \.hasTabs))
    var explained: Set<Int> = []
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      guard case .tabs(let tabs) = coordinator.container, !tabs.items.contains(tabs.initial) else {
        continue
      }
      explained.insert(index)
      report.findings.append(
        Finding(
          rule: info, message: .initialMissing(tabs.initial, coordinator), claim: .exact,
          coordinator: index, in: facts))
    }
    let outcomes = OutcomeOccurrence.all(of: reasons, in: facts, where: isOfTabs)
    for occurrence in outcomes {
      explained.insert(occurrence.container)
      report.findings.append(occurrence.finding(info, .missing(occurrence)))
    }
    report.findings += selectionsOfButtons(facts)
    for occurrence in Occurrence.all([.nothingSelected], in: facts, by: \.coordinator)
    where !explained.contains(occurrence.coordinator) {
      report.findings.append(occurrence.findingAtRoute(nil, info, .nothingSelected(occurrence)))
    }
    return report
  }

  /// Where code selects a tab that no tap selects and that has nothing to show.
  private static func selectionsOfButtons(_ facts: Facts) -> [Finding] {
    var known: Set<TransitionReference> = []
    return facts.appliedOperations.compactMap { applied in
      let observation = applied.observation
      guard case .select(let target) = applied.operation,
        facts.graph.coordinators[applied.container].isButton(target.route),
        let transition = facts.graph.transition(observation.transition),
        known.insert(observation.transition).inserted
      else { return nil }
      var finding = Finding(
        rule: info, message: .buttonSelected(transition, target), claim: .under,
        transition: observation.transition, operation: observation.operation, in: facts,
        witness: observation.witness)
      finding.fix = "Do here what a tap on the button does, or select a tab that shows something"
      return finding
    }
  }

  private static func isOfTabs(_ occurrence: OutcomeOccurrence) -> Bool {
    occurrence.reason == .noSuchTab || occurrence.operation.isSelection
  }
}

extension CoordinatorDefinition {
  /// Whether a tab cannot be selected by a tap and has nothing to show.
  fileprivate func isButton(_ tab: String) -> Bool {
    guard case .tabs(let tabs) = container, tabs.options[tab]?.condition == .any([]),
      let route = routes.first(where: { $0.name == tab })
    else { return false }
    return route.hosts == nil && route.transitions.isEmpty && route.effects.isEmpty
  }
}

extension Operation {
  fileprivate var isSelection: Bool {
    if case .selectIndex = self { true } else { false }
  }
}

extension Finding.Message {
  fileprivate static func initialMissing(
    _ initial: String, _ coordinator: CoordinatorDefinition
  ) -> Self {
    """
    \(quoted(coordinator.name)) starts on an empty page: its initial tab \(quoted(initial)) is \
    none of its tabs
    """
  }

  fileprivate static func missing(_ occurrence: OutcomeOccurrence) -> Self {
    if case .setItems = occurrence.operation {
      let reason = "drops the selected tab"
      return "\(occurrence.sentence(reason, applied: "leads to an empty page"))"
    }
    return "\(occurrence.sentence("names no tab there is", applied: "leads to an empty page"))"
  }

  fileprivate static func buttonSelected(_ transition: Transition, _ tab: RoutePattern) -> Self {
    """
    \(quoted(transition.action)) selects \(quoted(tab.displayName)), which is only a button: its \
    tab shows nothing
    """
  }

  fileprivate static func nothingSelected(_ occurrence: Occurrence) -> Self {
    """
    \(quoted(occurrence.facts.graph.coordinators[occurrence.coordinator].name)) shows an empty page: what \
    it selects is none of its tabs
    """
  }
}
