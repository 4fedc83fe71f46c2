import NavGraphChecksums
package import NavGraphFacts
package import NavGraphModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Facts of apps that were read from their sources, so that only the first command after an edit reads and explores.
///
/// Each is a file: a seal over the rest and the key (``CacheSecret``), what could not be read as a line of JSON, and the
/// facts as JSON. Only the owner of the cache can make a seal, so facts that others put there are not believed.
package struct FactsCache {
  /// A checksum of all that facts depend on.
  package struct Key: Hashable {
    fileprivate let checksum: [UInt8]

    /// The key of what a search found that ended with enough (``Limits/enoughStates``).
    package var ofShortSearch: Key {
      Key(checksum: SHA256.hash(Data(checksum) + Data("short".utf8)))
    }

    fileprivate var name: String { FactsCache.prefix + SHA256.hexadecimal(checksum.prefix(16)) }
  }

  /// What the sources of an app came to.
  package struct Entry {
    package let facts: Facts
    /// What could not be read, and why.
    package let unread: [RegistrationProblem]

    package init(facts: Facts, unread: [RegistrationProblem]) {
      self.facts = facts
      self.unread = unread
    }
  }

  private let cache: ManifestCache
  private let tool: URL
  private static let prefix = "facts-"
  /// How many are kept: several commands and branches of a few apps, each at most some megabytes.
  private static let entryLimit = 16

  /// - Parameter tool: The running executable: another version may find something else.
  package init(in cache: ManifestCache, tool: URL) {
    self.cache = cache
    self.tool = tool
  }

  /// - Parameters:
  ///   - files: What is read, in order.
  ///   - name: What the graph is called.
  /// - Returns: Nil where the limits cannot be written down.
  /// - Complexity: O(*bytes* of the files).
  package func key(
    of files: [(path: String, text: String)], named name: String, _ limits: Limits
  ) -> Key? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let limits = try? encoder.encode(limits) else { return nil }
    // Lengths keep texts apart.
    var content = limits
    for text in [Toolchain.fingerprint(of: tool), name] + files.flatMap({ [$0.path, $0.text] }) {
      content += Data("\n\(text.utf8.count)\n".utf8) + Data(text.utf8)
    }
    return Key(checksum: SHA256.hash(content))
  }

  /// What was kept for a key; nil where there is nothing, or something that cannot be believed.
  package subscript(key: Key) -> Entry? {
    guard cache.refusal == nil, let secret = CacheSecret(in: cache.folder),
      let data = try? Data(contentsOf: file(of: key)), data.count > CacheSecret.sealSize,
      case let content = Data(data.dropFirst(CacheSecret.sealSize)),
      data.prefix(CacheSecret.sealSize) == secret.seal(of: content, for: key.checksum),
      let lineEnd = content.firstIndex(of: UInt8(ascii: "\n")),
      let unread = try? JSONDecoder().decode(
        [RegistrationProblem].self, from: content[..<lineEnd]),
      let facts = try? JSONDecoder().decode(Facts.self, from: content[(lineEnd + 1)...])
    else { return nil }
    return Entry(facts: facts, unread: unread)
  }

  /// Keeps an entry in the place of the oldest, where the cache can be written to, by its owner alone.
  package func keep(_ entry: Entry, for key: Key) {
    guard cache.refusal == nil else { return }
    cache.makeFolder()
    guard let secret = CacheSecret(makingIn: cache.folder),
      let unread = try? JSONEncoder().encode(entry.unread),
      let facts = try? FactsFile.encode(entry.facts)
    else { return }
    let content = unread + Data("\n".utf8) + facts
    let data = secret.seal(of: content, for: key.checksum) + content
    let file = file(of: key)
    // Another process sees all of it or nothing.
    guard (try? data.write(to: file, options: .atomic)) != nil else { return }
    try? cache.restrict(file, to: ManifestCache.ownerReads)
    for old in cache.entries(withPrefix: Self.prefix).dropFirst(Self.entryLimit) {
      try? FileManager.default.removeItem(at: old.url)
    }
  }

  private func file(of key: Key) -> URL { cache.folder.appending(path: key.name) }
}
