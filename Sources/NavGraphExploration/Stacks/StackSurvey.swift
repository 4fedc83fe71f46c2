import NavGraphFacts
import NavGraphModel

/// What holds for a part of an app with stacks of any height.
struct StackSurvey {
  let facts: StackFacts
  /// The states that were examined, and with what; nil where there are no answers.
  private(set) var looked: (tree: WitnessTree, system: AppSystem)?
  /// What is known of all states together.
  private(set) var signs: [(key: SignKey, origin: SignTable.Origin, against: SignTable.Origin?)] =
    []

  /// Those that stacks may have that the search has not seen: of ``Sign/settledForStacks``.
  private(set) var openSigns = Sign.settledForStacks
  /// Whether it knows the places from which users cannot return home.
  private(set) var knowsReturns = false
  /// Whether there is a home to come back to.
  private(set) var hasHome = false

  /// Whether all that speaks against answers is that more is pending than is followed.
  private(set) var meetsNumbers = false

  var isExact: Bool { facts.obstacle == nil }

  /// Leaves returns home open.
  mutating func leaveReturnsOpen() {
    signs.removeAll { Sign.aboutReturns.contains($0.key.sign) }
    openSigns.insert(.swipeOnly)
  }

  /// Examines a part.
  ///
  /// - Parameters:
  ///   - found: What the search found.
  ///   - frozenTabs: The tabs that are frozen in it.
  ///   - monitor: Says whether to end before all is done.
  /// - Complexity: As of ``PostStar``; then one state is examined for each head and for each way that a
  ///   step can turn out.
  init(
    _ part: ExplorationPart, of app: CompiledApp, _ running: RunningReducers,
    limits: Limits, found: [SignKey], frozenTabs: FrozenTabs?, monitor: SearchMonitor?
  ) {
    do throws(PushdownObstacle) {
      // The model alone takes a while.
      if let limit = monitor?.lookAround() { throw .ended(by: limit) }
      let (model, obstacle) = StackModel.model(of: part, app, running, frozenTabs: frozenTabs)
      if let obstacle { throw obstacle }
      guard var model else { throw PushdownObstacle.hasNoStack }
      // A tenth of the states: each head takes about as long as ten of them.
      model.budget.headLimit = max(1_000, limits.states / 10)
      model.leavesCoveredDismissalsOut = true
      model.budget.monitor = monitor
      let answers = try StackAnswers(askingForReturnsOf: model)
      knowsReturns = answers.knowsReturns
      facts = StackFacts(headCount: answers.headCount, maximalHeight: answers.maximalHeight)
      looked = (answers.tree, answers.system)
      signs = answers.signs
      hasHome = answers.hasHome
      openSigns = answers.openSigns(after: found)
    } catch {
      meetsNumbers = error == .morePending
      facts = StackFacts(obstacle: error.reason, headCount: 0, maximalHeight: nil)
    }
  }
}
