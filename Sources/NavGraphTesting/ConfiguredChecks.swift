internal import Foundation
internal import NavGraph
internal import NavGraphConfiguration
internal import NavGraphFacts
internal import NavGraphLint
internal import NavGraphModel

/// What the configuration of an app says about its checks.
struct ConfiguredChecks {
  let lint: LintConfiguration
  let limits: Limits
  /// Nil where no finding fails a run.
  let failingSeverity: Severity?
  private let baselinePath: String?
  private let caller: IssuePlace

  /// Reads the configuration that applies to a graph.
  ///
  /// - Parameter caller: Where the expectation is written.
  /// - Throws: What is wrong with the file.
  init(
    of graph: Graph, _ configuration: NavigationConfiguration, caller: IssuePlace
  ) throws(ConfigurationIssues) {
    var settings = Settings(workingDirectory: nil)
    if let file = Self.file(of: graph, configuration, caller: caller) {
      do {
        settings = Settings(
          file: try ConfigurationFile.read(file, in: nil), workingDirectory: nil)
      } catch {
        throw ConfigurationIssues(error, caller: caller)
      }
    }
    lint = settings.lint
    limits = settings.limits
    failingSeverity = settings.failOn.value.severity
    baselinePath = settings.baseline.value
    self.caller = caller
  }

  private static func file(
    of graph: Graph, _ configuration: NavigationConfiguration, caller: IssuePlace
  ) -> URL? {
    let testFolder = folder(of: caller.filePath)
    switch configuration {
    case .defaults: return nil
    case .file(let path):
      return path.hasPrefix("/") ? URL(filePath: path) : testFolder.appending(path: path)
    case .nearest:
      return ConfigurationFile.find(from: folder(of: graph.definition.location.file))
        ?? ConfigurationFile.find(from: testFolder)
    }
  }

  private static func folder(of file: String) -> URL {
    URL(filePath: file).deletingLastPathComponent()
  }

  /// Reads the baseline that the configuration names.
  ///
  /// - Returns: Nil where it names none.
  func baseline() throws(ConfigurationIssues) -> Baseline? {
    guard let baselinePath else { return nil }
    guard let data = try? Data(contentsOf: URL(filePath: baselinePath)) else {
      throw ConfigurationIssues(
        "\(baselinePath) cannot be read; `navgraph lint --write-baseline` writes a baseline",
        caller: caller)
    }
    do {
      return try Baseline(data, file: baselinePath)
    } catch {
      throw ConfigurationIssues(
        "\(baselinePath) cannot be used: \(error.message)", caller: caller)
    }
  }
}

/// Why a configuration cannot be followed; each issue fails the test.
struct ConfigurationIssues: Error {
  let issues: [NavigationIssue]

  /// - Parameter place: Nil for where the expectation is written.
  private init(_ problems: [(message: String, place: IssuePlace?)], caller: IssuePlace) {
    issues = problems.map { problem in
      NavigationIssue(
        problem.message, details: ["nothing was explored"], at: problem.place ?? caller)
    }
  }

  init(_ message: String, caller: IssuePlace) {
    self.init([(message, nil)], caller: caller)
  }

  init(_ error: ConfigurationError, caller: IssuePlace) {
    if case .problems(let problems) = error {
      self.init(problems.map { ($0.message, IssuePlace($0.location)) }, caller: caller)
    } else {
      self.init(error.sentences.map { ($0, nil) }, caller: caller)
    }
  }
}
