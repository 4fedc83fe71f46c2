#if SourceReading
  import NavGraphModel

  extension Composition {
    /// One thing that an action does, in the feature whose code does it.
    indirect enum ActionEffect {
      case operation(Change)
      /// A screen closes itself.
      case dismiss(Feature, SourcePlace)
      /// A deed after a pause.
      case later(ActionEffect)

      var changeAtOnce: Change? { if case .operation(let change) = self { change } else { nil } }

      /// The same when a request is answered.
      func answering(_ end: RequestEnd) -> ActionEffect {
        guard case .operation(var change) = self else { return self }
        if change.response == nil { change.response = end }
        return .operation(change)
      }

      /// The same in one of several children of a kind, by the property that holds it.
      func inside(_ child: String) -> ActionEffect {
        switch self {
        case .operation(var change):
          change.properties.insert(child, at: 0)
          return .operation(change)
        case .later(let inner): return .later(inner.inside(child))
        case .dismiss: return self
        }
      }

      /// What it changes, now or later; nil where a screen closes itself.
      var change: Change? {
        switch self {
        case .operation(let change): change
        case .later(let actionEffect): actionEffect.change
        case .dismiss: nil
        }
      }
    }

    /// One way in which an action can go.
    struct Alternative {
      var assumptions: [Assumption] = []
      var actionEffects: [ActionEffect] = []
      /// How the code is left before its end.
      var exit: Exit?
      /// Whether it reports to enclosing features, where the report is registered as an action of its own.
      var reports = false

      /// Where all that it does comes when a request is answered: what ends that.
      var response: RequestEnd? {
        RequestEnd.common(actionEffects.map { $0.changeAtOnce?.response })
      }
    }

    /// An action that something outside of the coordinators' code causes, with all that follows from it.
    struct Head {
      /// The number of the handler among all.
      var index: Int
      var handler: Handler
      /// The action with what it is known to carry.
      var path: [ActionStep]
      /// Each way in which it can go; an empty one where it can also do nothing.
      var alternatives: [Alternative]
      /// The features whose code takes part, and the hosts that were chosen.
      var features: [Feature]
      /// nil where all features that could host another one act together.
      var hosting: Hosting?
      var trigger: Trigger
      /// Whether values of a stream cause it.
      var isOfStream = false
      /// Whether views send it only when they appear.
      var isAppearance: Bool
      /// Whether it is sent only when the app is launched.
      var isAtLaunch = false
      /// What views ask before they send it: one of these; empty where it is always possible.
      var asked: [[Assumption]] = []
    }

    /// The state of following actions from handler to handler.
    struct Following {
      /// What other features hear.
      var others: Bool
      /// The actions that the same feature hears of its own.
      var own: Bool
      /// Everything: what never happens is registered once, where it would begin, and an alert's button with all that
      /// follows from it.
      var all: Bool
    }

    /// How far what an action leads to is followed.
    private enum Reach { case feature, hosts }

    /// All actions that lead somewhere, in the order of their handlers; what nothing sends once, where it would begin.
    func heads() -> [Head] {
      var unsent: [Int: [Head]] = [:]
      for index in walker.handlers.indices
      where trigger(of: index) == .sent && isNeverMade(index) && !walker.handlers[index].isOneOfMany
      {
        unsent[index] = heads(index, walker.handlers[index].path, upTo: .hosts)
      }
      let separateHandlers = reached.subtracting(unsent.keys)
      return walker.handlers.indices.flatMap { index -> [Head] in
        if let found = unsent[index] { return found }
        let found = separateHeads(index, separateHandlers)
        return found.contains { $0.trigger == .effect } ? found : found + laterHeads(index)
      }
    }

    /// What handlers do at any time, besides for taps: for the values of a stream, and for what answers to no tap.
    private func laterHeads(_ index: Int) -> [Head] {
      let streams = streamed[index, default: []].filter { trigger(of: $0.sender) != .sent }
      let others = causes(of: index, .effect).handlers.filter { sender in
        sendsAtOnce(sender, to: index) && !isRegisteredElsewhere(index, at: sender)
          && !streams.contains { $0.sender == sender }
      }
      let sends =
        streams
        + others.filter { trigger(of: $0) == .effect && startsLater($0, [index]) }.flatMap {
          sender in
          Self.sends(walker.handlers[sender].steps).map { (sender, $0) }.filter { _, sent in
            handlers(handling: sent.steps, from: walker.handlers[sender].feature).contains(index)
          }
        }
      let paths = sends.map {
        lifted($0.sent.steps, of: walker.handlers[$0.sender].feature, to: index)
      }
      guard !paths.isEmpty else { return [] }
      let reach: Reach = isFlow(walker.handlers[index].feature) ? .hosts : .feature
      let asked = viewConditions(of: index, Senders(cause: .effect))
      return paths.withoutRepetitions.flatMap { heads(index, $0, upTo: reach) }.map { head in
        var head = head
        (head.trigger, head.isAppearance, head.isOfStream) = (.effect, false, !streams.isEmpty)
        head.asked = asked
        return head
      }
    }

    /// Returns whether a stream, or an action that a view sends without a tap, leads to a handler.
    private func startsLater(_ index: Int, _ outer: Set<Int>) -> Bool {
      guard !outer.contains(index) else { return false }
      return !streamed[index, default: []].isEmpty
        || viewSends(ownHandledActions[index]).contains { ![.tap, .tab].contains($0.trigger) }
        || sendersOf(index).contains { startsLater($0, outer.union([index])) }
    }

    /// Returns the effects of an action that is registered separately; nothing where it is a part of its cause.
    ///
    /// - Parameter separateHandlers: The handlers that are registered with actions which nothing sends.
    private func separateHeads(_ index: Int, _ separateHandlers: Set<Int>) -> [Head] {
      guard !consequences.contains(index), !isOnlyBound(index),
        // An action that nothing sends, and that the code does not name.
        !(walker.handlers[index].isOneOfMany && trigger(of: index) == .sent),
        !(separateHandlers.contains(index) && trigger(of: index) == .sent), !isOnlySentLate(index),
        // An action that only reports on what its screen presents is registered with that.
        !isReportedOn(index), !isRegisteredWithClosing(index), !partReports.contains(index)
      else { return [] }
      let handler = walker.handlers[index]
      if isFlow(handler.feature) {
        // An action that a coordinator sends down is a part of its cause, unless a view or the app itself sends it,
        // too.
        let before = livePredecessors(index)
        let isSentAlone =
          !viewSends(ownHandledActions[index]).isEmpty
          || trigger(of: index) == .effect && !Set(sendersOf(index)).isSubset(of: before)
        guard !isDeadInTheEnd(index), before.isEmpty || isSentAlone else { return [] }
        return incoming(to: index).flatMap { heads(index, $0, upTo: .hosts) }
      }
      // An action that only a coordinator sends down to tabs is a part of its cause, as far as that selects one of
      // them.
      let senders = sendersOf(index)
      let main = walker.mainContainer(of: handler.feature)?.container
      if !senders.isEmpty, viewSends(ownHandledActions[index]).isEmpty,
        ownHandledActions[index].feature === handler.feature,
        Set(senders).isSubset(of: livePredecessors(index)),
        ViewWalker.operations(handler.steps).allSatisfy({ operation in
          // The slots of tabs have a name outside.
          operation.container == main
            || main != nil
              && operation.container.owner
                == handler.feature.state.declaration.map { ObjectIdentifier($0) }
        }) || isRegisteredAtSenders(index)
      {
        return []
      }
      // A coordinator's report is registered where it makes it.
      if isFlow(ownHandledActions[index].feature),
        ownHandledActions[index].feature !== handler.feature,
        !livePredecessors(index).isEmpty, viewSends(ownHandledActions[index]).isEmpty
      {
        return []
      }
      if partTaps.contains(index) {
        return incoming(to: index).flatMap { heads(index, $0, upTo: .hosts) }
      }
      return heads(index, handler.path, upTo: goesOutside(index) ? .hosts : .feature)
    }

    /// Returns whether the effects of a handler are registered at the coordinators that send its screen the action, and
    /// no view sends it: the screen's own slots have a name only there.
    private func isRegisteredAtSenders(_ index: Int) -> Bool {
      !walker.handlers[index].steps.contains(where: \.closesView)
        && (isBesideScreens(index)
          || ViewWalker.operations(walker.handlers[index].steps).allSatisfy {
            $0.container.kind != .slot
          })
    }

    /// Whether the feature of a handler is a part of the flows that send it the action, and none of their screens.
    private func isBesideScreens(_ index: Int) -> Bool {
      sendersOf(index).allSatisfy { sender in
        let flow = walker.handlers[sender].feature
        guard let main = walker.mainContainer(of: flow) else { return false }
        let sent = Self.sends(walker.handlers[sender].steps).filter {
          handlers(handling: $0.steps, from: flow).contains(index)
        }
        return sent.allSatisfy { one in
          let hostingLinks = one.steps.dropLast(ownHandledActions[index].rest.count)
          return !hostingLinks.isEmpty
            && hostingLinks.allSatisfy { step in
              !["element", "presented", "routeAction"].contains(step.name)
                && main.path.type.declaration?.declaredCase(step.name) == nil
            }
        }
      }
    }

    /// The handlers of actions for which no sender was found, though it is not certain that there is none.
    func doubtfullyDead() -> [Handler] {
      walker.handlers.indices.filter { index in
        !consequences.contains(index) && isFlow(walker.handlers[index].feature) && isDead(index)
          && trigger(of: index) != .sent
      }.map { walker.handlers[$0] }
    }

    /// The maximal number of hostings of one action's features that are distinguished.
    private static let maxHostings = 64

    /// What an action does, once for each way to host the features that send on.
    private func heads(_ index: Int, _ path: [ActionStep], upTo reach: Reach) -> [Head] {
      let links = links(ownHandledActions[index], in: walker.handlers[index].feature)
      var open: [Hosting?] = [Hosting().adding(links)]
      var found: [Head] = []
      while let hosting = open.popLast() {
        do throws(Hosting.Undecided) {
          found.append(try head(index, path, upTo: reach, hosting))
        } catch {
          let choices = parents[error.child, default: []].map {
            hosting?.choosing($0, of: error.child)
          }
          if found.count + open.count + choices.count > Self.maxHostings {
            let handler = walker.handlers[index]
            // It reports to one of them at a time, and never to all at once.
            if reach == .hosts, !isFlow(handler.feature), trigger(of: index) != .sent {
              if let place = handler.place {
                walker.admit(place, "too many features show this one to follow what it reports")
              }
              return heads(index, path, upTo: .feature)
            }
            found = []
            open = [nil]
          } else {
            open += choices.reversed()
          }
        }
      }
      found.removeAll { $0.alternatives.allSatisfy(\.actionEffects.isEmpty) }
      guard !found.isEmpty else { return [] }
      let asked = viewConditions(of: index, Senders(cause: trigger(of: index)))
      for one in found.indices { found[one].asked = asked }
      return found.flatMap(moments).flatMap(withoutLateDismissals)
        .map { consistent($0).qualifyingFeatureNames }
    }

    private func head(
      _ index: Int, _ path: [ActionStep], upTo reach: Reach, _ hosting: Hosting?
    ) throws(Hosting.Undecided) -> Head {
      var features: [Feature] = []
      let trigger = trigger(of: index)
      let follows = Following(
        others: reach == .hosts, own: trigger == .tap,
        all: trigger == .sent || reach == .hosts && goesOutside(index))
      var alternatives = try expand(
        index, path, follows: follows, visited: [index], hosting, features: &features)
      let own = walker.handlers[index].feature
      if reach == .hosts { alternatives = alternatives.map { closingOnce(own, $0) } }
      for host in hosting?.chosen ?? [] where !features.contains(where: { $0 === host }) {
        features.append(host)
      }
      let sends = viewSends(ownHandledActions[index])
      return Head(
        index: index, handler: walker.handlers[index], path: path, alternatives: alternatives,
        features: features, hosting: hosting, trigger: ownTrigger(of: index),
        isAppearance: !sends.isEmpty && sends.allSatisfy(\.isAppearance),
        isAtLaunch: !sends.isEmpty && sends.allSatisfy(\.isAtLaunch))
    }

    /// What views send both when they appear and when something happens outside, as two.
    private func moments(of head: Head) -> [Head] {
      let sends = viewSends(ownHandledActions[head.index])
      guard !head.isAppearance, sends.contains(where: \.isAppearance),
        sends.allSatisfy({ $0.isAppearance || $0.trigger == .event })
      else { return [head] }
      var (first, later) = (head, head)
      (first.trigger, first.isAppearance) = (.automatic, true)
      first.isAtLaunch = sends.filter(\.isAppearance).allSatisfy(\.isAtLaunch)
      first.asked = viewConditions(of: head.index, Senders(isSent: \.isAppearance))
      later.asked = viewConditions(of: head.index, Senders(isSent: { !$0.isAppearance }))
      return [first, later]
    }

    /// The handlers that an action leads to next in the hosts that are chosen.
    func next(
      after index: Int, _ sent: SentAction, _ incoming: [ActionStep], _ visited: Set<Int>,
      _ follows: Following, _ hosting: Hosting?
    ) throws(Hosting.Undecided) -> [(next: Next, hosting: Hosting?)] {
      var result: [(next: Next, hosting: Hosting?)] = []
      let feature = walker.handlers[index].feature
      let all = next(after: index, sent, incoming, visited) { steps, recipient in
        isFollowed(steps, from: index, to: recipient, follows)
      }
      for next in all {
        guard let hosting else {
          result.append((next, nil))
          continue
        }
        guard let (known, hostingLinks) = self.hosting(after: next, from: feature, hosting) else {
          continue
        }
        let open = hostingLinks.first { link in
          known.allows(link) == nil
            && parents[ObjectIdentifier(link.child.action), default: []].count > 1
        }
        if let open { throw Hosting.Undecided(child: ObjectIdentifier(open.child.action)) }
        result.append((next, known.adding(hostingLinks)))
      }
      return result
    }

    private func isFollowed(
      _ steps: [ActionStep], from index: Int, to recipient: Int, _ follows: Following
    ) -> Bool {
      follows.all || follows.others && leads(index, steps, to: recipient)
        || follows.own && self.follows(recipient, at: index)
    }

    /// Returns whether enclosing features act on an action that is not followed.
    func isReport(
      _ sent: SentAction, _ index: Int, _ incoming: [ActionStep], _ visited: Set<Int>,
      _ follows: Following
    ) -> Bool {
      !next(after: index, sent, incoming, visited) { steps, recipient in
        let handler = walker.handlers[recipient]
        return handler.feature !== walker.handlers[index].feature
          && handler.steps.contains(where: \.navigates)
          && !isFollowed(steps, from: index, to: recipient, follows)
      }.isEmpty
    }

    private static let limit = 16

    func expand(
      _ index: Int, _ incoming: [ActionStep], follows: Following, visited: Set<Int>,
      _ hosting: Hosting?, features: inout [Feature]
    ) throws(Hosting.Undecided) -> [Alternative] {
      let handler = walker.handlers[index]
      reached.insert(index)
      if !features.contains(where: { $0 === handler.feature }) { features.append(handler.feature) }
      return Self.ended(
        by: Set(Exit.allCases),
        try expand(
          handler.steps, index, incoming, follows: follows, visited: visited, hosting,
          features: &features))
    }

    private func expand(
      _ steps: [Step], _ index: Int, _ incoming: [ActionStep], follows: Following,
      visited: Set<Int>,
      _ hosting: Hosting?, features: inout [Feature]
    ) throws(Hosting.Undecided) -> [Alternative] {
      let handler = walker.handlers[index]
      var result = [Alternative()]
      for step in steps {
        var choices: [Alternative]
        switch step {
        case .operation(var operation):
          substitute(in: &operation, incoming)
          choices = [Alternative(actionEffects: [.operation(operation)])]
        case .dismiss(let place):
          choices = [Alternative(actionEffects: [.dismiss(handler.feature, place)])]
        case .open: continue
        case .exit(let exit): choices = [Alternative(exit: exit)]
        case .block(let inner, let exits):
          choices = Self.ended(
            by: exits,
            try expand(
              inner, index, incoming, follows: follows, visited: visited, hosting,
              features: &features))
        case .send(let sent):
          if sent.isRepeated { continue }
          choices = try answers(
            to: sent, index, incoming, follows: follows, visited: visited, hosting,
            features: &features)
          if sent.isPaused {
            for one in choices.indices {
              choices[one].actionEffects = choices[one].actionEffects.map(ActionEffect.later)
            }
          }
          if let end = requestEnd(of: sent, from: index) {
            for one in choices.indices {
              choices[one].actionEffects = choices[one].actionEffects.map { $0.answering(end) }
            }
          }
        case .branch(let check, let then, let otherwise):
          let yes = try expand(
            then, index, incoming, follows: follows, visited: visited, hosting, features: &features)
          let no = try expand(
            otherwise, index, incoming, follows: follows, visited: visited, hosting,
            features: &features)
          if (yes + no).allSatisfy(\.doesNothing) { continue }
          let asked = substituted(check, incoming).asked(by: handler.feature)
          choices = Self.decided(by: asked, yes, no)
        }
        let left = result.filter { $0.exit != nil }
        result = left + Self.product(result.filter { $0.exit == nil }, choices)
      }
      return result
    }

    /// Returns the paths through code that some exits end.
    private static func ended(by exits: Set<Exit>, _ found: [Alternative]) -> [Alternative] {
      let all = found.map { one in
        var one = one
        if let exit = one.exit, exits.contains(exit) { one.exit = nil }
        return one
      }
      // Where nothing is done on any way, it does not matter which is taken.
      return all.allSatisfy(\.doesNothing) ? [Alternative()] : all
    }

    /// The maximal number of paths of an action that state their assumptions.
    private static let maxStatedPaths = 64

    private static func decided(
      by check: Check, _ yes: [Alternative], _ no: [Alternative]
    ) -> [Alternative] {
      guard yes.count + no.count <= maxStatedPaths else { return yes + no }
      func assuming(_ holds: Bool, _ alternatives: [Alternative]) -> [Alternative] {
        alternatives.compactMap { $0.assuming([Assumption(check: check, holds: holds)]) }
      }
      return assuming(true, yes) + assuming(false, no)
    }

    /// What two pieces of code do that both hear an action, one after the other.
    static func both(_ first: [Alternative], _ second: [Alternative]) -> [Alternative] {
      product(ended(by: Set(Exit.allCases), first), second)
    }

    static func product(_ left: [Alternative], _ right: [Alternative]) -> [Alternative] {
      guard left.count == 1 || right.count == 1 || left.count * right.count <= limit else {
        return left + right
      }
      return left.flatMap { first in
        right.compactMap { second in
          second.asked(after: first.actionEffects).flatMap { asked in
            Alternative(
              assumptions: asked, actionEffects: first.actionEffects + second.actionEffects,
              exit: second.exit,
              reports: first.reports || second.reports
            ).assuming(first.assumptions)
          }
        }
      }
    }
  }
#endif
