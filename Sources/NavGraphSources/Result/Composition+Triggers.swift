#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension Composition {
    /// What starts the action that a handler hears: a tap, where a view sends it or an action that leads to it; the app
    /// itself, where nothing but the appearance of a view sends it; and nothing at all, where no code makes it.
    func trigger(of index: Int) -> Trigger {
      if let known = triggers[index] { return known }
      // Handlers that send one another end somewhere.
      triggers[index] = .effect
      let found = findTrigger(of: index)
      triggers[index] = found
      return found
    }

    private func findTrigger(of index: Int) -> Trigger {
      let sends = viewSends(ownHandledActions[index])
      if sends.contains(where: { $0.trigger == .tap || $0.trigger == .tab }) { return .tap }
      if sends.contains(where: { [.link, .event].contains($0.trigger) }) { return .effect }
      if handlesChange(index) { return .effect }
      // A value changes at any time; what only closes something waits for that.
      if sends.contains(where: \.isOnChange), !walker.handlers[index].steps.closesOnly {
        return .effect
      }
      if sends.isEmpty, isNeverMade(index) { return isSentFromOutside(index) ? .effect : .sent }
      if sends.isEmpty, isOnlySentLate(index) { return .sent }
      let senders = sendersOf(index)
      if senders.isEmpty { return sends.isEmpty ? .tap : .automatic }
      let causes = senders.map { trigger(of: $0) }
      if sends.isEmpty, causes.allSatisfy({ $0 == .sent }) {
        // Other code may send it, too.
        return isMadeBySenders(index) ? .sent : .tap
      }
      let taps = zip(senders, causes).filter { sender, cause in
        cause == .tap && sendsAtOnce(sender, to: index)
      }
      if !taps.isEmpty {
        // The taps register their own part; the rest comes without a tap.
        let isRegisteredThere = taps.allSatisfy { tap, _ in
          isRegisteredElsewhere(index, at: tap) || startsOnPresented(tap)
        }
        let comesAlone = !sends.isEmpty || causes.contains { $0 == .effect || $0 == .automatic }
        guard isRegisteredThere, comesAlone else { return .tap }
        return sends.isEmpty || causes.contains(.effect) ? .effect : .automatic
      }
      // A request that a view makes when it appears answers later, as an event from outside does.
      let isAsked =
        !senders.contains { startsByItself($0, [index]) } && isOneResponse(index, senders)
      return isAsked ? .tap : .effect
    }

    /// Whether code that was not read can send the action that a handler hears: the app's own start, where the sources are
    /// only a part of it, sends actions of the feature around all others.
    private func isSentFromOutside(_ index: Int) -> Bool {
      let feature = ownHandledActions[index].feature
      return parents[ObjectIdentifier(feature.action), default: []].isEmpty
        && !walker.program.types.contains { type in
          type.isAppDelegate || type.inherited.contains("App") || type.attributes.contains("main")
        }
    }

    /// What sends the action that a handler hears where a tap starts it, or what comes from outside: all of it where it is the
    /// same in any case.
    func causes(of index: Int, _ cause: Trigger?) -> (views: [Evidence.Sent], handlers: [Int]) {
      let (views, handlers) = (viewSends(ownHandledActions[index]), sendersOf(index))
      guard let cause, [.tap, .effect].contains(cause) else { return (views, handlers) }
      let isTap = cause == .tap
      let seen = views.filter { [.tap, .tab].contains($0.trigger) == isTap }
      let meant = handlers.filter {
        (trigger(of: $0) == .tap && sendsAtOnce($0, to: index)) == isTap
      }
      return seen.isEmpty && meant.isEmpty ? (views, handlers) : (seen, meant)
    }

    /// Whether the appearance of views or something outside leads to a handler, or what answers to that; a button may, too: “Retry”.
    private func startsByItself(_ index: Int, _ outer: Set<Int>) -> Bool {
      guard !outer.contains(index) else { return true }
      let sends = viewSends(ownHandledActions[index])
      guard sends.isEmpty else { return !sends.contains { [.tap, .tab].contains($0.trigger) } }
      let senders = sendersOf(index)
      return !senders.isEmpty
        && senders.allSatisfy { startsByItself($0, outer.union([index])) }
    }

    /// Whether only what views send when they appear leads to a handler, besides taps, and each time at most once.
    func answersAppearance(_ index: Int) -> Bool { answersAppearance(index, [index]) }

    private func answersAppearance(_ index: Int, _ outer: Set<Int>) -> Bool {
      let senders = sendersOf(index).filter {
        !sendsAtOnce($0, to: index) || trigger(of: $0) != .tap
      }
      return viewSends(ownHandledActions[index]).isEmpty && streamed[index, default: []].isEmpty
        && !senders.isEmpty
        && senders.allSatisfy { sender in
          guard sendsOnce(sender, to: index) else { return false }
          let sends = viewSends(ownHandledActions[sender])
          return sends.isEmpty
            ? !outer.contains(sender) && answersAppearance(sender, outer.union([sender]))
            : sends.contains(where: \.isAppearance)
              && sends.allSatisfy { $0.isAppearance || [.tap, .tab].contains($0.trigger) }
        }
    }

    /// Whether views send the action that a handler hears right when they appear, and it does not send itself again.
    func appearsAtOnce(_ index: Int) -> Bool {
      viewSends(ownHandledActions[index]).filter(\.isAppearance).allSatisfy(\.isAtOnce)
        && !sendersOf(index).contains(index)
    }

    private func sendsOnce(_ sender: Int, to recipient: Int) -> Bool {
      let handler = walker.handlers[sender]
      return Self.sends(handler.steps).allSatisfy {
        $0.isSingle || !handlers(handling: $0.steps, from: handler.feature).contains(recipient)
      }
    }

    /// Whether a handler hears that a value of the state has changed, `onChange(of: \.isLoggedIn)`, or what a modifier of
    /// the app's own runs it for.
    private func handlesChange(_ index: Int) -> Bool {
      let handler = walker.handlers[index]
      let bodies = handler.feature.bodies
      guard bodies.indices.contains(handler.body) else { return false }
      let body = bodies[handler.body]
      return body.changed != nil || body.event != nil && body.heard.isEmpty
    }

    /// Whether a handler hears one case of a response that is asked for once: it is taken to come while its screen can be
    /// used, because it does not come again.
    private func isOneResponse(_ index: Int, _ senders: [Int]) -> Bool {
      guard let last = ownHandledActions[index].rest.last(where: { !$0.isPayload }), last.isValue
      else {
        return false
      }
      let sent = senders.flatMap { Self.sends(walker.handlers[$0].steps) }
      return !sent.contains { $0.isRepeated || $0.steps.contains(last) }
    }

    /// What starts a handler where it is not read as a part of what leads to it.
    func ownTrigger(of index: Int) -> Trigger {
      let found = trigger(of: index)
      guard found == .tap, viewSends(ownHandledActions[index]).isEmpty else { return found }
      let taps = sendersOf(index).filter { trigger(of: $0) == .tap && sendsAtOnce($0, to: index) }
      return !taps.isEmpty && taps.allSatisfy { follows(index, at: $0) } ? .effect : .tap
    }

    /// Where views send the action that a handler hears, with what it is known to carry.
    func viewSends(_ handledAction: HandledAction) -> [Evidence.Sent] {
      let feature = ObjectIdentifier(handledAction.feature)
      if let known = sentByViews[feature]?[handledAction.rest] { return known }
      let found = allViewSends(handledAction).filter { !joined.contains($0.expression.id) }
      sentByViews[feature, default: [:]][handledAction.rest] = found
      return found
    }

    private func allViewSends(_ handledAction: HandledAction) -> [Evidence.Sent] {
      let actions = handledAction.rest.filter { !$0.isPayload }.map(\.name)
      guard let first = actions.first, let last = actions.last else { return [] }
      let type = handledAction.feature.action
      let sends =
        walker.evidence.sends(first, of: type).filter {
          $0.group == nil && isPossible($0, handledAction)
        }
        + (outerSends[ObjectIdentifier(type)]?[first] ?? [])
      guard last != first, !Library.cases.contains(last) else { return sends }
      // `.view(.saveTapped)`, sent by a store that adds `view` itself.
      let isGrouped = sends.isEmpty && type.declaredCase(last) == nil
      return sends
        + walker.evidence.sends(last, of: type).filter { sent in
          sent.group.map { $0 == first } ?? isGrouped
        }
    }

    /// What views of other features send down to a feature, by its type of actions and the action's name.
    func findOuterSends() -> [ObjectIdentifier: [String: [Evidence.Sent]]] {
      var result: [ObjectIdentifier: [String: [Evidence.Sent]]] = [:]
      for feature in features.all {
        let scope = Scope(feature: feature, file: feature.place.file)
        let own = walker.evidence.sends[ObjectIdentifier(feature.action)] ?? [:]
        for sent in own.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
          for one in walker.allSent(sent.expression, .declared(feature.action), scope) {
            let handledAction = handledAction(one.steps, in: feature)
            guard handledAction.feature !== feature, let name = handledAction.rest.first?.name
            else { continue }
            result[ObjectIdentifier(handledAction.feature.action), default: [:]][name, default: []]
              .append(sent)
          }
        }
      }
      return result
    }

    /// Returns whether a view's action can be the one that is heard: not where one carries another action, or `true`
    /// and not `false`.
    func isPossible(_ sent: Evidence.Sent, _ handledAction: HandledAction) -> Bool {
      guard handledAction.rest.count > 1 else { return true }
      let scope = Scope(feature: handledAction.feature, file: handledAction.feature.place.file)
      let all = walker.allSent(sent.expression, .declared(handledAction.feature.action), scope)
      return all.isEmpty
        || all.contains { one in zip(one.steps, handledAction.rest).allSatisfy { $0 == $1 } }
    }

    // MARK: Values

    /// Whether the views that send an action say which value it carries.
    func isValueStated(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      let scope = Scope(feature: handledAction.feature, file: handledAction.feature.place.file)
      let sends = viewSends(handledAction)
      return !sends.isEmpty
        && sends.allSatisfy { sent in
          walker.allSent(sent.expression, .declared(handledAction.feature.action), scope).allSatisfy
          {
            $0.steps.count >= handledAction.rest.count
          }
        }
    }

    /// Returns whether only a binding sends the value of a flag: SwiftUI writes `false` where a gesture closes
    /// the content, and `true` only for links.
    func isOnlyBound(_ index: Int) -> Bool {
      let handler = walker.handlers[index]
      guard !handler.values.isEmpty, let last = handler.path.last,
        ["true", "false"].contains(last.name),
        sendersOf(index).allSatisfy({ trigger(of: $0) == .sent }),
        viewSends(ownHandledActions[index]).allSatisfy(\.isWrittenByBinding)
      else { return false }
      let operations = ViewWalker.operations(handler.steps)
      return !operations.isEmpty && operations.allSatisfy { isFlag($0.container) }
    }

    private func isFlag(_ container: ScreenContainer) -> Bool {
      guard container.kind == .slot, let path = walker.containers[container], path.type.isBool,
        let owner = path.components.last?.owner
      else { return false }
      return walker.evidence.modifier(container.property, of: owner) != "NavigationLink"
    }

    // MARK: What follows at once

    /// Returns the handlers that hear only actions that a tap in the same feature sends at once: each is part of that
    /// tap.
    func findConsequences() -> Set<Int> {
      let candidates = Set(
        followers.values.joined().filter {
          viewSends(ownHandledActions[$0]).isEmpty && trigger(of: $0) != .effect
        })
      let roots = walker.handlers.indices.filter { !candidates.contains($0) }
      let byTap = followed(from: roots.filter { trigger(of: $0) == .tap })
      let otherwise = followed(from: roots.filter { trigger(of: $0) != .tap })
      return candidates.intersection(byTap).subtracting(otherwise)
    }

    private func followed(from roots: [Int]) -> Set<Int> {
      var found = Set(roots)
      var open = roots
      while let index = open.popLast() {
        for next in followers[index] ?? [] where found.insert(next).inserted { open.append(next) }
      }
      return found
    }
  }
#endif
