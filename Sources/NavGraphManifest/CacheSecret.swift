import NavGraphChecksums

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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

/// The secret of a cache's owner, which seals the cache's entries.
///
/// A file beside the entries, which no other user may read: one with other rights, as an archive or a repository would
/// bring it, is not trusted, and neither are its entries.
struct CacheSecret {
  private let key: [UInt8]

  private static let byteCount = 32
  /// The bytes of a seal.
  static let sealSize = 32

  /// - Returns: Nil where there is none that can be believed.
  init?(in folder: URL) {
    guard let key = Self.read(Self.file(in: folder)) else { return nil }
    self.key = key
  }

  /// Makes one where there is none that can be believed.
  ///
  /// - Returns: Nil where the folder cannot be written to.
  init?(makingIn folder: URL) {
    if CacheSecret(in: folder) == nil { Self.make(in: folder) }
    self.init(in: folder)
  }

  /// - Returns: Nil where the program cannot be read.
  func seal(of program: URL, for key: Data) -> Data? {
    (try? Data(contentsOf: program, options: .mappedIfSafe)).map {
      seal(of: $0, for: SHA256.hash(key))
    }
  }

  /// - Parameter key: A checksum of what the content was made from.
  func seal(of content: Data, for key: [UInt8]) -> Data {
    Data(SHA256.authenticationCode(of: key + SHA256.hash(content), key: self.key))
  }

  func isSeal(_ seal: Data, of program: URL, for key: Data) -> Bool {
    self.seal(of: program, for: key) == seal
  }

  // MARK: - The file

  private static func file(in folder: URL) -> URL { folder.appending(path: "secret") }

  private static func read(_ file: URL) -> [UInt8]? {
    let descriptor = try? FileDescriptor.open(
      FilePath(file.path), .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
    guard let descriptor else { return nil }
    defer { try? descriptor.close() }
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0, status.st_uid == geteuid(),
      status.st_mode == S_IFREG | 0o600, status.st_size == byteCount
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let count = try? bytes.withUnsafeMutableBytes { try descriptor.read(into: $0) }
    return count == byteCount ? bytes : nil
  }

  /// Of several runs at once the first one's counts: a link does not replace.
  private static func make(in folder: URL) {
    let draft = folder.appending(path: ManifestCache.workPrefix + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: draft) }
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &system) }
    let descriptor = try? FileDescriptor.open(
      FilePath(draft.path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: .ownerReadWrite)
    guard let descriptor else { return }
    let isWritten = (try? descriptor.closeAfter { try descriptor.writeAll(bytes) }) == byteCount
    guard isWritten else { return }
    if read(file(in: folder)) == nil { try? FileManager.default.removeItem(at: file(in: folder)) }
    link(draft.path, file(in: folder).path)
  }
}
