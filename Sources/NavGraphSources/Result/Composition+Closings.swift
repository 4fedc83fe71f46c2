#if SourceReading
  import NavGraphModel

  // Screens that report to an enclosing feature and close themselves by one action: all of that is one transition.

  extension Composition {
    /// Returns whether the effects in enclosing features belong to the handler that leads to them.
    func goesOutside(_ index: Int) -> Bool {
      startsOnPresented(index) || isRefusedTab(index) || closesAndReports(index)
    }

    /// Returns whether there is a path on which a handler reports to an enclosing feature and closes its own screen.
    private func closesAndReports(_ index: Int) -> Bool {
      if let known = closings[index] { return known }
      let handler = walker.handlers[index]
      var features: [Feature] = []
      let follows = Following(others: false, own: trigger(of: index) == .tap, all: false)
      let all = try? expand(
        index, handler.path, follows: follows, visited: [index], nil, features: &features)
      let found = (all ?? []).contains { one in
        one.reports && one.actionEffects.contains { $0.closes(handler.feature) }
      }
      closings[index] = found
      return found
    }

    /// Returns whether every sender of a screen's action that a handler hears also closes the screen, and includes it.
    func isRegisteredWithClosing(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      let senders = sendersOf(index)
      return handledAction.feature !== walker.handlers[index].feature
        && !isFlow(handledAction.feature)
        && !senders.isEmpty && viewSends(handledAction).isEmpty
        && senders.allSatisfy { sender in
          walker.handlers[sender].feature === handledAction.feature && trigger(of: sender) != .sent
            && sendsAtOnce(sender, to: index) && closesAndReports(sender)
        }
    }

    /// Returns the same without `dismiss()` where an enclosing feature has already closed the screen.
    func closingOnce(_ feature: Feature, _ alternative: Alternative) -> Alternative {
      let isClosed = alternative.actionEffects.contains { actionEffect in
        actionEffect.change.map { $0.removes && shows(feature, in: $0.container) } ?? false
      }
      guard isClosed else { return alternative }
      var result = alternative
      result.actionEffects.removeAll { $0.closes(feature) }
      return result
    }

    /// Whether a container shows a feature as one of its screens.
    private func shows(_ feature: Feature, in container: ScreenContainer) -> Bool {
      guard let type = walker.containers[container]?.type else { return false }
      if features.feature(ofState: type) === feature { return true }
      guard let screens = type.screens else { return false }
      return screens.cases.contains { one in
        one.payloads.first.map { program.resolve($0, of: one, in: screens) }
          .flatMap(features.feature(ofState:)) === feature
      }
    }
  }

  extension Composition.ActionEffect {
    /// Whether the screen of a feature closes itself.
    fileprivate func closes(_ feature: Feature) -> Bool {
      switch self {
      case .dismiss(let own, _): own === feature
      case .later(let actionEffect): actionEffect.closes(feature)
      case .operation: false
      }
    }
  }

  extension Change {
    /// Whether it takes screens away.
    var removes: Bool { Self.removals.contains(name) }

    private static let removals: Set = [
      "pop", "popFrom", "popTo", "popToRoot", "goBack", "goBackTo", "goBackToRoot", "removeLast",
      "removeAll", "removeDownTo", "dismiss", "dismissAll", "set", "clear",
    ]
  }
#endif
