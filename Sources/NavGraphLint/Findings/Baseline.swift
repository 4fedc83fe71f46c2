/// The findings that a team knows of: they are accepted, and all others are new.
///
/// The subject of a finding identifies it, never its line or path, so that the baseline
/// holds while the source around it changes.
package struct Baseline: Hashable, Sendable {
  /// Where it was read from, as findings name it.
  package var file: String
  /// Sorted by key.
  package private(set) var entries: [Entry]

  package init(file: String, entries: [Entry]) {
    self.file = file
    self.entries = entries.sorted { $0.key < $1.key }
  }

  /// The identity of a finding; several may share it.
  package struct Key: Hashable, Sendable {
    package var rule: String
    package var coordinator: String
    package var route: String?
    package var action: String?
    package var operation: String?

    package init(
      rule: String, coordinator: String, route: String? = nil, action: String? = nil,
      operation: String? = nil
    ) {
      self.rule = rule
      self.coordinator = coordinator
      self.route = route
      self.action = action
      self.operation = operation
    }

    package init(_ finding: Finding) {
      self.init(
        rule: finding.rule, coordinator: finding.coordinator, route: finding.route,
        action: finding.action, operation: finding.operation)
    }
  }

  package struct Entry: Hashable, Sendable {
    package var key: Key
    /// How many findings share the key; at least 1.
    package var count: Int
    /// Its line in the file, from 1.
    package var line: Int

    package init(_ key: Key, count: Int = 1, line: Int = 1) {
      self.key = key
      self.count = count
      self.line = line
    }
  }
}

extension Baseline {
  /// The baseline that accepts some findings.
  ///
  /// - Parameter kept: Entries of an earlier baseline that this run says nothing about.
  package init(accepting findings: [Finding], keeping kept: [Entry] = [], file: String) {
    var counts: [Key: Int] = [:]
    for finding in findings { counts[Key(finding), default: 0] += 1 }
    for entry in kept { counts[entry.key, default: 0] += entry.count }
    self.init(file: file, entries: counts.map { Entry($0.key, count: $0.value) })
  }

  func count(of key: Key) -> Int {
    entries.reduce(0) { $1.key == key ? $0 + $1.count : $0 }
  }
}

extension Baseline.Key: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// Nil comes before every name.
  private var parts: [String] {
    [rule, coordinator] + [route, action, operation].map { part in part.map { "+" + $0 } ?? "" }
  }
}
