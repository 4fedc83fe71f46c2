import NavGraphFacts
import NavGraphModel

// What is hidden on stacks that the search has not seen: presented content beneath other entries, and steps behind the
// screen in front.

extension StackAnswers {
  /// Whether anything is put above an entry that presents something, or that hosts a flow which does.
  ///
  /// Otherwise the symbol on top and its surroundings name everything that is presented, and what it is beneath.
  var coversPresenters: Bool {
    let source = post.source
    let table = source.table
    let tree = source.system.tree
    /// Whether slots of a screen, or of the container of its flow, present something.
    func presents(_ symbol: Int32) -> (screen: Bool, container: Bool) {
      (
        tree.extent(of: table[symbol].cell.record).presents,
        tree.extent(of: table.context(of: symbol).record).presents
      )
    }
    let presenting = (0..<Int32(table.count)).map(presents)
    // In a cycle of coordinators nothing is put above a flow that a screen hosts, but its surroundings are not known.
    if table.isRecursive { return presenting.contains { $0.screen || $0.container } }
    return table.coverings.contains { below, last in
      if presenting[Int(last)].screen { return true }
      return table.chain(of: below).prefix { $0 != last }.contains { symbol in
        presenting[Int(symbol)] != (false, false) || table[symbol].note.layers > 0
          || table[symbol].cell.slot != nil
      }
    }
  }

  /// Returns the observations of steps behind the screen in front of which stacks may have more than these: steps of links and
  /// of events from outside that may end with the same screen on top.
  ///
  /// - Parameter coversPresenters: As the property says.
  func hiddenSteps(
    besides found: Set<ObservationKey>, coversPresenters: Bool
  ) -> Set<ObservationKind> {
    let source = post.source
    let (ends, fronts) = (StepEnds(post), fronts)
    var open: Set<ObservationKind> = []
    for rule in post.system.rules
    where rule.label >= 0 && source.comesFromOutside(rule.label) && !rule.changesNothing {
      let label = source.label(rule.label)
      let isLink = if case .link = label.name { true } else { false }
      let kind = isLink ? ObservationKind.linkHidden : .eventHidden
      // In a frozen tab no screen is followed.
      guard !open.contains(kind), let before = fronts[rule.head], let screen = before.screen,
        let cause = label.cause,
        !found.contains(ObservationKey(kind, cause: cause, route: screen))
      else { continue }
      // An event counts that brings screens while something is presented.
      if !isLink, !before.presents && !coversPresenters || ends.onlyRemoves(rule) { continue }
      // It takes away the screen in front, and brings nothing.
      if rule.top < 0, before.isEntryOnTop, ends.onlyRemoves(rule) { continue }
      let mayStayInFront = ends.heads(after: rule).contains { head in
        let after = fronts[head]
        let isNew = rule.below >= 0 && head.symbol == rule.top && after?.isEntryOnTop ?? false
        return after?.screen == screen && !isNew
      }
      if mayStayInFront { open.insert(kind) }
    }
    return open
  }

  /// The links that open screens, and may build another stack than where they were opened.
  func openLinks(besides found: Set<ObservationKey>) -> [TransitionReference] {
    let links = post.system.rules.lazy.filter { $0.label >= 0 && !$0.changesNothing }
      .map { post.source.label($0.label) }
      .compactMap { label -> TransitionReference? in
        guard case .link = label.name, case .transition(let link)? = label.cause else { return nil }
        return link
      }
    return system.app.graph.openLinks(among: Set(links), besides: found)
  }

  /// What is in front in a state.
  private struct Front {
    /// Nil where that is nothing, or in a frozen tab.
    let screen: RouteReference?
    /// Whether it is the entry on top of the stack.
    let isEntryOnTop: Bool
    /// Whether anything is presented.
    let presents: Bool
  }

  /// What is in front in the states with each head.
  private var fronts: [PushdownHead: Front] {
    let source = post.source
    var system = system
    let fronts = zip(post.heads, witnessOfHead).map { head, path in
      system.tree.load(system.state(of: path.end, source))
      let activity = system.activity()
      let presents = system.tree.extent(of: system.tree.root).presents
      let screen: RouteReference? =
        if case .screen(let screen) = activity.top { screen } else { nil }
      let flow = system.read(source.flatStack)?.chain.last
      let count = flow.flatMap { system.tree.flowID(at: $0) }.map { system.tree.entryCount(of: $0) }
      let isEntryOnTop =
        if let flow, let count, count > 0 {
          activity.screens.first?.address == flow + .entry(count - 1)
        } else {
          false
        }
      return (head, Front(screen: screen, isEntryOnTop: isEntryOnTop, presents: presents))
    }
    return Dictionary(uniqueKeysWithValues: fronts)
  }
}

extension PushdownRule {
  /// Whether a step with this rule leaves the stack and the control as they are.
  var changesNothing: Bool { below < 0 && target == head.control && top == head.symbol }
}

extension AppSystem {
  /// The links that open screens and were opened only where they build the same stack, or out of sight.
  ///
  /// - Parameter found: The observations so far.
  func openLinks(besides found: Set<ObservationKey>) -> [TransitionReference] {
    let hidden = observationTable.entries.compactMap { entry in
      if entry.key.kind == .linkHidden, case .transition(let link)? = entry.key.cause {
        link
      } else {
        nil
      }
    }
    return app.graph.openLinks(
      among: Set(history.linkStacks.keys.map(\.reference) + hidden), besides: found)
  }
}

extension GraphDefinition {
  /// Those of these links that open screens, and of which no two stacks were found.
  fileprivate func openLinks(
    among links: Set<TransitionReference>, besides found: Set<ObservationKey>
  ) -> [TransitionReference] {
    links.filter { link in
      bringsScreens(link)
        && !found.contains(ObservationKey(.linkStackVaries, cause: .transition(link)))
    }
  }
}
