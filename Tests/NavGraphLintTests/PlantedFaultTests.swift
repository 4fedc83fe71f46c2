import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import TestSupport
import Testing

/// Faults that are planted at random places of a large app: each is found, and nothing else is.
@Suite("Planted defects in a large app")
struct PlantedFaultTests {
  static let faults = PlantedFault.ofScreens + PlantedFault.ofStacks + PlantedFault.ofFlows

  /// What cannot be planted here: reducers have suites of their own, two rules fit no app of this size,
  /// tabs lose no link, and a stack that grows without end cuts the search for all others.
  static let unplanted: Set<String> = [
    "reducer-crash", "reducer-hang", "reducer-nondeterministic", "unlawful-id",
    "unregistered-route", "deep-link-missing", "modal-nesting-depth", "unbounded-growth",
    "link-lost-at-launch",
  ]

  /// With those that have to be asked for.
  static let configuration = LintConfiguration(
    levels: Dictionary(faults.map { ($0.rule, .on) }, uniquingKeysWith: { first, _ in first }))

  @Test("Every rule is planted that can be")
  func everyRule() {
    let rules = Set(RuleRegistry.all.map { $0.info.id })
    let planted = Set(Self.faults.map(\.rule))
    #expect(
      planted.symmetricDifference(rules.subtracting(Self.unplanted)) == [],
      "add a PlantedFault for each rule, or name the rule in 'unplanted'")
  }

  @Test("Without defects, nothing is found and nothing is left open", arguments: UInt64(1)...2)
  func cleanApp(seed: UInt64) throws {
    let app = LargeApp(seed: seed)
    let facts = try Exploration.explore(app.graph)
    #expect(facts.counts.coordinators == 41)
    #expect((395...420).contains(facts.counts.routes))
    #expect(facts.coverage.isComplete)
    let report = Linter.lint(facts, configuration: Self.configuration)
    #expect(report.findings.isEmpty)
    #expect(report.notChecked.isEmpty)
  }

  @Test("The findings are exactly the planted defects", arguments: UInt64(1)...4)
  func planted(seed: UInt64) throws {
    var app = LargeApp(seed: seed)
    // A quarter further on with each seed, so that a few of them plant every kind more than once.
    let start = Int(seed) * Self.faults.count / 4 % Self.faults.count
    let expected = app.plant(Array((Self.faults[start...] + Self.faults[..<start]).prefix(38)))
    #expect(expected.count >= 30)
    let facts = try Exploration.explore(app.graph)
    #expect(facts.coverage.isComplete)
    let report = Linter.lint(facts, configuration: Self.configuration)
    let found = report.findings.flatMap(\.members).map(ExpectedFinding.init).sorted()
    #expect(found.filter { !expected.contains($0) } == [])
    #expect(expected.filter { !found.contains($0) } == [])
    #expect(found == expected)
    #expect(report.notChecked.isEmpty)
  }

  @Test(
    "A stack that grows without bound is found anywhere",
    arguments: UInt64(1)...Share.byDay(1, atNight: 2))
  func growth(seed: UInt64) throws {
    var app = LargeApp(seed: seed)
    let growing = PlantedFault("unbounded-growth") { app, site in
      app.graft(into: site.flow.name) {
        Screen(site.spot) { On(site.action, .push(site.first)) }
        Screen(site.first, identity: .unique) { On("linkTapped", .push(site.first)) }
      }
      // The second tap opens another one as well.
      return [
        ExpectedFinding("double-trigger", site.flow.name),
        ExpectedFinding("unbounded-growth", site.flow.name, site.first.rawValue, "linkTapped"),
      ]
    }
    let expected = app.plant([growing])
    let report = Linter.lint(
      try Exploration.explore(app.graph), configuration: Self.configuration)
    #expect(report.findings.flatMap(\.members).map(ExpectedFinding.init).sorted() == expected)
  }
}
