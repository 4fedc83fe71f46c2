import NavGraphFacts
import NavGraphModel

extension Facts {
  /// The routes on the way to the top screen, from the outermost flow inwards, each flow bottom first.
  func screensToTop(_ flow: FlowSnapshot) -> [ScreenReference] {
    let entries: [EntrySnapshot] =
      switch graph.coordinators[flow.coordinator].container {
      case .stack, .joined: flow.entries
      case .tabs: flow.selected.map { [flow.entries[$0]] } ?? []
      case .switch: Array(flow.entries.prefix(1))
      }
    return (entries + flow.slots.flatMap(\.content)).flatMap {
      screensToTop($0, in: flow.coordinator)
    }
  }

  private func screensToTop(_ entry: EntrySnapshot, in coordinator: Int) -> [ScreenReference] {
    [ScreenReference(coordinator: coordinator, instance: entry.entry.instance)]
      + entry.hosted.flatMap(screensToTop)
      + entry.slots.flatMap(\.content).flatMap { screensToTop($0, in: coordinator) }
  }
}
