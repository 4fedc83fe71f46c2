import NavGraphModel

/// What holds for a part of an app with stacks of any height, whatever number of things is under way.
///
/// The exact engine looks at two systems. In one, whatever has ever been put under way for a flow is there from the
/// beginning and never comes to an end: it can do whatever the app can do with any number, and perhaps more. In the
/// other, what is started beyond the limit is forgotten: each of its ways is one of the app, where no less is under
/// way. What the first one sees has to be seen really: by the search within the bounds, by the second system, or by
/// searches with a few more under way. Then there is nothing else to be seen. Circles on which stacks grow are those
/// of the second system; where the first one has others, growth is left open, and ways home always are.
struct UnderWayStacks {
  private(set) var facts: StackFacts
  /// Searches with more under way than the limits allow that saw something for the first time.
  private(set) var further: [(search: BreadthFirstSearch, system: AppSystem)] = []
  /// The states that the system without overstatement was looked at on, and with what; nil where nobody asked it.
  private(set) var looked: (tree: WitnessTree, system: AppSystem)?
  /// The circles on which stacks grow.
  private(set) var signs: [(key: SignKey, origin: SignTable.Origin, against: SignTable.Origin?)] =
    []
  /// Whether stacks may grow where no circle was found that does.
  private(set) var leavesGrowthOpen = false

  var isExact: Bool { facts.obstacle == nil }

  /// How many times a kind may turn up that can be started only once others have arrived.
  private static let rounds = 20
  /// How many times as many states as heads a search with more under way may have, and how many at least.
  private static let furtherStates = (perHead: 8, least: 10_000)

  /// What a search is held against.
  struct Question {
    let part: ExplorationPart
    let running: RunningReducers
    let bounds: LoneSearchBounds
    let monitor: SearchMonitor
  }

  /// - Parameter system: That of the search within the bounds.
  init(_ question: Question, after system: AppSystem) {
    facts = StackFacts(headCount: 0, maximalHeight: nil)
    do throws(PushdownObstacle) {
      let over = try Self.overstated(question, system)
      var missing = over.system.sights.filter(\.isAboutStacks).subtracting(system.sights)
      let grows = over.maximalHeight == nil
      if grows || !missing.isEmpty, let under = Self.understated(question, system) {
        missing.subtract(under.system.sights)
        looked = (under.tree, under.system)
        signs = under.signs.filter { $0.key.sign == .grows }
        leavesGrowthOpen =
          grows && (over.growing.isEmpty || !over.growing.isSubset(of: under.growing))
      } else {
        leavesGrowthOpen = grows
      }
      try lookFurther(for: missing, question, system, heads: over.headCount)
      facts = StackFacts(headCount: over.headCount, maximalHeight: nil)
    } catch {
      facts = StackFacts(obstacle: error.reason, headCount: 0, maximalHeight: nil)
    }
  }

  private static func model(
    _ question: Question, _ system: AppSystem, _ numbers: UnderWayNumbers, statesPerHead heads: Int
  ) throws(PushdownObstacle) -> StackModel {
    let (model, obstacle) = StackModel.model(
      of: question.part, system.app, question.running, still: system.still, underWay: numbers)
    if let obstacle { throw obstacle }
    guard var model else { throw PushdownObstacle(reason: "it has no stack") }
    model.headLimit = max(1_000, question.bounds.limits.states / heads)
    model.deadline = question.bounds.deadline
    return model
  }

  /// The answers of a system that can do no less than the app.
  private static func overstated(
    _ question: Question, _ system: AppSystem
  ) throws(PushdownObstacle) -> StackAnswers {
    var kinds = system.startedKinds
    for index in question.part.moving {
      let coordinator = system.app.coordinators[index]
      kinds.formUnion(
        zip(coordinator.ownEffects, coordinator.definition.effects)
          .filter(\.1.startsOnAppearance).map(\.0))
    }
    for _ in 0..<rounds {
      let answers = try StackAnswers(
        model(question, system, .anyNumber(inexhaustible: kinds), statesPerHead: 10),
        asksReturns: false)
      if answers.system.startedKinds.isSubset(of: kinds) { return answers }
      kinds.formUnion(answers.system.startedKinds)
    }
    throw .moreUnderWay
  }

  /// The answers of a system that can do no more than the app; nil where there are none.
  private static func understated(_ question: Question, _ system: AppSystem) -> StackAnswers? {
    do throws(PushdownObstacle) {
      // It tells all that is under way apart, so that there may be very many.
      return try StackAnswers(
        model(question, system, .forgetful, statesPerHead: 50), asksReturns: false)
    } catch {
      return nil
    }
  }

  /// Looks for what nobody has seen really with a few more under way.
  private mutating func lookFurther(
    for wanted: Set<Sight>, _ question: Question, _ system: AppSystem, heads: Int
  ) throws(PushdownObstacle) {
    var missing = wanted
    let bounds = question.bounds
    let states = min(
      bounds.stateLimit, max(Self.furtherStates.least, Self.furtherStates.perHead * heads))
    for more in 1...UnderWaySurvey.furtherPending where !missing.isEmpty {
      var limits = bounds.limits
      limits.pending += more
      var next = AppSystem(
        system.app, entry: question.part.entry, still: system.still, limits: limits,
        running: question.running, searchNumber: bounds.searchNumber)
      question.monitor.beginSearch()
      let found = BreadthFirstSearch(
        &next, limits: limits, stateLimit: states, deadline: bounds.deadline,
        monitor: question.monitor)
      let remaining = missing.subtracting(next.sights)
      if remaining.count < missing.count { further.append((found, next)) }
      missing = remaining
    }
    guard missing.isEmpty else {
      let number = bounds.limits.pending + UnderWaySurvey.furtherPending
      throw PushdownObstacle(
        reason: "more than \(number) of each under way may lead to what these did not")
    }
  }
}
