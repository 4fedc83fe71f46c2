#if SourceReading
  extension Composition {
    /// The handlers of actions of which certain values of the payload are meant: several coordinators navigate, views
    /// name the values, or only coordinators send them.
    func handlersDistinguishedByValue(_ heads: [Head]) -> Set<Int> {
      struct Action: Hashable {
        var feature: ObjectIdentifier
        var steps: [ActionStep]
      }
      func action(_ index: Int) -> Action {
        Action(
          feature: ObjectIdentifier(ownHandledActions[index].feature.action),
          steps: ownHandledActions[index].rest.filter { !$0.isPayload })
      }
      var coordinators: [Action: Set<ObjectIdentifier>] = [:]
      for head in heads {
        coordinators[action(head.index), default: []].formUnion(
          head.features.filter(isFlow).map { ObjectIdentifier($0) })
      }
      let named = Dictionary(grouping: heads.map(\.index), by: action).filter { _, handlers in
        Set(handlers).count > 1 && handlers.allSatisfy(isValueStated)
      }
      let sentDown = heads.map(\.index).filter(isOnlySentDownWithValue).map(action)
      let shared = Set(coordinators.filter { $0.value.count > 1 }.keys)
        .union(named.keys).union(sentDown)
      let handledAction = walker.handlers.indices.filter { shared.contains(action($0)) }
      // Where one of them hears every value, all of them do.
      let whole = Set(
        handledAction.filter { index in !ownHandledActions[index].rest.contains(where: \.isPayload)
        }.map(action))
      return Set(handledAction.filter { !whole.contains(action($0)) })
    }

    /// Whether a screen hears a value of an action of its own that only coordinators send, which name the value.
    private func isOnlySentDownWithValue(_ index: Int) -> Bool {
      let (handler, senders) = (walker.handlers[index], sendersOf(index))
      let count = ownHandledActions[index].rest.count
      return handler.path.count(where: \.isPayload) == 1 && !senders.isEmpty
        && ownHandledActions[index].feature === handler.feature && !isFlow(handler.feature)
        && viewSends(ownHandledActions[index]).isEmpty
        && senders.allSatisfy { sender in
          let flow = walker.handlers[sender].feature
          return isFlow(flow)
            && Self.sends(walker.handlers[sender].steps).allSatisfy { sent in
              !handlers(handling: sent.steps, from: flow).contains(index)
                || handledAction(sent.steps, in: flow).rest.count >= count
            }
        }
    }
  }
#endif
