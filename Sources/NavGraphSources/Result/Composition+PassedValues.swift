#if SourceReading
  // Values of actions that handlers send on with other actions.

  extension Composition {
    /// Returns the action that a handler hears where it sends on the value that another handler asks for; nil where it does
    /// not, or not only that.
    func passedOn(by sender: Int, to index: Int) -> HandledAction? {
      let (handler, own) = (walker.handlers[sender], ownHandledActions[index].rest)
      let heard = conditionalSends(of: handler).map(\.sent)
        .filter { handlers(handling: $0.steps, from: handler.feature).contains(index) }
        .map { sent in
          let stated = handledAction(sent.steps, in: handler.feature).rest.count
          return stated < own.count ? sent.tail.map { $0 + own[stated...] } : nil
        }
      guard Set(heard).count == 1, let steps = heard[0] else { return nil }
      return handledAction(steps, in: handler.feature)
    }

    /// The handlers that send the action of a handler, where they can send it with the value that counts, each with the value
    /// that they have to hear for that.
    func sendersMeaning(
      _ meant: HandledAction?, _ index: Int
    ) -> [(sender: Int, meant: HandledAction?)] {
      sendersOf(index).compactMap { sender in
        let (handler, passed) = (walker.handlers[sender], passedOn(by: sender, to: index))
        let sends = conditionalSends(of: handler).map(\.sent.steps).filter {
          handlers(handling: $0, from: handler.feature).contains(index)
        }
        let isPossible = sends.contains {
          meant?.canBe(handledAction($0, in: handler.feature).rest) ?? true
        }
        return isPossible && passed?.canBe(ownHandledActions[sender].rest) ?? true
          ? (sender, passed) : nil
      }
    }
  }

  extension Composition.HandledAction {
    /// Whether it can be what code sends or hears, as far as both name values.
    func canBe(_ steps: [ActionStep]) -> Bool { zip(rest, steps).allSatisfy(==) }
  }
#endif
