import NavGraphFacts
import NavGraphModel

/// A presented screen in a state, with its presenter.
struct HeldModal {
  /// Where it is: the indices on the way down.
  let path: [Int]
  let entry: EntrySnapshot
  /// The coordinator of its route: index into the graph's coordinators.
  let coordinator: Int
  /// The route that presents it; nil where the container does.
  let presenter: RouteReference?
  /// How it is presented; nil in a stack of screens and modals.
  let kind: SlotKind?
  /// Whether its presenter presents something else at the same time.
  let hasRival: Bool

  var screen: ScreenReference {
    ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
  }

  /// Whether a screen is this one or inside of it.
  func contains(_ screen: ScreenReference) -> Bool {
    var isFound = false
    entry.visitEntries(of: coordinator) { coordinator, entry in
      if coordinator == screen.coordinator, entry.entry.instance == screen.instance {
        isFound = true
      }
    }
    return isFound
  }

  /// Whether a coordinator moves inside of it.
  func contains(flowOf coordinator: Int) -> Bool {
    entry.allHosted.contains { $0.contains { $0.coordinator == coordinator } }
  }
}

extension Facts {
  /// What a coordinator presents in a state, in the slots of a name or, without a name, on top of its stacks.
  ///
  /// - Complexity: Linear in the size of the state.
  func modals(in state: Snapshot, of coordinator: Int, slot: String?) -> [HeldModal] {
    var search = ModalSearch(graph: graph, facts: self, coordinator: coordinator, slot: slot)
    search.visit(state.flow, [])
    return search.found
  }

  /// The kinds of the slots that show a route in a state.
  ///
  /// - Complexity: Linear in the size of the state.
  func slotKinds(of route: RouteReference, in state: Snapshot) -> Set<SlotKind> {
    let (coordinator, name) = (
      route.coordinator, graph.coordinators[route.coordinator].routes[route.route].name
    )
    var found: Set<SlotKind> = []
    func look(at slots: [SlotSnapshot], _ definitions: [SlotDefinition]) {
      for slot in slots {
        let isShown = slot.content.contains { content in
          let screen = ScreenReference(
            coordinator: coordinator, instance: content.entry.instance)
          return self.route(of: screen) == route
        }
        if isShown { found.insert(definitions[slot.slot].kind(of: name)) }
      }
    }
    for flow in state.flow.flows where flow.coordinator == coordinator {
      look(at: flow.slots, graph.coordinators[coordinator].slots)
    }
    state.flow.visitEntries { owner, entry in
      guard owner == coordinator else { return }
      let screen = ScreenReference(coordinator: owner, instance: entry.entry.instance)
      look(at: entry.slots, definition(of: screen).slots)
    }
    return found
  }
}

private struct ModalSearch {
  let graph: GraphDefinition
  let facts: Facts
  let coordinator: Int
  let slot: String?
  var found: [HeldModal] = []

  mutating func visit(_ flow: FlowSnapshot, _ path: [Int]) {
    let definition = graph.coordinators[flow.coordinator]
    if slot == nil, flow.coordinator == coordinator, let last = flow.entries.last,
      !last.entry.isPush
    {
      found.append(
        HeldModal(
          path: path, entry: last, coordinator: coordinator, presenter: nil, kind: nil,
          hasRival: false))
    }
    for (index, entry) in flow.entries.enumerated() {
      visit(entry, in: flow.coordinator, path + [2 * index])
    }
    visit(flow.slots, definition.slots, in: flow.coordinator, of: nil, path)
  }

  private mutating func visit(_ entry: EntrySnapshot, in coordinator: Int, _ path: [Int]) {
    let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    for flow in entry.hosted { visit(flow, path) }
    visit(
      entry.slots, facts.definition(of: screen).slots, in: coordinator, of: facts.route(of: screen),
      path)
  }

  private mutating func visit(
    _ slots: [SlotSnapshot], _ definitions: [SlotDefinition], in coordinator: Int,
    of presenter: RouteReference?, _ path: [Int]
  ) {
    let kinds = slots.map { slot in
      slot.content.first.map { content in
        let screen = ScreenReference(coordinator: coordinator, instance: content.entry.instance)
        return definitions[slot.slot].kind(of: facts.definition(of: screen).name)
      }
    }
    let modalCount = kinds.count { $0?.isModalLayer ?? false }
    for (slot, kind) in zip(slots, kinds) {
      for content in slot.content {
        let place = path + [2 * slot.slot + 1]
        if coordinator == self.coordinator, definitions[slot.slot].name == self.slot {
          let isModal = kind?.isModalLayer ?? false
          found.append(
            HeldModal(
              path: place, entry: content, coordinator: coordinator, presenter: presenter,
              kind: kind, hasRival: isModal && modalCount > 1))
        }
        visit(content, in: coordinator, place)
      }
    }
  }
}
