import NavGraphExploration
import NavGraphFacts

extension StackAgreement {
  func heightDifferences() -> [String] {
    let seen = walk.levels.joined().map(\.stack.count).max() ?? 0
    if walk.isComplete, post.maximalHeight != seen {
      return ["the height is \(post.maximalHeight ?? -1), not \(seen)"]
    }
    if let height = post.maximalHeight, height < seen {
      return ["the height is \(height), not at least \(seen)"]
    }
    return []
  }

  /// Whether there are circles where there is no highest stack, and whether each can be gone round again.
  func growthDifferences() -> [String] {
    let cycles = post.growth()
    var differences: [String] = []
    if cycles.isEmpty != (post.maximalHeight != nil) {
      differences.append("\(cycles.count) circles, height \(post.maximalHeight ?? -1)")
    }
    for cycle in cycles {
      let start = cycle.stem.end
      guard let end = cycle.loop.last?.end, end.head == start.head,
        end.stack.count > start.stack.count, walk.follows(cycle.stem)
      else {
        differences.append("a circle that is none")
        continue
      }
      // Once more, on what the first time has left.
      let floor = cycle.loop.reduce(start.stack.count) { floor, step in
        zip(start.stack.prefix(floor), step.end.stack).prefix { $0 == $1 }.count
      }
      let grown = end.stack.count - start.stack.count
      let again = cycle.loop.map { step in
        var step = step
        step.end.stack = Array(end.stack.prefix(floor + grown) + step.end.stack.dropFirst(floor))
        return step
      }
      if !walk.follows(cycle.loop, from: start) || !walk.follows(again, from: end) {
        differences.append("a circle of \(cycle.loop.count) steps that grows by \(grown)")
      }
    }
    return differences
  }
}
