#if SourceReading
  import NavGraphModel

  // Actions that come with the response to a request: the user can do something else before.

  /// What ends a request that has not been answered.
  enum RequestEnd {
    case screenCloses
    /// The coordinator is gone; the screen that asked may be gone before.
    case coordinatorCloses
  }

  extension Composition {
    /// The request of a tap of which the action that a handler hears can be the response; nil where it comes at once.
    func response(_ index: Int) -> Response? { response(index, [index]) }

    private func response(_ index: Int, _ outer: Set<Int>) -> Response? {
      let senders = sendersOf(index).filter {
        trigger(of: $0) == .tap && sendsAtOnce($0, to: index) && !outer.contains($0)
      }
      for sender in senders {
        let feature = walker.handlers[sender].feature
        let isAnswer = Self.sends(walker.handlers[sender].steps).contains { sent in
          sent.isAnswer && !sent.isPaused && !sent.isRepeated
            && handlers(handling: sent.steps, from: feature).contains(index)
        }
        if isAnswer {
          return Response(
            to: tap(of: sender), outlivesScreen: requestEnd(of: sender) == .coordinatorCloses)
        }
        if let found = response(sender, outer.union([sender])) { return found }
      }
      return nil
    }

    /// The action that is tapped where a handler hears it, or one that leads to it.
    private func tap(of index: Int) -> String {
      let action = ownHandledActions[index]
      let isTapped = viewSends(action).contains { $0.trigger == .tap }
      return (isTapped ? nil : tapped(for: index))
        ?? origin(of: action.rest, in: action.feature).action
    }

    /// Libraries cancel the effects of a screen that is closed, not those of its coordinator.
    func requestEnd(of index: Int) -> RequestEnd {
      isFlow(walker.handlers[index].feature) ? .coordinatorCloses : .screenCloses
    }
  }
#endif
