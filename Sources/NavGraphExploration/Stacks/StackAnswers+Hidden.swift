import NavGraphFacts
import NavGraphModel

// What is hidden on stacks that the search has not seen: presented content beneath other entries, and steps behind the
// screen in front.

extension StackAnswers {
  /// Whether anything is put above an entry that presents something, or that hosts a flow which does.
  ///
  /// Elsewhere the symbol on top and its surroundings name everything that is presented, and what it is beneath.
  var coversPresenters: Bool {
    let source = post.source
    let table = source.table
    if table.isRecursive { return true }
    let tree = source.system.tree
    let presents = (0..<Int32(table.count)).map { tree.extent(of: table[$0].cell.record).presents }
    return table.coverings.contains { below, last in
      if presents[Int(last)] { return true }
      let hosted = table.chain(of: below).prefix { $0 != last }
      return hosted.contains { symbol in
        presents[Int(symbol)] || table[symbol].note.layers > 0 || table[symbol].cell.slot != nil
          || tree.extent(of: table.context(of: symbol).record).presents
      }
    }
  }

  /// Returns the observations of steps behind the screen in front of which stacks may have more than these: steps of links and
  /// of events from outside that may end with the same screen on top.
  func hiddenSteps(besides found: Set<ObservationKey>) -> Set<ObservationKind> {
    let source = post.source
    let ends = StepEnds(post)
    let topOfHead = topOfHead
    var open: Set<ObservationKind> = []
    for rule in post.system.rules where rule.label >= 0 && source.comesFromOutside(rule.label) {
      let label = source.label(rule.label)
      let kind: ObservationKind
      if case .link = label.name { kind = .linkHidden } else { kind = .eventHidden }
      let isUnchanged =
        rule.below < 0 && rule.target == rule.head.control && rule.top == rule.head.symbol
      guard !isUnchanged, !open.contains(kind), let top = topOfHead[rule.head], top != .nothing
      else { continue }
      if case .screen(let front) = top, let cause = label.cause,
        found.contains(ObservationKey(kind, cause: cause, route: front))
      {
        continue
      }
      if isInFront(rule.head.symbol), exchangesTop(rule, ends) { continue }
      if ends.heads(after: rule).contains(where: { topOfHead[$0] == top }) { open.insert(kind) }
    }
    return open
  }

  /// Whether a symbol on top is the screen in front.
  private func isInFront(_ symbol: Int32) -> Bool {
    let table = post.source.table
    return table[symbol].cell.isInStack && table[symbol].note.isRendered
  }

  /// Whether a step that changes a stack with the screen in front on top ends with another entry there, whatever it is.
  private func exchangesTop(_ rule: PushdownRule, _ ends: StepEnds) -> Bool {
    if rule.top < 0 { return ends.onlyRemoves(rule) }
    return rule.below >= 0 && !post.isAuxiliary[Int(rule.target)] && isInFront(rule.top)
  }
}

extension SearchHistory {
  /// The links that open screens and were opened only where they build the same stack.
  ///
  /// - Parameter found: The observations so far.
  func openLinks(
    besides found: Set<ObservationKey>, _ graph: GraphDefinition
  ) -> Set<TransitionReference> {
    Set(linkStacks.keys.map(\.reference)).filter { reference in
      graph.bringsScreens(reference)
        && !found.contains(ObservationKey(.linkStackVaries, cause: .transition(reference)))
    }
  }
}
