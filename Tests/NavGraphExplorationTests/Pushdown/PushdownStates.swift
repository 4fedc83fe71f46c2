@testable import NavGraphExploration

/// What a breadth-first search over whole stacks finds, up to a height.
struct PushdownStates {
  let source: ListedPushdown
  /// All configurations, those of auxiliary controls too, with the least number of steps.
  private(set) var costs: [PushdownConfiguration: Int] = [:]
  /// The least cost of a configuration above which something was cut off. What costs no more is as it
  /// would be without the cut.
  private(set) var cut = Int.max

  init(_ source: ListedPushdown, height: Int, limit: Int = 400) {
    self.source = source
    var level = source.initial
    var cost = 0
    while !level.isEmpty {
      var next: [PushdownConfiguration] = []
      while let configuration = level.popLast() {
        guard costs[configuration] == nil else { continue }
        guard configuration.stack.count <= height, costs.count < limit else {
          cut = min(cut, cost)
          continue
        }
        costs[configuration] = cost
        for (rule, end) in source.successors(of: configuration) {
          if rule.cost == 0 { level.append(end) } else { next.append(end) }
        }
      }
      level = next
      cost += 1
    }
  }

  func isState(_ configuration: PushdownConfiguration) -> Bool {
    !source.auxiliary.contains(configuration.control)
  }

  /// The least cost of a configuration of this kind, and whether it is for certain: nil, and certain,
  /// where there is none.
  func least(
    where isWanted: (PushdownConfiguration) -> Bool
  ) -> (cost: Int?, isCertain: Bool) {
    let cost = costs.filter { isWanted($0.key) }.map(\.value).min()
    // Of the cost of a cut itself, there may be others that were cut off: at the same cost.
    return (cost, cost.map { $0 <= cut } ?? (cut == .max))
  }

  /// Those states from which a target can be reached by steps that count; complete where nothing was cut.
  func reaching(
    _ isTarget: (PushdownHead) -> Bool, following: (Int32) -> Bool
  ) -> Set<PushdownConfiguration> {
    var origins: [PushdownConfiguration: [PushdownConfiguration]] = [:]
    for configuration in costs.keys {
      for (rule, end) in source.successors(of: configuration)
      where rule.label < 0 || following(rule.label) {
        origins[end, default: []].append(configuration)
      }
    }
    var pending = costs.keys.filter { isState($0) && $0.head.map(isTarget) ?? false }
    var result = Set(pending)
    while let end = pending.popLast() {
      for origin in origins[end, default: []] where result.insert(origin).inserted {
        pending.append(origin)
      }
    }
    return result
  }
}
