import NavGraphFacts
import NavGraphModel

/// What holds for a part of an app with stacks of any height, with any number of pending effects.
///
/// The exact engine examines two systems. In one, whatever has ever been started for a flow is pending from the
/// beginning and never comes to an end: it can do whatever the app can do with any number, and perhaps more. In the
/// other, what is started beyond the limit is forgotten: each of its ways is one of the app, where no less is under
/// way. What the first one sees has to be seen really: by the search within the bounds, by the second system, or by
/// searches with a few more pending effects. Then there is nothing else to be seen. Cycles on which stacks grow are those
/// of the second system; where the first one has others that may last (``LastingGrowth``), growth is left open. Of
/// returning home see ``PendingStackReturns``.
struct PendingStacks {
  private(set) var facts: StackFacts
  /// Searches with more pending than the limits allow that saw something for the first time.
  private(set) var further: [(search: BreadthFirstSearch, system: AppSystem)] = []
  /// The states that the system without over-approximation was examined on, and with what; nil where it was not asked.
  private(set) var looked: (tree: WitnessTree, system: AppSystem)?
  /// The cycles on which stacks grow.
  private(set) var signs: [(key: SignKey, origin: SignTable.Origin, against: SignTable.Origin?)] =
    []
  /// The signs that unexplored stacks may add, of ``Sign/settledForStacks``.
  private(set) var openSigns = Sign.settledForStacks
  /// What more pending effects may show, or nothing.
  private(set) var unconfirmed: Set<Observation> = []
  /// Whether stacks may grow where no cycle was found that does.
  private(set) var leavesGrowthOpen = false
  /// Whether the screens from which users cannot return home are known.
  private(set) var knowsReturns = false

  var isExact: Bool { facts.obstacle == nil }

  /// Leaves returns home open.
  mutating func leaveReturnsOpen() {
    signs.removeAll { Sign.aboutReturns.contains($0.key.sign) }
    knowsReturns = false
    openSigns.insert(.swipeOnly)
  }

  /// How many times a kind may turn up that can be started only once others have arrived.
  private static let rounds = 20
  /// How many times as many states as heads a search with more pending may have, and how many at least.
  private static let furtherStates = (perHead: 8, least: 10_000)

  /// What a search is held against.
  struct Question {
    let part: ExplorationPart
    let running: RunningReducers
    let bounds: LoneSearchBounds
    let monitor: SearchMonitor
    /// Whether the monitor says when to end before all is done.
    let canBeEnded: Bool
  }

  /// - Parameters:
  ///   - system: That of the search within the bounds.
  ///   - hasHome: Whether that search has seen a home that something comes back to.
  init(_ question: Question, after system: AppSystem, hasHome: Bool) {
    facts = StackFacts(headCount: 0, maximalHeight: nil)
    do throws(PushdownObstacle) {
      let over = try Self.overApproximation(question, system)
      var missing = over.system.observed.filter(\.isAboutStacks).subtracting(system.observed)
      let grows = over.maximalHeight == nil
      var under =
        grows || !missing.isEmpty ? Self.underApproximation(question, system, over) : nil
      if let under { missing.subtract(under.system.observed) }
      try lookFurther(for: missing, question, system, heads: over.headCount)
      leavesGrowthOpen = grows && Self.mayGrow(over, besides: under?.growing ?? [])
      if let returns = Self.returns(question, system, over) {
        if under == nil, !returns.lost.isEmpty || !hasHome {
          under = Self.underApproximation(question, system, over)
        }
        knowsReturns = Self.tells(returns, &under, hasHome: hasHome)
      }
      if let under {
        looked = (under.tree, under.system)
        signs = under.signs
      }
      let systems = [system] + further.map(\.system) + (under.map { [$0.system] } ?? [])
      openSigns = over.openSigns(
        ofAppThatDoes: systems.reduce(into: []) { $0.formUnion($1.observed) })
      facts = StackFacts(headCount: over.headCount, maximalHeight: nil)
    } catch {
      facts = StackFacts(obstacle: error.reason, headCount: 0, maximalHeight: nil)
    }
  }

  private static func model(
    _ question: Question, _ system: AppSystem, _ numbers: PendingPolicy, statesPerHead heads: Int
  ) throws(PushdownObstacle) -> StackModel {
    let (model, obstacle) = StackModel.model(
      of: question.part, system.app, question.running, frozenTabs: system.setup.frozenTabs,
      pending: numbers)
    if let obstacle { throw obstacle }
    guard var model else { throw PushdownObstacle(reason: "it has no stack") }
    model.budget.headLimit = max(1_000, question.bounds.limits.states / heads)
    model.budget.deadline = question.bounds.deadline
    if question.canBeEnded { model.budget.monitor = question.monitor }
    return model
  }

  /// The answers of a system that can do no less than the app.
  private static func overApproximation(
    _ question: Question, _ system: AppSystem
  ) throws(PushdownObstacle) -> StackAnswers {
    var kinds = system.history.startedKinds
    for index in question.part.moving {
      let coordinator = system.app.coordinators[index]
      kinds.formUnion(
        zip(coordinator.own.effects, coordinator.definition.effects)
          .filter(\.1.startsByItself).map(\.0))
    }
    for _ in 0..<rounds {
      let answers = try StackAnswers(
        model(question, system, .anyNumber(inexhaustible: kinds), statesPerHead: 10))
      if answers.system.history.startedKinds.isSubset(of: kinds) { return answers }
      kinds.formUnion(answers.system.history.startedKinds)
    }
    throw .morePending
  }

  /// Another system of the same app, for models of its stacks.
  private static func system(
    _ question: Question, like system: AppSystem, _ numbers: PendingPolicy
  ) -> AppSystem {
    var result = AppSystem(
      system.app, entry: question.part.entry, frozenTabs: system.setup.frozenTabs,
      limits: .unbounded,
      running: question.running)
    result.pendingPolicy = numbers
    return result
  }

  /// It distinguishes all that is pending, so that there may be very many heads.
  private static func prepare(_ model: inout StackModel, _ question: Question) {
    model.budget.headLimit = max(1_000, question.bounds.limits.states / 50)
    model.budget.deadline = question.bounds.deadline
  }

  /// The answers of a system that can do no more than the app; nil where there are none.
  private static func underApproximation(
    _ question: Question, _ system: AppSystem, _ over: StackAnswers
  ) -> StackAnswers? {
    do throws(PushdownObstacle) {
      var model = try over.post.source.taken(by: Self.system(question, like: system, .forgetful))
      prepare(&model, question)
      return try StackAnswers(model)
    } catch {
      return nil
    }
  }

  /// Whether stacks may grow for good under other screens than these.
  private static func mayGrow(_ over: StackAnswers, besides known: Set<RouteReference?>) -> Bool {
    let model = over.post.source
    do throws(PushdownObstacle) {
      return try LastingGrowth(over.post.system, use: model.use).circles.contains { heads in
        heads.isEmpty || !known.isSuperset(of: heads.map { model.route(of: $0.symbol) })
      }
    } catch {
      return true
    }
  }

  /// The places from which users cannot return home; nil where that depends on how much is pending, or takes too long to tell.
  private static func returns(
    _ question: Question, _ system: AppSystem, _ over: StackAnswers
  ) -> PendingStackReturns? {
    do throws(PushdownObstacle) {
      return try PendingStackReturns(over, Self.system(question, like: system, .onlyLatest)) {
        prepare(&$0, question)
      }
    } catch {
      return nil
    }
  }

  /// Notes the states from which users cannot return home.
  ///
  /// - Returns: Whether they are all that there are.
  private static func tells(
    _ returns: PendingStackReturns, _ under: inout StackAnswers?,
    hasHome: Bool
  ) -> Bool {
    // What the app could never come back to is no home.
    if !returns.hasHome { return true }
    guard hasHome || under?.hasHome ?? false else { return false }
    if returns.lost.isEmpty { return true }
    guard let known = under else { return false }
    do throws(PushdownObstacle) {
      try under?.add(lost: returns.ways(in: known))
      return true
    } catch {
      return false
    }
  }

  /// Looks for what was not really seen, with a few more pending effects.
  private mutating func lookFurther(
    for wanted: Set<Observation>, _ question: Question, _ system: AppSystem, heads: Int
  ) throws(PushdownObstacle) {
    var missing = wanted
    let bounds = question.bounds
    let states = min(
      bounds.stateLimit, max(Self.furtherStates.least, Self.furtherStates.perHead * heads))
    for more in 1...PendingSurvey.furtherPending where !missing.isEmpty {
      var limits = bounds.limits
      limits.pending += more
      var next = AppSystem(
        system.app, entry: question.part.entry, frozenTabs: system.setup.frozenTabs, limits: limits,
        running: question.running, searchNumber: bounds.searchNumber)
      question.monitor.beginSearch()
      let found = BreadthFirstSearch(
        &next, limits: limits, stateLimit: states, deadline: bounds.deadline,
        monitor: question.monitor)
      let remaining = missing.subtracting(next.observed)
      if remaining.count < missing.count { further.append((found, next)) }
      missing = remaining
    }
    guard missing.canBeLeftOpen else {
      let number = bounds.limits.pending + PendingSurvey.furtherPending
      throw PushdownObstacle(
        reason: "more than \(number) pending effects of each kind may show what fewer did not")
    }
    unconfirmed = missing
  }
}
