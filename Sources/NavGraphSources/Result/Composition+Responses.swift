#if SourceReading
  import NavGraphModel

  // Actions that come with the response to a request: the user can do something else in between.

  extension Composition {
    /// Whether a tap leads to the action that a handler hears only through requests.
    func isResponse(_ index: Int) -> Bool { isResponse(index, [index]) }

    private func isResponse(_ index: Int, _ outer: Set<Int>) -> Bool {
      guard
        !viewSends(ownHandledActions[index]).contains(where: {
          $0.trigger == .tap || $0.trigger == .tab
        })
      else { return false }
      let senders = sendersOf(index).filter {
        trigger(of: $0) == .tap && sendsAtOnce($0, to: index)
      }
      return !senders.isEmpty
        && senders.allSatisfy { sender in
          let sent = Self.sends(walker.handlers[sender].steps).filter { sent in
            handlers(handling: sent.steps, from: walker.handlers[sender].feature).contains(index)
          }
          return !sent.isEmpty && sent.allSatisfy { isAnswer($0, from: sender) }
            || !outer.contains(sender) && isResponse(sender, outer.union([sender]))
        }
    }

    /// Whether an action is sent when a request is answered, and what its sender does before keeps no button from being
    /// tapped.
    func isAnswer(_ sent: SentAction, from sender: Int) -> Bool {
      sent.isAsynchronous && !sent.isPaused && !sent.isRepeated && !showsProgress(sender)
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
