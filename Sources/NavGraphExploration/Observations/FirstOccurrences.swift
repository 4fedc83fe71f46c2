import NavGraphFacts
import NavGraphModel

/// The first occurrence of everything that a search observes.
///
/// States are visited breadth first, so the first time is at the end of a shortest path.
struct FirstOccurrences {
  /// By coordinator and route: the first state in which it was in use.
  private(set) var shown: [[Int?]]
  /// By coordinator and route: the first state that held it at all.
  private(set) var held: [[Int?]]
  private(set) var outcomes: [(note: OutcomeNote, origin: StepOrigin)] = []
  private(set) var landings: [(key: LandingKey, origin: StepOrigin)] = []

  private let app: CompiledApp
  private var knownOutcomes: Set<OutcomeKey> = []
  /// Some of these, by the lowest bits of their numbers: nearly every step turns out as one did just before.
  private var recentOutcomes = [OutcomeKey?](repeating: nil, count: 1024)
  private var knownLandings: Set<LandingKey> = []
  /// Likewise some of these.
  private var recentLandings = [LandingKey?](repeating: nil, count: 4096)
  /// By flow and by outline: 1 where its routes have been recorded as held.
  private var isRecorded = NumbersByID<UInt8>()
  /// Flows that were met for the first time, each before those inside it, with what is new in them.
  private(set) var newFlows: [NewFlow] = []

  private let byAddress = PassedIndirectly()

  typealias NewFlow = (id: StateTree.RecordID, entries: Range<Int>)

  struct OutcomeKey: Hashable {
    let transition: TransitionReference
    /// Among the transition's operations with all their parts.
    let operation: Int
    let outcome: Outcome

    /// One number instead of a dozen: this is asked for at each operation of each step.
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// Equal for equal keys, and for keys that differ in their outcome alone.
    fileprivate var number: Int { transition.mixed &* 1_000_003 &+ operation }
  }

  struct OutcomeNote {
    let key: OutcomeKey
    var conflict: OutcomeObservation.Conflict?
    /// How an author's code ended, in words.
    var detail: String?
  }

  struct LandingKey: Hashable {
    let source: RouteReference?
    let cause: Cause
    let landing: RouteReference?

    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    fileprivate var number: Int {
      let value = (source?.route ?? -1) &* 1_000_003 &+ (landing?.route ?? -1)
      return value &* 1_000_003 &+ cause.mixed
    }
  }

  init(_ app: CompiledApp) {
    self.app = app
    shown = app.coordinators.map { Array(repeating: nil, count: $0.definition.routes.count) }
    held = shown
  }

  /// Whether a screen, an outcome or a landing has been seen; ``ObservationTable`` has the rest.
  func contain(_ observation: Observation) -> Bool {
    switch observation {
    case .shown(let route): shown[route.coordinator][route.route] != nil
    case .held(let route): held[route.coordinator][route.route] != nil
    case .outcome(let key): knownOutcomes.contains(key)
    case .landing(let key): knownLandings.contains(key)
    case .recorded: false
    }
  }

  mutating func recordShown(_ route: RouteReference, number: Int) {
    if shown[route.coordinator][route.route] == nil {
      shown[route.coordinator][route.route] = number
    }
  }

  /// Records all routes in a flow, unless the flow was in an earlier state.
  mutating func recordHeld(_ flow: StateTree.RecordID, number: Int, tree: StateTree) {
    guard isRecorded[flow] == 0 else { return }
    let outline = tree.parts(of: flow).outline
    let open = tree.openIndex(of: flow)
    let isOutlineKnown = isRecorded[outline] != 0
    let entries = isOutlineKnown ? open..<open + 1 : 0..<tree.entryCount(of: flow)
    isRecorded[flow] = 1
    isRecorded[outline] = 1
    newFlows.append((flow, entries))
    let coordinator = tree.coordinator(of: flow)
    if !isOutlineKnown {
      for (_, cell) in tree.slots(tree[flow, .slots]) {
        recordHeld(cell, of: coordinator, number: number, tree: tree)
      }
    }
    for index in entries {
      recordHeld(tree.cell(index, of: flow), of: coordinator, number: number, tree: tree)
    }
  }

  private mutating func recordHeld(
    _ cell: StateTree.Cell, of coordinator: Int, number: Int, tree: StateTree
  ) {
    let route = app.route(ofInstance: cell.entry.instance, in: coordinator)
    if held[coordinator][route] == nil { held[coordinator][route] = number }
    guard cell.kept != 0 else { return }
    let kept = tree.kept(cell.kept)
    for (_, content) in tree.slots(kept.slots) {
      recordHeld(content, of: coordinator, number: number, tree: tree)
    }
    if kept.flow != 0 { recordHeld(kept.flow, number: number, tree: tree) }
  }

  /// From now on, no flow is new.
  mutating func forgetNewFlows() { newFlows.removeAll(keepingCapacity: true) }

  mutating func commit(_ notes: [OutcomeNote], origin: StepOrigin) {
    for index in notes.indices {
      let key = notes[index].key
      let slot = key.number & (recentOutcomes.count - 1)
      if recentOutcomes[slot] == key { continue }
      recentOutcomes[slot] = key
      if knownOutcomes.insert(key).inserted { outcomes.append((notes[index], origin)) }
    }
  }

  mutating func recordLanding(_ key: LandingKey, origin: StepOrigin) {
    let slot = key.number & (recentLandings.count - 1)
    if recentLandings[slot] == key { return }
    recentLandings[slot] = key
    if knownLandings.insert(key).inserted { landings.append((key, origin)) }
  }
}
