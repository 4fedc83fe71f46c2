import NavGraphModel

/// Which coordinators can have flows at the same time, by names alone.
struct CoexistingFlows {
  private let graph: GraphDefinition
  private let hosts: [[Int]]
  /// By coordinator, the entries of the app that have it inside.
  private let entries: [Set<Int>]

  init(_ graph: GraphDefinition) {
    self.graph = graph
    hosts = graph.hosts
    let starts = Set(graph.entryIndices)
    let hosts = hosts
    entries = graph.coordinators.indices.map { index in
      var around: Set<Int> = [index]
      var waiting = [index]
      while let current = waiting.popLast() {
        waiting += hosts[current].filter { around.insert($0).inserted }
      }
      return around.intersection(starts)
    }
  }

  /// Returns whether there may be a state with flows of both.
  ///
  /// There is none where the app starts with one or the other, and none where both are in different
  /// cases of a switch that keeps none of them.
  func canCoexist(_ one: Int, _ other: Int) -> Bool {
    if one == other { return true }
    if entries[one].isDisjoint(with: entries[other]) { return false }
    return !graph.coordinators.indices.contains { index in
      guard case .switch(let cases) = graph.coordinators[index].container,
        let first = self.cases(around: one, in: index),
        let second = self.cases(around: other, in: index)
      else { return false }
      return first.isDisjoint(with: second)
        && cases.kept.allSatisfy { !first.contains($0) && !second.contains($0) }
    }
  }

  /// The cases of a switch inside which a coordinator has flows; nil where it also has some elsewhere.
  private func cases(around coordinator: Int, in container: Int) -> Set<String>? {
    var result: Set<String> = []
    var seen: Set<Int> = [coordinator]
    var waiting = [coordinator]
    while let current = waiting.popLast() {
      if current == container || hosts[current].isEmpty || entries[current].contains(current) {
        return nil
      }
      for host in hosts[current] {
        if host == container {
          let name = graph.coordinators[current].name
          result.formUnion(
            graph.coordinators[host].routes.filter { $0.hosts == name }.map(\.name))
        } else if seen.insert(host).inserted {
          waiting.append(host)
        }
      }
    }
    return result
  }
}
