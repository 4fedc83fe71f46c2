import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What is said of actions that nothing handles, beyond their names.
struct UnhandledActionTests {
  private func finding(of text: String, _ change: (inout UnhandledAction) -> Void) throws -> Finding
  {
    var graph = try GraphNotation(text).graph
    graph.updateCoordinators { _, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].unhandled.indices {
          change(&coordinator.routes[route].unhandled[index])
        }
      }
    }
    let report = Linter.lint(
      try Exploration.explore(graph, limits: Limits()),
      configuration: LintConfiguration(only: ["unhandled-output"]))
    return try #require(report.findings.first)
  }

  @Test func saysThatAnEffectWasCancelledBefore() throws {
    // Who handles it makes no difference.
    let finding = try finding(of: "home -> cart; cart:saved <-; unhandled cart saved") {
      $0.isAfterDismissal = true
    }
    #expect(
      finding.message.text == """
        “saved” of “cart” never arrives: its effect sends it after it dismissed the screen, which \
        cancels the effect
        """)
    #expect(finding.fix == "Send it before the effect calls “dismiss()”")
  }

  @Test func namesWhatHandlesItElsewhere() throws {
    let finding = try finding(of: "home -> cart; unhandled cart help") { $0.handledBy = ["Shop"] }
    #expect(
      finding.message.text == """
        “help” of “cart” is sent, but neither its own reducer nor “Example” nor an enclosing coordinator \
        handles it; elsewhere, “Shop” handles it
        """)
  }
}
