import NavGraphLint

extension RuleInfo {
  /// `error`, or `warning, off by default`.
  var severityPhrase: String {
    severity.rawValue + (isOnByDefault ? "" : ", off by default")
  }

  /// What to write into `.navgraph.yml` to set the rule.
  var configuration: [String] {
    guard !parameters.isEmpty else { return ["rules:", "  \(id): \(severity.rawValue)"] }
    return ["rules:", "  \(id):", "    severity: \(severity.rawValue)"]
      + parameters.map { "    \($0.name): \($0.value)" }
  }

  static let levels = RuleLevel.allCases.map(\.rawValue).joined(separator: ", ")

  /// What to do about a finding where there is no registration.
  var acceptanceInSources: String {
    "With `--sources`: `// navgraph:allow \(id) because \u{2026}` on the reported line or above, or a "
      + "baseline, `navgraph lint --write-baseline`."
  }

  /// What to write where something is registered that is meant to be.
  var suppression: String { ".allow(\"\(id)\", because: \"\u{2026}\")" }

  /// The paragraphs of the rationale.
  var reasons: [String] { rationale.paragraphs }

  /// The paragraphs of the fix.
  var remedies: [String] { fix.paragraphs }

  /// The first sentence of what to do.
  var shortFix: String {
    let sentence = fix[..<(fix.firstRange(of: ". ")?.lowerBound ?? fix.endIndex)]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

extension RuleInfo.Need {
  var phrase: String {
    switch self {
    case .registration:
      "This rule needs no search: what is registered, or read from sources, decides."
    case .states:
      "This rule searches the app's states. A finding is real, however far the search went."
    case .anyHeight:
      "Findings are real. In most apps the answer holds for any stack height; where it does not, the report "
        + "lists what was not checked."
    case .completeSearch:
      "This rule needs a complete search. What a limited search leaves open is listed as not "
        + "checked."
    case .declaration:
      "This rule checks what a registration declares. Without that, also with `--sources`, there is "
        + "nothing to check."
    }
  }
}

extension RuleInfo.Category {
  var title: String {
    switch self {
    case .configuration: "Configuration"
    case .deepLinks: "Deep links"
    case .effects: "Effects"
    case .hygiene: "Hygiene"
    case .identity: "Identity"
    case .modal: "Sheets and covers"
    case .reachability: "Reachability"
    case .recursion: "Recursion"
    case .reducer: "Reducers"
    case .stack: "Stacks"
    case .tabs: "Tabs"
    }
  }
}

extension RuleParameter {
  /// `1 to 10`.
  var rangePhrase: String { "\(range.lowerBound) to \(range.upperBound)" }
}

extension String {
  fileprivate var paragraphs: [String] {
    split(separator: "\n").map(String.init)
  }
}
