import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphNotation
import Testing

/// Where more effects can be pending than the limit allows, and users cannot leave a screen.
struct TrapTests {
  /// A request that a covered screen can make again at any time.
  private static let requests = "home effect start load; effect home.load loaded started; "

  @Test func aTrapIsReportedDespitePendingEffects() throws {
    let report = try lint("home ~> trap; " + Self.requests + "home -> cart")
    let traps = report.findings.filter { $0.rule == "dead-end" }
    #expect(traps.map(\.route) == ["trap"])
    #expect(traps.allSatisfy { $0.witness != nil })
    #expect(!report.notChecked.contains { ["dead-end", "no-way-home"].contains($0.rule) })
  }

  @Test func aScreenClosedByAResponseIsNotATrap() throws {
    let report = try lint("home ~> trap; " + Self.requests + "home:loaded sent dismiss")
    #expect(report.findings.allSatisfy { $0.rule != "dead-end" })
  }

  private func lint(_ notation: String) throws -> RuleReport {
    Linter.lint(try Exploration.explore(GraphNotation(notation).graph, limits: Limits(pending: 1)))
  }
}
