#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Ways between folders of one repository.
enum RepositoryPath {
  /// The way from a folder, which need not be there yet, to another: `../..`, or the empty path.
  ///
  /// - Parameter workingDirectory: What the path is relative to, where it is.
  /// - Returns: Nil where no repository has both: then the way would be one on this machine only.
  static func relativePath(
    from path: String, to target: URL, in workingDirectory: URL = Session.workingDirectory
  ) -> String? {
    let target = target.standardized
    let source = absolute(path, in: workingDirectory)
    guard let root = repository(around: target) else { return nil }
    let (from, to, around) = (source.parts, target.parts, root.parts)
    guard from.starts(with: around) else { return nil }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared)).joined(separator: "/")
  }

  /// The folder of the repository that a folder, which need not be there yet, is in; nil where there is none.
  static func root(around path: String, in workingDirectory: URL = Session.workingDirectory) -> URL?
  {
    repository(around: absolute(path, in: workingDirectory))
  }

  private static func absolute(_ path: String, in workingDirectory: URL) -> URL {
    URL(
      filePath: path.hasPrefix("/") ? path : workingDirectory.path + "/" + path,
      directoryHint: .isDirectory
    ).standardized
  }

  /// The nearest folder with a repository's data in it.
  private static func repository(around folder: URL) -> URL? {
    var current = folder
    while !FileManager.default.fileExists(atPath: current.appending(path: ".git").path) {
      let parent = current.deletingLastPathComponent().standardized
      guard parent.path != current.path else { return nil }
      current = parent
    }
    return current
  }
}

extension URL {
  fileprivate var parts: [String] { path.split(separator: "/").map(String.init) }
}
