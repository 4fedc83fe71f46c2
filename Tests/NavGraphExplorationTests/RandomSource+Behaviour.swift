import NavGraphModel

/// Where operations are drawn for.
struct RandomPlace {
  /// The coordinator whose container they change.
  var coordinator: Int
  /// The acting screen, if there is one.
  var screen: RouteDefinition?
  /// Whether that is in the container.
  var isOwnScreen = false
  /// The sample values that can be copied, by argument.
  var copies: [String: [String]] = [:]
  /// Messages go to actions of a higher level only, so that no step is endless.
  var level = 0
}

/// Transitions, handlers and links.
extension RandomSource {
  private static let levels = ["s1": 1, "s2": 2, "d0": 2]

  mutating func drawBehaviour(of index: Int) {
    for number in drafts[index].routes.indices {
      let route = drafts[index].routes[number]
      var names = ["t0", "t0", "t1", "e0", "u0"]
      if features.contains(.messages) || features.contains(.effects) { names += ["s1", "s2"] }
      let count = route.hosts == nil ? random.number(in: 1...3) : random.chance(20) ? 1 : 0
      drafts[index].routes[number].transitions = (0..<count).map { _ in
        transition(random.pick(names), place(index, screen: route, isOwn: true))
      }
    }
    if features.contains(.handlers) {
      drafts[index].handlers = (0..<random.number(in: 0...2)).map { _ in handler(of: index) }
    }
    if has(.dismissals, 80) {
      drafts[index].handlers += (0..<random.number(in: 1...2)).map { _ in dismissal(of: index) }
    }
    for number in drafts[index].links.indices {
      var place = RandomPlace(coordinator: index)
      place.copies = ["id": ["1", "2"]]
      place.level = 1
      drafts[index].links[number].operations = operations(place)
      if has(.conditions, 30) {
        drafts[index].links[number].condition = condition(place, nesting: 1)
      }
    }
  }

  private func place(
    _ index: Int, screen: RouteDefinition?, isOwn: Bool
  ) -> RandomPlace {
    var place = RandomPlace(coordinator: index, screen: screen, isOwnScreen: isOwn)
    for argument in screen?.arguments ?? [] { place.copies[argument.name] = argument.values }
    return place
  }

  private mutating func transition(_ name: String, _ place: RandomPlace) -> Transition {
    var place = place
    place.level = Self.levels[name] ?? 0
    return Transition(
      action: name, trigger: triggers[name] ?? .tap,
      condition: has(.conditions, 30) ? condition(place, nesting: 2) : nil,
      handlerCondition: has(.handlerConditions, 40) ? condition(place, nesting: 1) : nil,
      operations: operations(place), location: .naive)
  }

  private mutating func handler(of index: Int) -> HandlerDefinition {
    let hosting = drafts[index].routes.filter { $0.hosts != nil }
    guard let first = hosting.first, random.chance(75) else {
      let place = place(index, screen: nil, isOwn: false)
      return HandlerDefinition(
        source: .own, transition: transition(random.pick(["o0", "s1"]), place))
    }
    var path = [random.chance(50) ? first : random.pick(hosting)]
    while let inner = hosted(by: path[path.count - 1]) {
      let deeper = drafts[inner].routes.filter { $0.hosts != nil }
      guard path.count < 2, !deeper.isEmpty, random.chance(30) else { break }
      path.append(random.pick(deeper))
    }
    let inner = hosted(by: path[path.count - 1]) ?? index
    let screen = random.chance(65) ? random.pick(drafts[inner].routes) : nil
    let names = screen == nil ? ["s1", "s2"] : ["t0", "t0", "e0", "u0", "s1"]
    let source: HandlerDefinition.Source =
      random.chance(70)
      ? .descendant(hosts: path.map(\.name), route: screen?.name)
      : .anyDepth(coordinator: drafts[inner].name, route: screen?.name)
    return HandlerDefinition(
      source: source,
      transition: transition(random.pick(names), place(index, screen: screen, isOwn: false)))
  }

  private mutating func dismissal(of index: Int) -> HandlerDefinition {
    HandlerDefinition(
      source: .dismissal(route: random.pick(drafts[index].routes).name),
      transition: transition("d0", place(index, screen: nil, isOwn: false)))
  }

  func hosted(by route: RouteDefinition) -> Int? {
    drafts.firstIndex { $0.name == route.hosts }
  }

  // MARK: Conditions

  mutating func condition(_ place: RandomPlace, nesting: Int) -> Condition {
    let coordinator = drafts[place.coordinator]
    var kinds: [Condition] = [.count(comparison())]
    if coordinator.dialect != nil {
      kinds += [.navigationCount(comparison()), .isPresenting, .canPush]
    }
    if case .joined = coordinator.container {
    } else {
      kinds += [.contains(pattern(place, isNew: false)), .top(pattern(place, isNew: false))]
    }
    if let screen = place.screen {
      if place.isOwnScreen, coordinator.dialect != nil {
        kinds.append(.presentedAs(random.pick([.push, .sheet, .cover])))
      }
      for argument in screen.arguments { kinds.append(.argument(argument.name, is: "1")) }
      for variable in screen.variables { kinds.append(.variable(variable.name, is: "1")) }
      if place.isOwnScreen { kinds += screen.slots.map { .slotIsTaken($0.name) } }
    }
    kinds += coordinator.slots.map { .slotIsTaken($0.name) }
    for variable in coordinator.variables { kinds.append(.variable(variable.name, is: "1")) }
    if features.contains(.variables) { kinds.append(.variable("app", is: "1")) }
    if features.contains(.inputs) {
      kinds += [.input("fixed", is: "1"), .input("free", is: "1")]
    }
    if nesting > 0 {
      kinds += [
        .not(condition(place, nesting: nesting - 1)),
        .all((0..<2).map { _ in condition(place, nesting: nesting - 1) }),
        .any((0..<2).map { _ in condition(place, nesting: nesting - 1) }),
      ]
      if let (reference, other) = otherFlow(place) {
        kinds.append(.within(reference, condition(other, nesting: nesting - 1)))
      }
    }
    return random.pick(kinds)
  }

  private mutating func comparison() -> Comparison {
    let value = random.number(in: 1...3)
    return random.pick([.equal(value), .lessThan(value), .atLeast(value)])
  }

  /// Another container, as it looks to the same acting screen.
  mutating func otherFlow(_ place: RandomPlace) -> (FlowReference, RandomPlace)? {
    guard has(.within, 60) else { return nil }
    var other = place
    other.isOwnScreen = false
    let hosting = drafts[place.coordinator].routes.filter { $0.hosts != nil }
    if !hosting.isEmpty, !leavesFlowsInside, random.chance(50) {
      let host = random.pick(hosting)
      other.coordinator = hosted(by: host) ?? 0
      return (.child([host.name]), other)
    }
    let hosts = drafts.indices.filter { index in
      drafts[index].routes.contains { $0.hosts == drafts[place.coordinator].name }
    }
    guard !hosts.isEmpty else { return nil }
    other.coordinator = random.pick(hosts)
    return (.ancestor(drafts[other.coordinator].name), other)
  }
}
