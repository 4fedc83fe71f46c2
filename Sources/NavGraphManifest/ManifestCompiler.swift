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
  /// Hears what takes long, and what the compiler prints.
  let log: @Sendable (String) -> Void

  /// What a manifest is compiled from.
  func key(of manifest: Manifest) throws(LoadError) -> ManifestCache.Key {
    // Paths are part of the key, because source locations are compiled in. Lengths keep files apart.
    var content = Data("\(toolchain.fingerprint)\n".utf8)
    for source in manifest.sources {
      do {
        let text = try Data(contentsOf: source)
        content += Data("\(source.path.utf8.count) \(source.path)\n\(text.count)\n".utf8) + text
      } catch {
        throw .unreadable(path: source.path, reason: readingFailure(error, of: source))
      }
    }
    return ManifestCache.Key(manifest: manifest.entry, content: content)
  }

  /// - Returns: The program, and a folder to remove after its use, if any.
  func compile(
    _ manifest: Manifest, for key: ManifestCache.Key
  ) async throws(LoadError) -> (program: URL, temporary: URL?) {
    if let program = cache.program(for: key) { return (program, nil) }
    let lock = await CompilationLock.acquire(cache.lockFile(for: key))
    defer { lock?.release() }
    // Another run may have compiled it while this one waited.
    if let program = cache.program(for: key) { return (program, nil) }

    let work = try cache.makeWorkFolder()
    do throws(LoadError) {
      try await runCompiler(on: manifest, optimizing: key.registersReducers, in: work)
      // Under its key goes only what was compiled from it: a source may have been saved meanwhile.
      guard try self.key(of: manifest).content == key.content else {
        return (work.program, work.url)
      }
    } catch {
      try? FileManager.default.removeItem(at: work.url)
      throw Task.isCancelled ? .interrupted : error
    }
    return cache.keep(work, for: key)
  }

  /// - Parameter isOptimizing: Whether the program will run code of the author's a million times: then
  ///   the search is compiled for its types, which takes a second or two, and is ten times as fast.
  private func runCompiler(
    on manifest: Manifest, optimizing isOptimizing: Bool, in work: ManifestCache.WorkFolder
  ) async throws(LoadError) {
    try TemporaryPlace.checkForCompiler()
    let toolchain = try await toolchain.forCompiler(cache: cache.folder, log: log)
    // Language mode 5: a registration has no threads to check for races, and the check would take a
    // tenth of the compiler's time.
    var arguments = try sources(of: manifest, in: work)
    arguments += [
      "-o", work.program.path, "-module-name", "Navigation",
      "-swift-version", "5", "-I", toolchain.modules.path, "-L", toolchain.libraries.path,
      "-lNavGraph", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries.path,
    ]
    if isOptimizing { arguments.append("-O") }
    // One compiler for all files: otherwise each would load the modules again.
    if !manifest.others.isEmpty { arguments.append("-whole-module-optimization") }
    if work.isElsewhere {
      // Where this tool cannot write its cache, the compiler's own is likely to be shut as well.
      arguments += ["-module-cache-path", work.url.appending(path: "modules").path]
    }
    let status: TerminationStatus
    do {
      status = try await OutputRelay.relaying("the compiler", to: log) { [arguments] output in
        try await run(
          .path(FilePath(toolchain.compiler.path)), arguments: Arguments(arguments),
          platformOptions: .endingTogether, output: output, error: output
        ).terminationStatus
      }
    } catch {
      throw .compilerFailed(ending: "could not be started")
    }
    switch status {
    case .exited(0): return
    case .exited: throw .doesNotCompile(path: manifest.path)
    case .signaled(let signal): throw .compilerFailed(ending: "was ended by signal \(signal)")
    }
  }
}

// MARK: - Folders

extension ManifestCompiler {
  /// What the compiler gets to read.
  ///
  /// Among several files it takes top-level code only from a `main.swift`. A `Navigation.swift` is
  /// therefore read from a copy of that name, which says where it comes from: source locations and
  /// the compiler's errors name the author's file.
  private func sources(
    of manifest: Manifest, in work: ManifestCache.WorkFolder
  ) throws(LoadError) -> [String] {
    guard !manifest.others.isEmpty, manifest.entry.lastPathComponent != "main.swift" else {
      return manifest.sources.map(\.path)
    }
    let path = manifest.entry.path
    // The compiler reads the path of a source location unescaped, up to the next quotation mark.
    guard !path.unicodeScalars.contains(where: { "\"\\\n\r".unicodeScalars.contains($0) }) else {
      throw .unquotable(path: path)
    }
    let copy = work.url.appending(path: "main.swift")
    do {
      var text = try Data(contentsOf: manifest.entry)
      let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
      if text.starts(with: byteOrderMark) { text = Data(text.dropFirst(byteOrderMark.count)) }
      // A line for the shell is understood in the first line only.
      if text.starts(with: Array("#!".utf8)) { text = Data("//".utf8) + text }
      text = Data("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + text
      try text.write(to: copy)
    } catch {
      throw .unreadable(path: path, reason: readingFailure(error, of: manifest.entry))
    }
    return [copy.path] + manifest.others.map(\.path)
  }
}

extension ManifestCache.Key {
  /// Whether the sources seem to register a reducer: something in them is labelled so.
  fileprivate var registersReducers: Bool {
    content.firstRange(of: Data("reduce:".utf8)) != nil
  }
}
