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
    let percent = features.contains(.laterSlots) ? 80 : isRevised ? 50 : 30
    for route in drafts[index].routes.indices where has(.slots, percent) {
      drafts[index].routes[route].slots = [
        slot("slot\(drafts[index].routes[route].name)", in: index)
      ]
    }
    if has(.alerts, 60) { drafts[index].slots.append(alert("alert\(name)")) }
    for route in drafts[index].routes.indices where has(.alerts, 60) {
      drafts[index].routes[route].slots.append(alert("alert\(drafts[index].routes[route].name)"))
    }
    drafts[index].slots = drafts[index].slots.map { refined($0, in: index) }
    for route in drafts[index].routes.indices {
      drafts[index].routes[route].slots = drafts[index].routes[route].slots.map {
        refined($0, in: index)
      }
    }
    endDerivation(in: index)
  }

  private mutating func alert(_ name: String) -> SlotDefinition {
    SlotDefinition(name: name, kind: random.pick([.alert, .alert, .dialog]), location: .naive)
  }

  /// What a slot holds by itself holds nothing by itself, or there would be no end.
  private mutating func endDerivation(in index: Int) {
    let slots = drafts[index].slots + drafts[index].routes.flatMap(\.slots)
    let targets = Set(slots.compactMap { ($0.derived?.target ?? $0.initial)?.route })
    for route in drafts[index].routes.indices
    where targets.contains(drafts[index].routes[route].name) {
      for slot in drafts[index].routes[route].slots.indices {
        drafts[index].routes[route].slots[slot].derived = nil
        drafts[index].routes[route].slots[slot].initial = nil
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
      route.disabledGestures = Gesture.allCases.filter {
        ($0 != .alertButton || features.contains(.alertButtonsOff)) && random.chance(30)
      }
    }
    if has(.variables, 25) {
      route.variables = [
        VariableDefinition(name: "of\(route.name)", values: ["0", "1"], location: .naive)
      ]
    }
    // Where an entry is its position, it receives effects of other screens.
    if drafts[index].dialect?.isIndexed != true || features.contains(.positions),
      has(.effects, 45)
    {
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
    var effect = EffectDefinition(
      name: name, action: random.pick(actions), startsOnAppearance: random.chance(50),
      emission: random.pick([.once, .repeatedly, .perhaps]), cancellation: cancellation,
      id: random.chance(50) ? "id" : nil, location: .naive)
    if has(.failures, 50) { effect.failure = random.pick(actions) }
    if has(.restarts, 50) { effect.restarts = true }
    if isScreen, has(.lifetimes, 70) { effect.lifetime = random.pick([.eachAppearance, .task]) }
    return effect
  }

  private mutating func slot(_ name: String, in index: Int) -> SlotDefinition {
    let kinds = SlotKind.allCases.filter {
      $0 != .blockingOverlay || features.contains(.blockingOverlays)
    }
    var slot = SlotDefinition(name: name, kind: random.pick(kinds), location: .naive)
    let plain = drafts[index].routes.filter { $0.hosts == nil && $0.arguments.isEmpty }
    if has(.derived, 40), !slot.kind.isAlert, let target = plain.last {
      let condition: Condition? =
        features.contains(.variables)
        ? .variable("app", is: "1") : features.contains(.inputs) ? .input("fixed", is: "1") : nil
      slot.derived = condition.map {
        .init(condition: $0, target: RoutePattern(route: target.name))
      }
    }
    return slot
  }

  /// What slots have since the revision of the model.
  private mutating func refined(_ slot: SlotDefinition, in index: Int) -> SlotDefinition {
    var slot = slot
    if has(.mixedSlots, 50) {
      for route in drafts[index].routes where random.chance(50) {
        slot.kinds[route.name] = random.pick([.alert, .dialog, .sheet, .push, .cover, .overlay])
      }
    }
    // An alert that follows a condition would be back at once.
    if let target = slot.derived?.target.route { slot.kinds[target] = nil }
    if has(.boolSlots, 40) { slot.isBool = true }
    if has(.alertsThatStay, 40) { slot.closesItself = false }
    // Routes that may host a flow around this one would start without end.
    let plain = drafts[index].routes.filter { $0.hosts == nil || !features.contains(.hosting) }
    if slot.derived == nil, has(.initialSlots, 30), let target = plain.last {
      slot.initial = RoutePattern(route: target.name)
    }
    return slot
  }

  mutating func drawLinks(of index: Int) {
    guard has(.links, isRevised ? 100 : 50) else { return }
    let name = drafts[index].name
    drafts[index].links = [
      DeepLinkDefinition(
        pattern: "app://\(name)/:id", parameters: [Argument(name: "id", values: ["1", "2"])],
        condition: nil, operations: [], landing: nil, location: .naive)
    ]
  }
}
