#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package enum ReadingFile {
  /// One object, its keys sorted, so that two readings can be compared line by line.
  package static func encode(_ reading: Reading) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(reading), as: UTF8.self) + "\n"
  }
}
