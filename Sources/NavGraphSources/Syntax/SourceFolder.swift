#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The Swift files of folders, for reading.
package struct SourceFolder {
  package struct File: Sendable {
    /// As reports show it.
    package var path: String
    package var text: String
  }

  /// A file or folder that was left out, and why.
  package struct Omission: Hashable, Sendable {
    package var path: String
    package var reason: String
  }

  package private(set) var files: [File] = []
  package private(set) var omissions: [Omission] = []
  /// What was named and is not there.
  package private(set) var missing: [String] = []

  /// The limit is larger than any handwritten file.
  package static let sizeLimit = 5_000_000

  /// Folders that hold no code of the app's own.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// Libraries that apps import: in a package's own `Sources`, their code is not that of the package's example.
  private static let libraries: Set<String> = [
    "ComposableArchitecture", "ComposableNavigation", "FlowStacks", "RoutingReducer",
    "TCACoordinators", "TCARouteStack",
  ]

  /// Creates a folder of the files to read.
  ///
  /// - Parameters:
  ///   - paths: Folders and single files, as they were named.
  ///   - workingDirectory: The base of relative paths.
  package init(_ paths: [String], in workingDirectory: URL) {
    var seen: Set<String> = []
    for path in paths {
      let location =
        path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path)
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      add(location, shown: trimmed == "." ? "" : trimmed, &seen, depth: 0)
    }
    files.sort { $0.path < $1.path }
    omissions.sort { $0.path < $1.path }
  }

  private mutating func add(_ location: URL, shown: String, _ seen: inout Set<String>, depth: Int) {
    let manager = FileManager.default
    // A link that leads back ends here, as does a file that two names lead to.
    guard depth < 100, seen.insert(location.resolvingSymlinksInPath().path).inserted else { return }
    var isFolder = false
    guard manager.fileExists(atPath: location.path, isDirectory: &isFolder) else {
      missing.append(shown)
      return
    }
    guard isFolder else { return read(location, shown: shown) }
    guard let names = try? manager.contentsOfDirectory(atPath: location.path) else {
      omissions.append(
        Omission(path: shown.isEmpty ? "." : shown, reason: "the folder cannot be read"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = location.appending(path: name)
      let path = shown.isEmpty ? name : shown + "/" + name
      var isFolder = false
      guard manager.fileExists(atPath: inner.path, isDirectory: &isFolder) else { continue }
      if isFolder {
        let isLibrary = location.lastPathComponent == "Sources" && Self.libraries.contains(name)
        guard !isLibrary, !Self.foreign.contains(name), !name.hasSuffix("Tests"),
          !name.hasSuffix(".xcodeproj"),
          !name.hasSuffix(".docc"), !name.hasSuffix(".xctemplate")
        else { continue }
        add(inner, shown: path, &seen, depth: depth + 1)
      } else if name.hasSuffix(".swift"), name != "Package.swift",
        seen.insert(inner.resolvingSymlinksInPath().path).inserted
      {
        read(inner, shown: path)
      }
    }
  }

  private mutating func read(_ location: URL, shown: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: location.path)
    guard
      attributes?[.type] as? FileAttributeType == .typeRegular
        || attributes?[.type] as? FileAttributeType == .typeSymbolicLink
    else {
      omissions.append(Omission(path: shown, reason: "it is no regular file"))
      return
    }
    guard let data = try? Data(contentsOf: location) else {
      omissions.append(Omission(path: shown, reason: "the file cannot be read"))
      return
    }
    guard data.count <= Self.sizeLimit else {
      omissions.append(
        Omission(path: shown, reason: "the file has more than \(Self.sizeLimit / 1_000_000) MB"))
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    // A registration is no source of the app.
    guard !text.hasBytes(of: "import NavGraph\n") else { return }
    files.append(File(path: shown, text: text))
  }
}
