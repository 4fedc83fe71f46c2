package import NavGraphModel

/// Why a configuration file cannot be used.
package enum ConfigurationError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String)
  /// Not in UTF-8.
  case notText(path: String)
  /// In the order of the file.
  case problems([ConfigurationProblem])
}

/// Something in a configuration file that means nothing.
package struct ConfigurationProblem: Hashable, Sendable {
  /// What is wrong and how to put it right; may hold text from the file.
  package var message: String
  /// The column counts characters of Unicode.
  package var location: SourceLocation
}

extension ConfigurationError {
  /// The largest file that is read, in bytes.
  static let largestFile = 1 << 20

  /// What is wrong, a line for each problem; may hold text from the file.
  package var messages: [String] {
    guard case .problems(let problems) = self else { return sentences.map { "error: \($0)" } }
    return problems.map { problem in
      let place = problem.location
      return "\(place.file):\(place.line):\(place.column): error: \(problem.message)"
    }
  }

  /// The same without places.
  package var sentences: [String] {
    switch self {
    case .unreadable(let path, let reason): ["\(path) cannot be read: \(reason)"]
    case .tooLarge(let path):
      ["\(path) is larger than 1 MiB: a configuration is a few lines of YAML"]
    case .notText(let path): ["\(path) is not text in UTF-8: save it as such"]
    case .problems(let problems): problems.map(\.message)
    }
  }
}
