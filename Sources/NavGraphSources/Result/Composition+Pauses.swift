#if SourceReading
  extension Composition {
    /// Keeps pauses only where something was shown before: a toast that closes by itself. Any other action after a
    /// pause is the final effect of the action, as an answer is.
    func resolvePauses() {
      for index in walker.handlers.indices
      where Self.sends(walker.handlers[index].steps).contains(where: \.isPaused) {
        let feature = walker.handlers[index].feature
        var isShown = false
        walker.handlers[index].steps = resolved(walker.handlers[index].steps, feature, &isShown)
      }
    }

    private func resolved(_ steps: [Step], _ feature: Feature, _ isShown: inout Bool) -> [Step] {
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
          let one = resolved(then, feature, &left)
          let other = resolved(otherwise, feature, &right)
          isShown = left || right
          return .branch(condition: check, one, otherwise: other)
        case .block(let inner, let exits):
          return .block(resolved(inner, feature, &isShown), endedBy: exits)
        case .dismiss, .open, .exit: return step
        }
      }
    }

    private func leadsToShowing(_ sent: SentAction, _ feature: Feature) -> Bool {
      handlers(handling: sent.steps, from: feature).contains { recipient in
        ViewWalker.operations(walker.handlers[recipient].steps).contains(where: \.shows)
      }
    }
  }

  extension Change {
    /// Whether it shows something that was not there.
    fileprivate var shows: Bool { Library.openings.contains(name) }
  }
#endif
