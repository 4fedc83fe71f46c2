#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as it can stand in a `script` element: keys sorted, and without a character that ends the
/// element, begins markup, or breaks a line of JavaScript.
///
/// Those characters occur in strings alone, where JSON knows another spelling of them.
func embeddedJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  var result = ""
  for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
    switch scalar {
    case "<", ">", "&": result += "\\u00" + String(scalar.value, radix: 16)
    case "\u{2028}", "\u{2029}": result += "\\u" + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
