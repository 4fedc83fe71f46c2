import Foundation
import NavGraphFacts
import TestSupport
import Testing

@testable import NavGraphRender

/// The generated app of 40 coordinators and 400 screens, which no page holds.
struct LargeAppMapTests {
  @Test("the large app is a page of coordinators", arguments: Share.byDay([1], atNight: [1, 2]))
  func coordinators(seed: Int) async throws {
    let folder = try TemporaryFolder()
    let script = Tool.packageRoot.appending(path: "Tests/Benchmarks/generate_large_app.py").path
    let result = try await Shell(workingDirectory: folder.url).run(
      """
      python3 "\(script)" \(seed) > Navigation.swift
      navgraph explore --max-states 200
      """)
    try #require(result.status == 0, "\(result.errors)")
    let facts = try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8))
    for view in [MapRequest.View.routes, .coordinators] {
      let sheet = try MapRenderer(request: MapRequest(view: view))
        .sheet(of: facts, marks: [], title: "LargeApp")
      #expect(sheet.fitsPage && sheet.isOfCards)
      let part = try #require(sheet.parts.first)
      #expect(sheet.parts.count == 1 && part.clusters.count == 40)
      #expect(CardGeometry(placed: part).problems == [])
      #expect(CardGeometry(placed: part).emptyShare <= 0.4)
      // In the order of the bar, to the right of one another or clearly below.
      let tabs = ["Home", "Search", "Basket", "Messages", "Profile"].compactMap { name in
        part.part.nodes.firstIndex { $0.name == name }.map { part.nodes[$0].box }
      }
      #expect(tabs.count == 5)
      for (tab, next) in zip(tabs, tabs.dropFirst()) {
        #expect(next.minX >= tab.maxX || next.minY >= tab.minY + PagePacking.lowering)
      }
    }
    // The widest coordinator with all that is around it.
    for name in ["Main", "Search"] {
      let sheet = try MapRenderer(
        request: MapRequest(selection: MapRequest.Selection(coordinators: [name]))
      ).sheet(of: facts, marks: [], title: name)
      #expect(sheet.fitsPage)
      for part in sheet.parts where part.isOfCards {
        #expect(CardGeometry(placed: part).problems == [])
      }
    }
  }
}
