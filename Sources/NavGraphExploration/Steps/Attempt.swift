import NavGraphFacts
import NavGraphModel

/// One attempt at a step: what is still to be done, and what has come of it so far.
struct Attempt {
  /// The transition that heard first, or the event's own cause.
  var cause: Cause?
  var queue: [QueuedAction] = []
  /// Where the screens are that acted in this step; nil for one that is gone.
  var actorAddresses: [Address?] = []
  /// The range of these that enclose the acting flow, from the innermost, while an action is handled.
  var hosts = 0..<0
  /// The operation that is carried out.
  var operationSite: OperationSite?
  /// What is pending for entries that this update took away, where that may stay at their positions.
  var detached: [DetachedEffect] = []
  var pending = PendingChanges()
  /// Whether the step has taken an entry away, even if an equal one is there in the end.
  var hasTakenEntries = false
  var touchesFrozen = false
  /// What operations came to.
  var outcomes: [FirstOccurrences.OutcomeNote] = []
  var notes = StepNotes()
  /// The number of the screen on top afterwards, where it is known; and that of the landing that was recorded last.
  var top: Int32?
  var landing = Int32.min
  /// The outcomes of operations, and the values that the step chooses for free inputs and abstract arguments, for a
  /// witness or a listing.
  var moves: [TraceNode.Move] = []
  var assumptions: [String] = []
  /// What was done to stacks, for rules that are made of the step.
  var stackMoves: [StackMove] = []
  /// Whether all arrays are empty, as after steps that were looked up.
  var isClean = false

  /// What an attempt does to the numbers of pending effects.
  struct PendingChanges {
    /// Whether it started more than may be pending; it goes on without.
    var exceedsLimit = false
    /// How often it added an effect to a number that represents any larger one.
    var duplicates = 0
    /// Whether it is possible only if more of a kind is pending than the limit, or a flow that is summed up allows it.
    var mayBeImpossible = false
    /// The kinds that it starts for flows.
    var started: Set<Int> = []
    /// The kind of a flow's effect that arrives with it.
    var arrived: Int?
  }

  /// Before a step that is looked up.
  mutating func beginKnown(_ cause: Cause?) {
    if !isClean { begin(cause) }
    isClean = true
  }

  /// Forgets everything, but keeps the memory of arrays.
  mutating func begin(_ cause: Cause?) {
    isClean = false
    self.cause = cause
    if !queue.isEmpty { queue.removeAll(keepingCapacity: true) }
    if !actorAddresses.isEmpty { actorAddresses.removeAll(keepingCapacity: true) }
    hosts = 0..<0
    if operationSite != nil { operationSite = nil }
    if !detached.isEmpty { detached.removeAll(keepingCapacity: true) }
    pending.exceedsLimit = false
    pending.duplicates = 0
    pending.mayBeImpossible = false
    if !pending.started.isEmpty { pending.started.removeAll(keepingCapacity: true) }
    pending.arrived = nil
    hasTakenEntries = false
    touchesFrozen = false
    if !outcomes.isEmpty { outcomes.removeAll(keepingCapacity: true) }
    notes.clear()
    top = nil
    landing = .min
    if !moves.isEmpty { moves.removeAll(keepingCapacity: true) }
    if !assumptions.isEmpty { assumptions.removeAll(keepingCapacity: true) }
    if !stackMoves.isEmpty { stackMoves.removeAll(keepingCapacity: true) }
  }

  /// Before the same event is tried once more, out of the state that it led to.
  mutating func beginAgain() {
    queue.removeAll(keepingCapacity: true)
    actorAddresses.removeAll(keepingCapacity: true)
    hosts = 0..<0
    notes.clear()
  }
}
