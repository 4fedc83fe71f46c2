import NavGraphModel

// Most steps of an app are plain (`PlainSteps`): what one was found to do under one head it does under all heads of
// which the same is noted, so it is not taken again; and where all that can happen is known, no state is looked at.

extension StackModel {
  /// What is known of the steps out of a state before they are taken.
  struct Known {
    struct Top {
      let screen: ScreenReference
      /// Numbers of what decides what is done on it, and what gestures do.
      let situation: Int32
      let gestures: Int32
    }

    /// The screen on top; nil where what is on top is more than is noted.
    var top: Top?
    /// The coordinator of the first flow, and the number of what decides what its links do; nil where it has none that
    /// are plain.
    var links: (coordinator: Int, situation: Int32)?
    /// Whether it is known what they do.
    var knowsLinks = false
  }

  mutating func known(at head: PushdownHead) -> Known {
    var known = Known()
    guard remembersSteps, !table.isRecursive else { return known }
    let top = table[head.symbol].cell
    if top.kind == .entry {
      let screen = ScreenReference(
        coordinator: Int(top.coordinator), instance: top.entry.instance)
      known.top = Known.Top(
        screen: screen,
        situation: knownSteps.situation(
          head.control, place: table.plainPlace(of: head.symbol),
          marks: table.marks(of: head.symbol)),
        gestures: knownSteps.gestureSituation(
          head.control, place: table.plainPlace(of: head.symbol),
          disabling: plainSteps.disabling(on: screen), around: surroundings(of: head.symbol)))
    }
    if let last = table.lastEntry(under: head.symbol, depth: 0) {
      let cell = table[last].cell
      let coordinator = Int(cell.coordinator)
      if let count = plainSteps.linkCount(of: coordinator), count > 0 {
        let situation = knownSteps.linkSituation(
          head.control, place: table.place(of: last), marks: table.marks(of: last),
          record: cell.record, isCovered: last != head.symbol)
        known.links = (coordinator, situation)
        known.knowsLinks = knownSteps.links(in: situation) != nil
      }
    }
    return known
  }

  /// What is around the flow of an entry, as far as gestures ask for it: the same number for the same.
  private mutating func surroundings(of symbol: Int32) -> Int32 {
    let (context, host) = table.surroundings(of: symbol)
    guard host >= 0 else { return -1 }
    if let known = knownSteps.surroundings(ofContext: context) { return known }
    let cell = table[host].cell
    let screen = ScreenReference(
      coordinator: Int(cell.coordinator), instance: cell.entry.instance)
    let around = KnownSteps.Surroundings(
      place: table.plainPlace(of: host), record: cell.record,
      disabling: plainSteps.disabling(on: screen), around: surroundings(of: host))
    return knownSteps.learn(around, ofContext: context)
  }

  /// The events that need not be tried.
  func events(_ known: Known, at standing: Standing) -> KnownEvents {
    var events = KnownEvents(linkCoordinator: known.knowsLinks ? known.links?.coordinator : nil)
    guard let top = known.top else { return events }
    events.actor = standing.top
    for tap in plainSteps[top.screen].taps where knownNumber(of: tap, in: top.situation) != nil {
      events.actions.insert(plainSteps.action(tap, on: top.screen, in: system.app).name)
    }
    return events
  }

  /// The number of what a tap comes to; nil where that is not known.
  private func knownNumber(of tap: Int, in situation: Int32) -> Int32? {
    knownSteps.number(ofShape: plainSteps.outline(of: tap).shape, in: situation)
  }

  /// Adds the rules for all steps out of a head, where all of them are known.
  ///
  /// - Returns: Whether they are.
  mutating func addKnownRules(
    from head: PushdownHead, _ known: Known, to rules: inout [PushdownRule]
  ) throws(PushdownObstacle) -> Bool {
    guard let (top, gestures) = knownBesideTaps(at: head, known) else { return false }
    let taps = plainSteps[top.screen].taps
    for tap in taps where knownNumber(of: tap, in: top.situation) == nil { return false }
    for tap in taps {
      guard let known = knownNumber(of: tap, in: top.situation) else { continue }
      try begin(tap, known, on: top.screen, at: head, into: &rules)
    }
    for step in gestures {
      try begin(step.program, at: head, label: step.label, into: &rules)
    }
    try begin([], at: head, known, into: &rules)
    return true
  }

  /// What is on top, and what gestures do there, where nothing but taps can happen beside what is known.
  private func knownBesideTaps(
    at head: PushdownHead, _ known: Known
  ) -> (Known.Top, [KnownSteps.Step])? {
    guard plainSteps.isAll, spine.tab == nil, let top = known.top,
      table[head.symbol].cell.record == 0, plainSteps.isPlain(top.screen),
      let gestures = knownSteps.gestures(in: top.gestures), hasNoLinks(head) || known.knowsLinks
    else { return nil }
    return (top, gestures)
  }

  /// Takes the taps of which it is not known what they come to, one for all of the same shape, and nothing else.
  ///
  /// - Returns: False where more than taps is not known.
  mutating func learnTaps(
    from head: PushdownHead, _ control: Spine.Control, on stack: [Int32], _ known: Known
  ) throws(PushdownObstacle) -> Bool {
    guard let (top, _) = knownBesideTaps(at: head, known) else { return false }
    let standing = stand(on: stack, head, control)
    var events = KnownEvents(
      linkCoordinator: known.links?.coordinator, actor: standing.top, gestures: true)
    var shapes: Set<Int32> = []
    for tap in plainSteps[top.screen].taps {
      let isWanted =
        knownNumber(of: tap, in: top.situation) == nil
        && shapes.insert(plainSteps.outline(of: tap).shape).inserted
      if !isWanted {
        events.actions.insert(plainSteps.action(tap, on: top.screen, in: system.app).name)
      }
    }
    system.build(spine, control, standing.cells, depths: standing.depths)
    let askedBefore = openSteps.count
    let steps = system.deriveSteps(except: events)
    for (index, step) in steps.enumerated() {
      try checkThatEndIsCertain(of: step, from: standing, StackMoveReading())
      guard let reading = try reading(of: step) else { continue }
      let program = try program(for: step, from: standing, StackMoveReading(), to: reading)
      learn(
        program, asking: openSteps[askedBefore...], of: step, isOnly: steps.isOnly(index),
        at: standing, known)
      // It is asked where its rules begin.
      openSteps.removeSubrange(askedBefore...)
    }
    return true
  }

  /// The rules with which a tap begins.
  private mutating func begin(
    _ tap: Int, _ known: Int32, on screen: ScreenReference, at head: PushdownHead,
    into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    let label = label(of: tap, on: screen)
    let depth = table[head.symbol].note.depth
    switch knownSteps.outline(of: known) {
    case .puts(let kind, let standing, let target):
      let instance = UInt32(truncatingIfNeeded: plainSteps.outline(of: tap).instance)
      let cell = Spine.Cell(
        coordinator: Int32(screen.coordinator), raw: instance << 4 | standing, record: 0,
        kind: .entry)
      let pushed = Pushed(cell: cell, depth: depth)
      let rule =
        kind == .none
        ? try push(pushed, to: target, on: head, label: label)
        : replacement(
          by: pushed, after: Removal(kind: kind, depth: depth, ascent: 0), to: target, at: head,
          label: label)
      if let rule {
        rules.append(rule)
        return
      }
    case .takes:
      let program = knownSteps.taking(known, depth: depth, &programs)
      return try take(program, at: head, label: label, into: &rules)
    case .isMore: break
    }
    let program = program(known, of: tap, on: screen, at: head)
    try begin(program, at: head, label: label, into: &rules)
  }

  /// The label of a tap, the same under all heads.
  private mutating func label(of tap: Int, on screen: ScreenReference) -> Int32 {
    if let label = knownSteps.label(of: tap) { return label }
    let label = labels.append(tap, on: screen)
    knownSteps.setLabel(label, of: tap)
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
      let tap = plainSteps.tap(named: name, on: top.screen, in: system.app),
      let known = knownNumber(of: tap, in: top.situation)
    else { return nil }
    return (program(known, of: tap, on: top.screen, at: head), label(of: tap, on: top.screen))
  }

  /// What a tap comes to, by what is known; what it leaves open is asked under one more head.
  private mutating func program(
    _ known: Int32, of tap: Int, on screen: ScreenReference, at head: PushdownHead
  ) -> Program {
    let (program, question) = knownSteps.program(
      known, of: plainSteps.content(of: tap, on: screen, in: system.app),
      depth: table[head.symbol].note.depth)
    if let question {
      let action = plainSteps.action(tap, on: screen, in: system.app)
      openSteps.append(
        OpenStep(
          head: head, before: [], removal: program.removal,
          cause: .transition(action.transitions[0].reference), question: question))
    }
    return program
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
    guard isOnly, program.removal.isPlain, !isAuxiliary(program.target),
      questions.allSatisfy(\.isSearch), questions.count <= 1, let top = known.top,
      case .action(let name) = step.event.name, step.event.trigger == .tap,
      step.event.actor == top.screen, step.event.address == standing.top,
      let tap = plainSteps.tap(named: name, on: top.screen, in: system.app)
    else { return }
    knownSteps.learn(
      program, asking: questions.first?.question,
      of: plainSteps.content(of: tap, on: top.screen, in: system.app),
      plainSteps.outline(of: tap).shape, in: top.situation,
      depth: table[standing.head.symbol].note.depth)
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
    knownSteps.learn(gestures: gestures, in: top.gestures)
  }
}
