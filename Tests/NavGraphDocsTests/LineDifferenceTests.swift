import NavGraphDocs
import Testing

/// Differences read as those of `diff -u`.
struct LineDifferenceTests {
  @Test func equalTextsHaveNoDifference() {
    #expect(LineDifference.lines(from: "a\nb\n", to: "a\nb\n") == [])
  }

  @Test func aChangedLineIsShownWithContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5", with: "five")
    #expect(
      LineDifference.lines(from: old, to: new) == [
        "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8",
      ])
  }

  @Test func distantChangesFormSeparateHunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = "0\n" + old.replacing("29\n", with: "")
    let lines = LineDifference.lines(from: old, to: new)
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -1,3 +1,4 @@", "@@ -26,5 +27,4 @@"])
    #expect(lines.filter { $0.hasPrefix("+") } == ["+0"])
    #expect(lines.filter { $0.hasPrefix("-") } == ["-29"])
  }

  @Test func fromEmptyAndToEmpty() {
    #expect(LineDifference.lines(from: "", to: "a\n") == ["@@ -1,0 +1,1 @@", "+a"])
    #expect(LineDifference.lines(from: "a\n", to: "") == ["@@ -1,1 +1,0 @@", "-a"])
  }

  @Test func aMissingFinalNewlineIsADifference() {
    #expect(!LineDifference.lines(from: "a\nb", to: "a\nb\n").isEmpty)
  }

  @Test func aLongDifferenceIsTruncatedAndCounted() {
    let old = (0..<5_000).map { "a\($0)\n" }.joined()
    let new = (0..<5_000).map { "b\($0)\n" }.joined()
    let lines = LineDifference.lines(from: old, to: new)
    #expect(lines.count == 201)
    #expect(lines.last == "\u{2026} and 9801 more lines")
  }
}
