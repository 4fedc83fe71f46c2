#if SourceReading
  import NavGraphModel

  // Screens that report to a feature around and close themselves by one action: all of that is one transition.

  extension Composition {
    /// Whether what features around do about what a handler leads to is told with it.
    func goesOutside(_ index: Int) -> Bool {
      startsOnPresented(index) || closesAndReports(index)
    }

    /// Whether there is a way on which a handler reports to a feature around and closes its own screen.
    private func closesAndReports(_ index: Int) -> Bool {
      if let known = closings[index] { return known }
      let handler = walker.handlers[index]
      var features: [Feature] = []
      let follows = Following(others: false, own: trigger(of: index) == .tap, all: false)
      let all = try? expand(
        index, handler.path, follows: follows, visited: [index], nil, features: &features)
      let found = (all ?? []).contains { one in
        one.reports && one.deeds.contains { $0.closes(handler.feature) }
      }
      closings[index] = found
      return found
    }

    /// Whether all that sends what a handler hears of a screen also closes the screen, and is told with that.
    func isToldWithClosing(_ index: Int) -> Bool {
      let heard = ownHeard[index]
      let senders = sendersOf(index)
      return heard.feature !== walker.handlers[index].feature && !isFlow(heard.feature)
        && !senders.isEmpty && viewSends(heard).isEmpty
        && senders.allSatisfy { sender in
          walker.handlers[sender].feature === heard.feature && trigger(of: sender) != .sent
            && sendsAtOnce(sender, to: index) && closesAndReports(sender)
        }
    }

    /// The same without `dismiss()` where a feature around has closed the screen before that comes.
    func closingOnce(_ feature: Feature, _ alternative: Alternative) -> Alternative {
      let isClosed = alternative.deeds.contains { deed in
        deed.change.map { $0.removes && shows(feature, in: $0.container) } ?? false
      }
      guard isClosed else { return alternative }
      var result = alternative
      result.deeds.removeAll { $0.closes(feature) }
      return result
    }

    /// Whether a container shows a feature as one of its screens.
    private func shows(_ feature: Feature, in container: ScreenContainer) -> Bool {
      guard let type = walker.containers[container]?.type else { return false }
      if features.feature(ofState: type) === feature { return true }
      guard let screens = type.screens else { return false }
      return screens.cases.contains { one in
        one.payloads.first.map { program.resolve($0, of: one, in: screens) }
          .flatMap(features.feature(ofState:)) === feature
      }
    }
  }

  extension Composition.Deed {
    /// Whether the screen of a feature closes itself.
    fileprivate func closes(_ feature: Feature) -> Bool {
      switch self {
      case .dismiss(let own, _): own === feature
      case .later(let deed): deed.closes(feature)
      case .operation: false
      }
    }
  }

  extension Change {
    /// Whether it takes screens away.
    var removes: Bool { Self.removals.contains(name) }

    private static let removals: Set = [
      "pop", "popFrom", "popTo", "popToRoot", "goBack", "goBackTo", "goBackToRoot", "removeLast",
      "removeAll", "dismiss", "dismissAll", "set", "clear",
    ]
  }
#endif
