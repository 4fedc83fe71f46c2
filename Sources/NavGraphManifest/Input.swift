#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a command was pointed at.
package enum Input: Hashable, Sendable {
  /// A registration in Swift.
  case manifest(URL)
  /// The result of an earlier exploration.
  case facts(URL)
}

extension Input {
  /// Finds the input: the argument, or the `Navigation.swift` of a folder.
  ///
  /// - Parameters:
  ///   - argument: A manifest, a folder with one, or a facts file; nil for the working directory.
  ///   - workingDirectory: What a relative argument is relative to.
  package static func find(
    _ argument: String?, in workingDirectory: URL
  ) throws(LoadError) -> Input {
    let path = argument ?? "."
    let location =
      (path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path))
      .standardized
    let (exists, isFolder) = kind(of: location)
    guard exists else {
      throw argument == nil
        ? .noManifest(folder: workingDirectory.path)
        : .unreadable(path: path, reason: "there is no such file or folder")
    }
    if isFolder {
      let manifest = location.appending(path: "Navigation.swift")
      guard kind(of: manifest) == (true, false) else { throw .noManifest(folder: location.path) }
      return .manifest(manifest)
    }
    switch location.pathExtension {
    case "swift": return .manifest(location)
    case "json": return .facts(location)
    default: throw .unsupported(path: path)
    }
  }

  private static func kind(of location: URL) -> (exists: Bool, isFolder: Bool) {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    return (exists, isFolder)
  }
}
