import Foundation
import TestSupport
import Testing

@testable import NavGraphManifest

struct ManifestCacheTests {
  private let folder: TemporaryFolder
  private let cache: ManifestCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ManifestCache(folder: folder.url)
  }

  private func key(_ source: String, path: String = "/app/Navigation.swift") -> ManifestCache.Key {
    ManifestCache.Key(manifest: URL(filePath: path), content: Data(source.utf8))
  }

  /// Stands for a compilation of the source.
  private func keep(_ source: String, path: String = "/app/Navigation.swift") throws {
    let work = try cache.makeWorkFolder()
    try write("program of \(source)", to: work.program)
    let kept = cache.keep(work, for: key(source, path: path))
    #expect(kept.temporary == nil)
  }

  private func write(_ program: String, to file: URL) throws {
    try Data(program.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func program(_ source: String, path: String = "/app/Navigation.swift") throws -> String? {
    try cache.program(for: key(source, path: path)).map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  @Test func aProgramIsFoundOnlyByItsSourceAndPath() throws {
    try keep("a")
    #expect(try program("a") == "program of a")
    #expect(try program("b") == nil)
    #expect(try program("a", path: "/other/Navigation.swift") == nil)
  }

  @Test func aBrokenEntryIsReplaced() throws {
    try keep("a")
    let found = try #require(cache.program(for: key("a")))
    try Data("other key".utf8).write(
      to: found.deletingLastPathComponent().appending(path: "key"))
    #expect(try program("a") == nil)
    try keep("a")
    #expect(try program("a") == "program of a")
  }

  @Test func theSecondOfTwoConcurrentRunsUsesItsOwnProgram() throws {
    let slow = try cache.makeWorkFolder()
    try write("slow", to: slow.program)
    try keep("a")
    let kept = cache.keep(slow, for: key("a"))
    #expect(kept.temporary == slow.url)
    #expect(try String(contentsOf: kept.program, encoding: .utf8) == "slow")
    #expect(try program("a") == "program of a")
  }

  @Test func onlyTheNewestProgramsOfAManifestAreKept() throws {
    try keep("elsewhere", path: "/other/Navigation.swift")
    for number in 0..<6 { try keep("version \(number)") }
    #expect(try program("version 5") == "program of version 5")
    #expect(try program("elsewhere", path: "/other/Navigation.swift") != nil)
    let kept = try (0..<6).filter { try program("version \($0)") != nil }
    #expect(kept.count == 4)
  }

  @Test func anUncreatableFolderIsSkipped() throws {
    let file = try folder.write("", to: "file")
    let work = try ManifestCache(folder: file.appending(path: "cache")).makeWorkFolder()
    #expect(work.isElsewhere)
    try FileManager.default.removeItem(at: work.url)
  }
}
