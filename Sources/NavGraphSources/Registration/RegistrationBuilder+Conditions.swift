#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Returns the condition of one path of an action: exact for stacks and slots, and in words for anything else.
    ///
    /// - Parameter index: The coordinator whose state is examined; nil where its stacks and slots cannot be examined
    ///   from there.
    func condition(
      _ operationPath: OperationPath, at index: Int?, _ origin: Origin
    ) -> (known: Condition?, words: String?) {
      let all = operationPath.assumptions.map { condition($0, at: index, origin) }
      guard let first = all.first else { return (nil, nil) }
      if all.count == 1 { return first }
      // One of them holds: conditions where each is known, words where each is said.
      let known = all.compactMap(\.known)
      let words = all.compactMap(\.words)
      let isCertain = words.contains { words.contains(Check.negation(of: $0)) }
      return (
        known.count == all.count ? Self.any(of: known) : nil,
        words.count == all.count && known.isEmpty && !isCertain ? Self.disjunction(words) : nil
      )
    }

    /// Conditions of which one holds; nil where that is always so.
    private static func any(of conditions: [Condition]) -> Condition? {
      let conditions = conditions.withoutRepetitions
      if conditions.contains(where: { conditions.contains($0.negated) }) { return nil }
      return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    /// Conditions of which one holds, in words; of many, the first.
    private static func disjunction(_ words: [String]) -> String {
      let words = words.withoutRepetitions
      var wording = words[0]
      for (index, one) in words.enumerated().dropFirst() {
        guard wording.count + one.count <= longest else {
          let rest = words.count - index
          return wording + (rest == 1 ? ", or in another case" : ", or in \(rest) other cases")
        }
        wording += ", or " + one
      }
      return wording
    }

    /// So many characters say enough of a condition.
    private static let longest = 200

    /// When views can send an action: one of several conditions holds.
    func viewCondition(
      _ asked: [[Assumption]], _ trigger: Trigger, at index: Int?, _ origin: Origin
    ) -> (known: Condition?, words: String?) {
      let asked = asked.map { one in
        guard let index, trigger == .tap else { return one }
        return resolved(one, at: index, origin) ?? []
      }
      if asked.isEmpty || asked.contains([]) { return (nil, nil) }
      let operationPath = OperationPath(
        operations: [], place: SourcePlace(file: "", line: 0), assumptions: asked)
      let found = condition(operationPath, at: index, origin)
      // Some of them can be asked of the model and others cannot: all in words.
      return found.known == nil && found.words == nil
        ? condition(operationPath, at: nil, origin) : found
    }

    /// What views ask before an action goes one way.
    func asked(before operationPath: OperationPath, of head: Composition.Head, _ origin: Origin)
      -> [[Assumption]]
    {
      let asked = head.asked.isEmpty ? asked(before: head, origin) : head.asked
      // What a view asks around the one of a child is known of the child's own screen.
      let own = composition.ownHandledActions[head.index].feature
      let open =
        origin.route == nil
        ? asked : asked.map { $0.filter { $0.check.owner.map { $0 === own } ?? true } }
      return (open.contains([]) ? [] : open).unchanged(before: operationPath.assumptions)
    }

    /// What views ask before they send an action of a part of a screen, where the same part of another screen is sent it in
    /// any case.
    private func asked(before head: Composition.Head, _ origin: Origin) -> [[Assumption]] {
      let feature = composition.ownHandledActions[head.index].feature
      let owner = slotOwner(origin.route, origin.coordinator)
      let parts = drafts[origin.coordinator].parts.filter {
        ($0.owner ?? "") == owner && origin.action.starts(with: $0.names)
      }
      guard parts.contains(where: { $0.feature === feature }) else { return [] }
      let screen = self.feature(at: [], of: owner, origin.coordinator)
      let inside = parts.map(\.feature) + [screen]
      let around = composition.ancestors(of: screen)
      return composition.viewConditions(
        of: head.index,
        Composition.Senders(isMeant: { sender in
          inside.contains { $0 === sender } || around.contains(ObjectIdentifier(sender.action))
        }))
    }

    private func condition(
      _ assumptions: [Assumption], at index: Int?, _ origin: Origin
    ) -> (known: Condition?, words: String?) {
      var known: [Condition] = []
      var words: [String] = []
      for assumption in assumptions {
        let conditions = assumption.check.clauses.map { clause in
          index.flatMap { at in
            clause.fact.flatMap { condition($0, at: at, origin) }
              ?? condition(onArgument: clause, of: assumption.check.owner, at: at, origin)
          }
        }
        if assumption.holds {
          for (clause, condition) in zip(assumption.check.clauses, conditions) {
            if let condition {
              known.append(condition)
            } else if !clause.text.isEmpty {
              words.append(clause.text)
            }
          }
        } else if !conditions.contains(nil) {
          let all = conditions.compactMap(\.self)
          known.append(all.count == 1 ? all[0].negated : .not(.all(all)))
        } else if !assumption.isImplied(by: assumptions) {
          words += assumption.check.words(false)
        }
      }
      return (known.count > 1 ? .all(known) : known.first, Self.conjunction(words))
    }

    /// Conditions that all hold, in words: of many, the first and the last ones, which the code asks right before it acts.
    static func conjunction(_ words: [String]) -> String? {
      let words = words.withoutRepetitions.withoutImplied.operands(shortenedTo: longest / 2)
      guard let first = words.first else { return nil }
      var room = longest - first.count
      let last = words.dropFirst().reversed().prefix { word in
        room -= word.count
        return room > 0
      }.reversed()
      let left = last.count == words.count - 1 ? [] : ["…"]
      return ([first] + left + last).joined(separator: " and ")
    }

    /// Returns assumptions without those that a tap decides: the content of a slot covers the screens that could be
    /// tapped otherwise; and without those that a constant of the screen decides.
    ///
    /// - Returns: nil where they cannot hold.
    func resolved(
      _ assumptions: [Assumption], at index: Int, _ origin: Origin
    ) -> [Assumption]? {
      guard index == origin.coordinator else { return assumptions }
      var result: [Assumption] = []
      for var assumption in assumptions {
        var isRefuted = false
        let owner = assumption.check.owner
        assumption.check.clauses.removeAll { clause in
          if let holds = holds(clause, of: owner, at: index, origin) {
            isRefuted = isRefuted || !holds
            return holds
          }
          if let closed = origin.closed, let asked = popped(askedFor: clause.text, index) {
            isRefuted = isRefuted || asked != closed
            return asked == closed
          }
          guard let (container, shown, isClaimed) = clause.fact?.ofSlot,
            let slot = slot(container, at: index, origin)
          else { return false }
          let isInSlot = drafts[index].slotRoutes.contains {
            $0.value == origin.route && Array($0.key.prefix(2)) == [slot.owner, slot.name]
              && (shown == nil || $0.key[2] == shown)
          }
          if isInSlot == isClaimed { return true }
          isRefuted = true
          return false
        }
        if isRefuted {
          // Not all of its clauses hold.
          if assumption.holds { return nil }
        } else if assumption.check.clauses.isEmpty {
          if !assumption.holds { return nil }
        } else {
          result.append(assumption)
        }
      }
      return result
    }

    /// The screen that code asks for by the identity of one that was popped: `state.path[id: id] is .form`.
    private func popped(askedFor words: String, _ index: Int) -> String? {
      let parts = words.split(separator: " ")
      // `state.path.ids[0]` is another one than the action names.
      guard parts.count == 4, let path = drafts[index].path, let screens = path.type.screens,
        let stack = path.components.last?.name, parts[0].hasSuffix(".\(stack)[id:"),
        parts[1].hasSuffix("]"), parts[1].dropLast().allSatisfy({ $0.isLetter || $0 == "_" }),
        parts[2] == "is", let name = parts.last, name.hasPrefix(".")
      else { return nil }
      return screens.declaredCase(String(name.dropFirst().prefix { $0 != "(" }))?.name
    }

    private func condition(_ fact: Check.Fact, at index: Int, _ origin: Origin) -> Condition? {
      switch fact {
      case .isTaken(let container, let isTaken):
        guard let slot = slot(container, at: index, origin) else {
          return hostedSlot(container, at: index, origin).map { isTaken ? $0 : .not($0) }
        }
        guard ["", origin.route].contains(slot.owner) else { return nil }
        let condition = Condition.slotIsTaken(slot.name)
        return isTaken ? condition : .not(condition)
      case .count(let container, let comparison):
        guard let target = drafts.firstIndex(where: { $0.container == container }),
          let hostPath = hosts(from: index, to: target, origin.hosting),
          let path = drafts[target].path
        else { return nil }
        // Libraries whose stack is above its root do not count the root.
        var hasRoot = dialect(path).countsRoot
        if case .stack(let stack) = drafts[target].definition.container,
          case .flowStacks = stack.dialect
        {
          hasRoot = false
        }
        let condition = Condition.count(hasRoot ? comparison : comparison.raised)
        return hostPath.isEmpty ? condition : .within(.child(hostPath), condition)
      case .isSelected(let container, let name, let isSelected):
        if container.kind == .slot {
          guard let slot = slot(container, at: index, origin),
            ["", origin.route].contains(slot.owner),
            let route = drafts[index].slotRoutes[[slot.owner, slot.name, name]]
          else { return nil }
          let condition = Condition.slotIsTaken(slot.name, by: RoutePattern(route: route))
          return isSelected ? condition : .not(condition)
        }
        return condition(Condition.top, name, of: container, isSelected, at: index, origin)
      case .contains(let container, let name, let contains):
        return condition(Condition.contains, name, of: container, contains, at: index, origin)
      case .actsAsRoot(let container, let isRoot):
        return condition(
          .count(container, isRoot ? .lessThan(2) : .atLeast(2)), at: index, origin)
      case .isPresented(let container, let isPresented):
        // The screen that acts is on top.
        guard drafts[index].container == container, origin.coordinator == index, origin.route != nil
        else { return nil }
        return isPresented ? .not(.presentedAs(.push)) : .presentedAs(.push)
      case .carries, .isCarried, .comesThrough, .lists: return nil
      }
    }

    /// Whether a slot of a coordinator that a route hosts is taken.
    private func hostedSlot(
      _ container: ScreenContainer, at index: Int, _ origin: Origin
    ) -> Condition? {
      let inner = drafts.firstIndex { draft in
        draft.slots.contains { $0.owner.isEmpty && $0.container == container }
      }
      guard let inner, inner != index,
        let slot = drafts[inner].slots.first(where: { $0.container == container }),
        let hostPath = hostPath(from: index, to: inner, origin), !hostPath.isEmpty
      else { return nil }
      return .within(.child(hostPath), .slotIsTaken(slot.name))
    }

    /// Returns the condition on one route of a container.
    private func condition(
      _ asked: (RoutePattern) -> Condition, _ name: String, of container: ScreenContainer,
      _ holds: Bool, at index: Int, _ origin: Origin
    ) -> Condition? {
      guard let target = drafts.firstIndex(where: { $0.container == container }),
        drafts[target].definition.routes.contains(where: { $0.name == name }),
        let hostPath = hosts(from: index, to: target, origin.hosting)
      else { return nil }
      let known = asked(RoutePattern(route: name))
      let condition = holds ? known : .not(known)
      return hostPath.isEmpty ? condition : .within(.child(hostPath), condition)
    }
  }

  extension Check.Fact {
    /// What it says about a slot: whether that shows anything, or one case.
    fileprivate var ofSlot: (container: ScreenContainer, shown: String?, isClaimed: Bool)? {
      switch self {
      case .isTaken(let container, let isTaken): (container, nil, isTaken)
      case .isSelected(let container, let name, let isSelected) where container.kind == .slot:
        (container, name, isSelected)
      default: nil
      }
    }
  }

  extension [[Assumption]] {
    /// The same alternatives without those that decide nothing: one that another contains, and an assumption that one
    /// makes and an otherwise equal one excludes.
    var merged: Self {
      // Numbers in place of texts, since all pairs are compared: even for what holds, odd for what does not.
      var numbers: [Check: Int] = [:]
      var known: [Int: Assumption] = [:]
      var result = map { alternative in
        alternative.map { one in
          let check = numbers[one.check] ?? 2 * numbers.count
          numbers[one.check] = check
          let number = one.holds ? check : check + 1
          known[number] = one
          return number
        }
      }
      var index = 0
      while index < result.count {
        let pair = result.indices.dropFirst(index + 1).lazy.compactMap { other in
          Self.merge(result[index], result[other]).map { (other, $0) }
        }.first
        guard let (other, one) = pair else {
          index += 1
          continue
        }
        result[index] = one
        result.remove(at: other)
        index = 0
      }
      return result.map { $0.compactMap { known[$0] } }
    }

    /// What two alternatives come to; nil where that is no single one.
    private static func merge(_ left: [Int], _ right: [Int]) -> [Int]? {
      let onlyLeft = left.filter { !right.contains($0) }
      if onlyLeft.isEmpty { return left }
      let onlyRight = right.filter { !left.contains($0) }
      if onlyRight.isEmpty { return right }
      guard onlyLeft.count == 1, onlyRight.count == 1, onlyLeft[0] ^ 1 == onlyRight[0] else {
        return nil
      }
      return left.filter { $0 != onlyLeft[0] }
    }
  }

  extension Assumption {
    /// Returns whether it only says that a switch takes none of the cases before the one that it takes.
    fileprivate func isImplied(by others: [Self]) -> Bool {
      func subject(_ text: String) -> Substring? {
        text.firstRange(of: " is ").map { text[..<$0.lowerBound] }
      }
      guard !holds, check.clauses.count == 1, let own = subject(check.text) else { return false }
      return others.contains { $0.holds && subject($0.check.text) == own }
    }
  }

  extension Condition {
    /// That it does not hold.
    fileprivate var negated: Self {
      if case .not(let condition) = self { condition } else { .not(self) }
    }
  }

  extension Dialect {
    /// Whether the library's array holds the root.
    var countsRoot: Bool {
      switch self {
      case .tcaCoordinators, .composableNavigation: true
      default: false
      }
    }
  }

  extension Comparison {
    fileprivate var raised: Comparison {
      switch self {
      case .equal(let number): .equal(number + 1)
      case .lessThan(let number): .lessThan(number + 1)
      case .atLeast(let number): .atLeast(number + 1)
      }
    }
  }
#endif
