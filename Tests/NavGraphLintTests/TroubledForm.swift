import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// A form whose reducer a test decides on.
enum TroubledForm {
  enum Event { case next, edit }

  struct State: Hashable {
    var routes: [RouteName] = ["home"]
    var isEdited = false
    var papers = IdentifiedArrayOf<Paper>(uniqueElements: [])

    var entries: [RouteEntry<RouteName>] { rootAndPushes(routes) }
  }

  struct Paper: Hashable, Identifiable, Sendable {
    var id: Int
  }

  /// Of the screen `step`.
  static let lineOfNext = #line + 11

  static func graph(_ reduce: @escaping (inout State, Event) -> Void) -> Graph {
    let form = Coordinator<RouteName>(
      "Form", initial: State(),
      routes: \.entries
    ) {
      Screen("home") {
        Action("next", Event.next)
        Action("edit", Event.edit)
      }
      Screen("step") { Action("next", Event.next) }
      Screen("done")
    } reduce: { (state: inout State, event: Event) in
      reduce(&state, event)
      return []
    }
    return Graph("Form") { form }
  }

  /// The rules about reducers, and what they have a say in.
  static let rules: [any Rule.Type] = RuleRegistry.all.filter { rule in
    rule.info.category == .reducer || rule.info.category == .identity
      || ["unreachable-route", "unregistered-route"].contains(rule.info.id)
  }

  /// What the rules say.
  ///
  /// - Parameter cause: How the first step from the highest stack ends, if it is to end.
  static func report(
    settingAsideTopStep cause: Incident.Cause? = nil, limits: Limits = Limits(),
    rules: [any Rule.Type] = TroubledForm.rules,
    _ reduce: @escaping (inout State, Event) -> Void
  ) throws -> RuleReport {
    let graph = graph(reduce)
    let monitor = SearchMonitor()
    if let cause {
      let step = try topStep(reduce, limits: limits)
      monitor.setAside(
        search: Int(step.search), state: Int(step.state), label: step.label, action: step.action,
        cause: cause)
    }
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: limits, monitor: monitor)
    return Linter.lint(facts, rules: rules)
  }

  /// The breadcrumb of the first step from the highest stack.
  private static func topStep(
    _ reduce: @escaping (inout State, Event) -> Void, limits: Limits
  ) throws -> Incident.Breadcrumb {
    let monitor = SearchMonitor()
    let blackboard = monitor.blackboard
    var height = 0
    var step = Incident.Breadcrumb(search: 0, state: 0, label: 0, action: 0)
    let graph = graph { state, event in
      if state.routes.count > height {
        height = state.routes.count
        step = Incident.Breadcrumb(
          search: UInt32(blackboard[.search]), state: UInt32(blackboard[.state]),
          label: UInt32(blackboard[.label]), action: UInt32(blackboard[.action]))
      }
      reduce(&state, event)
    }
    _ = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: limits, monitor: monitor)
    return step
  }
}
