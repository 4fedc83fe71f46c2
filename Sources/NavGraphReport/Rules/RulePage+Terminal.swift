import NavGraphLint
import NavGraphModel

extension RulePage {
  /// The page for a terminal of 80 columns.
  package func terminalText(isColored: Bool) -> String {
    let style = TerminalStyle(isColored: isColored)
    var lines = [
      "\(style.strong(terminalSafe(info.id))) (\(style.severity(info.severity))"
        + "\(info.isOnByDefault ? "" : ", off by default"), \(info.category.rawValue))"
    ]
    lines += prose(info.summary + ".", indent: 0)

    func add(_ title: String, _ body: [String]) {
      lines += ["", style.strong(title)] + body
    }
    add("Why", paragraphs(info.reasons))
    add("What to do", paragraphs(info.remedies))
    if !info.remarks.isEmpty { add("Remarks", paragraphs(info.remarks)) }
    add("How sure it is", info.needs.flatMap { prose($0.phrase) })
    if !info.parameters.isEmpty {
      add(
        "Parameters",
        info.parameters.flatMap { parameter in
          prose(
            "\(parameter.name) (\(parameter.rangePhrase), \(parameter.value) unless set): "
              + "\(parameter.summary).")
        })
    }
    add("In .navgraph.yml (\(RuleInfo.levels))", info.configuration.map { indentation + $0 })
    add(
      "To accept a finding",
      [indentation + info.suppression + " in a registration"]
        + prose(info.acceptanceInSources))
    lines.append("")
    lines += prose("The notation of the examples: \(DocumentationAddress.notation)", indent: 0)
    for example in flagged { add("With a finding", body(of: example, style)) }
    for example in clean { add("Without a finding", body(of: example, style)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func body(of example: Example, _ style: TerminalStyle) -> [String] {
    var lines = prose(example.notation).map(style.quiet)
    lines.append("")
    lines += example.drawing.map { indentation + $0 }
    for finding in example.findings {
      lines.append("")
      let text = prose("\(finding.severity.rawValue): \(finding.message.text)")
      let plain = indentation + finding.severity.rawValue
      lines += text.enumerated().map { index, line in
        guard index == 0, line.hasPrefix(plain) else { return line }
        return indentation + style.severity(finding.severity) + line.dropFirst(plain.count)
      }
      lines += finding.details.flatMap { prose($0, indent: 8) }
    }
    return lines
  }

  /// Paragraphs with an empty line between them.
  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map { prose($0) }.joined(separator: [""]))
  }

  private func prose(_ text: String, indent: Int = 4) -> [String] {
    let space = String(repeating: " ", count: indent)
    return wrapped(terminalSafe(text), columns: GraphDrawing.columns - indent).map { space + $0 }
  }
}

private let indentation = "    "
