import NavGraphFacts
import NavGraphModel

// Taps on screens that the user cannot see: of two modals of one presenter, or of a parent and its content, the search takes
// one to be in front, whichever was open first. A path tells the order.

extension Facts {
  /// Returns whether the user, on a path, taps in a modal that could not appear, since another one was open before.
  ///
  /// Slots alone are compared: where a stack presents something, too, the answer is no.
  ///
  /// - Complexity: Linear in the lengths of the path and of its states, and once more for each pair of modals.
  func tapsHiddenScreen(onPathTo node: Int) -> Bool {
    let nodes = path(to: node)
    return nodes.indices.dropFirst().contains { index in
      guard let step = trace[nodes[index]].step, step.trigger == .tap, let actor = step.actor else {
        return false
      }
      return isHidden(actor, after: nodes[..<index])
    }
  }

  /// - Parameter nodes: The path to the state in which the screen acts.
  private func isHidden(_ actor: ScreenReference, after nodes: ArraySlice<Int>) -> Bool {
    guard let now = nodes.last else { return false }
    let open = OpenModals(in: trace[now].state, facts: self)
    guard open.modals.count > 1, !open.hasStackModal else { return false }
    /// The number of states, back from this one, that show the modal.
    func age(_ modal: OpenModals.Modal) -> Int {
      nodes.reversed().prefix { node in
        OpenModals(in: trace[node].state, facts: self).modals.contains {
          $0.path == modal.path && $0.instance == modal.instance
        }
      }.count
    }
    let places = open.entries.filter { $0.screen == actor }.map(\.path)
    return !places.isEmpty
      && places.allSatisfy { place in
        open.modals.contains { modal in
          place.starts(with: modal.path)
            && open.rivals(of: modal, besides: place).contains { age($0) > age(modal) }
        }
      }
  }
}

/// The sheets, covers and popovers in the slots of a state, and its entries.
private struct OpenModals {
  struct Modal {
    /// Where it is: the indices on the way down.
    let path: [Int]
    let instance: Int
    let isAlert: Bool
  }

  private(set) var modals: [Modal] = []
  private(set) var entries: [(path: [Int], screen: ScreenReference)] = []
  private(set) var hasStackModal = false
  private let facts: Facts

  init(in state: Snapshot, facts: Facts) {
    self.facts = facts
    visit(state.flow, [])
  }

  /// Those that the same layer presents, without alerts and without what the place is in.
  func rivals(of modal: Modal, besides place: [Int]) -> [Modal] {
    modals.filter { other in
      !other.isAlert && !place.starts(with: other.path) && !other.path.starts(with: modal.path)
        && layer(of: other) == layer(of: modal)
    }
  }

  /// The modal around it; nil for what the app shows first.
  private func layer(of modal: Modal) -> [Int]? {
    modals.map(\.path).filter { $0.count < modal.path.count && modal.path.starts(with: $0) }
      .max { $0.count < $1.count }
  }

  private mutating func visit(_ flow: FlowSnapshot, _ path: [Int]) {
    let definition = facts.graph.coordinators[flow.coordinator]
    var (isStack, shown) = (false, flow.entries[...])
    switch definition.container {
    case .stack: isStack = true
    // The other cases are kept, but hidden.
    case .switch: shown = flow.entries.prefix(1)
    case .tabs, .joined: break
    }
    for (index, entry) in shown.enumerated() {
      if isStack, index > 0, !entry.entry.isPush { hasStackModal = true }
      visit(entry, in: flow.coordinator, path + [0, index])
    }
    visit(flow.slots, definition.slots, in: flow.coordinator, path + [1])
  }

  private mutating func visit(_ entry: EntrySnapshot, in coordinator: Int, _ path: [Int]) {
    let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    entries.append((path, screen))
    for flow in entry.hosted { visit(flow, path + [2]) }
    visit(entry.slots, facts.definition(of: screen).slots, in: coordinator, path + [3])
  }

  private mutating func visit(
    _ slots: [SlotSnapshot], _ definitions: [SlotDefinition], in coordinator: Int, _ path: [Int]
  ) {
    for slot in slots {
      for content in slot.content {
        let place = path + [slot.slot]
        let screen = ScreenReference(coordinator: coordinator, instance: content.entry.instance)
        let kind = definitions[slot.slot].kind(of: facts.definition(of: screen).name)
        if kind.isModalLayer {
          modals.append(
            Modal(path: place, instance: content.entry.instance, isAlert: kind.isAlert))
        }
        visit(content, in: coordinator, place)
      }
    }
  }
}
