import NavGraphFacts
package import NavGraphModel

/// A reducer that an author registered, as a search runs it: its states by number, equal ones (but for
/// what the author ignores) with the same.
///
/// Every method may run the author's code. A machine belongs to one exploration and is used by one
/// thread at a time; it only ever learns new states.
package protocol FlowMachine: AnyObject {
  /// The state of a fresh flow.
  func start() -> MachineStep
  /// Returns the visible screens of a state.
  func shown(_ state: UInt32) -> ProjectedFlow
  /// Whether the author's guard lets an action happen.
  func allows(_ action: MachineAction, in state: UInt32) -> Bool
  /// Runs the reducer, and leaves its follow-ups to the caller; repeats the run, to check that the result is the
  /// same.
  ///
  /// - Parameter monitor: Hears of each run but the first.
  func reduce(_ state: UInt32, by action: MachineAction, monitor: SearchMonitor) -> MachineStep
}

/// The action that a reducer receives.
package enum MachineAction {
  /// One that a coordinator registers, by index; where a screen acts, with its position among its
  /// container's entries.
  case registered(coordinator: Int, index: Int, position: Int?)
  /// The action of a coordinator's view when a gesture leaves only these of its entries.
  case gesture(coordinator: Int, index: Int, remaining: [Int])
  /// The action of a coordinator's bar when a tab is tapped.
  case selection(coordinator: Int, index: Int, route: String)
  /// A follow-up of the reducer itself.
  case followUp(any ActionSource)
}

/// The result of one run of a reducer.
package struct MachineStep {
  package var state: UInt32
  /// Of the state as it came out of the reducer: entries that are carried over still have their
  /// identities, whichever equal state came first.
  package var shown: ProjectedFlow
  package var followUps: [MachineFollowUp]
  package var notes: [Note]
  /// A reason not to trust the step, though it is taken.
  package var doubt: Outcome.Reason?

  /// The result of an operation of a library's vocabulary, where it was not plainly applied.
  package struct Note: Hashable {
    package var operation: String
    package var outcome: Outcome

    package init(operation: String, outcome: Outcome) {
      self.operation = operation
      self.outcome = outcome
    }
  }

  package init(
    state: UInt32, shown: ProjectedFlow, followUps: [MachineFollowUp] = [], notes: [Note] = [],
    doubt: Outcome.Reason? = nil
  ) {
    self.state = state
    self.shown = shown
    self.followUps = followUps
    self.notes = notes
    self.doubt = doubt
  }
}

/// A follow-up that a reducer returns beside its new state.
package enum MachineFollowUp {
  /// An action in the same turn.
  case now(any ActionSource)
  /// An action that comes later; one that belongs to the acting screen goes with it. Actions of one name
  /// are the same if their values are equal, or have no equality.
  case later(any ActionSource, value: AnyHashable?, name: String, goesWithScreen: Bool)
  /// Cancels the follow-ups under a name.
  case cancel(String)
  /// A report to the enclosing coordinators.
  case emit(String)
}

/// The entries of one flow in a reducer's state.
package struct ProjectedFlow: Hashable, Sendable {
  /// Of a stack bottom first; of tabs in their order; of a switch the one that is shown.
  package var entries: [ProjectedEntry]
  /// The selected one of the tabs.
  package var selected: Int?

  package init(entries: [ProjectedEntry], selected: Int? = nil) {
    self.entries = entries
    self.selected = selected
  }
}

/// An entry by names.
package struct ProjectedEntry: Hashable, Sendable {
  package var route: String
  package var arguments: [ArgumentBinding]
  package var presentation: Presentation
  package var forbidsSwipe: Bool
  /// The identity that distinguishes it from others when it moves; nil for its position.
  package var identity: EntryIdentity?
  /// The flow in it that is part of the same state.
  package var flow: ProjectedFlow?

  package init(
    route: String, arguments: [ArgumentBinding] = [], presentation: Presentation,
    forbidsSwipe: Bool = false, identity: EntryIdentity? = nil, flow: ProjectedFlow? = nil
  ) {
    self.route = route
    self.arguments = arguments
    self.presentation = presentation
    self.forbidsSwipe = forbidsSwipe
    self.identity = identity
    self.flow = flow
  }
}

/// The identity that distinguishes an entry from others.
package struct EntryIdentity: Hashable, Sendable {
  private let value: any Hashable & Sendable

  package init(_ value: some Hashable & Sendable) {
    self.value = value
  }

  package static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The reducer of a coordinator: it makes machines.
package protocol ReducerSource: Sendable {
  /// A machine for one exploration.
  ///
  /// - Parameter actions: By index of each coordinator whose entries are in the reducer's state: its
  ///   actions.
  /// - Throws: ``ActionMismatches`` where actions are not of the type that the reducer takes.
  func makeMachine(_ actions: [Int: [any ActionSource]]) throws(ActionMismatches) -> any FlowMachine
}

/// Actions of a coordinator's registration that are of another type than its reducer takes.
package struct ActionMismatches: Error {
  package var actions: [(coordinator: Int, index: Int)]

  package init(_ actions: [(coordinator: Int, index: Int)]) {
    self.actions = actions
  }
}

/// Something that yields an action of a type that only the reducer knows.
package protocol ActionSource: AnyObject, Sendable {}

/// The reducers of a graph, and their registrations, by the names of their coordinators.
package struct Reducers: Sendable {
  package var sources: [String: any ReducerSource]
  /// In the order in which `ReducerDefinition/actions` names them.
  package var actions: [String: [any ActionSource]]

  package init(
    sources: [String: any ReducerSource] = [:], actions: [String: [any ActionSource]] = [:]
  ) {
    self.sources = sources
    self.actions = actions
  }

  package var isEmpty: Bool { sources.isEmpty }
}
