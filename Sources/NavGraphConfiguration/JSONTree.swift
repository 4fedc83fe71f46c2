import NavGraphModel

/// Any JSON, to be encoded with sorted keys.
package enum JSONTree: Hashable, Sendable, Encodable {
  case object([String: JSONTree])
  case list([JSONTree])
  case text(String)
  case whole(Int)
  case number(Double)
  case truth(Bool)

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let values): try container.encode(values)
    case .list(let values): try container.encode(values)
    case .text(let text): try container.encode(text)
    case .whole(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .truth(let isTrue): try container.encode(isTrue)
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONTree {
  /// With a line for each value, and a line feed at the end.
  package func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return jsonSafe(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
  }
}
