import NavGraphFacts
import NavGraphModel

/// The cause of a removal in a step, and how many entries of the flattened stack it removes.
struct Taking: Hashable {
  let removal: Removal
  let takers: [ObservationKey]
  /// The one entry that comes in the place of all that were there, where nothing else is done; else nil.
  let replacement: UInt32?
  /// Whether it goes beneath a modal that is put back.
  var isBeneathModal = false

  init(_ removal: Removal, by takers: [ObservationKey], putting pushed: [StackModel.Pushed] = []) {
    self.removal = removal
    self.takers = takers
    let put = pushed.filter { $0.depth == removal.depth && $0.cell.isInStack }
    replacement = put.count == 1 && removal.ascent == 0 ? put[0].cell.raw : nil
  }
}

extension StackModel.Findings {
  mutating func note(_ taking: Taking, on head: PushdownHead) {
    let number = Int(takings.number(of: taking))
    if number == headsOfTakings.count { headsOfTakings.append([]) }
    headsOfTakings[number].append(head)
  }
}

extension DerivedStep {
  /// Whether all that it takes away from stacks gives its place to what it sets.
  var setsAlone: Bool {
    let kinds = moves.filter { $0.taker != nil }.map(\.kind)
    guard kinds.count == 1, case .operation(.set, _) = kinds[0] else { return false }
    return true
  }
}

/// The steps that remove a screen while the flow that it hosts presents something beneath the top.
struct PresenterRemovals {
  /// One to each, from where it can be taken.
  private(set) var paths: [PushdownWitness] = []
  /// The observations that are, or may be, seen there.
  private var expected: Set<ObservationKey> = []
  private var isOpen: Bool

  /// - Complexity: As of ``PostStar/witness(of:where:)``, once for each kind of step and each screen that hosts a flow.
  init(_ post: PostStar<StackModel>) throws(PushdownObstacle) {
    let model = post.source
    isOpen = model.findings.takesBeforeExchange || model.presentsAroundTabs
    let hosts = Set(
      (0..<Int32(model.symbolCount)).filter(model.mayHost).compactMap { model.route(of: $0) }
    ).sorted()
    for (number, taking) in model.findings.takings.values.enumerated() {
      for host in hosts {
        let keys = taking.takers.filter { $0.coordinator == host.coordinator }.map {
          ObservationKey($0.kind, cause: $0.cause, operation: $0.operation, route: host)
        }
        if expected.isSuperset(of: keys) { continue }
        try model.budget.checkForEnd()
        guard
          let path = post.witness(
            ofAny: model.findings.headsOfTakings[number], where: model.pattern(of: taking, host))
        else { continue }
        paths.append(path)
        expected.formUnion(keys)
      }
    }
  }

  /// Whether others than these may be seen on stacks that were not examined.
  func mayHideMore(than found: Set<ObservationKey>) -> Bool {
    isOpen || !expected.isSubset(of: found)
  }
}

extension StackModel {
  /// Whether a symbol is a screen of a stack with a flow.
  fileprivate func mayHost(_ symbol: Int32) -> Bool {
    let cell = table[symbol].cell
    return cell.isInStack && system.app.coordinators[Int(cell.coordinator)].isStack
      && (cell.kind == .host || system.tree.kept(cell.record).flow != 0)
  }

  /// Whether tabs inside a stack present something of their own.
  fileprivate var presentsAroundTabs: Bool {
    guard flatStack.tab?.place.isInStack ?? false else { return false }
    return controls.values.contains { control in
      guard case .state(let control) = control, control.isInTab else { return false }
      return system.tree.extent(of: control.around).modals > 0
    }
  }

  /// The stacks from which a step takes away a screen while the flow that this hosts presents something.
  fileprivate func pattern(of taking: Taking, _ host: RouteReference) -> StackPattern {
    var states = Numbering<PassedFlows>()
    let removal = taking.removal
    _ = states.number(of: PassedFlows(removal: removal.start))
    let model = self
    return StackPattern { number, symbol in
      var state = states[Int32(number)]
      switch removal.step(state.removal, on: symbol, in: model.table, targets: model.targets) {
      case .lost: return .lost
      case .done: return state.isFound ? .found : .lost
      case .doneOrPop where state.isFound: return .found
      case .pop(let next), .doneOrPop(let next):
        state.removal = next
        state.pass(symbol, of: model, taking, host)
        if removal.isOver(next) { return state.isFound ? .found : .lost }
        return .proceed(Int(states.number(of: state)))
      }
    }
  }
}

/// The flows that a removal has passed.
private struct PassedFlows: Hashable {
  var removal: RemovalState
  /// By depth, as bits: whether an entry that has gone presented something, or was presented.
  private var presenting: UInt64 = 0
  /// Of the entries of the flow that it takes from: how many have gone, up to two.
  private var count = 0
  private var takesHost = false
  private var keepsOne = false

  init(removal: RemovalState) { self.removal = removal }

  var isFound: Bool { takesHost && !(keepsOne && count == 1) }

  /// A symbol goes.
  mutating func pass(
    _ symbol: Int32, of model: StackModel, _ taking: Taking, _ host: RouteReference
  ) {
    let (table, tree) = (model.table, model.system.tree)
    let (cell, note) = (table[symbol].cell, table[symbol].note)
    let depth = table.isRecursive ? 0 : min(Int(note.depth), 63)
    var presents = tree.extent(of: cell.record).modals > 0
    if taking.isBeneathModal, count == 0 {
      count = 1
      return
    }
    if cell.isEntry {
      // In a cycle of coordinators, nothing is above the flow that an entry hosts.
      let isDeepest = table.isRecursive || depth == 63
      let inside = isDeepest ? presenting : presenting >> (depth + 1)
      if !isDeepest { presenting &= (1 << UInt64(depth + 1)) - 1 }
      if removal.ascent == 0, table.isRecursive || note.depth == taking.removal.depth {
        count = min(count + 1, 2)
        keepsOne = cell.raw == taking.replacement
      }
      let isTaken =
        taking.takers.count > 1 || table.isRecursive || note.depth == taking.removal.depth
      let flow = cell.kind == .entry ? tree.kept(cell.record).flow : 0
      if isTaken, inside != 0 || flow != 0 && tree.extent(of: flow).modals > 0,
        model.mayHost(symbol), model.route(of: symbol) == host
      {
        takesHost = true
      }
      presents = presents || inside != 0 || isPresented(symbol, of: model)
    }
    if presents { presenting |= 1 << UInt64(depth) }
  }

  private func isPresented(_ symbol: Int32, of model: StackModel) -> Bool {
    let cell = model.table[symbol].cell
    if let kind = model.table.slotKind(of: model.table[symbol]) { return kind.isModalLayer }
    return cell.isInStack && !cell.entry.isPush
      && (model.table[symbol].isLayer
        || model.system.app.coordinators[Int(cell.coordinator)].hasItems)
  }
}
