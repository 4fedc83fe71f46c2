#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Compiled manifests, by what they were compiled from.
///
/// An entry is a folder with the program and the whole key, the source included. The folder's name
/// is only a hash of the key; a hit compares the key itself, so no two sources are ever confused.
/// Entries come into being by renaming a finished folder: another process sees all of one or nothing.
package struct ManifestCache: Sendable {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// The program that was compiled for this key, if there is one.
  func program(for key: Data) -> URL? {
    let entry = self.entry(for: key)
    guard (try? Data(contentsOf: entry.appending(path: "key"))) == key else { return nil }
    return entry.appending(path: "manifest")
  }

  /// A new folder to compile in, in the cache or, where that cannot be written, somewhere else.
  func makeWorkFolder() throws(LoadError) -> URL {
    let name = "work-\(UUID().uuidString)"
    for parent in [folder, FileManager.default.temporaryDirectory] {
      let work = parent.appending(path: name)
      do {
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        return work
      } catch {
        continue
      }
    }
    throw .unreadable(path: folder.path, reason: "no folder to compile in can be made")
  }

  /// Makes a finished work folder the entry for this key.
  ///
  /// - Returns: The program, and the folder to remove after its use where it could not be kept.
  func keep(_ work: URL, for key: Data) -> (program: URL, temporary: URL?) {
    let entry = self.entry(for: key)
    do {
      try key.write(to: work.appending(path: "key"))
      // What stands there is a collision of hashes or a broken entry.
      if program(for: key) == nil { try? FileManager.default.removeItem(at: entry) }
      try FileManager.default.moveItem(at: work, to: entry)
      return (entry.appending(path: "manifest"), nil)
    } catch {
      // Another run was faster, or the cache cannot be written: this run uses what it has.
      return (work.appending(path: "manifest"), work)
    }
  }

  private func entry(for key: Data) -> URL {
    // FNV-1a: the same in every process, unlike `Hasher`.
    let hash = key.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return folder.appending(path: String(hash, radix: 16))
  }
}
