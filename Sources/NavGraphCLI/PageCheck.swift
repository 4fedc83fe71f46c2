import NavGraphDocs
import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares pages with what is in a folder: `navgraph docs --check`.
struct PageCheck {
  let folder: GeneratedFolder

  /// Says nothing where all is up to date.
  ///
  /// Pictures that another version of Graphviz drew are not compared, and a line on standard error says so.
  ///
  /// - Returns: Whether all is up to date. Otherwise it is on standard output what differs, and on standard
  ///   error what to do about it.
  /// - Throws: The exit status, where the folder holds something else.
  func run(_ files: [DocumentFile]) throws -> Bool {
    let committed = try folder.committed(files)
    let old = Dictionary(
      committed.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    var differing = 0
    var others: Set<String> = []
    for name in Set(old.keys).union(new.keys).sorted() {
      if let drawer = PictureNote.otherDrawer(old[name], new[name]) {
        others.insert(drawer)
        continue
      }
      let difference = Self.difference(of: name, from: old[name], to: new[name])
      if !difference.isEmpty { differing += 1 }
      lines += difference
    }
    if !others.isEmpty {
      Console.complain(
        "note: pictures are not compared: they were drawn by \(others.sorted().joined(separator: ", ")), "
          + "and this is \(files.lazy.compactMap(PictureNote.drawer).first ?? "another")")
    }
    guard !lines.isEmpty else { return true }
    try Console.write(lines.map(terminalSafe).joined(separator: "\n") + "\n", to: nil)
    Console.complain(
      "error: \(folder.path) is not up to date: \(differing) file\(differing == 1 ? "" : "s") would change; "
        + "to write \(differing == 1 ? "it" : "them"), run: \(Self.repair)")
    return false
  }

  /// Whether a file is as it would be written; where it is not, it is on standard error what to do about it.
  static func isCurrent(_ path: String, asWritten text: String) -> Bool {
    let committed = try? String(contentsOf: URL(filePath: path), encoding: .utf8)
    if committed?.replacing("\r\n", with: "\n") == text { return true }
    let state = committed == nil ? "is missing, or cannot be read" : "is not up to date"
    Console.complain("error: \(path) \(state); to write it, run: \(repair)")
    return false
  }

  private static func difference(of name: String, from old: String?, to new: String?) -> [String] {
    switch (old, new) {
    case (nil, _): return ["\(name) is missing"]
    case (_, nil): return ["\(name) is of an earlier run, and would be removed"]
    case (let old?, let new?):
      // A checkout may have other line ends.
      let old = old.replacing("\r\n", with: "\n")
      guard old != new else { return [] }
      guard name.hasSuffix(".md") else { return ["\(name) differs"] }
      return ["--- \(name)", "+++ \(name), as it would be written"]
        + LineDifference.lines(from: old, to: new)
    }
  }

  /// The command as it was given, but to write.
  private static var repair: String {
    (["navgraph"] + CommandLine.arguments.dropFirst().filter { $0 != "--check" })
      .map(shellQuoted).joined(separator: " ")
  }
}
