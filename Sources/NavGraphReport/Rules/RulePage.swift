import NavGraphExploration
import NavGraphFacts
package import NavGraphLint
import NavGraphNotation

/// A rule as its users read it: what it says of itself, and its examples with what it says of them.
package struct RulePage: Sendable {
  package let info: RuleInfo
  package let flagged: [Example]
  package let clean: [Example]

  package struct Example: Sendable {
    package let notation: String
    /// The graph as text, with marks where findings fall.
    package let drawing: [String]
    /// What the rule says of the graph, with the way there.
    package let findings: [Finding]
    /// The graph as a Mermaid flowchart, where it is small and somewhere to be gone to.
    package let chart: String?
  }

  /// Runs the rule on its examples.
  ///
  /// - Parameter registry: All rules, since one of them looks at what the others say.
  package init(
    _ rule: any Rule.Type, registry: [any Rule.Type] = RuleRegistry.all
  ) throws(RulePageError) {
    let info = rule.info
    func run(_ example: RuleExample) throws(RulePageError) -> Example {
      try Example(example, of: info, registry)
    }
    self.info = info
    flagged = try info.flagged.map(run)
    clean = try info.clean.map(run)
  }
}

extension RulePage.Example {
  fileprivate init(
    _ example: RuleExample, of info: RuleInfo, _ registry: [any Rule.Type]
  ) throws(RulePageError) {
    notation = example.notation
    let graph: GraphNotation
    let facts: Facts
    do {
      graph = try GraphNotation(example.notation)
      facts = try Exploration.explore(graph.graph, reducers: graph.reducers)
    } catch {
      throw RulePageError(rule: info.id, notation: example.notation)
    }
    var lint = Linter.lint(facts, rules: registry)
    lint.findings.removeAll { $0.rule != info.id }
    findings = lint.findings
    drawing = GraphDrawing(graph.graph, findings: lint.findings).lines
    let map = MermaidMap(
      Report(facts: facts, lint: lint, rules: [info], toolVersion: "", elapsed: .zero))
    let arrows = map.text?.matches(of: /-->/).count ?? 0
    chart = (1...Self.arrowLimit).contains(arrows) ? map.text : nil
  }

  /// Beyond this the drawing is read more easily than the chart.
  private static let arrowLimit = 8
}
