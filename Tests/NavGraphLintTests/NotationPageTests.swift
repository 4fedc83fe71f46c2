import Foundation
import NavGraphExploration
import NavGraphLint
import NavGraphModel
import Testing

/// The tables of `GraphNotation` and of `Docs/Reference/Notation.md` say the same, and what they say is so.
struct NotationPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cells of the rows of all tables that show a form first.
  private static func rows(of path: String, columns: Int) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let row = line.drop { $0 == "/" || $0 == " " }
      guard row.hasPrefix("| `") else { return nil }
      let cells = row.replacing("\\|", with: "\u{0}").split(separator: " | ").map {
        $0.replacing("\u{0}", with: "|").trimmingCharacters(in: ["|", " "])
      }
      return cells.count == columns ? cells : nil
    }
  }

  /// Without the marks of code.
  private static func code(_ cell: String) -> String {
    cell.trimmingCharacters(in: ["`"])
  }

  @Test func eachFormHasAnExampleThatIsInOrder() throws {
    let rows = try Self.rows(of: "Docs/Reference/Notation.md", columns: 3)
    #expect(rows.count > 80)
    for row in rows {
      let example = Self.code(row[1])
      let notation = try GraphNotation(example)
      #expect(example.contains(Self.code(row[0])))
      #expect(notation.graph.problems().map(\.message) == [], "\(example)")
      let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
      #expect(!facts.flows.isEmpty, "\(example)")
    }
  }

  @Test func eachFormIsOneThatThePageShows() throws {
    let forms = try Self.rows(of: "Sources/NavGraphLint/GraphNotation.swift", columns: 2)
    let page = try Self.rows(of: "Docs/Reference/Notation.md", columns: 3)
    #expect(forms.map { $0[0] } == page.map { $0[0] })
  }
}
