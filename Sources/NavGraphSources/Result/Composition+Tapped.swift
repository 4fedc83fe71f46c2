#if SourceReading
  extension Composition {
    /// The action that is tapped where code of the same feature, or of a part of it, sends another one for it; nil where a view
    /// sends that itself, or several can be tapped.
    func tapped(for index: Int) -> String? {
      guard viewSends(ownHandledActions[index]).isEmpty else { return nil }
      var taps: Set<String> = []
      var open = sendersOf(index)
      var seen = Set(open).union([index])
      while let sender = open.popLast() {
        guard let tapped = tapped(sender, for: index) else { continue }
        if viewSends(ownHandledActions[sender]).contains(where: { $0.trigger == .tap }) {
          taps.insert(tapped)
        }
        open += sendersOf(sender).filter { seen.insert($0).inserted }
      }
      return taps.count == 1 ? taps.first : nil
    }

    /// What the action that a handler hears is called where it leads to another one: nil for those of other features than that
    /// one's and its parts.
    func tapped(_ sender: Int, for index: Int) -> String? {
      let (action, feature) = (ownHandledActions[sender], ownHandledActions[index].feature)
      let isNear =
        action.feature === feature
        || ancestors(of: action.feature).contains(ObjectIdentifier(feature.action))
      return isNear ? origin(of: action.rest, in: action.feature).action : nil
    }
  }
#endif
