import ArgumentParser
import NavGraphConfiguration
import NavGraphLint
import NavGraphReport

/// Which reports a command writes, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of the report (default: human).", valueName: "format"),
    transform: parseFormat)
  var format: ReportFormat?

  @Option(name: [.short, .long], help: "Write the report to a file instead of standard output.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A further report; to standard output without '=path'. Repeatable.",
      discussion: "Formats: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format[=path]"),
    transform: parseRequest)
  var report: [ReportRequest] = []

  @Flag(name: [.short, .long], help: "Print every step, every place, and what was not searched.")
  var verbose = false

  @Flag(name: [.short, .long], help: "Print only findings.")
  var quiet = false

  @Option(help: "Whether the text report uses colours.")
  var color = ColorChoice.auto

  func validate() throws {
    if verbose, quiet { throw ValidationError("'--verbose' and '--quiet' exclude each other.") }
    if let conflict = requests.conflict { throw ValidationError(conflict.message) }
  }

  /// The reports to write: that of `--format` and `--output`, which is for people on standard output
  /// unless another report goes there, and then the others as they were given.
  var requests: [ReportRequest] {
    let isReplaced = format == nil && output == nil && report.contains { $0.path == nil }
    return (isReplaced ? [] : [ReportRequest(format ?? .human, to: output)]) + report
  }

  /// What was asked for on the command line; nil for nothing.
  var given: [ReportRequest]? {
    format == nil && output == nil && report.isEmpty ? nil : requests
  }

  /// Refuses reports of the configuration file that cannot be written together.
  func check(_ settings: Settings) throws {
    guard given == nil, let conflict = settings.reports.value.conflict else { return }
    Console.complain("\(settings.reports.origin.phrase): error: \(conflict.message)")
    throw ExitPolicy.unusable
  }

  /// Writes all reports, files first. One that cannot be written loses no other.
  ///
  /// - Throws: The exit status, after saying on standard error which files cannot be written.
  func write(_ report: Report, _ requests: [ReportRequest]) throws {
    let environment = Session.environment
    let texts = try requests.map { request in
      (
        path: request.path,
        text: try request.format.render(
          report, layout: layout(writingTo: request.path, environment))
      )
    }
    var failure: (any Error)?
    for (path, text) in texts.filter({ $0.path != nil }) + texts.filter({ $0.path == nil }) {
      do { try Console.write(text, to: path) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

extension ReportOptions {
  private func layout(writingTo path: String?, _ environment: [String: String]) -> TerminalLayout {
    TerminalLayout(
      isColored: color.isColored(writingTo: path, environment: environment), isVerbose: verbose,
      isQuiet: quiet, columns: path == nil ? Console.columns : nil)
  }
}

/// The values of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  func isColored(writingTo path: String?, environment: [String: String]) -> Bool {
    switch self {
    case .auto: Console.isColored(writingTo: path, environment: environment)
    case .always: true
    case .never: false
    }
  }
}

private func parseFormat(_ text: String) throws -> ReportFormat {
  guard let format = ReportFormat(rawValue: text) else {
    throw ValidationError(ReportRequestError.unknownFormat(text).message)
  }
  return format
}

private func parseRequest(_ text: String) throws -> ReportRequest {
  do throws(ReportRequestError) {
    return try ReportRequest(parsing: text)
  } catch {
    throw ValidationError(error.message)
  }
}
