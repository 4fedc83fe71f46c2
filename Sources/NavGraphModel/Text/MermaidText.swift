/// Returns a label of a Mermaid chart, for use in quotation marks: characters with a meaning in Mermaid,
/// Markdown or HTML are written by their number, and the length is limited.
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
