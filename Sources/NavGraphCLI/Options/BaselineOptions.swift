import ArgumentParser
import NavGraphConfiguration

/// The findings that are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with accepted findings; only others are reported and fail the run.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    defaultAsFlag: BaselineDestination(path: nil),
    help: ArgumentHelp(
      "Accept all findings of this run: write them to a file (default: that of --baseline or of the "
        + "configuration, else \(BaselineDestination.fallback)).",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: BaselineDestination?
}

/// Where a baseline is written.
struct BaselineDestination: ExpressibleByArgument, CustomStringConvertible {
  /// Nil for the file that would be read.
  let path: String?

  static let fallback = "navgraph-baseline.json"

  init(path: String?) {
    self.path = path
  }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    path = argument
  }

  /// The file that is written.
  func path(in settings: Settings) -> String { path ?? settings.baseline.value ?? Self.fallback }

  var description: String { path ?? "the baseline that would be read" }
}
