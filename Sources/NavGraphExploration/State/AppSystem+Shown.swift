import NavGraphFacts
import NavGraphModel

// The entries that views show, in front or behind: all rendered entries of stacks, the visible tab, the shown case, all
// joined parts, each with its slots and its hosted flow.

extension AppSystem {
  /// An entry that the views show, or would show if nothing were in front of it.
  struct ShownEntry {
    let index: Int
    /// Whether the flow that it hosts is in a navigation container.
    let hasNavigation: Bool
    /// Whether a sheet or cover of the same stack is above it.
    var isBeneathModal = false
    /// Whether a push is directly above it.
    var isBeneathPush = false
  }

  /// The entries of a flow's container that are shown, those behind others included: all rendered ones of a stack, the
  /// visible tab, the first case, all joined parts.
  func shownEntries(of id: RecordID, at address: Address, hasNavigation: Bool) -> [ShownEntry] {
    let count = tree.entryCount(of: id)
    switch app.coordinators[tree.coordinator(of: id)].kind {
    case .stack(let isWrapped, let alwaysEmbeds):
      let entries = entries(of: id)
      let rendered = renderedCount(of: id, entries, hasNavigation: hasNavigation)
      var result: [ShownEntry] = []
      var isBeneathModal = false
      for index in (0..<rendered).reversed() {
        let entry = entries[index]
        result.append(
          ShownEntry(
            index: index,
            hasNavigation: entry.isPush && index > 0 || entry.embedsNavigation || alwaysEmbeds
              || index == 0 && (hasNavigation || isWrapped),
            isBeneathModal: isBeneathModal,
            isBeneathPush: index + 1 < rendered && entries[index + 1].isPush))
        if !entry.isPush { isBeneathModal = true }
      }
      return result.reversed()
    case .tabs:
      guard let visible = tree.visibleTab(of: id) else { return [] }
      if isFrozen(address + .entry(visible)) { return [] }
      return [ShownEntry(index: visible, hasNavigation: hasNavigation)]
    case .switch:
      return count > 0 ? [ShownEntry(index: 0, hasNavigation: hasNavigation)] : []
    case .joined:
      return (0..<count).map { ShownEntry(index: $0, hasNavigation: hasNavigation) }
    }
  }
}
