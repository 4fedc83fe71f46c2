import NavGraphFacts
import NavGraphModel

// Hosted flows on stacks that the search has not seen: containers in containers, and sheets that are removed with
// their host.
//
// A symbol records what encloses its flow, and how the lowest entry is presented: so each of these observations belongs to a
// symbol, or to an entry that covers a hosted flow. All symbols are examined, also those of stacks that cannot be
// reached. The flow that an entry keeps whole is on top of each state (``FlatStack/Reading/obstacle``).

extension StackAnswers {
  /// Returns the observations about hosted flows of which stacks may have more than these.
  func openNesting(besides found: Set<ObservationKey>) -> Set<ObservationKind> {
    let source = post.source
    let table = source.table
    var open: Set<ObservationKind> = []
    for symbol in 0..<Int32(source.symbolCount) {
      for key in nestingKeys(of: symbol) where !found.contains(key) { open.insert(key.kind) }
    }
    if table.coversPushes { open.insert(.parentAboveChild) }
    if presenters.mayHideMore(than: found) || !source.findings.coveredDismissals.isEmpty {
      open.insert(.removedPresenter)
    }
    if writesSeveral { open.insert(.movedTogether) }
    return open
  }

  /// Returns the observations that a stack with a symbol shows by that.
  private func nestingKeys(of symbol: Int32) -> [ObservationKey] {
    let source = post.source
    let app = system.app
    let (cell, note) = (source.table[symbol].cell, source.table[symbol].note)
    let context = source.table.context(of: symbol)
    guard cell.isInStack, let route = source.route(of: symbol),
      case .stack(let isWrapped, let alwaysEmbeds) = app.coordinators[Int(cell.coordinator)].kind
    else { return [] }
    let host = context.host < 0 ? nil : source.table[context.host]
    let hostRoute = source.hostingRoute(of: context)
    if note.height == 1 {
      let brings = isWrapped || cell.entry.embedsNavigation || alwaysEmbeds
      if !context.hasNavigation, !brings, cell.entry.isPush {
        return [ObservationKey(.pushedRoot, route: route)]
      }
      guard context.hasNavigation, brings, let host,
        host.cell.entry.isPush || !app.presentsInContainers(hostRoute?.coordinator ?? 0)
      else { return [] }
      return [ObservationKey(.nestedNavigation, route: route, other: hostRoute)]
    }
    let lowest = Entry(rawValue: UInt32(note.first))
    guard cell.entry.isPush, note.layers == 0, !lowest.embedsNavigation, let host,
      host.cell.entry.isPush, host.note.height > 1,
      let dialect = app.coordinators[Int(host.cell.coordinator)].dialect,
      dialect.forbidsPushedCoordinators, !dialect.allowsPushedCoordinatorOnTop
    else { return [] }
    return [ObservationKey(.pushedChild, route: hostRoute, other: route)]
  }

  /// Whether anything writes several entries at once: whether that changes any, the symbol on top does not say.
  private var writesSeveral: Bool {
    post.source.moving.contains { index in
      system.app.coordinators[index].containsTransition { transition in
        system.app.containsChange(in: transition) {
          switch $0 {
          case .set(let entries): entries.count > 1
          case .remove, .removeSubrange, .replace: true
          default: false
          }
        }
      }
    }
  }
}

extension CompiledApp {
  /// Whether a library puts all that it presents into navigation containers.
  func presentsInContainers(_ coordinator: Int) -> Bool {
    if case .stack(_, alwaysEmbeds: true) = coordinators[coordinator].kind { true } else { false }
  }
}
