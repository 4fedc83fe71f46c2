import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns JSON for a `script` element: keys sorted, and without a character that ends the
/// element, begins markup, breaks a line of JavaScript, or shows nothing.
///
/// Those characters occur only in strings, where JSON has another spelling of them.
func embeddedJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  var result = ""
  let text = jsonSafe(String(decoding: try encoder.encode(value), as: UTF8.self))
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<", ">", "&": result += "\\u00" + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
