import NavGraphExploration
import NavGraphLint
import NavGraphRender

extension WitnessStrip {
  /// The way to a finding, or nil where it has none in these facts.
  init?(_ finding: Finding, facts: Facts) {
    guard let witness = finding.witness, let node = witness.node else { return nil }
    let place = finding.route.map { "\(finding.coordinator).\($0)" } ?? finding.coordinator
    self.init(
      witness, node: node, facts: facts, title: "\(finding.rule): \(place)",
      mark: Mark(
        severity: RouteMark.Severity(finding.severity), rule: finding.rule,
        message: finding.message.text))
    remarks.insert(finding.message.text, at: 0)
  }

  /// - Parameter node: Index into the trace; what the witness was read from.
  init(_ witness: Witness, node: Int, facts: Facts, title: String, mark: Mark? = nil) {
    let nodes = facts.path(to: node)
    let steps = zip(witness.steps, nodes.dropFirst()).enumerated().map { index, pair in
      let (step, node) = pair
      return Step(
        actor: step.screen, action: step.action, trigger: step.trigger, operation: step.operation,
        assumes: step.assumes, isRepeated: step.isRepeated,
        stopsDebug: witness.debugStop == index + 1, state: facts.trace[node].state)
    }
    self.init(
      title: title,
      remarks: witness.inputs.isEmpty ? [] : ["where \(witness.inputs.joined(separator: ", "))"],
      start: facts.trace[nodes[0]].state, steps: steps, mark: mark)
  }
}

extension RouteMark.Severity {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }
}
