import NavGraphFacts
import NavGraphModel

/// The inferred operations of reducers' transitions, found by comparing the visible screens of states.
///
/// An operation keeps the index at which it was first seen, so that outcomes and moves can refer to it
/// while others are still to be found. One exploration shares one of these.
final class InferredOperations {
  private var operations: [TransitionReference: [Operation]] = [:]
  private var indices: [Key: Int] = [:]
  /// By coordinator.
  private var starts: [Int: [[Destination]]] = [:]

  /// The number of operations that are distinguished for one transition; any others count as the reducer's
  /// work.
  static let limit = 32

  private struct Key: Hashable {
    let transition: TransitionReference
    let operation: Operation
  }

  /// The index of an operation among the transition's, all their parts included; nil beyond the limit.
  ///
  /// The transition itself has one operation, the reducer's run, at 0; the choice of what that can come
  /// to follows at 1, and its alternatives from 2 on.
  func index(of operation: Operation, in transition: TransitionReference) -> Int? {
    let key = Key(transition: transition, operation: operation)
    if let known = indices[key] { return known }
    var all = operations[transition, default: []]
    guard all.count < Self.limit else { return nil }
    let index = 2 + all.flattened.count
    all.append(operation)
    operations[transition] = all
    indices[key] = index + ([operation].flattened.count - 1)
    return indices[key]
  }

  /// Notes a stack with which the flow of a projected coordinator was seen to start.
  func recordStart(_ stack: [Destination], of coordinator: Int) {
    let known = starts[coordinator, default: []]
    guard known.count < Self.limit, !known.contains(stack) else { return }
    starts[coordinator, default: []].append(stack)
  }

  /// Returns the graph with the operations of its reducers that are known so far.
  func completing(_ graph: GraphDefinition) -> GraphDefinition {
    var completed = graph.mappingTransitions { reference, transition in
      guard let found = operations[reference] else { return transition }
      var copy = transition
      copy.operations.append(.resulted(found.map { [$0] }))
      return copy
    }
    completed.updateCoordinators { number, coordinator in
      guard let found = starts[number], case .stack(var stack) = coordinator.container else {
        return
      }
      stack.initial = found
      coordinator.container = .stack(stack)
    }
    return completed
  }
}
