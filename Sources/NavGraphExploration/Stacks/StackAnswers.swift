import NavGraphModel

/// The answers for one pushdown system.
struct StackAnswers {
  let headCount: Int
  let maximalHeight: Int?
  let tree: WitnessTree
  let system: AppSystem
  /// Whether there is a home to come back to, as far as that is known.
  let hasHome: Bool
  /// Where coordinators host one another in a circle, what is on top does not say what counts as home around it.
  let knowsReturns: Bool
  private(set) var signs: [(key: SignKey, origin: SignTable.Origin, against: SignTable.Origin?)] =
    []

  /// The routes on top where stacks grow without end; nil stands for flows without entries.
  let growing: Set<RouteReference?>

  /// - Parameter asksReturns: Whether ways home are asked for.
  init(_ model: StackModel, asksReturns: Bool = true) throws(PushdownObstacle) {
    let post = try PostStar(model, limit: 4_000_000)
    try post.checkDeepSwipes()
    let heads = post.heads
    headCount = heads.count
    try post.source.checkThatEffectsAreSeen(among: heads)
    maximalHeight = post.maximalHeight
    let wayOfHead = heads.compactMap { post.witness(of: $0) }
    // A head that nobody has looked at could hold anything.
    guard wayOfHead.count == heads.count else { throw PushdownObstacle.waysAreTooLong }
    var ways = wayOfHead
    ways += try Self.continuations(of: post)
    ways += Self.turns(of: post, HeadSights(zip(heads, wayOfHead), post.source))
    let circles = post.growth()
    growing =
      circles.isEmpty ? [] : Set(post.growingHeads.map { post.source.route(of: $0.symbol) })
    ways += circles.map { PushdownWitness(start: $0.stem.start, steps: $0.stem.steps + $0.loop) }
    ways += Self.holding(post, besides: ways)

    var model = post.source
    var system = model.system
    let first = WitnessTree(ways, of: &model, &system, heads: heads.count)
    let returns =
      model.table.isRecursive || !asksReturns
      ? nil : try Returns(post, zip(heads, wayOfHead), first, &model, &system)
    hasHome = returns?.hasHome ?? false
    let found = try returns?.lost(&model, &system)
    knowsReturns = found != nil
    let lost = found ?? []
    if lost.isEmpty {
      tree = first
      self.system = system
    } else {
      // Looked at from the beginning, so that the nearest sight of everything comes first.
      system = model.system
      tree = WitnessTree(ways + lost, of: &model, &system, heads: heads.count)
      self.system = system
    }
    guard tree.isFaithful else {
      throw PushdownObstacle(reason: "a way that it found cannot be gone in the ordinary model")
    }
    var states = self.system
    note(circles, &model, &states)
    note(lost: lost, &model, &states)
  }

  /// Ways to stacks on which steps turn out as the symbol on top does not say.
  private static func turns(
    of post: PostStar<StackModel>, _ sights: HeadSights
  ) -> [PushdownWitness] {
    struct Key: Hashable {
      let cause: Cause?
      /// Where others can hear the same step, who does may depend on what is on top; and which screens one must not
      /// be on before, on that and on what is around.
      let head: PushdownHead?
      let before: [Uncovering]
      let removal: Removal
      let question: StackModel.OpenStep.Question
      let turn: StackModel.Turn
    }
    var answered: Set<Key> = []
    var ways: [PushdownWitness] = []
    let model = post.source
    let dependsOnHead =
      model.system.app.hasGates
      || model.system.app.coordinators.contains { !$0.handlers.isEmpty }
    for step in model.openSteps {
      for (turn, pattern) in model.patterns(of: step, sights) {
        let key = Key(
          cause: step.cause, head: dependsOnHead ? step.head : nil, before: step.before,
          removal: step.removal, question: step.question,
          turn: turn)
        guard !answered.contains(key),
          let way = post.witness(of: step.head, where: pattern)
        else { continue }
        answered.insert(key)
        ways.append(way)
      }
    }
    return ways
  }

  /// Ways to a stack for each symbol that a step goes on with: what it does there depends on that.
  private static func continuations(
    of post: PostStar<StackModel>
  ) throws(PushdownObstacle) -> [PushdownWitness] {
    let model = post.source
    var ways: [PushdownWitness] = []
    for head in post.auxiliaryHeads where model.isContinuing(head.control) {
      guard let way = post.witness(before: head) else { throw PushdownObstacle.waysAreTooLong }
      ways.append(way)
    }
    return ways
  }

  /// Nearest ways to stacks with screens that these ways do not come to: they are never on top.
  private static func holding(
    _ post: PostStar<StackModel>, besides ways: [PushdownWitness]
  ) -> [PushdownWitness] {
    let model = post.source
    var known: Set<RouteReference> = []
    var looked: Set<Int32> = []
    for way in ways {
      for symbol in way.start.stack + way.steps.flatMap(\.end.stack)
      where looked.insert(symbol).inserted {
        if let route = model.route(of: symbol) { known.insert(route) }
      }
    }
    return (0..<Int32(model.symbolCount)).compactMap { symbol in
      guard let route = model.route(of: symbol), known.insert(route).inserted else { return nil }
      let pattern = StackPattern { state, symbol in
        model.route(of: symbol) == route ? .found : .goOn(state)
      }
      return post.heads.compactMap { post.witness(of: $0, where: pattern) }
        .min { $0.steps.count < $1.steps.count }
    }
  }

  // MARK: - Home

  private mutating func note(
    lost ways: [PushdownWitness], _ model: inout StackModel,
    _ system: inout AppSystem
  ) {
    var known: Set<RouteReference> = []
    for way in ways.sorted(by: { $0.steps.count < $1.steps.count }) {
      guard let position = tree.positions[system.state(of: way.end, model)],
        case .screen(let screen) = tree.tops[position], known.insert(screen).inserted
      else { continue }
      signs.append((SignKey(.lost, route: screen), .state(position), nil))
    }
  }

  // MARK: - Growth

  private mutating func note(
    _ circles: [GrowthCircle], _ model: inout StackModel, _ system: inout AppSystem
  ) {
    for circle in circles {
      let loop = circle.loop.compactMap { tree.positions[system.state(of: $0.end, model)] }
      guard loop.count == circle.loop.count, let last = circle.loop.last,
        let start = tree.positions[system.state(of: circle.stem.end, model)],
        let head = circle.stem.end.head
      else { continue }
      let key = SignKey(
        .grows, coordinator: Int(model.table[head.symbol].cell.coordinator),
        cause: model.labels[Int(last.label)].cause)
      signs.append((key, .way([start] + loop), .state(start)))
    }
  }
}
