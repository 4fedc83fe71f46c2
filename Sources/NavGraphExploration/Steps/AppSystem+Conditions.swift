import NavGraphFacts
import NavGraphModel

/// The screen on which something acts.
struct ActingScreen {
  /// Where it stood when it acted; it may be gone.
  var address: Address
  /// Where it is followed while the step goes on: index into the addresses of acting screens.
  var token: Int?
  /// The same for the screen whose slot holds it.
  var presenterToken: Int?
  var coordinator: Int
  var instance: Int
  var raw: UInt32

  init(_ cell: StateTree.Cell, at address: Address, in coordinator: Int) {
    self.address = address
    self.coordinator = coordinator
    instance = cell.entry.instance
    raw = cell.raw
  }

  /// A screen that is gone from a flow.
  init(gone instance: Int, from flow: Address, of coordinator: Int) {
    address = flow + .entry(AddressElement.nowhere)
    self.coordinator = coordinator
    self.instance = instance
    raw = 0
  }

  var reference: ScreenReference {
    ScreenReference(coordinator: coordinator, instance: instance)
  }
}

extension AppSystem {
  /// Whether a condition holds in a flow.
  mutating func holds(
    _ condition: CompiledCondition, at flow: Address, actor: ActingScreen?
  ) -> Bool {
    switch condition {
    case .constant(let value): return value
    case .either(let name, let value):
      let answer = choices.next(of: 2) == 0
      attempt.notes.picks.append(.input(name, value, answer))
      if reader.tellsMoves {
        attempt.assumptions.append("\(name) \(answer ? "is" : "is not") \(value)")
      }
      return answer
    case .not(let condition): return !holds(condition, at: flow, actor: actor)
    case .all(let conditions):
      for condition in conditions where !holds(condition, at: flow, actor: actor) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where holds(condition, at: flow, actor: actor) { return true }
      return false
    case .presentedAs(let style):
      guard let entry = actor.map({ Entry(rawValue: $0.raw) }) else { return false }
      return entry.isPush ? style == .push : style == (entry.isSheet ? .sheet : .cover)
    case .variable(let name, let value):
      return self.value(of: name, at: flow, actor: actor).map { Int($0) == value } ?? false
    case .fixedInput(let index, let value):
      tree.leaveScope()
      return Int(tree.table[tree.values, index]) == value
    case .slotIsTaken(let name, let shown):
      guard let slot = slot(name, at: flow, actor: actor), let content = tree.cell(at: slot) else {
        return false
      }
      return shown?.contains(content.entry.instance) ?? true
    case .within(let reference, let condition):
      guard let other = reach(reference, from: flow) else { return false }
      return holds(condition, at: other, actor: actor)
    case .count:
      recordMove(.counting, of: flow, to: 0)
      return holdsForEntries(condition, at: flow)
    case .navigationCount, .isPresenting, .canPush, .contains, .top:
      recordMove(.reading, of: flow, to: 0)
      return holdsForEntries(condition, at: flow)
    }
  }

  private func holdsForEntries(_ condition: CompiledCondition, at address: Address) -> Bool {
    guard let id = tree.flowID(at: address) else { return false }
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    let count = tree.entryCount(of: id)
    switch condition {
    case .count(let comparison): return comparison.holds(for: count)
    case .contains(let instances):
      return (0..<count).contains { instances.contains(tree.cell($0, of: id).entry.instance) }
    case .top(let instances):
      let index: Int
      switch coordinator.definition.container {
      case .stack, .joined: index = count - 1
      case .tabs: index = tree.selectedTab(of: id) ?? -1
      case .switch: index = 0
      }
      guard (0..<count).contains(index) else { return false }
      return instances.contains(tree.cell(index, of: id).entry.instance)
    default: break
    }
    guard let semantics = coordinator.semantics else { return false }
    var stack: [Entry] = []
    tree.entries(of: id, into: &stack)
    let navigationRoot = stack.lastIndex { !$0.isPush } ?? 0
    switch condition {
    case .navigationCount(let comparison): return comparison.holds(for: count - navigationRoot)
    case .isPresenting: return navigationRoot > 0
    case .canPush: return semantics.canPush(onto: stack) == true
    default: return false
    }
  }

  /// The value of a variable: the acting screen's, that of the nearest flow that has it, or the app's.
  func value(of name: Int, at flow: Address, actor: ActingScreen?) -> UInt32? {
    switch place(of: name, at: flow, actor: actor) {
    case .entry(let address, let index):
      return tree.cell(at: address).map { tree.table[tree.kept($0.kept).values, index] }
    case .flow(let address, let index):
      return tree.flowID(at: address).map { tree.table[tree[$0, .values], index] }
    case .app(let index): return tree.table[tree.values, index]
    case .gone, nil: return nil
    }
  }

  /// Where a variable is kept.
  enum VariablePlace {
    case entry(Address, Int)
    case flow(Address, Int)
    case app(Int)
    /// With the acting screen, which has it and is gone.
    case gone
  }

  func place(of name: Int, at flow: Address, actor: ActingScreen?) -> VariablePlace? {
    if let actor {
      let coordinator = app.coordinators[actor.coordinator]
      let route = coordinator.routeOfInstance[actor.instance]
      if let index = coordinator.routes[route].variableIndex[name] {
        return address(of: actor).map { .entry($0, index) } ?? .gone
      }
    }
    for address in flow.enclosingFlows {
      guard let id = tree.flowID(at: address) else { continue }
      if let index = app.coordinators[tree.coordinator(of: id)].own.variableIndex[name] {
        return .flow(address, index)
      }
    }
    tree.leaveScope()
    return app.variables.index[name].map { .app($0) }
  }

  /// Returns the current address of the acting screen; nil if it is gone.
  func address(of actor: ActingScreen) -> Address? {
    let address: Address
    if let token = actor.token {
      guard let followed = attempt.actorAddresses[token] else { return nil }
      address = followed
    } else {
      address = actor.address
    }
    guard let cell = tree.cell(at: address), cell.entry.instance == actor.instance,
      let flow = tree.flowID(at: address.flowOfEntry),
      tree.coordinator(of: flow) == actor.coordinator
    else { return nil }
    return address
  }

  /// The screen in whose slot the acting screen stood, where that is still there.
  func presenter(of actor: ActingScreen) -> Address? {
    guard let token = actor.presenterToken, let address = attempt.actorAddresses[token],
      tree.cell(at: address) != nil
    else { return nil }
    return address
  }

  /// From now on the screen is found again wherever operations move it, and so is its presenter.
  mutating func follow(_ actor: ActingScreen) -> ActingScreen {
    var actor = actor
    actor.token = attempt.actorAddresses.count
    attempt.actorAddresses.append(actor.address)
    if actor.address.last?.kind == .entrySlot {
      actor.presenterToken = attempt.actorAddresses.count
      attempt.actorAddresses.append(actor.address.dropLast())
    }
    return actor
  }

  /// The acting screens at an address and inside of it are gone.
  mutating func forgetActors(inside address: Address) {
    for index in attempt.actorAddresses.indices
    where attempt.actorAddresses[index]?.starts(with: address) ?? false {
      attempt.actorAddresses[index] = nil
    }
  }

  /// Acting screens in a container's entries move with them.
  mutating func moveActors(with flow: StateTree.Flow, entriesBefore count: Int, at address: Address)
  {
    for index in attempt.actorAddresses.indices {
      guard var acting = attempt.actorAddresses[index], acting.count > address.count,
        acting.starts(with: address), acting[address.count].kind == .entry
      else { continue }
      let position = flow.entries.firstIndex {
        Int($0.handle) == acting[address.count].index && Int($0.handle) < count
      }
      if let position { acting[address.count] = .entry(position) }
      attempt.actorAddresses[index] = position == nil ? nil : acting
    }
  }

  /// Returns the flow that a reference means, as ``resolve(_:from:)``; where rules are made of steps, it records which
  /// flow a stack or tabs held on the path there.
  mutating func reach(_ reference: CompiledFlowReference, from flow: Address) -> Address? {
    if reader.isDeriving, case .child(let path) = reference, let route = path.first,
      let id = tree.flowID(at: flow), app.coordinators[tree.coordinator(of: id)].isStackOrTabs
    {
      recordMove(.reaching(hostedFlow(of: route, in: flow)), of: flow, to: 0)
    }
    return resolve(reference, from: flow)
  }

  /// The flow that a reference means, or nil where it is not there.
  func resolve(_ reference: CompiledFlowReference, from flow: Address) -> Address? {
    switch reference {
    case .ancestor(let coordinator):
      return flow.enclosingFlows.dropFirst().first { isFlow(of: coordinator, at: $0) }
    case .child(let path):
      var current = flow
      for route in path {
        guard let next = hostedFlow(of: route, in: current) else { return nil }
        current = next
      }
      return current
    }
  }

  /// The flow that the topmost entry of a route hosts, in the container or in its slots.
  func hostedFlow(of route: Int, in flow: Address) -> Address? {
    guard let id = tree.flowID(at: flow) else { return nil }
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    let found = firstCell(in: flow) { _, cell in
      coordinator.routeOfInstance[cell.entry.instance] == route
    }
    guard let found else { return nil }
    guard let index = found.address.position else { return found.address }
    let address = flow + .entry(index)
    return tree.flowID(at: address) == nil ? nil : address
  }
}
