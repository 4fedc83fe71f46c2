#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A registration in Swift: one file, or the files of a folder, which are compiled as one module.
package struct Manifest: Hashable, Sendable {
  /// The file with the top-level code, which calls `register`.
  package let entry: URL
  /// The other files, by name; none where the manifest is one file.
  package var others: [URL] = []

  package var sources: [URL] { [entry] + others }

  /// What messages call it: the file, or the folder of several.
  package var path: String {
    others.isEmpty ? entry.path : entry.deletingLastPathComponent().path
  }
}

extension Manifest {
  /// The files that may have the top-level code, in the order in which they are looked for.
  static let entryNames = ["main.swift", "Navigation.swift"]

  /// The manifest that a folder is, if it is one.
  ///
  /// It has a `main.swift` or else a `Navigation.swift`, and with it go all other Swift files that lie
  /// directly in the folder. Not among them: files in folders below, hidden files, and the manifest
  /// of a Swift package.
  ///
  /// - Throws: ``LoadError/unreadable(path:reason:)`` where the folder cannot be listed.
  static func inFolder(_ folder: URL) throws(LoadError) -> Manifest? {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .unreadable(path: folder.path, reason: readingFailure(error, of: folder))
    }
    let sources = names.filter { isSource($0, in: folder) }
    guard let entry = entryNames.first(where: sources.contains) else { return nil }
    // By their bytes: the same order everywhere.
    let others = sources.filter { $0 != entry }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return Manifest(
      entry: folder.appending(path: entry), others: others.map { folder.appending(path: $0) })
  }

  private static func isSource(_ name: String, in folder: URL) -> Bool {
    guard name.hasSuffix(".swift"), !name.hasPrefix("."), name != "Package.swift",
      !name.hasPrefix("Package@swift-")
    else { return false }
    var isFolder = false
    let path = folder.appending(path: name).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
  }
}
