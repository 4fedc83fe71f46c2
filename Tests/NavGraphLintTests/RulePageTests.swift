import Foundation
import NavGraphLint
import Testing

/// `Docs/Rules.md` says what the rules say of themselves.
struct RulePageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/Rules.md")

  @Test(arguments: RuleRegistry.all.map { $0.info })
  func everyRuleIsDescribedInItsOwnWords(_ info: RuleInfo) throws {
    let text = Self.unwrapped(try String(contentsOf: Self.page, encoding: .utf8))
    #expect(text.contains("## \(info.id)"))
    #expect(text.contains("*\(info.severity.rawValue).* \(info.summary)."))
    #expect(text.contains(Self.unwrapped(info.rationale)))
    #expect(text.contains("**Fix.** " + Self.unwrapped(info.fix)))
  }

  /// Without line breaks, which differ between the page and the source.
  private static func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
