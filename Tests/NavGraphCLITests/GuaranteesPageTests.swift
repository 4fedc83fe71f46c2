import Foundation
import TestSupport
import Testing

/// Docs/Internals/Guarantees.md: each guarantee has a test, and the test is there.
struct GuaranteesPageTests {
  @Test func everyCitedTestExists() throws {
    let folder = Tool.packageRoot
    let page = try String(
      contentsOf: folder.appending(path: "Docs/Internals/Guarantees.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .filter { !$0.hasPrefix("| guarantee ") }
    #expect(rows.count > 30)
    let tests = folder.appending(path: "Tests")
    var sources: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix("Tests.swift") {
      let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
      sources[name ?? "", default: ""] +=
        try String(contentsOf: tests.appending(path: path), encoding: .utf8)
    }
    for row in rows {
      let named = row.matches(of: /`(\w+Tests)\.(\w+)`/)
      #expect(!named.isEmpty, "\(row)")
      for match in named {
        let isThere = sources[String(match.1)]?.contains("func \(match.2)(") ?? false
        #expect(isThere, "\(match.0)")
      }
    }
  }
}
