#if SourceReading
  import NavGraphModel

  // Actions that report that a screen has closed.

  extension RegistrationBuilder {
    /// Returns one origin for each screen that a stack can report to have closed: `.path(.popFrom(id: _))`.
    private func pops(reportedBy head: Composition.Head, _ origin: Origin) -> [Origin]? {
      guard head.path.last(where: { !$0.isPayload })?.name == "popFrom",
        let screens = drafts[origin.coordinator].path?.type.screens,
        drafts[origin.coordinator].path?.type.isStackState == true,
        origin.coordinator == origin.start
      else { return nil }
      return drafts[origin.coordinator].definition.routes.map(\.name)
        .filter { screens.declaredCase($0) != nil }
        .map { route in
          var one = origin
          one.closed = route
          return one
        }
    }

    /// Returns, for an action that reports that a screen has closed, one origin for each screen that its slot may have
    /// shown: `.editor(.dismiss)`. If an alert closes without the action of a button, that is an action of the alert.
    func closings(by head: Composition.Head, _ origin: Origin) -> [Origin] {
      if let popped = pops(reportedBy: head, origin) { return popped }
      guard head.path.last?.name == "dismiss",
        case .presentationAction? = composition.types(along: head.path, in: head.handler.feature)
          .dropLast().last, let property = origin.action.dropLast().last
      else { return [origin] }
      let draft = drafts[origin.coordinator]
      let owner = slotOwner(origin.route, origin.coordinator)
      let closed = draft.slotRoutes.filter { key, _ in
        draft.holder(key) == owner && draft.slot(key)?.container.property == property
      }.map(\.value).sorted()
      let alerts = closed.filter { showsAlert($0, origin.coordinator) }
      if !closed.isEmpty, alerts == closed {
        return closed.map { route in
          var one = origin
          (one.route, one.action) = (route, ["dismiss"])
          return one
        }
      }
      // The coordinator's operations then cannot name the slots of its screens.
      guard owner.isEmpty, alerts != closed else { return [origin] }
      return closed.filter { !alerts.contains($0) }.map { route in
        var one = origin
        one.closed = route
        return one
      }
    }

    mutating func addClosing(of route: String, _ given: Transition, to index: Int) {
      // The library clears the slot by itself.
      if case .clear(let slot)? = given.operations.first, given.operations.count == 1,
        drafts[index].slotRoutes.contains(where: { $0.value == route && $0.key[1] == slot })
      {
        return
      }
      var transition = given
      transition.action = "\(route) dismissed"
      transition.trigger = .gesture
      append(HandlerDefinition(source: .dismissal(route: route), transition: transition), to: index)
    }

    /// What only a binding sends when the user swipes or goes back: gestures do that by themselves.
    func isDismissal(
      _ operations: [Operation], _ trigger: Trigger, _ head: Composition.Head
    ) -> Bool {
      let handledAction = composition.handledAction(head.path, in: head.handler.feature)
      guard trigger == .tap, handledAction.prefix.isEmpty, !composition.isOfPresented(head.index)
      else { return false }
      switch operations.first {
      case .clear? where operations.count == 1: break
      case nil where head.closesAlerts: break
      default: return false
      }
      // If no view was read, the senders are not known.
      return walker.evidence.viewed.contains(ObjectIdentifier(handledAction.feature.action))
        && composition.viewSends(handledAction).allSatisfy(\.isWrittenByBinding)
    }
  }

  extension Composition.Head {
    /// Whether it only empties what closes itself, so that no operation is left.
    fileprivate var closesAlerts: Bool {
      let changes = ViewWalker.operations(handler.steps)
      return !changes.isEmpty && changes.allSatisfy { $0.name == "clear" }
    }
  }
#endif
