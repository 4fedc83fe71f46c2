#if SourceReading
  extension Composition {
    /// The handlers of actions on which several coordinators navigate, each for certain values of the payload only.
    func toldApartByValue(_ heads: [Head]) -> Set<Int> {
      struct Action: Hashable {
        var feature: ObjectIdentifier
        var steps: [ActionStep]
      }
      func action(_ index: Int) -> Action {
        Action(
          feature: ObjectIdentifier(ownHeard[index].feature.action),
          steps: ownHeard[index].rest.filter { !$0.isPayload })
      }
      var coordinators: [Action: Set<ObjectIdentifier>] = [:]
      for head in heads {
        coordinators[action(head.index), default: []].formUnion(
          head.features.filter(isFlow).map { ObjectIdentifier($0) })
      }
      let shared = Set(coordinators.filter { $0.value.count > 1 }.keys)
      let heard = walker.handlers.indices.filter { shared.contains(action($0)) }
      // Where one of them hears every value, all of them do.
      let whole = Set(
        heard.filter { index in !ownHeard[index].rest.contains(where: \.isPayload) }.map(action))
      return Set(heard.filter { !whole.contains(action($0)) })
    }
  }
#endif
