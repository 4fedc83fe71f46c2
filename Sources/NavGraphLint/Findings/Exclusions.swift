package import NavGraphModel

/// Parts of an app whose findings are left out: only their number is reported.
///
/// Excluded findings still use up the suppressions and baseline entries that are meant for them.
package struct Exclusions: Hashable, Sendable {
  /// Of coordinators, by name.
  package var coordinators: [Glob]
  /// Of files and folders, as findings name them.
  package var paths: [Glob]

  package init(coordinators: [Glob] = [], paths: [Glob] = []) {
    self.coordinators = coordinators
    self.paths = paths
  }

  /// The patterns that leave out nothing of a graph.
  package func superfluous(in graph: GraphDefinition) -> [String] {
    var files: Set<String> = []
    _ = graph.mappingLocations { location in
      files.insert(location.file)
      return location
    }
    return
      (coordinators.filter { glob in !graph.coordinators.contains { glob.matches($0.name) } }
      + paths.filter { glob in !files.contains { glob.matches(path: $0) } }).map(\.pattern)
  }

  func cover(_ finding: Finding) -> Bool {
    covers(coordinator: finding.coordinator)
      || paths.contains { $0.matches(path: finding.location.file) }
  }

  func covers(coordinator: String) -> Bool {
    coordinators.contains { $0.matches(coordinator) }
  }
}
