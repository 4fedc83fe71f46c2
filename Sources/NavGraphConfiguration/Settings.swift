package import NavGraphFacts
package import NavGraphLint

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Everything that can be configured, with who decided it: the command line, else the file, else the
/// tool.
///
/// Paths are as a user in the working directory would write them.
package struct Settings: Hashable, Sendable {
  /// Nil for what is found in the working directory.
  package private(set) var input = Setting<String?>(default: nil)
  /// The app's own files and folders, in place of an input; empty for none.
  package private(set) var sources = Setting<[String]>(default: [])
  /// Nil for the only one.
  package private(set) var graph = Setting<String?>(default: nil)
  /// One for each bound, in the order of ``Bound``.
  package private(set) var bounds = Bound.allCases.map {
    Setting(default: $0.value(in: Limits()))
  }
  /// One for each rule, by id.
  package private(set) var rules: [RuleSettings]
  package private(set) var failOn = Setting(default: FailureThreshold.error)
  /// Nil for none.
  package private(set) var baseline = Setting<String?>(default: nil)
  package private(set) var reports = Setting(default: [ReportRequest(.human)])
  package private(set) var excludedCoordinators = Setting<[String]>(default: [])
  package private(set) var excludedPaths = Setting<[String]>(default: [])
  /// The path of the file that was read; nil where there is none.
  package var configurationFile: String?

  /// - Parameter workingDirectory: What paths are relative to; nil where all of them are absolute.
  package init(
    file: ConfigurationFile? = nil, commandLine: CommandLineSettings = CommandLineSettings(),
    workingDirectory: URL?, rules: [RuleInfo] = RuleRegistry.all.map { $0.info }
  ) {
    self.rules = rules.sorted { $0.id < $1.id }.map(RuleSettings.init)
    if let file { take(file, in: workingDirectory) }
    take(commandLine)
  }

  private mutating func take(_ file: ConfigurationFile, in workingDirectory: URL?) {
    func value(_ key: ConfigurationTable.Key) -> ConfigurationValue? { file.root?[key.rawValue] }
    func path(_ text: String) -> String {
      (text.hasPrefix("/") ? URL(filePath: text) : file.folder.appending(path: text))
        .path(from: workingDirectory)
    }
    if let value = value(.input) { input.set(value.text.map(path), by: value.origin) }
    if let value = value(.sources) {
      sources.set(value.list?.compactMap { $0.text.map(path) }, by: value.origin)
    }
    if let value = value(.graph) { graph.set(value.text, by: value.origin) }
    if let value = value(.baseline) { baseline.set(value.text.map(path), by: value.origin) }
    if let value = value(.failOn) {
      failOn.set(value.text.flatMap(FailureThreshold.init), by: value.origin)
    }
    for (index, bound) in Bound.allCases.enumerated() {
      guard let value = value(.bounds)?[bound.rawValue] else { continue }
      bounds[index].set(value.number, by: value.origin)
    }
    for index in rules.indices {
      if let level = value(.categories)?[rules[index].info.category.rawValue] {
        rules[index].set(level.text.flatMap(RuleLevel.init), by: level.origin)
      }
      if let value = value(.rules)?[rules[index].info.id] { rules[index].set(value) }
    }
    if let value = value(.report) {
      let requests = (value.list ?? []).compactMap { item -> ReportRequest? in
        guard var request = item.text.flatMap({ try? ReportRequest(parsing: $0) }) else {
          return nil
        }
        request.path = request.path.map(path)
        return request
      }
      // As with the option: people get theirs unless another goes to standard output.
      let isReplaced = requests.contains { $0.path == nil }
      reports.set(
        isReplaced ? requests : [ReportRequest(.human)] + requests, by: value.origin)
    }
    if let value = value(.exclude)?[ConfigurationTable.Exclusion.coordinators.rawValue] {
      excludedCoordinators.set(value.list?.compactMap(\.text), by: value.origin)
    }
    if let value = value(.exclude)?[ConfigurationTable.Exclusion.paths.rawValue] {
      excludedPaths.set(value.list?.compactMap { $0.text.map(path) }, by: value.origin)
    }
  }

  private mutating func take(_ commandLine: CommandLineSettings) {
    let origin = Origin.commandLine
    if commandLine.namesPackage { input.set(.some(nil), by: origin) }
    input.set(commandLine.input.map(Optional.some), by: origin)
    if commandLine.namesPackage || commandLine.input != nil { sources.set([], by: origin) }
    sources.set(commandLine.sources, by: origin)
    graph.set(commandLine.graph.map(Optional.some), by: origin)
    for (index, bound) in Bound.allCases.enumerated() {
      bounds[index].set(commandLine.bounds[bound], by: origin)
    }
    for index in rules.indices {
      let id = rules[index].info.id
      rules[index].set(commandLine.levels[id], by: origin)
      guard let only = commandLine.only else { continue }
      if !only.contains(id) {
        rules[index].set(.off, by: origin)
      } else if rules[index].level.value == .off {
        rules[index].set(.on, by: origin)
      }
    }
    failOn.set(commandLine.failOn, by: origin)
    baseline.set(commandLine.baseline.map(Optional.some), by: origin)
    reports.set(commandLine.reports, by: origin)
  }
}

extension Settings {
  /// Sets a bound that the user has not set: a command may need a higher default.
  package mutating func setDefault(of bound: Bound, to value: Double) {
    guard let index = Bound.allCases.firstIndex(of: bound),
      bounds[index].origin == .default
    else { return }
    bounds[index] = Setting(default: value)
  }

  package var limits: Limits {
    var limits = Limits()
    for (bound, setting) in zip(Bound.allCases, bounds) { bound.set(setting.value, in: &limits) }
    limits.raisable = zip(Bound.allCases, bounds)
      .compactMap { $1.origin == .default ? $0.raisable : nil }
    return limits
  }

  package var lint: LintConfiguration {
    LintConfiguration(
      levels: Dictionary(
        rules.map { ($0.info.id, $0.level.value) }, uniquingKeysWith: { first, _ in first }),
      values: Dictionary(
        rules.map { ($0.info.id, $0.values) }, uniquingKeysWith: { first, _ in first }),
      exclusions: Exclusions(
        coordinators: excludedCoordinators.value.map(Glob.init),
        paths: excludedPaths.value.map(Glob.init)))
  }
}
