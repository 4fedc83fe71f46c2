/// Makes text from outside safe to print on a terminal, on one line, and in the log of a pipeline.
///
/// Control characters (an escape sequence, a line feed), characters that reorder text and invisible ones are
/// written by their number, so that a name cannot move the cursor, forge a second finding, reverse a line or look
/// like another one. The same applies to the beginning of a command to GitHub Actions, which reads the lines of its
/// log. Characters that join and shape letters and emoji stay where they do so.
package func terminalSafe(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = scalars.firstIndex { !$0.properties.isWhitespace }
  let command = start.flatMap { scalars[$0...].starts(with: "::".unicodeScalars) ? $0 : nil }
  guard command != nil || scalars.contains(where: \.isHidden) || text.contains("##[") else {
    return text
  }
  var result = ""
  var last: Unicode.Scalar?
  for index in scalars.indices {
    let scalar = scalars[index]
    defer { last = scalar }
    if scalar.isHidden && !scalar.shapes(last) || index == command
      || scalar == "[" && result.hasSuffix("##")
    {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// JSON that means the same and shows all that is in its texts: what ``terminalSafe(_:)`` would write by its number is
/// written so, as JSON does it.
package func jsonSafe(_ json: String) -> String {
  guard json.utf8.contains(where: { $0 >= 0x7F }) else { return json }
  var result = ""
  result.reserveCapacity(json.utf8.count)
  for scalar in json.unicodeScalars {
    // Below are the line feeds between values; JSON has no others.
    guard scalar.value >= 0x7F, scalar.isHidden else {
      result.unicodeScalars.append(scalar)
      continue
    }
    for unit in UTF16.encode(scalar) ?? .init() {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return result
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, reorders text or shows nothing.
  fileprivate var isHidden: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether it joins the previous character to another, or changes its appearance.
  fileprivate func shapes(_ last: Unicode.Scalar?) -> Bool {
    guard properties.isJoinControl || properties.isVariationSelector, let last else { return false }
    return !last.isASCII && (!last.isHidden || last.properties.isVariationSelector)
  }
}
