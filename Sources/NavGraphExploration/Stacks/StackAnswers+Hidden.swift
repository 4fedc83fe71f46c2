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
  func hiddenSteps(besides found: Set<ObservationKey>) -> Set<ObservationKind> {
    let source = post.source
    let ends = StepEnds(post)
    let (topOfHead, frontHeads) = (topOfHead, frontHeads)
    var open: Set<ObservationKind> = []
    for rule in post.system.rules where rule.label >= 0 && source.comesFromOutside(rule.label) {
      let label = source.label(rule.label)
      let kind: ObservationKind
      if case .link = label.name { kind = .linkHidden } else { kind = .eventHidden }
      let isUnchanged =
        rule.below < 0 && rule.target == rule.head.control && rule.top == rule.head.symbol
      guard !isUnchanged, !open.contains(kind), let top = topOfHead[rule.head], top != .nothing,
        kind == .linkHidden || !ends.onlyRemoves(rule)
      else { continue }
      if case .screen(let front) = top, let cause = label.cause,
        found.contains(ObservationKey(kind, cause: cause, route: front))
      {
        continue
      }
      if exchangesFront(rule, ends, frontHeads) { continue }
      if ends.heads(after: rule).contains(where: { topOfHead[$0] ?? top == top }) {
        open.insert(kind)
      }
    }
    return open
  }

  /// Whether a step ends with another screen in front, whichever it is: it only takes away, and that one first, or what it puts
  /// on top is in front.
  private func exchangesFront(
    _ rule: PushdownRule, _ ends: StepEnds, _ frontHeads: Set<PushdownHead>
  ) -> Bool {
    if rule.top < 0 { return frontHeads.contains(rule.head) && ends.onlyRemoves(rule) }
    return rule.below >= 0 && !post.isAuxiliary[Int(rule.target)]
      && frontHeads.contains(PushdownHead(control: rule.target, symbol: rule.top))
  }

  /// The heads with the entry on top of the stack in front.
  private var frontHeads: Set<PushdownHead> {
    let source = post.source
    var system = system
    return Set(
      zip(post.heads, witnessOfHead).compactMap { head, path in
        system.tree.load(system.state(of: path.end, source))
        let front = system.activity().screens.first?.address
        guard let front, let flow = system.read(source.flatStack)?.chain.last,
          let id = system.tree.flowID(at: flow)
        else { return nil }
        return front == flow + .entry(system.tree.entryCount(of: id) - 1) ? head : nil
      })
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
