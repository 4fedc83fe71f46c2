import NavGraphDocs
import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with files that only the tool writes, among others that it leaves alone.
///
/// A file is the tool's own if it is in the folder's list (``FileList``) with its current checksum, regardless of its
/// content. Symbolic links within the folder are not followed.
struct GeneratedFolder {
  let path: String
  /// The text near the start of each file; an earlier version of the tool recognized its files by that.
  let mark: String

  /// Writes all files, and removes those that were written before and are no longer among them.
  ///
  /// Nothing is written where another file is in the way of any of them. A run that is killed at any point leaves a
  /// folder that the next one takes for its own.
  ///
  /// - Parameter endings: Of files that are removed.
  /// - Returns: How many files were not as they should be.
  /// - Throws: The exit status, after saying on standard error what is wrong with the folder.
  @discardableResult
  func write(_ files: [DocumentFile], removing endings: [String] = [".md", ".svg"]) throws -> Int {
    let listed = try list()
    for file in files { try checkPlace(of: file, listed) }
    let changed = files.filter { text(of: $0.path) != $0.text }
    let old = strays(beside: files, listed).filter { name in endings.contains { name.hasSuffix($0) }
    }
    // A file that the user has changed is the user's.
    let stale = old.filter { name in text(of: name).map { listed.holds(name, $0) } ?? false }
    for folder in folders(of: files) {
      let url = url(of: folder, isFolder: true)
      guard
        (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true))
          != nil
      else { throw complaint("\(path) is not a writable folder") }
    }
    // Until all are written, each may be as it was or as it will be.
    var list = listed
    for file in changed { list.add(file.path, file.text) }
    if !changed.isEmpty { try write(list, over: listed) }
    // First, because some file systems take a new name for an old one that differs in case.
    for name in stale {
      guard (try? FileManager.default.removeItem(at: url(of: name))) != nil else {
        throw complaint("\(url(of: name).path) cannot be removed; it was written before")
      }
    }
    for file in changed { try Console.write(file.text, to: url(of: file.path).path) }
    let interim = list
    for name in old + files.map(\.path) { list.remove(name) }
    for file in files { list.add(file.path, file.text) }
    try write(list, over: interim)
    return changed.count + stale.count
  }

  /// What is in the folder, by the paths of files that belong there, and of those that were written before.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the folder.
  func committed(_ files: [DocumentFile]) throws -> [DocumentFile] {
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil else {
      throw complaint("\(path) is not a readable folder; without '--check' it is written")
    }
    let listed = try list()
    // A file that the user has changed differs, which is the question here.
    for file in files where listed.checksums[file.path] == nil {
      try checkPlace(of: file, listed)
    }
    let stale = strays(beside: files, listed).filter { name in
      text(of: name).map { listed.holds(name, $0) } ?? false
    }
    return (files.map(\.path) + stale).compactMap { name in
      text(of: name).map { DocumentFile(path: name, text: $0) }
    }
  }

  // MARK: - The list

  private func list() throws -> FileList {
    guard let kind = kind(of: FileList.fileName) else { return FileList() }
    guard kind == .typeRegular, let list = text(of: FileList.fileName).flatMap(FileList.init) else {
      throw complaint(
        "\(url(of: FileList.fileName).path) is not a list of files that this command wrote: it is left as it is; "
          + "delete it together with the files of the folder, or name another folder")
    }
    return list
  }

  private func write(_ list: FileList, over old: FileList) throws {
    if list.text != old.text || kind(of: FileList.fileName) == nil {
      try Console.write(list.text, to: url(of: FileList.fileName).path)
    }
  }

  // MARK: - What is there

  /// Refuses a file in whose place something else is than what the tool wrote, or would write now.
  private func checkPlace(of file: DocumentFile, _ list: FileList) throws {
    for part in parts(of: file.path) where kind(of: part) == .typeSymbolicLink {
      throw complaint("\(url(of: part).path) is a symbolic link: it is left as it is; remove it")
    }
    guard let kind = kind(of: file.path) else { return }
    let name = url(of: file.path).path
    let text = kind == .typeRegular ? text(of: file.path) : nil
    if let text, text == file.text || list.holds(file.path, text) { return }
    if list.checksums[file.path] != nil {
      throw complaint(
        "\(name) was changed after this command wrote it: nothing is written; delete it to have it written again"
      )
    }
    if let text, text.prefix(4 * mark.count).contains(mark), self.kind(of: FileList.fileName) == nil
    {
      throw complaint(
        "\(path) has files of an earlier version of navgraph, without a list of them: they are left as they are; "
          + "delete them, \(name) is one, to have them written again")
    }
    throw complaint(
      "\(name) is there and was not written by this command: it is left as it is; move it, or name "
        + "another folder")
  }

  /// Files that were written before and are not among these, sorted.
  private func strays(beside files: [DocumentFile], _ list: FileList) -> [String] {
    let current = Set(files.map(\.path))
    return list.checksums.keys.filter { name in
      !current.contains(name)
        && !parts(of: name).contains { kind(of: $0) == .typeSymbolicLink }
    }.sorted()
  }

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
