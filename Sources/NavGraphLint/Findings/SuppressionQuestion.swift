import NavGraphFacts
import NavGraphModel

/// Whether it is known that a rule has nothing more to say about a place.
struct SuppressionQuestion {
  let facts: Facts
  let open: [NotChecked]
  /// The rules that were run.
  let running: [RuleInfo]

  func isAnswered(_ rule: String, on place: SuppressionPlace) -> Bool {
    guard let index = place.coordinator else { return isAnswered(rule, coordinator: nil, nil) }
    let coordinator = facts.graph.coordinators[index]
    let route: String? =
      switch place {
      case .graph, .coordinator, .line: nil
      case .route(let reference): coordinator.routes[reference.route].name
      case .transition(let reference): Place(reference, in: facts.graph).route
      }
    return isAnswered(rule, coordinator: coordinator.name, route)
  }

  /// - Parameters:
  ///   - coordinator: Nil or empty for the whole graph.
  ///   - route: Nil for all of the coordinator.
  func isAnswered(_ rule: String, coordinator: String?, _ route: String?) -> Bool {
    guard let info = running.first(where: { $0.id == rule }) else { return false }
    let coordinator = coordinator.flatMap { $0.isEmpty ? nil : $0 }
    // The suppressed finding may be beyond a bound.
    if info.readsStates, !coverage(of: coordinator, for: info).isComplete { return false }
    return !open.contains { question in
      question.rule == rule
        && (coordinator == nil || question.coordinator.isEmpty
          || question.coordinator == coordinator)
        && (route == nil || question.route == nil || question.route == route)
    }
  }

  private func coverage(of coordinator: String?, for rule: RuleInfo) -> Coverage {
    guard let coordinator else { return rule.coverage(in: facts) }
    let index = facts.graph.coordinators.firstIndex { $0.name == coordinator }
    // Of a coordinator that is gone, nothing is left to search.
    return index.map { rule.coverage(in: facts.flows[$0]) } ?? Coverage()
  }
}

extension RuleInfo {
  fileprivate var readsStates: Bool {
    !needs.allSatisfy { $0 == .registration || $0 == .declaration }
  }
}
