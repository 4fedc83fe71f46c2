#if SourceReading
  // The handlers of an action, and their conditions on its values.

  extension Composition {
    /// Returns how an action that a handler sends is handled.
    func answers(
      to sent: SentAction, _ index: Int, _ incoming: [ActionStep], follows: Following,
      visited: Set<Int>, _ hosting: Hosting?, features: inout [Feature]
    ) throws(Hosting.Undecided) -> [Alternative] {
      var choices = [Alternative()]
      // The same without what only one of several children of a kind leads to.
      var (common, twins): ([Alternative], [Check]) = ([Alternative()], [])
      var earlier: [(handler: Handler, without: [Alternative])] = []
      let all = try next(after: index, sent, incoming, visited, follows, hosting)
      for (next, hosting) in all {
        var inner = try expand(
          next.handler, next.handledAction, follows: follows,
          visited: visited.union([next.handler]),
          hosting, features: &features)
        if let name = chosenChild(next, from: index) {
          for one in inner.indices {
            inner[one].actionEffects = inner[one].actionEffects.map { $0.inside(name) }
          }
        }
        let recipient = walker.handlers[next.handler]
        if let asked = asked(by: next, from: index) {
          inner = inner.compactMap { $0.assuming([Assumption(check: asked)]) }
        }
        let twin = twin(leadingTo: next.handler, from: index)
        if let twin {
          twins.append(twin)
          inner = inner.compactMap { $0.assuming([Assumption(check: twin)]) }
        }
        // Of several cases of one `switch` that match, one is taken.
        if let same = earlier.first(where: { $0.handler.isCaseBeside(recipient) }) {
          choices += Self.product(same.without, inner)
        } else {
          earlier.append((recipient, choices))
          let others = others(than: next, all.map(\.next), from: index, choices)
          choices = Self.product(choices, inner) + others
          if twin == nil {
            common =
              Self.product(common, inner)
              + self.others(than: next, all.map(\.next), from: index, common)
          }
        }
      }
      if !twins.isEmpty {
        let others = twins.map { Assumption(check: $0, holds: false) }
        choices += common.compactMap { $0.assuming(others) }
      }
      if isReport(sent, index, incoming, visited, follows) {
        for one in choices.indices { choices[one].reports = true }
      }
      return choices
    }

    /// The child that a handler sends an action down to, where its feature has several with the same reducer.
    private func chosenChild(_ next: Next, from index: Int) -> String? {
      let feature = walker.handlers[index].feature
      let down = handledAction(next.sent, in: feature)
      guard let name = down.prefix.first?.name, let child = down.passed.first ?? nil,
        walker.handlers[next.handler].feature === child
      else { return nil }
      return twins(of: child, in: feature.action).count > 1 ? name : nil
    }

    /// The cases of a type of actions that carry those of one feature.
    func twins(of child: Feature, in actions: TypeDeclaration) -> [String] {
      actions.cases.filter { one in
        one.payloads.contains {
          features.feature(
            ofAction: program.resolve($0, of: one, in: actions).carriedAction) === child
        }
      }.map(\.name)
    }

    /// Through which of several children of one kind a handler hears what code inside of them sends; nil where it does not say
    /// so.
    private func twin(leadingTo recipient: Int, from index: Int) -> Check? {
      let (sender, handler) = (walker.handlers[index].feature, walker.handlers[recipient])
      guard sender !== handler.feature,
        ancestors(of: sender).contains(ObjectIdentifier(handler.feature.action))
      else { return nil }
      let types = types(along: handler.path, in: handler.feature)
      var actions = handler.feature.action
      for (step, type) in zip(handler.path, types) {
        guard let child = features.feature(ofAction: type.carriedAction) else { continue }
        let parent = features.feature(ofAction: .declared(actions))
        // Of the elements of a stack, the action itself says which one it is.
        if parent?.state.declaration?.kind == .structure, actions.declaredCase(step.name) != nil,
          twins(of: child, in: actions).count > 1,
          child === sender || ancestors(of: sender).contains(ObjectIdentifier(child.action))
        {
          var check = Check([Check.Clause(text: "")])
          check.clauses[0].fact = .comesThrough(ObjectIdentifier(actions), step.name)
          return check
        }
        actions = child.action
      }
      return nil
    }

    /// Returns how many steps of a handler's action its sender names; nil where it names all.
    private func statedSteps(_ next: Next, from index: Int) -> Int? {
      let count = handledAction(next.sent, in: walker.handlers[index].feature).rest.count
      return count < ownHandledActions[next.handler].rest.count ? count : nil
    }

    /// Returns a handler's conditions on the values of an action whose sender does not name them; nil where there are
    /// none.
    func asked(by next: Next, from index: Int) -> Check? {
      guard let count = statedSteps(next, from: index), count > 0 else { return nil }
      let own = ownHandledActions[next.handler]
      var values = walker.handlers[next.handler].values
      if values.isEmpty, own.rest[count].isValue {
        values = ["\(own.rest[count - 1].name) is \(own.rest[count].name)"]
      }
      if values.isEmpty { return nil }
      var check = Check(values.map { Check.Clause(text: $0) })
      if values.count == 1, own.rest.count == count + 1 {
        check.clauses[0].fact = .carries(
          of: ObjectIdentifier(own.feature.action), Array(own.rest[..<count]), own.rest[count].name)
      }
      return check
    }

    /// Returns the effects where an action carries a value that no handler asks for: nothing more.
    ///
    /// - Parameters:
    ///   - next: The first of the handlers that ask for the action's values.
    ///   - before: The other effects.
    private func others(
      than next: Next, _ all: [Next], from index: Int, _ before: [Alternative]
    ) -> [Alternative] {
      guard let count = statedSteps(next, from: index), count > 0 else { return [] }
      let recipient = walker.handlers[next.handler]
      let asking = all.filter { one in
        one.handler == next.handler
          || statedSteps(one, from: index) == count
            && walker.handlers[one.handler].isCaseBeside(recipient)
      }
      let checks = asking.compactMap { asked(by: $0, from: index) }
      guard checks.count == asking.count else { return [] }
      let own = ownHandledActions[next.handler]
      let type = types(along: own.rest, in: own.feature)[count - 1]
      if covers(asking.map { ownHandledActions[$0.handler].rest[count...] }, type) { return [] }
      let actions = ObjectIdentifier(own.feature.action)
      return before.compactMap {
        $0.assuming(checks.map { Assumption(check: $0, holds: false) })
      }.filter { one in
        // Several features ask for one value each, together for all.
        let refused = one.assumptions.compactMap { assumption -> String? in
          guard !assumption.holds, case .carries(actions, let steps, let name)? = assumption.carried
          else { return nil }
          return steps == Array(own.rest[..<count]) ? name : nil
        }
        return !covers(refused.map { [ActionStep(name: $0)] }, type)
      }
    }

    /// Whether some values are all that a type has: `.success`, `.failure(.offline)` and `.failure(.denied)`.
    private func covers(_ values: [ArraySlice<ActionStep>], _ type: SwiftType) -> Bool {
      if values.contains(where: \.isEmpty) { return true }
      guard let possible = program.caseNames(of: type) else { return false }
      return possible.allSatisfy { name in
        let inner = values.filter { $0.first?.name == name }.map { $0.dropFirst() }
        return !inner.isEmpty
          && covers(inner, program.payloads(of: name, in: type)?.first?.type ?? .unknown)
      }
    }
  }

  extension Handler {
    /// Whether code hears the same action in another case of a `switch`, or another action: not both are taken.
    func isCaseBeside(_ other: Handler) -> Bool {
      guard feature === other.feature else { return false }
      if path == other.path { return body == other.body }
      return !path.starts(with: other.path) && !other.path.starts(with: path)
    }
  }
#endif
