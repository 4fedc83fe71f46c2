import NavGraphFacts
import NavGraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pictures in a folder that are named after routes, as snapshot tests write them: `home.png`,
/// `Shop.home.png`, `ShopTests/testHome.1.png`.
struct Thumbnails {
  /// By the letters and digits of their names; the first in the order of paths.
  private let paths: [String: String]

  /// Files beyond which a folder is not one of pictures of screens.
  private static let fileLimit = 20_000

  /// - Throws: Where the folder cannot be read.
  init(folder: String) throws {
    let root = folder.hasPrefix("/") ? folder : "\(Session.workingDirectory.path)/\(folder)"
    var paths: [String: String] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    let pictures = names.sorted().prefix(Self.fileLimit).filter { name in
      name.split(separator: ".").last.map { ["png", "jpg", "jpeg"].contains($0.lowercased()) }
        ?? false
    }
    // A route may be called `testMain` or `activityView`: whole names come first.
    for isTrimmed in [false, true] {
      for name in pictures {
        for key in Self.keys(ofFile: name, isTrimmed: isTrimmed) where paths[key] == nil {
          paths[key] = "\(root)/\(name)"
        }
      }
    }
    self.paths = paths
  }

  /// Gives routes their pictures, those of the registration first.
  ///
  /// - Returns: How many routes have one from the folder.
  func assign(to facts: inout Facts) -> Int {
    let names = facts.graph.coordinators.flatMap { $0.routes.map { Self.key($0.name) } }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var coordinators = facts.graph.coordinators
    var assigned = 0
    for coordinator in facts.graph.coordinators.indices {
      let owner = facts.graph.coordinators[coordinator].name
      for route in facts.graph.coordinators[coordinator].routes.indices {
        let definition = facts.graph.coordinators[coordinator].routes[route]
        let key = Self.key(definition.name)
        var path = paths[Self.key(owner) + key] ?? paths[Self.key(Self.short(owner)) + key]
        // A name that several coordinators have says nothing alone.
        if path == nil, counts[key] == 1 { path = paths[key] }
        guard definition.image == nil, let path else { continue }
        coordinators[coordinator].routes[route].image = path
        assigned += 1
      }
    }
    let graph = facts.graph
    facts.graph = GraphDefinition(
      name: graph.name, coordinators: coordinators, features: graph.features,
      variables: graph.variables, inputs: graph.inputs, entries: graph.entries, homes: graph.homes,
      suppressions: graph.suppressions, location: graph.location)
    return assigned
  }

  /// What a file can be called by: its name alone, and with that of its folder.
  private static func keys(ofFile path: String, isTrimmed: Bool) -> [String] {
    let folders = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? path
    // The number of the snapshot, and the ending.
    var parts = file.split(separator: ".").dropLast()
    while parts.count > 1, let last = parts.last, last.allSatisfy(\.isNumber) { parts.removeLast() }
    let whole = key(parts.joined())
    let name = isTrimmed ? trimmed(whole) : whole
    return [name, trimmed(key(folders)) + name].filter { !$0.isEmpty }
  }

  /// Without what tests and views are called.
  private static func trimmed(_ key: String) -> String {
    var key = key[...]
    if key.hasPrefix("test") { key = key.dropFirst(4) }
    for word in ["snapshottests", "tests", "screen", "view"] where key.hasSuffix(word) {
      key = key.dropLast(word.count)
      break
    }
    return String(key)
  }

  private static func short(_ coordinator: String) -> String {
    coordinator.hasSuffix("Coordinator") ? String(coordinator.dropLast(11)) : coordinator
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
