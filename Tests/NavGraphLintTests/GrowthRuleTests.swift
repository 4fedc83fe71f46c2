import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Stacks that grow without end: proved, or seen to meet a bound.
struct GrowthRuleTests {
  /// Pushes of `item` on one another, up to a bound.
  private func facts(_ notation: String = "home:go -> item!; item:more -> item!") throws -> Facts {
    try Exploration.explore(try GraphNotation(notation).graph, limits: Limits(stackHeight: 4))
      .boundedOnly()
  }

  /// The same with a proof: the last step to the highest stack is a circle.
  private func proved(_ facts: Facts) throws -> Facts {
    var facts = facts.exactForAnyHeight()
    let witness = try #require(facts.observations.first { $0.key.kind == .cutByHeight }?.witness)
    let end = try #require(facts.trace[witness].parent)
    let node = facts.trace[end]
    facts.observations.append(
      RecordedObservation(
        key: ObservationKey(.grows, coordinator: 0, cause: node.step?.cause), witness: end,
        against: node.parent))
    try facts.validate()
    return facts
  }

  private func lint(_ facts: Facts) -> RuleReport {
    Linter.lint(facts, rules: [UnboundedGrowthRule.self])
  }

  @Test func aProofIsReportedOnceWithItsStemAndLoop() throws {
    let facts = try proved(facts())
    let report = lint(facts)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(report.notChecked.isEmpty)
    #expect(finding.claim == .exact)
    #expect(finding.severity == .info)
    #expect(finding.action == "more")
    let steps = try #require(finding.witness?.steps.count)
    #expect(finding.witness?.loop == steps...steps)
    #expect(finding.witness?.lines.last == "loop: step \(steps), again and again")
    #expect(
      finding.message.text
        == "after \(steps - 1) step\(steps == 2 ? "" : "s"), the stack grows without "
        + "bound while the user repeats “more”")
  }

  @Test func everyStepOfALoopIsNamed() throws {
    var facts = try facts("home:go -> a!; a:one -> b!; b:two -> a!").exactForAnyHeight()
    let end = try #require(
      facts.trace.indices.first { facts.path(to: $0).count == 4 && facts.trace[$0].step != nil })
    facts.observations.append(
      RecordedObservation(
        key: ObservationKey(.grows, coordinator: 0), witness: end, against: facts.path(to: end)[1]))
    let finding = try #require(lint(facts).findings.first)
    #expect(finding.witness?.loop == 2...3)
    #expect(finding.witness?.lines.last == "loop: steps 2 to 3, again and again")
    #expect(
      finding.message.text.hasPrefix(
        "after 1 step, the stack grows without bound while the user repeats “one”, then “two”"))
  }

  @Test func aWitnessThatIsNotACycleNamesNoLoop() throws {
    var facts = try facts("home:go -> a!; a:one -> b!; b:two -> a!").exactForAnyHeight()
    let end = try #require(facts.trace.indices.first { facts.path(to: $0).count == 3 })
    let beside = try #require(
      facts.trace.indices.first { $0 != end && !facts.path(to: end).contains($0) })
    facts.observations.append(
      RecordedObservation(
        key: ObservationKey(.grows, coordinator: 0, cause: facts.trace[end].step?.cause),
        witness: end,
        against: beside))
    let report = lint(facts)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.claim == .exact)
    #expect(report.findings.first?.witness?.loop == nil)
    #expect(
      report.findings.first?.message.text.hasPrefix("a cycle of steps with “one”") == true)
  }

  @Test func aLongLoopIsAbbreviatedWithACount() throws {
    let ring = (0..<9).map { "s\($0):to\($0) -> s\(($0 + 1) % 9)!" }.joined(separator: "; ")
    var facts = try Exploration.explore(
      try GraphNotation("home:go -> s0!; " + ring).graph, limits: Limits(stackHeight: 12)
    ).exactForAnyHeight()
    let end = try #require(facts.trace.indices.first { facts.path(to: $0).count == 11 })
    facts.observations.append(
      RecordedObservation(
        key: ObservationKey(.grows, coordinator: 0), witness: end, against: facts.path(to: end)[1]))
    let finding = try #require(lint(facts).findings.first)
    #expect(finding.message.text.contains("“to5” and 3 more steps"))
    #expect(finding.witness?.loop == 2...10)
  }

  @Test func anAutomaticLoopIsAnError() throws {
    let facts = try proved(facts("home:go -> item; item:more auto -> item!"))
    #expect(lint(facts).findings.map(\.severity) == [.error])
  }

  @Test func exactAnswersWithoutAProofReportNoGrowth() throws {
    let report = lint(try facts().exactForAnyHeight())
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.isEmpty)
  }

  @Test func growthUpToALimitIsLeftOpenWithoutAProof() throws {
    let report = lint(try facts())
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.map(\.rule) == ["unbounded-growth"])
  }

  /// An engine that answers one search and not the other reports a cycle in both.
  @Test func aProvedCycleThatReachedALimitIsReportedOnce() throws {
    var facts = try proved(facts())
    facts.flows[0].stackCoverage = facts.flows[0].coverage
    #expect(lint(facts).findings.map(\.claim) == [.exact])
  }

  @Test func reopeningALinkIsNotACycle() throws {
    var facts = try facts("home -> a!; link a://a -> a").exactForAnyHeight()
    let end = try #require(
      facts.trace.indices.first { node in
        facts.trace[node].step?.trigger == .link
          && facts.trace[node].parent.flatMap { facts.trace[$0].step }?.trigger == .link
      })
    facts.observations.append(
      RecordedObservation(
        key: ObservationKey(.grows, coordinator: 0), witness: end, against: facts.trace[end].parent)
    )
    #expect(lint(facts).findings.isEmpty)
  }
}
