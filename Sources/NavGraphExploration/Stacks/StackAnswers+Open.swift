package import NavGraphFacts
import NavGraphModel

// The questions that the exact engine leaves open, of those that it need not answer.
//
// The search has looked for these observations within its bounds. The answers are final if no stack beyond the bounds has any
// that the search has not found.

extension ObservationKind {
  /// The observations that the exact engine decides where it can, and otherwise leaves to the search.
  package static let decidedByEngine = all { $0.decision == .exactEngine }
}

extension StackAnswers {
  /// Returns the observations of ``ObservationKind/decidedByEngine`` of which stacks that the search has not seen may have more.
  ///
  /// - Parameter found: The observations that the search found.
  /// - Complexity: As of ``PreStar`` and ``StacksOutside``, once for each slot and for each screen that only steps back
  ///   lead out of.
  func openKinds(after found: [ObservationKey]) -> Set<ObservationKind> {
    openLocalObservations(besides: Set(found + system.observationTable.entries.map(\.key)))
      .union(openExits(after: found))
  }

  /// The same about exits: paths out of screens and slots.
  func openExits(after found: [ObservationKey]) -> Set<ObservationKind> {
    var open: Set<ObservationKind> = []
    let deadEnds = Set(found.filter { $0.kind == .deadEnd }.compactMap(\.route))
    if (try? decidesDeadEnds(deadEnds)) != true { open.insert(.deadEnd) }
    if (try? decidesSlots(found.filter { $0.kind == .slotStuck && $0.other == nil })) != true {
      open.insert(.slotStuck)
    }
    return open
  }

  /// The same for a system that does no less than the app, and perhaps more, except about exits: those may be impossible in
  /// the app.
  ///
  /// - Parameter seen: What the app is known to do.
  func openKinds(ofAppThatDoes seen: Set<Observation>) -> Set<ObservationKind> {
    let found = Set(
      seen.compactMap { observation -> ObservationKey? in
        if case .recorded(let key) = observation { key } else { nil }
      })
    // Late effects there may be impossible in the app.
    var open: Set<ObservationKind> = [.closedLate, .orphaned]
    open.formUnion(openLocalObservations(besides: found))
    for (key, _, _) in system.observationTable.entries where !found.contains(key.identity) {
      open.insert(key.kind)
    }
    return open.intersection(ObservationKind.decidedByEngine)
  }

  /// Returns the observations of single states and steps of which stacks may have more than these.
  private func openLocalObservations(besides found: Set<ObservationKey>) -> Set<ObservationKind> {
    var open = openNesting(besides: found)
    if post.source.table.coveredActors.contains(where: takesByCount) {
      open.formUnion([.closedLate, .dismissedFlow, .orphaned])
    }
    if post.source.findings.happensBehindAlerts {
      open.formUnion([
        .removedPresenter, .slotAroundModal, .entryAroundModal, .linkHidden, .eventHidden,
      ])
    }
    // Pending effects of a screen show neither on top of the stack nor in the control.
    if !system.app.pendingKinds.isEmpty { open.insert(.replacedUnderEffect) }
    if takesFromBelow || !found.isSuperset(of: orphansOfSwipes) { open.insert(.orphaned) }
    let keepsFlows = post.source.moving.contains { index in
      let coordinator = system.app.coordinators[index]
      return coordinator.holdsSeveral && coordinator.routes.contains { $0.hosted != nil }
    }
    if keepsFlows { open.insert(.restoredFlow) }
    if !decidesDelays(Set(found.filter { $0.kind == .needsDelays }.map(\.cause))) {
      open.insert(.needsDelays)
    }
    if !decidesAutomaticLoops { open.insert(.automaticLoop) }
    let coversPresenters = coversPresenters
    if coversPresenters { open.formUnion([.slotAroundModal, .entryAroundModal]) }
    open.formUnion(hiddenSteps(besides: found, coversPresenters: coversPresenters))
    if !openLinks(besides: found).isEmpty { open.insert(.linkStackVaries) }
    return open
  }

  // MARK: - Steps

  /// Whether a screen's effects take other than the screens above one, or all: which ones depends on what there is.
  private func takesByCount(_ actor: ScreenReference) -> Bool {
    system.app.late(by: actor, moving: post.source.moving).contains { transition in
      system.app.containsChange(in: transition) {
        switch $0 {
        case .append, .appendAll, .removeAll, .popToRoot, .popTo: false
        default: true
        }
      }
    }
  }

  /// Whether any operation removes a sheet and leaves the screens that were pushed on it.
  private var takesFromBelow: Bool {
    post.source.moving.contains { index in
      let coordinator = system.app.coordinators[index]
      return coordinator.containsTransition { transition in
        system.app.containsChange(in: transition) {
          switch $0 {
          case .remove, .removeSubrange, .replace: true
          case .replaceTop: coordinator.definition.dialect?.comparesIdentities ?? false
          default: false
          }
        }
      }
    }
  }

  /// What may be seen where a swipe removes a sheet alone: each sheet of a coordinator, with each screen that is directly on one.
  private var orphansOfSwipes: Set<ObservationKey> {
    let source = post.source
    var sheets: [Int: Set<RouteReference>] = [:]
    var pushes: [Int: Set<RouteReference>] = [:]
    for symbol in 0..<Int32(source.symbolCount) {
      let (cell, note) = (source.table[symbol].cell, source.table[symbol].note)
      let index = Int(cell.coordinator)
      guard cell.isInStack, let route = source.route(of: symbol),
        system.app.coordinators[index].definition.dialect?.swipesSheetsAlone ?? false,
        note.nearest.contains(.canBeSwiped), !note.nearest.contains(.isLowest)
      else { continue }
      if !cell.entry.isPush {
        sheets[index, default: []].insert(route)
      } else if note.pushes == 1 {
        pushes[index, default: []].insert(route)
      }
    }
    let pairs = sheets.flatMap { index, sheets in
      sheets.flatMap { sheet in
        (pushes[index] ?? []).map {
          ObservationKey(
            .orphaned, cause: .gesture(.swipeDown), route: sheet, other: $0)
        }
      }
    }
    return Set(pairs)
  }

  /// Whether how many updates a step takes never depends on more of a stack than the entry on top, but for those found.
  ///
  /// What only adds screens leaves what is there as it is. What only takes some away is one update, where a library
  /// does not show one change after the other. On a stack of pushes alone, so is all that adds no more than one. What only
  /// a screen at the bottom does was examined with all that there is.
  private func decidesDelays(_ found: Set<Cause?>) -> Bool {
    let app = system.app
    let table = post.source.table
    let presenting = Set(
      (0..<Int32(table.count)).filter { table[$0].note.layers > 0 }
        .map { Int(table[$0].cell.coordinator) })
    let higher = screensAboveOthers
    return post.source.moving.allSatisfy { index in
      let coordinator = app.coordinators[index]
      guard let dialect = coordinator.definition.dialect, dialect.spreadsUpdates else {
        return true
      }
      return !coordinator.containsTransition { transition in
        guard transition.mayTakeSeveralUpdates,
          !found.contains(.transition(transition.reference))
        else { return false }
        if case .screen(let route) = transition.reference.place,
          [.tap, .automatic, .effect].contains(transition.trigger),
          !higher.contains(RouteReference(coordinator: index, route: route)),
          !app.contains(in: transition.operations, where: \.isWithin)
        {
          return false
        }
        if !presenting.contains(index), app.additions(in: transition) < 2 { return false }
        let takes = app.containsChange(in: transition) { !$0.onlyAdds }
        let adds = app.containsChange(in: transition) { !$0.onlyTakes }
        return takes && (adds || dialect.showsOneChangeAtATime)
      }
    }
  }

  /// The screens that can be on top of a flow of several, or act while they are covered.
  private var screensAboveOthers: Set<RouteReference> {
    let table = post.source.table
    let higher = (0..<Int32(table.count)).filter {
      table[$0].note.height > 1 || !table[$0].cell.isInStack
    }
    let covered = table.coveredActors.map { actor in
      RouteReference(
        coordinator: actor.coordinator,
        route: system.app.coordinators[actor.coordinator].routeOfInstance[actor.instance])
    }
    return Set(higher.compactMap { post.source.route(of: $0) } + covered)
  }

  // MARK: - Dead ends

  /// Whether steps of the app lead from each screen to another one, on all stacks, but for those found.
  private func decidesDeadEnds(_ found: Set<RouteReference>) throws(PushdownObstacle) -> Bool {
    let source = post.source
    let topOfHead = topOfHead
    let isPossible = post.isPossible
    func isOwn(_ rule: PushdownRule) -> Bool {
      isPossible(rule) && !source.comesFromOutside(rule.label)
    }
    var leaving: Set<PushdownHead> = []
    for rule in post.system.rules where rule.label >= 0 && isOwn(rule) {
      let target = PushdownHead(control: rule.target, symbol: rule.top)
      if let top = topOfHead[target], top != topOfHead[rule.head] { leaving.insert(rule.head) }
    }
    let starts = starts
    var headsOfScreen: [RouteReference: [PushdownHead]] = [:]
    var inQuestion: Set<RouteReference> = []
    for head in post.heads {
      guard case .screen(let screen)? = topOfHead[head],
        !AppSystem.Top.screen(screen).isStart(starts)
      else { continue }
      headsOfScreen[screen, default: []].append(head)
      if !leaving.contains(head), !found.contains(screen) { inQuestion.insert(screen) }
    }
    for screen in inQuestion {
      try source.budget.checkForEnd()
      let paths = try PreStar(
        post, targets: { topOfHead[$0] != .screen(screen) },
        following: isOwn)
      let asked = headsOfScreen[screen] ?? []
      var outside = StacksOutside(post, paths, among: asked)
      guard try outside.heads().isEmpty else { return false }
    }
    return true
  }

  // MARK: - Slots

  /// Whether each slot can be emptied wherever it is taken, on all stacks, but for those found.
  private func decidesSlots(_ found: [ObservationKey]) throws(PushdownObstacle) -> Bool {
    let places = system.app.modalSlots.places
    if places.isEmpty { return true }
    let taken = takenSlots()
    let used = taken.values.reduce(0, |)
    for (number, place) in places.enumerated() where used & 1 << UInt64(number) != 0 {
      let isFound = found.contains {
        $0.coordinator == place.coordinator && $0.route?.route == place.route
          && $0.index == place.slot
      }
      if isFound { continue }
      try post.source.budget.checkForEnd()
      let bit = UInt64(1) << UInt64(number)
      let free = Set(taken.filter { $1 & bit == 0 }.keys)
      var outside = StacksOutside(
        post, try post.leading(to: free), among: post.heads.filter { !free.contains($0) })
      guard try outside.heads().isEmpty else { return false }
    }
    return true
  }

  /// By head: the slots that are taken on any stack with it, as bits.
  private func takenSlots() -> [PushdownHead: UInt64] {
    let source = post.source
    var system = system
    let graph = post.graph
    let bitsOfSymbol = (0..<Int32(source.symbolCount)).map { symbol in
      system.takenSlots(of: source.table[symbol].cell) | source.table.slotBit(of: symbol)
    }
    var below = [UInt64](repeating: 0, count: graph.heads.count)
    var isDone = false
    while !isDone {
      isDone = true
      for link in graph.links {
        let bits =
          below[Int(link.origin)] | (link.below < 0 ? 0 : bitsOfSymbol[Int(link.below)])
        guard below[Int(link.end)] | bits != below[Int(link.end)] else { continue }
        below[Int(link.end)] |= bits
        isDone = false
      }
    }
    var result: [PushdownHead: UInt64] = [:]
    for (head, path) in zip(post.heads, witnessOfHead) {
      let state = system.state(of: path.end, source)
      let lower = graph.number(of: head).map { below[Int($0)] } ?? 0
      result[head] = system.takenSlots(inState: state) | lower
    }
    return result
  }

  // MARK: - Redirects

  /// Whether no steps that the app takes by itself form a cycle; a step that assumes something need not come again.
  private var decidesAutomaticLoops: Bool {
    let source = post.source
    let ends = StepEnds(post)
    let rules = post.system.rules.filter { rule in
      rule.label >= 0 && source.traits(of: rule.label).contains(.automatic)
        && !source.assumesSomething(rule.label)
    }
    // Where none of them takes an entry away, no stack that has grown becomes what it was.
    let onlyGrows = !rules.contains { $0.top < 0 || post.isAuxiliary[Int($0.target)] }
    var targets: [PushdownHead: [PushdownHead]] = [:]
    for rule in rules {
      // A step that changes nothing leads nowhere.
      if rule.below < 0 ? rule.changesNothing : onlyGrows { continue }
      targets[rule.head, default: []] += ends.heads(after: rule)
    }
    var incoming: [PushdownHead: Int] = [:]
    for target in targets.values.joined() { incoming[target, default: 0] += 1 }
    var pending = targets.keys.filter { incoming[$0] == nil }
    var done = 0
    while let head = pending.popLast() {
      done += 1
      for target in targets[head] ?? [] {
        incoming[target, default: 0] -= 1
        if incoming[target] == 0, targets[target] != nil { pending.append(target) }
      }
    }
    return done == targets.count
  }
}

/// Where steps can end that take several rules.
struct StepEnds {
  private let isAuxiliary: [Bool]
  /// By control in the middle of a step: the rules that continue it, for any symbol on top.
  private var rules: [Int32: [PushdownRule]] = [:]
  /// By any other control.
  private var heads: [Int32: [PushdownHead]] = [:]

  init(_ post: PostStar<StackModel>) {
    isAuxiliary = post.isAuxiliary
    for rule in post.system.rules where isAuxiliary[Int(rule.head.control)] {
      rules[rule.head.control, default: []].append(rule)
    }
    for head in post.heads { heads[head.control, default: []].append(head) }
  }

  /// Whether a step that begins with a rule puts nothing onto the stack.
  func onlyRemoves(_ rule: PushdownRule) -> Bool {
    continuations(of: rule).allSatisfy { rule in
      rule.below < 0 && (rule.top < 0 || rule.top == rule.head.symbol)
    }
  }

  /// A rule with which a step begins, and those that may continue it.
  private func continuations(of rule: PushdownRule) -> [PushdownRule] {
    var result: [PushdownRule] = []
    // The symbol is -1 where a rule uncovers it.
    var known: Set<PushdownHead> = []
    var pending = [rule]
    while let rule = pending.popLast() {
      result.append(rule)
      guard isAuxiliary[Int(rule.target)],
        known.insert(PushdownHead(control: rule.target, symbol: rule.top)).inserted
      else { continue }
      pending += (rules[rule.target] ?? []).filter { rule.top < 0 || rule.top == $0.head.symbol }
    }
    return result
  }

  /// Returns the heads of states with which a step can end that begins with a rule, and maybe others: anything may lie
  /// below.
  func heads(after rule: PushdownRule) -> Set<PushdownHead> {
    var result: Set<PushdownHead> = []
    for rule in continuations(of: rule) where !isAuxiliary[Int(rule.target)] {
      if rule.top >= 0 {
        result.insert(PushdownHead(control: rule.target, symbol: rule.top))
      } else {
        result.formUnion(heads[rule.target] ?? [])
      }
    }
    return result
  }
}

extension CompiledOperation.Kind {
  fileprivate var isWithin: Bool { if case .within = self { true } else { false } }
}

extension CompiledApp {
  /// Whether a transition makes such a change to a stack.
  func containsChange(
    in transition: CompiledTransition, where isWanted: (StackOperation) -> Bool
  ) -> Bool {
    contains(in: transition.operations) { kind in
      switch kind {
      case .stack(let changes): changes.contains { isWanted($0.operation) }
      case .deferredSet(_, let arrays): arrays.joined().contains { isWanted($0.operation) }
      case .dismissScreen: isWanted(.dismiss(1))
      default: false
      }
    }
  }
}

extension CompiledApp {
  /// Returns the number of entries that a transition can add to the existing ones, apart from its other effects.
  fileprivate func additions(in transition: CompiledTransition) -> Int {
    var count = 0
    _ = containsChange(in: transition) {
      switch $0 {
      case .append: count += 1
      case .appendAll(let entries): count += entries.count
      case .set(let entries): count += max(0, entries.count - 1)
      default: break
      }
      return false
    }
    return count
  }
}

extension StackOperation {
  var onlyAdds: Bool {
    switch self {
    case .append, .appendAll: true
    default: false
    }
  }

  fileprivate var onlyTakes: Bool {
    switch self {
    case .append, .appendAll, .set, .replaceTop, .replace: false
    default: true
    }
  }
}
