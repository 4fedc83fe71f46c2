import NavGraphChecksums
import NavGraphModel

/// The files that the tool wrote into a folder, each with its checksum.
///
/// In the format of `sha256sum`, so that others can check them as well: `sha256sum -c .navgraph-files`.
struct FileList {
  /// By path. There are two for one path only while files are being written.
  private(set) var checksums: [String: Set<String>] = [:]

  static let fileName = ".navgraph-files"

  private static let heading = """
    # Written by navgraph: the files in this folder that it wrote, which it replaces and removes. It changes no others.

    """

  init() {}

  /// - Returns: Nil for a text that this type did not write.
  init?(_ text: String) {
    guard text.hasPrefix(Self.heading) else { return nil }
    for line in text.dropFirst(Self.heading.count).split(separator: "\n") {
      guard let (_, checksum, path) = line.wholeMatch(of: /([0-9a-f]{64})  (.+)/)?.output,
        // Nothing outside of the folder.
        !path.hasPrefix("/"), !path.split(separator: "/").contains("..")
      else { return nil }
      checksums[String(path), default: []].insert(String(checksum))
    }
  }

  var text: String {
    let lines = checksums.sorted { $0.key < $1.key }.flatMap { path, checksums in
      checksums.sorted().map { "\($0)  \(path)\n" }
    }
    return Self.heading + lines.joined()
  }

  /// Whether a file is as it was written. The line ends may be those of another system.
  func holds(_ path: String, _ text: String) -> Bool {
    guard let known = checksums[path] else { return false }
    return known.contains(Self.checksum(of: text))
      || known.contains(Self.checksum(of: text.replacing("\r\n", with: "\n")))
  }

  mutating func add(_ path: String, _ text: String) {
    checksums[path, default: []].insert(Self.checksum(of: text))
  }

  mutating func remove(_ path: String) {
    checksums[path] = nil
  }

  private static func checksum(of text: String) -> String {
    SHA256.text(Array(text.utf8))
  }
}
