import NavGraphLint

/// What a value of the configuration file has to look like; parser and schema both go by it.
indirect enum Shape: Hashable, Sendable {
  /// Text that is not empty.
  case text
  /// One of some words.
  case word([String])
  /// A ``RuleLevel``; `true` and `false`, as some readers of YAML see `on` and `off`, mean those.
  case level
  case number(Bound.Range)
  /// A ``ReportRequest`` as on the command line.
  case report
  case list(Shape)
  /// Keys that are known, and what they are called in messages.
  case mapping([Field], of: String)
  /// A single value, or a mapping in its place.
  case either(Shape, Shape)
}

/// A key of a mapping in the configuration file.
struct Field: Hashable, Sendable {
  let name: String
  /// One sentence without a full stop.
  let summary: String
  let shape: Shape
}

extension Shape {
  /// What a value has to be: `one of “off”, “on”`.
  var phrase: String {
    switch self {
    case .text: "text"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .level: Shape.word(RuleLevel.allCases.map(\.rawValue)).phrase
    case .number(let range): range.phrase
    case .report: "a report, as in sarif=report.sarif"
    case .list: "a list"
    case .mapping(_, let kind): "a mapping with a line for each \(kind)"
    case .either(let single, let mapping): "\(single.phrase), or \(mapping.phrase)"
    }
  }
}
