import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns a manifest into a program, or finds it in the cache.
struct ManifestCompiler {
  let toolchain: Toolchain
  let cache: ManifestCache

  /// What a manifest is compiled from.
  func key(of manifest: URL) throws(LoadError) -> ManifestCache.Key {
    let source: Data
    do {
      source = try Data(contentsOf: manifest)
    } catch {
      throw .unreadable(path: manifest.path, reason: readingFailure(error))
    }
    // The path is part of the key, because source locations are compiled in.
    let content = Data("\(toolchain.fingerprint)\n\(manifest.path)\n".utf8) + source
    return ManifestCache.Key(manifest: manifest, content: content)
  }

  /// - Returns: The program, and a folder to remove after its use, if any.
  func compile(_ key: ManifestCache.Key) async throws(LoadError) -> (program: URL, temporary: URL?)
  {
    let manifest = key.manifest
    if let program = cache.program(for: key) { return (program, nil) }

    let work = try cache.makeWorkFolder()
    guard await runCompiler(manifest, in: work) else {
      try? FileManager.default.removeItem(at: work.url)
      throw Task.isCancelled ? .interrupted : .doesNotCompile(path: manifest.path)
    }
    return cache.keep(work, for: key)
  }

  /// The compiler's own words go to standard error, as it prints them.
  private func runCompiler(_ manifest: URL, in work: ManifestCache.WorkFolder) async -> Bool {
    // Language mode 5: a registration has no threads to check for races, and the check would take a
    // tenth of the compiler's time.
    var arguments = [
      manifest.path, "-o", work.program.path, "-module-name", "Navigation",
      "-swift-version", "5", "-I", toolchain.modules.path, "-L", toolchain.libraries.path,
      "-lNavGraph", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries.path,
    ]
    if work.isElsewhere {
      // Where this tool cannot write its cache, the compiler's own is likely to be shut as well.
      arguments += ["-module-cache-path", work.url.appending(path: "modules").path]
    }
    let result = try? await run(
      .path(FilePath(toolchain.compiler.path)), arguments: Arguments(arguments),
      output: .currentStandardError, error: .currentStandardError)
    return result?.terminationStatus.isSuccess ?? false
  }
}
