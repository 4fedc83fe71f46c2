import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// The report for programs: JSON with sorted keys; the same graph gives the same bytes.
package enum JSONReporter {
  /// The version of the format; it changes when a reader would have to.
  package static let formatVersion = 1

  package static func report(_ report: Report) throws -> String {
    try JSONText.encode(JSONReport(report))
  }
}

private struct JSONReport: Encodable {
  let version = JSONReporter.formatVersion
  let graph: String
  let coverage: JSONCoverage
  let counts: Facts.Counts
  let findings: [JSONFinding]
  let accepted: [JSONAccepted]
  /// Nil for none.
  let excluded: Int?
  let notChecked: [JSONNotChecked]

  init(_ report: Report) {
    graph = report.facts.graph.name
    coverage = JSONCoverage(report.facts)
    counts = report.facts.counts
    findings = report.lint.findings.map(JSONFinding.init)
    accepted = report.lint.accepted.map(JSONAccepted.init)
    excluded = report.lint.excluded > 0 ? report.lint.excluded : nil
    notChecked = report.lint.notChecked.map {
      JSONNotChecked(
        rule: $0.rule, coordinator: $0.coordinator, route: $0.route, reason: $0.reason)
    }
  }
}

private struct JSONAccepted: Encodable {
  let finding: JSONFinding
  let acceptance: String
  let reason: String?

  init(_ accepted: AcceptedFinding) {
    finding = JSONFinding(accepted.finding)
    switch accepted.acceptance {
    case .suppressed(let reason):
      acceptance = "suppressed"
      self.reason = reason
    case .read(let reason):
      acceptance = "code"
      self.reason = reason
    case .inBaseline:
      acceptance = "baseline"
      reason = nil
    }
  }
}

private struct JSONFinding: Encodable {
  let rule: String
  let severity: Severity
  let message: String
  let claim: Claim
  let assumptions: [String]
  let coordinator: String
  let route: String?
  let action: String?
  let operation: String?
  let location: JSONLocation
  let fix: String?
  let notes: [JSONNote]
  let places: [JSONNote]?
  let witness: [JSONStep]
  let stack: String?
  let debugStop: Int?
  let loop: JSONLoop?
  let inputs: [String]?

  init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message.text
    claim = finding.claim
    assumptions = finding.assumptions
    coordinator = finding.coordinator
    route = finding.route
    action = finding.action
    operation = finding.operation
    location = JSONLocation(finding.location)
    fix = finding.fix
    notes = finding.members[0].notes.map { JSONNote($0.message, at: $0.location) }
    var known: Set = [Finding.Note(finding.message, at: finding.location)]
    let others = finding.others.map { Finding.Note($0.message, at: $0.location) }
      .filter { known.insert($0).inserted }
    places = others.isEmpty ? nil : others.map { JSONNote($0.message, at: $0.location) }
    witness = (finding.witness?.steps ?? []).map(JSONStep.init)
    stack = finding.witness?.stackDescription
    debugStop = finding.witness?.debugStop
    loop = finding.witness?.loop.map { JSONLoop(from: $0.lowerBound, to: $0.upperBound) }
    inputs = finding.witness.flatMap { $0.inputs.isEmpty ? nil : $0.inputs }
  }
}

private struct JSONLoop: Encodable {
  let from: Int
  let to: Int
}

private struct JSONLocation: Encodable {
  let file: String
  let line: Int
  let column: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}

private struct JSONNote: Encodable {
  let message: String
  let location: JSONLocation

  init(_ message: Finding.Message, at location: SourceLocation) {
    self.message = message.text
    self.location = JSONLocation(location)
  }
}

private struct JSONNotChecked: Encodable {
  let rule: String
  let coordinator: String
  let route: String?
  let reason: String
}
