import NavGraphLint
import NavGraphModel

extension RulePage {
  /// The page in `Docs/Rules`.
  package var markdown: String {
    var blocks = [
      RulePages.mark, "# \(info.id)",
      "*\(info.severityPhrase); \(info.category.rawValue).* \(markdownProse(info.summary)).",
    ]
    blocks += info.reasons.map { markdownProse($0) }
    blocks += ["## What to do"] + info.remedies.map { markdownProse($0) }
    if !info.remarks.isEmpty { blocks += ["## Remarks"] + info.remarks.map { markdownProse($0) } }
    blocks.append("## How sure it is")
    blocks += info.needs.map { markdownProse($0.phrase) }
    if !info.parameters.isEmpty { blocks += ["## Parameters", parameterTable] }
    blocks += [
      "## Configuration", "In `.navgraph.yml` (levels: \(RuleInfo.levels)):",
      block(info.configuration, language: "yaml"),
      "To accept a finding in a registration, on the screen, the action or the coordinator:",
      block([info.suppression], language: "swift"), info.acceptanceInSources,
    ]
    blocks.append("## Examples with a finding")
    blocks.append("The [notation](../Reference/Notation.md) marks the location with `\u{2193}`.")
    blocks += flagged.flatMap(sections)
    blocks.append("## Examples without a finding")
    blocks += clean.flatMap(sections)
    blocks.append("[All rules](README.md)")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var parameterTable: String {
    (["| parameter | default | from, to | meaning |", "|---|---|---|---|"]
      + info.parameters.map { parameter in
        "| `\(parameter.name)` | \(parameter.value) | \(parameter.rangePhrase) | "
          + "\(markdownProse(parameter.summary, inCell: true)) |"
      }).joined(separator: "\n")
  }

  private func sections(_ example: Example) -> [String] {
    var blocks = [
      "### \(markdownCode(example.notation))", block(example.drawing, language: "text"),
    ]
    for finding in example.findings {
      let lines =
        ["\(finding.severity.rawValue): \(finding.message.text)"]
        + finding.details.map { "    " + $0 }
      blocks.append(block(lines.map(terminalSafe), language: "text"))
    }
    if let chart = example.chart {
      blocks.append(block(chart.split(separator: "\n").map(String.init), language: "mermaid"))
    }
    return blocks
  }

  private func block(_ lines: [String], language: String) -> String {
    markdownBlock(lines, language: language).joined(separator: "\n")
  }
}
