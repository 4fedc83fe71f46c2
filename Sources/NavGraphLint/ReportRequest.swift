import NavGraphModel

/// A requested report: its format, and its destination.
package struct ReportRequest: Hashable, Sendable {
  package var format: ReportFormat
  /// Nil for standard output.
  package var path: String?

  package init(_ format: ReportFormat, to path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Reads `FORMAT` or `FORMAT=PATH`; a path may have further equals signs.
  package init(parsing text: String) throws(ReportRequestError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name) else { throw .unknownFormat(name) }
    self.init(format)
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { throw .emptyPath(format) }
    path = String(parts[1])
  }
}

extension [ReportRequest] {
  /// What keeps several reports from being written together; nil where nothing does.
  ///
  /// Paths are compared as they are written, but for steps that lead nowhere (`./a`, `b/../a`).
  package var conflict: ReportRequestError? {
    let toStandardOutput = filter { $0.path == nil }
    if toStandardOutput.count > 1 {
      return .severalToStandardOutput(toStandardOutput.map(\.format))
    }
    var known: Set<String> = []
    for path in compactMap(\.path) where !known.insert(path.withoutDetours).inserted {
      return .samePath(path)
    }
    return nil
  }
}

/// Why reports cannot be written as they were asked for.
package enum ReportRequestError: Error, Hashable {
  case unknownFormat(String)
  case emptyPath(ReportFormat)
  case severalToStandardOutput([ReportFormat])
  case samePath(String)

  /// A sentence that says what to do instead.
  package var message: String {
    switch self {
    case .unknownFormat(let name):
      let names = ReportFormat.allCases.map(\.rawValue)
      let hint =
        nearestName(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "there are \(names.joined(separator: ", "))"
      return "there is no report format '\(terminalSafe(name))'; \(hint)"
    case .emptyPath(let format):
      return "'\(format.rawValue)=' names no file; without '=' the report goes to standard output"
    case .severalToStandardOutput(let formats):
      let names = formats.map(\.rawValue).joined(separator: ", ")
      return """
        only one report can go to standard output, not \(names); give the others a file, as in \
        '--report \(formats.last?.rawValue ?? "")=FILE'
        """
    case .samePath(let path):
      return "two reports would be written to '\(terminalSafe(path))'; give each a file of its own"
    }
  }
}

extension String {
  /// The path without empty steps, `.`, and steps that `..` takes back.
  fileprivate var withoutDetours: String {
    var steps: [Substring] = []
    for step in split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else if step != ".." || !hasPrefix("/") {
        steps.append(step)
      }
    }
    return (hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}
