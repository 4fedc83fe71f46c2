package import NavGraphModel

extension GraphDefinition {
  /// A coordinator with all whose flows can be inside of its own.
  ///
  /// - Parameter leavesOut: Whether a route is passed over, by its coordinator's index and its own.
  package func flows(from start: Int, leavingOut leavesOut: (Int, Int) -> Bool = { _, _ in false })
    -> Set<Int>
  {
    var result: Set<Int> = [start]
    var pending = [start]
    while let current = pending.popLast() {
      for (index, route) in coordinators[current].routes.enumerated()
      where !leavesOut(current, index) {
        guard let name = route.hosts,
          let hosted = coordinators.firstIndex(where: { $0.name == name }),
          result.insert(hosted).inserted
        else { continue }
        pending.append(hosted)
      }
    }
    return result
  }
}
