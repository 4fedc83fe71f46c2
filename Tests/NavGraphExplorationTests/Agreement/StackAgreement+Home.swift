import NavGraphExploration

extension StackAgreement {
  /// Whether the nearest state from which no way leads to one with the first head is as far away, where all
  /// states are known; by all steps, and by some of them.
  func homeDifferences() throws(PushdownObstacle) -> [String] {
    guard walk.isComplete, let home = system.initial.first?.head else { return [] }
    return try homeDifferences("all steps", to: home) { _ in true }
      + homeDifferences("steps with even labels", to: home) { $0 % 2 == 0 }
  }

  private func homeDifferences(
    _ name: String, to home: PushdownHead, following: @escaping (Int32) -> Bool
  ) throws(PushdownObstacle) -> [String] {
    let all = Array(walk.levels.joined())
    var canReturn = Set(all.filter { $0.head == home })
    var grows = true
    while grows {
      grows = false
      for one in all where !canReturn.contains(one) {
        let ends = walk.steps(from: one).filter { following($0.label) }.map(\.end)
        if ends.contains(where: canReturn.contains) {
          canReturn.insert(one)
          grows = true
        }
      }
    }
    let pre = try PreStar(post, targets: { $0 == home }, following: { following($0.label) })
    var outside = StacksOutside(post, pre)
    var differences: [String] = []
    let distance = walk.levels.firstIndex { $0.contains { !canReturn.contains($0) } }
    let found = try outside.first()
    if found?.steps.count != distance {
      differences.append("\(name): lost at \(found?.steps.count ?? -1), not \(distance ?? -1)")
    }
    if let found, canReturn.contains(found.end) || !walk.follows(found) {
      differences.append("\(name): the way to where one is lost")
    }
    for head in post.heads {
      let distance = walk.levels.firstIndex {
        $0.contains { $0.head == head && !canReturn.contains($0) }
      }
      let found = try outside.witness(of: head)
      if found?.steps.count != distance || found.map({ $0.end.head == head }) == false {
        differences.append(
          "\(name): lost under \(head) at \(found?.steps.count ?? -1), not \(distance ?? -1)")
      }
    }
    return differences
  }
}
