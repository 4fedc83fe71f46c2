package import NavGraphModel

/// A state of the app, written out.
package struct Snapshot: Hashable, Codable, Sendable {
  package var flow: FlowSnapshot
  /// Values of the app's variables, then of its fixed inputs, in the order of the graph.
  package var values: [String]

  package init(flow: FlowSnapshot, values: [String] = []) {
    self.flow = flow
    self.values = values
  }
}

/// A running instance of a coordinator.
package struct FlowSnapshot: Hashable, Codable, Sendable {
  /// Index into the graph's coordinators.
  package var coordinator: Int
  /// A stack's entries, bottom first; the tabs in their order; a switch's shown case, then those
  /// that it keeps; the joined stacks.
  package var entries: [EntrySnapshot]
  /// The selected one of the tabs' entries; nil where the selection is none of them, and for other
  /// containers.
  package var selected: Int?
  /// The tab whose sheet is in front, where another one is selected.
  package var front: Int?
  package var slots: [SlotSnapshot]
  /// Values of the coordinator's variables, in its order.
  package var values: [String]
  /// The pending effects that belong to the flow, by name; with repetitions.
  package var pending: [String]

  package init(
    coordinator: Int, entries: [EntrySnapshot], selected: Int? = nil, front: Int? = nil,
    slots: [SlotSnapshot] = [],
    values: [String] = [], pending: [String] = []
  ) {
    self.coordinator = coordinator
    self.entries = entries
    self.selected = selected
    self.front = front
    self.slots = slots
    self.values = values
    self.pending = pending
  }
}

/// A route in a container.
package struct EntrySnapshot: Hashable, Codable, Sendable {
  /// The packed ``Entry``.
  package var packed: UInt32
  /// Whether it can be used: it is shown, and nothing covers it.
  package var isActive: Bool
  /// The flow that it hosts: one or none.
  package var hosted: [FlowSnapshot]
  package var slots: [SlotSnapshot]
  /// Values of the screen's variables, in its order.
  package var values: [String]
  /// Pending effects that belong to the screen, by name; with repetitions.
  package var pending: [String]

  package init(
    packed: UInt32, isActive: Bool, hosted: [FlowSnapshot] = [], slots: [SlotSnapshot] = [],
    values: [String] = [], pending: [String] = []
  ) {
    self.packed = packed
    self.isActive = isActive
    self.hosted = hosted
    self.slots = slots
    self.values = values
    self.pending = pending
  }

  package var entry: Entry { Entry(rawValue: packed) }
}

/// A slot that is taken.
package struct SlotSnapshot: Hashable, Codable, Sendable {
  /// Index into the slots of its owner.
  package var slot: Int
  /// What it holds: exactly one.
  package var content: [EntrySnapshot]
  /// Whether it holds an alert that is not up, because something modal is in front of its presenter.
  package var isWaiting: Bool

  package init(slot: Int, content: [EntrySnapshot], isWaiting: Bool = false) {
    self.slot = slot
    self.content = content
    self.isWaiting = isWaiting
  }
}
