import NavGraphModel

/// What screens and coordinators have: arguments, variables, effects, slots.
extension RandomSource {
  mutating func drawDeclarations(of index: Int) {
    let name = drafts[index].name
    if has(.variables, 40) {
      drafts[index].variables = [
        VariableDefinition(name: "of\(name)", values: ["0", "1"], location: .naive)
      ]
    }
    if has(.effects, 40) {
      drafts[index].effects = [
        effect("flow\(name)", actions: ["o0", "s1"], isScreen: false, index)
      ]
    }
    for route in drafts[index].routes.indices { drawDeclarations(of: route, in: index) }
    if has(.slots, 40) { drafts[index].slots = [slot("slot\(name)", in: index)] }
    for route in drafts[index].routes.indices where has(.slots, 30) {
      drafts[index].routes[route].slots = [
        slot("slot\(drafts[index].routes[route].name)", in: index)
      ]
    }
    endDerivation(in: index)
  }

  /// What a slot holds by itself holds nothing by itself, or there would be no end.
  private mutating func endDerivation(in index: Int) {
    let slots = drafts[index].slots + drafts[index].routes.flatMap(\.slots)
    let targets = Set(slots.compactMap(\.derived?.target.route))
    for route in drafts[index].routes.indices
    where targets.contains(drafts[index].routes[route].name) {
      for slot in drafts[index].routes[route].slots.indices {
        drafts[index].routes[route].slots[slot].derived = nil
      }
    }
  }

  private mutating func drawDeclarations(of number: Int, in index: Int) {
    let isStack = drafts[index].dialect != nil
    var route = drafts[index].routes[number]
    if isStack {
      if has(.arguments, 40) {
        route.arguments.append(Argument(name: "id", values: ["1", "2"]))
      }
      if has(.abstractArguments, 30) { route.arguments.append(Argument(name: "mode", values: nil)) }
      let identifying = route.arguments.filter { $0.values != nil }.map(\.name)
      switch random.number(in: 0...3) {
      case 0 where !identifying.isEmpty: route.identity = .arguments(identifying)
      case 0, 1: route.identity = .constant(route.name)
      case 2: route.identity = .constant("shared")
      default: route.identity = .unique
      }
    }
    if has(.gesturesOff, 40) {
      route.disabledGestures = Gesture.allCases.filter { _ in random.chance(30) }
    }
    if has(.variables, 25) {
      route.variables = [
        VariableDefinition(name: "of\(route.name)", values: ["0", "1"], location: .naive)
      ]
    }
    // Where an entry is its position, effects of other screens could come to stand on it.
    if drafts[index].dialect?.isIndexed != true, has(.effects, 45) {
      route.effects = [
        effect("of\(route.name)", actions: ["t0", "e0", "s1"], isScreen: true, index)
      ]
    }
    drafts[index].routes[number] = route
  }

  private mutating func effect(
    _ name: String, actions: [String], isScreen: Bool, _ index: Int
  ) -> EffectDefinition {
    var cancellation = EffectDefinition.Cancellation.withOwner
    if isScreen, features.contains(.kept) {
      let isStack = drafts[index].dialect != nil
      cancellation = random.pick(isStack ? [.dialect, .withOwner, .never] : [.withOwner, .never])
    }
    return EffectDefinition(
      name: name, action: random.pick(actions), startsOnAppearance: random.chance(50),
      emission: random.pick([.once, .repeatedly, .perhaps]), cancellation: cancellation,
      id: random.chance(50) ? "id" : nil, location: .naive)
  }

  private mutating func slot(_ name: String, in index: Int) -> SlotDefinition {
    var slot = SlotDefinition(name: name, kind: random.pick(SlotKind.allCases), location: .naive)
    let plain = drafts[index].routes.filter { $0.hosts == nil && $0.arguments.isEmpty }
    if has(.derived, 40), !slot.kind.clearsItself, let target = plain.last {
      let condition: Condition? =
        features.contains(.variables)
        ? .variable("app", is: "1") : features.contains(.inputs) ? .input("fixed", is: "1") : nil
      slot.derived = condition.map {
        .init(condition: $0, target: RoutePattern(route: target.name))
      }
    }
    return slot
  }

  mutating func drawLinks(of index: Int) {
    guard has(.links, 50) else { return }
    let name = drafts[index].name
    drafts[index].links = [
      DeepLinkDefinition(
        pattern: "app://\(name)/:id", parameters: [Argument(name: "id", values: ["1", "2"])],
        condition: nil, operations: [], landing: nil, location: .naive)
    ]
  }
}
