import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport
import Testing

/// Reports whose lines mean something: no name makes a line of its own, or a command.
struct ReportLineTests {
  private let names = ReportSamples.hostileNames

  private func lines(_ format: ReportFormat) throws -> [Substring] {
    let text = try format.render(ReportSamples.hostile())
    let controls = text.unicodeScalars.filter {
      ($0.properties.generalCategory == .control && $0 != "\n") || $0.properties.isBidiControl
    }
    #expect(controls.isEmpty)
    #expect(text.hasSuffix("\n"))
    return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func xcodeOutputHasOneProblemPerLine() throws {
    let lines = try lines(.xcode)
    // Each has a note and what to do, and of its witness: the inputs, a step, the stack, the stop.
    #expect(lines.count == names.count * 7)
    let problem = /:[0-9]+:7: (?:error|warning|note):/
    #expect(lines.filter { $0.firstMatch(of: problem) == nil } == [])
    #expect(lines.filter { $0.firstMatch(of: /:7: warning: about./) != nil }.count == names.count)
  }

  @Test func gitHubOutputHasOneCommandPerLine() throws {
    let lines = try lines(.github)
    #expect(lines.count == names.count)
    let command = /^::warning file=([^:,]*),line=[0-9]+,col=7,title=stale-route::(.*)$/
    for (name, line) in zip(names, lines) {
      let match = try #require(line.wholeMatch(of: command))
      let file = decoded(String(match.1))
      let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      if isPlain, !name.contains("\u{202E}") { #expect(file == "a b/\(name)") }
      #expect(decoded(String(match.2)).hasPrefix("about "))
    }
  }

  /// What GitHub's runner does with the escapes of a command.
  private func decoded(_ text: String) -> String {
    let escapes = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
    return escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test func namesAreEscapedInMarkdown() throws {
    let lines = try lines(.githubMarkdown)
    // The tags are the reporter's own, and a fence is one of its two.
    let tags = lines.flatMap { $0.matches(of: /<[^>]*>?/).map { String($0.output) } }
    #expect(
      Set(tags) == ["<br>", "<details>", "<summary>", "</summary>", "</details>"])
    #expect(lines.count { $0.hasPrefix("```") } == 2)
    #expect(lines.count { $0.hasPrefix("#") } == 3)
    let folded = Set(lines.indices.filter { lines[$0].contains("<details>") }.map { $0 + 1 })
    let markdown = lines.indices.filter { !folded.contains($0) }.map { lines[$0] }
    #expect(!markdown.contains { $0.contains("](") || $0.contains("www.") })
    #expect(lines.count { $0 == "  </details>" } == names.count)
    // A block of HTML ends at the first empty line, so that there is none in it.
    let blocks = lines.split { $0.isEmpty }
    #expect(
      blocks.allSatisfy { block in
        block.contains { $0.contains("<details>") } == block.contains("  </details>")
      })
  }

  @Test func mermaidLabelsAreQuoted() throws {
    let lines = try lines(.githubMarkdown)
    let chart = lines.drop { $0 != "```mermaid" }.dropFirst().prefix { $0 != "```" }
    #expect(chart.first == "flowchart LR")
    let box = /^    r[0-9]+\["[^"<>&`|\[\]{}()\\]+"\](:::(error|warning|info))?$/
    let arrow = /^  r[0-9]+ -->\|"[^"<>&`|\[\]{}()\\]+"\| r[0-9]+$/
    let frame = /^  (end|subgraph c[0-9]+\["[^"<>&`|\[\]{}()\\]+"\]|classDef .*)$/
    let others = chart.dropFirst().filter {
      $0.wholeMatch(of: box) == nil && $0.wholeMatch(of: arrow) == nil
        && $0.wholeMatch(of: frame) == nil
    }
    #expect(others == [])
    #expect(chart.count { $0.wholeMatch(of: box) != nil } == names.count)
    #expect(chart.allSatisfy { $0.utf8.count < 600 })
  }

  @Test func aTooLargeMapIsLeftOut() throws {
    var report = try ReportSamples.small()
    let finding = report.lint.findings[0]
    let routes = (0..<100).map { "r\($0)" }
    report.facts.graph = GraphOfRoutes(routes).graph
    report.lint.findings = routes.map { name in
      var finding = finding
      finding.coordinator = "Many"
      finding.route = name
      return finding
    }
    report.facts.landings = []
    let text = try ReportFormat.githubMarkdown.render(report)
    #expect(!text.contains("mermaid"))
    #expect(text.contains("The map is left out\\: findings are about 100 routes"))
  }

  @Test func aSummaryFitsIntoAMebibyte() throws {
    var report = try ReportSamples.hostile()
    let finding = report.lint.findings[8]
    report.lint.findings = Array(repeating: finding, count: 300)
    let text = try ReportFormat.githubMarkdown.render(report)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains("more findings are left out"))
  }

  @Test func humanReportsCountAcceptedFindings() throws {
    let text = try ReportFormat.human.render(ReportSamples.small())
    #expect(text.contains("1 error, 1 warning · 1 suppressed, 1 in the baseline · 3 screens · "))
  }

  @Test("findings of excluded parts are counted, what the reader of sources allows is not")
  func omissions() throws {
    var report = try ReportSamples.small()
    let accepted = report.lint.accepted[0]
    report.lint.excluded = 2
    report.lint.accepted = [
      accepted,
      AcceptedFinding(accepted.finding, .read(because: "Main.swift hides a bar")),
    ]
    let text = try ReportFormat.human.render(report)
    #expect(text.contains("1 error, 1 warning · 1 suppressed, 2 excluded · 3 screens · "))
    let verbose = HumanReporter(TerminalLayout(isVerbose: true)).report(report)
    #expect(verbose.contains("    1 stale-route, because Main.swift hides a bar\n"))
    let json = try ReportFormat.json.render(report)
    #expect(json.contains("\"excluded\" : 2"))
    #expect(json.contains("\"acceptance\" : \"code\""))
    let markdown = try ReportFormat.githubMarkdown.render(report)
    #expect(markdown.contains("| suppressed | 1 |\n| excluded | 2 |\n"))
  }

  @Test("a limit that leaves several questions open is one test")
  func openQuestions() throws {
    var report = try ReportSamples.small()
    let question = report.lint.notChecked[0]
    var other = question
    other.rule = "dead-end"
    other.route = "list"
    report.lint.notChecked = [question, other]
    let text = try ReportFormat.junit.render(report)
    #expect(text.ranges(of: question.reason).count == 1)
    #expect(text.contains("dead-end, stale-route: Example ▸ home, Example ▸ list"))
  }
}
