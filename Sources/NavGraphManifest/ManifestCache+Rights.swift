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

extension ManifestCache {
  /// The rights of folders and programs, and of all other files: only the owner has any.
  static let ownerOnly = 0o700
  static let ownerReads = 0o600

  /// This cache, or an empty one for this run alone where others could have put programs into this one.
  ///
  /// - Parameter log: Hears in a line why this one is not used.
  /// - Returns: The cache, and a folder to remove after its use, if any.
  func trusted(_ log: (String) -> Void) -> (cache: ManifestCache, temporary: URL?) {
    guard let refusal else {
      makeFolder()
      return (self, nil)
    }
    log(
      "warning: the cache \(folder.path) is not used: \(refusal); remove it, or name another one with "
        + "XDG_CACHE_HOME")
    let other = FileManager.default.temporaryDirectory
      .appending(path: "navgraph-\(UUID().uuidString)")
    let cache = ManifestCache(folder: other)
    cache.makeFolder()
    return (cache, other)
  }

  /// Why others could have put something into the folder; nil where they could not, or where there is none.
  var refusal: String? {
    var status = stat()
    guard stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    if status.st_uid != geteuid() { return "it belongs to another user" }
    return status.st_mode & 0o022 == 0 ? nil : "other users can write to it"
  }

  /// Where there can be no folder, each program is compiled elsewhere.
  func makeFolder() {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: Self.ownerOnly])
    try? restrict(folder, to: Self.ownerOnly)
  }

  func restrict(_ item: URL, to rights: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: item.path)
  }
}
