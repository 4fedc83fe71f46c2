#if SourceReading
  import NavGraphModel

  extension Composition {
    /// Returns the conditions before the action that a handler hears is sent: one of these holds. Empty where it is
    /// sent in any case, or by other code.
    func viewConditions(of index: Int, _ senders: Senders = Senders()) -> [[Assumption]] {
      let isAnswer =
        walker.handlers[index].feature === ownHandledActions[index].feature
        && sendersOf(index).contains {
          senders.isMeant(walker.handlers[$0].feature) && sendsAtOnce($0, to: index)
            && !isBesideTap($0, index, senders.cause)
        }
      // An action that a feature's code sends itself belongs to its cause, unless that is a stream or an event.
      if isAnswer, senders.cause != .effect { return [] }
      let found = conditions(before: index, [index], senders) ?? madeConditions(of: index)
      guard isAnswer else { return found }
      // Of what an event's code asks before its answer, the navigation counts.
      let asked = found.map { $0.filter(\.asksNavigation) }
      return asked.contains([]) ? [] : asked.withoutRepetitions
    }

    /// Whether what an action leads to is registered with that, where views send the next action, too.
    private func isBesideTap(_ sender: Int, _ index: Int, _ cause: Trigger?) -> Bool {
      cause == .tap && walker.handlers[sender].feature === walker.handlers[index].feature
        && !causes(of: index, cause).views.isEmpty && isRegisteredElsewhere(index, at: sender)
    }

    /// What counts of all that sends an action.
    struct Senders {
      /// The cause of the registered action; nil for anything.
      var cause: Trigger?
      /// Whether a view's action counts.
      var isSent: (Evidence.Sent) -> Bool = { _ in true }
      /// Whether an action of a feature counts.
      var isMeant: (Feature) -> Bool = { _ in true }
      /// The handlers that count, and whose actions count where views send them, each with what ends the requests that it answers
      /// by what it sends; nil for all.
      var handlers: [Int: Set<RequestEnd?>]?

      /// Whether a handler's action counts.
      func isOnWay(_ handler: Int) -> Bool { handlers?.keys.contains(handler) ?? true }

      /// Whether what a handler sends counts that answers a request, or none.
      func isOnWay(_ handler: Int, until end: RequestEnd?) -> Bool {
        handlers.map { $0[handler]?.contains(end) ?? false } ?? true
      }
    }

    /// Returns the conditions of views before they send a handler's action, and of their feature's code on its path
    /// there: one of these holds; nil where it is sent in any case, or other code sends it.
    ///
    /// - Parameters:
    ///   - visited: The handlers between this one and the one that is registered.
    ///   - meant: The action with the value that counts; nil for any.
    private func conditions(
      before index: Int, _ visited: Set<Int>, _ senders: Senders, _ meant: HandledAction? = nil
    ) -> [[Assumption]]? {
      let handledAction = ownHandledActions[index]
      let (views, handlers) = causes(of: index, senders.cause)
      var found: [[Assumption]] = []
      for sender in handlers
      where senders.isMeant(walker.handlers[sender].feature) && !visited.contains(sender)
        && senders.isOnWay(sender)
        && !(visited.count == 1 && isBesideTap(sender, index, senders.cause))
      {
        guard visited.count < Self.longestPath,
          walker.handlers[sender].feature === handledAction.feature
        else { return nil }
        let isDirect = visited.count == 1
        let passed = passedOn(by: sender, to: index)
        if passed?.canBe(ownHandledActions[sender].rest) == false { continue }
        let known = conditions(before: sender, visited.union([sender]), senders, passed) ?? [[]]
        guard
          let own = conditions(of: sender, to: index, meant, isDirect, after: known, senders)
        else { return nil }
        found += own
      }
      for sent in views
      where senders.isSent(sent) && senders.isOnWay(index)
        && meant.map({ isPossible(sent, $0) }) ?? true
      {
        let feature =
          sent.action.flatMap { features.feature(ofAction: .declared($0)) } ?? handledAction.feature
        guard senders.isMeant(feature) else { continue }
        let asked = sent.conditions.reversed().compactMap { one -> Assumption? in
          let around = one.state.flatMap { features.feature(ofState: .declared($0)) }
          let check = walker.check(one.asked, on: around ?? feature)
          let assumption = Assumption(check: check, holds: one.holds)
          // What other views ask counts where the action is one of what they choose.
          let counts =
            one.state == nil
            || around === walker.handlers[index].feature && assumption.asksNavigation
          return counts && !check.text.isEmpty ? assumption : nil
        }.withoutRepetitions
        found.append(asked)
      }
      let all = found.merged
      if all.isEmpty || all.contains([]) { return nil }
      return all.count > Self.maxConditions ? all.common.map { [$0] } : all
    }

    /// Returns the conditions where a handler of a feature sends the action that another one hears; nil where it does
    /// so in any case.
    ///
    /// - Parameters:
    ///   - meant: The action with the value that counts; nil for any.
    ///   - isDirect: Whether the other handler's conditions on the action's values are registered with it.
    ///   - known: The conditions of the first handler: one of these holds.
    private func conditions(
      of sender: Int, to index: Int, _ meant: HandledAction?, _ isDirect: Bool,
      after known: [[Assumption]], _ senders: Senders
    ) -> [[Assumption]]? {
      let handler = walker.handlers[sender]
      let changes = !ViewWalker.operations(handler.steps).isEmpty
      var found: [[Assumption]] = []
      for (sent, asked) in conditionalSends(of: handler)
      where handlers(handling: sent.steps, from: handler.feature).contains(index)
        && meant?.canBe(handledAction(sent.steps, in: handler.feature).rest) ?? true
        && senders.isOnWay(sender, until: requestEnd(of: sent, from: sender))
      {
        let next = Next(
          handler: index, sent: sent.steps, handledAction: walker.handlers[index].path)
        let value =
          isDirect ? nil : self.asked(by: next, from: sender).map { Assumption(check: $0) }
        if sent.isRepeated {
          // A value of a stream comes at any time.
          if senders.cause == .tap { continue }
          let stream = asked.lastIndex { $0.check.asksStream }
          let inside = stream.map { asked[($0 + 1)...] } ?? []
          let all = (inside + [value].compactMap(\.self)).filter { !$0.check.text.isEmpty }
          guard !all.isEmpty else { return nil }
          found.append(all.withoutRepetitions)
          continue
        }
        for before in known {
          // The reducer need not check a flag again that the view has checked.
          let open = asked.filter { one in
            !one.check.opensCase || handler.body > 0 || one.check.holds(after: before) != one.holds
          }
          let own = (open + [value].compactMap(\.self)).filter { !$0.check.text.isEmpty }
          // Without what has changed since then.
          let kept = before.filter { one in !own.contains(where: one.isChanged) }
          let all = Alternative(assumptions: own.withoutRepetitions).assuming(kept)?.assumptions
          guard let all else { continue }
          if all.isEmpty { return nil }
          found.append(changes ? all.map(\.aboutLater) : all)
        }
      }
      return found
    }

    /// Returns an action without the paths that its view rules out, and without conditions that the view implies.
    ///
    /// Conditions about values that the code may have changed before stay: those that it asks before anything else are
    /// certain, and others as far as nothing changes what they are about.
    func consistent(_ head: Head) -> Head {
      let feature = head.handler.feature
      guard !head.asked.isEmpty, head.handler.body == 0,
        ownHandledActions[head.index].feature === feature
      else { return head }
      let written = written(after: head.index)
      // Other code of the feature may change something before it sends the action.
      let isDirect = sendersOf(head.index).isEmpty
      let opening =
        isDirect
        ? head.handler.steps.openingChecks.map { $0.asked(by: feature) } : []
      func follows(_ one: Assumption, from asked: [Assumption]) -> Bool? {
        let isOpening = opening.contains(one.check)
        let known = asked.flatMap(\.claims)
        func isKnown(_ claim: StateClaim, _ relation: (StateClaim) -> Bool) -> Bool {
          (isOpening || (isDirect || comparesCase(claim)) && isUnchanged(claim, written))
            && known.contains(where: relation)
        }
        let claims = one.check.claims
        let isRefuted = claims.contains { claim in
          isKnown(claim) {
            $0.contradicts(claim) || comparesCase($0) && comparesCase(claim) && $0.excludes(claim)
          }
        }
        if isRefuted { return !one.holds }
        let isImplied = claims.allSatisfy { claim in
          isKnown(claim) {
            $0 == claim || comparesCase($0) && comparesCase(claim) && $0.implies(claim)
          }
        }
        return isImplied && claims.count == one.check.clauses.count ? one.holds : nil
      }
      var result = head
      result.alternatives = head.alternatives.compactMap { alternative in
        var alternative = alternative
        var isPossible = true
        alternative.assumptions.removeAll { one in
          let known = Set(head.asked.map { follows(one, from: $0) })
          if known == [false] { isPossible = false }
          return known == [true] && (one.carried == nil || opening.contains(one.check))
        }
        return isPossible ? alternative : nil
      }
      return result.alternatives.isEmpty ? head : result
    }

    /// Whether a claim is about a part of the state that code does not change.
    ///
    /// - Parameter written: What the code changes; nil where that is not known.
    private func isUnchanged(_ claim: StateClaim, _ written: Set<String>?) -> Bool {
      guard let written, let property = claim.owner?.state.declaration?.properties[claim.property]
      else { return false }
      return property.getter == nil ? !written.contains(claim.property) : written.isEmpty
    }

    /// Whether a claim compares a property with a case of its enum, and not with another static member of the type.
    private func comparesCase(_ claim: StateClaim) -> Bool {
      guard let state = claim.owner?.state.declaration, let name = claim.caseName,
        let property = state.properties[claim.property],
        let type = walker.program.type(ofProperty: property, in: state).unwrapped.declaration
      else { return false }
      return type.kind == .enumeration && type.declaredCase(name) != nil
    }

    /// The properties that a handler's code changes, and other code of its feature that it leads to; nil where some of that
    /// runs only later.
    private func written(after index: Int) -> Set<String>? {
      let feature = walker.handlers[index].feature
      var (open, seen, written): ([Int], Set<Int>, Set<String>) = ([index], [index], [])
      while let next = open.popLast() {
        let handler = walker.handlers[next]
        written.formUnion(handler.written)
        for (sent, _) in conditionalSends(of: handler) {
          if sent.isPaused || sent.isRepeated || sent.isAsynchronous { return nil }
          open += handlers(handling: sent.steps, from: feature).filter {
            walker.handlers[$0].feature === feature && seen.insert($0).inserted
          }
        }
      }
      return written
    }

    /// Returns the features that enclose another one.
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
        asked.flatMap { $0.check.words($0.holds) }.operands().joined(separator: " && ")
      }.withoutRepetitions
      return all.isEmpty
        ? [] : [all.count == 1 ? all[0] : "(" + all.joined(separator: " || ") + ")"]
    }

    /// Of more conditions of one action, only their common part is kept.
    private static let maxConditions = 4

    /// Longer paths from a view to a report are not followed.
    private static let longestPath = 8
  }

  extension [Step] {
    /// What code asks before it does anything else, each where the ones before do not hold.
    fileprivate var openingChecks: [Check] {
      guard case .branch(let check, _, let otherwise)? = first, check.opensCase else { return [] }
      return [check] + otherwise.openingChecks
    }
  }

  extension Assumption {
    /// Whether all that it asks is what containers show.
    fileprivate var asksNavigation: Bool {
      check.clauses.allSatisfy { clause in
        switch clause.fact {
        case nil, .carries, .comesThrough, .lists: false
        case .isTaken, .count, .isSelected, .isCarried, .contains, .actsAsRoot, .isPresented: true
        }
      }
    }
  }

  extension [[Assumption]] {
    /// What holds in each of them; nil where that is nothing.
    fileprivate var common: [Assumption]? {
      let shared = first?.filter { one in allSatisfy { $0.contains(one) } }
      return shared?.isEmpty == false ? shared : nil
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
