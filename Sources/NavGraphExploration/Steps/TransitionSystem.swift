package import NavGraphFacts

/// A system that a search explores: states by number, and the steps that lead out of each.
///
/// Equal states must have equal numbers. The search asks for each state once, in the order in which
/// it was found, so that the first observation of anything lies on a shortest path.
package protocol TransitionSystem {
  /// Dense, from 0.
  typealias StateID = UInt32

  mutating func initialStates() -> [StateID]

  /// Appends the steps out of a state to `successors`, in an order that does not vary.
  ///
  /// - Parameter number: The position of the state in breadth-first order.
  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor])

  /// Hears where the steps out of the state that was expanded last lead.
  mutating func note(_ successors: [Successor])
}

extension TransitionSystem {
  package mutating func note(_ successors: [Successor]) {}
}

/// A step out of a state.
package struct Successor {
  /// A label that distinguishes the steps of one state.
  package var label: UInt32
  package var destination: Destination
  package var traits: StepTraits
  /// The position of the state that it leads to, where the search has found that; otherwise -1.
  package var position: Int32 = -1

  package enum Destination {
    case state(UInt32)
    /// The step would leave the bounds.
    case cut(Limits.Kind)
    /// The app crashes there.
    case crash
  }

  package init(label: UInt32, destination: Destination, traits: StepTraits = []) {
    self.label = label
    self.destination = destination
    self.traits = traits
  }
}

extension Successor {
  func leads(to state: UInt32) -> Bool {
    if case .state(state) = destination { true } else { false }
  }
}

/// Who or what takes a step, as far as questions about all states ask. At most five: a log keeps as many bits.
package struct StepTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Nothing in the app leads to the step, but what comes from outside: a deep link, or an effect that is
  /// a coordinator's own.
  package static let outside = StepTraits(rawValue: 1)
  /// The app takes it by itself.
  package static let automatic = StepTraits(rawValue: 2)
  /// It may be impossible: it needs more pending effects of a kind than the limit, where that represents any larger number, or a
  /// flow that is summed up in a state that allows it.
  package static let mayBeImpossible = StepTraits(rawValue: 4)
  /// It comes from outside and takes no entry away and brings none: it changes variables, slots or what is
  /// pending, and so enables what a user can do.
  package static let passable = StepTraits(rawValue: 8)

  /// Whether paths can go on with the step: the app takes it, or what it changes only enables other steps.
  package var leadsOn: Bool { isDisjoint(with: .outside) || contains(.passable) }
}
