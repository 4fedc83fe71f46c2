#if SourceReading
  import NavGraphModel

  // Closures that views give to flows that they present: `LoginFlow(onDone: { isLoginShown = false })`.

  extension RegistrationBuilder {
    /// Adds how the flows around one handle an action in it that changes what a view of theirs presents, as the view has
    /// given the inner flow a closure.
    ///
    /// - Returns: Whether there are such flows: then, nothing else handles the action.
    mutating func addReports(
      of action: ViewWalker.Action, on screen: String?, of index: Int
    ) -> Bool {
      let paths = Self.operationPaths(action.steps)
      let own = Origin(start: index, coordinator: index, route: screen)
      let changed = Set(
        paths.flatMap(\.changes).map(\.container).filter { container in
          container.kind == .slot && isViewSlot(container) && slot(container, at: index, own) == nil
        })
      let passages = changed.isEmpty ? [] : passages(to: index, changing: changed)
      for passage in passages {
        var origin = own
        origin.passage = passage
        let outer = passage.coordinator
        guard let hostPath = hostPath(from: outer, to: index, origin) else { continue }
        for one in paths where isMeant(one, by: passage, passages, changed) {
          let operations = one.changes.flatMap { change -> [Operation] in
            if change.container == drafts[index].container {
              let inner = self.operations(change, at: index)
              return inner.isEmpty ? [] : [.within(.child(hostPath), inner)]
            }
            guard changed.contains(change.container) else {
              return self.operations(change, at: outer)
            }
            return slot(change.container, at: outer, origin) == nil
              ? [] : slot(change, at: outer, origin)
          }
          addReport(of: action, one, operations, on: screen, to: outer, through: hostPath)
        }
      }
      return !passages.isEmpty
    }

    /// Returns the operations for a screen that closes the flow around it, by a closure that the flow's view has given it:
    /// `Password(onDone: { dismiss() })`; nil where the screen closes itself.
    mutating func closingOfFlow(
      by action: ViewWalker.Action, on screen: String?, of index: Int
    ) -> [Operation]? {
      guard let flow = views.flows.first(where: { $0.container == drafts[index].container }),
        flow.view !== action.view, let screen, !isRoot(screen, of: index),
        let place = action.steps.firstDismissal, program.contains(place, flow.view)
      else { return nil }
      return closing(index, place)
    }

    /// The routes that show a flow and are in one of some slots, or have such a slot.
    private func passages(
      to inner: Int, changing changed: Set<ScreenContainer>
    ) -> [Origin.Passage] {
      drafts.indices.flatMap { outer -> [Origin.Passage] in
        let slots = drafts[outer].slots.filter { changed.contains($0.container) }
        guard outer != inner, !slots.isEmpty else { return [] }
        return drafts[outer].definition.routes.filter { route in
          let hosted = reached(by: [route.name], from: outer)
          return slots.contains { slot in
            slot.owner.isEmpty
              ? presents(route.name, in: slot.container, outer)
              : drafts[outer].presenters(of: route.name).contains(slot.owner)
          } && hosted.map { hosts(from: $0, to: inner, nil) != nil } == true
        }.map { Origin.Passage(coordinator: outer, route: $0.name) }
      }
    }

    /// Whether a slot shows a route, or what presents it.
    private func presents(_ route: String, in slot: ScreenContainer, _ index: Int) -> Bool {
      let draft = drafts[index]
      let shown = Set(draft.slotRoutes.filter { draft.slot($0.key)?.container == slot }.values)
      return draft.presenters(of: route).contains(where: shown.contains)
    }

    /// Whether code that empties slots does so for the one that shows the flow here: where several views present the flow,
    /// each has given a closure of its own.
    private func isMeant(
      _ path: ViewPath, by passage: Origin.Passage, _ all: [Origin.Passage],
      _ changed: Set<ScreenContainer>
    ) -> Bool {
      path.changes.filter { $0.name == "clear" && changed.contains($0.container) }.allSatisfy {
        change in
        presents(passage.route, in: change.container, passage.coordinator)
          || !all.contains { presents($0.route, in: change.container, $0.coordinator) }
      }
    }

    mutating func addReport(
      of action: ViewWalker.Action, _ path: ViewPath, _ operations: [Operation],
      on screen: String?, to index: Int, through hostPath: [String]
    ) {
      guard !operations.isEmpty else { return }
      let words = path.assumptions.flatMap { $0.check.words($0.holds) }
      var transition = Transition(
        action: action.label, trigger: Self.trigger(of: action),
        assuming: Self.conjunction(words), operations: operations,
        location: location(action.place))
      transition.suppressions = allowedDelays(
        of: OperationPath(
          operations: operations, place: action.place, assumptions: [], isDelayed: path.isDelayed))
      append(
        HandlerDefinition(
          source: .descendant(hosts: hostPath, route: screen), transition: transition), to: index)
    }

  }

  extension [Step] {
    /// Where they first close the view that contains the code.
    var firstDismissal: SourcePlace? {
      lazy.compactMap { step in
        switch step {
        case .dismiss(let place): place
        case .branch(_, let then, let otherwise): (then + otherwise).firstDismissal
        case .block(let inner, _): inner.firstDismissal
        case .operation, .send, .open, .exit: nil
        }
      }.first
    }
  }
#endif
