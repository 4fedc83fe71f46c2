package import NavGraphFacts
package import NavGraphModel

/// A path through an app, to be drawn as a strip: a tower of screens for each state, and between two
/// of them the user's action.
package struct WitnessStrip: Hashable, Sendable {
  /// Shown above the strip.
  package var title: String
  /// Sentences beneath the title.
  package var remarks: [String]
  package var start: Snapshot
  package var steps: [Step]
  /// What is wrong at the end, where something is.
  package var mark: Mark?

  /// The user's action, or an event, and the state that it leads to.
  package struct Step: Hashable, Sendable {
    /// The screen to act on; what acts by itself is named instead.
    package var actor: String
    package var action: String
    package var trigger: Trigger
    /// What the coordinators do.
    package var operation: String
    /// What free inputs and abstract arguments have to be, each as a phrase.
    package var assumes: [String]
    /// Whether to tap twice, the second time before the screen has changed.
    package var isRepeated: Bool
    /// Whether an assertion ends a debug build here.
    package var stopsDebug: Bool
    package var state: Snapshot

    package init(
      actor: String, action: String, trigger: Trigger, operation: String, assumes: [String] = [],
      isRepeated: Bool = false, stopsDebug: Bool = false, state: Snapshot
    ) {
      self.actor = actor
      self.action = action
      self.trigger = trigger
      self.operation = operation
      self.assumes = assumes
      self.isRepeated = isRepeated
      self.stopsDebug = stopsDebug
      self.state = state
    }
  }

  /// The words of a finding.
  package struct Mark: Hashable, Sendable {
    package var severity: RouteMark.Severity
    /// The identifier of the rule.
    package var rule: String
    package var message: String

    package init(severity: RouteMark.Severity, rule: String, message: String) {
      self.severity = severity
      self.rule = rule
      self.message = message
    }
  }

  package init(
    title: String, remarks: [String] = [], start: Snapshot, steps: [Step], mark: Mark? = nil
  ) {
    self.title = title
    self.remarks = remarks
    self.start = start
    self.steps = steps
    self.mark = mark
  }

  /// The drawing as a document of its own: the same path gives the same bytes.
  ///
  /// - Parameter facts: Valid ones, whose states these are.
  /// - Complexity: Linear in the states.
  package func svg(of facts: Facts) -> String {
    SVGWriter.document(of: PlacedStrip(self, facts: facts), names: TowerNames(facts: facts))
  }
}
