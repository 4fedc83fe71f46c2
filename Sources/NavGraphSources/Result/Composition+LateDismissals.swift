#if SourceReading
  import NavGraphModel

  extension Composition {
    /// A screen that sleeps when it appears, and then closes itself, does that later: the user can do something before.
    func withoutLateDismissals(_ head: Head) -> [Head] {
      guard head.trigger == .automatic else { return [head] }
      let late = head.alternatives.filter(isLate)
      guard !late.isEmpty else { return [head] }
      var (first, later) = (head, head)
      first.alternatives.removeAll(where: isLate)
      later.alternatives = late
      (later.trigger, later.isAppearance) = (.effect, false)
      return first.alternatives.contains { !$0.actionEffects.isEmpty } ? [first, later] : [later]
    }

    private func isLate(_ alternative: Alternative) -> Bool {
      !alternative.actionEffects.isEmpty
        && alternative.actionEffects.allSatisfy { effect in
          guard case .dismiss(_, let place) = effect else { return false }
          return walker.lateDismissals.contains(place)
        }
    }
  }
#endif
