import NavGraphFacts
import NavGraphModel

/// What a presenter presents, and what is open in its content at the same time.
struct OpenAround {
  let presented: RouteReference
  let content: RouteReference

  /// Whether the content is an alert or a dialog.
  let isAlertInContent: Bool
  /// Whether the content was open in the state before, and the presenter did not present anything yet.
  let contentIsFirst: Bool

  /// A slot and the content beneath; nil where the state has no such slot.
  init?(slotOf occurrence: Occurrence) {
    let facts = occurrence.facts
    let node = facts.trace[occurrence.observation.witness]
    let pair = Self.presenters(of: occurrence, in: node.state).first {
      $0.shown != nil && $0.shown == occurrence.key.other && $0.content != nil
    }
    guard let shown = pair?.shown, let content = pair?.content else { return nil }
    let before = node.parent.map {
      Self.presenters(of: occurrence, in: facts.trace[$0].state)
    }
    presented = shown
    self.content = content
    isAlertInContent = facts.slotKinds(of: content, in: node.state).contains(where: \.isAlert)
    contentIsFirst =
      before.map { $0.contains { $0.content == content } && !$0.contains { $0.shown == shown } }
      ?? false
  }

  /// What the slot shows, and what is open in the content beneath, for each instance of the presenter.
  private static func presenters(
    of occurrence: Occurrence, in state: Snapshot
  ) -> [(shown: RouteReference?, content: RouteReference?)] {
    let (key, facts) = (occurrence.key, occurrence.facts)
    func shown(_ slots: [SlotSnapshot]) -> RouteReference? {
      slots.first { $0.slot == key.index }?.content.first.map {
        facts.route(of: $0, in: occurrence.coordinator)
      }
    }
    guard key.route != nil else {
      return state.flow.flows.filter { $0.coordinator == occurrence.coordinator }.map {
        (shown($0.slots), facts.firstPresented(inContentOf: $0))
      }
    }
    var result: [(shown: RouteReference?, content: RouteReference?)] = []
    state.flow.visitEntries { coordinator, entry in
      guard coordinator == occurrence.coordinator,
        facts.route(of: entry, in: coordinator) == key.route
      else { return }
      let open = entry.hosted.lazy.compactMap { facts.firstPresented(in: $0) }.first
      result.append((shown(entry.slots), open))
    }
    return result
  }

  /// A screen on a stack, and the flows that the screens beneath host; nil where only an alert is open there.
  init?(entryOf occurrence: Occurrence) {
    let facts = occurrence.facts
    guard let route = occurrence.key.route else { return nil }
    let state = facts.trace[occurrence.observation.witness].state
    for flow in state.flow.flows where flow.coordinator == route.coordinator {
      for (index, entry) in flow.entries.enumerated().dropFirst()
      where !entry.entry.isPush && facts.route(of: entry, in: flow.coordinator) == route {
        let start = flow.entries[1..<index].lastIndex { !$0.entry.isPush } ?? 0
        let open = flow.entries[start..<index].flatMap(\.hosted).lazy.compactMap {
          facts.firstPresented(in: $0)
        }.first
        guard let open, !facts.slotKinds(of: open, in: state).contains(where: \.isAlert) else {
          continue
        }
        (presented, content) = (route, open)
        (isAlertInContent, contentIsFirst) = (false, true)
        return
      }
    }
    return nil
  }
}

extension Facts {
  fileprivate func route(of entry: EntrySnapshot, in coordinator: Int) -> RouteReference {
    route(of: ScreenReference(coordinator: coordinator, instance: entry.entry.instance))
  }

  /// The last operation on a path that brings a screen of a route.
  func lastMove(bringing route: RouteReference, to node: Int) -> TraceNode.Move? {
    path(to: node).reversed().lazy.compactMap { trace[$0].step }
      .compactMap { step in
        step.moves.last { move in
          move.container == route.coordinator
            && move.brings.contains {
              self.route(of: ScreenReference(coordinator: move.container, instance: $0)) == route
            }
        }
      }.first
  }
}
