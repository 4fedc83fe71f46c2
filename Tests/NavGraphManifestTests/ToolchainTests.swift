import Foundation
import NavGraphManifest
import Synchronization
import TestSupport
import Testing

/// The library that manifests are linked against is one that the user's compiler can read.
struct ToolchainTests {
  private let folder: TemporaryFolder
  private let toolchain: Toolchain

  init() async throws {
    folder = try TemporaryFolder()
    let libraries = folder.url.appending(path: "lib/navgraph")
    for made in ["lib/navgraph/Modules", "lib/navgraph/Sources/Sources/NavGraph", "cache"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: made), withIntermediateDirectories: true)
    }
    for name in ["libNavGraph.so", "libNavGraph.dylib", "Modules/NavGraph.swiftmodule"] {
      try Data().write(to: libraries.appending(path: name))
    }
    toolchain = try await Toolchain.find(
      besideTool: folder.url.appending(path: "bin/navgraph"))
  }

  private var cache: URL { folder.url.appending(path: "cache") }

  @Test func aLibraryWithoutARecordedCompilerIsUsedAsIs() async throws {
    #expect(try await toolchain.forCompiler(cache: cache) { _ in } == toolchain)
  }

  @Test func aCompilerMismatchIsReportedWithoutSources() async throws {
    try folder.write("Swift version 5.0\n", to: "lib/navgraph/compiler")
    let error = await #expect(throws: LoadError.self) {
      try await toolchain.forCompiler(cache: cache) { _ in }
    }
    let message = try #require(error?.message)
    #expect(
      message.hasPrefix("the NavGraph library was built with Swift version 5.0, and the compiler"))
  }

  @Test func theLibraryIsBuiltOncePerCompiler() async throws {
    try folder.write("Swift version 5.0\n", to: "lib/navgraph/compiler")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "NavGraph", products: [.library(name: "NavGraph", type: .dynamic, targets: ["NavGraph"])],
        targets: [.target(name: "NavGraph")])
      """, to: "lib/navgraph/Sources/Package.swift")
    try folder.write(
      "public func register() {}", to: "lib/navgraph/Sources/Sources/NavGraph/NavGraph.swift")
    let lines = Mutex<[String]>([])
    @Sendable func hear(_ line: String) {
      lines.withLock { $0.append(line) }
    }
    let built = try await toolchain.forCompiler(cache: cache, log: hear)
    let first = lines.withLock(\.self)
    #expect(first.first?.hasPrefix("building the NavGraph library for ") == true)
    #expect(built.libraries.path.hasPrefix(cache.path))
    #expect(FileManager.default.fileExists(atPath: built.library.path))
    #expect(
      FileManager.default.fileExists(
        atPath: built.modules.appending(path: "NavGraph.swiftmodule").path))
    #expect(try await toolchain.forCompiler(cache: cache, log: hear) == built)
    #expect(lines.withLock(\.self) == first)
  }
}
