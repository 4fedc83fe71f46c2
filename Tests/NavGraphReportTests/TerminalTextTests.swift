import NavGraphModel
import Testing

struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("two\nlines", "two\\u{A}lines"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\u{202E}b", "a\\u{202E}b"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("nul\0", "nul\\u{0}"),
    ("line\u{2028}separator", "line\\u{2028}separator"),
    ("C1 \u{9B}31m", "C1 \\u{9B}31m"),
  ])
  func cursorMovementsAreRemoved(_ text: String, _ expected: String) {
    #expect(terminalSafe(text) == expected)
  }

  @Test(arguments: ["日本語", "العربية", "👩‍👩‍👧‍👦", "naïve", "e\u{301}"])
  func scriptsOfTheWorldAreUnchanged(_ text: String) {
    #expect(terminalSafe(text) == text)
  }
}
