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
      /// The handlers on the way, of the taps and of what they send: each with what ends the request that it answers by what it
      /// sends on.
      var handlers: [Int: RequestEnd?]
    }

    /// The ways in which taps lead to the action that a handler hears: one for all by which it comes at once, and one for each
    /// tap that it can be the response to.
    ///
    /// - Complexity: Linear in the handlers that lead to it and in what they send.
    func ways(to index: Int) -> [Way] {
      let isTapped = viewSends(ownHandledActions[index]).contains { $0.trigger == .tap }
      var found = isTapped ? [Way(handlers: [index: nil])] : []
      for way in taps(leadingTo: index) {
        let known = found.firstIndex {
          $0.end == way.end && (way.end == nil || $0.tapped == way.tapped)
        }
        guard let known else {
          found.append(way)
          continue
        }
        if found[known].tapped != way.tapped { found[known].tapped = nil }
        found[known].handlers.merge(way.handlers) { first, _ in first }
      }
      return found
    }

    private func taps(leadingTo index: Int) -> [Way] {
      var found: [Way] = []
      /// The way back to a handler, and the value of its action that counts.
      struct Lead {
        var handler: Int
        var meant: HandledAction?
        var way = Way(handlers: [:])
      }
      var seen: [RequestEnd?: Set<Int>] = [:]
      var open = [Lead(handler: index)]
      while let lead = open.popLast() {
        for (sender, meant) in sendersMeaning(lead.meant, lead.handler)
        where trigger(of: sender) != .sent && sendsAtOnce(sender, to: lead.handler) {
          let isTapped = viewSends(ownHandledActions[sender]).contains { $0.trigger == .tap }
          for end in requestEnds(from: sender, to: lead.handler) {
            var next = Lead(handler: sender, meant: meant, way: lead.way)
            // A request that ends with its screen ends all that waits for it.
            if lead.way.end != .screenCloses { next.way.end = end ?? lead.way.end }
            guard seen[next.way.end, default: []].insert(sender).inserted else { continue }
            next.way.handlers[sender] = next.way.handlers[sender] ?? .some(end)
            open.append(next)
            guard isTapped else { continue }
            next.way.tapped = tapped(sender, for: index)
            found.append(next.way)
          }
        }
      }
      return found.sorted { ($0.handlers.keys.min() ?? 0) < ($1.handlers.keys.min() ?? 0) }
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
