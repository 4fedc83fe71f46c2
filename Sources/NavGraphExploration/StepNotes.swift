import NavGraphModel

/// What one attempt at a step does, as far as signs are about it.
struct StepNotes {
  var signs: [SignKey] = []
  /// Transitions that were heard, or changed something, for the first time.
  var heard: [(number: Int, reference: TransitionReference)] = []
  var changed: [(number: Int, reference: TransitionReference)] = []
  /// How many operations moved entries.
  var moveCount = 0
  /// The transitions that moved entries, and whether somebody asked for each.
  var movers: [(reference: TransitionReference, isAsked: Bool)] = []
  /// The first operation that brought an entry.
  var bringing: (reference: TransitionReference, operation: Int, coordinator: Int)?
  /// The screens that operations brought.
  var brought: Set<ScreenReference> = []
  /// A tab that was not selected before.
  var selection: (flow: Address, index: Int, operation: Int?)?
  /// Flows that were started afresh.
  var resets: [Address] = []
  /// Transitions with a promise that were heard.
  var promises: [TransitionReference] = []
  /// Whether what is heard now was sent to somebody by another transition.
  var isAsked = false

  mutating func clear() {
    if !signs.isEmpty { signs.removeAll() }
    if !heard.isEmpty { heard.removeAll() }
    if !changed.isEmpty { changed.removeAll() }
    moveCount = 0
    if !movers.isEmpty { movers.removeAll() }
    bringing = nil
    if !brought.isEmpty { brought.removeAll() }
    selection = nil
    if !resets.isEmpty { resets.removeAll() }
    if !promises.isEmpty { promises.removeAll() }
    isAsked = false
  }
}
