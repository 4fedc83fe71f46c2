#if SourceReading
  // What a screen reports when one of its parts is tapped belongs to the tap: no view sends the report itself.

  extension Composition {
    /// Returns the handlers of what screens report only when their parts are tapped.
    func findPartReports() -> Set<Int> {
      Set(walker.handlers.indices.filter(isPartReport))
    }

    private func isPartReport(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      let senders = sendersOf(index)
      return handledAction.feature !== walker.handlers[index].feature
        && !isFlow(handledAction.feature) && !senders.isEmpty && viewSends(handledAction).isEmpty
        && senders.allSatisfy { sender in
          let part = ownHandledActions[sender].feature
          return walker.handlers[sender].feature === handledAction.feature
            && part !== handledAction.feature && !isFlow(part)
            && sendsAtOnce(sender, to: index) && isOnlyTapped(sender)
        }
    }

    /// Whether a handler is a part of taps, or views send its action by nothing but taps.
    private func isOnlyTapped(_ index: Int) -> Bool {
      var (open, seen): ([Int], Set<Int>) = ([index], [index])
      while let one = open.popLast() {
        if consequences.contains(one) { continue }
        let sends = viewSends(ownHandledActions[one])
        guard !sends.isEmpty, sends.allSatisfy({ $0.trigger == .tap }) else { return false }
        for sender in sendersOf(one) {
          guard follows(one, at: sender) else { return false }
          if seen.insert(sender).inserted { open.append(sender) }
        }
      }
      return true
    }

    /// Returns the handlers that lead to what a screen reports on its parts.
    func findPartTaps() -> Set<Int> {
      var found = Set(partReports.flatMap(sendersOf))
      var open = Array(found)
      while let index = open.popLast() {
        for sender in sendersOf(index)
        where follows(index, at: sender) && found.insert(sender).inserted {
          open.append(sender)
        }
      }
      return found
    }
  }
#endif
