import NavGraphModel
import Testing

/// One cell of the table: a line in one variant.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let line: ConformanceLine
  let variant: RouteIdentification

  var expected: ConformanceLine.Result {
    switch variant {
    case .indexed: line.indexed
    case .identified: line.identified
    }
  }

  var testDescription: String {
    "\(variant.rawValue): \(line.source) [\(line.before.text)]"
  }
}
