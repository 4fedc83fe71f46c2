import NavGraphFacts
import NavGraphModel

/// The effects of one attempted step, as far as observations are about them.
struct StepNotes {
  var observations: [ObservationKey] = []
  /// Transitions that were heard, or changed something, for the first time.
  var heard: [(number: Int, reference: TransitionReference)] = []
  var changed: [(number: Int, reference: TransitionReference)] = []
  /// How many operations moved entries.
  var moveCount = 0
  /// The transitions that moved entries, and whether each was asked for.
  var movers: [(reference: TransitionReference, isAsked: Bool)] = []
  /// The first operation that brought an entry.
  var bringing: (reference: TransitionReference, operation: Int, coordinator: Int)?
  /// The operations that took screens from the top by counting, each with the topmost one.
  var closings: [(reference: TransitionReference, operation: Int, top: RouteReference)] = []
  /// Whether an operation brought any.
  var bringsEntries = false
  /// The screens that operations brought.
  var brought: [ScreenReference] = []
  /// A tab that was not selected before.
  var selection: (flow: Address, index: Int, operation: Int?)?
  /// Flows that were started afresh.
  var resets: [Address] = []
  /// Transitions with a promise that were heard.
  var promises: [TransitionReference] = []
  /// The choices that the step makes where the model leaves them open.
  var picks: [Pick] = []
  /// Whether another transition has sent the event that is handled now.
  var isAsked = false

  /// One of several things that may happen, wherever the app is.
  enum Pick: Hashable {
    /// An alternative of an operation.
    case alternative(TransitionReference, operation: Int?, Int)
    /// Whether an input has a value where it is asked for.
    case input(String, String, Bool)
  }

  mutating func clear() {
    if !observations.isEmpty { observations.removeAll(keepingCapacity: true) }
    if !heard.isEmpty { heard.removeAll(keepingCapacity: true) }
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    moveCount = 0
    if !movers.isEmpty { movers.removeAll(keepingCapacity: true) }
    bringing = nil
    if !closings.isEmpty { closings.removeAll(keepingCapacity: true) }
    bringsEntries = false
    if !brought.isEmpty { brought.removeAll(keepingCapacity: true) }
    selection = nil
    if !resets.isEmpty { resets.removeAll(keepingCapacity: true) }
    if !promises.isEmpty { promises.removeAll(keepingCapacity: true) }
    if !picks.isEmpty { picks.removeAll(keepingCapacity: true) }
    isAsked = false
  }
}
