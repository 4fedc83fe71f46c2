import Foundation
import NavGraphConfiguration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import Testing

/// Who decides: the command line, else the file, else the tool.
struct SettingsTests {
  private func settings(
    _ text: String?, _ commandLine: CommandLineSettings = CommandLineSettings(),
    in folder: String = "/app"
  ) throws -> Settings {
    Settings(
      file: try text.map { try ConfigurationFile(text: $0) }, commandLine: commandLine,
      workingDirectory: URL(filePath: folder), rules: RuleInfo.sample)
  }

  private func line(_ line: Int, _ column: Int) -> Origin {
    .file(SourceLocation(file: ".navgraph.yml", line: line, column: column))
  }

  @Test func defaultsApplyWithoutAFile() throws {
    let settings = try settings(nil)
    var limits = Limits()
    limits.raisable = [.stackHeight, .modalNesting, .flowNesting]
    #expect(settings.limits == limits)
    #expect(settings.failOn.value == .error)
    #expect(settings.reports.value == [ReportRequest(.human)])
    #expect(settings.rules.map(\.level.value) == [.on, .off])
    #expect(settings.bounds.allSatisfy { $0.origin == .default })
  }

  @Test func theCommandLineOverridesTheFileAndTheFileTheDefaults() throws {
    let text = "bounds:\n  stack-height: 4\n  max-depth: 7\ngraph: Shop\nfail-on: info\n"
    var commandLine = CommandLineSettings()
    commandLine.bounds = [.maxDepth: 9]
    commandLine.failOn = .never
    let settings = try settings(text, commandLine)
    #expect(settings.limits.stackHeight == 4)
    #expect(settings.limits.depth == 9)
    #expect(settings.limits.modalNesting == Limits().modalNesting)
    // Values that the user has set stay.
    #expect(settings.limits.raisable == [.modalNesting, .flowNesting])
    #expect(settings.bounds[0].origin == line(2, 17))
    #expect(settings.bounds[5].origin == .commandLine)
    #expect(settings.graph.value == "Shop")
    #expect(settings.failOn.value == .never)
  }

  @Test func sourcesReplaceTheInputUnlessTheCommandLineNamesOne() throws {
    let text = "sources: [App, Features]\n"
    let read = try settings(text)
    #expect(read.sources.value == ["config/App", "config/Features"])
    #expect(read.sources.origin == line(1, 10))
    var commandLine = CommandLineSettings()
    commandLine.input = "Navigation.swift"
    #expect(try settings(text, commandLine).sources.value.isEmpty)
    commandLine.input = nil
    commandLine.sources = ["Other"]
    #expect(try settings(text, commandLine).sources.value == ["Other"])
  }

  @Test func aRuleSettingOverridesItsCategory() throws {
    let text = "categories: {identity: info, modal: on}\nrules: {duplicate-id: warning}\n"
    let rules = try settings(text).rules
    #expect(rules.map(\.level.value) == [.warning, .on])
    #expect(rules.map(\.level.origin) == [line(2, 23), line(1, 37)])
  }

  @Test func parameterValuesEnableARule() throws {
    let asked = try settings("rules:\n  modal-depth: {limit: 5}").rules[1]
    #expect(asked.level.value == .on)
    #expect(asked.parameters.map(\.value) == [5])
    let off = try settings("rules:\n  modal-depth: {limit: 5, severity: off}").rules[1]
    #expect(off.level.value == .off)
  }

  @Test func theCommandLineChoosesRules() throws {
    var commandLine = CommandLineSettings()
    commandLine.only = ["modal-depth"]
    #expect(
      try settings("rules: {modal-depth: off}", commandLine).rules.map(\.level.value)
        == [.off, .on])
    commandLine.levels = ["modal-depth": .info]
    #expect(try settings(nil, commandLine).lint.only == nil)
    #expect(
      try settings(nil, commandLine).rules.filter { $0.level.value != .off }.map(\.info.id) == [
        "modal-depth"
      ])
    #expect(try settings(nil, commandLine).rules[1].level.value == .info)
  }

  @Test func pathsAreRelativeToTheFile() throws {
    let text = """
      input: ../Navigation.swift
      baseline: base.json
      report: [json=out/report.json]
      exclude: {paths: [../Legacy/*], coordinators: ["*Old"]}
      """
    let settings = try settings(text)
    #expect(settings.input.value == "Navigation.swift")
    #expect(settings.baseline.value == "config/base.json")
    #expect(settings.reports.value.map(\.path) == [nil, "config/out/report.json"])
    #expect(settings.excludedPaths.value == ["Legacy/*"])
    #expect(settings.excludedCoordinators.value == ["*Old"])
    #expect(try self.settings(text, in: "/else").input.value == "/app/Navigation.swift")
  }

  @Test func anInputOnTheCommandLineReplacesTheOneInTheFile() throws {
    var commandLine = CommandLineSettings()
    commandLine.input = "Other.swift"
    #expect(try settings("input: a.swift", commandLine).input.value == "Other.swift")
    commandLine.input = nil
    commandLine.namesPackage = true
    #expect(try settings("input: a.swift", commandLine).input.value == nil)
  }

  private static let busy = """
    input: ../App
    graph: "null"
    bounds: {time-limit: 2.5, max-states: 12}
    rules: {duplicate-id: info, modal-depth: {limit: 2}}
    fail-on: warning
    baseline: "b # \\"x\\" \\u202E\\U0001F600.json"
    report: [json=a b.json, human]
    exclude: {coordinators: ["*: x", "- y", "true", "5", "é"], paths: ["a/**"]}
    """

  @Test(arguments: [busy, ""])
  func printedSettingsRoundTrip(_ text: String) throws {
    let settings = try settings(text)
    let printed = settings.yaml
    let again = try ConfigurationFile(
      Data(printed.utf8), name: "printed", folder: URL(filePath: "/app"), table: .sample)
    let read = Settings(
      file: again, workingDirectory: URL(filePath: "/app"), rules: RuleInfo.sample)
    #expect(read.lint == settings.lint)
    // What is written down is decided.
    var limits = settings.limits
    limits.raisable = []
    #expect(read.limits == limits)
    #expect(read.input.value == settings.input.value)
    #expect(read.graph.value == settings.graph.value)
    #expect(read.baseline.value == settings.baseline.value)
    #expect(read.reports.value == settings.reports.value)
    #expect(read.failOn.value == settings.failOn.value)
    #expect(read.json["configuration"] == settings.json["configuration"])
    #expect(printed.split(separator: "\n").allSatisfy { $0.hasSuffix(":") || $0.contains("  # ") })
  }

  @Test func theNearestFileUpToTheRootOfTheRepositoryApplies() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "navgraph-find-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let inner = root.appending(path: "repository/app/sources")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    func write(_ path: String) throws {
      try Data().write(to: root.appending(path: path))
    }
    func found() -> String? {
      ConfigurationFile.find(from: inner).map { String($0.path.dropFirst(root.path.count + 1)) }
    }
    try write(".navgraph.yml")
    #expect(found() == nil)
    try write("repository/.navgraph.yml")
    #expect(found() == nil)
    try write("repository/.git")
    #expect(found() == "repository/.navgraph.yml")
    try write("repository/app/.navgraph.yml")
    #expect(found() == "repository/app/.navgraph.yml")
  }
}

extension JSONTree {
  fileprivate subscript(key: String) -> JSONTree? {
    if case .object(let values) = self { values[key] } else { nil }
  }
}
