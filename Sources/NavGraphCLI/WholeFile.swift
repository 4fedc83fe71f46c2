#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A file that is written whole or not at all: beside the old one first, which it then replaces.
///
/// A link is followed, and the file that it leads to is replaced. What is no regular file (a pipe, a device) is written
/// to as it is, and so is a file whose folder takes no other one.
struct WholeFile {
  let path: String

  /// - Throws: The system's reason; the old file is as it was then.
  func write(_ bytes: [UInt8]) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Errno.isDirectory }
      // A file that may not be written is not replaced either.
      guard access(path, W_OK) == 0 else { throw Errno(rawValue: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeInPlace(bytes) }
    }
    let target = try exists ? resolved() : newFile()
    Self.removeOldDrafts(beside: target)
    let draft = Self.draft(for: target)
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(
        draft, .writeOnly, options: [.create, .exclusiveCreate],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
    } catch Errno.permissionDenied where exists {
      return try writeInPlace(bytes)
    }
    do {
      try file.closeAfter {
        if exists { fchmod(file.rawValue, status.st_mode & 0o7777) }
        _ = try file.writeAll(bytes)
      }
      guard rename(draft, target) == 0 else {
        let reason = Errno(rawValue: errno)
        // A file that is mounted by itself, as in a container, cannot be replaced.
        guard reason == .resourceBusy, exists else { throw reason }
        unlink(draft)
        return try writeInPlace(bytes)
      }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func writeInPlace(_ bytes: [UInt8]) throws {
    let file = try FileDescriptor.open(path, .writeOnly, options: .truncate)
    try file.closeAfter { _ = try file.writeAll(bytes) }
  }

  /// The file that the path leads to.
  private func resolved() throws -> String {
    guard let resolved = realpath(path, nil) else { throw Errno(rawValue: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of a file that is not there yet. A link that leads nowhere is none.
  private func newFile() throws -> String {
    let reason = Errno(rawValue: errno)
    var status = stat()
    guard reason == .noSuchFileOrDirectory, lstat(path, &status) != 0 else { throw reason }
    return path
  }

  /// A name beside the file that no other run takes.
  private static func draft(for target: String) -> String {
    "\(folder(of: target))\(draftPrefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Removes drafts of runs that were killed while they wrote: no run writes for an hour.
  private static func removeOldDrafts(beside target: String) {
    let folder = folder(of: target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + ".")) ?? []
    for name in names where name.hasPrefix(draftPrefix) {
      var status = stat()
      guard lstat(folder + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        time(nil) - status.modified > 3_600
      else { continue }
      unlink(folder + name)
    }
  }

  private static let draftPrefix = ".navgraph-draft-"

  /// With the slash at its end; empty for the working directory.
  private static func folder(of target: String) -> String {
    target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
  }
}

extension stat {
  /// In seconds.
  fileprivate var modified: time_t {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
