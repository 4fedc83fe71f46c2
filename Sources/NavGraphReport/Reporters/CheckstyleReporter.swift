import NavGraphLint
import NavGraphModel

/// The report in the XML of Checkstyle, which many reviewers and dashboards read.
///
/// The format has no place for the path, nor for other places: each is a separate entry.
enum CheckstyleReporter {
  static func report(_ report: Report) throws -> String {
    var files: [CheckstyleFile] = []
    for finding in report.lint.findings.flatMap(\.members) {
      let name = markupSafe(finding.location.file)
      let index = files.firstIndex { $0.name == name } ?? files.endIndex
      if index == files.endIndex { files.append(CheckstyleFile(name: name)) }
      files[index].errors.append(CheckstyleError(finding))
    }
    return try Checkstyle(files: files).document(root: "checkstyle")
  }
}

private struct Checkstyle: XMLModel {
  let version = "4.3"
  let files: [CheckstyleFile]

  static let children: Set<String> = ["file"]

  private enum CodingKeys: String, CodingKey {
    case version
    case files = "file"
  }
}

private struct CheckstyleFile: XMLModel {
  let name: String
  var errors: [CheckstyleError] = []

  static let children: Set<String> = ["error"]

  private enum CodingKeys: String, CodingKey {
    case name
    case errors = "error"
  }
}

private struct CheckstyleError: XMLModel {
  let line: Int
  let column: Int
  let severity: String
  let message: String
  let source: String

  init(_ finding: Finding) {
    line = finding.location.line
    column = finding.location.column
    severity = finding.severity.rawValue
    message = markupSafe(finding.message.text)
    source = "navgraph.\(finding.rule)"
  }
}
