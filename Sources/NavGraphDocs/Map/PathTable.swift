import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender

/// The parts of the trace that the page shows, with their beginnings shared.
struct PathTable {
  private(set) var ways: [MapData.Way] = []
  private let facts: Facts
  private let link: SourceLink?
  private let walk: WalkData?
  private var numberOfNode: [Int: Int] = [:]

  init(_ facts: Facts, link: SourceLink?, walk: WalkData?) {
    self.facts = facts
    self.link = link
    self.walk = walk
  }

  /// The number of the last step of the way to a node of the trace.
  ///
  /// - Complexity: Linear in the length of the way, where none of its steps were asked for before.
  mutating func way(to node: Int, _ states: inout StateTable) -> Int {
    if let known = numberOfNode[node] { return known }
    var path: [Int] = []
    var current: Int? = node
    while let index = current {
      path.append(index)
      current = facts.trace[index].parent
    }
    let steps = Witness(node: node, facts: facts).steps
    var step = 0
    var number: Int?
    for index in path.reversed() {
      let hasStep = facts.trace[index].step != nil
      if let known = numberOfNode[index] {
        number = known
      } else {
        ways.append(
          way(to: index, after: number, by: hasStep ? steps[step] : nil, &states))
        number = ways.count - 1
        numberOfNode[index] = number
      }
      if hasStep { step += 1 }
    }
    return number ?? 0
  }

  private func way(
    to node: Int, after parent: Int?, by step: Witness.Step?, _ states: inout StateTable
  ) -> MapData.Way {
    let trace = facts.trace[node]
    return MapData.Way(
      parent: parent, words: step?.phrase, trigger: step?.trigger.rawValue,
      actor: trace.step?.actor.map { [$0.coordinator, $0.instance] },
      source: step?.location.map { MapData.Source($0, link: link) },
      state: states.add(trace.state), place: walk?.place(of: trace.state))
  }
}
