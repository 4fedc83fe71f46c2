import NavGraphFacts
import NavGraphModel

/// The answers for one pushdown system.
struct StackAnswers {
  let post: PostStar<StackModel>
  let headCount: Int
  let maximalHeight: Int?
  private(set) var tree: WitnessTree
  private(set) var system: AppSystem
  /// Whether there is a home that steps of the app return to.
  private(set) var hasHome = false
  /// Whether the places from which users cannot return home are known.
  private(set) var knowsReturns = false
  private(set) var observations: [ObservationTable.Entry] = []

  /// A way to each head, in their order.
  let witnessOfHead: [PushdownWitness]
  private let paths: [PushdownWitness]
  private let cycles: [GrowthCycle]
  /// The removals of flows that present something beneath the top.
  let presenters: PresenterRemovals

  /// Answers all questions, including from which screens users cannot return home.
  init(askingForReturnsOf model: StackModel) throws(PushdownObstacle) {
    try self.init(model)
    // In a cycle of coordinators, the top does not say what is shown around it: it may be a home that the author names.
    guard !post.source.table.isRecursive || system.app.homes.isEmpty, let lost = try lost() else {
      return
    }
    // If steps are left out, users may be trapped with other screens on top.
    knowsReturns = lost.areAll && (lost.paths.isEmpty || !post.source.leavesStepsOut)
    try add(lost: lost.paths)
  }

  /// Answers all questions except from which screens users cannot return home.
  init(_ model: StackModel) throws(PushdownObstacle) {
    let post = try PostStar(model, limit: 4_000_000)
    self.post = post
    try post.checkCoveredDismissals()
    let heads = post.heads
    headCount = heads.count
    maximalHeight = post.maximalHeight
    witnessOfHead = heads.compactMap { post.witness(of: $0) }
    // A head that was not examined could hold anything.
    guard witnessOfHead.count == heads.count else { throw PushdownObstacle.pathsAreTooLong }
    var paths = witnessOfHead
    paths += Self.turns(of: post)
    presenters = try PresenterRemovals(post)
    paths += presenters.paths
    cycles = post.growth()
    paths += cycles.map { PushdownWitness(start: $0.stem.start, steps: $0.stem.steps + $0.loop) }
    try Self.checkThatScreensAreSeen(on: paths, of: post.source)
    self.paths = paths
    (tree, system) = try Self.look(at: paths, post)
    hasHome = !system.app.homes.isEmpty || !starts.isEmpty && tree.returnsToStart
    note(cycles)
  }

  /// Finds out whether users can always return to a home that the app is known to have, by steps that are certainly possible.
  mutating func askWhetherAllReturn() {
    hasHome = true
    if post.source.table.isRecursive { return }
    do throws(PushdownObstacle) {
      var outside = StacksOutside(post, try returning(to: starts))
      knowsReturns = try outside.heads().isEmpty
    } catch {
      knowsReturns = false
    }
  }

  /// Adds paths to states from which users cannot return home.
  private mutating func add(lost: [PushdownWitness]) throws(PushdownObstacle) {
    if lost.isEmpty { return }
    // Examined from the beginning, so that the nearest observation of everything comes first.
    (tree, system) = try Self.look(at: paths + lost, post)
    observations = []
    note(cycles)
    note(lost: lost)
  }

  private static func look(
    at paths: [PushdownWitness], _ post: PostStar<StackModel>
  ) throws(PushdownObstacle) -> (WitnessTree, AppSystem) {
    var system = post.source.system
    let tree = try WitnessTree(paths, of: post.source, &system, heads: post.heads.count)
    guard tree.isFaithful else {
      throw PushdownObstacle(reason: "a path that it found cannot be replayed")
    }
    return (tree, system)
  }

  /// Ways to stacks on which steps turn out as the symbol on top does not say.
  private static func turns(of post: PostStar<StackModel>) -> [PushdownWitness] {
    struct Key: Hashable {
      var search: StackModel.OpenSearch?
      let cause: Cause?
      let removal: Removal
      let turn: StackModel.Turn
    }
    var answered: Set<Key> = []
    var paths: [PushdownWitness] = []
    let model = post.source
    // If others can hear the same step, its handler may depend on the top.
    let dependsOnHead = model.system.app.coordinators.contains { !$0.handlers.isEmpty }
    for search in model.findings.openSearches {
      for (turn, pattern) in model.patterns(of: search) {
        let key = Key(
          search: dependsOnHead ? search : nil, cause: search.cause, removal: search.removal,
          turn: turn)
        guard !answered.contains(key), let path = post.witness(of: search.head, where: pattern)
        else { continue }
        answered.insert(key)
        paths.append(path)
      }
    }
    return paths
  }

  /// Ensures that these paths visit all screens: others are only ever beneath.
  private static func checkThatScreensAreSeen(
    on paths: [PushdownWitness], of model: StackModel
  ) throws(PushdownObstacle) {
    var symbols: Set<Int32> = []
    for path in paths { symbols.formUnion(path.start.stack + path.steps.flatMap(\.end.stack)) }
    let seen = Set(symbols.compactMap { model.route(of: $0) })
    let all = Set((0..<Int32(model.symbolCount)).compactMap { model.route(of: $0) })
    guard all.isSubset(of: seen) else {
      throw PushdownObstacle(reason: "a screen can be covered as soon as it comes")
    }
  }

  // MARK: - Home

  /// Returns paths to states from which users cannot return home, one for each head; nil where a trapped
  /// user may return home by dismissing a covered sheet. They are not all the places where users may be trapped with
  /// another screen.
  ///
  /// Where no dismissal of a covered sheet leads from such a state to one that can return home without such dismissals,
  /// no series of them ever does: every step from there leads to another such state.
  private mutating func lost() throws(PushdownObstacle) -> (paths: [PushdownWitness], areAll: Bool)?
  {
    if starts.isEmpty, !hasHome { return ([], true) }
    let returning = try returning(to: starts)
    if !hasHome {
      // On the examined paths nothing returns; on other stacks with the same screens something may.
      guard let returnsHome = returnsHome(to: starts, returning) else { return nil }
      guard returnsHome else { return ([], true) }
      hasHome = true
    }
    var outside = StacksOutside(post, returning)
    var paths: [PushdownWitness] = []
    let lost = try outside.heads()
    let source = post.source
    // A trapped user stays trapped, with one of these heads.
    guard source.findings.coveredDismissals.isDisjoint(with: lost) else { return nil }
    for head in lost {
      guard let path = try outside.witness(of: head) else { continue }
      let entrances = entrances(on: path) { !returning.contains($0) }
      guard let entrances else { return nil }
      paths += entrances
    }
    // On other stacks, other screens can be the first that cannot get back to a root.
    let topOfHead = topOfHead
    let screens = Set(lost.compactMap { topOfHead[$0] })
    return (paths, reach(screens, by: paths))
  }

  /// Returns whether these paths end on each of these screens.
  private func reach(_ screens: Set<AppSystem.Top>, by paths: [PushdownWitness]) -> Bool {
    var system = system
    let tops = Set(paths.map { system.top(of: system.state(of: $0.end, post.source)) })
    return screens.subtracting(tops).subtracting([.nothing]).isEmpty
  }

  /// Returns, for each time that a path enters trapped states (links can lead out of these again, and on into others),
  /// the path up to the first of them that shows something; nil where that is in a frozen tab.
  private func entrances(
    on path: PushdownWitness, isTrapped: (PushdownConfiguration) -> Bool
  ) -> [PushdownWitness]? {
    var system = system
    var result: [PushdownWitness] = []
    var place = ReturnPlace.home
    for (index, configuration) in ([path.start] + path.steps.map(\.end)).enumerated() {
      guard isTrapped(configuration) else {
        place = .home
        continue
      }
      if place == .lost { continue }
      let top = system.top(of: system.state(of: configuration, post.source))
      if top.isFrozen, place == .unseen { return nil }
      place = top == .nothing ? .unseen : .lost
      if place == .lost {
        result.append(PushdownWitness(start: path.start, steps: Array(path.steps.prefix(index))))
      }
    }
    return result
  }

  /// Returns the stacks from which the app's own steps return home.
  ///
  /// - Parameter starts: The screens that the app starts with: they are home where the author names none.
  func returning(to starts: Set<AppSystem.Top>) throws(PushdownObstacle) -> PreStar {
    try post.returning(to: starts, positions: positionOfHead, in: tree)
  }

  /// Where the tree has a state with each head.
  private var positionOfHead: [Int?] {
    var system = system
    return witnessOfHead.map { tree.positions[system.state(of: $0.end, post.source)] }
  }

  /// The screen on top of a state with each head.
  ///
  /// - Complexity: Linear in the stacks of these states.
  var topOfHead: [PushdownHead: AppSystem.Top] {
    Dictionary(
      uniqueKeysWithValues: zip(post.heads, positionOfHead).compactMap { head, position in
        position.map { (head, tree.tops[$0]) }
      })
  }

  /// Returns whether steps of the app lead from any other screen to one that it starts with; nil where that takes too
  /// many sets of controls to decide.
  ///
  /// - Complexity: Exponential in the controls at worst; it ends at a limit.
  private func returnsHome(to starts: Set<AppSystem.Top>, _ returning: PreStar) -> Bool? {
    let topOfHead = topOfHead
    let others = post.heads.filter { topOfHead[$0].map { !$0.isStart(starts) } ?? false }
    var sets = Numbering<[Int32]>()
    // Before anything is read, the head says in which control.
    _ = sets.number(of: [])
    for (control, heads) in Dictionary(grouping: others, by: \.control) {
      let pattern = StackPattern { state, symbol in
        let controls = state == 0 ? [control] : sets[Int32(state)]
        switch returning.reading(controls, symbol) {
        case .leads: return .found
        case .proceeds(let descents) where descents.isEmpty || sets.count > Self.setLimit:
          return .lost
        case .proceeds(let descents): return .proceed(Int(sets.number(of: descents)))
        }
      }
      if post.witness(ofAny: heads, where: pattern) != nil { return true }
    }
    return sets.count > Self.setLimit ? nil : false
  }

  /// How many sets of controls are read at most.
  private static let setLimit = 200_000

  /// The screens that the app starts with.
  var starts: Set<AppSystem.Top> {
    Set(
      (0..<min(system.history.initialCount, tree.tops.count)).map { tree.tops[$0] }.filter {
        $0 != .nothing
      })
  }

  private mutating func note(lost paths: [PushdownWitness]) {
    var system = system
    var known: Set<RouteReference> = []
    for path in paths.sorted(by: { $0.steps.count < $1.steps.count }) {
      guard let position = tree.positions[system.state(of: path.end, post.source)],
        case .screen(let screen) = tree.tops[position], known.insert(screen).inserted
      else { continue }
      observations.append((ObservationKey(.lost, route: screen), .state(position), nil))
    }
  }

  // MARK: - Growth

  private mutating func note(_ cycles: [GrowthCycle]) {
    let model = post.source
    var system = system
    for cycle in cycles {
      let loop = cycle.loop.compactMap { tree.positions[system.state(of: $0.end, model)] }
      guard loop.count == cycle.loop.count, let last = cycle.loop.last,
        let start = tree.positions[system.state(of: cycle.stem.end, model)],
        let head = cycle.stem.end.head
      else { continue }
      let key = ObservationKey(
        .grows, coordinator: Int(model.table[head.symbol].cell.coordinator),
        cause: model.label(last.label).cause)
      observations.append((key, .path([start] + loop), .state(start)))
    }
  }
}

/// The place of a state on a path.
private enum ReturnPlace {
  /// Users can return home from there.
  case home
  /// They cannot, and nothing has been shown since.
  case unseen
  case lost
}

extension PostStar<StackModel> {
  /// Returns the states from which the app's own steps return home.
  ///
  /// - Parameters:
  ///   - starts: The screens that the app starts with: they are home where the author names none.
  ///   - positions: The positions in the tree of the states with each head.
  func returning(
    to starts: Set<AppSystem.Top>, positions: [Int?], in tree: WitnessTree
  ) throws(PushdownObstacle) -> PreStar {
    let hasHomes = !source.system.app.homes.isEmpty
    var homes: Set<PushdownHead> = []
    for (head, position) in zip(heads, positions) {
      guard let position else { continue }
      let isHome = hasHomes ? tree.isHome[position] : tree.tops[position].isStart(starts)
      if isHome { homes.insert(head) }
    }
    return try leading(to: homes)
  }

  /// From where the app's own steps lead to one of these heads.
  func leading(to heads: Set<PushdownHead>) throws(PushdownObstacle) -> PreStar {
    let (source, isPossible) = (source, isPossible)
    return try PreStar(
      self, targets: { heads.contains($0) },
      following: { rule in
        // The last step must be one of the app.
        isPossible(rule) && source.leadsOn(rule.label)
          && !(source.comesFromOutside(rule.label)
            && heads.contains(PushdownHead(control: rule.target, symbol: rule.top)))
      })
  }

  /// Whether steps with a rule are possible whatever is pending: what arrives can have been started right before, with
  /// the same head.
  var isPossible: (PushdownRule) -> Bool {
    let source = source
    var started: [PushdownHead: Set<Int>] = [:]
    for rule in system.rules where rule.label >= 0 && rule.changesNothing {
      let label = source.label(rule.label)
      if label.arrived == nil, label.traits.isDisjoint(with: [.outside, .mayBeImpossible]) {
        started[rule.head, default: []].formUnion(label.started)
      }
    }
    return { rule in
      let label = source.label(rule.label)
      guard label.traits.contains(.mayBeImpossible) else { return true }
      return label.arrived.map { started[rule.head]?.contains($0) ?? false } ?? false
    }
  }
}
