#if SourceReading
  extension Composition {
    /// The action that is tapped where code of the same feature, or of a part of it, sends another one for it; nil where a view
    /// sends that itself, or several can be tapped.
    func tapped(for index: Int) -> String? {
      guard viewSends(ownHandledActions[index]).isEmpty else { return nil }
      var taps: Set<String> = []
      var open = sendersMeaning(nil, index)
      var seen = Set(open.map(\.sender)).union([index])
      while let (sender, meant) = open.popLast() {
        guard let name = nearName(of: sender, for: index) else { continue }
        if isTapped(sender) { taps.insert(name) }
        open += sendersMeaning(meant, sender).filter { seen.insert($0.sender).inserted }
      }
      return taps.count == 1 ? taps.first : nil
    }

    /// What an action is called that is tapped and leads to the one that another handler hears; nil for the button of an alert,
    /// which is registered with that, and for an action of another feature that is no part of the other one's.
    func tapped(_ sender: Int, for index: Int) -> String? {
      isTapped(sender) ? nearName(of: sender, for: index) : nil
    }

    private func isTapped(_ index: Int) -> Bool {
      viewSends(ownHandledActions[index]).contains { $0.trigger == .tap && !$0.isInAlert }
    }

    private func nearName(of sender: Int, for index: Int) -> String? {
      let (action, feature) = (ownHandledActions[sender], ownHandledActions[index].feature)
      let isNear =
        action.feature === feature
        || ancestors(of: action.feature).contains(ObjectIdentifier(feature.action))
      return isNear ? origin(of: action.rest, in: action.feature).action : nil
    }
  }
#endif
