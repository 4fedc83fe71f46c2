internal import NavGraphModel

/// A place in the source that an issue can be reported at.
package struct IssuePlace: Hashable, Sendable {
  /// `Module/File.swift`.
  package let fileID: String
  package let filePath: String
  /// One-based.
  package let line: Int
  package let column: Int

  /// Where an expectation is written.
  package init(
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath, _ line: Int = #line,
    _ column: Int = #column
  ) {
    self.init(
      fileID: fileID.description, filePath: filePath.description, line: line, column: column)
  }

  /// Where something is registered. The module is not known there: by custom it is called like the
  /// folder of its sources.
  init(_ location: SourceLocation) {
    let parts = location.file.split { $0 == "/" || $0 == "\\" }
    self.init(
      fileID: parts.suffix(2).joined(separator: "/"), filePath: location.file,
      line: location.line, column: location.column)
  }

  /// A `#sourceLocation` can say anything, and the frameworks stop at what is no place.
  private init(fileID: String, filePath: String, line: Int, column: Int) {
    let name = fileID.isEmpty ? "unknown" : fileID
    self.fileID = name.contains("/") ? name : "unknown/\(name)"
    self.filePath = filePath.isEmpty ? self.fileID : filePath
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// The file's name and the line, for texts.
  var phrase: String { "\(fileID):\(line)" }
}
