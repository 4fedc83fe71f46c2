import NavGraphModel
import Testing

/// One cell of the table: a line in one dialect.
struct DialectCase: Sendable, CustomTestStringConvertible {
  let dialect: Dialect
  let line: DialectLine

  var testDescription: String {
    "\(dialect.displayName): \(line.source) [\(line.before.text)] \(line.words)"
  }
}

extension DialectLine {
  fileprivate var words: String {
    switch expectation {
    case .change(let operations, _, _):
      operations.map(\.kind.rawValue).joined(separator: ", then ")
    case .gesture(let gesture, _, _): gesture.action
    case .view: "view"
    }
  }
}
