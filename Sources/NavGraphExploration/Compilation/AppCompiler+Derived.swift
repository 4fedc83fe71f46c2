import NavGraphFacts
import NavGraphModel

// Conditions that belong to containers and slots instead of transitions.

extension AppCompiler {
  /// A condition of a coordinator or of a slot of an instance.
  func compile(_ condition: Condition, in index: Int, actor: Actor? = nil) -> CompiledCondition {
    let operations = OperationCompiler(
      index: self.index, pendingKinds: pendingKinds,
      reference: TransitionReference(coordinator: index, place: .coordinator, index: 0),
      actor: actor, instance: nil)
    return operations.compile(condition, in: index)
  }

  func conditions() -> CompiledApp.ContainerConditions {
    .init(
      hidesBar: hidesBar(), tabs: tabConditions(), cases: cases(), slots: derivedSlots(),
      gates: gates())
  }

  private func hidesBar() -> [Int: CompiledCondition] {
    var result: [Int: CompiledCondition] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      guard case .tabs(let tabs) = coordinator.container, let condition = tabs.hidesBar else {
        continue
      }
      result[index] = compile(condition, in: index)
    }
    return result
  }

  private func tabConditions() -> [Int: [Int: CompiledCondition]] {
    var result: [Int: [Int: CompiledCondition]] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      guard case .tabs(let tabs) = coordinator.container else { continue }
      for (name, options) in tabs.options {
        guard let condition = options.condition, let route = tables[index].routeIndex[name] else {
          continue
        }
        result[index, default: [:]][route] = compile(condition, in: index)
      }
    }
    return result
  }

  private func gates() -> [GateKey: CompiledCondition] {
    var result: [GateKey: CompiledCondition] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (instance, definition) in tables[index].instances.enumerated() {
        guard let condition = coordinator.routes[definition.route].requires else { continue }
        result[GateKey(coordinator: index, instance: instance)] = compile(
          condition, in: index, actor: Actor(tables[index].instances[instance], of: coordinator))
      }
    }
    return result
  }

  private func cases() -> [Int: [(route: Int, condition: CompiledCondition)]] {
    var result: [Int: [(route: Int, condition: CompiledCondition)]] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      guard case .switch(let cases) = coordinator.container, !cases.derived.isEmpty else {
        continue
      }
      result[index] = cases.derived.compactMap { element in
        tables[index].routeIndex[element.route].map {
          ($0, compile(element.condition, in: index))
        }
      }
    }
    return result
  }

  private func derivedSlots() -> [SlotKey: (condition: CompiledCondition, choices: [NewEntry])] {
    var result: [SlotKey: (condition: CompiledCondition, choices: [NewEntry])] = [:]
    for (index, coordinator) in graph.coordinators.enumerated() {
      func add(_ slots: [SlotDefinition], of instance: Int?) {
        let actor = instance.map { Actor(tables[index].instances[$0], of: coordinator) }
        for (position, slot) in slots.enumerated() {
          guard let derived = slot.derived else { continue }
          let destination = Destination(
            target: derived.target,
            presentation: slot.kind(of: derived.target.route)
              .presentation(embedsNavigation: false))
          result[SlotKey(coordinator: index, instance: instance, slot: position)] = (
            compile(derived.condition, in: index, actor: actor),
            self.index.entries(destination, of: index, actor: actor)
          )
        }
      }
      add(coordinator.slots, of: nil)
      for (instance, definition) in tables[index].instances.enumerated() {
        add(coordinator.routes[definition.route].slots, of: instance)
      }
    }
    return result
  }
}
