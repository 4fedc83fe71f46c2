import NavGraphModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The file format: JSON, sorted, an entry in a line, so that a change is a small difference.
///
/// ```
/// {
///   "version": 1,
///   "findings": [
///     {"action":"open","coordinator":"Shop","operation":"push cart","route":"home","rule":"duplicate-id"}
///   ]
/// }
/// ```
extension Baseline {
  package static let currentVersion = 1

  /// What it looks like as a file; the same entries are the same bytes.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try entries.map { entry in
      "    " + jsonSafe(String(decoding: try encoder.encode(CodedEntry(entry)), as: UTF8.self))
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Data("{\n  \"version\": \(Self.currentVersion),\n  \"findings\": \(list)\n}\n".utf8)
  }

  /// - Parameter file: What findings about the baseline name.
  package init(_ data: Data, file: String) throws(BaselineError) {
    let decoder = JSONDecoder()
    let coded: [CodedEntry]
    do {
      // First alone: another version need not have this shape.
      let version = try decoder.decode(VersionOnly.self, from: data).version
      guard version == Self.currentVersion else { throw BaselineError.unknownVersion(version) }
      coded = try decoder.decode(CodedBaseline.self, from: data).findings
    } catch let error as BaselineError {
      throw error
    } catch {
      throw JSONBreak(in: data).map { .notJSON($0) } ?? .malformed
    }
    // No run finds as many, and sums of them do not overflow.
    guard coded.allSatisfy({ (1...1_000_000_000).contains($0.count ?? 1) }) else {
      throw .malformed
    }
    let places = Self.places(in: data)
    self.init(
      file: file,
      entries: coded.map { entry in
        Entry(entry.key, count: entry.count ?? 1, line: places[entry.key] ?? 1)
      })
  }

  /// The lines of entries that have one to themselves.
  private static func places(in data: Data) -> [Key: Int] {
    let decoder = JSONDecoder()
    var places: [Key: Int] = [:]
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      var text = line.drop(while: isSpace)
      while let last = text.last, isSpace(last) { text.removeLast() }
      guard text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}"),
        let entry = try? decoder.decode(CodedEntry.self, from: Data(text)),
        places[entry.key] == nil
      else { continue }
      places[entry.key] = number + 1
    }
    return places
  }

  private struct VersionOnly: Decodable {
    let version: Int
  }

  private struct CodedBaseline: Decodable {
    let findings: [CodedEntry]
  }

  private struct CodedEntry: Codable {
    let rule: String
    let coordinator: String
    let route: String?
    let action: String?
    let operation: String?
    let count: Int?

    init(_ entry: Entry) {
      rule = entry.key.rule
      coordinator = entry.key.coordinator
      route = entry.key.route
      action = entry.key.action
      operation = entry.key.operation
      count = entry.count == 1 ? nil : entry.count
    }

    var key: Key {
      Key(rule: rule, coordinator: coordinator, route: route, action: action, operation: operation)
    }
  }
}
