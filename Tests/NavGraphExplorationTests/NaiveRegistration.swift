import NavGraphModel

/// Reads a coordinator's registration afresh at every question.
struct NaiveRegistration {
  let coordinator: CoordinatorDefinition

  func route(_ name: String) -> RouteDefinition {
    coordinator.routes.first { $0.name == name } ?? coordinator.routes[0]
  }

  var library: NaiveLibrary {
    let isIdentified = coordinator.dialect == .tcaCoordinators(.v0_14, .identified)
    return NaiveLibrary(isIdentified: isIdentified) { entry in
      switch route(entry.route).identity {
      case .constant(let value): return "constant \(value)"
      case .unique: return nil
      case .arguments(let names):
        let values = names.sorted().map { "\($0)=\(entry.arguments[$0] ?? "")" }
        return "\(entry.route) \(values.joined(separator: " "))"
      }
    }
  }

  var starts: [[NaiveEntry]] {
    let standing = Presentation.sheet(embedsNavigation: coordinator.rootEmbedsNavigation)
    return choices(coordinator.root, for: nil).map {
      [NaiveEntry(route: coordinator.root.route, arguments: $0, standing: standing)]
    }
  }

  /// Every way to carry out an operation when this entry acts.
  func changes(
    _ operation: NavGraphModel.Operation, by actor: NaiveEntry
  ) -> [NaiveLibrary.Change] {
    switch operation {
    case .append(let destination): entries(destination, for: actor).map { .append($0) }
    case .goBack(let count): [.goBack(count)]
    case .goBackTo(let target): [.goBackTo { matches(target, $0, for: actor) }]
    case .goBackToRoot: [.goBackToRoot]
    case .pop(let count): [.pop(count)]
    case .popTo(let target): [.popTo { matches(target, $0, for: actor) }]
    case .popToRoot: [.popToRoot]
    case .popToCurrentNavigationRoot: [.popToCurrentNavigationRoot]
    case .dismiss(let count): [.dismiss(count)]
    case .dismissAll: [.dismissAll]
    case .removeLast(let count): [.removeLast(count)]
    case .removeAll: [.removeAll]
    case .replaceTop(let target):
      entries(Destination(target: target, presentation: .push), for: actor).map {
        .replaceTop($0)
      }
    case .set(let destinations):
      everyWay(destinations.map { entries($0, for: actor) }).map { .set($0) }
    }
  }

  func holds(_ condition: Condition, on stack: [NaiveEntry], for actor: NaiveEntry) -> Bool {
    switch condition {
    case .count(let comparison): return compare(stack.count, comparison)
    case .navigationCount(let comparison):
      let pushes = stack.reversed().prefix { $0.kind == .push }.count
      return compare(min(pushes + 1, stack.count), comparison)
    case .isPresenting: return stack.naiveModalCount > 0
    case .canPush: return stack.naiveCanPush == true
    case .contains(let pattern): return stack.contains { matches(pattern, $0, for: actor) }
    case .not(let inner): return !holds(inner, on: stack, for: actor)
    case .all(let parts): return !parts.contains { !holds($0, on: stack, for: actor) }
    case .any(let parts): return parts.contains { holds($0, on: stack, for: actor) }
    }
  }

  private func compare(_ value: Int, _ comparison: Comparison) -> Bool {
    switch comparison {
    case .equal(let other): value == other
    case .lessThan(let other): value < other
    case .atLeast(let other): value >= other
    }
  }
}

extension NaiveRegistration {
  private func entries(_ destination: Destination, for actor: NaiveEntry) -> [NaiveEntry] {
    choices(destination.target, for: actor).map {
      NaiveEntry(
        route: destination.target.route, arguments: $0, standing: destination.presentation)
    }
  }

  /// The bound arguments with their values, the others with each sample value in turn.
  private func choices(_ pattern: RoutePattern, for actor: NaiveEntry?) -> [[String: String]] {
    let samples = route(pattern.route).arguments.compactMap { argument in
      argument.values.map { values in
        let binding = pattern.bindings.first { $0.argument == argument.name }
        return (binding.map { [value($0, for: actor)] } ?? values).map { (argument.name, $0) }
      }
    }
    return everyWay(samples).map { Dictionary(uniqueKeysWithValues: $0) }
  }

  private func matches(
    _ pattern: RoutePattern, _ entry: NaiveEntry, for actor: NaiveEntry
  ) -> Bool {
    entry.route == pattern.route
      && pattern.bindings.allSatisfy { entry.arguments[$0.argument] == value($0, for: actor) }
  }

  private func value(_ binding: ArgumentBinding, for actor: NaiveEntry?) -> String {
    switch binding.value {
    case .constant(let value): value
    case .copied(let source): actor?.arguments[source] ?? "none"
    }
  }
}

/// One element of each list, in all ways.
func everyWay<Element>(_ lists: [[Element]]) -> [[Element]] {
  guard let first = lists.first else { return [[]] }
  let rest = everyWay(Array(lists.dropFirst()))
  return first.flatMap { element in rest.map { [element] + $0 } }
}
