import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphManifest

/// Facts that a command keeps for the next one.
struct FactsCacheTests {
  private let folder: TemporaryFolder
  private let tool: URL
  private let cache: FactsCache

  init() throws {
    folder = try TemporaryFolder()
    tool = try folder.write("the tool", to: "navgraph")
    cache = FactsCache(
      in: ManifestCache(folder: folder.url.appending(path: "cache")), tool: tool)
  }

  private func key(
    _ files: [(path: String, text: String)] = [("A.swift", "a"), ("B.swift", "b")],
    named name: String = "App", within limits: Limits = Limits()
  ) throws -> FactsCache.Key {
    try #require(cache.key(of: files, named: name, limits))
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "cache"), includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("facts-") }
  }

  @Test func storedFactsAreFound() throws {
    let key = try key()
    #expect(cache[key] == nil)
    let facts = try shopFacts()
    let unread = RegistrationProblem(
      "a \u{201C}name\u{201D}\nin two lines",
      at: NavGraphModel.SourceLocation(file: "A.swift", line: 3, column: 1))
    cache.keep(FactsCache.Entry(facts: facts, unread: [unread]), for: key)
    let found = try #require(cache[key])
    #expect(found.facts == facts)
    #expect(found.unread == [unread])
  }

  @Test func everyInputOfTheFactsIsPartOfTheKey() throws {
    cache.keep(FactsCache.Entry(facts: try shopFacts(), unread: []), for: try key())
    var limits = Limits()
    limits.stackHeight += 1
    for other in [
      try key([("A.swift", "a"), ("B.swift", "c")]), try key([("A.swift", "a"), ("C.swift", "b")]),
      try key([("A.swift", "a")]), try key([("A.swift", "aB.swiftb")]),
      try key([("A.swift", "a\n7\nB.swift\n1\nb")]), try key(named: "Other"),
      try key(within: Limits(keptStates: 10)), try key(within: limits),
    ] {
      #expect(cache[other] == nil)
    }
    #expect(cache[try key()] != nil)
    try folder.write("another version", to: "navgraph")
    #expect(cache[try key()] == nil)
  }

  @Test func damagedOrPlantedFactsAreRejected() throws {
    let entry = FactsCache.Entry(facts: try shopFacts(), unread: [])
    let (key, other) = (try key(), try self.key(named: "Other"))
    cache.keep(entry, for: key)
    let file = try #require(try files().first)
    let data = try Data(contentsOf: file)
    for damaged in [
      Data(), data.prefix(32), data.dropLast(), data + Data("\n".utf8),
      Data(count: 32) + data.dropFirst(32),
      data.prefix(32) + Data("1".utf8) + data.dropFirst(33),
    ] {
      try damaged.write(to: file)
      #expect(cache[key] == nil)
    }
    cache.keep(entry, for: other)
    let theirs = try #require(try files().first { $0 != file })
    try Data(contentsOf: theirs).write(to: file)
    #expect(cache[key] == nil)
    cache.keep(entry, for: key)
    #expect(cache[key] != nil)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.url.appending(path: "cache/secret").path)
    #expect(cache[key] == nil)
  }

  @Test func theOldestEntriesAreRemovedAndOthersCannotReadTheRest() throws {
    let entry = FactsCache.Entry(facts: try shopFacts(), unread: [])
    let keys = try (0..<17).map { try key(named: "App \($0)") }
    for key in keys.prefix(16) { cache.keep(entry, for: key) }
    for file in try files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(try files().count == 16)
    cache.keep(entry, for: keys[16])
    #expect(try files().count == 16)
    #expect(cache[keys[0]] == nil)
    #expect(keys.dropFirst().allSatisfy { cache[$0] != nil })
  }

  @Test func anUnwritableCacheFindsNothing() throws {
    let file = try folder.write("", to: "file")
    let shut = FactsCache(in: ManifestCache(folder: file.appending(path: "cache")), tool: tool)
    let key = try key()
    shut.keep(FactsCache.Entry(facts: try shopFacts(), unread: []), for: key)
    #expect(shut[key] == nil)
  }
}
