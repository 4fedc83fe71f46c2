#if SourceReading
  import NavGraphModel

  extension Composition {
    /// Whether an action answers a tap after something else was waited for, and the code changes no state before: nothing keeps
    /// the user from going elsewhere meanwhile.
    func isLateAnswer(_ index: Int) -> Bool { isLateAnswer(index, [index]) }

    private func isLateAnswer(_ index: Int, _ outer: Set<Int>) -> Bool {
      let (own, senders) = (ownHandledActions[index], sendersOf(index))
      guard viewSends(own).isEmpty, !senders.isEmpty else { return false }
      return senders.allSatisfy { sender in
        guard !outer.contains(sender), ownHandledActions[sender].feature === own.feature else {
          return false
        }
        let handler = walker.handlers[sender]
        let sends = Self.sends(handler.steps).filter {
          handlers(handling: $0.steps, from: handler.feature).contains(index)
        }
        if sends.allSatisfy({ $0.isAsynchronous && !$0.isRepeated && !$0.isPaused }) {
          return handler.written.isEmpty && trigger(of: sender) == .tap
        }
        return isLateAnswer(sender, outer.union([sender]))
      }
    }
  }
#endif
