import NavGraphModel

// Links can come at any time. Those that take the same away begin together: from each head one rule goes into one
// loop, and what comes is decided where that ends.

extension StackModel {
  /// A step of a link.
  struct LinkStep {
    let name: Event.Name
    let program: Program
    let label: Int32
    /// What it leaves open under its head.
    let questions: [OpenStep]

    fileprivate var known: KnownSteps.Step { KnownSteps.Step(program: program, label: label) }
  }

  /// The rules with which links begin: these, and those of which it is known what they do.
  mutating func begin(
    _ steps: [LinkStep], at head: PushdownHead, _ known: Known, into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    var programs = shared(steps)
    if let links = known.links {
      if let known = knownSteps.links(in: links.situation) {
        programs = known.programs + programs
        openSteps += known.questions.map { $0.asked(under: head) }
      } else if arePlain(steps, of: links.coordinator) {
        knownSteps.learn(
          KnownSteps.Links(programs: programs, questions: steps.flatMap(\.questions)),
          in: links.situation)
      }
    }
    for step in programs { try begin(step.program, at: head, label: step.label, into: &rules) }
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
  private mutating func shared(_ steps: [LinkStep]) -> [KnownSteps.Step] {
    guard sharesLinks else { return steps.map(\.known) }
    var order: [Removal] = []
    var groups: [Removal: [LinkStep]] = [:]
    for step in steps {
      if groups[step.program.removal] == nil { order.append(step.program.removal) }
      groups[step.program.removal, default: []].append(step)
    }
    return order.flatMap { removal -> [KnownSteps.Step] in
      let group = groups[removal] ?? []
      guard group.count > 1, removal.isLoop, let first = group.first,
        group.allSatisfy({ labels.traits(of: $0.label) == labels.traits(of: first.label) })
      else { return group.map(\.known) }
      let choice = choices.number(
        of: group.map { Choice(program: programs.number(of: $0.program), label: $0.label) })
      let program = Program(
        removal: removal, pushed: [], target: controls.number(of: .choosing(choice)))
      // Until it is decided, it has the name of the first.
      return [KnownSteps.Step(program: program, label: first.label)]
    }
  }

  /// The rules of the steps that begin together, where they part.
  mutating func choose(
    _ choice: Int32, on head: PushdownHead, into rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    for choice in choices[choice] {
      rules.append(
        try push(on: head, choice.program, 0, label: PushdownRule.settling(choice.label)))
    }
  }

  /// What a link and its steps are called.
  struct LinkLabel: Hashable {
    let name: Event.Name
    let traits: StepTraits
  }

  /// The label of a link, the same under all heads where it is passable, and where it is not.
  mutating func label(ofLink step: DerivedStep) -> Int32 {
    let key = LinkLabel(name: step.event.name, traits: step.traits)
    if let known = linkLabels[key] {
      labels.addStarted(step.started, by: known)
      return known
    }
    let label = number(of: label(of: step))
    linkLabels[key] = label
    return label
  }
}
