import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension Toolchain {
  /// This toolchain with a library that its compiler can read.
  ///
  /// A compiler reads only the modules that a compiler of its own version wrote. An installation names the version that
  /// wrote its modules in a file `compiler`, and has the library's sources beside it: for any other version the library
  /// is built from these, once.
  ///
  /// - Parameters:
  ///   - cache: Where to keep what is built.
  ///   - log: Hears that the library is built, which takes minutes, and what SwiftPM prints.
  package func forCompiler(
    cache: URL, log: @escaping @Sendable (String) -> Void
  ) async throws(LoadError) -> Toolchain {
    guard
      let builtWith = try? String(
        contentsOf: libraries.appending(path: "compiler"), encoding: .utf8),
      let version = await compilerVersion, version != builtWith.firstLine
    else { return self }
    let sources = libraries.appending(path: "Sources")
    guard FileManager.default.fileExists(atPath: sources.appending(path: "Package.swift").path)
    else { throw .otherCompiler(library: builtWith.firstLine, compiler: version) }
    let scratch = cache.appending(
      path: ManifestCache.libraryPrefix
        + ManifestCache.name(of: Data("\(version)\n\(fingerprint)".utf8)))
    let products = scratch.appending(path: "release")
    let result = Toolchain(
      compiler: compiler, libraries: products, modules: products.appending(path: "Modules"))
    let lock = await CompilationLock.acquire(scratch.appendingPathExtension("lock"))
    defer { lock?.release() }
    guard !FileManager.default.fileExists(atPath: result.library.path) else { return result }
    log("building the NavGraph library for \(version): this takes a few minutes, once")
    try await build(sources, in: scratch, log)
    return result
  }

  private func build(
    _ sources: URL, in scratch: URL, _ log: @escaping @Sendable (String) -> Void
  ) async throws(LoadError) {
    let failure = LoadError.libraryDoesNotBuild(sources: sources.path)
    do {
      let swift = compiler.deletingLastPathComponent().appending(path: "swift").path
      let status = try await OutputRelay.relaying("SwiftPM", to: log) { output in
        try await run(
          .path(FilePath(swift)),
          arguments: [
            "build", "--package-path", sources.path, "--scratch-path", scratch.path, "-c",
            "release", "--product", "NavGraph",
          ],
          platformOptions: .endingTogether, output: output, error: output
        ).terminationStatus
      }
      guard status.isSuccess else { throw failure }
    } catch {
      throw Task.isCancelled ? .interrupted : failure
    }
  }

  /// What the compiler calls itself; nil where it does not start.
  private var compilerVersion: String? {
    get async {
      let result = try? await run(
        .path(FilePath(compiler.path)), arguments: ["--version"],
        platformOptions: .endingTogether, output: .string(limit: 1 << 12), error: .discarded)
      return result?.standardOutput.firstLine
    }
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}
