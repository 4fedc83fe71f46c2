package import NavGraphFacts
import NavGraphModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Facts as a file: JSON with sorted keys, so that the same facts are the same bytes.
package enum FactsFile {
  /// Reads facts that an earlier run wrote, and trusts nothing in them.
  ///
  /// - Throws: One ``LoadError`` that says what is wrong with the file.
  package static func read(_ file: URL) throws(LoadError) -> Facts {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(path: file.path, reason: readingFailure(error, of: file))
    }
    do {
      // First alone: facts of another version need not have the shape of these.
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.coordinators == nil else {
        throw LoadError.malformedFacts(
          path: file.path, reason: "'navgraph extract' wrote it; 'navgraph explore' writes facts")
      }
      let version = head.version
      guard version == Facts.currentVersion else { throw FactsError.unknownVersion(version) }
      let facts = try JSONDecoder().decode(Facts.self, from: data)
      try facts.validate()
      return facts
    } catch let error as LoadError {
      throw error
    } catch let error as FactsError {
      throw .unusableFacts(path: file.path, error)
    } catch {
      throw .malformedFacts(path: file.path, reason: decodingFailure(error, in: data))
    }
  }

  package static func encode(_ facts: Facts) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Data((jsonSafe(String(decoding: try encoder.encode(facts), as: UTF8.self)) + "\n").utf8)
  }

  private struct Head: Decodable {
    let version: Int
    /// Of what `extract` writes; those of facts are in their graph.
    let coordinators: [Anything]?

    struct Anything: Decodable {}
  }
}

/// Why JSON could not be decoded, in a few words and with the place.
func decodingFailure(_ error: any Error, in data: Data) -> String {
  let notJSON = "it is not JSON" + (JSONBreak(in: data).map { " from \($0.phrase)" } ?? "")
  return switch error as? DecodingError {
  case .keyNotFound(let key, let context):
    "\u{201C}\(key.stringValue)\u{201D} is missing\(place(context))"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    "a value is not of the right type\(place(context))"
  case .dataCorrupted(let context):
    context.codingPath.isEmpty
      ? notJSON : "a value is not one of those known\(place(context))"
  default: notJSON
  }
}

private func place(_ context: DecodingError.Context) -> String {
  let path = context.codingPath.map { key in
    key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
  }
  return path.isEmpty ? "" : " (at \(path.joined().drop { $0 == "." }))"
}
