#if SourceReading
  import NavGraphModel

  // Actions that come with the response to a request: the user can do something else before.

  extension Composition {
    /// The request of a tap of which the action that a handler hears can be the response; nil where it comes at once.
    ///
    /// - Complexity: Linear in the handlers that lead to it.
    func response(_ index: Int) -> Response? {
      var seen: Set<Int> = [index]
      var open = [index]
      while let next = open.popLast() {
        for sender in sendersOf(next)
        where trigger(of: sender) == .tap && sendsAtOnce(sender, to: next) {
          let feature = walker.handlers[sender].feature
          for sent in Self.sends(walker.handlers[sender].steps) {
            guard let end = requestEnd(of: sent, from: sender),
              handlers(handling: sent.steps, from: feature).contains(next)
            else { continue }
            return Response(to: tap(of: sender), until: end)
          }
          if seen.insert(sender).inserted { open.append(sender) }
        }
      }
      return nil
    }

    /// Whether code asks what a slot shows before it fills that: it has seen to what the user can have opened by then.
    func asksBefore(_ changes: [Change]) -> Bool {
      let fills = changes.filter { $0.container.kind == .slot && $0.name != "clear" }
      return walker.handlers.contains { handler in
        Self.ask(handler.steps, for: fills.map(\.container))
          && ViewWalker.operations(handler.steps).contains { operation in
            fills.contains { $0.place == operation.place && $0.container == operation.container }
          }
      }
    }

    private static func ask(_ steps: [Step], for slots: [ScreenContainer]) -> Bool {
      steps.contains { step in
        switch step {
        case .branch(let check, let then, let otherwise):
          check.clauses.contains { clause in
            slots.contains { clause.text.contains($0.property) }
          } || ask(then + otherwise, for: slots)
        case .block(let inner, _): ask(inner, for: slots)
        case .operation, .send, .dismiss, .open, .exit: false
        }
      }
    }

    /// The action that is tapped where a handler hears it, or one that leads to it.
    private func tap(of index: Int) -> String {
      let action = ownHandledActions[index]
      let isTapped = viewSends(action).contains { $0.trigger == .tap }
      return (isTapped ? nil : tapped(for: index))
        ?? origin(of: action.rest, in: action.feature).action
    }

    /// Where an action answers a request of a handler: what ends that. Effects of a screen end with it in most libraries,
    /// those of a coordinator go on.
    func requestEnd(of sent: SentAction, from sender: Int) -> RequestEnd? {
      let handler = walker.handlers[sender]
      guard let end = sent.answer, !sent.isPaused, !sent.isRepeated,
        !handler.written.contains(where: Self.saysProgress)
      else { return nil }
      return isFlow(handler.feature) ? end : .screenCloses
    }

    /// Whether the name of a property says that a view shows progress for it; code of helpers may set it.
    private static func saysProgress(_ name: String) -> Bool {
      let name = name.lowercased()
      return ["loading", "progress", "saving", "submitting", "processing", "sending", "busy"]
        .contains { name.contains($0) }
    }
  }

  extension NavGraphModel.Operation {
    var fillsSlot: Bool {
      if case .fill = self { true } else { false }
    }
  }

  extension RequestEnd {
    /// What ends the requests of several changes; nil where there are none, one of them answers no request, or they differ.
    static func common(_ ends: [RequestEnd?]) -> RequestEnd? {
      let all = Set(ends)
      return all.count == 1 ? all.first.flatMap(\.self) : nil
    }
  }
#endif
