extension RegistrationCheck {
  /// Flows that start with one another, so that none of them is ever complete.
  ///
  /// - Complexity: Linear in the routes with which flows start. Of several cycles through one
  ///   coordinator, the first is reported.
  func problemsOfStarts() -> [RegistrationProblem] {
    let next = graph.coordinators.indices.map(coordinatorsAtStart)
    var isDone = [Bool](repeating: false, count: next.count)
    var problems: [RegistrationProblem] = []
    for first in next.indices where !isDone[first] {
      // A path of coordinators, each with how many of its successors have been looked at.
      var path = [(coordinator: first, seen: 0)]
      var position = [first: 0]
      while let (coordinator, seen) = path.last {
        guard seen < next[coordinator].count, !isDone[coordinator] else {
          isDone[coordinator] = true
          position[coordinator] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].seen += 1
        let successor = next[coordinator][seen]
        if let start = position[successor] {
          let cycle = path[start...].map(\.coordinator)
          guard !cycle.contains(where: { isDone[$0] }) else { continue }
          problems.append(problem(ofCycle: cycle))
          for member in cycle { isDone[member] = true }
        } else if !isDone[successor] {
          position[successor] = path.count
          path.append((successor, 0))
        }
      }
    }
    return problems
  }

  private func problem(ofCycle cycle: [Int]) -> RegistrationProblem {
    // From whichever is registered first, wherever the search came from.
    let least = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    let turned = cycle[least...] + cycle[..<least]
    let names = (turned + turned.prefix(1)).map { quoted(graph.coordinators[$0].name) }
    return RegistrationProblem(
      "the flow of \(names[0]) starts with "
        + names.dropFirst().joined(separator: ", which starts with ")
        + ", and so on without end: let one of them start with a screen that hosts nothing",
      at: graph.coordinators[turned.first ?? 0].location)
  }

  /// The coordinators that have a flow as soon as this one has, ascending, each once.
  private func coordinatorsAtStart(of index: Int) -> [Int] {
    var found: Set<Int> = []
    func add(_ names: [String]) {
      for name in names {
        if let hosted = route(name, of: index)?.hosts.flatMap({ coordinatorIndices[$0] }) {
          found.insert(hosted)
        }
      }
    }
    switch graph.coordinators[index].container {
    case .stack(let stack):
      for destination in stack.initial.joined() {
        addCoordinators(startedBy: destination, in: index, to: &found)
      }
    case .tabs(let tabs): add(tabs.items)
    case .switch(let cases): add([cases.initial])
    case .joined(let routes): add(routes)
    }
    return found.sorted()
  }

  /// A flow with an explicit start does not start with what it declares.
  private func addCoordinators(
    startedBy destination: Destination, in coordinator: Int, to found: inout Set<Int>
  ) {
    guard
      let hosted = route(destination.target.route, of: coordinator)?.hosts
        .flatMap({ coordinatorIndices[$0] })
    else { return }
    guard let start = destination.start else {
      found.insert(hosted)
      return
    }
    guard !destination.isNested(deeperThan: Operation.depthLimit) else { return }
    for inner in start { addCoordinators(startedBy: inner, in: hosted, to: &found) }
  }
}
