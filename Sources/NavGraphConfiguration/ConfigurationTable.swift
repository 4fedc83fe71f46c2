package import NavGraphLint

/// The keys of the configuration file: parser, schema and `navgraph config` take them from here.
package struct ConfigurationTable: Sendable {
  /// The rules there are, by id.
  let rules: [RuleInfo]

  package init(rules: [RuleInfo] = RuleRegistry.all.map { $0.info }) {
    self.rules = rules
  }

  enum Key: String, CaseIterable {
    case input, sources, graph, bounds, rules, categories
    case failOn = "fail-on"
    case baseline, report, exclude
  }

  enum Exclusion: String, CaseIterable {
    case coordinators, paths
  }

  /// The key of a rule's level beside its parameters.
  static let severity = "severity"

  static let fileName = ".navgraph.yml"

  var root: Shape {
    .mapping(
      Key.allCases.map { Field(name: $0.rawValue, summary: summary(of: $0), shape: shape(of: $0)) },
      of: "key")
  }

  private func summary(of key: Key) -> String {
    switch key {
    case .input: "The manifest, package folder or facts file to look at; relative to this file"
    case .sources:
      "Swift files and folders of the app to read, in place of an input; relative to this file"
    case .graph:
      "Which graph, where the input has several; the name of the one that is read from sources"
    case .bounds: "How far to explore"
    case .rules: "Rules by id: a level, or a mapping with the severity and the rule's parameters"
    case .categories: "Levels of all rules of a category that have none of their own"
    case .failOn: "The severity from which findings fail the run"
    case .baseline: "The file with the findings that are known; relative to this file"
    case .report: "The reports to write, each as format or format=path; relative to this file"
    case .exclude: "Whose findings are left out"
    }
  }

  private func shape(of key: Key) -> Shape {
    switch key {
    case .input, .graph, .baseline: .text
    case .bounds:
      .mapping(
        Bound.allCases.map {
          Field(name: $0.rawValue, summary: $0.summary, shape: .number($0.range))
        }, of: "bound")
    case .rules:
      .mapping(
        rules.map { Field(name: $0.id, summary: $0.summary, shape: shape(of: $0)) }, of: "rule")
    case .categories:
      .mapping(
        RuleInfo.Category.allCases.map {
          Field(name: $0.rawValue, summary: "The level of \($0.rawValue) rules", shape: .level)
        }, of: "category")
    case .failOn: .word(FailureThreshold.allCases.map(\.rawValue))
    case .sources: .list(.text)
    case .report: .list(.report)
    case .exclude:
      .mapping(
        [
          Field(
            name: Exclusion.coordinators.rawValue,
            summary: "Patterns for names of coordinators; * matches any characters",
            shape: .list(.text)),
          Field(
            name: Exclusion.paths.rawValue,
            summary: "Patterns for files and folders, relative to this file",
            shape: .list(.text)),
        ], of: "key")
    }
  }

  private func shape(of rule: RuleInfo) -> Shape {
    let level = Field(
      name: Self.severity, summary: "What findings are reported as", shape: .level)
    let parameters = rule.parameters.map {
      Field(name: $0.name, summary: $0.summary, shape: .number(.whole($0.range)))
    }
    return .either(.level, .mapping([level] + parameters, of: "parameter"))
  }
}
