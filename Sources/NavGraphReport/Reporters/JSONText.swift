import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as all reports write it: indented, keys sorted, one line feed at its end, nothing hidden in it.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return jsonSafe(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
