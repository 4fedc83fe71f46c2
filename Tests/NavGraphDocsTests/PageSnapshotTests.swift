import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport
import TestSupport
import Testing

/// What pages look like: read `Snapshots/pages.txt`. To renew it, remove it and run the test twice.
struct PageSnapshotTests {
  @Test func pagesOfASmallApp() throws {
    let files = try Pages.files(of: try SmallShop.report())
    let text = files.map { "=== \($0.path)\n\($0.text)" }.joined(separator: "\n")
    try expectSnapshot(text, named: "pages")
  }

  @Test func pagesDoNotDependOnTimeOrVersion() throws {
    var report = try SmallShop.report()
    let files = try Pages.files(of: report)
    report.elapsed = .seconds(99)
    report.toolVersion = "9.9.9"
    #expect(try Pages.files(of: report) == files)
  }

  @Test func pagesContainNoAbsolutePaths() throws {
    var report = try SmallShop.report()
    func elsewhere(_ place: NavGraphModel.SourceLocation) -> NavGraphModel.SourceLocation {
      NavGraphModel.SourceLocation(
        file: "/Users/jo/" + place.file, line: place.line, column: place.column)
    }
    report.facts.graph = report.facts.graph.mappingLocations(elsewhere)
    for index in report.lint.findings.indices {
      report.lint.findings[index].location = elsewhere(report.lint.findings[index].location)
    }
    let files = try NavigationPages(report, drawnBy: "2.43.0").files { _, facts, _ in
      facts.graph.location.file
    }
    #expect(files.allSatisfy { !$0.text.contains("Users") })
    #expect(files.contains { $0.text.contains("`\u{2026}/Navigation.swift:") })
    let map = try #require(files.first { $0.path == "map.svg" })
    #expect(map.text.hasSuffix("\n\u{2026}/Navigation.swift"))
  }

  @Test func aTemplateDeterminesSourceLinks() throws {
    let link = try SourceLink(template: "https://example.org/{file}?l={line}")
    let files = try Pages.files(of: try SmallShop.report(), settings: PageSettings(link: link))
    let index = try #require(files.first { $0.path == "README.md" })
    #expect(index.text.contains("](https://example.org/App/Navigation.swift?l=1)"))
  }

  @Test func picturesNameTheirRenderer() throws {
    let files = try Pages.files(of: try SmallShop.report())
    let pictures = files.filter { $0.path.hasSuffix(".svg") }
    #expect(pictures.map(\.path) == ["coordinators/Main.svg", "coordinators/Shop.svg", "map.svg"])
    #expect(pictures.allSatisfy { PictureNote.drawer($0) == "Graphviz 2.43.0" })
    #expect(
      files.filter { !$0.path.hasSuffix(".svg") }.allSatisfy { PictureNote.drawer($0) == nil })
  }
}
