import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as other tools get it: indented, keys sorted, one line feed at its end.
package enum JSONDocument {
  /// Nil where a value cannot be written, as an infinite number.
  package static func text(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    return jsonSafe(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
