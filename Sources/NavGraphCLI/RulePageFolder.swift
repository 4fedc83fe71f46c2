import NavGraphReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder that the pages of rules are written to.
struct RulePageFolder {
  let path: String

  /// Writes all pages, and removes those that were written for rules that are gone. Other files stay.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the folder.
  func write(_ files: [(name: String, text: String)]) throws {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let names: [String]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      Console.complain("error: \(path) is no folder that can be written to")
      throw ExitPolicy.unusable
    }
    for (name, text) in files {
      try Console.write(text, to: folder.appending(path: name).path)
    }
    let current = Set(files.map(\.name))
    for name in names.sorted() where name.hasSuffix(".md") && !current.contains(name) {
      let file = folder.appending(path: name)
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        text.hasPrefix(RulePages.mark)
      else { continue }
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        Console.complain("error: \(file.path) cannot be removed; no rule belongs to it")
        throw ExitPolicy.unusable
      }
    }
  }
}
