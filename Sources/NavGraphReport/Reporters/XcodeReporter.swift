import NavGraphLint
import NavGraphModel

/// The report for a build phase in Xcode: lines that it shows beside the code.
///
/// Xcode reads `error:`, `warning:` and `note:` after a place; a finding of severity info is a note.
/// What belongs to a finding follows it as notes: other places, then the way there, each step where it
/// is registered. Xcode opens only absolute paths.
struct XcodeReporter {
  private let workingDirectory: String?

  static func report(_ report: Report) -> String {
    let reporter = XcodeReporter(workingDirectory: report.workingDirectory)
    return report.lint.findings.flatMap { reporter.lines($0, report.fix(of: $0)) }.map { $0 + "\n" }
      .joined()
  }

  private func lines(_ finding: Finding, _ fix: String?) -> [String] {
    let first = line(
      finding.location, finding.severity.word, "\(finding.message.text) [\(finding.rule)]")
    let notes = finding.notes.map { line($0.location, "note", $0.message.text) }
    // The lines about steps follow one another, in their order.
    let steps = finding.witness?.steps ?? []
    let start = finding.witness.map { $0.inputs.isEmpty ? 0 : 1 } ?? 0
    let details = finding.details.enumerated().map { index, text in
      let step = index - start
      let place = steps.indices.contains(step) ? steps[step].location : nil
      return line(place ?? finding.location, "note", text)
    }
    let remedy = fix.map { [line(finding.location, "note", "fix: \($0)")] } ?? []
    return [first] + notes + details + remedy
  }

  private func line(_ location: SourceLocation, _ kind: String, _ text: String) -> String {
    var place = location.place
    if let workingDirectory, !place.hasPrefix("/") {
      place = (workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/") + place
    }
    return terminalSafe("\(place): \(kind): \(text)")
  }
}

extension Severity {
  fileprivate var word: String { self == .info ? "note" : rawValue }
}
