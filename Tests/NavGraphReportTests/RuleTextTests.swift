import Foundation
import NavGraphFacts
import NavGraphLint
import NavGraphReport
import TestSupport
import Testing

/// Rules as people and programs read them.
struct RuleTextTests {
  @Test func aPageOnATerminal() throws {
    try expectSnapshot(
      RulePage(DuplicateIDRule.self).terminalText(isColored: false), named: "rule-page-terminal")
  }

  @Test(arguments: RuleRegistry.all.map { $0.info.id })
  func everyPageFitsATerminalOfEightyColumns(_ id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.info.id == id })
    let page = try RulePage(rule)
    let text = page.terminalText(isColored: false)
    for line in text.split(separator: "\n") where line.contains(" ") {
      #expect(displayWidth(line) <= 84, "\(line)")
    }
    for example in page.flagged {
      #expect(!example.findings.isEmpty)
      let marks = example.drawing.filter { $0.contains("\u{25C0}\u{2500} ") }
      #expect(!marks.isEmpty, "\(example.notation)")
      for finding in example.findings {
        // Each word is there, wherever lines are broken.
        #expect(text.words.contains(finding.message.text.words))
        for line in finding.witness?.lines ?? [] { #expect(text.words.contains(line.words)) }
      }
    }
  }

  @Test func terminalsOnlyAddColors() throws {
    let page = try RulePage(DuplicateIDRule.self)
    let colored = page.terminalText(isColored: true)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(colored.uncolored == page.terminalText(isColored: false))
    let rules = RuleRegistry.all.map { $0.info }
    #expect(
      RuleList.text(rules, isColored: true).uncolored == RuleList.text(rules, isColored: false))
  }

  @Test func theListIsAlignedAndMarksDisabledRules() {
    var off = DuplicateIDRule.info
    off.id = "a"
    off.isOnByDefault = false
    off.severity = .warning
    let text = RuleList.text([off, DuplicateIDRule.info], isColored: false)
    #expect(
      text.hasPrefix(
        """
        a             warning (off)  identity  Two entries of one stack have the same identity
        duplicate-id  error          identity  Two entries of one stack have the same identity

        """))
  }

  @Test func parametersAreShownWithTheirRange() throws {
    let page = try RulePage(CountingRule.self, registry: [CountingRule.self])
    let text = page.terminalText(isColored: false)
    #expect(text.contains("    limit (1 to 9, 3 unless set): How many are too many.\n"))
    #expect(
      text.contains(
        "    rules:\n      counting:\n        severity: warning\n        limit: 3\n"))
    #expect(text.contains("counting (warning, off by default, hygiene)\n"))
    #expect(page.markdown.contains("| `limit` | 3 | 1 to 9 | How many are too many |"))
    #expect(page.markdown.contains("*warning, off by default; hygiene.*"))
  }

  @Test func jsonContainsEverythingAboutARule() throws {
    let data = Data(try RuleCatalogue.json(RuleRegistry.all.map { $0.info }).utf8)
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
    #expect(catalogue.version == 1)
    #expect(catalogue.rules.map(\.id) == RuleRegistry.all.map { $0.info.id })
    for (rule, info) in zip(catalogue.rules, RuleRegistry.all.map({ $0.info })) {
      #expect(rule.severity == info.severity)
      #expect(rule.category == info.category)
      #expect(rule.needs == info.needs)
      #expect(rule.isOnByDefault == info.isOnByDefault)
      #expect(rule.summary == info.summary)
      #expect(rule.rationale == info.rationale)
      #expect(rule.fix == info.fix)
      #expect(rule.flagged == info.flagged.map(\.notation))
      #expect(rule.clean == info.clean.map(\.notation))
      #expect(rule.parameters.map(\.name) == info.parameters.map(\.name))
    }
  }

  private struct Catalogue: Decodable {
    let version: Int
    let rules: [Entry]
  }

  private struct Entry: Decodable {
    let id: String
    let severity: Severity
    let category: RuleInfo.Category
    let needs: [RuleInfo.Need]
    let isOnByDefault: Bool
    let parameters: [Parameter]
    let summary: String
    let rationale: String
    let fix: String
    let flagged: [String]
    let clean: [String]
  }

  private struct Parameter: Decodable {
    let name: String
    let value: Int
    let minimum: Int
    let maximum: Int
  }
}

/// A rule with a number that users can set.
private enum CountingRule: Rule {
  static let info = RuleInfo(
    id: "counting", severity: .warning, category: .hygiene, isOnByDefault: false,
    parameters: [
      RuleParameter(name: "limit", summary: "How many are too many", value: 3, range: 1...9)
    ],
    summary: "There are too many", rationale: "Nobody counts them.", fix: "Have fewer.",
    flagged: [], clean: [])

  static func check(_ facts: Facts) -> RuleReport { RuleReport() }
}

extension String {
  fileprivate var words: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  fileprivate var uncolored: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
