import ArgumentParser
import NavGraphExploration
import NavGraphLint
import NavGraphReport

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Report unreachable routes, duplicate ids and other defects.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var reports: ReportOptions

  @Option(help: "The severity from which findings fail the run.")
  var failOn = FailureThreshold.error

  func run() async throws {
    let start = ContinuousClock.now
    let facts = try await Session.load(input, bounds)
    let lint = Linter.lint(facts)
    let report = Report(
      facts: facts, lint: lint, toolVersion: NavGraphCommand.configuration.version,
      elapsed: ContinuousClock.now - start)
    try reports.write(report)
    throw ExitPolicy.exitCode(
      coverage: facts.coverage, worst: lint.findings.map(\.severity).max(), failOn: failOn)
  }
}
