package import NavGraphLint

/// All that rules say of themselves, for programs: JSON with sorted keys.
package enum RuleCatalogue {
  /// The version of the format; it changes when a reader would have to.
  package static let formatVersion = 1

  package static func json(_ rules: [RuleInfo]) throws -> String {
    try JSONText.encode(JSONCatalogue(rules: rules.map(JSONRule.init)))
  }
}

private struct JSONCatalogue: Encodable {
  let version = RuleCatalogue.formatVersion
  let rules: [JSONRule]
}

private struct JSONRule: Encodable {
  let id: String
  let severity: Severity
  let category: RuleInfo.Category
  let needs: [RuleInfo.Need]
  let isOnByDefault: Bool
  let parameters: [JSONParameter]
  let summary: String
  let rationale: String
  let fix: String
  let remarks: [String]
  let flagged: [String]
  let clean: [String]

  init(_ info: RuleInfo) {
    id = info.id
    severity = info.severity
    category = info.category
    needs = info.needs
    isOnByDefault = info.isOnByDefault
    parameters = info.parameters.map {
      JSONParameter(
        name: $0.name, summary: $0.summary, value: $0.value, minimum: $0.range.lowerBound,
        maximum: $0.range.upperBound)
    }
    summary = info.summary
    rationale = info.rationale
    fix = info.fix
    remarks = info.remarks
    flagged = info.flagged.map(\.notation)
    clean = info.clean.map(\.notation)
  }
}

private struct JSONParameter: Encodable {
  let name: String
  let summary: String
  let value: Int
  let minimum: Int
  let maximum: Int
}
