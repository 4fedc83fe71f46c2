import NavGraphModel

/// Returns text as XML and HTML can hold it, before a library escapes their markup.
///
/// Characters that these languages forbid or readers cannot see (control characters, line feeds, those that reverse a
/// line, U+FFFE and U+FFFF) are written by their number, as on a terminal. So is an accent or
/// a joiner after a character of markup: escaping works on whole characters, and would not take `<`
/// with an accent on it for `<`.
func markupSafe(_ text: String) -> String {
  let text = terminalSafe(text)
  guard text.contains(where: isMisread) else { return text }
  var result = ""
  for character in text {
    guard isMisread(character) else {
      result.append(character)
      continue
    }
    for scalar in character.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
  return result
}

private func isMisread(_ character: Character) -> Bool {
  let scalars = character.unicodeScalars
  if scalars.contains(where: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }) { return true }
  return scalars.count > 1 && scalars.contains { "&<>\"'".unicodeScalars.contains($0) }
}
