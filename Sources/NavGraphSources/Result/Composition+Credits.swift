#if SourceReading
  import SwiftSyntax

  extension Composition {
    /// An operation with the action of a user or a screen that starts it.
    struct Credited {
      var origin: Reading.Origin
      var feature: Feature
      var path: [ActionStep]
      var via: String
      var conditions: [String]
      var operations: [Change]
      /// The handler that contains the operations.
      var handler: Int
      var dismissal: SourcePlace?
    }

    /// All that handlers do: first for the actions that they hear themselves, then for those that lead there
    /// through actions that coordinators send.
    func credited() -> [Credited] {
      var result: [Credited] = []
      let presented = presentedByCode()
      for (index, handler) in walker.handlers.enumerated()
      where handler.steps.contains(where: \.changesScreens) {
        if isOnlyBound(index) {
          // A gesture closes the visible screen in any case.
          for operation in ViewWalker.operations(handler.steps)
          where operation.name != "clear" && !presented.contains(operation.container) {
            walker.admit(
              operation.place,
              "no code was found that shows or closes \u{201C}\(operation.container.property)\u{201D}"
            )
          }
          continue
        }
        let via =
          handler.isLink ? "deeplink" : handler.helper.map { "helper:" + $0 } ?? "direct"
        append(
          handler.steps, origin: origin(ofHandler: index),
          feature: handler.feature,
          path: handler.path, via: via, conditions: viewWords(of: index) + handler.values,
          incoming: nil,
          handler: index, to: &result)
      }
      for (index, handler) in walker.handlers.enumerated()
      where isFlow(handler.feature) && !isDead(index) {
        guard livePredecessors(index).isEmpty, !Self.sends(handler.steps).isEmpty else { continue }
        let conditions = viewWords(of: index) + handler.values
        let origin = origin(ofHandler: index)
        let hosting = Hosting().adding(links(ownHandledActions[index], in: handler.feature))
        for incoming in incoming(to: index) {
          follow(
            index, origin, incoming, head: handler, conditions,
            visited: [index], hosting, to: &result)
        }
      }
      return result
    }

    /// Where a handler's action comes from: the alert, where only its buttons send it.
    private func origin(ofHandler index: Int) -> Reading.Origin {
      let handler = walker.handlers[index]
      var result = origin(of: handler.path, in: handler.feature)
      let sends = viewSends(ownHandledActions[index])
      if let alert = sends.first?.presenters.min(), sends.allSatisfy(\.isInAlert),
        ownHandledActions[index].feature === handler.feature
      {
        result.screen = alert
      }
      return result
    }

    /// The popups that a view draws itself whose buttons alone send the action of a feature's own that starts something.
    func popups(sending credited: Credited) -> [String] {
      let action = handledAction(credited.path, in: credited.feature)
      let sends = viewSends(action).filter { !$0.isWrittenByBinding }
      guard credited.origin.screen == "self", action.feature === credited.feature,
        let state = credited.feature.state.declaration
      else { return [] }
      let shown = sends.map { sent in
        sent.presenters.compactMap { walker.evidence.popup($0, of: state) }.flatMap { popup in
          popup.cases.isEmpty ? [popup.key.property] : popup.cases.intersection(sent.presenters)
        }
      }
      return shown.contains(where: \.isEmpty) ? [] : Set(shown.joined()).sorted()
    }

    /// What handlers present, apart from those that only bindings lead to.
    private func presentedByCode() -> Set<ScreenContainer> {
      let handlers = walker.handlers.indices.filter { !isOnlyBound($0) }
      let changes = handlers.flatMap { ViewWalker.operations(walker.handlers[$0].steps) }
      return Set(changes.filter { $0.name == "present" }.map(\.container))
    }

    /// The action of a handler, with what its senders are known to say by it.
    func incoming(to index: Int) -> [[ActionStep]] {
      let handler = walker.handlers[index]
      let own = ownHandledActions[index]
      var known: Set<[ActionStep]> = []
      for sent in sentInside(own, of: handler) ?? sentBy(own.feature)
      where sent.starts(with: own.rest) && sent.count > own.rest.count {
        known.insert(sent)
      }
      let extended = known.sorted { $0.map(\.name).joined() < $1.map(\.name).joined() }.map {
        own.prefix + $0
      }
      return extended.isEmpty ? [handler.path] : extended
    }

    /// Returns the actions that an action of a feature carries where they are of the same feature: the buttons of its
    /// alerts send them, as far as they are known. Returns nil where it carries none, or wraps them otherwise.
    private func sentInside(_ own: HandledAction, of handler: Handler) -> [[ActionStep]]? {
      guard own.feature === handler.feature, let last = own.prefix.last, !holdsItself(own.feature)
      else { return nil }
      guard last.name == "presented" else { return nil }
      let scope = Scope(feature: own.feature, file: own.feature.place.file)
      return walker.mentions.buttonActions.filter { walker.isButton($0, of: own.feature) }.flatMap {
        walker.allSent($0, .declared(own.feature.action), scope).map(\.steps)
      }
    }

    /// The actions that a feature and its views send, seen from the feature.
    private func sentBy(_ feature: Feature) -> [[ActionStep]] {
      if let known = sentByCache[ObjectIdentifier(feature)] { return known }
      var result = walker.handlers.filter { $0.feature === feature }.flatMap {
        Self.sends($0.steps).map(\.steps)
      }
      for sent in walker.evidence.sends[ObjectIdentifier(feature.action)]?.values.flatMap({ $0 })
        ?? []
      {
        let scope = Scope(feature: feature, file: feature.place.file)
        result += walker.allSent(sent.expression, .declared(feature.action), scope).map(\.steps)
      }
      sentByCache[ObjectIdentifier(feature)] = result
      return result
    }

    private func follow(
      _ index: Int, _ origin: Reading.Origin, _ incoming: [ActionStep], head: Handler,
      _ conditions: [String], visited: Set<Int>, _ hosting: Hosting, to result: inout [Credited]
    ) {
      let handler = walker.handlers[index]
      for (sent, asked) in conditionalSends(of: handler) {
        let conditions = conditions + asked.flatMap { $0.check.words($0.holds) }
        let all = next(after: index, sent, incoming, visited) { leads(index, $0, to: $1) }
        for next in all {
          let recipient = walker.handlers[next.handler]
          guard
            let (known, hostingLinks) = self.hosting(after: next, from: handler.feature, hosting)
          else {
            continue
          }
          append(
            recipient.steps, origin: origin, feature: head.feature, path: head.path, via: "effect",
            conditions: conditions, incoming: next.sent,
            handler: next.handler, to: &result)
          follow(
            next.handler, origin, next.handledAction, head: head, conditions,
            visited: visited.union([next.handler]), known.adding(hostingLinks), to: &result)
        }
      }
    }

    /// What a handler sends, with what has to hold for it.
    func conditionalSends(of handler: Handler) -> [(sent: SentAction, asked: [Assumption])] {
      Self.conditionalSends(handler.steps, by: handler.feature, [])
    }

    private static func conditionalSends(
      _ steps: [Step], by feature: Feature, _ given: [Assumption]
    ) -> [(sent: SentAction, asked: [Assumption])] {
      var asked = given
      return steps.flatMap { step -> [(SentAction, [Assumption])] in
        switch step {
        case .send(let sent): return [(sent, asked)]
        case .branch(let check, let then, let otherwise):
          let holds = Assumption(check: check.asked(by: feature))
          let fails = Assumption(check: holds.check, holds: false)
          let found =
            conditionalSends(then, by: feature, asked + [holds])
            + conditionalSends(otherwise, by: feature, asked + [fails])
          if then.alwaysExits {
            asked.append(fails)
          } else if otherwise.alwaysExits {
            asked.append(holds)
          }
          return found
        case .block(let inner, _): return conditionalSends(inner, by: feature, asked)
        case .operation, .dismiss, .open, .exit: return []
        }
      }
    }

    private func append(
      _ steps: [Step], origin: Reading.Origin, feature: Feature, path: [ActionStep], via: String,
      conditions: [String], incoming: [ActionStep]?, handler: Int, to result: inout [Credited]
    ) {
      var operations: [Change] = []
      for step in steps {
        switch step {
        case .operation(var operation):
          substitute(in: &operation, incoming)
          if !operation.isLeftOut { operations.append(operation) }
        case .dismiss(let place):
          result.append(
            Credited(
              origin: origin, feature: walker.handlers[handler].feature, path: path, via: via,
              conditions: conditions, operations: [], handler: handler, dismissal: place))
        case .send, .open, .exit: break
        case .block(let inner, _):
          append(
            inner, origin: origin, feature: feature, path: path, via: via, conditions: conditions,
            incoming: incoming, handler: handler, to: &result)
        case .branch(let condition, let then, let otherwise):
          append(
            then, origin: origin, feature: feature, path: path, via: via,
            conditions: conditions + condition.words(true),
            incoming: incoming, handler: handler, to: &result)
          append(
            otherwise, origin: origin, feature: feature, path: path, via: via,
            conditions: conditions + condition.words(false), incoming: incoming,
            handler: handler,
            to: &result)
        }
      }
      guard !operations.isEmpty else { return }
      result.append(
        Credited(
          origin: origin, feature: feature, path: path, via: via, conditions: conditions,
          operations: operations, handler: handler))
    }

    /// Names the screens that an operation takes from what an action carries.
    func substitute(in operation: inout Change, _ incoming: [ActionStep]?) {
      operation.screens = operation.screens.compactMap { screen in
        guard var result = substituted(screen, incoming) else { return nil }
        let start = screen.start?.compactMap { substituted($0, incoming) }
        result.start = start?.count == screen.start?.count ? start : nil
        return result
      }
      operation.targets = operation.targets.compactMap { substituted($0, incoming) }
    }

    /// Names the tab that code compares with the selected one, where an action carries a certain one.
    func substituted(_ check: Check, _ incoming: [ActionStep]) -> Check {
      var result = check
      for index in check.clauses.indices {
        guard case .isCarried(let container, let steps, let isCarried)? = check.clauses[index].fact,
          case .route(let name)? = substituted(.payload(steps), incoming)
        else { continue }
        result.clauses[index].fact = .isSelected(container, name, isCarried)
      }
      return result
    }

    private func substituted(
      _ screen: Walker.ShownScreen, _ incoming: [ActionStep]?
    ) -> Walker.ShownScreen? {
      substituted(screen.target, incoming).map { target in
        var result = screen
        result.target = target
        return result
      }
    }

    func substituted(
      _ target: Change.Target, _ incoming: [ActionStep]?
    ) -> Change.Target? {
      guard case .payload(let path) = target else { return target }
      guard let incoming else { return nil }
      // The handler's own steps and those that came in may begin in different features.
      let name = path.last?.name
      guard let index = incoming.lastIndex(where: { $0.name == name }), index + 1 < incoming.count
      else { return nil }
      return .route(incoming[index + 1].name)
    }
  }
#endif
