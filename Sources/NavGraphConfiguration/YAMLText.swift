import NavGraphModel
import Yams

/// One document of YAML, read with care: input from outside must neither hang nor trap.
///
/// Anchors are not read, because aliases to them make a small file represent an endless one.
struct YAMLText {
  let file: String
  let text: String

  /// - Returns: Nil for a file without content.
  func parse() throws(ConfigurationError) -> Node? {
    if let place = placeOfAnchors {
      throw problem(
        "anchors and aliases (& and *) are not read: write the values out, and put text that "
          + "begins with such a character in quotation marks", at: place)
    }
    do {
      // Text as it is: the shape decides the meaning of plain words.
      return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      throw failure(error as? YamlError ?? .no)
    }
  }

  func location(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: max(mark?.line ?? 1, 1), column: max(mark?.column ?? 1, 1))
  }

  func problem(_ message: String, at location: SourceLocation) -> ConfigurationError {
    .problems([ConfigurationProblem(message: message, location: location)])
  }

  /// Where the first anchor seems to be, if there is an alias as well. Quoted text that looks like both
  /// is taken for both.
  private var placeOfAnchors: SourceLocation? {
    var anchor: SourceLocation?
    var hasAlias = false
    var location = SourceLocation(file: file, line: 1, column: 0)
    var last: Unicode.Scalar = "\n"
    var mark: (character: Unicode.Scalar, location: SourceLocation)?
    for scalar in text.unicodeScalars {
      location.column += 1
      if let found = mark, !scalar.properties.isWhitespace {
        if found.character == "*" { hasAlias = true } else { anchor = anchor ?? found.location }
      }
      mark = nil
      if scalar == "&" || scalar == "*", !Self.continuesWord(last) { mark = (scalar, location) }
      if scalar == "\n" {
        location.line += 1
        location.column = 0
      }
      last = scalar
    }
    return hasAlias ? anchor : nil
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "'" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  private func failure(_ error: YamlError) -> ConfigurationError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let isTab = problem.contains("cannot start any token") && character(at: mark) == "\t"
      let message =
        switch problem {
        case _ where isTab: "a tab indents this line: YAML takes spaces only"
        case "found undefined alias": "put text that begins with * in quotation marks"
        default: "this is not YAML: \(problem)"
        }
      return self.problem(message, at: location(mark))
    case .duplicatedKeysInMapping(let names, let context):
      let list = names.map(quoted).joined(separator: ", ")
      return problem(
        "\(list) \(names.count == 1 ? "appears" : "appear") here more than once: keep one",
        at: location(context.mark))
    case .reader(let problem, _, _, _):
      return self.problem("this is not YAML: \(problem)", at: location(nil))
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return problem("this cannot be read as YAML", at: location(nil))
    }
  }

  private func character(at mark: Mark) -> Unicode.Scalar? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first
  }
}
