import Foundation
import TestSupport
import Testing

/// A test named `knownGap_…` that cites `Docs/Internals/KnownGaps.md` cites a line of it.
struct KnownGapsPageTests {
  @Test func everyCitedLineIsOnThePage() throws {
    let page = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Internals/KnownGaps.md"), encoding: .utf8)
    let tests = Tool.packageRoot.appending(path: "Tests")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix("KnownGapTests.swift") {
      let source = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      for match in source.matches(of: #/(?s)/// “(.*?)”/#) {
        let line = match.1.replacing(#/\s*\n\s*/// /#, with: " ")
        #expect(page.contains("\n- \(line)\n"), "\(line)")
        count += 1
      }
    }
    #expect(count >= 10)
  }
}
