import NavGraphModel

/// Explores a registration with nothing but arrays, sets and dictionaries of whole stacks.
struct NaiveExploration {
  private let registration: NaiveRegistration
  private let stackHeight: Int
  private let modalNesting: Int
  private let depth: Int
  private(set) var sightings = Sightings()

  private var distance: [[NaiveEntry]: Int] = [:]
  private var queue: [[NaiveEntry]] = []

  init(_ coordinator: CoordinatorDefinition, stackHeight: Int, modalNesting: Int, depth: Int) {
    registration = NaiveRegistration(coordinator: coordinator)
    self.stackHeight = stackHeight
    self.modalNesting = modalNesting
    self.depth = depth
    for start in registration.starts where distance[start] == nil {
      distance[start] = 0
      queue.append(start)
    }
    var next = 0
    while next < queue.count {
      expand(queue[next], at: distance[queue[next], default: 0])
      next += 1
    }
    sightings.states = queue.count
  }

  private mutating func expand(_ stack: [NaiveEntry], at depth: Int) {
    for entry in stack { sightings.held.note(entry.route, depth) }
    guard let actor = stack.naiveVisible.last else { return }
    sightings.shown.note(actor.route, depth)
    take(transitionsOf: actor, on: stack, at: depth) { _ in true }
    var heard = [actor]
    for covered in stack where !heard.contains(where: covered.isSameScreen) {
      heard.append(covered)
      take(transitionsOf: covered, on: stack, at: depth) { $0.trigger == .effect }
    }
    let disabled = registration.route(actor.route).disabledGestures
    if let height = stack.naiveHeightAfterBack, !disabled.contains(.back) {
      arrive(at: Array(stack[..<height]), from: stack, by: "\(actor.route) back", depth: depth)
    }
    if let height = stack.naiveHeightAfterSwipe, !disabled.contains(.swipeDown),
      !registration.route(stack[height].route).disabledGestures.contains(.swipeDown)
    {
      arrive(at: Array(stack[..<height]), from: stack, by: "\(actor.route) swipe", depth: depth)
    }
  }

  private mutating func take(
    transitionsOf actor: NaiveEntry, on stack: [NaiveEntry], at depth: Int,
    where isOffered: (Transition) -> Bool
  ) {
    let transitions = registration.route(actor.route).transitions
    for (index, transition) in transitions.enumerated() where isOffered(transition) {
      if let condition = transition.condition,
        !registration.holds(condition, on: stack, for: actor)
      {
        continue
      }
      let name = "\(actor.route) \(index)"
      let ways = everyWay(transition.operations.map { registration.changes($0, by: actor) })
      for changes in ways { take(changes, named: name, on: stack, at: depth) }
    }
  }

  private mutating func take(
    _ changes: [NaiveLibrary.Change], named name: String, on stack: [NaiveEntry], at depth: Int
  ) {
    var result = stack
    for (index, change) in changes.enumerated() {
      let outcome = registration.library.apply(change, to: &result)
      sightings.outcomes.note(
        "\(name).\(index) debug \(outcome.debug), release \(outcome.release)", depth + 1)
      if outcome.release.hasPrefix("failed") {
        sightings.steps += 1
        return
      }
    }
    arrive(at: result, from: stack, by: name, depth: depth)
  }

  private mutating func arrive(
    at result: [NaiveEntry], from stack: [NaiveEntry], by cause: String, depth: Int
  ) {
    if result.count > stackHeight {
      sightings.cuts.insert("stackHeight")
      return
    }
    if result.naiveModalCount > modalNesting {
      sightings.cuts.insert("modalNesting")
      return
    }
    if result != stack {
      let landing = result.naiveVisible.last?.route ?? "nothing"
      sightings.landings.note("\(cause) to \(landing)", depth + 1)
    }
    if distance[result] == nil {
      guard depth < self.depth else {
        sightings.cuts.insert("depth")
        return
      }
      distance[result] = depth + 1
      queue.append(result)
    }
    sightings.steps += 1
  }
}

extension [String: Int] {
  fileprivate mutating func note(_ key: String, _ distance: Int) {
    self[key] = Swift.min(self[key] ?? distance, distance)
  }
}
