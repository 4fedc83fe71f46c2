import NavGraphExploration
import NavGraphModel
import Testing

/// A coordinator and limits made from a seed; the same for the same seed.
struct RandomRegistration: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let coordinator: CoordinatorDefinition
  let limits: Limits

  var testDescription: String { "seed \(seed)" }

  var graph: GraphDefinition {
    GraphDefinition(name: "random", coordinators: [coordinator], location: here)
  }

  /// Every other seed gives the identified variant.
  init(seed: UInt64) {
    self.seed = seed
    var source = RegistrationSource(random: SplitMix64(seed: seed))
    let variant: RouteIdentification = seed.isMultiple(of: 2) ? .identified : .indexed
    coordinator = source.coordinator(dialect: .tcaCoordinators(.v0_14, variant))
    limits = source.limits()
  }
}

private let here = NavGraphModel.SourceLocation(file: "Random.swift", line: 1, column: 1)

/// Not evenly, so that not too many searches end on a screen that cannot be pushed onto.
private let presentations: [Presentation] =
  Presentation.all + Presentation.all.filter(\.embedsNavigation)

/// Draws the parts of a registration.
private struct RegistrationSource {
  var random: SplitMix64
  private var routes: [RouteDefinition] = []
  /// Where a registration bounds itself: the count from which on nothing brings a screen.
  private var bound: Int?

  init(random: SplitMix64) {
    self.random = random
  }

  mutating func limits() -> Limits {
    Limits(
      stackHeight: random.number(in: 2...6), modalNesting: random.number(in: 0...4),
      states: 1_000_000, depth: random.chance(20) ? random.number(in: 0...4) : 1_000, seconds: 600)
  }

  mutating func coordinator(dialect: Dialect) -> CoordinatorDefinition {
    let names = ["home", "list", "item", "edit", "help"].prefix(random.number(in: 2...5))
    bound = random.chance(50) ? random.number(in: 2...4) : nil
    for name in names { routes.append(route(name)) }
    for index in routes.indices {
      routes[index].transitions = (0..<random.number(in: index == 0 ? 2...5 : 0...5)).map { _ in
        transition(from: routes[index])
      }
    }
    return CoordinatorDefinition(
      name: "random", dialect: dialect, root: RoutePattern(route: "home"),
      rootEmbedsNavigation: random.chance(85), routes: routes, location: here)
  }

  private mutating func route(_ name: String) -> RouteDefinition {
    var arguments: [Argument] = []
    if random.chance(35) {
      arguments.append(Argument(name: "id", values: random.chance(70) ? ["1", "2"] : ["2"]))
    }
    if random.chance(15) {
      arguments.append(Argument(name: "mode", values: random.chance(50) ? ["1", "3"] : nil))
    }
    let identifying = arguments.filter { $0.values != nil }.map(\.name)
    let identity: Identity
    switch random.number(in: 0...9) {
    case 0...1 where !identifying.isEmpty: identity = .arguments([random.pick(identifying)])
    case 2...3 where !identifying.isEmpty: identity = .arguments(identifying)
    case 0...4: identity = .constant(name)
    case 5...6: identity = .constant("shared")
    default: identity = .unique
    }
    return RouteDefinition(
      name: name, arguments: arguments, identity: identity,
      disabledGestures: Gesture.allCases.filter { _ in random.chance(25) }, location: here)
  }

  private mutating func transition(from actor: RouteDefinition) -> Transition {
    let count = random.pick([0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3])
    let operations = (0..<count).map { _ in operation(actor) }
    var condition = random.chance(20) ? condition(actor, nesting: 2) : nil
    if let bound, operations.contains(where: { $0.patterns.contains(where: \.isNew) }) {
      condition = .all([condition, .count(.lessThan(bound))].compactMap(\.self))
    }
    return Transition(
      action: random.pick(["a", "b", "c"]), trigger: random.chance(25) ? .effect : .tap,
      condition: condition, operations: operations,
      location: here)
  }

  private mutating func operation(_ actor: RouteDefinition) -> NavGraphModel.Operation {
    switch random.number(in: 0...38) {
    case 0: .goBack(random.pick([1, 1, 2, 0, -1]))
    case 1: .goBack(1)
    case 2, 3: .goBackTo(pattern(actor, isNew: false))
    case 4: .goBackToRoot
    case 5: .pop(random.pick([1, 1, 2, 3, -1]))
    case 6: .popTo(pattern(actor, isNew: false))
    case 7: .popToRoot
    case 8: .popToCurrentNavigationRoot
    case 9, 10: .dismiss(random.pick([1, 1, 2, 0]))
    case 11: .dismissAll
    case 12, 13: .replaceTop(pattern(actor, isNew: true))
    case 14: .removeLast(random.pick([1, 1, 2, 3]))
    case 15: .removeAll
    case 16: .set((0..<random.number(in: 1...3)).map { _ in destination(actor) })
    default: .append(destination(actor))
    }
  }

  private mutating func destination(_ actor: RouteDefinition) -> Destination {
    let presentation = random.chance(50) ? Presentation.push : random.pick(presentations)
    return Destination(target: pattern(actor, isNew: true), presentation: presentation)
  }

  private mutating func pattern(_ actor: RouteDefinition, isNew: Bool) -> RoutePattern {
    let target = random.pick(routes)
    var bindings: [ArgumentBinding] = []
    for argument in target.arguments {
      guard let values = argument.values, random.chance(50) else { continue }
      let sources = actor.arguments.filter { source in
        guard let copied = source.values else { return false }
        return !isNew || copied.allSatisfy(values.contains)
      }
      let copies = !sources.isEmpty && random.chance(50)
      let value: ArgumentBinding.Value =
        copies ? .copied(from: random.pick(sources).name) : .constant(random.pick(values))
      bindings.append(ArgumentBinding(argument: argument.name, value: value))
    }
    return RoutePattern(route: target.name, bindings: bindings)
  }

  private mutating func condition(_ actor: RouteDefinition, nesting: Int) -> Condition {
    switch random.number(in: 0...(nesting > 0 ? 7 : 4)) {
    case 0: .count(comparison())
    case 1: .navigationCount(comparison())
    case 2: .isPresenting
    case 3: .canPush
    case 4: .contains(pattern(actor, isNew: false))
    case 5: .not(condition(actor, nesting: nesting - 1))
    case 6: .all((0..<2).map { _ in condition(actor, nesting: nesting - 1) })
    default: .any((0..<2).map { _ in condition(actor, nesting: nesting - 1) })
    }
  }

  private mutating func comparison() -> Comparison {
    let value = random.number(in: 1...4)
    return random.pick([.equal(value), .lessThan(value), .atLeast(value)])
  }
}
