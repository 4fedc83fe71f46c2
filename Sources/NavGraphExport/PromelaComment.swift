import NavGraphRender

/// A name inside of a comment of Promela, on one line, which it cannot end.
///
/// - Returns: At most some 100 characters.
func promelaComment(_ name: String) -> String {
  let limit = 100
  let visible = VisibleText(name).string
  let text = visible.count > limit ? visible.prefix(limit) + "\u{2026}" : visible
  var result = ""
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    // Nothing that ends or begins a comment, continues a line, or is an escape for another character.
    switch (last, scalar) {
    case ("*", "/"), ("/", "*"), ("/", "/"), ("?", "?"): result += " "
    default: break
    }
    result.unicodeScalars.append(scalar)
    last = scalar
  }
  return result.hasSuffix("\\") ? result + " " : result
}
