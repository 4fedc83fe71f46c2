import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// TCARouteStack's example app and introduction, and the page about them.
///
/// Links put any screen on any other at any time, so a search is as large as its bounds: the tests
/// search stacks of four.
struct TCARouteStackSampleTests {
  private static let sample = "TCARouteStack"
  /// Explored once for all tests.
  private static let facts = Task { try await SampleFacts(of: sample, stackHeight: 4) }

  @Test func anyScreenCanBeOnTopOfAnyOther() async throws {
    let facts = try await Self.facts.value
    // Three routes in three presentations: 1 + 9 + 9² + 9³ stacks.
    #expect(facts.rows == ["| Router | 820 | 5121 | stack height 4 |"])
    #expect(facts.rows.allSatisfy(try SamplePage(of: Self.sample).shows))
  }

  @Test func goingBackOnAnEmptyPathCrashesTheApp() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "Router", on: "example://back") == [
        .init(effect: .failed(.notEnoughScreens), steps: ["(link): example://back"])
      ])
    #expect(try facts.surprises(of: "Router", on: "example://backToRoot") == [])
  }

  @Test func eachButtonPresentsInItsNamedStyle() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.presentations(by: "root") == [
        "coverTapped: cover", "customSheetTapped: sheet", "normalSheetTapped: sheet",
        "pushTapped: push",
      ])
  }

  @Test func theIntroductionShowsEachScreenInOneStyle() async throws {
    let facts = try await SampleFacts(of: "\(Self.sample)/Introduction")
    #expect(facts.rows == ["| Router | 1744 | 7415 | stack height 8 and 4 modal layers |"])
    #expect(facts.rows.allSatisfy(try SamplePage(of: Self.sample).shows))
    #expect(
      try facts.surprises(of: "Router", on: "example://back") == [
        .init(effect: .failed(.notEnoughScreens), steps: ["(link): example://back"])
      ])
  }

  @Test func theSamplePageMatchesTheSampleAndTheTool() async throws {
    try SamplePage(of: Self.sample).expectRegistrationsOfTheSample()
    let text = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Samples/\(Self.sample).md"),
      encoding: .utf8)
    let reports = text.matches(of: /(?s)```console\n\$ navgraph lint ([^\n]*)\n(.*?)```/)
    #expect(reports.count == 2)
    for report in reports {
      let arguments = report.1.split(separator: " ").map(String.init)
      let result =
        if arguments.count == 3 {
          try await Tool().run("lint", arguments[0], arguments[1], arguments[2])
        } else {
          try await Tool().run("lint", String(report.1))
        }
      #expect(result.timeless == report.2.replacing(/[0-9.]+ s\n$/, with: "… s\n"))
      #expect(result.errors == "")
    }
  }
}

extension SampleFacts {
  fileprivate init(of sample: String, stackHeight: Int) async throws {
    let result = try await Tool().run(
      "explore", "Samples/\(sample)", "--stack-height", "\(stackHeight)")
    try #require(result.status == 0, "\(result.errors)")
    facts = try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8))
  }

  /// How the screens are presented that a screen's own actions open, each as `action: presentation`.
  fileprivate func presentations(by screen: String) throws -> [String] {
    try facts.landings.compactMap { landing -> String? in
      guard let source = landing.source, case .transition(let reference) = landing.cause,
        facts.graph.coordinators[source.coordinator].routes[source.route].name == screen
      else { return nil }
      let action = try #require(facts.graph.transition(reference)).action
      let top = try #require(facts.trace[landing.witness].state.flow.entries.last)
      return "\(action): \(try #require(top.entry.presentation).displayName)"
    }.sorted()
  }
}
