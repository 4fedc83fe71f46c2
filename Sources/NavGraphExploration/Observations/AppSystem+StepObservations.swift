import NavGraphFacts
import NavGraphModel

// The observations about steps.

extension AppSystem {
  /// Carries a transition out, and notes what came of it.
  ///
  /// - Returns: Whether the app lives on.
  mutating func run(_ transition: CompiledTransition, at site: OperationSite) -> Bool {
    let number = observationTable.numbers.number(of: transition.reference)
    if !observationTable.isHandled[number] {
      attempt.notes.heard.append((number, transition.reference))
    }
    if setup.summedUp.roots.contains(transition.reference.coordinator) {
      attempt.pending.mayBeImpossible = true
    }
    if observationTable.numbers.hasPromise[number] {
      attempt.notes.promises.append(transition.reference)
    }
    let (root, values, count, duplicates) = (
      tree.root, tree.values, attempt.queue.count, attempt.pending.duplicates
    )
    let moves = attempt.notes.moveCount
    guard run(transition.operations, at: site) else { return false }
    reassignDetachedEffects()
    if !observationTable.isChanged[number],
      tree.root != root || tree.values != values || attempt.queue.count != count
        || attempt.pending.duplicates != duplicates
    {
      attempt.notes.changed.append((number, transition.reference))
    }
    if attempt.notes.moveCount > moves {
      recordMover(transition.reference)
      if transition.mayTakeSeveralUpdates {
        recordTimedUpdates(of: transition, at: site.flow, from: root)
      }
    }
    return true
  }

  private mutating func recordMover(_ reference: TransitionReference) {
    if !attempt.notes.isAsked,
      let first = attempt.notes.movers.first(where: { !$0.isAsked })?.reference,
      first.coordinator != reference.coordinator
    {
      attempt.notes.observations.append(
        ObservationKey(.movedTogether, cause: .transition(first), counterpart: reference))
    }
    attempt.notes.movers.append((reference, attempt.notes.isAsked))
  }

  private mutating func recordTimedUpdates(
    of transition: CompiledTransition, at flow: Address, from root: RecordID
  ) {
    guard let after = tree.flowID(at: flow),
      let dialect = app.coordinators[tree.coordinator(of: after)].dialect,
      dialect.spreadsUpdates
    else { return }
    let current = tree.root
    tree.root = root
    let before = tree.flowID(at: flow)
    tree.root = current
    guard let before, tree.coordinator(of: before) == tree.coordinator(of: after) else { return }
    let (start, end) = (entries(of: before), entries(of: after))
    let updates =
      dialect.showsOneChangeAtATime
      ? TimedUpdates.countOneByOne(from: start, to: end)
      : TimedUpdates.count(from: start, to: end, withRoot: dialect.keepsRootInArray)
    guard updates > 1 else { return }
    attempt.notes.observations.append(
      ObservationKey(
        .needsDelays, coordinator: tree.coordinator(of: after),
        cause: .transition(transition.reference), index: updates))
  }

  /// Notes what an operation did to the entries of a stack.
  mutating func recordChange(
    of before: [Entry], to flow: StateTree.Flow, by change: StackChange, at site: OperationSite
  ) {
    let after = flow.entries
    guard let index = site.index,
      before.count != after.count
        || zip(before, after).contains(where: { $0.rawValue != $1.rawValue })
    else { return }
    attempt.notes.moveCount += 1
    for new in change.newEntries {
      attempt.notes.bringsEntries = true
      attempt.notes.brought.append(
        ScreenReference(coordinator: flow.coordinator, instance: new.entry.instance))
    }
    if attempt.notes.bringing == nil, !change.newEntries.isEmpty, after.count > before.count {
      attempt.notes.bringing = (site.reference, index, flow.coordinator)
    }
    let cause = Cause.transition(site.reference)
    if case .dismiss(let count) = change.operation,
      before.dropFirst().count(where: { !$0.isPush }) < count
    {
      attempt.notes.observations.append(
        ObservationKey(
          .dismissedPushes, coordinator: flow.coordinator, cause: cause, operation: index))
    }
    if after.isEmpty, isBlank(flow.coordinator) {
      attempt.notes.observations.append(
        ObservationKey(.emptied, coordinator: flow.coordinator, cause: cause, operation: index))
    }
    if change.operation.closesByCounting, after.count < before.count, let top = before.last {
      attempt.notes.closings.append((site.reference, index, route(of: top, in: flow.coordinator)))
    }
    recordRemovals(of: before, to: flow, cause: cause, operation: index)
    if !change.newEntries.isEmpty {
      recordReplacements(of: before, to: flow, cause: cause, operation: index)
    }
  }

  /// Whether an empty stack of a coordinator shows nothing: its library keeps the root in the array, and
  /// no other stack is shown with it as one.
  func isBlank(_ coordinator: Int) -> Bool {
    (app.coordinators[coordinator].dialect?.keepsRootInArray ?? false)
      && !app.joinedParts.contains(coordinator)
  }

  /// Notes what went with an entry, or should have gone with it.
  mutating func recordRemovals(
    of before: [Entry], to flow: StateTree.Flow, cause: Cause, operation: Int?
  ) {
    let after = flow.entries
    let isPrefix =
      after.count <= before.count && zip(after, before).allSatisfy { $0.handle == $1.handle }
    for (position, entry) in before.enumerated()
    where isPrefix
      ? position >= after.count : !after.contains(where: { $0.handle == entry.handle })
    {
      let kept = flow.kept[Int(entry.handle)]
      if kept != 0, tree.kept(kept).flow != 0, tree.extent(of: tree.kept(kept).flow).presents {
        attempt.notes.observations.append(
          ObservationKey(
            .removedPresenter, cause: cause, operation: operation,
            route: route(of: entry, in: flow.coordinator)))
      }
    }
    guard !isPrefix else { return }
    for (position, entry) in before.enumerated().dropFirst()
    where !entry.isPush && position + 1 < before.count {
      let upper = before[position + 1]
      guard upper.isPush, !after.contains(where: { $0.handle == entry.handle }),
        after.contains(where: { $0.handle == upper.handle })
      else { continue }
      attempt.notes.observations.append(
        ObservationKey(
          .orphaned, cause: cause, operation: operation,
          route: route(of: entry, in: flow.coordinator),
          other: route(of: upper, in: flow.coordinator)))
    }
  }

  /// Notes entries that were replaced while something of theirs was pending that the library lets go
  /// on, because the index or the identity is still there.
  private mutating func recordReplacements(
    of before: [Entry], to flow: StateTree.Flow, cause: Cause, operation: Int
  ) {
    let coordinator = app.coordinators[flow.coordinator]
    // The effects that stay at positions are known when the update is done.
    guard let dialect = coordinator.dialect, dialect.cancelsWithOwner,
      !dialect.keepsEffectsAtPosition
    else { return }
    let after = flow.entries
    for entry in before {
      let kept = flow.kept[Int(entry.handle)]
      guard kept != 0, tree.kept(kept).pending != 0,
        !after.contains(where: { $0.handle == entry.handle })
      else { continue }
      guard dialect.comparesIdentities, let identity = coordinator.identities[entry],
        let replacement = after.first(where: { coordinator.identities[$0] == identity })
      else { continue }
      attempt.notes.observations.append(
        ObservationKey(
          .replacedUnderEffect, cause: cause, operation: operation,
          route: route(of: entry, in: flow.coordinator),
          other: route(of: replacement, in: flow.coordinator)))
    }
  }

  /// Notes that an effect of one entry continues for another one at its position.
  mutating func recordInherited(_ effect: DetachedEffect, by route: RouteReference) {
    let replacing = effect.site.map { Cause.transition($0.reference) }
    guard let cause = replacing ?? attempt.cause else { return }
    attempt.notes.observations.append(
      ObservationKey(
        .replacedUnderEffect, cause: cause, operation: effect.site?.index,
        route: RouteReference(coordinator: effect.coordinator, route: effect.route), other: route))
  }

  // MARK: - At the end of a step

  /// Keeps the notes of an attempt that has turned out to be a step.
  mutating func commitStepNotes(_ event: Event, origin: StepOrigin) {
    let place = ObservationTable.Origin.step(origin)
    if !attempt.notes.heard.isEmpty {
      for (number, reference) in attempt.notes.heard {
        observationTable.recordHandled(number, reference, at: place)
      }
    }
    if !attempt.notes.changed.isEmpty {
      for (number, reference) in attempt.notes.changed {
        observationTable.recordChanged(number, reference, at: place)
      }
    }
    if !attempt.notes.observations.isEmpty {
      for key in attempt.notes.observations { observationTable.note(key, at: place) }
    }
    if case .followUp(let reference) = event.name { recordLateMove(of: reference, place) }
    guard event.trigger == .effect, let actor = event.actor else { return }
    recordHiddenActor(actor, event, place)
    recordClosings(actor, event, place)
  }

  /// Notes whether what a screen's late event closed was that screen.
  private mutating func recordClosings(
    _ actor: ScreenReference, _ event: Event, _ place: ObservationTable.Origin
  ) {
    guard !attempt.notes.closings.isEmpty else { return }
    let isClosed =
      event.address.map { address in
        cellBefore(at: address)?.raw != tree.cell(at: address)?.raw
      } ?? false
    for closing in attempt.notes.closings {
      observationTable.note(
        ObservationKey(
          .closedLate, coordinator: closing.top.coordinator, cause: .transition(closing.reference),
          operation: closing.operation, route: route(actor),
          other: isClosed ? nil : closing.top, index: isClosed ? 0 : 1),
        at: place)
    }
  }

  /// Notes that a deferred operation changes the visible screens after its own screen was removed.
  ///
  /// A state does not say which screen asked: the removal is certain where no screen of its route is left.
  private mutating func recordLateMove(
    of reference: TransitionReference, _ place: ObservationTable.Origin
  ) {
    guard attempt.notes.moveCount > 0 || attempt.notes.selection != nil,
      let requester = app.lateRequesters[reference]
    else { return }
    let key = ObservationKey(
      .emittedAfterwards, cause: .later(reference), route: requester, index: 1)
    guard !observationTable.isKnown(key) else { return }
    let exists = placesBefore().contains { place in
      guard case .entry(let cell, let coordinator) = place.content else { return false }
      return route(of: cell, in: coordinator) == requester
    }
    if !exists { observationTable.note(key, at: place) }
  }

  private mutating func recordHiddenActor(
    _ actor: ScreenReference, _ event: Event, _ place: ObservationTable.Origin
  ) {
    guard let cause = attempt.cause else { return }
    let route = route(actor)
    var moves = attempt.notes.moveCount > 0 || attempt.notes.selection != nil
    // The search of a hidden tab observes steps inside it.
    if moves, let address = event.address, isInHiddenTab(address) {
      moves = activity().top != source.top
    }
    guard let address = event.address else {
      let key = ObservationKey(.emittedAfterwards, cause: cause, route: route, index: moves ? 1 : 0)
      return observationTable.note(key, at: place)
    }
    guard !source.activity.addresses.contains(address) else { return }
    var isEffect = false
    if case .effect = cause { isEffect = true }
    if moves {
      let harmful =
        isEffect
        ? ObservationKey(.emittedHidden, cause: cause, route: route, index: 1)
        : ObservationKey(.actedHidden, cause: cause, route: route)
      if observationTable.isKnown(harmful) { return }
      if !uncovers(address) { return observationTable.note(harmful, at: place) }
    }
    guard isEffect else { return }
    observationTable.note(
      ObservationKey(.emittedHidden, cause: cause, route: route, index: 0), at: place)
  }

  /// Whether the step did no more than take away what covered a screen, which is in use afterwards.
  private mutating func uncovers(_ address: Address) -> Bool {
    guard !attempt.notes.bringsEntries, attempt.notes.selection == nil,
      let cell = cellBefore(at: address), tree.cell(at: address)?.raw == cell.raw
    else { return false }
    return activity().addresses.contains(address)
  }

  /// The entry at an address before the step.
  private mutating func cellBefore(at address: Address) -> Cell? {
    let root = tree.root
    defer { tree.root = root }
    tree.root = source.root
    return tree.cell(at: address)
  }

  /// Whether a place lies in another tab than the one that is shown, before the step.
  private mutating func isInHiddenTab(_ address: Address) -> Bool {
    // The actor here is in a tab that moves.
    if source.top.isFrozen { return true }
    guard let front = source.activity.screens.first?.address,
      let fork = zip(address, front).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return false }
    let root = tree.root
    defer { tree.root = root }
    tree.root = source.root
    guard let flow = tree.flowID(at: address.prefix(fork)) else { return false }
    if case .tabs = app.coordinators[tree.coordinator(of: flow)].kind { return true }
    return false
  }
}

extension StackOperation {
  /// Whether it takes screens from the top, however they are called.
  fileprivate var closesByCounting: Bool {
    switch kind {
    case .goBack, .pop, .dismiss, .removeLast: true
    default: false
    }
  }
}

extension CompiledTransition {
  /// Whether a library may have to spread it over several updates.
  var mayTakeSeveralUpdates: Bool { operations.count > 1 || operations.first?.setsMany ?? false }
}

extension CompiledOperation {
  /// Whether it writes several entries at once.
  fileprivate var setsMany: Bool {
    guard case .stack(let changes) = kind else { return false }
    return switch changes.first?.operation.kind {
    case .set, .appendAll: true
    default: false
    }
  }
}
