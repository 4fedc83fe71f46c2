#if SourceReading
  import NavGraphModel

  // Changes of what slots show: of the acting screen, its surroundings, or a tab.

  extension RegistrationBuilder {
    /// - Parameter isEvent: Whether something outside changes it, which can come while an alert is open.
    mutating func slot(
      _ operation: Change, at index: Int, _ origin: Origin, isEvent: Bool = false,
      from sender: SourcePlace? = nil
    ) -> [Operation] {
      let draft = drafts[index]
      let property = operation.container.property
      // The content of a slot empties it by closing itself; an alert's buttons need no operation.
      if operation.name == "clear", origin.coordinator == index, let route = origin.route,
        let key = draft.slotRoutes.first(where: { $0.value == route })?.key,
        draft.slot(key)?.container == operation.container
      {
        if showsAlert(route, index) { return [] }
        return [
          handlesDismissal(operation.container) ? .clear(slot: key[1]) : closing(of: route, index)
        ]
      }
      guard let slot = slot(operation.container, at: index, origin) else {
        if let translated = hostedSlot(operation, at: index, origin) { return translated }
        let isUnshown = origin.route.flatMap { route in
          draft.screens[route].map { isPresentedElsewhere(property, of: $0, on: route, index) }
        }
        // Other content may no longer be shown.
        guard !operation.isReset, isUnshown != true else { return [] }
        if let sending = sendingDown(operation, at: index, origin.hosting) { return [sending] }
        if let changes = contentSlot(operation, at: index, origin, isEvent: isEvent) {
          return changes
        }
        admitOther(operation, origin, sender)
        return []
      }
      return changes(by: operation, of: slot, at: index, origin, isEvent: isEvent, from: sender)
    }

    /// - Parameter isEvent: Whether something outside changes it, which can come while an alert is open.
    mutating func changes(
      by operation: Change, of slot: Slot, at index: Int, _ origin: Origin, isEvent: Bool,
      from sender: SourcePlace? = nil
    ) -> [Operation] {
      let draft = drafts[index]
      let acting = origin.coordinator == index ? origin.route ?? "" : ""
      let presenter = draft.slotRoutes.first { $0.value == acting }?.key[0]
      let (owner, name) = (slot.owner, slot.name)
      if operation.name == "clear" {
        let slots =
          owner.isEmpty
          ? draft.definition.slots : draft.definition.routes.first { $0.name == owner }?.slots ?? []
        let holdsAlerts = slots.first { $0.name == name }?.allKinds.allSatisfy(\.isAlert) ?? false
        return holdsAlerts && !isEvent ? [] : [.clear(slot: name)]
      }
      return operation.targets.suffix(1).flatMap { target -> [Operation] in
        guard case .route(let case_) = target else { return [] }
        if walker.evidence.showsNothing(case_, in: slot.container) { return [.clear(slot: name)] }
        guard
          let route = draft.slotRoutes[[owner, name, case_]]
            ?? draft.slotRoutes[[owner, name, operation.container.property]]
        else { return [] }
        // A link whose label is read as a part of what it shows.
        if route == acting, owner == presenter, !owner.isEmpty, operation.name == "present",
          draft.definition.routes.first(where: { $0.name == owner })?.slots
            .first(where: { $0.name == name })?.kind(of: route).isAlert != true
        {
          // What shows a popup again that the view draws itself changes nothing.
          if walker.evidence.popups[slot.container.key] != nil { return [] }
          admitOther(operation, origin, sender)
          return []
        }
        admitSelection(in: route, operation, index, named: case_)
        let shown = showsAlert(route, index) ? alert(route, operation.buttons, index) : route
        return [
          .fill(
            slot: name,
            Destination(
              target: pattern(shown, operation.screen(target), index),
              presentation: .sheet(embedsNavigation: false),
              start: start(of: route, operation, index, named: case_)))
        ]
      }
    }

    /// Says that an action changes what another screen shows.
    private mutating func admitOther(
      _ operation: Change, _ origin: Origin, _ sender: SourcePlace?
    ) {
      let owner = features.all.first { feature in
        feature.state.declaration.map { ObjectIdentifier($0) } == operation.container.owner
      }
      let screen = owner.map { "\u{201C}\($0.name)\u{201D}, " } ?? ""
      let action = origin.action.joined(separator: ".")
      let place = sender ?? operation.place
      if operation.name == "present", leftOut[operation.container] == nil {
        leftOut[operation.container] = place
      }
      if operation.name == "clear" { leftOutClosing = place }
      admit(
        place,
        "\u{201C}\(operation.container.property)\u{201D} belongs to \(screen)another screen: its change by \u{201C}\(action)\u{201D} is left out"
      )
    }

    /// Returns a change of a slot of a coordinator that a route hosts; nil where no hosted one has the slot.
    private mutating func hostedSlot(
      _ operation: Change, at index: Int, _ origin: Origin
    ) -> [Operation]? {
      // Of a coordinator, or of a screen through which the action comes.
      if let passage = origin.passage, passage.coordinator != index,
        slot(operation.container, at: passage.coordinator, origin) != nil,
        let hostPath = hosts(from: index, to: passage.coordinator, origin.hosting)
      {
        let translated = slot(operation, at: passage.coordinator, origin)
        return translated.isEmpty ? [] : [.within(.child(hostPath), translated)]
      }
      let inner = drafts.firstIndex { draft in
        draft.slots.contains { $0.owner.isEmpty && $0.container == operation.container }
      }
      guard let inner, inner != index, let hostPath = hosts(from: index, to: inner, origin.hosting)
      else {
        return nil
      }
      let translated = slot(operation, at: inner, Origin(start: inner, coordinator: inner))
      return translated.isEmpty ? [] : [.within(.child(hostPath), translated)]
    }

    /// Returns a change of a slot of a tab, or of the case of a switch, by a feature around it: `state.shop.sheet = …`.
    /// Returns nil where that is no such slot, or where several have it.
    mutating func contentSlot(
      _ operation: Change, at index: Int, _ origin: Origin, isEvent: Bool
    ) -> [Operation]? {
      var found = drafts.indices.flatMap { inner in
        drafts[inner].slots.filter { slot in
          slot.container == operation.container && drafts[inner].isContent(slot.owner)
        }.map { (inner, $0) }
      }
      // One of two tabs with the same feature.
      if found.count > 1 { found.removeAll { !operation.properties.contains($0.1.owner) } }
      guard found.count == 1, let (inner, slot) = found.first else { return nil }
      let isOwn = inner == index
      let hostPath = isOwn ? [] : hosts(from: index, to: inner, origin.hosting)
      guard let hostPath else { return nil }
      let changes = changes(
        by: operation, of: slot, at: inner,
        isOwn ? origin : Origin(start: inner, coordinator: inner), isEvent: isEvent)
      // What shows nothing that is known was not read.
      if changes.isEmpty { return operation.name == "clear" ? [] : nil }
      return isOwn ? changes : [.within(.child(hostPath), changes)]
    }

    /// What closes the content of a slot: a popup that a view draws itself is no presentation, so that only its state does.
    func closing(of route: String, _ index: Int) -> Operation {
      let draft = drafts[index]
      let key = draft.slotRoutes.first { $0.value == route }?.key
      guard let key, let slot = draft.slot(key), walker.evidence.popups[slot.container.key] != nil
      else { return .dismissScreen }
      return .clear(slot: key[1])
    }

    /// Whether a reducer does something when what its slot holds is dismissed, which setting the state to nil is not:
    /// `case .edit(.dismiss):`.
    private func handlesDismissal(_ slot: ScreenContainer) -> Bool {
      walker.handlers.contains { handler in
        handler.feature.state.declaration.map { ObjectIdentifier($0) } == slot.owner
          && !handler.steps.isEmpty && handler.path.map(\.name) == [slot.property, "dismiss"]
      }
    }

    /// The slots that features change whose state is around them: `state.shop.sheet = …`.
    static func slotsOfOthers(_ walker: Walker) -> Set<ScreenContainer> {
      walker.handlers.reduce(into: []) { result, handler in
        let own = handler.feature.state.declaration.map { ObjectIdentifier($0) }
        let changed = ViewWalker.operations(handler.steps).map(\.container)
        result.formUnion(changed.filter { $0.kind == .slot && $0.owner != own })
      }
    }
  }
#endif
