import NavGraphDocs
import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with files that the tool writes and nobody edits, among others that it leaves alone.
///
/// A file is the tool's own if it has the tool's mark. Symbolic links within the folder are not followed.
struct GeneratedFolder {
  let path: String
  /// What stands in each file near its start.
  let mark: String

  /// Writes all files, and removes those that were written before and are no longer among them.
  ///
  /// Nothing is written where another file is in the way of any of them.
  ///
  /// - Returns: How many files were not as they should be.
  /// - Throws: The exit status, after saying on standard error what is wrong with the folder.
  @discardableResult
  func write(_ files: [DocumentFile]) throws -> Int {
    for file in files { _ = try ownText(of: file.path) }
    let stale = try strays(beside: files)
    for folder in folders(of: files) {
      let url = url(of: folder, isFolder: true)
      guard
        (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true))
          != nil
      else { throw complaint("\(path) is no folder that can be written to") }
    }
    // First, because some file systems take a new name for an old one that differs in case.
    for name in stale {
      guard (try? FileManager.default.removeItem(at: url(of: name))) != nil else {
        throw complaint("\(url(of: name).path) cannot be removed; it was written before")
      }
    }
    let changed = files.filter { text(of: $0.path) != $0.text }
    for file in changed { try Console.write(file.text, to: url(of: file.path).path) }
    return changed.count + stale.count
  }

  /// What is in the folder, by the paths of files that belong there, and of those that were written before.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the folder.
  func committed(_ files: [DocumentFile]) throws -> [DocumentFile] {
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil else {
      throw complaint("\(path) is no folder that can be read; without '--check' it is written")
    }
    let names = files.map(\.path) + (try strays(beside: files))
    return try names.compactMap { name in
      try ownText(of: name).map { DocumentFile(path: name, text: $0) }
    }
  }

  // MARK: - What is there

  /// The text of a file of the tool's; nil where there is no file.
  ///
  /// - Throws: The exit status, where something else is in its place.
  private func ownText(of name: String) throws -> String? {
    for part in parts(of: name) where kind(of: part) == .typeSymbolicLink {
      throw complaint("\(url(of: part).path) is a symbolic link: it is left as it is; remove it")
    }
    guard let kind = kind(of: name) else { return nil }
    let file = url(of: name).path
    guard kind == .typeRegular, let text = text(of: name), isOwn(text) else {
      throw complaint(
        "\(file) is there and was not written by this command: it is left as it is; move it, or name "
          + "another folder")
    }
    return text
  }

  /// Files that were written before and are not among these, sorted.
  private func strays(beside files: [DocumentFile]) throws -> [String] {
    let current = Set(files.map(\.path))
    return folders(of: files).flatMap { folder -> [String] in
      guard folder.isEmpty || kind(of: folder) == .typeDirectory else { return [] }
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: url(of: folder, isFolder: true).path)
      return (names ?? []).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }.filter { name in
      !current.contains(name) && [".md", ".svg"].contains(where: name.hasSuffix)
        && kind(of: name) == .typeRegular && text(of: name).map(isOwn) ?? false
    }.sorted()
  }

  private func isOwn(_ text: String) -> Bool { text.prefix(4 * mark.count).contains(mark) }

  private func text(of name: String) -> String? {
    try? String(contentsOf: url(of: name), encoding: .utf8)
  }

  /// Of the file itself, not of what it may point to.
  private func kind(of name: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(of: name).path)
    return attributes?[.type] as? FileAttributeType
  }

  // MARK: - Paths

  /// The folders of files, the outermost first; the empty path for this folder itself.
  private func folders(of files: [DocumentFile]) -> [String] {
    var folders: Set<String> = [""]
    for file in files { folders.formUnion(parts(of: file.path).dropLast()) }
    return folders.sorted()
  }

  /// A path within the folder, after those of the folders that it leads through.
  private func parts(of name: String) -> [String] {
    name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) } + [name]
  }

  private func url(of name: String, isFolder: Bool = false) -> URL {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    return name.isEmpty
      ? folder
      : folder.appending(path: name, directoryHint: isFolder ? .isDirectory : .notDirectory)
  }

  private func complaint(_ message: String) -> any Error {
    Console.complain("error: \(message)")
    return ExitPolicy.unusable
  }
}
