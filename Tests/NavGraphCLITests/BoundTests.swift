import Foundation
import TestSupport
import Testing

/// What a search finds, a larger one finds as well.
struct BoundTests {
  private static let inputs = [
    "Tests/RealApps/FocusMe", "Tests/RealApps/SeeYouAgain", "Tests/RealApps/Spoony",
    "Samples/TCACoordinators", "Samples/RoutingReducer", "Samples/ComposableNavigation",
    "Samples/TCARouteStack", "Samples/Broken",
  ]

  /// Limits of states, from a few to most of an app; larger ones at night.
  private static let sizes = Share.byDay(
    [30, 600], atNight: [30, 300, 3_000, 30_000, 300_000])

  private struct Place: Hashable {
    let rule: String
    let place: LintReport.Place
  }

  /// Every fourth input unless `NAVGRAPH_LONG_TESTS` is set.
  private static let searched = inputs.enumerated().filter {
    $0.offset % Share.byDay(4, atNight: 1) == 0
  }.map(\.element)

  @Test(arguments: searched)
  func aLargerSearchKeepsTheFindingsOfASmallerOne(_ input: String) async throws {
    let facts = try TemporaryFolder()
    var before: Set<Place> = []
    for size in Self.sizes {
      let path = facts.url.appending(path: "\(size).json").path
      let search = try await Tool().run(
        "explore", input, "--max-states", "\(size)", "--time-limit", "500", "--output", path)
      try #require(search.status == 0, "\(search.errors)")
      let result = try await Tool().run(
        "lint", path, "--format", "json", "--fail-on", "never")
      let report = try JSONDecoder().decode(LintReport.self, from: Data(result.output.utf8))
      let found = Set(
        report.findings.flatMap { finding in
          ([finding.location] + (finding.places ?? []).map(\.location)).map {
            Place(rule: finding.rule, place: $0)
          }
        })
      #expect(before.subtracting(found) == [], "withdrawn by \(size) states")
      before = found
    }
    #expect(!before.isEmpty)
  }

  @Test func aGraphThatFitsExactlyIsComplete() async throws {
    for (limit, phrase) in [
      ("15", "15 states searched (44 steps), limited by 15 states"),
      ("16", "all 16 states searched (53 steps)"),
    ] {
      let result = try await Tool().run(
        "lint", "Samples/Broken", "--verbose", "--max-states", limit)
      #expect(result.output.contains(phrase), "\(result.output)")
    }
  }

  @Test func lintEndsWhenNothingIsOpen() async throws {
    let folder = try TemporaryFolder()
    let facts = folder.url.appending(path: "facts.json").path
    let input = "Samples/TCARouteStack"
    let search = try await Tool().run("explore", input, "--output", facts)
    try #require(search.status == 0, "\(search.errors)")
    let all = try await lint(facts)
    let few = try await lint(input)
    #expect(all.counts.states == 100_000)
    #expect(few.counts.states == 4_000)
    #expect(few.findings == all.findings)
    #expect(few.notChecked.isEmpty)
  }

  private func lint(_ input: String) async throws -> LintReport {
    let result = try await Tool().run("lint", input, "--format", "json", "--fail-on", "never")
    return try JSONDecoder().decode(LintReport.self, from: Data(result.output.utf8))
  }

  /// A path of 13 screens, two to choose from at each step. Whether effects share an id depends on all of them.
  @Test func lintGoesOnWhileARuleIsOpen() async throws {
    let folder = try TemporaryFolder()
    let screens = (1...13).flatMap { level in
      ["a", "b"].map { side in
        let content =
          level < 13
          ? "On(\"a\", .push(.a\(level + 1))); On(\"b\", .push(.b\(level + 1)))"
          : """
          Effect("load", sends: "loaded", restarts: true, id: "load")
          On("reloadTapped", .start("load"))
          On("loaded", trigger: .sent)
          """
        return "Screen(.\(side)\(level)) { \(content) }"
      }
    }
    let names = (1...13).flatMap { ["a\($0)", "b\($0)"] }
    try folder.write(
      """
      import NavGraph
      enum Page: String, RouteKey { case \(names.joined(separator: ", ")) }
      let flow = Coordinator<Page>(
        "Flow", dialect: .composableArchitecture(.v1_25), root: .a1, embedsNavigation: true
      ) {
        \(screens.joined(separator: "\n"))
      }
      register(Graph("Deep") { flow })
      """, to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run(
      "lint", "--verbose", "--stack-height", "20")
    #expect(result.output.contains("all 12287 states searched"), "\(result.output)\(result.errors)")
  }

  /// Two starts, of which a short search answers one and the time ends the other.
  @Test func rulesRunAfterATimeLimitThatOnlyOneSearchMeets() async throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    func start(_ name: String, tidy: String) -> String {
      let screens = names.map { screen in
        let pushes = names.filter { $0 != screen }.map { "On(\"\($0)\", .push(.\($0)))" }
        return "Screen(.\(screen), identity: .unique) { \(pushes.joined(separator: "; "))\(tidy) }"
      }
      return """
        let \(name) = Coordinator<Page>(
          "\(name)", dialect: .tcaCoordinators(.v0_14, .identified), root: .a, embedsNavigation: true
        ) {
          \(screens.joined(separator: "\n"))
        }
        """
    }
    try folder.write(
      """
      import NavGraph
      enum Page: String, RouteKey { case \(names.joined(separator: ", ")) }
      \(start("first", tidy: ""))
      \(start("second", tidy: "; On(\"tidy\", .remove(.b))"))
      register(Graph("Two") { first; second })
      """, to: "Navigation.swift")
    let result = try await Tool(workingDirectory: folder.url).run(
      "lint", "--max-states", "100000000", "--time-limit", "3")
    #expect(result.status == 2)
    #expect(result.output.contains("[unbounded-growth]"), "\(result.output)\(result.errors)")
    #expect(!result.errors.contains("not finished"), "\(result.errors)")
  }

  /// Three tabs that are searched separately: one of nine stacks and two of two, each with three tabs to select.
  @Test func separateTabsShareTheStateLimit() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import NavGraph
      enum Bar: String, RouteKey { case x, y, z }
      enum Page: String, RouteKey { case list, item }
      func flow(_ name: String) -> Coordinator<Page> {
        Coordinator<Page>(
          name, dialect: .tcaCoordinators(.v0_14, .indexed), root: .list, embedsNavigation: true
        ) {
          Screen(.list) { On("open", .push(.item)) }
          Screen(.item) { if name == "X" { On("next", when: .count(.lessThan(9)), .push(.item)) } }
        }
      }
      let tabs = Tabs<Bar>("Main", initial: .x, retap: .nothing) {
        Tab(.x, hosts: "X")
        Tab(.y, hosts: "Y")
        Tab(.z, hosts: "Z")
      }
      register(Graph("Tabs") {
        tabs
        flow("X")
        flow("Y")
        flow("Z")
      })
      """, to: "Navigation.swift")
    for (limit, phrase) in [
      ("39", "all 39 states searched"), ("38", "38 states searched"), ("30", "30 states searched"),
      ("3", "3 states searched"),
    ] {
      let result = try await Tool(workingDirectory: folder.url).run(
        "lint", "--verbose", "--stack-height", "20", "--max-states", limit)
      #expect(result.output.contains(phrase), "\(result.output)\(result.errors)")
    }
  }
}
