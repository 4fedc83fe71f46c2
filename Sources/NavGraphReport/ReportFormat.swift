/// The forms of a report; the raw value is the name on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
  case human, json

  /// The whole text of a report, with the line feed at its end.
  ///
  /// All but the human one are the same bytes for the same report, whenever and wherever it is made.
  ///
  /// - Parameter isColored: Whether the report for people may take colours; no other has any.
  package func render(_ report: Report, isColored: Bool = false) throws -> String {
    switch self {
    case .human: HumanReporter(isColored: isColored).report(report)
    case .json: try JSONReporter.report(report)
    }
  }
}
