import NavGraphFacts
import NavGraphModel

/// The users of a condition in every state, other than transitions.
enum StateConditionSource: CaseIterable {
  /// The requirement of a screen.
  case gate
  /// A slot that follows a condition, of a screen or of a container.
  case slot
  /// A case of a switch that does.
  case switchCase
  /// A tab that the bar does not always lead to.
  case tab
  /// A bar that is not always there.
  case bar
}

extension CoordinatorDefinition {
  /// The conditions that something asks all the time.
  func conditions(of conditionSource: StateConditionSource) -> [Condition] {
    switch conditionSource {
    case .gate: return routes.compactMap(\.requires)
    case .slot: return (slots + routes.flatMap(\.slots)).compactMap(\.derived?.condition)
    case .switchCase:
      guard case .switch(let cases) = container else { return [] }
      return cases.derived.map(\.condition)
    case .tab:
      guard case .tabs(let tabs) = container else { return [] }
      return tabs.options.sorted { $0.key < $1.key }.compactMap(\.value.condition)
    case .bar:
      guard case .tabs(let tabs) = container else { return [] }
      return tabs.hidesBar.map { [$0] } ?? []
    }
  }

  /// The conditions of all transitions and of what they do.
  var conditionsOfTransitions: [Condition] {
    transitions.flatMap { transition in
      (transition.condition.map { [$0] } ?? [])
        + transition.operations.flattened.compactMap { operation in
          if case .when(let condition, _, _) = operation { condition } else { nil }
        }
    }
  }

  /// All conditions that are registered with it.
  var conditions: [Condition] {
    StateConditionSource.allCases.flatMap { conditions(of: $0) } + conditionsOfTransitions
  }
}

extension CompiledApp {
  /// The conditions that something asks all the time, and the coordinators that they are registered with.
  func conditions(
    of conditionSource: StateConditionSource
  ) -> [(coordinator: Int, condition: CompiledCondition)] {
    switch conditionSource {
    case .gate: conditions.gates.map { ($0.key.coordinator, $0.value) }
    case .slot: conditions.slots.map { ($0.key.coordinator, $0.value.condition) }
    case .switchCase:
      conditions.cases.flatMap { index, cases in cases.map { (index, $0.condition) } }
    case .tab: conditions.tabs.flatMap { index, tabs in tabs.values.map { (index, $0) } }
    case .bar: conditions.hidesBar.map { ($0.key, $0.value) }
    }
  }
}

extension Condition {
  /// The coordinators of the flows that it asks about, besides the own one; nil for one that does not exist.
  func flows(from index: Int, in graph: GraphDefinition) -> [Int?] {
    switch self {
    case .within(let flow, let inner):
      let other = graph.coordinator(of: flow, from: index)
      return [other] + (other.map { inner.flows(from: $0, in: graph) } ?? [])
    case .not(let inner): return inner.flows(from: index, in: graph)
    case .all(let conditions), .any(let conditions):
      return conditions.flatMap { $0.flows(from: index, in: graph) }
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument, .variable, .input, .slotIsTaken:
      return []
    }
  }
}
