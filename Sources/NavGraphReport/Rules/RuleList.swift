package import NavGraphLint
import NavGraphModel

/// All rules, a line each, for people.
package enum RuleList {
  /// - Parameter rules: In the order of the lines.
  package static func text(_ rules: [RuleInfo], isColored: Bool) -> String {
    let style = TerminalStyle(isColored: isColored)
    let rows = rules.map { rule in
      (
        rule: rule, id: terminalSafe(rule.id), severity: rule.severityColumn,
        category: rule.category.rawValue
      )
    }
    let widths = (
      id: rows.map { displayWidth($0.id) }.max() ?? 0,
      severity: rows.map { displayWidth($0.severity) }.max() ?? 0,
      category: rows.map { displayWidth($0.category) }.max() ?? 0
    )
    let lines = rows.map { row in
      let severity =
        style.severity(row.rule.severity)
        + row.severity.dropFirst(row.rule.severity.rawValue.count)
        + String(repeating: " ", count: widths.severity - displayWidth(row.severity))
      return [
        style.strong(row.id) + String(repeating: " ", count: widths.id - displayWidth(row.id)),
        severity, row.category.padded(toColumns: widths.category), terminalSafe(row.rule.summary),
      ].joined(separator: "  ")
    }
    let hint = "navgraph rules ID shows a rule's page; (off): not run by default"
    return (lines + ["", style.quiet(hint)]).joined(separator: "\n") + "\n"
  }
}

extension RuleInfo {
  fileprivate var severityColumn: String {
    severity.rawValue + (isOnByDefault ? "" : " (off)")
  }
}
