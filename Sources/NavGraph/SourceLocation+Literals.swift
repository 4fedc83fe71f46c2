import NavGraphModel

extension SourceLocation {
  /// From what `#filePath`, `#line` and `#column` stand for at a call.
  init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.init(
      file: file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }, line: line, column: column)
  }
}
