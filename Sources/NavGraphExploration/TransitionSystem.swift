/// What a search explores: states by number, and the steps that lead out of each.
///
/// Equal states must have equal numbers. The search asks for each state once, in the order in which
/// it was found, so that whatever a system notes at its first sight lies on a shortest path.
package protocol TransitionSystem {
  /// Dense, from 0.
  typealias StateID = UInt32

  mutating func initialStates() -> [StateID]

  /// Appends the steps out of a state to `successors`, in an order that does not vary.
  ///
  /// - Parameter number: The position of the state in breadth-first order.
  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor])
}

/// A step out of a state.
package struct Successor {
  /// What the system needs to tell its steps apart; unique among the steps of one state.
  package var label: UInt32
  package var destination: Destination
  /// Whether nothing in the app leads to the step, but what comes from outside: a deep link, or an
  /// effect that is a coordinator's own.
  package var comesFromOutside: Bool

  package enum Destination {
    case state(UInt32)
    /// The step would leave the bounds.
    case cut(Limits.Kind)
    /// The app ends there.
    case crash
  }

  package init(label: UInt32, destination: Destination, comesFromOutside: Bool = false) {
    self.label = label
    self.destination = destination
    self.comesFromOutside = comesFromOutside
  }
}
