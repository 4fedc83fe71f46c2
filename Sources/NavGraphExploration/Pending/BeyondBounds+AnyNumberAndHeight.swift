import NavGraphFacts
import NavGraphModel

// Decides what holds for a part of an app with any stack height and any number of pending effects.
//
// The exact engine examines an over-approximation: everything that is ever started for a flow is pending from the
// beginning and never ends. It can do whatever the app can do with any number, and perhaps more. A result counts only
// once it is confirmed: by the search within the bounds, or by searches with a few more pending effects. If all are
// confirmed, nothing is missing. If it has cycles on which stacks may grow forever (``LastingGrowth``), growth is left
// open. More pending effects never remove a path, so paths home and out of screens and slots exist with any number if
// they need none but those that they start right before (``PostStar/isPossible``).

extension BeyondBounds {
  /// How many times a kind may turn up that can be started only once others have arrived.
  private static let rounds = 20
  /// How many times as many states as heads a search with more pending may have, and how many at least.
  private static let furtherStates = (perHead: 8, least: 10_000)

  /// - Parameters:
  ///   - system: The system of the search within the bounds.
  ///   - found: The observations that the search found.
  ///   - hasHome: Whether that search has seen a home that some step returns to.
  init(
    withAnyNumberAndHeight question: Question, after system: AppSystem, found: [ObservationKey],
    hasHome: Bool
  ) {
    do throws(PushdownObstacle) {
      var over = try Self.overApproximation(question, system)
      let missing = over.system.observed.filter(\.isAboutStacks).subtracting(system.observed)
      let states = max(Self.furtherStates.least, Self.furtherStates.perHead * over.headCount)
      try extendSearch(for: missing, question, like: system, atMost: { _ in states })
      knowsGrowth = over.maximalHeight != nil || !Self.mayGrow(over)
      let systems = [system] + further.map(\.system)
      openKinds = over.openKinds(
        ofAppThatDoes: systems.reduce(into: []) { $0.formUnion($1.observed) })
      if hasHome { over.askWhetherAllReturn() }
      knowsReturns = over.knowsReturns
      openKinds.formUnion(over.openExits(after: found))
      stacks = StackFacts(headCount: over.headCount)
    } catch {
      self = BeyondBounds(stacks: StackFacts(obstacle: error.reason))
    }
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
      var model = try StackModel.model(
        of: question.part, system.app, system.setup.running, frozenTabs: system.setup.frozenTabs,
        pending: .anyNumber(inexhaustible: kinds))
      model.budget.headLimit = max(1_000, question.bounds.limits.states / 10)
      model.budget.deadline = question.bounds.deadline
      if question.canBeEnded { model.budget.monitor = question.monitor }
      let answers = try StackAnswers(model)
      if answers.system.history.startedKinds.isSubset(of: kinds) { return answers }
      kinds.formUnion(answers.system.history.startedKinds)
    }
    throw .morePending
  }

  /// Whether stacks may grow for good.
  private static func mayGrow(_ over: StackAnswers) -> Bool {
    do throws(PushdownObstacle) {
      return try !LastingGrowth(over.post.system, use: over.post.source.use).cycles.isEmpty
    } catch {
      return true
    }
  }
}
