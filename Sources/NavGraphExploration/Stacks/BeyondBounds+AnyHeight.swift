import NavGraphFacts
import NavGraphModel

extension BeyondBounds {
  /// Asks the exact engine what holds for any stack height.
  ///
  /// - Parameters:
  ///   - system: The system of the search.
  ///   - found: The observations that the search found.
  /// - Complexity: As of ``PostStar``; then one state is examined for each head and for each possible outcome
  ///   of a step.
  init(ofAnyHeight question: Question, _ system: AppSystem, found: [ObservationKey]) {
    do throws(PushdownObstacle) {
      let monitor = question.canBeEnded ? question.monitor : nil
      // The model alone takes a while.
      if let limit = monitor?.pollLimits() { throw .ended(by: limit) }
      var model = try StackModel.model(
        of: question.part, system.app, system.setup.running, frozenTabs: system.setup.frozenTabs)
      // A tenth of the states: each head takes about as long as ten of them.
      model.budget.headLimit = max(1_000, question.bounds.limits.states / 10)
      model.leavesCoveredDismissalsOut = true
      model.budget.monitor = monitor
      let answers = try StackAnswers(askingForReturnsOf: model)
      stacks = StackFacts(headCount: answers.headCount, maximalHeight: answers.maximalHeight)
      looked = (answers.tree, answers.system)
      observations = answers.observations
      openKinds = answers.openKinds(after: found)
      knowsReturns = answers.knowsReturns
      knowsGrowth = true
      hasHome = answers.hasHome
    } catch {
      stacks = StackFacts(obstacle: error.reason)
    }
  }
}
