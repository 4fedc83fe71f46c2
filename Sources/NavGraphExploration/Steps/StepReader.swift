import NavGraphFacts
import NavGraphModel

/// What the steps out of a state are taken for, and what has been gathered of them.
struct StepReader {
  var purpose = Purpose.search
  /// For the search: where the steps lead.
  var successors: [Successor] = []
  /// For a replay: the step, once it has been taken.
  var replayed: ReplayedStep?
  /// For a listing.
  var listed: [ListedStep] = []
  /// For a derivation.
  var derived: [DerivedStep] = []
  /// The tabs of which a step does not say whether one of them stays in front: that depends on what it uncovers.
  var openTabs: Address?

  enum Purpose {
    /// A search takes all steps, and notes what it sees.
    case search
    /// A witness takes one step again, by its label.
    case replay(label: UInt32)
    /// A view of states puts all steps into words.
    case listing
    /// The exact engine makes rules of all steps.
    case derivation
  }

  var isSearching: Bool { if case .search = purpose { true } else { false } }

  var isDeriving: Bool { if case .derivation = purpose { true } else { false } }

  /// Whether steps are put into words, with what operations came to.
  var tellsMoves: Bool {
    switch purpose {
    case .replay, .listing: true
    case .search, .derivation: false
    }
  }

  /// A step that was taken again, and where it led.
  struct ReplayedStep {
    let step: TraceNode.Step
    let root: RecordTable.RecordID
    let values: RecordTable.RecordID
  }

  /// A step out of a state, in words.
  struct ListedStep {
    let label: UInt32
    let event: StateGraph.Event
    let destination: Successor.Destination
  }
}
