#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a command was pointed at.
package enum Input: Hashable, Sendable {
  /// A registration in Swift.
  case manifest(Manifest)
  /// A Swift package with a product that registers; nil for the only one there is.
  case package(URL, product: String?)
  /// The result of an earlier exploration.
  case facts(URL)
}

extension Input {
  /// Finds the input.
  ///
  /// A file is a manifest or facts, by its name. A folder is, in this order: a manifest itself,
  /// see ``Manifest``; around a manifest, the folder `Navigation`; a Swift package.
  ///
  /// - Parameters:
  ///   - argument: A file or a folder; nil for the working directory.
  ///   - workingDirectory: The base of a relative argument.
  package static func find(
    _ argument: String?, in workingDirectory: URL
  ) throws(LoadError) -> Input {
    let path = argument ?? "."
    let location = absolute(path, in: workingDirectory)
    switch kind(of: location) {
    case .none:
      throw argument == nil
        ? .noManifest(folder: workingDirectory.path)
        : .unreadable(path: path, reason: "there is no such file or folder")
    case .folder:
      if let manifest = try manifest(in: location) { return .manifest(manifest) }
      guard isPackage(location) else { throw .noManifest(folder: location.path) }
      return .package(location, product: nil)
    case .file:
      switch location.pathExtension {
      case "swift": return .manifest(Manifest(entry: location))
      case "json": return .facts(location)
      default: throw .unsupported(path: path)
      }
    }
  }

  /// Finds the input as the options say it; either the argument is nil or the others are.
  ///
  /// - Parameters:
  ///   - packagePath: The folder of a `Package.swift`.
  ///   - product: The product that registers; without a path, of the working directory's package.
  package static func find(
    _ argument: String?, packagePath: String?, product: String?, in workingDirectory: URL
  ) throws(LoadError) -> Input {
    guard packagePath != nil || product != nil else {
      return try find(argument, in: workingDirectory)
    }
    let location = absolute(packagePath ?? ".", in: workingDirectory)
    guard isPackage(location) else { throw .noPackage(folder: location.path) }
    return .package(location, product: product)
  }

  private static func manifest(in folder: URL) throws(LoadError) -> Manifest? {
    if let manifest = try Manifest.inFolder(folder) { return manifest }
    let inner = folder.appending(path: "Navigation")
    return kind(of: inner) == .folder ? try Manifest.inFolder(inner) : nil
  }

  private static func isPackage(_ folder: URL) -> Bool {
    kind(of: folder.appending(path: "Package.swift")) == .file
  }

  private static func absolute(_ path: String, in workingDirectory: URL) -> URL {
    (path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path))
      .standardized
  }

  private enum Kind {
    case file, folder
  }

  private static func kind(of location: URL) -> Kind? {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    return exists ? isFolder ? .folder : .file : nil
  }
}
