import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// The documentation of `GraphNotation` lists every form, and `Docs/Reference/Notation.md` shows the common ones.
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

  @Test(arguments: NotationExamples.all)
  func anExampleIsAGraph(_ form: String, _ example: String) throws {
    let notation = try GraphNotation(example)
    #expect(example.contains(form))
    #expect(notation.graph.problems().map(\.message) == [])
    let facts = try Exploration.explore(notation.graph, reducers: notation.reducers)
    #expect(!facts.flows.isEmpty)
  }

  @Test func eachFormHasAnExample() throws {
    let forms = try Self.rows(of: "Sources/NavGraphNotation/GraphNotation.swift", columns: 2)
    #expect(forms.map { Self.code($0[0]) } == NotationExamples.all.map(\.form))
  }

  @Test func thePageShowsFormsOfTheNotation() throws {
    let forms = NotationExamples.all.map(\.form)
    let page = try Self.rows(of: "Docs/Reference/Notation.md", columns: 2)
    #expect(page.count > 25)
    for row in page { #expect(forms.contains(Self.code(row[0]))) }
  }
}
