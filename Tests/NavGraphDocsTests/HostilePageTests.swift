import Foundation
import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport
import TestSupport
import Testing

/// Names are the author's, and may be anything: none of them is markup to another reader of Markdown, and none is
/// missing.
struct HostilePageTests {
  static let names = [
    "<script>alert(1)</script>", "& &amp; &#124;", "two\nlines\ttab\r", "| a | b |", "a|b\\|c",
    "`code`", "``` x",
    "`\u{301}<script>", "\\`<b>", "**bold** _it_ ~~no~~", "[x](javascript:alert(1))", "![x](y.png)",
    "# heading",
    "- item", "1. one", "=== ", "<!-- -->", "]]>", "--> <script>", "</details><b>",
    "www.example.com",
    "https://example.com/a", "mailto:jo@example.com", "jo@example.com", "\u{202E}reversed",
    "日本語の画面", "العربية",
    "👩‍👩‍👧‍👦", "nul\0 \u{1B}[31m", "{{title}} {{{mark}}}", "\"quotes\" 'more'", "<\u{301}b>", "|\u{301}",
    "a\\",
    String(repeating: "long ", count: 2_000), " ", "$1+1$", ":smile:", "[^1]", "<details>",
    "[ref]: x",
  ]

  @Test func namesAreEscapedAndComplete() async throws {
    let pages = try Self.names.flatMap { name in
      try Pages.files(of: try HostileApp.report(named: name)).filter { $0.path.hasSuffix(".md") }
        .map { (name: name, page: $0) }
    }
    let result = try await MarkdownReading.read(pages.map(\.page.text))
    #expect(result.count == pages.count)
    for (reading, (name, page)) in zip(result, pages) {
      let place = Comment(rawValue: "\(page.path) for \(name.prefix(40).debugDescription)")
      #expect(Set(reading.elements).isSubset(of: MarkdownReading.known), place)
      #expect(reading.addresses.allSatisfy(Self.isOwn), place)
      #expect(reading.raggedRows == 0, place)
      #expect(name == " " || reading.text.contains(Self.visible(name)), place)
      #expect(
        reading.headings == HostileApp.headings[page.path.prefix { $0 != "/" }.description], place)
    }
  }

  @Test func filesStayInTheOutputFolder() throws {
    for name in Self.names {
      for file in try Pages.files(of: try HostileApp.report(named: name)) {
        #expect(file.path.wholeMatch(of: /(coordinators\/)?[A-Za-z0-9_-]+\.(md|svg)/) != nil)
        #expect(file.text.contains(NavigationPages.markText))
      }
    }
  }

  /// Only what pages link to themselves, and pictures where they are registered.
  private static func isOwn(_ address: String) -> Bool {
    address.wholeMatch(of: /(\.\.\/)*(coordinators\/)?[A-Za-z0-9_-]+\.(md|svg)(#[A-Za-z0-9_-]+)?/)
      != nil
      || address.wholeMatch(of: /#[A-Za-z0-9_-]+/) != nil
      || address.wholeMatch(of: /(\.\.\/)+App\/[^\s<>()]*#L\d+/) != nil
      || address.wholeMatch(of: /https:\/\/example\.com\/[^\s<>()"'`|\\]*/) != nil
  }

  /// The name as a reader sees it: without spaces, because those of a line may be one.
  private static func visible(_ name: String) -> String {
    terminalSafe(name).filter { !$0.isWhitespace }
  }
}
