import NavGraphFacts
import NavGraphModel

/// Resolves the operations and conditions of one transition for one actor.
struct OperationCompiler {
  let index: RegistrationIndex
  let reference: TransitionReference
  let actor: Actor?
  let instance: Int?
  private(set) var pendingKinds: [PendingKind]
  /// The choices that the operations leave, for the limit on them.
  private(set) var choiceCount = 1
  /// Whether the choices of one operation alone are too many.
  private(set) var exceedsLimit = false
  private var nextIndex = 0
  /// The branches of decisions that commands are a part of.
  private var branchCount = 0

  /// How many of these a transition may have.
  static let branchLimit = 4096

  var hasTooManyBranches: Bool { branchCount > Self.branchLimit }

  init(
    index: RegistrationIndex, pendingKinds: [PendingKind], reference: TransitionReference,
    actor: Actor?, instance: Int?
  ) {
    self.index = index
    self.pendingKinds = pendingKinds
    self.reference = reference
    self.actor = actor
    self.instance = instance
  }

  private var graph: GraphDefinition { index.graph }
  private var names: NameTable { index.names }

  /// All that can be pending so far, for what is compiled next.
  mutating func takePendingKinds() -> [PendingKind] {
    defer { pendingKinds = [] }
    return pendingKinds
  }

  /// All operations of the transition; where the library sends its commands as effects, those come
  /// later.
  mutating func compileAll(_ operations: [Operation], in index: Int) -> [CompiledOperation] {
    let compiled = compile(operations, in: index)
    guard self.index.dialects[index]?.defersCommands ?? false else { return compiled }
    var known: [[Int?]: Int] = [:]
    return deferringCommands(of: compiled[...], after: [], &known)
  }

  /// The operations without their commands, which come later, all of them together.
  ///
  /// The reducer decides at once which commands those are, so what follows such a decision is a part of each of its
  /// branches.
  ///
  /// - Parameters:
  ///   - commands: Those of the operations before.
  ///   - known: By the positions of commands: what is pending with them.
  private mutating func deferringCommands(
    of operations: ArraySlice<CompiledOperation>, after commands: [CompiledOperation],
    _ known: inout [[Int?]: Int]
  ) -> [CompiledOperation] {
    guard !hasTooManyBranches else { return [] }
    var commands = commands
    var now: [CompiledOperation] = []
    for (position, operation) in zip(operations.indices, operations) {
      let rest = operations[(position + 1)...]
      switch operation.kind {
      case .stack: commands.append(operation)
      case .when(let condition, let inner, let others) where operation.hasCommands:
        let kind = CompiledOperation.Kind.when(
          condition, deferringCommands(of: inner + rest, after: commands, &known),
          otherwise: deferringCommands(of: others + rest, after: commands, &known))
        return now + [CompiledOperation(index: operation.index, kind: kind)]
      case .oneOf(let alternatives) where operation.hasCommands:
        var branches: [[CompiledOperation]] = []
        for inner in alternatives {
          branches.append(deferringCommands(of: inner + rest, after: commands, &known))
        }
        return now + [CompiledOperation(index: operation.index, kind: .oneOf(branches))]
      default: now.append(operation)
      }
    }
    branchCount += 1
    guard !commands.isEmpty else { return now }
    let pending = pendingKind(of: commands, &known)
    return now + [CompiledOperation(index: nil, kind: .later(pending: pending))]
  }

  /// Returns the kind of pending effect for these commands.
  private mutating func pendingKind(
    of commands: [CompiledOperation], _ known: inout [[Int?]: Int]
  ) -> Int {
    let positions = commands.map(\.index)
    if let kind = known[positions] { return kind }
    let kind = add(.followUp(reference, actor: instance, operations: commands, isOfScreen: false))
    known[positions] = kind
    return kind
  }

  private mutating func compile(
    _ operations: [Operation], in index: Int
  ) -> [CompiledOperation] {
    var compiled: [CompiledOperation] = []
    for operation in operations { compiled.append(compile(operation, in: index)) }
    return compiled
  }

  /// Compiles operations of which one list is carried out: their choices add up.
  private mutating func compile(
    alternatives: [[Operation]], in index: Int
  ) -> [[CompiledOperation]] {
    let before = choiceCount
    var sum = 0
    var compiled: [[CompiledOperation]] = []
    for operations in alternatives {
      choiceCount = 1
      compiled.append(compile(operations, in: index))
      sum = min(sum + choiceCount, AppCompiler.stepLimit + 1)
    }
    choiceCount = before
    multiply(sum)
    return compiled
  }

  /// The choices of operations one after the other multiply.
  private mutating func multiply(_ count: Int) {
    guard count > 1 else { return }
    choiceCount = boundedProduct([choiceCount, count], limit: AppCompiler.stepLimit)
  }

  /// The names of the slots of the screen whose own transition it is.
  private var slotsOfActor: [String] {
    guard case .screen(let route) = reference.place else { return [] }
    return graph.coordinators[reference.coordinator].routes[route].slots.map(\.name)
  }

  private mutating func add(_ kind: PendingKind) -> Int {
    pendingKinds.append(kind)
    return pendingKinds.count - 1
  }

  private mutating func compile(_ operation: Operation, in index: Int) -> CompiledOperation {
    let position = nextIndex
    nextIndex += 1
    return CompiledOperation(index: position, kind: kind(of: operation, at: position, in: index))
  }

  private mutating func kind(
    of operation: Operation, at position: Int, in index: Int
  ) -> CompiledOperation.Kind {
    if operation.kind != nil {
      let changes = self.changes(operation, in: index)
      multiply(changes.count)
      return .stack(changes)
    }
    switch operation {
    case .deferredSet(let operations):
      nextIndex += operations.flattened.count
      let pending = add(.write(reference, operation: position))
      var compiled: [[StackChange]] = []
      for operation in operations {
        compiled.append(changes(operation, in: index))
        multiply(compiled.last?.count ?? 1)
      }
      return .deferredSet(pending: pending, compiled)
    case .fill(let slot, let destination):
      let entries = entries(destination, in: index)
      multiply(entries.count)
      return .fill(slot: slot, entries)
    case .show(let target):
      let entries = entries(Destination(target: target, presentation: .push), in: index)
      multiply(entries.count)
      return .show(entries)
    case .setItems(let routes):
      var items: [[NewEntry]] = []
      for route in routes {
        let target = RoutePattern(route: route)
        items.append(entries(Destination(target: target, presentation: .push), in: index))
      }
      return .setItems(items)
    case .select(let target):
      return .select(
        set(target, in: index), route: self.index.tables[index].routeIndex[target.route] ?? -1)
    case .within(let flow, let operations):
      let (reference, end) = resolve(flow, from: index)
      return .within(reference, compile(operations, in: end))
    case .later(let operations):
      let compiled = compile(operations, in: index)
      return .later(
        pending: add(
          .followUp(
            reference, actor: instance, operations: compiled,
            isOfScreen: operations.actOnSlots(named: slotsOfActor))))
    case .when(let condition, let operations, let others):
      let parts = compile(alternatives: [operations, others], in: index)
      return .when(compile(condition, in: index), parts[0], otherwise: parts[1])
    case .oneOf(let alternatives):
      return .oneOf(compile(alternatives: alternatives, in: index))
    default:
      return simpleKind(of: operation, in: index)
    }
  }

  /// The operations that are made of nothing else and bring no entry.
  private func simpleKind(of operation: Operation, in index: Int) -> CompiledOperation.Kind {
    switch operation {
    case .dismissScreen: return .dismissScreen
    case .clear(let slot): return .clear(slot: slot)
    case .selectIndex(let position): return .selectIndex(position)
    case .reset(let target): return .reset(set(target, in: index))
    case .assign(let variable, .constant(let value)):
      return .assign(variable: names[variable], value: names[value])
    case .assign(let variable, .copied(let argument)):
      return .assign(
        variable: names[variable], value: (actor?.value(of: argument)).map { names[$0] } ?? -1)
    case .emit(let output): return .emit(names[output])
    case .send(let action, let addressee):
      return .send(names[action], compile(addressee, in: index))
    case .open(let link, let bindings): return open(link, bindings)
    case .start(let effect): return .start(effect: effect)
    case .reduce(let action): return .reduce(action)
    case .cancel(let id):
      let kinds = pendingKinds.indices.filter {
        if case .effect(_, _, _, let effect) = pendingKinds[$0] {
          effect.definition.id == id
        } else {
          false
        }
      }
      return .cancel(kinds: Set(kinds))
    default:
      // All others were compiled by the caller.
      return .oneOf([])
    }
  }

  private func open(_ link: String, _ bindings: [ArgumentBinding]) -> CompiledOperation.Kind {
    for (index, coordinator) in graph.coordinators.enumerated() {
      guard let position = coordinator.links.firstIndex(where: { $0.pattern == link }) else {
        continue
      }
      let parameters = coordinator.links[position].parameters
      let combinations = combinations(parameters.map { $0.values ?? [] })
      let wanted = bindings.compactMap { binding -> (position: Int, value: String?)? in
        guard let position = parameters.firstIndex(where: { $0.name == binding.argument }) else {
          return nil
        }
        switch binding.value {
        case .constant(let value): return (position, value)
        case .copied(let source): return (position, actor?.value(of: source))
        }
      }
      let chosen = combinations.indices.filter { combination in
        wanted.allSatisfy { combinations[combination][$0.position] == $0.value }
      }
      return .open(coordinator: index, link: position, chosen)
    }
    return .oneOf([])
  }
}

// MARK: - Stacks

extension OperationCompiler {
  private mutating func entries(_ destination: Destination, in index: Int) -> [NewEntry] {
    // Without a start there are no more of them than instances.
    guard
      destination.start == nil
        || self.index.choiceCount(of: destination, in: index) <= InstanceTable.instanceLimit
    else {
      exceedsLimit = true
      return []
    }
    return self.index.entries(destination, of: index, actor: actor)
  }

  private func set(_ pattern: RoutePattern, in index: Int) -> InstanceSet {
    self.index.tables[index].set(pattern, actor: actor)
  }

  private mutating func changes(_ operation: Operation, in index: Int) -> [StackChange] {
    func one(_ operation: StackOperation) -> [StackChange] {
      [StackChange(operation: operation, newEntries: [])]
    }
    func each(
      _ destinations: [Destination], _ make: ([Entry]) -> StackOperation
    ) -> [StackChange] {
      if destinations.count == 1 {
        return entries(destinations[0], in: index).map {
          StackChange(operation: make([$0.entry]), newEntries: [$0])
        }
      }
      var entries: [[NewEntry]] = []
      for destination in destinations { entries.append(self.entries(destination, in: index)) }
      let limit = AppCompiler.stepLimit
      guard boundedProduct(entries.map(\.count), limit: limit) <= limit else {
        exceedsLimit = true
        return []
      }
      return combinations(entries).map {
        StackChange(operation: make($0.map(\.entry)), newEntries: $0)
      }
    }
    switch operation {
    case .append(let destination): return each([destination]) { .append($0[0]) }
    case .appendAll(let destinations): return each(destinations) { .appendAll($0) }
    case .goBack(let count): return one(.goBack(count))
    case .goBackTo(let target): return one(.goBackTo(set(target, in: index)))
    case .goBackToIndex(let position): return one(.goBackToIndex(position))
    case .goBackToRoot: return one(.goBackToRoot)
    case .pop(let count): return one(.pop(count))
    case .popTo(let target): return one(.popTo(set(target, in: index)))
    case .popToIndex(let position): return one(.popToIndex(position))
    case .popFrom(let target): return one(.popFrom(set(target, in: index)))
    case .popToRoot: return one(.popToRoot)
    case .popToCurrentNavigationRoot: return one(.popToCurrentNavigationRoot)
    case .dismiss(let count): return one(.dismiss(count))
    case .dismissAll: return one(.dismissAll)
    case .removeLast(let count): return one(.removeLast(count))
    case .removeAll: return one(.removeAll)
    case .remove(let target): return one(.remove(set(target, in: index)))
    case .removeSubrange(let lower, let upper): return one(.removeSubrange(lower..<upper))
    case .replaceTop(let target):
      return each([Destination(target: target, presentation: .push)]) { .replaceTop($0[0]) }
    case .replace(let position, let destination):
      return each([destination]) { .replace(at: position, $0[0]) }
    case .set(let destinations): return each(destinations) { .set($0) }
    default: return []
    }
  }
}

// MARK: - Conditions and references

extension OperationCompiler {
  func compile(_ condition: Condition, in index: Int) -> CompiledCondition {
    switch condition {
    case .count(let comparison): return .count(comparison)
    case .navigationCount(let comparison): return .navigationCount(comparison)
    case .isPresenting: return .isPresenting
    case .canPush: return .canPush
    case .contains(let pattern): return .contains(set(pattern, in: index))
    case .top(let pattern): return .top(set(pattern, in: index))
    case .presentedAs(let style): return .presentedAs(style)
    case .argument(let name, let value):
      guard let known = actor?.value(of: name) else { return .either(name, is: value) }
      return .constant(known == value)
    case .variable(let name, let value): return .variable(names[name], value: names[value])
    case .input(let name, let value):
      let fixed = graph.inputs.filter { !$0.isFree }
      guard let position = fixed.firstIndex(where: { $0.name == name }) else {
        return .either(name, is: value)
      }
      return .fixedInput(graph.variables.count + position, value: names[value])
    case .slotIsTaken(let slot, let pattern):
      return .slotIsTaken(slot, by: pattern.map { set($0, in: index) })
    case .within(let flow, let condition):
      let (reference, end) = resolve(flow, from: index)
      return .within(reference, compile(condition, in: end))
    case .not(let condition): return .not(compile(condition, in: index))
    case .all(let conditions): return .all(conditions.map { compile($0, in: index) })
    case .any(let conditions): return .any(conditions.map { compile($0, in: index) })
    }
  }

  private func resolve(
    _ flow: FlowReference, from index: Int
  ) -> (reference: CompiledFlowReference, end: Int) {
    switch flow {
    case .ancestor(let name):
      let end = self.index.coordinatorIndex[name] ?? index
      return (.ancestor(end), end)
    case .child(let hosts):
      let (path, end) = self.index.resolve(hosts, from: index)
      return (.child(path), end)
    }
  }

  private func compile(_ addressee: Addressee, in index: Int) -> CompiledAddressee {
    switch addressee {
    case .route(let target): return .instances(set(target, in: index))
    case .identity(let identity):
      return .instances(self.index.tables[index].identified(by: identity))
    case .index(let position): return .index(position)
    case .child(let hosts, let route):
      let (path, end) = self.index.resolve(hosts, from: index)
      return .child(path, route: route.flatMap { self.index.tables[end].routeIndex[$0] })
    }
  }
}

extension CompiledOperation {
  /// Whether it, or an operation among its choices, changes the own stack: what RoutingReducer calls
  /// a navigation action.
  fileprivate var hasCommands: Bool {
    switch kind {
    case .stack: true
    case .when(_, let operations, let others): (operations + others).contains(where: \.hasCommands)
    case .oneOf(let alternatives): alternatives.joined().contains(where: \.hasCommands)
    default: false
    }
  }
}

extension [Operation] {
  /// Returns whether one of these fills or clears one of these slots, apart from later operations.
  fileprivate func actOnSlots(named names: [String]) -> Bool {
    guard !names.isEmpty else { return false }
    return contains { operation in
      switch operation {
      case .fill(let slot, _), .clear(let slot): names.contains(slot)
      case .later: false
      default: operation.parts.contains { $0.actOnSlots(named: names) }
      }
    }
  }
}
