import NavGraphModel

// Most steps of an app are plain (`PlainSteps`): what one was found to do under one head it does under all heads of
// which the same is noted, so it is not taken again. Links that take the same away begin together, since they can
// come at any time: from each head one rule goes into one loop, and what comes is decided where that ends.

extension StackModel {
  /// What is known of the steps out of a state before they are taken.
  struct Known {
    var events = KnownEvents()
    /// The screen on top of which steps may be plain, and what is noted of the stack below; nil where there is none.
    var top: (screen: ScreenReference, situation: Int32)?
    /// The coordinator of the first flow where its links are plain, and what decides what they do.
    var links: (coordinator: Int, situation: KnownSteps.LinkSituation)?
  }

  mutating func known(at standing: Standing) -> Known {
    var known = Known()
    guard !table.isRecursive, let symbol = standing.symbols.last else { return known }
    let top = table[symbol]
    if top.cell.kind == .entry, let flow = standing.chain.last {
      let screen = ScreenReference(
        coordinator: Int(top.cell.coordinator), instance: top.cell.entry.instance)
      let situation = knownSteps.number(
        of: KnownSteps.Situation(
          control: standing.head.control, note: top.note, standing: top.cell.raw & 15,
          marks: table.marks(of: symbol)))
      known.top = (screen, situation)
      known.events.actor = flow + [.entry(standing.topIndex)]
      for (name, step) in plainSteps.actions(of: screen)
      where knownSteps.program(of: step.content, in: situation) != nil {
        known.events.actions.insert(name)
      }
    }
    if let beginning = standing.cells.first, let last = table.lastEntry(under: symbol, depth: 0),
      let count = plainSteps.linkCount(of: Int(beginning.coordinator)), count > 0
    {
      let coordinator = Int(beginning.coordinator)
      let situation = KnownSteps.LinkSituation(
        control: standing.head.control, last: last, isCovered: last != symbol)
      known.links = (coordinator, situation)
      if knownSteps[links: situation] != nil { known.events.linkCoordinator = coordinator }
    }
    return known
  }

  /// What a step does that was not taken.
  func program(of step: DerivedStep, _ known: Known) -> (program: Program, cause: Cause)? {
    guard let top = known.top, case .action(let name) = step.event.name,
      let plain = plainSteps.action(name, of: top.screen),
      let program = knownSteps.program(of: plain.content, in: top.situation)
    else { return nil }
    return (program, .transition(plain.reference))
  }

  /// Remembers what a step does, where it is plain.
  ///
  /// - Parameter isOnly: Whether it is the only step that its event leads to.
  mutating func learn(_ program: Program, of step: DerivedStep, isOnly: Bool, _ known: Known) {
    guard isOnly, program.removal.isPlain, !isAuxiliary(program.target), let top = known.top,
      case .action(let name) = step.event.name, step.event.trigger == .tap,
      step.event.actor == top.screen, step.event.address == known.events.actor,
      let plain = plainSteps.action(name, of: top.screen)
    else { return }
    knownSteps.learn(program, of: plain.content, in: top.situation)
  }

  // MARK: - Links

  /// A step of a link.
  struct LinkStep {
    let name: Event.Name
    let program: Program
    let label: Int32
  }

  /// The rules with which links begin.
  mutating func begin(
    _ steps: [LinkStep], at head: PushdownHead, _ known: Known
  ) throws(PushdownObstacle) -> [PushdownRule] {
    var programs: [(program: Program, label: Int32)]
    if known.events.linkCoordinator != nil, let links = known.links {
      programs = knownSteps[links: links.situation] ?? []
      programs += shared(steps)
    } else {
      programs = shared(steps)
      if let links = known.links, arePlain(steps, of: links.coordinator) {
        knownSteps[links: links.situation] = programs
      }
    }
    var rules: [PushdownRule] = []
    for (program, label) in programs { rules += try begin(program, at: head, label: label) }
    return rules
  }

  /// Whether these are all that the links of a coordinator do, each of them the same wherever as little is known.
  private func arePlain(_ steps: [LinkStep], of coordinator: Int) -> Bool {
    steps.count == plainSteps.linkCount(of: coordinator)
      && Set(steps.map(\.name)).count == steps.count
      && steps.allSatisfy { step in
        guard case .link(coordinator, _, _) = step.name else { return false }
        return step.program.removal.isPlain && !isAuxiliary(step.program.target)
      }
  }

  /// What steps do, those that take the same away as one.
  private mutating func shared(_ steps: [LinkStep]) -> [(program: Program, label: Int32)] {
    guard sharesLinks else { return steps.map { ($0.program, $0.label) } }
    var order: [Removal] = []
    var groups: [Removal: [LinkStep]] = [:]
    for step in steps {
      if groups[step.program.removal] == nil { order.append(step.program.removal) }
      groups[step.program.removal, default: []].append(step)
    }
    return order.flatMap { removal -> [(program: Program, label: Int32)] in
      let group = groups[removal] ?? []
      guard group.count > 1, removal.isLoop, let first = group.first,
        group.allSatisfy({ labels[Int($0.label)].traits == labels[Int(first.label)].traits })
      else { return group.map { ($0.program, $0.label) } }
      let choice = choices.number(
        of: group.map { Choice(program: programs.number(of: $0.program), label: $0.label) })
      let program = Program(
        removal: removal, pushed: [], target: controls.number(of: .choosing(choice)))
      // Until it is decided, it has the name of the first.
      return [(program, first.label)]
    }
  }

  /// The rules of the steps that begin together, where they part.
  mutating func choose(
    _ choice: Int32, on head: PushdownHead
  ) throws(PushdownObstacle) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    for choice in choices[choice] {
      rules.append(
        try push(on: head, choice.program, 0, label: PushdownRule.settling(choice.label)))
    }
    return rules
  }

  /// The label of a link, the same under all heads.
  mutating func label(forLink step: DerivedStep) -> Int32 {
    if let known = linkLabels[step.event.name] { return known }
    let label = label(for: step.event.name, step)
    linkLabels[step.event.name] = label
    return label
  }
}

extension StackModel.Standing {
  /// The position of the entry on top in its flow.
  fileprivate var topIndex: Int {
    let depth = depths.last ?? 0
    let start = cells.indices.last { !cells[$0].isEntry && depths[$0] == depth } ?? 0
    return (start..<cells.count).count { cells[$0].isEntry && depths[$0] == depth } - 1
  }
}
