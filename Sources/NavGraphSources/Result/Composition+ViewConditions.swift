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
        let known = around.count == 1 ? around[0] : []
        for (sent, asked) in sends {
          // What the view asks of a flag already, the reducer need not ask again.
          let open = asked.filter { one in
            !one.check.opensCase || walker.handlers[sender].body > 0
              || one.check.holds(after: known) != one.holds
          }
          let all = (known + open).filter { !$0.check.text.isEmpty }.withoutRepetitions
          if sent.isRepeated || all.isEmpty { return nil }
          if !found.contains(all) { found.append(all) }
        }
      }
      return found
    }

    /// Leaves out the ways of an action that its view rules out, and what the reducer asks again: only at once, in the first
    /// code that hears the action, about flags of the state that the view has asked.
    func withoutAskingTwice(_ head: Head) -> Head {
      let feature = head.handler.feature
      guard head.asked.count == 1, case .branch(let check, _, _)? = head.handler.steps.first,
        check.opensCase, head.handler.body == 0, ownHeard[head.index].feature === feature,
        viewSends(ownHeard[head.index]).allSatisfy({ $0.action === feature.action }),
        let holds = check.holds(after: head.asked[0])
      else { return head }
      var result = head
      result.alternatives = head.alternatives.compactMap { one in
        guard let first = one.assumptions.first, first.check == check else { return one }
        guard first.holds == holds else { return nil }
        var one = one
        one.assumptions.removeFirst()
        return one
      }
      return result
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

  extension Check {
    /// Whether it holds where other conditions do; nil where they do not say.
    fileprivate func holds(after asked: [Assumption]) -> Bool? {
      var known: [Substring: Bool] = [:]
      for one in asked where one.check.clauses.count == 1 {
        guard let flag = one.check.clauses[0].flag else { continue }
        known[flag.property] = flag.holds == one.holds
      }
      let found = clauses.map { clause in
        clause.flag.flatMap { flag in known[flag.property].map { $0 == flag.holds } }
      }
      if found.contains(false) { return false }
      return found.contains(nil) ? nil : true
    }
  }

  extension Check.Clause {
    /// The flag of the state that it asks for alone, in a reducer or by a store that observes the state itself:
    /// `!store.isReady`.
    fileprivate var flag: (property: Substring, holds: Bool)? {
      let isNegated = text.hasPrefix("!")
      let subject = text.dropFirst(isNegated ? 1 : 0)
      let name = subject.hasPrefix("self.") ? subject.dropFirst(5) : subject
      let owner = ["state.", "store."].first { name.hasPrefix($0) }
      guard let property = owner.map({ name.dropFirst($0.count) }),
        property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else { return nil }
      return (property, !isNegated)
    }
  }

  extension Array where Element: Hashable {
    /// Each element once, where it comes first.
    var withoutRepetitions: Self {
      var seen: Set<Element> = []
      return filter { seen.insert($0).inserted }
    }
  }
#endif
