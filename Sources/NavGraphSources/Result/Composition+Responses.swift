#if SourceReading
  import NavGraphModel

  // Actions that come with the response to a request: the user can do something else in between.

  extension Composition {
    /// What ends the requests through which alone a tap leads to the action that a handler hears; nil where it also leads
    /// there at once.
    func response(_ index: Int) -> RequestEnd? { response(index, [index]) }

    private func response(_ index: Int, _ outer: Set<Int>) -> RequestEnd? {
      let isTapped = viewSends(ownHandledActions[index]).contains {
        $0.trigger == .tap || $0.trigger == .tab
      }
      let senders = sendersOf(index).filter {
        trigger(of: $0) == .tap && sendsAtOnce($0, to: index) && !outer.contains($0)
      }
      guard !isTapped, !senders.isEmpty else { return nil }
      var ends: Set<RequestEnd> = []
      for sender in senders {
        let sent = Self.sends(walker.handlers[sender].steps).filter { sent in
          handlers(handling: sent.steps, from: walker.handlers[sender].feature).contains(index)
        }
        if !sent.isEmpty, sent.allSatisfy({ isAnswer($0, from: sender) }) {
          ends.insert(requestEnd(of: sender))
        } else if let end = response(sender, outer.union([sender])) {
          ends.insert(end)
        } else {
          return nil
        }
      }
      return ends.count == 1 ? ends.first : .screenCloses
    }

    /// Whether an action is sent when a request is answered, and what its sender does before keeps no button from being
    /// tapped.
    func isAnswer(_ sent: SentAction, from sender: Int) -> Bool {
      sent.isAsynchronous && !sent.isPaused && !sent.isRepeated && !showsProgress(sender)
    }

    /// Libraries cancel the effects of a screen that is closed, not those of its coordinator.
    func requestEnd(of index: Int) -> RequestEnd {
      isFlow(walker.handlers[index].feature) ? .coordinatorCloses : .screenCloses
    }

    /// Whether a handler sets a flag of its state, as one that a view shows progress for.
    private func showsProgress(_ index: Int) -> Bool {
      let handler = walker.handlers[index]
      guard let state = handler.feature.state.declaration else { return false }
      return handler.written.contains { name in
        state.properties[name].map { walker.program.type(ofProperty: $0, in: state).isBool }
          ?? false
      }
    }
  }
#endif
