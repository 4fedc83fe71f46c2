import NavGraphModel

// Most steps of an app are plain (`PlainSteps`): what one was found to do under one head it does under all heads of
// which the same is noted, so it is not taken again; and where all that can happen is known, no state is looked at.

extension StackModel {
  /// What is known of the steps out of a state before they are taken.
  struct Known {
    struct Top {
      let screen: ScreenReference
      /// A number of a situation.
      let situation: Int32
      let gestures: KnownSteps.GestureSituation
    }

    /// The screen on top, and what decides what is done on it; nil where that is more than is noted.
    var top: Top?
    /// The coordinator of the first flow, and what decides what its links do; nil where it has none that are plain.
    var links: (coordinator: Int, situation: KnownSteps.LinkSituation)?
    /// Whether it is known what they do.
    var knowsLinks = false
  }

  mutating func known(at head: PushdownHead) -> Known {
    var known = Known()
    guard remembersSteps, !table.isRecursive else { return known }
    let top = table[head.symbol]
    if top.cell.kind == .entry {
      let screen = ScreenReference(
        coordinator: Int(top.cell.coordinator), instance: top.cell.entry.instance)
      let standing = top.cell.raw & 15
      var note = top.note
      note.context = 0
      let situation = KnownSteps.Situation(
        control: head.control, note: note, flow: table.flow(of: head.symbol), standing: standing,
        marks: table.marks(of: head.symbol))
      known.top = Known.Top(
        screen: screen, situation: knownSteps.number(of: situation),
        gestures: KnownSteps.GestureSituation(
          control: head.control, note: top.note, standing: standing,
          disabling: plainSteps.disabling(on: screen)))
    }
    if let last = table.lastEntry(under: head.symbol, depth: 0) {
      let coordinator = Int(table[last].cell.coordinator)
      if let count = plainSteps.linkCount(of: coordinator), count > 0 {
        let symbol = table[last]
        let situation = KnownSteps.LinkSituation(
          control: head.control, note: symbol.note, standing: symbol.cell.raw & 15,
          record: symbol.cell.record, marks: table.marks(of: last),
          isCovered: last != head.symbol)
        known.links = (coordinator, situation)
        known.knowsLinks = knownSteps[links: situation] != nil
      }
    }
    return known
  }

  /// The events that need not be tried.
  func events(_ known: Known, at standing: Standing) -> KnownEvents {
    var events = KnownEvents(linkCoordinator: known.knowsLinks ? known.links?.coordinator : nil)
    guard let top = known.top else { return events }
    events.actor = standing.top
    for (name, step) in plainSteps[top.screen].actions
    where knownSteps.isKnown(step.content, in: top.situation) {
      events.actions.insert(name)
    }
    return events
  }

  /// The rules for all steps out of a head, where all of them are known.
  mutating func knownRules(
    from head: PushdownHead, _ known: Known
  ) throws(PushdownObstacle) -> [PushdownRule]? {
    guard plainSteps.isAll, spine.tab == nil, let top = known.top,
      table[head.symbol].cell.record == 0, plainSteps.isPlain(top.screen),
      let gestures = knownSteps[gesturesIn: top.gestures], hasNoLinks(head) || known.knowsLinks
    else { return nil }
    let actions = plainSteps[top.screen].actions
    let numbers = actions.compactMap { knownSteps.number(of: $0.step.content, in: top.situation) }
    guard numbers.count == actions.count else { return nil }
    var rules: [PushdownRule] = []
    rules.reserveCapacity(actions.count + gestures.count + 1)
    for ((name, plain), number) in zip(actions, numbers) {
      let label = label(of: plain, name)
      if let (pushed, target) = knownSteps.push(number, of: plain.content) {
        let symbol = try table.symbol(of: pushed.cell, on: head.symbol, depth: Int(pushed.depth))
        rules.append(.push(head, to: target, symbol, over: head.symbol, label: label))
        continue
      }
      let known = knownSteps.program(number, of: plain.content)
      ask(known, of: plain, at: head)
      try begin(known.program, at: head, label: label, into: &rules)
    }
    for step in gestures {
      try begin(step.program, at: head, label: step.label, into: &rules)
    }
    try begin([], at: head, known, into: &rules)
    return rules
  }

  /// The label of a plain step, the same under all heads.
  private mutating func label(of step: PlainSteps.Plain, _ name: Int) -> Int32 {
    if let label = knownSteps.label(of: step.number) { return label }
    let label = number(
      of: Label(name: .action(name), traits: [], cause: .transition(step.reference)))
    knownSteps.setLabel(label, of: step.number)
    return label
  }

  private func hasNoLinks(_ head: PushdownHead) -> Bool {
    guard let last = table.lastEntry(under: head.symbol, depth: 0) else { return false }
    return plainSteps.linkCount(of: Int(table[last].cell.coordinator)) == 0
  }

  /// What a step does that was not taken; nil where that is not known.
  mutating func program(
    of step: DerivedStep, at head: PushdownHead, _ known: Known
  ) -> (program: Program, label: Int32)? {
    guard let top = known.top, case .action(let name) = step.event.name,
      let plain = plainSteps.action(name, of: top.screen),
      let known = knownSteps.program(of: plain.content, in: top.situation)
    else { return nil }
    ask(known, of: plain, at: head)
    return (known.program, label(of: plain, name))
  }

  /// Asks under one more head what a plain step leaves open.
  private mutating func ask(
    _ known: (program: Program, question: OpenStep.Question?), of step: PlainSteps.Plain,
    at head: PushdownHead
  ) {
    guard let question = known.question else { return }
    openSteps.append(
      OpenStep(
        head: head, before: [], removal: known.program.removal,
        cause: .transition(step.reference), question: question))
  }

  /// Remembers what a step does, where it is plain.
  ///
  /// - Parameters:
  ///   - questions: What was asked about it.
  ///   - isOnly: Whether it is the only step that its event leads to.
  mutating func learn(
    _ program: Program, asking questions: ArraySlice<OpenStep>, of step: DerivedStep, isOnly: Bool,
    at standing: Standing, _ known: Known
  ) {
    guard isOnly, program.removal.isPlain, !isAuxiliary(program.target), questions.count <= 1,
      let top = known.top, case .action(let name) = step.event.name, step.event.trigger == .tap,
      step.event.actor == top.screen, step.event.address == standing.top,
      let plain = plainSteps.action(name, of: top.screen)
    else { return }
    knownSteps.learn(
      program, asking: questions.first?.question, of: plain.content, in: top.situation)
  }

  /// Remembers what gestures do, where the screen on top is the only one in use.
  mutating func learn(
    gestures: [KnownSteps.Step], at standing: Standing, _ known: Known
  ) {
    guard let top = known.top, system.baseActivity.bars.isEmpty,
      system.baseActivity.screens.count == 1,
      system.baseActivity.screens.first?.address == standing.top,
      gestures.allSatisfy({
        $0.program.removal.isPlain && $0.program.pushed.isEmpty && !isAuxiliary($0.program.target)
      })
    else { return }
    knownSteps[gesturesIn: top.gestures] = gestures
  }
}
