package import NavGraphFacts
package import NavGraphModel

/// A shortest path from the start to the state or step of a finding, for a user to replay.
package struct Witness: Hashable, Sendable {
  package var steps: [Step]
  /// The entries on the way to the top screen at the end, from the outermost flow inwards, each flow
  /// bottom first; without those that no one can come back to from there.
  package var stack: [Level]
  /// The first step at which an assertion ends a debug build, from 1; the steps after it are for
  /// release builds.
  package var debugStop: Int?
  /// The values of fixed inputs on this way, each as a phrase; none where there are no inputs.
  package var inputs: [String] = []
  /// The steps, from 1, that can be taken again and again at the end; nil where nothing is said of that.
  package var loop: ClosedRange<Int>?
  /// The screen that it leads to, where the finding is that something is missing there; otherwise it leads to the defect.
  package var goal: String?
  /// Index into the facts' trace; nil for a witness that was not read out of facts.
  package var node: Int?
  /// The states before and after the steps, where these are more than those on the way to ``node``; else nil.
  package var states: [Snapshot]?

  package struct Step: Hashable, Sendable {
    /// The screen to act on; what acts by itself is named instead.
    package var screen: String
    package var action: String
    /// The action that is tapped where code sends the other one for it.
    package var tapped: String?
    package var trigger: Trigger
    /// The operations of the coordinators.
    package var operation: String
    /// What free inputs and abstract arguments have to be, each as a phrase.
    package var assumes: [String]
    /// Whether to tap twice, the second time before the screen has changed.
    package var isRepeated: Bool
    /// The registration of the acting transition or effect; of a gesture, that of the tab or screen.
    package var location: SourceLocation?

    package init(
      screen: String, action: String, tapped: String? = nil, trigger: Trigger, operation: String,
      assumes: [String] = [], isRepeated: Bool = false, location: SourceLocation? = nil
    ) {
      self.screen = screen
      self.action = action
      self.tapped = tapped
      self.trigger = trigger
      self.operation = operation
      self.assumes = assumes
      self.isRepeated = isRepeated
      self.location = location
    }
  }

  /// One entry of a stack.
  package struct Level: Hashable, Sendable {
    package var screen: String
    /// How it is presented, in a word: `sheet`, `alert`; nil for pushed screens and for the initial content of a
    /// flow.
    package var manner: String?

    package init(screen: String, manner: String?) {
      self.screen = screen
      self.manner = manner
    }
  }
}

extension Witness {
  /// Reads a witness out of facts.
  ///
  /// - Parameter node: Index into the facts' trace.
  /// - Complexity: Linear in the length of the path and the size of the state at its end.
  package init(node: Int, facts: Facts) {
    self.node = node
    let wording = FactsWording(facts)
    var path: [(step: TraceNode.Step, node: Int)] = []
    var current: Int? = node
    while let index = current {
      if let step = facts.trace[index].step { path.append((step, index)) }
      current = facts.trace[index].parent
    }
    path.reverse()
    steps = path.map { wording.describe($0.step, leadingTo: $0.node) }
    // Where a reducer takes the process with it, no assertion does.
    debugStop = path.firstIndex { $0.step.stopsDebug && !wording.endsInReducer($0.step) }
      .map { $0 + 1 }
    stack = wording.levels(of: facts.trace[node].state.flow)
    inputs = facts.fixedInputs(of: facts.trace[node].state)
  }
}
