import Foundation
import NavGraphFacts
import NavGraphLint
import NavGraphReport
import Testing

/// `Docs/Rules` is what the rules say of themselves: `make rules` writes it.
struct RulePageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/Rules")

  private static let files = Result { try RulePages.files() }

  private static let repair: Comment = "Docs/Rules is stale: run 'make rules' and commit the result"

  @Test(arguments: RuleRegistry.all.map { $0.info.id })
  func everyRulePageIsUpToDate(_ id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.info.id == id })
    let page = try? String(
      contentsOf: Self.folder.appending(path: "\(id).md"), encoding: .utf8)
    let isFresh = page == (try RulePage(rule).markdown)
    #expect(isFresh, Self.repair)
  }

  @Test func theListOfRulesIsUpToDate() throws {
    let index = try #require(try Self.files.get().first { $0.name == "README.md" })
    let page = try? String(
      contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let isFresh = page == index.text
    #expect(isFresh, Self.repair)
  }

  @Test func noRulePageIsLeftOver() throws {
    let known = Set(try Self.files.get().map(\.name) + [".navgraph-files"])
    let there = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    #expect(there.subtracting(known).sorted() == [], Self.repair)
  }

  @Test func theListNamesEveryRuleOnceByCategory() throws {
    let index = try #require(try Self.files.get().first { $0.name == "README.md" }).text
    for rule in RuleRegistry.all {
      #expect(index.components(separatedBy: "](\(rule.info.id).md)").count == 2)
    }
  }

  @Test func pagesContainNoAccidentalMarkup() throws {
    let page = try RulePage(HostileRule.self, registry: [HostileRule.self]).markdown
    #expect(page.contains(#"a \*bold\* \[link\](x) &lt;b&gt; `code *x* | y` \`"#))
    #expect(page.contains(#"\- no list"#))
    #expect(page.contains(#"1\. no list"#))
    #expect(page.contains(#"\u{202E}"#))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    #expect(page.contains(#"bars \| of tables"#))
    // The summary is also in a table of the list, where a bar within code would end its cell.
    let index = try #require(
      try RulePages.files([HostileRule.self]).first { $0.name == "README.md" })
    #expect(index.text.contains(#"`code *x* \| y`"#))
    #expect(page.contains("`code *x* | y`"))
  }

  @Test func terminalTextNeverMovesTheCursor() throws {
    let page = try RulePage(HostileRule.self, registry: [HostileRule.self])
    for text in [
      page.terminalText(isColored: false), RuleList.text([HostileRule.info], isColored: false),
    ] {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
      #expect(text.contains("\\u{1B}[2J"))
    }
  }
}

/// A rule with everything in its texts that could be taken for markup.
private enum HostileRule: Rule {
  static let info = RuleInfo(
    id: "hostile", severity: .info, category: .hygiene,
    summary: "a *bold* [link](x) <b> `code *x* | y` ` bars | of tables \u{1B}[2J",
    rationale: "- no list\n1. no list", fix: "\u{202E}turned \u{1B}[2J",
    flagged: [RuleExample("home -> cart")], clean: [])

  static func check(_ facts: Facts) -> RuleReport { RuleReport() }
}
