import ArgumentParser
import NavGraphLint
import NavGraphModel

/// Which rules run, and as what their findings are reported.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Set a rule, such as duplicate-id=warning. Repeatable; the last one counts.",
      discussion: "Levels: \(RuleLevel.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "rule=level"),
    transform: RuleChoice.init)
  var choices: [RuleChoice] = []

  @Option(
    help: ArgumentHelp(
      "Run only these rules, such as unreachable-route,duplicate-id. Repeatable.",
      valueName: "rule,…"),
    transform: knownRules)
  var only: [[String]] = []

  var levels: [String: RuleLevel] {
    Dictionary(choices.map { ($0.rule, $0.level) }, uniquingKeysWith: { $1 })
  }

  /// Nil where no choice was made.
  var chosen: Set<String>? { only.isEmpty ? nil : Set(only.joined()) }
}

/// What a rule is set to on the command line.
struct RuleChoice {
  let rule: String
  let level: RuleLevel

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = try knownRule(String(parts[0]))
    let names = RuleLevel.allCases.map(\.rawValue)
    guard parts.count > 1, let level = RuleLevel(rawValue: String(parts[1])) else {
      let hint =
        (parts.count > 1 ? nearestName(to: String(parts[1]), in: names, takesParts: true) : nil).map
      {
        "did you mean '\(rule)=\($0)'?"
      } ?? "the levels are \(names.joined(separator: ", "))"
      throw ValidationError("no level is set; \(hint)")
    }
    self.rule = rule
    self.level = level
  }
}

private func knownRules(_ text: String) throws -> [String] {
  try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
    try knownRule(String(name))
  }
}

private func knownRule(_ name: String) throws -> String {
  let known = RuleRegistry.all.map { $0.info.id }
  guard !known.contains(name) else { return name }
  let hint =
    nearestName(to: name, in: known, takesParts: true).map { "did you mean '\($0)'?" }
    ?? "'navgraph rules' lists them"
  throw ValidationError("there is no rule '\(terminalSafe(name))'; \(hint)")
}
