package import NavGraphFacts
import NavGraphModel

/// Finds events from outside that open something in the app, and do nothing when they launch it.
package enum LinkLostAtLaunchRule: Rule {
  package static let info = RuleInfo(
    id: "link-lost-at-launch", severity: .warning, category: .deepLinks,
    summary: "A link or a notification that launches the app is lost",
    rationale: """
      The user taps a notification while the app is not running. The app launches, and the event \
      comes while the start screen is shown. The screen that it opens belongs to the content that \
      comes next, so the event is dropped, and the user lands on the home screen.
      """,
    fix: """
      Store the event while the start screen is shown, and follow it when the content comes: \
      `state.pendingLink = link`.
      """,
    remarks: [
      """
      Only events (`trigger: .effect`) whose names say that they come from outside: with the words “link”, \
      “notification”, “push”, “shortcut” or “url”. With `--sources`, an event whose code \
      stores something counts as stored.
      """
    ],
    flagged: [
      RuleExample(
        "switch launch main@Main; launch:go show main; ↓self:linkOpened @main -> item ? top main; "
          + "Main: list -> item"),
      RuleExample(
        "launch := main; main@Main; ↓self:pushReceived @main -> item ? main; Main: [bare]; Main: list -> item"
      ),
    ],
    clean: [
      RuleExample(
        "switch launch main@Main; launch:go show main; self:linkOpened show main & @main -> item; "
          + "Main: list -> item"),
      RuleExample(
        "switch main@Main login; main:out show login; login:in show main; "
          + "self:linkOpened @main -> item ? top main; Main: list -> item"),
      RuleExample(
        "switch launch main@Main; var link none some; launch:go show main; "
          + "self:linkOpened @main -> item ? top main; self:linkOpened set link some ? top launch; "
          + "Main: list -> item"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    var report = RuleReport()
    for index in graph.startIndices {
      let coordinator = graph.coordinators[index]
      guard let start = coordinator.start else { continue }
      let events = coordinator.handlers.filter { handler in
        handler.source == .own && handler.transition.trigger == .effect
          && comesFromOutside(handler.transition.action)
      }
      for (action, all) in Dictionary(grouping: events, by: \.transition.action)
        .sorted(by: { $0.key < $1.key })
      {
        let effective = all.map(\.transition).filter { !$0.operations.isEmpty }
        guard let first = effective.first(where: \.opensSomething),
          effective.allSatisfy({ $0.waits(for: start) })
        else { continue }
        report.findings.append(
          Finding(
            rule: info, message: .isLost(action, while: start), claim: .exact,
            coordinator: coordinator.name, action: action, location: first.location))
      }
    }
    return report
  }

  private static func comesFromOutside(_ action: String) -> Bool {
    let words = action.actionWords
    return !names.isDisjoint(with: words) && ["button", "share"].allSatisfy { !words.contains($0) }
  }

  /// Words in the names of events from outside.
  private static let names: Set = ["deeplink", "link", "notification", "push", "shortcut", "url"]
}

extension CoordinatorDefinition {
  /// What it shows when the app is launched, and not for good; nil where several things can be shown, and for tabs, which
  /// have all of their content from the start.
  fileprivate var start: String? {
    switch container {
    case .switch(let cases): return cases.derived.isEmpty ? cases.initial : nil
    case .stack(let stack):
      guard stack.initial.count == 1, stack.initial[0].count == 1,
        let root = stack.initial[0].first?.target.route
      else { return nil }
      let isReplaced = containsOperation { operation in
        if case .set(let shown) = operation { shown.first?.target.route != root } else { false }
      }
      return isReplaced ? root : nil
    case .tabs, .joined: return nil
    }
  }
}

extension Transition {
  /// Whether it brings a screen, or selects a tab.
  fileprivate var opensSomething: Bool {
    operations.containNested { operation in
      if case .select = operation { true } else { !operation.arrivals.isEmpty }
    }
  }

  /// Whether its condition is that something else is there than what is shown at first, and all that it does is inside of
  /// that.
  fileprivate func waits(for start: String) -> Bool {
    enabledWhen?.asksForOther(than: start) == true
      && operations.allSatisfy { operation in
        if case .within(.child(let hosts), _) = operation { hosts.first != start } else { false }
      }
  }
}

extension Condition {
  /// Whether it cannot hold while only one screen or case is there.
  fileprivate func asksForOther(than start: String) -> Bool {
    switch self {
    case .top(let shown), .contains(let shown): shown.route != start
    case .within(.child(let hosts), _): hosts.first != start
    case .all(let conditions): conditions.contains { $0.asksForOther(than: start) }
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func isLost(_ action: String, while start: String) -> Self {
    "\(quoted(action)) does nothing while \(quoted(start)) is shown: if it launches the app, it is lost"
  }
}
