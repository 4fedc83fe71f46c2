import NavGraphModel
import Yams

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A configuration file that was read; what is in it is known to make sense.
package struct ConfigurationFile {
  let root: ConfigurationValue?
  /// The folder that its paths are relative to.
  let folder: URL

  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - folder: What paths in it are relative to.
  package init(
    _ data: Data, name: String, folder: URL, table: ConfigurationTable = ConfigurationTable()
  ) throws(ConfigurationError) {
    self.folder = folder
    guard data.count <= ConfigurationError.largestFile else { throw .tooLarge(path: name) }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: name) }
    let yaml = YAMLText(file: name, text: text)
    guard let node = try yaml.parse() else {
      root = nil
      return
    }
    var check = ShapeCheck(yaml)
    root = check.value(node, as: table.root)
    var problems = check.problems
    if root?[ConfigurationTable.Key.input.rawValue] != nil,
      let sources = root?[ConfigurationTable.Key.sources.rawValue],
      sources.list?.isEmpty == false
    {
      problems.append(
        ConfigurationProblem(
          message: "\u{201C}sources\u{201D} and \u{201C}input\u{201D} exclude each other: keep one",
          location: sources.location))
    }
    problems.sort { ($0.location, $0.message) < ($1.location, $1.message) }
    guard problems.isEmpty else { throw .problems(problems) }
  }
}

extension ConfigurationFile {
  /// Reads a file.
  ///
  /// - Parameter workingDirectory: What messages name the file from; nil for its absolute path.
  package static func read(
    _ file: URL, in workingDirectory: URL?
  ) throws(ConfigurationError) -> ConfigurationFile {
    let name = file.path(from: workingDirectory)
    let target = file.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path) else {
      throw .unreadable(path: name, reason: "there is no such file")
    }
    // A folder cannot be read, and a device need not come to an end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      let goal = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path)
      throw .unreadable(
        path: name,
        reason: goal.map { "it is a link to \($0), which is not there" } ?? "it is no file")
    }
    guard attributes[.size] as? Int ?? 0 <= ConfigurationError.largestFile else {
      throw .tooLarge(path: name)
    }
    guard let data = try? Data(contentsOf: file) else {
      throw .unreadable(path: name, reason: "it may be that you may not read it")
    }
    return try ConfigurationFile(data, name: name, folder: file.deletingLastPathComponent())
  }

  /// Finds the file that applies to a folder: its own, else that of the nearest enclosing folder, up to the
  /// root of the repository. Outside a repository, only the folder itself is examined.
  package static func find(from folder: URL) -> URL? {
    var found: URL?
    var current = folder.standardized
    while true {
      let file = current.appending(path: ConfigurationTable.fileName)
      if found == nil, exists(file) { found = file }
      if FileManager.default.fileExists(atPath: current.appending(path: ".git").path) {
        return found
      }
      let parent = current.deletingLastPathComponent().standardized
      if parent.path == current.path { break }
      current = parent
    }
    return found?.deletingLastPathComponent().standardized.path == folder.standardized.path
      ? found : nil
  }

  /// Whether there is a file, or a link, wherever it leads to.
  private static func exists(_ file: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
  }
}

extension URL {
  /// As a user in a folder would write it: relative where it lies in there, else absolute.
  func path(from folder: URL?) -> String {
    guard let folder else { return standardized.path }
    let (own, other) = (standardized.path, folder.standardized.path)
    let prefix = other.hasSuffix("/") ? other : other + "/"
    if own.hasPrefix(prefix), own.count > prefix.count {
      return String(own.dropFirst(prefix.count))
    }
    return own == other || own + "/" == other ? "." : own
  }
}
