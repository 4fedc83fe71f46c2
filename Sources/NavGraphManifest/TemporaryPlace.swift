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

/// Where programs and records are kept while the tool runs.
package enum TemporaryPlace {
  /// Why there can be no file in the folder; nil where there can.
  package static var problem: (path: String, reason: String)? {
    let path = FileManager.default.temporaryDirectory.path
    var status = stat()
    guard stat(path, &status) == 0 else { return (path, "there is no such folder") }
    guard status.st_mode & S_IFMT == S_IFDIR else { return (path, "it is no folder") }
    return access(path, W_OK | X_OK) == 0 ? nil : (path, "you may not write to it")
  }

  static func check() throws(LoadError) {
    if let (path, reason) = problem { throw .temporaryFolder(path: path, reason: reason) }
  }

  /// For a compiler, which crashes where it cannot spell the folder.
  static func checkForCompiler() throws(LoadError) {
    let path = FileManager.default.temporaryDirectory.path
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw .temporaryFolder(path: path, reason: "Swift compilers take ASCII characters only")
    }
  }
}
