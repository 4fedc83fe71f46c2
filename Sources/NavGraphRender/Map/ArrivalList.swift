import NavGraphFacts
import NavGraphModel

/// The new screens after some operations, if those work; the last is on top.
struct ArrivalList: Sendable {
  private(set) var arrivals: [Arrival] = []
  private let lookup: RouteLookup

  init(_ lookup: RouteLookup) {
    self.lookup = lookup
  }

  /// What an operation does to the list.
  struct Step {
    var operation: Operation
    /// Index into the transition's operations with all their parts.
    var index: Int
    /// The coordinator of the container that it changes.
    var container: Int
    /// The acting screen, whose slots are looked at first.
    var actor: RouteReference?
    /// What it brings, where that is known.
    var brings: [RouteReference]?
    /// How the new content of the slot is presented, where that is known.
    var slotKind: SlotKind?
    var isLate = false
    var conditions: [Condition] = []
  }

  /// Operations that are made of others do nothing by themselves.
  mutating func apply(_ step: Step) {
    let container = step.container
    let targets =
      step.brings
      ?? step.operation.patterns.filter(\.isNew)
      .compactMap { lookup.route($0.pattern.route, of: container) }
    switch step.operation {
    case .append(let destination):
      add(targets.prefix(1), EdgeKind(destination.presentation), step)
    case .appendAll(let destinations):
      for (target, destination) in zip(targets, destinations) {
        add([target], EdgeKind(destination.presentation), step)
      }
    case .replaceTop:
      if arrivals.last?.target.coordinator == container { arrivals.removeLast() }
      add(targets.prefix(1), .replace, step)
    case .replace: add(targets.prefix(1), .replace, step)
    case .set:
      leave(container)
      add(targets.suffix(1), .replace, step)
    case .fill(let slot, let destination):
      let kind =
        step.slotKind
        ?? lookup.slotKind(
          slot, of: container, actor: step.actor, holding: destination.target.route)
      add(targets.prefix(1), kind.map { EdgeKind($0) } ?? EdgeKind(destination.presentation), step)
    case .select(let target):
      if let route = lookup.route(target.route, of: container) { add([route], .tab, step) }
    case .selectIndex(let index):
      if case .tabs(let tabs) = lookup.graph.coordinators[container].container,
        tabs.items.indices.contains(index),
        let route = lookup.route(tabs.items[index], of: container)
      {
        add([route], .tab, step)
      }
    case .show: add(targets.prefix(1), .show, step)
    case .remove(let target):
      let route = lookup.route(target.route, of: container)
      arrivals.removeAll { $0.target == route }
    case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex, .popFrom,
      .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll,
      .removeSubrange, .dismissScreen, .clear:
      leave(container)
    case .setItems, .reset, .deferredSet, .within, .assign, .emit,
      .send, .open,
      .later, .start, .cancel, .when, .oneOf, .reduce, .called, .resulted:
      break
    }
  }

  private mutating func add(
    _ targets: some Sequence<RouteReference>, _ kind: EdgeKind, _ step: Step
  ) {
    for target in targets {
      // A tab that is selected on the way to a screen in it is no place of its own.
      if let last = arrivals.last, last.kind == .tab, lookup.isPart(target, of: last.target) {
        arrivals.removeLast()
      }
      arrivals.append(
        Arrival(
          kind: kind, target: target, operation: step.index, isLate: step.isLate,
          conditions: step.conditions))
    }
  }

  private mutating func leave(_ container: Int) {
    arrivals.removeAll { $0.target.coordinator == container }
  }
}
