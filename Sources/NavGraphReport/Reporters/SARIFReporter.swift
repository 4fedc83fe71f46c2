import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The report for code scanning, editors and archives: SARIF 2.1.0.
enum SARIFReporter {
  static func report(_ report: Report) throws -> String {
    try JSONText.encode(SARIFLog(runs: [SARIFLog.Run(report)]))
  }
}

extension SARIFLog.Run {
  fileprivate init(_ report: Report) {
    let rules = report.rules.sorted { $0.id < $1.id }
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let accepted = report.lint.accepted
    // Together, so that no two results share a fingerprint.
    let findings = report.lint.findings + accepted.map(\.finding)
    let acceptances = report.lint.findings.map { _ in nil } + accepted.map(\.acceptance)
    let fingerprints = Fingerprint.all(of: findings)
    tool = SARIFLog.Tool(
      driver: SARIFLog.Driver(
        version: report.toolVersion, semanticVersion: report.toolVersion,
        rules: rules.map(SARIFLog.Rule.init)))
    invocations = [SARIFLog.Invocation(report, indices)]
    originalUriBaseIds = [
      SARIFLog.Location.base: SARIFLog.ArtifactLocation(
        description: SARIFLog.Text(text: "The folder in which navgraph ran."))
    ]
    properties =
      report.facts.coverage.isComplete
      ? nil : SARIFLog.RunProperties(coverage: JSONCoverage(report.facts))
    results = findings.indices.map { index in
      SARIFLog.Result(
        findings[index], rule: indices[findings[index].rule], fingerprints[index],
        acceptances[index])
    }
  }
}

extension SARIFLog.Invocation {
  fileprivate init(_ report: Report, _ indices: [String: Int]) {
    let coverage = report.facts.coverage
    let isLimited = coverage.cutBy.contains { $0.limit != .enough }
    let cut = coverage.phrase.map { phrase in
      SARIFLog.Notification(
        level: isLimited ? "warning" : "note",
        message: .init(escaping: "The search was limited by \(phrase)."))
    }
    let failures: Set<Limits.Kind> = [.time, .memory, .incidents, .interrupted]
    executionSuccessful = !coverage.cutBy.contains { failures.contains($0.limit) }
    let stacks = report.stackLines.map { line in
      SARIFLog.Notification(level: "note", message: .init(escaping: line))
    }
    toolExecutionNotifications =
      [cut].compactMap(\.self) + stacks
      + report.lint.notChecked.map { question in
        SARIFLog.Notification(
          level: "note", message: .init(escaping: "Not checked: \(question.reason)"),
          associatedRule: .init(id: question.rule, index: indices[question.rule]),
          locations: [
            SARIFLog.Location(
              logicalLocations: .init(coordinator: question.coordinator, route: question.route))
          ])
      }
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ info: RuleInfo) {
    id = info.id
    name = info.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    helpUri = DocumentationAddress.page(ofRule: info.id)
    shortDescription = SARIFLog.Text(text: "\(info.summary).")
    fullDescription = SARIFLog.Text(text: info.rationale)
    help = SARIFLog.FormattedText(
      text: "\(info.rationale)\n\n\(info.fix)",
      markdown: "\(info.rationale)\n\n**What to do:** \(info.fix)")
    defaultConfiguration = SARIFLog.Configuration(
      enabled: info.isOnByDefault, level: info.severity.sarifLevel)
    properties = SARIFLog.RuleProperties(
      category: info.category.rawValue, tags: ["navigation", info.category.rawValue],
      problemSeverity: info.severity == .info ? "recommendation" : info.severity.rawValue)
  }
}

extension SARIFLog.Result {
  fileprivate init(
    _ finding: Finding, rule: Int?, _ fingerprint: Fingerprint,
    _ acceptance: AcceptedFinding.Acceptance?
  ) {
    ruleId = finding.rule
    ruleIndex = rule
    level = finding.severity.sarifLevel
    message = .init(escaping: finding.message.text)
    locations = [
      SARIFLog.Location(
        physicalLocation: .init(finding.location),
        logicalLocations: .init(coordinator: finding.coordinator, route: finding.route))
    ]
    relatedLocations =
      finding.notes.isEmpty
      ? nil
      : finding.notes.enumerated().map { index, note in
        SARIFLog.Location(
          id: index + 1, physicalLocation: .init(note.location),
          message: .init(escaping: note.message.text))
      }
    codeFlows = finding.witness.map { [SARIFLog.CodeFlow($0, of: finding)] }
    partialFingerprints = ["navgraph/v2": fingerprint.text]
    suppressions = acceptance.map { [SARIFLog.Suppression($0)] } ?? []
    properties = SARIFLog.ResultProperties(
      claim: finding.claim.rawValue, assumptions: finding.assumptions,
      coordinator: finding.coordinator, route: finding.route, action: finding.action,
      operation: finding.operation)
  }
}

extension SARIFLog.Suppression {
  fileprivate init(_ acceptance: AcceptedFinding.Acceptance) {
    switch acceptance {
    case .suppressed(let reason), .read(let reason):
      self.init(kind: "inSource", justification: reason)
    case .inBaseline: self.init(kind: "external", justification: "It is in the baseline.")
    }
  }
}

extension SARIFLog.CodeFlow {
  /// The steps, then the stack they lead to.
  fileprivate init(_ witness: Witness, of finding: Finding) {
    message =
      witness.inputs.isEmpty
      ? nil : .init(escaping: "where \(witness.inputs.joined(separator: ", "))")
    let steps = witness.steps.map { (text: $0.phrase, place: $0.location ?? finding.location) }
    let end = witness.lines.dropFirst(steps.count + (witness.inputs.isEmpty ? 0 : 1))
    let places = steps + [(text: end.joined(separator: "; "), place: finding.location)]
    threadFlows = [
      SARIFLog.ThreadFlow(
        locations: places.enumerated().map { index, step in
          SARIFLog.ThreadFlowLocation(
            location: SARIFLog.Location(
              physicalLocation: .init(step.place), message: .init(escaping: step.text)),
            executionOrder: index + 1)
        })
    ]
  }
}

extension SARIFLog.Location {
  /// What relative paths are relative to.
  fileprivate static let base = "SRCROOT"
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ location: SourceLocation) {
    let uri = FileURI(path: location.file)
    artifactLocation = SARIFLog.ArtifactLocation(
      uri: uri.text, uriBaseId: uri.isRelative ? SARIFLog.Location.base : nil)
    // Facts from outside may say anything; lines and columns of SARIF begin with 1.
    region = SARIFLog.Region(
      startLine: max(1, location.line), startColumn: max(1, location.column))
  }
}

extension [SARIFLog.LogicalLocation] {
  fileprivate init(coordinator: String, route: String?) {
    self = [
      SARIFLog.LogicalLocation(
        name: route ?? coordinator,
        fullyQualifiedName: [coordinator, route].compactMap(\.self).joined(separator: "."),
        kind: route == nil ? "coordinator" : "route")
    ]
  }
}

extension SARIFLog.Text {
  /// A message with its braces doubled, because SARIF has placeholders in them (3.11.5), and with no
  /// link in it (3.11.6).
  fileprivate init(escaping text: String) {
    var result = ""
    let hasLink = text.contains("](")
    for scalar in terminalSafe(text).unicodeScalars {
      switch scalar {
      case "{", "}": result.unicodeScalars.append(scalar)
      case "[" where hasLink, "]" where hasLink, "\\" where hasLink: result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    self.init(text: result)
  }
}

extension Severity {
  fileprivate var sarifLevel: String { self == .info ? "note" : rawValue }
}
