package import NavGraphFacts
import NavGraphModel

/// Finds flows whose screens share a navigation container with those of the enclosing flow.
package enum NestedCoordinatorConflictRule: Rule {
  package static let info = RuleInfo(
    id: "nested-coordinator-conflict", severity: .error, category: .configuration,
    needs: [.anyHeight],
    summary: "Two coordinators push onto one navigation container",
    rationale: """
      A child coordinator is pushed and pushes screens of its own, or its parent pushes above \
      it. Both write the path of the same container, and each knows only its own part: screens \
      vanish, and “back” removes screens of the other.
      """,
    fix: """
      Present the child as a sheet or cover, so that it has its own container, or register its \
      screens with the parent. Up to TCACoordinators 0.13 a child may be pushed while it is the \
      last.
      """,
    flagged: [
      RuleExample("home -> login@Login; ↓login; Login: [bare]; Login: form -> help"),
      RuleExample(
        "[identified 0.13]; home -> login@Login; ↓login; login/help:done -> pay; "
          + "Login: [identified 0.13]; Login: [bare]; Login: form -> help"),
    ],
    clean: [
      RuleExample("home => login@Login; Login: form -> help"),
      RuleExample(
        "[identified 0.13]; home -> login@Login; Login: [identified 0.13]; Login: [bare]; "
          + "Login: form -> help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // A screen above the child is worse than a pushed child alone.
    let occurrences =
      Occurrence.all([.parentAboveChild], in: facts, by: \.route)
      + Occurrence.all([.pushedChild], in: facts) { key in
        key.route.flatMap { facts.allowsPushedChildren($0.coordinator) ? nil : $0 }
      }
    var known: Set<RouteReference?> = []
    return RuleReport(
      findings: occurrences.filter { known.insert($0.key.route).inserted }
        .map { $0.finding(info, .conflict($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.pushedChild, .parentAboveChild], among: StackRoots(facts.graph).sharing,
        in: \.mayShareNavigation))
  }
}

extension Facts {
  /// Returns whether the library allows a pushed child, while nothing is above it.
  fileprivate func allowsPushedChildren(_ coordinator: Int) -> Bool {
    graph.coordinators[coordinator].dialect?.allowsPushedCoordinatorOnTop ?? false
  }
}

extension Finding.Message {
  fileprivate static func conflict(_ occurrence: Occurrence) -> Self {
    guard occurrence.key.kind == .parentAboveChild else {
      return """
        the coordinator in \(occurrence.route) is pushed and pushes \(occurrence.other) onto the same \
        navigation container: “back” and both arrays disagree
        """
    }
    return """
      \(occurrence.other) is above the coordinator in \(occurrence.route), which has pushed screens \
      of its own: “back” and both arrays disagree
      """
  }
}
