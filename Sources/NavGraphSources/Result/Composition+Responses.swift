#if SourceReading
  import NavGraphModel

  // Actions that come with the response to a request: the user can do something else before.

  extension Composition {
    /// A way in which taps lead to the action that a handler hears.
    struct Way {
      /// The action that is tapped; nil where several can be.
      var tapped: String?
      /// What ends the request that the action is a response to; nil where it comes at once.
      var end: RequestEnd?
      /// The handlers on the way, of the taps and of what they send: each with what ends the requests that it answers by what it
      /// sends on.
      var handlers: [Int: Set<RequestEnd?>]
    }

    /// The ways in which taps lead to the action that a handler hears, by the taps.
    ///
    /// - Complexity: Linear in the handlers that lead to it and in what they send.
    func ways(to index: Int) -> [Way] {
      let isTapped = viewSends(ownHandledActions[index]).contains { $0.trigger == .tap }
      var found = isTapped ? [Way(handlers: [index: [nil]])] : []
      for way in taps(leadingTo: index) {
        guard let known = found.firstIndex(where: { $0.end == way.end && $0.tapped == way.tapped })
        else {
          found.append(way)
          continue
        }
        found[known].handlers.merge(way.handlers) { $0.union($1) }
      }
      return found
    }

    /// A handler on the way back from the one that is registered.
    private struct Lead: Hashable {
      var handler: Int
      /// What ends the request that the registered action is a response to, as far as that is known here.
      var end: RequestEnd?
    }

    private func taps(leadingTo index: Int) -> [Way] {
      var taps: [Lead] = []
      /// What each one leads to next, with what ends the request that it answers by that.
      var next: [Lead: [(lead: Lead, end: RequestEnd?)]] = [:]
      /// With the value of its action that counts.
      var open: [(lead: Lead, meant: HandledAction?)] = [(Lead(handler: index), nil)]
      while let (lead, meant) = open.popLast() {
        for (sender, passed) in sendersMeaning(meant, lead.handler)
        where trigger(of: sender) != .sent && sendsAtOnce(sender, to: lead.handler) {
          for end in requestEnds(from: sender, to: lead.handler) {
            // A request that ends with its screen ends all that waits for it.
            let isFinal = lead.end == .screenCloses
            let before = Lead(handler: sender, end: isFinal ? lead.end : end ?? lead.end)
            let isNew = next[before] == nil
            next[before, default: []].append((lead, end))
            guard isNew else { continue }
            open.append((before, passed))
            let sends = viewSends(ownHandledActions[sender])
            if sends.contains(where: { $0.trigger == .tap }) { taps.append(before) }
          }
        }
      }
      return taps.map { tap in
        Way(
          tapped: tapped(tap.handler, for: index), end: tap.end, handlers: handlers(from: tap, next)
        )
      }.sorted { ($0.handlers.keys.min() ?? 0) < ($1.handlers.keys.min() ?? 0) }
    }

    /// The handlers on all ways from a tap, each with what ends the requests that it answers.
    private func handlers(
      from tap: Lead, _ next: [Lead: [(lead: Lead, end: RequestEnd?)]]
    ) -> [Int: Set<RequestEnd?>] {
      var found: [Int: Set<RequestEnd?>] = [:]
      var (open, seen) = ([tap], Set([tap]))
      while let lead = open.popLast() {
        for (following, end) in next[lead] ?? [] {
          found[lead.handler, default: []].insert(end)
          if seen.insert(following).inserted { open.append(following) }
        }
      }
      return found
    }

    /// What ends the requests to which the actions are responses that one handler sends another; nil for an action that is
    /// sent at once.
    private func requestEnds(from sender: Int, to recipient: Int) -> [RequestEnd?] {
      let feature = walker.handlers[sender].feature
      return Self.sends(walker.handlers[sender].steps).filter {
        !$0.isRepeated && handlers(handling: $0.steps, from: feature).contains(recipient)
      }.map { requestEnd(of: $0, from: sender) }.withoutRepetitions
    }

    /// Whether code asks what a slot shows before it fills that: it has seen to what the user can have opened by then.
    func asksBefore(_ changes: [Change]) -> Bool {
      let fills = changes.filter { $0.container.kind == .slot && $0.name != "clear" }
      let fillers = fills.reduce(into: Set()) { fillers, fill in
        fillers.formUnion(handlersFilling[fill.container]?[fill.place] ?? [])
      }
      return fillers.contains {
        Self.ask(walker.handlers[$0].steps, for: fills.map(\.container))
      }
    }

    func findHandlersFilling() -> [ScreenContainer: [SourcePlace: [Int]]] {
      var found: [ScreenContainer: [SourcePlace: [Int]]] = [:]
      for (index, handler) in walker.handlers.enumerated() {
        for change in ViewWalker.operations(handler.steps) where change.container.kind == .slot {
          found[change.container, default: [:]][change.place, default: []].append(index)
        }
      }
      return found
    }

    private static func ask(_ steps: [Step], for slots: [ScreenContainer]) -> Bool {
      steps.contains { step in
        switch step {
        case .branch(let check, let then, let otherwise):
          check.clauses.contains { clause in
            slots.contains { clause.text.contains($0.property) }
          } || ask(then + otherwise, for: slots)
        case .block(let inner, _): ask(inner, for: slots)
        case .operation, .send, .dismiss, .open, .exit: false
        }
      }
    }

    /// Where an action answers a request of a handler: what ends that. Effects of a screen end with it in most libraries,
    /// those of a coordinator go on.
    func requestEnd(of sent: SentAction, from sender: Int) -> RequestEnd? {
      let handler = walker.handlers[sender]
      guard let end = sent.answer, !sent.isPaused, !sent.isRepeated,
        !handler.written.contains(where: Self.saysProgress)
      else { return nil }
      return isFlow(handler.feature) ? end : .screenCloses
    }

    /// Whether the name of a property says that a view shows progress for it; code of helpers may set it.
    private static func saysProgress(_ name: String) -> Bool {
      let name = name.lowercased()
      return ["loading", "progress", "saving", "submitting", "processing", "sending", "busy"]
        .contains { name.contains($0) }
    }
  }

  extension RequestEnd {
    /// What ends the requests of several changes; nil where there are none, one of them answers no request, or they differ.
    static func common(_ ends: [RequestEnd?]) -> RequestEnd? {
      let all = Set(ends)
      return all.count == 1 ? all.first.flatMap(\.self) : nil
    }
  }
#endif
