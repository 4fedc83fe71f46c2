#if SourceReading
  extension Composition {
    /// The action that is tapped where code of the same feature, or of a part of it, sends another one for it; nil where a view
    /// sends that itself, or several can be tapped.
    func tapped(for index: Int) -> String? {
      guard viewSends(ownHandledActions[index]).isEmpty else { return nil }
      let feature = ownHandledActions[index].feature
      var taps: Set<String> = []
      var open = sendersMeaning(nil, index)
      var seen = Set(open.map(\.sender)).union([index])
      while let (sender, meant) = open.popLast() {
        let action = ownHandledActions[sender]
        guard
          action.feature === feature
            || ancestors(of: action.feature).contains(ObjectIdentifier(feature.action))
        else { continue }
        // The buttons of an alert are registered with that.
        if viewSends(action).contains(where: { $0.trigger == .tap && !$0.isInAlert }) {
          taps.insert(origin(of: action.rest, in: action.feature).action)
        }
        open += sendersMeaning(meant, sender).filter { seen.insert($0.sender).inserted }
      }
      return taps.count == 1 ? taps.first : nil
    }
  }
#endif
