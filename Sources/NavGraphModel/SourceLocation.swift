/// A place in the author's registration: where a finding points.
package struct SourceLocation: Hashable, Codable, Sendable {
  /// The path as the compiler was given it (`#filePath`), until a loader shortens it.
  package var file: String
  /// One-based.
  package var line: Int
  /// One-based, in UTF-8 code units, as the compiler counts.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
