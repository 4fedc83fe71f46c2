import ArgumentParser
import NavGraphExploration
import NavGraphLint
import NavGraphReport

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Report unreachable routes, duplicate ids and other defects.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions

  @Option(help: "The form of the report.")
  var format = ReportFormat.human

  @Option(name: [.short, .long], help: "Write the report to a file instead of standard output.")
  var output: String?

  @Option(help: "The severity from which findings fail the run.")
  var failOn = FailureThreshold.error

  func run() async throws {
    let start = ContinuousClock.now
    let facts = try await Session.load(input, bounds)
    let lint = Linter.lint(facts)
    let report = Report(facts: facts, lint: lint, elapsed: ContinuousClock.now - start)
    let text =
      switch format {
      case .human:
        HumanReporter(
          isColored: Console.isColored(writingTo: output, environment: Session.environment)
        ).report(report)
      case .json: try JSONReporter.report(report)
      }
    try Console.write(text, to: output)
    throw ExitPolicy.exitCode(
      coverage: facts.coverage, worst: lint.findings.map(\.severity).max(), failOn: failOn)
  }
}

/// The forms of `navgraph lint`'s report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case human, json
}
