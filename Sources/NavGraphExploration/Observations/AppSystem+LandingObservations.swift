import NavGraphFacts
import NavGraphModel

// Observations of a step that depend on the state that it leads to: promises, selections and links.

extension AppSystem {
  /// A link with all that it depends on beside where it is opened.
  struct LinkKey: Hashable {
    let reference: TransitionReference
    /// One combination of its parameters.
    let parameters: Int
    /// The values of the fixed inputs.
    let inputs: [UInt32]
    let picks: [StepNotes.Pick]
  }

  /// The stack that a link builds.
  struct LinkStack {
    let screens: [UInt64]
    let origin: StepOrigin
    var hasVaried = false
    var roots: Set<RecordID>
  }

  /// Notes what the state that a step leads to says about the step.
  mutating func recordObservations(of event: Event, origin: StepOrigin) {
    let isLink = event.trigger == .link
    let selects = attempt.notes.selection != nil && hasChangedState()
    let isHidden = mayBeHidden(event)
    guard
      isLink || isHidden || selects || !attempt.notes.promises.isEmpty || app.features.hasGates,
      let cause = attempt.cause,
      hasChangedState() || !attempt.notes.promises.isEmpty
    else { return }
    let place = ObservationTable.Origin.step(origin)
    var after = activity()
    // A frozen tab shows what it starts with.
    if after.top.isFrozen { after = wholeActivity() }
    if app.features.hasGates {
      for route in closedGates(in: after).subtracting(source.closedGates) {
        observationTable.note(
          ObservationKey(.behindClosedGate, cause: cause, route: route), at: place)
      }
    }
    for promise in attempt.notes.promises { recordPromise(of: promise, after, at: place) }
    if selects { recordSelection(cause, after, at: place) }
    if isLink { recordLink(event, cause, after, origin) }
    if isHidden, let screen = screenStayingInFront(of: after) {
      observationTable.note(ObservationKey(.eventHidden, cause: cause, route: screen), at: place)
    }
  }

  /// Whether an event from outside brought screens to a stack while something was presented.
  private func mayBeHidden(_ event: Event) -> Bool {
    event.trigger == .effect && attempt.notes.bringsEntries && event.comesFromOutside
      && tree.extent(of: source.root).modals > 0
  }

  /// Notes whether a step from outside that acts in a frozen tab leaves the screen in front.
  mutating func recordHiddenStep(_ event: Event, origin: StepOrigin) {
    let isLink = event.trigger == .link
    guard let cause = attempt.cause, hasChangedState(),
      isLink ? attempt.notes.moveCount > 0 || attempt.notes.selection != nil : mayBeHidden(event),
      let screen = screenStayingInFront(of: activity())
    else { return }
    observationTable.note(
      ObservationKey(isLink ? .linkHidden : .eventHidden, cause: cause, route: screen),
      at: .step(origin))
  }

  /// The screen that was in front before the step, if the same one, which nothing brought, still is.
  private func screenStayingInFront(of after: Activity) -> RouteReference? {
    guard let before = source.activity.screens.first, let now = after.screens.first,
      // The same one, not an equal one beneath it.
      attempt.actorAddresses.first == now.address, before.raw == now.raw,
      !attempt.notes.brought.contains(before.reference)
    else { return nil }
    return route(before.reference)
  }

  private mutating func recordPromise(
    of reference: TransitionReference, _ after: Activity, at place: ObservationTable.Origin
  ) {
    guard let landing = app.graph.transition(reference)?.landing else { return }
    let path = path(to: after.screens.first?.address)
    let names = path.suffix(landing.count).map { [app] screen in
      let route = app.coordinators[screen.coordinator].routeOfInstance[screen.instance]
      return app.graph.coordinators[screen.coordinator].routes[route].name
    }
    guard names != landing else { return }
    observationTable.note(
      ObservationKey(
        .landedElsewhere, cause: .transition(reference), route: path.last.map { route($0) }),
      at: place)
  }

  private mutating func recordSelection(
    _ cause: Cause, _ after: Activity, at place: ObservationTable.Origin
  ) {
    guard let (flow, index, operation) = attempt.notes.selection, let id = tree.flowID(at: flow),
      index < tree.entryCount(of: id)
    else { return }
    let coordinator = tree.coordinator(of: id)
    let tab = route(of: tree.cell(index, of: id), in: coordinator)
    if let front = after.screens.first,
      !front.address.starts(with: flow + .entry(index)),
      source.activity.screens.first?.address == front.address
    {
      observationTable.note(
        ObservationKey(
          .selectedBehindModal, cause: cause, operation: operation, route: tab,
          other: route(front.reference)), at: place)
    }
    let isSiblingReset = attempt.notes.resets.contains { reset in
      reset.count == flow.count + 1 && reset.starts(with: flow) && reset != flow + .entry(index)
    }
    let isReset = attempt.notes.resets.contains(flow + .entry(index))
    guard isSiblingReset, !isReset else { return }
    let inner = tree.kept(tree.cell(index, of: id).kept).flow
    if inner != 0, let fresh = caches.freshFlows[tree.coordinator(of: inner)], fresh != inner {
      observationTable.note(ObservationKey(.restoredFlow, cause: cause, route: tab), at: place)
    }
  }

  private mutating func recordLink(
    _ event: Event, _ cause: Cause, _ front: Activity, _ origin: StepOrigin
  ) {
    guard case .link(_, _, let parameters) = event.name, case .transition(let reference) = cause,
      attempt.notes.moveCount > 0 || attempt.notes.selection != nil, hasChangedState()
    else { return }
    let inputs = Array(tree.table[tree.values].dropFirst(app.graph.variables.count))
    let key = LinkKey(
      reference: reference, parameters: parameters, inputs: inputs, picks: attempt.notes.picks)
    let hidden = source.activity.screens.first.map {
      ObservationKey(.linkHidden, cause: cause, route: route($0.reference))
    }
    let known = history.linkStacks[key]
    let isVariationKnown = known?.hasVaried ?? false
    if isVariationKnown || known?.roots.contains(tree.root) ?? false,
      hidden.map({ observationTable.isKnown($0) }) ?? true
    {
      return
    }
    if let hidden, screenStayingInFront(of: front) != nil {
      return observationTable.note(hidden, at: .step(origin))
    }
    guard !isVariationKnown, app.graph.bringsScreens(reference) else { return }
    let screens = screensBeneathFront(to: front)
    guard var known else {
      history.linkStacks[key] = LinkStack(screens: screens, origin: origin, roots: [tree.root])
      return
    }
    if known.screens == screens {
      // So many trees are kept that hold the same stack; beyond, it is compared again.
      if known.roots.count < 4096 { known.roots.insert(tree.root) }
    } else {
      known.hasVaried = true
      observationTable.note(
        ObservationKey(.linkStackVaries, cause: cause), at: .step(origin),
        against: .step(known.origin))
    }
    history.linkStacks[key] = known
  }

  /// Every entry beneath the screen in front, from the outermost flow inwards, as numbers.
  private func screensBeneathFront(to activity: Activity) -> [UInt64] {
    guard let address = activity.screens.first?.address else { return [] }
    return address.indices.flatMap { end -> [UInt64] in
      let prefix = address.prefix(end + 1)
      guard let flow = tree.flowID(at: prefix.flowOfEntry), let cell = tree.cell(at: prefix) else {
        return []
      }
      let coordinator = tree.coordinator(of: flow)
      var cells = [cell]
      if let position = prefix.position, case .stack = app.coordinators[coordinator].kind {
        cells = (0...position).map { tree.cell($0, of: flow) }
      }
      return cells.map { UInt64(coordinator) << 32 | UInt64($0.raw) }
    }
  }
}
