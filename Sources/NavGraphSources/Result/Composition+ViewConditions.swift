#if SourceReading
  extension Composition {
    /// What views ask before they send the action that a handler hears: one of these holds. Empty where it is sent in any
    /// case, or by other code.
    ///
    /// - Parameters:
    ///   - isMeant: The sends that count.
    ///   - isSender: Whether what a feature sends counts.
    func viewConditions(
      of index: Int, where isMeant: (Evidence.Sent) -> Bool = { _ in true },
      sentBy isSender: (Feature) -> Bool = { _ in true }
    ) -> [[Assumption]] {
      let heard = ownHeard[index]
      let sends = viewSends(heard).filter { sent in
        isMeant(sent)
          && isSender(
            sent.action.flatMap { features.feature(ofAction: .declared($0)) } ?? heard.feature)
      }
      let senders = sendersOf(index).filter { isSender(walker.handlers[$0].feature) }
      guard !sends.isEmpty || !senders.isEmpty, let reported = conditions(of: senders, to: index)
      else { return [] }
      var found = reported
      for sent in sends {
        let feature = sent.action.flatMap { features.feature(ofAction: .declared($0)) }
        let asked = sent.conditions.reversed().map {
          Assumption(check: walker.check($0.asked, on: feature ?? heard.feature), holds: $0.holds)
        }.filter { !$0.check.text.isEmpty }.withoutRepetitions
        if asked.isEmpty { return [] }
        if !found.contains(asked) { found.append(asked) }
      }
      // Of two conditions of which one includes the other, the wider one counts.
      let all = found.filter { one in
        !found.contains { $0 != one && $0.allSatisfy(one.contains) }
      }
      return all.count > Self.mostConditions ? [] : all
    }

    /// What the code of a screen asks before it reports what a handler hears: one of these holds; nil where it does so in
    /// any case, or other code sends it.
    private func conditions(of senders: [Int], to index: Int) -> [[Assumption]]? {
      var found: [[Assumption]] = []
      for sender in senders {
        let feature = ownHeard[index].feature
        guard walker.handlers[index].feature !== feature,
          walker.handlers[sender].feature === feature, ownHeard[sender].feature === feature
        else { return nil }
        let sends = Self.conditionalSends(walker.handlers[sender].steps).filter {
          handlers(hearing: $0.sent.steps, from: feature).contains(index)
        }
        let around = viewConditions(of: sender)
        for (sent, asked) in sends {
          let all = (around.count == 1 ? around[0] : []) + asked
          let known = all.filter { !$0.check.text.isEmpty }.withoutRepetitions
          if sent.isRepeated || known.isEmpty { return nil }
          if !found.contains(known) { found.append(known) }
        }
      }
      return found
    }

    /// The features around another one.
    func ancestors(of feature: Feature) -> Set<ObjectIdentifier> {
      var found: Set<ObjectIdentifier> = []
      var open = parents[ObjectIdentifier(feature.action)] ?? []
      while let one = open.popLast() {
        guard found.insert(ObjectIdentifier(one.action)).inserted else { continue }
        open += parents[ObjectIdentifier(one.action)] ?? []
      }
      return found
    }

    /// The same in words, as one of the conditions of a transition.
    func viewWords(of index: Int) -> [String] {
      let all = viewConditions(of: index).map { asked in
        asked.flatMap { $0.check.words($0.holds) }.joined(separator: " && ")
      }
      return all.isEmpty
        ? [] : [all.count == 1 ? all[0] : "(" + all.joined(separator: " || ") + ")"]
    }

    /// More conditions of one action are not told.
    private static let mostConditions = 4
  }

  extension Array where Element: Hashable {
    /// Each element once, where it comes first.
    var withoutRepetitions: Self {
      var seen: Set<Element> = []
      return filter { seen.insert($0).inserted }
    }
  }
#endif
