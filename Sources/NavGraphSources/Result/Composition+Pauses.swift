#if SourceReading
  extension Composition {
    /// Keeps pauses only where something was shown before: a toast that closes by itself. Any other action after a
    /// pause is the final effect of the action, as an answer is.
    func settlePauses() {
      for index in walker.handlers.indices
      where Self.sends(walker.handlers[index].steps).contains(where: \.isPaused) {
        let feature = walker.handlers[index].feature
        var isShown = false
        walker.handlers[index].steps = settled(walker.handlers[index].steps, feature, &isShown)
      }
    }

    private func settled(_ steps: [Step], _ feature: Feature, _ isShown: inout Bool) -> [Step] {
      steps.map { step in
        switch step {
        case .operation(let change):
          isShown = isShown || change.shows
          return step
        case .send(var sent):
          sent.isPaused = sent.isPaused && isShown
          isShown = isShown || leadsToShowing(sent, feature)
          return .send(sent)
        case .branch(let check, let then, let otherwise):
          var (left, right) = (isShown, isShown)
          let one = settled(then, feature, &left)
          let other = settled(otherwise, feature, &right)
          isShown = left || right
          return .branch(condition: check, one, otherwise: other)
        case .block(let inner, let exits):
          return .block(settled(inner, feature, &isShown), endedBy: exits)
        case .dismiss, .open, .exit: return step
        }
      }
    }

    private func leadsToShowing(_ sent: SentAction, _ feature: Feature) -> Bool {
      handlers(hearing: sent.steps, from: feature).contains { hearer in
        ViewWalker.operations(walker.handlers[hearer].steps).contains(where: \.shows)
      }
    }
  }

  extension Change {
    /// Whether it shows something that was not there.
    fileprivate var shows: Bool {
      ["push", "sheet", "cover", "present", "set", "switchTo"].contains(name)
    }
  }
#endif
