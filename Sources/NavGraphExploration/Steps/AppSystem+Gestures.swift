import NavGraphFacts
import NavGraphModel

// What the system offers, and what a screen's own `dismiss()` does.

extension AppSystem {
  /// What a gesture takes away.
  enum GestureTarget {
    case slot(Address)
    /// An entry of a stack, and what goes with it.
    case entry(flow: Address, index: Int)

    /// The lowest that goes.
    var address: Address {
      switch self {
      case .slot(let address): address
      case .entry(let flow, let index): flow + .entry(index)
      }
    }
  }

  mutating func attemptGestures(of screen: ActingScreen) {
    let disabled = disabledGestures(on: screen.reference)
    if !disabled.contains(.back) || !disabled.contains(.edgeSwipe) {
      let back = targets(of: .back, at: screen.address)
      let isButtonOff = isOff(.back, for: screen, taking: back)
      if !isButtonOff || !isOff(.edgeSwipe, for: screen, taking: back) {
        attemptGesture(isButtonOff ? .edgeSwipe : .back, of: screen, back)
      }
    }
    if !disabled.contains(.back), !disabled.contains(.backMenu) {
      let menu = targets(of: .backMenu, at: screen.address)
      if !isOff(.back, for: screen, taking: menu), !isOff(.backMenu, for: screen, taking: menu) {
        attemptGesture(.backMenu, of: screen, menu)
      }
    }
    if !disabled.contains(.swipeDown) {
      let sheet = targets(of: .swipeDown, at: screen.address)
      if !isOff(.swipeDown, for: screen, taking: sheet) {
        attemptGesture(.swipeDown, of: screen, sheet)
      }
    }
    attemptAlertButton(of: screen)
  }

  /// Returns whether a gesture is turned off by a screen, or by the enclosing screen that it would remove.
  private func isOff(
    _ gesture: Gesture, for screen: ActingScreen, taking targets: [GestureTarget]
  ) -> Bool {
    if disables(gesture, on: screen.reference) { return true }
    guard let target = targets.first else { return false }
    // Everything that one gesture can remove is in one container, on the path to the screen.
    let host: Address
    switch target {
    case .slot(let slot): host = slot
    case .entry(let flow, _): host = screen.address.prefix(flow.count + 1)
    }
    return host.count < screen.address.count && disables(gesture, on: self.screen(at: host))
  }

  /// An alert without a button that the app knows has one all the same, and a dialog can always be cancelled.
  private mutating func attemptAlertButton(of screen: ActingScreen) {
    guard let last = screen.address.last, last.kind != .entry,
      let kind = slotKind(at: screen.address), kind.isAlert,
      slot(at: screen.address)?.definition.closesItself ?? false,
      !disables(.alertButton, on: screen.reference),
      kind == .dialog || offers(of: screen, .taps).isEmpty
    else { return }
    let event = Event(
      actor: screen.reference, name: .gesture(.alertButton), trigger: .gesture,
      cause: .gesture(.alertButton))
    tryStep(event, at: StepPlace(.alertButton, 0, at: screen.address)) { system in
      system.forgetActors(inside: screen.address)
      system.set(nil, at: screen.address)
      system.followConditions()
      return .state
    }
  }

  private mutating func attemptGesture(
    _ gesture: Gesture, of screen: ActingScreen, _ targets: [GestureTarget]
  ) {
    for target in targets {
      if gesture == .swipeDown, forbidsSwipe(target) { continue }
      let event = Event(
        actor: screen.reference, name: name(of: gesture, target), trigger: .gesture,
        cause: .gesture(gesture))
      let place = StepPlace(.gesture, gesture.number, at: target.address)
      tryStep(event, at: place) { system in
        let dismissed = system.dismissal(of: target)
        guard case .state = system.take(target, by: gesture) else { return .none }
        guard let dismissed else { return .state }
        if case .crash = system.work(dismissed) { return .crash }
        return .state
      }
    }
  }

  /// What the coordinator hears when an entry is taken away; nil where nothing of it listens.
  func dismissal(of target: GestureTarget) -> QueuedAction? {
    let address = target.address
    let flow = address.flowOfEntry
    guard let id = tree.flowID(at: flow), let entry = tree.entry(at: address) else { return nil }
    let coordinator = tree.coordinator(of: id)
    let route = route(of: entry, in: coordinator).route
    guard !app.coordinators[coordinator].routes[route].dismissals.isEmpty else { return nil }
    return .dismissed(flow, coordinator: coordinator, route: route)
  }

  /// Whether the route that would go forbids it.
  private func forbidsSwipe(_ target: GestureTarget) -> Bool {
    tree.cell(at: target.address)?.entry.forbidsSwipe ?? false
      || disables(.swipeDown, on: screen(at: target.address))
  }

  private func name(of gesture: Gesture, _ target: GestureTarget) -> Event.Name {
    guard gesture == .backMenu, case .entry(let flow, let index) = target,
      let id = tree.flowID(at: flow), index > 0
    else { return .gesture(gesture) }
    return .gestureTo(
      gesture, route(of: tree.cell(index - 1, of: id), in: tree.coordinator(of: id)))
  }

  mutating func take(_ target: GestureTarget, by gesture: Gesture) -> Ending {
    switch target {
    case .slot(let address):
      recordEmptying(ofSlotAt: address)
      set(nil, at: address)
    case .entry(let address, let index):
      guard let id = tree.flowID(at: address) else { return .none }
      var flow = read(id)
      let before = flow.entries.count
      let coordinator = app.coordinators[flow.coordinator]
      let entries = flow.entries
      coordinator.semantics?.remove(index, from: &flow.entries, by: gesture)
      let cause = attempt.cause ?? .gesture(gesture)
      recordMove(
        .removal(index: index), of: address, from: entries, to: flow.entries.count,
        taker: ObservationKey(.removedPresenter, coordinator: flow.coordinator, cause: cause))
      recordRemovals(of: entries, to: flow, cause: cause, operation: nil)
      if coordinator.definition.reducer != nil {
        return write(remaining: flow.entries.map { Int($0.handle) }, ofReducerAt: address)
      }
      write(flow, entriesBefore: before, at: address)
      reassignDetachedEffects()
    }
    followConditions()
    return .state
  }

  /// What a gesture on a screen takes away, from the nearest end outwards.
  private mutating func targets(of gesture: Gesture, at screen: Address) -> [GestureTarget] {
    var current = screen
    while let last = current.last {
      switch last.kind {
      case .containerSlot, .entrySlot:
        switch (gesture, slotKind(at: current)) {
        case (.swipeDown, .sheet), (.swipeDown, .popover), (.back, .push), (.edgeSwipe, .push):
          return [.slot(current)]
        case (.swipeDown, .push), (.swipeDown, .blockingOverlay):
          current = last.kind == .entrySlot ? current.dropLast() : current.flowOfEntry
        default: return []
        }
      case .entry:
        let address = current.flowOfEntry
        guard let id = tree.flowID(at: address) else { return [] }
        switch app.coordinators[tree.coordinator(of: id)].kind {
        case .stack:
          let (targets, continues) = targets(of: gesture, inStack: id, at: address)
          if !targets.isEmpty || !continues { return targets }
        case .joined:
          let hasEarlier = (0..<last.index).contains {
            rendersAnything(tree.kept(tree.cell($0, of: id).kept).flow)
          }
          // One screen back is the button's; the menu begins with what is two below.
          if hasEarlier, gesture != .swipeDown {
            let canEmpty = gesture != .backMenu && rootIsAnItem(ofFlowAt: current)
            return canEmpty ? [.entry(flow: current, index: 0)] : []
          }
        case .tabs, .switch: break
        }
        current = address
      }
    }
    return []
  }

  /// Whether the bottom of a stack can be taken away like everything else.
  private func rootIsAnItem(ofFlowAt address: Address) -> Bool {
    guard let id = tree.flowID(at: address),
      let dialect = app.coordinators[tree.coordinator(of: id)].dialect
    else { return false }
    return dialect.rootPresentation(embedsNavigation: true).isPush
  }

  private mutating func targets(
    of gesture: Gesture, inStack id: RecordID, at address: Address
  ) -> (targets: [GestureTarget], continues: Bool) {
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    guard case .stack(let wrapped, _) = coordinator.kind, let semantics = coordinator.semantics
    else { return ([], false) }
    // What has no registered way to be written back is not explored; where nothing could go, it is passed on.
    let isSilent = coordinator.definition.reducer.map { $0.gestures == nil } ?? false
    let entries = readEntries(of: id)
    let isWrapped = wrapped || hasNavigation(at: address)
    let targets = semantics.entries(removedBy: gesture, on: entries, isWrapped: isWrapped)
    guard targets.isEmpty else {
      if isSilent { return ([], false) }
      return (targets.map { .entry(flow: address, index: $0) }, false)
    }
    let visible = entries[..<semantics.renderedCount(of: entries, isWrapped: isWrapped)]
    return (
      [], gesture == .swipeDown ? visible.dropFirst().allSatisfy(\.isPush) : visible.count == 1
    )
  }

  /// What a screen's own `dismiss()` does: the nearest presentation or pushed screen goes.
  mutating func dismissScreen(at site: OperationSite) {
    guard let actor = site.actor, var current = address(of: actor) else {
      return note(Outcome(.ignored(.screenGone)), at: site)
    }
    let own = current
    while let last = current.last {
      tree.useAddress(ofEntry: current)
      if last.kind != .entry {
        note(.applied, at: site)
        recordDismissal(of: current, from: own, by: actor, at: site)
        if let dismissed = dismissal(of: .slot(current)) { attempt.queue.append(dismissed) }
        forgetActors(inside: current)
        recordEmptying(ofSlotAt: current)
        return set(nil, at: current)
      }
      let address = current.flowOfEntry
      if last.index > 0, let id = tree.flowID(at: address),
        app.coordinators[tree.coordinator(of: id)].isStack
      {
        note(.applied, at: site)
        recordDismissal(of: current, from: own, by: actor, at: site)
        let isPush = tree.cell(last.index, of: id).entry.isPush
        let target = GestureTarget.entry(flow: address, index: last.index)
        if let dismissed = dismissal(of: target) { attempt.queue.append(dismissed) }
        _ = take(target, by: isPush ? .back : .swipeDown)
        return
      }
      current = address
    }
    note(Outcome(.ignored(.nothingPresented)), at: site)
  }

  /// Notes where it is not the screen itself that goes, but the flow that it is the root of.
  private mutating func recordDismissal(
    of entry: Address, from own: Address, by actor: ActingScreen, at site: OperationSite
  ) {
    attempt.notes.moveCount += 1
    guard entry != own, let index = site.index, let screen = screen(at: entry) else { return }
    attempt.notes.observations.append(
      ObservationKey(
        .dismissedFlow, cause: .transition(site.reference), operation: index,
        route: route(actor.reference), other: route(screen)))
  }
}
