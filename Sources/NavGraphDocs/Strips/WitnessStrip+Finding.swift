package import NavGraphFacts
package import NavGraphLint
package import NavGraphRender

extension WitnessStrip {
  /// The way to a finding, with its words at the end; nil where the finding has none in these facts.
  package init?(_ finding: Finding, facts: Facts) {
    guard let witness = finding.witness, let node = witness.node,
      facts.trace.indices.contains(node)
    else { return nil }
    let place = finding.route.map { "\(finding.coordinator).\($0)" } ?? finding.coordinator
    self.init(
      witness, states: witness.states ?? facts.path(to: node).map { facts.trace[$0].state },
      title: "\(finding.rule): \(place)", remark: finding.message.text,
      mark: Mark(
        severity: RouteMark(finding).severity, rule: finding.rule,
        message: finding.message.text))
  }

  /// - Parameters:
  ///   - states: Where each of the witness's steps begins and ends, at least one; steps beyond them are
  ///     left out.
  ///   - remark: Shown beneath the title.
  /// - Returns: Nil where there are no states.
  package init?(
    _ witness: Witness, states: [Snapshot], title: String, remark: String? = nil, mark: Mark? = nil
  ) {
    guard let start = states.first else { return nil }
    let steps = zip(witness.steps, states.dropFirst()).enumerated().map { index, pair in
      let (step, state) = pair
      return Step(
        actor: step.screen, action: step.cause, trigger: step.trigger, operation: step.operation,
        assumes: step.assumes, isRepeated: step.isRepeated,
        stopsDebug: witness.debugStop == index + 1, state: state)
    }
    var remarks = remark.map { [$0] } ?? []
    if !witness.inputs.isEmpty { remarks.append("where \(witness.inputs.joined(separator: ", "))") }
    self.init(title: title, remarks: remarks, start: start, steps: steps, mark: mark)
  }
}
