import NavGraphModel

/// What transitions do.
extension RandomSource {
  typealias Operation = NavGraphModel.Operation

  mutating func operations(_ place: RandomPlace) -> [Operation] {
    let counts = isRevised ? [0, 1, 1, 2] : [0, 1, 1, 1, 1, 1, 2]
    return (0..<random.pick(counts)).map { _ in operation(place, nesting: 1) }
  }

  mutating func operation(_ place: RandomPlace, nesting: Int) -> Operation {
    var kinds: [Operation] = []
    for _ in 0..<4 { kinds.append(onContainer(place)) }
    kinds += onSlots(place) + onState(place)
    for _ in 0..<2 where isRevised { kinds += onSlots(place) }
    if nesting > 0 { kinds += composed(place, nesting: nesting - 1) }
    if place.level < 2 { kinds += messages(place) }
    return random.pick(kinds)
  }

  // MARK: Containers

  mutating func onContainer(_ place: RandomPlace) -> Operation {
    let coordinator = drafts[place.coordinator]
    let routes = coordinator.routes
    switch coordinator.container {
    case .stack(let stack): return onStack(place, stack.dialect)
    case .tabs(let tabs):
      if has(.emptyTabs, 40) { return .setItems([]) }
      switch random.number(in: 0...5) {
      case 0: return .selectIndex(random.number(in: 0...3))
      case 1 where !(tabs.options[tabs.items[1]]?.isFresh ?? false):
        return .setItems(tabs.items.filter { _ in random.chance(60) }.reversed())
      default: return .select(RoutePattern(route: random.pick(tabs.items)))
      }
    case .switch:
      return !features.contains(.firstCase) || random.chance(70)
        ? .show(RoutePattern(route: random.pick(routes).name))
        : .show(RoutePattern(route: routes[0].name))
    case .joined(let hosts): return .reset(RoutePattern(route: random.pick(hosts)))
    }
  }

  mutating func onStack(_ place: RandomPlace, _ dialect: Dialect) -> Operation {
    // Twice as many of those that bring something or take one away.
    let kinds = Operation.Kind.allCases.filter(dialect.vocabulary.subtracting(avoided).contains)
    let favourites = kinds.filter { [.push, .present, .pop, .goBack, .dismiss].contains($0) }
    let adding = Array(repeating: Operation.Kind.push, count: additionalPushes)
    let presenting =
      isRevised && start == .tabs ? Array(repeating: Operation.Kind.present, count: 6) : []
    let kind = random.pick(kinds + favourites + favourites + adding + presenting)
    return onStack(place, kind, dialect)
  }

  private mutating func onStack(
    _ place: RandomPlace, _ kind: Operation.Kind, _ dialect: Dialect
  ) -> Operation {
    let target = pattern(place, isNew: false)
    let count = random.pick([1, 1, 1, 2, 0])
    switch kind {
    case .push: return .append(destination(place, isPush: true))
    case .present: return .append(destination(place, isPush: false))
    case .appendAll: return .appendAll(array(place, dialect))
    case .goBack: return .goBack(count)
    case .goBackTo: return .goBackTo(target)
    case .goBackToIndex: return .goBackToIndex(random.number(in: 0...2))
    case .goBackToRoot: return .goBackToRoot
    case .pop: return .pop(dialect.popsSeveral ? count : 1)
    case .popTo: return .popTo(target)
    case .popToIndex: return .popToIndex(random.number(in: 0...2))
    case .popFrom: return .popFrom(target)
    case .popToRoot: return .popToRoot
    case .popToCurrentNavigationRoot: return .popToCurrentNavigationRoot
    case .dismiss: return .dismiss(dialect.hasModalSlot ? 1 : count)
    case .dismissAll: return .dismissAll
    case .removeLast: return .removeLast(count)
    case .removeAll: return .removeAll
    case .remove: return .remove(target)
    case .removeSubrange:
      let lower = random.number(in: 0...1)
      return .removeSubrange(lower: lower, upper: lower + random.number(in: 0...1))
    case .replaceTop: return .replaceTop(pattern(place, isNew: true))
    case .replace: return .replace(index: random.number(in: 0...1), array(place, dialect)[0])
    case .set: return .set(array(place, dialect))
    }
  }

  private mutating func array(_ place: RandomPlace, _ dialect: Dialect) -> [Destination] {
    (0..<random.number(in: 1...2)).map { _ in
      destination(place, isPush: dialect.hasModalSlot || random.chance(60))
    }
  }

  mutating func destination(_ place: RandomPlace, isPush: Bool) -> Destination {
    var destination = Destination(target: pattern(place, isNew: true), presentation: .push)
    if !isPush {
      destination.presentation = random.pick(Array(Presentation.all.dropFirst()))
      if destination.presentation.isSheet, random.chance(20) {
        destination.sheet = SheetOptions(disablesDismissal: true)
      }
    }
    if let route = drafts[place.coordinator].routes.first(where: {
      $0.name == destination.target.route
    }), let hosted = hosted(by: route), case .stack(let stack) = drafts[hosted].container,
      random.chance(25)
    {
      destination.start = stack.initial.last
    }
    return destination
  }

  mutating func pattern(_ place: RandomPlace, isNew: Bool) -> RoutePattern {
    let target = random.pick(drafts[place.coordinator].routes)
    var pattern = RoutePattern(route: target.name)
    for argument in target.arguments {
      guard let values = argument.values, random.chance(60) else { continue }
      let value: ArgumentBinding.Value =
        place.copies[argument.name] != nil && random.chance(60)
        ? .copied(from: argument.name) : .constant(random.pick(values))
      pattern.bindings.append(ArgumentBinding(argument: argument.name, value: value))
    }
    return pattern
  }
}
