import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What a baseline accepts, how it is written, and what is said of entries that are stale.
struct BaselineTests {
  private func facts(_ notation: String) throws -> Facts {
    try Exploration.explore(GraphNotation(notation).graph)
  }

  private func baseline(_ facts: Facts) throws -> Baseline {
    let written = Baseline(accepting: Linter.lint(facts).findings, file: "base.json")
    return try Baseline(written.encoded(), file: "base.json")
  }

  @Test func baselineFindingsAreAcceptedAndOthersAreNew() throws {
    let before = try baseline(facts("home -> item; item -> item"))
    let report = Linter.lint(
      try facts("home -> item; home -> cart; cart -> cart; item -> item"), baseline: before)
    #expect(report.findings.map(\.route) == ["cart"])
    #expect(report.accepted.map(\.finding.route) == ["item"])
    #expect(report.accepted.map(\.acceptance) == [.inBaseline])
  }

  @Test func findingsThatShareAKeyAreCounted() throws {
    let two = try facts("home -> cart; cart+; cart+")
    let before = try baseline(two)
    #expect(before.entries.map(\.count) == [2])
    #expect(Linter.lint(two, baseline: before).findings == [])
    let three = Linter.lint(try facts("home -> cart; cart+; cart+; cart+"), baseline: before)
    #expect(three.findings.map(\.rule) == ["duplicate-id"])
    let one = Linter.lint(try facts("home -> cart; cart+"), baseline: before)
    #expect(one.findings.map(\.rule) == ["superfluous-suppression"])
    #expect(one.findings.first?.message.text.contains("of 2 findings") == true)
  }

  @Test func aStaleEntryIsReportedAtItsLine() throws {
    let before = try baseline(facts("home -> item; item -> item; orphan <-"))
    let report = Linter.lint(try facts("home -> item; orphan <-"), baseline: before)
    #expect(report.findings.map(\.rule) == ["superfluous-suppression"])
    #expect(report.findings.map(\.location.file) == ["base.json"])
    #expect(report.findings.map(\.location.line) == [4])
    #expect(report.accepted.map(\.finding.rule) == ["unreachable-route"])
  }

  @Test func entriesOfDisabledRulesAreNotStale() throws {
    let before = try baseline(facts("home -> item; item -> item"))
    let report = Linter.lint(
      try facts("home -> item"),
      configuration: LintConfiguration(levels: ["duplicate-id": .off]), baseline: before)
    #expect(report.findings == [])
  }

  @Test func superfluousSuppressionsCanBeInTheBaseline() throws {
    var graph = try GraphNotation("home -> item").graph
    func allow(_ rule: String) -> Suppression {
      Suppression(
        rule: rule, reason: "known", location: SourceLocation(file: "S.swift", line: 1, column: 1))
    }
    graph.suppressions = [allow("duplicate-id"), allow("unknown")]
    graph.updateCoordinators { $1.suppressions = [allow("superfluous-suppression")] }
    let facts = try Exploration.explore(graph)
    let open = Linter.lint(facts).findings
    #expect(open.count == 3)
    let report = Linter.lint(facts, baseline: try baseline(facts))
    #expect(report.findings == [])
    #expect(report.accepted.map(\.finding) == open)
  }

  @Test func theFileIsSortedWithOneEntryPerLine() throws {
    let facts = try facts("home -> item; orphan <-; item -> item")
    let written = Baseline(accepting: Linter.lint(facts).findings, file: "x")
    let text = String(decoding: try written.encoded(), as: UTF8.self)
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {"action":"to item","coordinator":"Example","operation":"push item","route":"item","rule":"duplicate-id"},
            {"coordinator":"Example","route":"orphan","rule":"unreachable-route"}
          ]
        }

        """)
    let shuffled = Baseline(accepting: Linter.lint(facts).findings.reversed(), file: "x")
    #expect(try shuffled.encoded() == written.encoded())
    #expect(try Baseline(written.encoded(), file: "x").encoded() == written.encoded())
  }

  @Test(arguments: [
    "[]", "{}", "{\"version\":1}", "{\"version\":1,\"findings\":[{}]}",
    "{\"version\":1,\"findings\":[{\"rule\":\"a\",\"coordinator\":\"b\",\"count\":0}]}",
  ])
  func filesThatAreNotBaselinesAreRejected(_ text: String) {
    #expect(throws: BaselineError.malformed) { try Baseline(Data(text.utf8), file: "x") }
  }

  @Test(arguments: [
    ("", "line 1, column 1"), ("nonsense", "line 1, column 1"),
    ("{\"version\": 1,\n\t\"findings\": [\"é\" 1]}", "line 2, column 19"),
    (String(repeating: "[", count: 100_000), "line 1, column 513"),
  ])
  func invalidJSONIsRejectedWithItsLocation(_ text: String, _ place: String) throws {
    let error = #expect(throws: BaselineError.self) { try Baseline(Data(text.utf8), file: "x") }
    #expect(error?.message.hasPrefix("it is not JSON from \(place):") ?? false)
  }

  @Test func otherVersionsAreRejected() {
    #expect(throws: BaselineError.unknownVersion(2)) {
      try Baseline(Data("{\"version\":2,\"entries\":{}}".utf8), file: "x")
    }
  }

  @Test func hostileNamesRoundTrip() throws {
    let name = "a\"b\\\n\u{202E}\u{2028}" + String(repeating: "é", count: 10_000)
    let entry = Baseline.Entry(Baseline.Key(rule: "r", coordinator: name, route: name))
    let written = Baseline(file: "x", entries: [entry])
    let read = try Baseline(written.encoded(), file: "x")
    #expect(read.entries.map(\.key) == [entry.key])
    #expect(read.entries.map(\.line) == [4])
  }
}
