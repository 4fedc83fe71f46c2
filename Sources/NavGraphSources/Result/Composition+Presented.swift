#if SourceReading
  import NavGraphModel

  // Reports of alerts and sheets to the feature that presents them, and its reports outwards, belong to them.
  extension Composition {
    /// Whether a handler hears what its feature presents: an alert, a sheet.
    func isOfPresented(_ index: Int) -> Bool {
      let handler = walker.handlers[index]
      guard let first = handler.path.first, handler.path.count > 1 else { return false }
      return handler.path.contains { $0.name == "presented" }
        || isInSlot(first.name, of: handler.feature)
    }

    /// Returns whether a handler's action occurs on the content that its feature presents, and nowhere else.
    func startsOnPresented(_ index: Int) -> Bool {
      isOfPresented(index) || isTappedOnPresented(index)
    }

    /// Returns whether only buttons in presented content of a feature send a handler's action, by the feature's own
    /// actions or by those of a child that is shown there.
    private func isTappedOnPresented(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      let feature = walker.handlers[index].feature
      let sends = viewSends(handledAction).filter { !$0.isWrittenByBinding }
      guard !sends.isEmpty, sends.allSatisfy({ $0.trigger == .tap }) else { return false }
      if handledAction.feature === feature { return sends.allSatisfy { !$0.presenters.isEmpty } }
      guard handledAction.prefix.count == 1 else { return false }
      let views = walker.evidence.views[ObjectIdentifier(handledAction.feature.action)] ?? []
      let sites = views.flatMap { walker.evidence.sites[$0] ?? [] }
        .filter { $0.state === feature.state.declaration }
      return !sites.isEmpty && sites.allSatisfy { !$0.presenters.isEmpty }
    }

    /// Returns whether only the screen's presented content sends a handler's action of the screen, on which the screen
    /// reports.
    func isReportedOn(_ index: Int) -> Bool {
      guard ownHandledActions[index].feature !== walker.handlers[index].feature else {
        return false
      }
      var seen: Set<Int> = [index]
      var startsPresented = false
      return isSentOnPresented(index, &seen, &startsPresented) && startsPresented
    }

    /// Returns whether only the presented content of a feature, and the feature's own actions on the path, lead to a
    /// handler.
    private func isSentOnPresented(
      _ index: Int, _ seen: inout Set<Int>, _ startsPresented: inout Bool
    ) -> Bool {
      let feature = ownHandledActions[index].feature
      let senders = sendersOf(index)
      guard !senders.isEmpty, viewSends(ownHandledActions[index]).isEmpty else { return false }
      for sender in senders where seen.insert(sender).inserted {
        guard walker.handlers[sender].feature === feature, sendsAtOnce(sender, to: index),
          trigger(of: sender) != .sent
        else { return false }
        if startsOnPresented(sender), !consequences.contains(sender) {
          startsPresented = true
        } else if ownHandledActions[sender].feature !== feature
          || !isSentOnPresented(sender, &seen, &startsPresented)
        {
          return false
        }
      }
      return true
    }
  }
#endif
