#if SourceReading
  // The assumptions on the paths of an action: contradictions between them, and the effects of earlier operations.

  extension Composition.Alternative {
    var doesNothing: Bool { actionEffects.isEmpty && exit == nil && !reports }

    /// Returns the assumptions after some deeds, which may have changed what they are about; nil where the deeds have
    /// made them impossible.
    func asked(after actionEffects: [Composition.ActionEffect]) -> [Assumption]? {
      if actionEffects.isEmpty { return assumptions }
      // The content of a changed container may be different afterwards.
      let changed = actionEffects.map { actionEffect in
        actionEffect.change.flatMap {
          $0.container.kind == .slot || $0.properties.count > 1 || $0.onlySelectsTab
            ? $0.container : nil
        }
      }
      var result: [Assumption] = []
      for one in assumptions {
        guard one.check.clauses.count == 1, let fact = one.check.clauses[0].fact,
          let holds = actionEffects.compactMap(\.changeAtOnce).compactMap(fact.holds(after:)).last
        else {
          result.append(one.after(changed))
          continue
        }
        guard holds == one.holds else { return nil }
      }
      return result
    }

    /// Further assumptions are dropped: the path is possible with fewer.
    private static let maxAssumptions = 16

    /// - Returns: nil where this contradicts an existing assumption.
    func assuming(_ earlier: [Assumption]) -> Self? {
      guard assumptions.count < Self.maxAssumptions else { return self }
      var result = self
      for one in earlier {
        let opposite = Assumption(check: one.check, holds: !one.holds)
        if assumptions.contains(where: { $0 == opposite || $0.excludes(one) }) { return nil }
      }
      let all = earlier + assumptions.filter { !earlier.contains($0) }
      result.assumptions = all.filter { one in !all.contains { one.isImplied(by: $0) } }
      return result
    }
  }

  extension [[Assumption]] {
    /// What views ask before a tap, one of these: without what has changed before each of the answers, as `!store.isLoading`
    /// where the reducer sets that and asks `state.isLoading` later.
    func unchanged(before answers: Self) -> Self {
      let isPossible =
        answers.isEmpty
        || contains { asked in
          answers.contains { answer in
            !asked.contains { one in answer.contains(where: one.isChanged) }
          }
        }
      return isPossible
        ? self : map { $0.compactMap { $0.unchanged(before: answers.flatMap(\.self)) } }
    }
  }

  extension Change {
    /// Whether it selects a tab and leaves the content of all tabs as it is.
    fileprivate var onlySelectsTab: Bool { name == "selectTab" && !isReset && starts.isEmpty }
  }

  extension Check.Clause {
    /// Whether changes of containers may have changed its subject.
    fileprivate func isOpen(after changed: [ScreenContainer?]) -> Bool {
      switch fact {
      case .contains(let container, _, _), .count(let container, _), .actsAsRoot(let container, _),
        .isSelected(let container, _, _), .isCarried(let container, _, _),
        .isPresented(let container, _):
        container.kind == .slot || changed.contains(nil) || changed.contains(container)
      case .carries, .comesThrough, .lists: false
      case .isTaken, nil: true
      }
    }
  }

  extension Check.Fact {
    /// Whether it holds after a change; nil where the change says nothing about it.
    fileprivate func holds(after change: Change) -> Bool? {
      if case .isSelected(let container, let name, let isSelected) = self,
        let start = change.starts[container]
      {
        return (start == name) == isSelected
      }
      return switch (self, change.name) {
      case (.isTaken(change.container, let isTaken), "present"): isTaken
      case (.isTaken(change.container, let isTaken), "clear"): !isTaken
      case (.isSelected(change.container, _, let isSelected), "clear"): !isSelected
      case (.isSelected(change.container, let name, let isSelected), "switchTo"),
        (.isSelected(change.container, let name, let isSelected), "present"):
        change.targets.first.flatMap { target in
          if case .route(let shown) = target { (shown == name) == isSelected } else { nil }
        }
      default: nil
      }
    }
  }

  extension Assumption {
    /// The same after changes of containers, nil for one that may change others, too: nothing is known any more of what they
    /// may have changed.
    fileprivate func after(_ changed: [ScreenContainer?]) -> Self {
      var result = self
      for (index, clause) in check.clauses.enumerated() where clause.isOpen(after: changed) {
        guard holds else { return aboutLater }
        result.check.clauses[index].fact = nil
      }
      return result
    }

    /// Whether both say of one value that an action carries that it is a case, and not the same one.
    fileprivate func excludes(_ other: Self) -> Bool {
      if holds, other.holds, case .carries(let type, let steps, let name)? = carried,
        case .carries(type, steps, let another)? = other.carried
      {
        return name != another
      }
      func parts(_ one: Self) -> (value: Substring, name: Substring)? {
        let words = one.check.text.split(separator: " ")
        guard one.holds, one.check.clauses.count == 1, words.count == 3, words[1] == "is",
          words[2].hasPrefix("."), !words[0].hasPrefix("state")
        else { return nil }
        return (words[0], words[2].prefix { $0 != "(" })
      }
      guard let own = parts(self), let others = parts(other) else { return false }
      return own.value == others.value && own.name != others.name
    }

    /// Whether it says that a value is not a case, where another one says that it is another case.
    fileprivate func isImplied(by other: Self) -> Bool {
      guard !holds, other.holds, case .carries(let type, let steps, let name)? = carried,
        case .carries(type, steps, let another)? = other.carried
      else { return false }
      return name != another
    }

    /// Whether a view asks it before a tap, and an answer to the tap finds that it does not hold any more.
    func isChanged(before answer: Self) -> Bool {
      let found = answer.claims
      return claims.contains { one in found.contains(where: one.contradicts) }
    }

    /// The same without what answers find changed; nil where nothing is left.
    fileprivate func unchanged(before answers: [Self]) -> Self? {
      guard holds, check.clauses.count > 1 else {
        return answers.contains(where: isChanged) ? nil : self
      }
      var result = self
      result.check.clauses.removeAll { clause in
        var one = Check([clause])
        one.owner = check.owner
        return answers.contains(where: Self(check: one).isChanged)
      }
      return result.check.clauses.isEmpty ? nil : result
    }

    /// What it says, one after the other; nothing where it says that not all of several clauses hold.
    var claims: [StateClaim] {
      if holds { return check.claims }
      return check.clauses.count == 1 ? check.claims.map(\.opposite) : []
    }

    /// The only thing that it says of a value.
    var carried: Check.Fact? {
      check.clauses.count == 1 ? check.clauses[0].fact : nil
    }

    /// The same about the state that an earlier operation of the same update has left.
    var aboutLater: Self {
      var result = self
      for index in result.check.clauses.indices { result.check.clauses[index].fact = nil }
      return result
    }
  }
#endif
