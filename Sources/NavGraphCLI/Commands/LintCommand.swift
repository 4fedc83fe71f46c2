import ArgumentParser
import Foundation
import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report unreachable routes, duplicate identities and other defects.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions
  @OptionGroup var configurationOptions: ConfigurationOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The severity from which findings fail the run (default: error).", valueName: "severity"))
  var failOn: FailureThreshold?

  @Flag(help: "Fail on warnings too; the same as '--fail-on warning'.")
  var strict = false

  func validate() throws {
    if strict, failOn != nil {
      throw ValidationError(
        "'--strict' and '--fail-on' contradict or repeat each other: leave out one.")
    }
  }

  func run() async throws {
    let start = ContinuousClock.now
    let settings = try Session.settings(configurationOptions, input, bounds) { commandLine in
      // No rule asks for states one by one.
      commandLine.bounds[.keepStates] = 0
      commandLine.levels = rules.levels
      commandLine.only = rules.chosen
      commandLine.failOn = strict ? .warning : failOn
      commandLine.baseline = baseline.baseline
      commandLine.reports = reports.given
    }
    try reports.check(settings)
    try Session.check(
      settings.reports.value.map(\.path), of: settings.reports, configurationOptions,
      settings)
    if let destination = baseline.writeBaseline, destination.path == nil {
      try Session.check(
        [settings.baseline.value], of: settings.baseline, configurationOptions, settings)
    }
    try Session.check(
      outputs: settings.reports.value.map(\.path),
      baseline: baseline.writeBaseline?.path(in: settings), settings)
    let known = baseline.writeBaseline == nil ? try BaselineFile.read(settings) : nil
    let loaded = try await Session.load(
      input, bounds, settings, isQuiet: reports.quiet, listsUnread: reports.verbose
    ) { [lint = settings.lint] facts in
      Linter.needsMoreStates(facts, configuration: lint)
    }
    if reports.verbose {
      for unread in loaded.unread { Console.note(unread.message, at: unread.location) }
    }
    let facts = loaded.facts
    var lint = loaded.lint(settings, baseline: known)
    if let destination = baseline.writeBaseline {
      let written = try BaselineFile.write(lint, of: facts, to: destination, settings)
      lint = loaded.lint(settings, baseline: written)
    }
    let report = Report(
      facts: facts, lint: lint, rules: settings.lint.rules(),
      toolVersion: NavGraphCommand.configuration.version, elapsed: ContinuousClock.now - start,
      failsFrom: settings.failOn.value.severity, workingDirectory: Session.workingDirectoryPath)
    try reports.write(report, settings.reports.value)
    throw ExitPolicy.exitCode(
      coverage: facts.coverage, unfinished: lint.unfinished,
      worst: lint.findings.map(\.severity).max(),
      failOn: baseline.writeBaseline == nil ? settings.failOn.value : .never)
  }
}
