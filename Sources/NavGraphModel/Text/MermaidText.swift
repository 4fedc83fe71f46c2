/// A label of a Mermaid chart, to stand in quotation marks: whatever could mean something to Mermaid, to
/// Markdown or to HTML is written by its number, and the length is limited.
package func mermaidLabel(_ label: String) -> String {
  let limit = 40
  var scalars = terminalSafe(label).unicodeScalars.prefix(limit + 1)
  let isCut = scalars.count > limit
  if isCut { scalars = scalars.prefix(limit) }
  var result = ""
  for scalar in scalars {
    if !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar == " "
    {
      result.unicodeScalars.append(scalar)
    } else {
      result += "#\(scalar.value);"
    }
  }
  if isCut { result += "\u{2026}" }
  return result.isEmpty ? " " : result
}
