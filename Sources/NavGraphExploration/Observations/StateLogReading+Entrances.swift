import NavGraphFacts
import NavGraphModel

/// States out of which no way leads, as far as a question asks.
struct LogRegion {
  /// By position.
  let isInside: (Int) -> Bool
  /// By position: whether a path leads out. Where steps lead beyond what the search saw, neither may be known.
  let isOutside: (Int) -> Bool
}

extension StateLogReading {
  /// Returns where steps enter a region: the first state for each screen on entering.
  ///
  /// A state at which a shortest path enters has its position as origin; other states, which are nearer through the
  /// region, have the path into it.
  ///
  /// - Complexity: Linear in the states and steps.
  func entrances(to kind: ObservationKind, of region: LogRegion) -> [(
    ObservationKey, ObservationTable.Origin
  )] {
    var known: Set<Int32> = []
    var inside: Set<Int32> = []
    var result: [(ObservationKey, ObservationTable.Origin)] = []
    for position in positions where region.isInside(position) {
      inside.insert(log.tops[position])
      // Where nothing is shown, nothing has been said yet.
      var outer = search.origin(of: position)?.parent
      while let parent = outer, region.isInside(parent), log.tops[parent] == StateLog.nothing {
        outer = search.origin(of: parent)?.parent
      }
      if let outer, region.isInside(outer) { continue }
      guard let screen = screen(at: position), known.insert(log.tops[position]).inserted else {
        continue
      }
      result.append((ObservationKey(kind, route: screen), .state(position)))
    }
    guard !inside.isSubset(of: known) else { return result }
    for path in entryPaths(to: region) {
      guard let position = path.last, let screen = screen(at: position),
        known.insert(log.tops[position]).inserted
      else { continue }
      result.append((ObservationKey(kind, route: screen), .path(path)))
    }
    return result
  }

  /// A way to each state of a region that one comes in with, from the last one outside; in between nothing is shown. Those
  /// without anything in between come first, and of them the nearest.
  private func entryPaths(to region: LogRegion) -> [[Int]] {
    var result: [[Int]] = []
    var unseen: [[Int]] = []
    var known: Set<Int> = []
    func extend(_ path: [Int]) {
      for (successor, _) in paths.successors(of: path[path.count - 1])
      where successor < log.tops.count && region.isInside(successor)
        && known.insert(successor).inserted
      {
        if log.tops[successor] == StateLog.nothing {
          unseen.append(path + [successor])
        } else {
          result.append(path + [successor])
        }
      }
    }
    for position in positions where region.isOutside(position) { extend([position]) }
    unseen += positions.filter {
      isInitial($0) && region.isInside($0) && log.tops[$0] == StateLog.nothing
    }.map { [$0] }
    var next = 0
    while next < unseen.count {
      extend(unseen[next])
      next += 1
    }
    return result
  }
}
