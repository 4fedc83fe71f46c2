#if SourceReading
  import NavGraphModel

  // What alerts and sheets report to the feature that presents them, and it to those around it, stands on them.
  extension Composition {
    /// Whether a handler hears what its feature presents: an alert, a sheet.
    func isOfPresented(_ index: Int) -> Bool {
      let handler = walker.handlers[index]
      guard let first = handler.path.first, handler.path.count > 1 else { return false }
      return handler.path.contains { $0.name == "presented" }
        || isInSlot(first.name, of: handler.feature)
    }

    /// Whether what a handler hears happens on what its feature presents, and nowhere else.
    func startsOnPresented(_ index: Int) -> Bool {
      isOfPresented(index) || isTappedOnPresented(index)
    }

    /// Whether only buttons in what a feature presents send what a handler hears, by the feature's own actions or by those of
    /// a child that is shown there.
    private func isTappedOnPresented(_ index: Int) -> Bool {
      let heard = ownHeard[index]
      let feature = walker.handlers[index].feature
      let sends = viewSends(heard).filter { !$0.isWrittenByBinding }
      guard !sends.isEmpty, sends.allSatisfy({ $0.trigger == .tap }) else { return false }
      if heard.feature === feature { return sends.allSatisfy { !$0.presenters.isEmpty } }
      guard heard.prefix.count == 1 else { return false }
      let views = walker.evidence.views[ObjectIdentifier(heard.feature.action)] ?? []
      let sites = views.flatMap { walker.evidence.sites[$0] ?? [] }
        .filter { $0.state === feature.state.declaration }
      return !sites.isEmpty && sites.allSatisfy { !$0.presenters.isEmpty }
    }

    /// Whether nothing sends what a handler hears of a screen but what the screen presents, on which the screen reports.
    func isReportedOn(_ index: Int) -> Bool {
      guard ownHeard[index].feature !== walker.handlers[index].feature else { return false }
      var seen: Set<Int> = [index]
      var startsThere = false
      return isSentOnPresented(index, &seen, &startsThere) && startsThere
    }

    /// Whether nothing leads to what a handler hears but what the feature presents that sends it, and the feature's own
    /// actions on the way.
    private func isSentOnPresented(
      _ index: Int, _ seen: inout Set<Int>, _ startsThere: inout Bool
    ) -> Bool {
      let feature = ownHeard[index].feature
      let senders = sendersOf(index)
      guard !senders.isEmpty, viewSends(ownHeard[index]).isEmpty else { return false }
      for sender in senders where seen.insert(sender).inserted {
        guard walker.handlers[sender].feature === feature, sendsAtOnce(sender, to: index),
          trigger(of: sender) != .sent
        else { return false }
        if startsOnPresented(sender), !consequences.contains(sender) {
          startsThere = true
        } else if ownHeard[sender].feature !== feature
          || !isSentOnPresented(sender, &seen, &startsThere)
        {
          return false
        }
      }
      return true
    }
  }
#endif
