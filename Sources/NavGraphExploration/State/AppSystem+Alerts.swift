import NavGraphModel

// Alerts and dialogs: while one is up, nothing but its own buttons can be used (`Docs/Reference/Model.md`).

extension AppSystem {
  /// The alert that is up in what the app shows.
  func alertInFront() -> ShownPlace? { firstAlert(where: \.cell.entry.isPresentedAlert) }

  /// Whether an alert is up, or waits, on a screen of a stack above which others stand.
  var hasAlertBeneath: Bool {
    firstAlert { alert in
      alert.address.indices.contains { end in
        let element = alert.address[end]
        guard element.kind == .entry, let flow = tree.flowID(at: alert.address.prefix(end)),
          case .stack = app.coordinators[tree.coordinator(of: flow)].kind
        else { return false }
        return element.index + 1 < tree.entryCount(of: flow)
      }
    } != nil
  }

  /// Brings the first waiting alert up that nothing modal is in front of, unless one is up.
  mutating func settleAlerts() {
    guard app.features.hasAlerts, alertInFront() == nil, let next = firstAlert(where: \.isFree)
    else {
      return
    }
    set(Cell(raw: next.cell.raw | Entry.presentedAlert, kept: next.cell.kept), at: next.address)
  }

  /// - Complexity: Linear in the entries that are shown and hold anything modal.
  private func firstAlert(where isWanted: (ShownPlace) -> Bool) -> ShownPlace? {
    guard app.features.hasAlerts else { return nil }
    return firstShown(
      in: { tree.extent(of: $0).modals > 0 },
      where: { $0.kind?.isAlert ?? false && isWanted($0) })
  }
}

extension Entry {
  /// In the packed word of an alert or dialog, which no swipe closes: that it is up.
  static let presentedAlert: UInt32 = 8

  /// Whether an alert or dialog is up. It has no meaning for other entries.
  var isPresentedAlert: Bool { rawValue & Self.presentedAlert != 0 }
}
