import NavGraphFacts
import NavGraphModel

/// One way through one step.
struct NaiveRun {
  /// Why a step did not come to its end.
  enum End: Error {
    /// The app crashes.
    case crash
    /// There is no such step, as no coordinator hears of it.
    case unheard
  }

  /// Something that waits for its turn.
  enum Turn {
    case report(
      String, levels: [(flow: Int, path: [String])], source: NaiveSource, hosts: [Int])
    case send(String, Addressee, NaiveDoing, Int)
    case open(String, NaiveActor, NaiveDoing, Int)
    /// A person, or `dismissScreen`, has closed an entry of a route.
    case dismissal(String, flow: Int)
  }

  let registration: NaiveRegistration
  let limits: Limits
  var state: NaiveState
  var choices: NaiveChoices
  var queue: [Turn] = []
  var outcomes: [NaiveOutcome] = []
  /// Limits that were met without an end of the step.
  var cuts: Set<Limits.Kind> = []
  /// Those of the transition that is being carried out, by their positions.
  var commands: [Int] = []
  /// By flow and position: effects whose entries have moved in the transition that is being carried out.
  var laidAside: [Int: [Int: [NaivePending: Int]]] = [:]
  /// The actions of the step so far.
  var actions = 0
  private var nextID: Int
  /// Where everything was when the step began.
  private let atFirst: NaiveMap

  init(
    registration: NaiveRegistration, limits: Limits, state: NaiveState, choices: NaiveChoices
  ) {
    self.registration = registration
    self.limits = limits
    (self.state, nextID) = state.numbered()
    self.choices = choices
    atFirst = NaiveMap(self.state)
  }

  var map: NaiveMap { NaiveMap(state) }

  /// The levels around a flow; where that is gone, those around the place where it was.
  func levels(around flow: Int) -> [(flow: Int, path: [String])] {
    let map = map
    return map.flows[flow] == nil ? atFirst.levels(around: flow) : map.levels(around: flow)
  }

  mutating func newID() -> Int {
    nextID += 1
    return nextID - 1
  }

  mutating func note(_ outcome: Outcome, _ doing: NaiveDoing, _ operation: Int) throws {
    outcomes.append(
      NaiveOutcome(transition: doing.transition, operation: operation, outcome: outcome))
    if case .failed = outcome.release { throw End.crash }
  }

  /// Takes what is in the queue, first in, first out.
  mutating func takeTurns() throws {
    while !queue.isEmpty { try take(queue.removeFirst()) }
  }

  /// Begins an action.
  mutating func countAction() throws {
    actions += 1
    if actions > 64 { throw End.crash }
  }
}

/// What an operation is part of.
struct NaiveDoing {
  var transition: TransitionReference
  /// The flow whose coordinator registered it.
  var home: Int
  /// The flow that it acts on.
  var flow: Int
  var actor: NaiveActor
  /// Whether it is on another container.
  var isWithin = false
  /// Whether it was pending before.
  var isLate = false
}

/// An outcome of an operation.
struct NaiveOutcome: Hashable {
  var transition: TransitionReference
  /// Among the flattened operations.
  var operation: Int
  var outcome: Outcome
}
