import Foundation
import TestSupport
import Testing

@testable import NavGraphManifest

/// What a run finds in a cache that something went wrong with.
struct DamagedCacheTests {
  private let folder: TemporaryFolder
  private let cache: ManifestCache
  private let key = ManifestCache.Key(
    manifest: URL(filePath: "/app/Navigation.swift"), content: Data("source".utf8))

  init() throws {
    folder = try TemporaryFolder()
    cache = ManifestCache(folder: folder.url)
  }

  private func keep() throws -> URL {
    let work = try cache.makeWorkFolder()
    try Data("the program, some sixteen bytes and more".utf8).write(to: work.program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: work.program.path)
    return cache.keep(work, for: key).program
  }

  @Test(arguments: [
    "", "the program, some sixteen bytes and mor", "The program, some sixteen bytes and more",
  ])
  func aModifiedProgramIsRejected(_ content: String) throws {
    let program = try keep()
    #expect(cache.program(for: key) == program)
    let file = try FileHandle(forWritingTo: program)
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(content.utf8))
    try file.close()
    #expect(cache.program(for: key) == nil)
    #expect(try keep() == program)
    #expect(cache.program(for: key) == program)
  }

  @Test(arguments: ["manifest", "key", "seal"])
  func anIncompleteEntryIsRebuilt(_ file: String) throws {
    let program = try keep()
    let entry = program.deletingLastPathComponent()
    try FileManager.default.removeItem(at: entry.appending(path: file))
    #expect(cache.program(for: key) == nil)
    #expect(try keep() == program)
    #expect(cache.program(for: key) == program)
  }

  @Test func aProgramSealedWithAnotherSecretIsRejected() throws {
    let program = try keep()
    let other = try TemporaryFolder()
    let seal = try #require(CacheSecret(makingIn: other.url)?.seal(of: program, for: key.content))
    try seal.write(to: program.deletingLastPathComponent().appending(path: "seal"))
    #expect(cache.program(for: key) == nil)
    #expect(try keep() == program)
    #expect(cache.program(for: key) == program)
  }

  /// As a repository or an archive would bring it.
  @Test func aSecretReadableByOthersInvalidatesAllEntries() throws {
    let program = try keep()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.url.appending(path: "secret").path)
    #expect(cache.program(for: key) == nil)
    #expect(try keep() == program)
    #expect(cache.program(for: key) == program)
  }

  @Test func aFileAtTheEntryPathIsReplaced() throws {
    let entry = try keep().deletingLastPathComponent()
    try FileManager.default.removeItem(at: entry)
    try Data().write(to: entry)
    #expect(cache.program(for: key) == nil)
    _ = try keep()
    #expect(cache.program(for: key) != nil)
  }

  @Test func theLockIsHeldByOneTaskAtATime() async throws {
    let file = cache.lockFile(for: key)
    let first = try #require(await CompilationLock.acquire(file))
    let second = Task { await CompilationLock.acquire(file) }
    try await Task.sleep(for: .milliseconds(120))
    first.release()
    try #require(await second.value).release()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aCancelledTaskStopsWaitingForTheLock() async throws {
    let first = try #require(await CompilationLock.acquire(cache.lockFile(for: key)))
    defer { first.release() }
    let second = Task { await CompilationLock.acquire(cache.lockFile(for: key)) }
    second.cancel()
    #expect(await second.value == nil)
  }

  @Test func noLockIsAcquiredInAnUnwritableFolder() async throws {
    let file = try folder.write("", to: "file")
    let shut = ManifestCache(folder: file.appending(path: "cache"))
    #expect(await CompilationLock.acquire(shut.lockFile(for: key)) == nil)
  }
}
