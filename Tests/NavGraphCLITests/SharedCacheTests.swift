import Foundation
import TestSupport
import Testing

/// What the cache of compiled manifests goes through.
struct SharedCacheTests {
  private let folder: TemporaryFolder
  private let cache: URL
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.url.appending(path: "cache")
    tool = Tool(workingDirectory: folder.url, environment: ["XDG_CACHE_HOME": cache.path])
    try folder.write(
      """
      import NavGraph
      \(BadInputTests.coordinator(screens: "Screen(\"home\"); Screen(\"lost\")"))
      register(Graph("G") { flow })
      """, to: "Navigation.swift")
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: cache.appending(path: "navgraph").path
    ).filter { $0 != "secret" }
  }

  @Test func concurrentRunsAgreeAndCompileOnce() async throws {
    let results = try await withThrowingTaskGroup(of: Tool.Result.self) { group in
      for _ in 0..<6 { group.addTask { try await tool.run("lint") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(results.map(\.timeless)).count == 1)
    #expect(results.allSatisfy { $0.status == 1 && $0.errors == "" })
    // One finished entry, and neither locks nor folders of work beside it.
    #expect(try entries().count == 1)
  }

  @Test func aFileAtTheCachePathOnlyDisablesTheCache() async throws {
    try folder.write("", to: "cache")
    let result = try await tool.run("lint")
    #expect(result.status == 1)
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ["XDG_CACHE_HOME": nil, "HOME": "home"], ["XDG_CACHE_HOME": "relative"],
    ["XDG_CACHE_HOME": ""],
  ])
  func anInvalidCachePathIsNotAnError(_ environment: [String: String?]) async throws {
    var variables = environment
    // Not the user's own cache.
    variables["HOME"] = folder.url.path
    let result = try await Tool(workingDirectory: folder.url, environment: variables).run("lint")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.url.appending(path: "relative/navgraph").path))
  }

  @Test func aKilledCompilerIsNotReportedAsAnErrorInTheManifest() async throws {
    let compiler = try folder.write("#!/bin/sh\nkill -9 $$\n", to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try await Tool(
      workingDirectory: folder.url,
      environment: ["XDG_CACHE_HOME": cache.path, "PATH": folder.url.path + ":" + path]
    ).run("lint")
    #expect(result.status == 2)
    #expect(result.errors.contains("the compiler was ended by signal 9"))
    #expect(try entries() == [])
    #expect(try await tool.run("lint").status == 1)
  }

  @Test func onlyItsOwnerCanReadOrWriteTheCache() async throws {
    let first = try await tool.run("lint")
    #expect(first.status == 1)
    let manager = FileManager.default
    let own = cache.appending(path: "navgraph").path
    for name in ["."] + (try manager.subpathsOfDirectory(atPath: own)) {
      let attributes = try manager.attributesOfItem(atPath: "\(own)/\(name)")
      let rights = try #require(attributes[.posixPermissions] as? Int)
      #expect(rights & 0o077 == 0, "\(name)")
    }
    let entries = try entries()
    // One that others can write to is not used.
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: own)
    let second = try await tool.run("lint")
    #expect(second.timeless == first.timeless)
    #expect(
      second.errors == """
        warning: the cache \(own) is not used: other users can write to it; remove it, or name another one \
        with XDG_CACHE_HOME

        """)
    #expect(try self.entries() == entries)
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser can give files away."))
  func aCacheOfAnotherUserIsNotUsed() async throws {
    let own = cache.appending(path: "navgraph").path
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    #expect(chown(own, 12_345, 12_345) == 0)
    let result = try await tool.run("lint")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("warning: the cache \(own) is not used: it belongs to another user;"))
    #expect(try entries() == [])
  }

  @Test func aPlantedProgramIsNotRun() async throws {
    let first = try await tool.run("lint")
    let entry = cache.appending(path: "navgraph/\(try entries()[0])")
    let program = entry.appending(path: "manifest")
    try Data("#!/bin/sh\necho planted >&2\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    let second = try await tool.run("lint")
    #expect(second.errors == "")
    #expect(second.timeless == first.timeless)
  }
}
