import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The report for a user at a terminal: errors first, unused code last among them, then by place.
///
/// ```
/// error  nothing happens on “again”: …                Navigation.swift:31 [duplicate-id]
///   how  tap open on home → tap again on item
///   fix  Give each instance an identity of its own (`identity: .unique`, …)
/// 1 error · 2 screens · 0.1 s
/// ```
///
/// Advice is given once. With ``TerminalLayout/isVerbose`` each step, each further place, all advice and everything that was
/// not searched is said.
package struct HumanReporter: Sendable {
  private let layout: TerminalLayout
  private let style: TerminalStyle

  package init(_ layout: TerminalLayout = TerminalLayout()) {
    self.layout = layout
    style = TerminalStyle(isColored: layout.isColored)
  }

  package func report(_ report: Report) -> String {
    let findings = report.lint.findings.mostSevereFirst
    let start = layout.isVerbose ? nil : SharedStart(findings.compactMap(\.witness))
    var lines: [String] = []
    if let start { lines += labelled("start", "below means: \(start.phrase)") }
    var given: Set<String> = []
    for finding in findings {
      let fix = report.fix(of: finding).flatMap { fix in
        given.insert(fix).inserted || layout.isVerbose ? fix : nil
      }
      lines += describe(finding, start: start, fix: fix)
    }
    if !layout.isQuiet {
      if layout.isVerbose {
        lines += OpenQuestions(report.lint.notChecked).lines.map(terminalSafe)
        lines += report.stackLines.map(terminalSafe)
        lines += report.acceptedLines.map(terminalSafe)
      }
      if let totals = totals(findings) { lines.append(totals) }
      lines.append(closingLine(report))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func describe(_ finding: Finding, start: SharedStart?, fix: String?) -> [String] {
    var lines = headline(finding)
    if layout.isVerbose {
      let steps = finding.details.map { "       " + terminalSafe($0) }
      if let first = steps.first {
        lines.append("  " + style.quiet(finding.way) + first.dropFirst(5))
        lines += steps.dropFirst()
      }
    } else if let witness = finding.witness, !witness.steps.isEmpty {
      let goal = witness.goal.map { "\($0): " } ?? ""
      lines += labelled(finding.way, goal + witness.summary(after: start))
    }
    if let fix { lines += labelled("fix", fix) }
    for note in finding.members[0].notes { lines += labelled("note", rendered(note)) }
    return lines + otherPlaces(finding)
  }

  /// The other places of the same defect: all with what belongs to them, or the first few.
  private func otherPlaces(_ finding: Finding) -> [String] {
    if layout.isVerbose {
      // Several features can handle one action in one line of the source.
      var known: Set<[String]> = [labelled("also", rendered(finding))]
      return finding.others.flatMap { other -> [String] in
        let lines =
          labelled("also", rendered(other)) + other.notes.flatMap { labelled("note", rendered($0)) }
        return known.insert(lines).inserted ? lines : []
      }
    }
    // The place of a step that is missing is among the notes.
    let noted = finding.members[0].notes.map(\.location) + [finding.location]
    var known = Set(noted.map(place))
    let others = finding.others.filter { known.insert(place($0.location)).inserted }
    // One more place takes no more space than saying that there is one.
    let shown =
      others.count == Self.placesShown + 1 ? others[...] : others.prefix(Self.placesShown)
    var lines = shown.flatMap { labelled("also", rendered($0)) }
    let rest = others.count - shown.count
    if rest > 0 { lines += labelled("", "and at \(counted(rest, "more place")) (--verbose)") }
    return lines
  }

  /// How many other places of one finding are printed by default.
  private static let placesShown = 3

  /// Returns the severity, the message, and the location: on one line where there is space.
  private func headline(_ finding: Finding) -> [String] {
    let text = prose(finding.message.text)
    let last = text.last ?? ""
    let location = place(finding.location)
    let plain = "\(location) [\(finding.rule)]"
    let mark = "\(location) \(style.quiet("[\(terminalSafe(finding.rule))]"))"
    let fits =
      layout.columns.map {
        Self.indent + max(displayWidth(last), Self.messageColumns) + 2 + displayWidth(plain) <= $0
      } ?? true
    var lines = text.map(style.strong)
    if fits {
      // Programs split lines where two blanks are.
      let gap = layout.columns == nil ? 2 : max(0, Self.messageColumns - displayWidth(last)) + 2
      lines[lines.count - 1] += String(repeating: " ", count: gap) + mark
    } else {
      lines.append(mark)
    }
    let severity = style.severity(finding.severity, columns: Self.indent)
    return lines.enumerated().map { index, line in
      (index == 0 ? severity : String(repeating: " ", count: Self.indent)) + line
    }
  }

  /// A line behind a label, broken where the terminal ends.
  private func labelled(_ label: String, _ text: String) -> [String] {
    let margin = String(repeating: " ", count: Self.indent - 2 - label.count)
    return prose(text).enumerated().map { index, line in
      index == 0
        ? "\(margin)\(style.quiet(label))  \(line)"
        : String(repeating: " ", count: Self.indent) + line
    }
  }

  private func prose(_ text: String) -> [String] {
    let text = terminalSafe(text)
    guard let columns = layout.columns else { return [text] }
    return wrapped(text, columns: max(columns - Self.indent, Self.messageColumns))
  }

  private func rendered(_ finding: Finding) -> String {
    rendered(Finding.Note(finding.message, at: finding.location))
  }

  private func rendered(_ note: Finding.Note) -> String {
    "\(place(note.location))  \(note.message.text)"
  }

  private func place(_ location: SourceLocation) -> String {
    terminalSafe("\(location.file):\(location.line)")
  }

  /// Columns before each text.
  private static let indent = 7

  /// The width of messages, in columns, up to which locations are aligned.
  private static let messageColumns = 44

  /// How often each rule found something; nil where that is clear without.
  private func totals(_ findings: [Finding]) -> String? {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    guard counts.count > 1 else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return style.quiet(
      terminalSafe(sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ")))
  }

  private func closingLine(_ report: Report) -> String {
    let screens = counted(report.facts.counts.routes, "screen")
    let searched =
      layout.isVerbose
      ? [report.registeredCounts, report.coveragePhrase]
      : [screens, report.gaps.map { "\($0) (--verbose)" }]
    let parts =
      [report.findingCounts, report.acceptedCounts] + searched + ["\(report.elapsed.seconds) s"]
    return terminalSafe(parts.compactMap(\.self).joined(separator: " \u{B7} "))
  }
}

extension Report {
  /// `limited by 60 s, 2 coordinators partly searched, 1 rule partly checked`; nil where nothing is left open.
  ///
  /// Bounds that the user sets are not named here: the verbose report lists them.
  fileprivate var gaps: String? {
    let searched = StackVerdicts(facts)?.bounded.flatMap(\.coordinators).count ?? 0
    let checked = Set(lint.notChecked.map(\.rule)).count
    let parts = [
      facts.coverage.earlyEnds.phrase.map { "limited by \($0)" },
      searched > 0 ? "\(counted(searched, "coordinator")) partly searched" : nil,
      checked > 0 ? "\(counted(checked, "rule")) partly checked" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Duration {
  /// Seconds with one decimal, whatever the locale.
  fileprivate var seconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
