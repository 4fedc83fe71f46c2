#if SourceReading
  import NavGraphModel

  /// Removes everything that is never shown, at the end.
  extension RegistrationBuilder {
    /// Whether a slot's screen is one of ComposableNavigation's items, of which a coordinator may push some and present others.
    private func isItem(_ key: [String], of index: Int) -> Bool {
      let holder = drafts[index].holder(key)
      let feature = holder.isEmpty ? drafts[index].feature : drafts[index].screens[holder]
      let property = drafts[index].slot(key)?.container.property
      return feature.map { slots(of: $0).contains { $0.name == property && $0.path.isItems } }
        ?? false
    }

    /// Returns the operations of other coordinators on a coordinator inside or around them.
    func operations(into index: Int) -> [NavGraphModel.Operation] {
      drafts.indices.filter { $0 != index }.flatMap { other in
        let definition = drafts[other].definition
        let transitions =
          definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
        return transitions.flatMap(\.operations).flattened.flatMap { operation in
          guard case .within(let flow, let inner) = operation,
            target(of: flow, from: other) == index
          else { return [Operation]() }
          return inner.flattened
        }
      }
    }

    private func target(of flow: FlowReference, from index: Int) -> Int? {
      switch flow {
      case .child(let hosts): reached(by: hosts, from: index)
      case .ancestor(let name): drafts.firstIndex { $0.definition.name == name }
      }
    }

    mutating func finish(_ index: Int) {
      drafts[index].definition.slots.putPushesLast()
      for route in drafts[index].definition.routes.indices {
        drafts[index].definition.routes[route].slots.putPushesLast()
      }
      let definition = drafts[index].definition
      let transitions =
        definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
      let given = (definition.slots + definition.routes.flatMap(\.slots)).filter {
        $0.initial != nil
      }
      let operations =
        transitions.flatMap(\.operations).flattened + operations(into: index)
      let filled = Set(
        given.map(\.name)
          + operations.compactMap { operation in
            if case .fill(let slot, _) = operation { slot } else { nil }
          })
      var shown = routesFilled(in: index)
      for (route, alerts) in drafts[index].alerts
      where alerts.contains(where: { shown.contains($0.route) }) {
        shown.insert(route)
      }
      // A slot that only a view's binding fills: nothing is known of when.
      for key in drafts[index].slotRoutes.keys.sorted(by: { $0.joined() < $1.joined() }) {
        guard let route = drafts[index].slotRoutes[key], !shown.contains(route) else { continue }
        if let known = drafts[index].definition.routes.first(where: { $0.name == route }),
          !isItem(key, of: index) || !filled.contains(key[1])
        {
          let name = drafts[index].slot(key)?.container.property ?? key[1]
          let choice = key[2] == name ? "" : "\u{201C}\(key[2])\u{201D} of "
          let host = key[0].isEmpty ? drafts[index].feature.name : key[0]
          let shown = "a view can show \(choice)\u{201C}\(name)\u{201D}"
          admit(
            SourcePlace(file: known.location.file, line: known.location.line),
            isFilledSomewhere(key, index)
              ? shown + " on \u{201C}\(host)\u{201D}"
                + ", but the code that sets it could not be followed there: it is left out"
              : shown + ", but no code was found that sets it")
        }
        drafts[index].definition.routes.removeAll { $0.name == route }
      }
      let held = Dictionary(
        grouping: drafts[index].slotRoutes.filter { shown.contains($0.value) }.keys
      ) { $0[0] }
      func isHeld(_ slot: String, _ owner: String) -> Bool {
        held[owner]?.contains { $0[1] == slot } ?? false
      }
      drafts[index].definition.slots.removeAll { !filled.contains($0.name) || !isHeld($0.name, "") }
      for position in drafts[index].definition.routes.indices {
        let owner = drafts[index].definition.routes[position].name
        drafts[index].definition.routes[position].slots.removeAll { !isHeld($0.name, owner) }
      }
      drafts[index].definition.removeKinds()
      let presenters = drafts[index].slotRoutes.map { ($0.value, $0.key[0]) }
      drafts[index].definition.removeClears(
        presenters: Dictionary(presenters) { first, _ in first })
    }

    /// Returns whether some code presents the content of a slot.
    private func isFilledSomewhere(_ key: [String], _ index: Int) -> Bool {
      let holder = drafts[index].holder(key)
      let owner = holder.isEmpty ? drafts[index].feature : drafts[index].screens[holder]
      let property = drafts[index].slot(key)?.container.property ?? key[1]
      let parts = drafts[index].parts.filter { $0.owner ?? "" == holder }.map(\.feature)
      let states = ([owner].compactMap(\.self) + parts).compactMap(\.state.declaration).map {
        ObjectIdentifier($0)
      }
      return walker.handlers.contains { handler in
        ViewWalker.operations(handler.steps).contains { change in
          change.name == "present" && change.container.property == property
            && states.contains(change.container.owner)
            && (change.targets.isEmpty
              || change.targets.contains { $0.isPayload || $0 == .route(key[2]) })
        }
      }
    }

    /// Removes handlers of coordinators, and operations on them, whose routes or slots do not exist.
    mutating func removeUnhandled() {
      for index in drafts.indices {
        var definition = drafts[index].definition
        definition.handlers = definition.handlers.filter { handler in
          guard case .descendant(let hosts, let route) = handler.source else { return true }
          return reached(by: hosts, from: index).map { inner in
            route == nil || drafts[inner].definition.routes.contains { $0.name == route }
          } ?? false
        }
        for position in definition.handlers.indices {
          definition.handlers[position].transition.operations = possible(
            definition.handlers[position].transition.operations, at: index)
        }
        for route in definition.routes.indices {
          for position in definition.routes[route].transitions.indices {
            definition.routes[route].transitions[position].operations = possible(
              definition.routes[route].transitions[position].operations, at: index)
          }
        }
        drafts[index].definition = definition
      }
    }

    private func possible(_ operations: [Operation], at index: Int) -> [Operation] {
      operations.compactMap { operation in
        guard case .within(let flow, let inner) = operation else { return operation }
        let target = target(of: flow, from: index)
        guard let target else { return nil }
        let definition = drafts[target].definition
        let slots = Set((definition.slots + definition.routes.flatMap(\.slots)).map(\.name))
        let kept = possible(inner, at: target).filter { operation in
          if case .clear(let slot) = operation { return slots.contains(slot) }
          return true
        }
        return kept.isEmpty ? nil : .within(flow, kept)
      }
    }

    /// The coordinator that routes lead down to; nil where one of them is not there.
    func reached(by hosts: [String], from index: Int) -> Int? {
      hosts.reduce(index) { current, host in
        let hosted = current.flatMap { current in
          drafts[current].definition.routes.first { $0.name == host }?.hosts
        }
        return hosted.flatMap { name in drafts.firstIndex { $0.definition.name == name } }
      }
    }
  }

  extension CoordinatorDefinition {
    /// Takes away what slots say of routes that are not there.
    fileprivate mutating func removeKinds() {
      let names = Set(routes.map(\.name))
      updateSlots { slot in slot.kinds = slot.kinds.filter { names.contains($0.key) } }
    }

    /// Takes away operations on slots that are not there: neither the screen's, nor of what presents it, nor the
    /// coordinator's or of its tabs or cases.
    ///
    /// - Parameter presenters: The route that presents another one; "" where the coordinator does.
    fileprivate mutating func removeClears(presenters: [String: String]) {
      var own = Set(slots.map(\.name))
      if container.isTabsOrSwitch {
        own.formUnion(routes.filter { presenters[$0.name] == nil }.flatMap(\.slots).map(\.name))
      }
      let owned = Dictionary(
        routes.map { ($0.name, $0.slots.map(\.name)) }, uniquingKeysWith: { first, _ in first })
      var slots = own
      /// The slots that a name can mean on a screen.
      func around(_ route: String) -> Set<String> {
        var found = own
        var name: String? = route
        var seen: Set<String> = []
        while let one = name, seen.insert(one).inserted {
          found.formUnion(owned[one] ?? [])
          name = presenters[one]
        }
        return found
      }
      func kept(_ operations: [Operation]) -> [Operation] {
        operations.filter { operation in
          switch operation {
          case .clear(let slot), .fill(let slot, _): slots.contains(slot)
          default: true
          }
        }
      }
      for route in routes.indices {
        slots = around(routes[route].name)
        for index in routes[route].transitions.indices {
          routes[route].transitions[index].operations = kept(
            routes[route].transitions[index].operations)
          routes[route].transitions[index].removeConditions(onAllBut: slots)
        }
      }
      for index in handlers.indices {
        slots = own
        if case .descendant(let hosts, _) = handlers[index].source, let host = hosts.first {
          slots = around(host)
        }
        handlers[index].transition.operations = kept(handlers[index].transition.operations)
        handlers[index].transition.removeConditions(onAllBut: slots)
      }
    }
  }

  extension Container {
    fileprivate var isTabsOrSwitch: Bool {
      switch self {
      case .tabs, .switch: true
      case .stack, .joined: false
      }
    }
  }

  extension Transition {
    /// Takes away a condition that asks for a slot which is not there.
    fileprivate mutating func removeConditions(onAllBut slots: Set<String>) {
      if handlerCondition?.asks(forSlotsBeside: slots) == true { handlerCondition = nil }
      if enabledWhen?.asks(forSlotsBeside: slots) == true { enabledWhen = nil }
    }
  }

  extension Condition {
    fileprivate func asks(forSlotsBeside known: Set<String>) -> Bool {
      switch self {
      case .slotIsTaken(let slot, _): !known.contains(slot)
      case .not(let condition): condition.asks(forSlotsBeside: known)
      case .all(let conditions), .any(let conditions):
        conditions.contains { $0.asks(forSlotsBeside: known) }
      default: false
      }
    }
  }

  extension [SlotDefinition] {
    /// Moves pushes to the end, as presented content covers pushed content: of two filled slots, the first one is
    /// visible.
    fileprivate mutating func putPushesLast() {
      self = filter { $0.kind != .push } + filter { $0.kind == .push }
    }
  }
#endif
