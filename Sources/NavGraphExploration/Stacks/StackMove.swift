import NavGraphFacts
import NavGraphModel

/// A change to the entries of a container, as a step carries it out.
struct StackMove {
  /// The container's flow, where it stood then.
  let flow: Address
  let kind: Kind
  /// The previous entries; empty where none of them matters.
  let entries: [Entry]
  /// How many entries there are.
  let after: Int
  /// The cause of a removal, if any: the cause, the operation, and the container's coordinator.
  var taker: ObservationKey?

  /// How many entries there were.
  var before: Int { entries.count }

  var isReading: Bool {
    switch kind {
    case .reading, .counting: true
    default: false
    }
  }

  var isShow: Bool { if case .show = kind { true } else { false } }

  enum Kind {
    case operation(StackOperation, Outcome.Effect)
    /// The removal by a gesture, or by a screen's own dismissal: the entry, and everything with it.
    case removal(index: Int)
    /// Another case of a switch.
    case show
    /// The content of a slot is removed or replaced: of the container, or of an entry.
    case emptying(slot: AddressElement, entry: Int?)
    /// An array written back later, or a flow started afresh.
    case other
    /// No change: a condition examined the entries.
    case reading
    /// Nothing: a condition asked how many entries there are.
    case counting
    /// Nothing: a flow was looked for that an entry hosts; nil where there is none.
    case reaching(Address?)
    /// Nothing: an action was sent to a screen; nil where there is none.
    case addressing(Address?)
  }
}

/// A step out of a state, and where it leads.
struct DerivedStep {
  let event: Event
  let traits: StepTraits
  let end: End
  /// The transition that heard first, or what the event's own cause is.
  let cause: Cause?
  let moves: [StackMove]
  /// Whether any transition that handled it promises where it leads.
  let isPromised: Bool
  /// The kinds that it starts for flows.
  var started: Set<Int> = []
  /// The kind of a flow's effect that arrives with the step.
  var arrived: Int?

  enum End {
    case state(root: StateTree.RecordID, values: StateTree.RecordID)
    /// The app crashes there.
    case crash
    /// Something that cannot be followed was met.
    case cut(Limits.Kind)
  }
}
