import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The examples of every rule are its tests: a finding at each mark, and nowhere else.
struct RuleExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: any Rule.Type
    let example: RuleExample

    var testDescription: String { "\(rule.info.id): \(example.notation)" }

    var sourceLocation: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: "NavGraphLint/Rules", filePath: example.file, line: example.line, column: 1)
    }
  }

  static let flagged = RuleRegistry.all.flatMap { rule in
    rule.info.flagged.map { Example(rule: rule, example: $0) }
  }

  static let clean = RuleRegistry.all.flatMap { rule in
    rule.info.clean.map { Example(rule: rule, example: $0) }
  }

  @Test(arguments: flagged)
  func findingsAreAtTheMarkedLocations(_ example: Example) throws {
    let notation = try GraphNotation(example.example.notation)
    let report = try lint(notation, by: example.rule)
    #expect(
      report.findings.map(\.location).sorted() == notation.marks,
      sourceLocation: example.sourceLocation)
    #expect(!notation.marks.isEmpty, sourceLocation: example.sourceLocation)
    #expect(report.notChecked.isEmpty, sourceLocation: example.sourceLocation)
  }

  @Test(arguments: clean)
  func cleanExamplesHaveNoFinding(_ example: Example) throws {
    let notation = try GraphNotation(example.example.notation)
    #expect(notation.marks.isEmpty, sourceLocation: example.sourceLocation)
    let findings = try lint(notation, by: example.rule).findings
    #expect(findings.isEmpty, sourceLocation: example.sourceLocation)
  }

  @Test(arguments: RuleRegistry.all.map { $0.info })
  func everyRuleHasAPage(_ info: RuleInfo) {
    #expect(info.flagged.count >= 2)
    #expect(info.clean.count >= 2)
    #expect(!info.summary.hasSuffix("."))
    #expect(!info.rationale.isEmpty)
    #expect(!info.fix.isEmpty)
  }

  @Test func idsAreUniqueAndSorted() {
    let ids = RuleRegistry.all.map { $0.info.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.sorted() == ids)
  }

  private func lint(_ notation: GraphNotation, by rule: any Rule.Type) throws -> RuleReport {
    let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
    // With all others beside it, since one of the rules looks at what they say.
    var report = Linter.lint(facts, rules: RuleRegistry.all)
    report.findings.removeAll { $0.rule != rule.info.id }
    report.notChecked.removeAll { $0.rule != rule.info.id }
    return report
  }
}
