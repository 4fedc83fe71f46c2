import NavGraphChecksums

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Compiled manifests, by what they were compiled from.
///
/// An entry is a folder with the program, the whole key with the sources, and a seal over both. The folder's name is
/// a checksum of the key. Only the owner of the cache can make a seal (``CacheSecret``), so that no program runs that
/// was damaged or put there by others. Entries come into being by renaming a finished folder: another process sees all
/// of one or nothing.
package struct ManifestCache: Sendable {
  let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// What a manifest was compiled from.
  struct Key {
    /// The file with the top-level code.
    let manifest: URL
    /// Everything that the result depends on, the sources included.
    let content: Data
  }

  /// Where to compile.
  struct WorkFolder {
    let url: URL
    /// Outside of the cache, because that cannot be written.
    let isElsewhere: Bool

    var program: URL { url.appending(path: "manifest") }
  }

  /// How many programs are kept for one manifest: enough to go back and forth between branches.
  private static let entriesPerManifest = 4

  /// The program that was compiled for this key, if there is one.
  func program(for key: Key) -> URL? {
    let entry = self.entry(for: key)
    let program = entry.appending(path: "manifest")
    guard (try? Data(contentsOf: entry.appending(path: "key"))) == key.content,
      FileManager.default.isExecutableFile(atPath: program.path),
      let seal = try? Data(contentsOf: entry.appending(path: "seal")),
      CacheSecret(in: folder)?.isSeal(seal, of: program, for: key.content) ?? false
    else { return nil }
    return program
  }

  /// Forgets a program that turned out to be none.
  func remove(_ key: Key) {
    try? FileManager.default.removeItem(at: entry(for: key))
  }

  /// A new folder to compile in: in the cache, or, where that is shut or full, elsewhere.
  func makeWorkFolder() throws(LoadError) -> WorkFolder {
    let name = Self.workPrefix + UUID().uuidString
    for parent in [folder, FileManager.default.temporaryDirectory] {
      let work = parent.appending(path: name)
      do {
        try FileManager.default.createDirectory(
          at: work, withIntermediateDirectories: true,
          attributes: [.posixPermissions: Self.ownerOnly])
        let isElsewhere = parent != folder
        if isElsewhere || hasRoom(in: work) {
          return WorkFolder(url: work, isElsewhere: isElsewhere)
        }
        try? FileManager.default.removeItem(at: work)
      } catch {
        continue
      }
    }
    throw .unreadable(path: folder.path, reason: "no folder to compile in can be made")
  }

  /// Whether a program fits in, and what the compiler itself caches beside it.
  private func hasRoom(in work: URL) -> Bool {
    let system = try? FileManager.default.attributesOfFileSystem(forPath: work.path)
    if let free = system?[.systemFreeSize] as? Int, free < Self.roomToCompile { return false }
    // A quota shows in nothing but writing.
    let trial = work.appending(path: "trial")
    defer { try? FileManager.default.removeItem(at: trial) }
    return (try? Data(count: Self.roomToTry).write(to: trial)) != nil
  }

  private static let roomToCompile = 64 << 20
  private static let roomToTry = 1 << 20

  /// Makes a finished work folder the entry for this key.
  ///
  /// - Returns: The program, and the folder to remove after its use where it could not be kept.
  func keep(_ work: WorkFolder, for key: Key) -> (program: URL, temporary: URL?) {
    let entry = self.entry(for: key)
    do {
      let keyFile = work.url.appending(path: "key")
      let sealFile = work.url.appending(path: "seal")
      try key.content.write(to: keyFile)
      guard
        let seal = CacheSecret(makingIn: folder)?.seal(of: work.program, for: key.content)
      else { return (work.program, work.url) }
      try seal.write(to: sealFile)
      try restrict(keyFile, to: Self.ownerReads)
      try restrict(sealFile, to: Self.ownerReads)
      try restrict(work.program, to: Self.ownerOnly)
      // An existing entry is a collision of hashes or broken.
      if program(for: key) == nil { try? FileManager.default.removeItem(at: entry) }
      try FileManager.default.moveItem(at: work.url, to: entry)
    } catch {
      // Another run was faster, or the cache cannot be written: this run uses what it has.
      return (work.program, work.url)
    }
    removeOldEntries(of: key.manifest)
    return (entry.appending(path: "manifest"), nil)
  }

  private func removeOldEntries(of manifest: URL) {
    let programs = entries(withPrefix: prefix(for: manifest))
    // What a run that was killed left behind.
    let abandoned = (entries(withPrefix: Self.workPrefix) + entries(withPrefix: Self.lockPrefix))
      .filter { $0.date.timeIntervalSinceNow < -3_600 }
    for old in programs.dropFirst(Self.entriesPerManifest) + abandoned {
      try? FileManager.default.removeItem(at: old.url)
    }
  }

  /// What the cache holds under such names, the newest first.
  func entries(withPrefix prefix: String) -> [(url: URL, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.map { name in
      let entry = folder.appending(path: name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
      return (entry, attributes?[.modificationDate] as? Date ?? .distantPast)
    }.sorted { $0.date > $1.date }
  }

  static let workPrefix = "work-"
  private static let lockPrefix = "lock-"
  /// Of folders with the library, built for other compilers.
  static let libraryPrefix = "library-"

  /// Returns the file that the compiling process for this key locks.
  func lockFile(for key: Key) -> URL {
    folder.appending(path: Self.lockPrefix + entry(for: key).lastPathComponent)
  }

  private func entry(for key: Key) -> URL {
    folder.appending(path: prefix(for: key.manifest) + Self.name(of: key.content))
  }

  private func prefix(for manifest: URL) -> String {
    Self.name(of: Data(manifest.path.utf8)) + "-"
  }

  /// The first half of a checksum: 128 bits.
  static func name(of data: Data) -> String {
    SHA256.hexadecimal(SHA256.hash(data).prefix(16))
  }
}
