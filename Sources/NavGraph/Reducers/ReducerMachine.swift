import NavGraphExploration
import NavGraphModel

/// A reducer as an author registered it, with all its types.
///
/// An exploration uses it on one thread at a time, so that an author's values need not be `Sendable`.
struct Reducer<State: Hashable, Event>: ReducerSource {
  nonisolated(unsafe) let initial: State
  nonisolated(unsafe) let shown: (State) -> ProjectedFlow
  /// Resets everything that does not distinguish states.
  nonisolated(unsafe) let ignoring: ((inout State) -> Void)?
  let dialect: Dialect?
  nonisolated(unsafe) let reduce: (inout State, Event) -> [FollowUp<Event>]

  func makeMachine(
    _ actions: [Int: [any ActionSource]]
  ) throws(ActionMismatches) -> any FlowMachine {
    try ReducerMachine(self, actions)
  }
}

/// Runs a reducer, and numbers its states.
final class ReducerMachine<State: Hashable, Event>: FlowMachine {
  private let reducer: Reducer<State, Event>
  /// By coordinator.
  private let actions: [Int: [Choice]]
  /// The first of each set of equal states.
  private var states: [State] = []
  private var numbers: [Key: UInt32] = [:]
  private let log: OperationLog
  private var takenCount = 0
  private var patience = RepetitionPatience()
  /// The state that was looked at last: most steps have it in common with the one before.
  private var latest: (state: UInt32, shown: ProjectedFlow)?

  /// What makes an action.
  private struct Choice {
    let make: (State, MachineAction) -> Event?
    var isAllowed: ((State) -> Bool)?
  }

  /// The values that distinguish states: all that the author does not ignore, and the visible screens.
  private struct Key: Hashable {
    let state: State
    let shown: [EntryPosition]
  }

  /// An entry without its identity, and its position among the flows.
  private struct EntryPosition: Hashable {
    let depth: Int
    let route: String
    let arguments: [ArgumentBinding]
    let presentation: Presentation
    /// Of tabs.
    let isSelected: Bool
  }

  init(
    _ reducer: Reducer<State, Event>, _ sources: [Int: [any ActionSource]]
  ) throws(ActionMismatches) {
    self.reducer = reducer
    log = OperationLog(dialect: reducer.dialect)
    var actions: [Int: [Choice]] = [:]
    var mismatches: [(coordinator: Int, index: Int)] = []
    for (coordinator, sources) in sources.sorted(by: { $0.key < $1.key }) {
      for (index, source) in sources.enumerated() {
        guard let choice = Self.choice(source) else {
          mismatches.append((coordinator, index))
          continue
        }
        actions[coordinator, default: []].append(choice)
      }
    }
    guard mismatches.isEmpty else { throw ActionMismatches(mismatches) }
    self.actions = actions
  }

  private static func choice(_ source: any ActionSource) -> Choice? {
    switch source {
    case let constant as ConstantAction<Event>:
      let event = constant.event
      return Choice(make: { _, _ in event })
    case let dynamic as DynamicAction<State, Event>:
      return Choice(make: { state, action in
        guard case .registered(_, _, let position) = action else { return nil }
        return dynamic.make(state, position ?? -1)
      })
    case let gesture as GestureAction<State, Event>:
      return Choice(make: { state, action in
        guard case .gesture(_, _, let remaining) = action else { return nil }
        return gesture.make(state, remaining)
      })
    case let selection as SelectionAction<Event>:
      return Choice(make: { _, action in
        guard case .selection(_, _, let route) = action else { return nil }
        return selection.make(route)
      })
    case let guarded as GuardedAction<State>:
      guard var choice = choice(guarded.action) else { return nil }
      choice.isAllowed = guarded.isAllowed
      return choice
    default:
      return nil
    }
  }
}

extension ReducerMachine {
  func start() -> MachineStep {
    OperationLog.$current.withValue(log) {
      let shown = reducer.shown(reducer.initial)
      let (number, doubt) = number(of: reducer.initial, shown)
      return MachineStep(state: number, shown: shown, doubt: doubt)
    }
  }

  func shown(_ state: UInt32) -> ProjectedFlow {
    if let latest, latest.state == state { return latest.shown }
    let shown = OperationLog.$current.withValue(log) { reducer.shown(states[Int(state)]) }
    latest = (state, shown)
    return shown
  }

  func allows(_ action: MachineAction, in state: UInt32) -> Bool {
    guard let choice = choice(for: action) else { return false }
    return choice.isAllowed?(states[Int(state)]) ?? true
  }

  func reduce(
    _ state: UInt32, by action: MachineAction, monitor: SearchMonitor
  ) -> MachineStep {
    OperationLog.$current.withValue(log) {
      let before = states[Int(state)]
      guard let event = event(for: action, in: before) else {
        return MachineStep(state: state, shown: shown(state))
      }
      var after = before
      _ = log.takeNotes()
      let followUps = reducer.reduce(&after, event)
      let notes = log.takeNotes().map {
        MachineStep.Note(operation: $0.operation, outcome: $0.outcome)
      }
      let shown = reducer.shown(after)
      var (number, doubt) = number(of: after, shown)
      // Repeat the call: a reducer that answers the same question differently cannot be explored.
      let repetitions = repetitions()
      for count in 0..<repetitions.upperBound where doubt == nil && !monitor.isToEnd {
        guard patience.allowsAnother(after: count, atLeast: repetitions.lowerBound) else { break }
        monitor.willTakeAgain()
        var again = before
        let others = reducer.reduce(&again, event)
        let shownAgain = reducer.shown(again)
        if others.count != followUps.count || key(of: again, shownAgain) != key(of: after, shown)
          || Self.entryPositions(of: shownAgain) != Self.entryPositions(of: shown)
        {
          doubt = .notRepeatable
        }
      }
      return MachineStep(
        state: number, shown: shown, followUps: followUps.map(followUp), notes: notes, doubt: doubt)
    }
  }

  /// How often a step is taken again, if it is slow and if it is quick: once, and a few times at first.
  private func repetitions() -> ClosedRange<Int> {
    takenCount += 1
    return takenCount <= Self.carefulSteps ? 1...3 : 1...1
  }

  private static var carefulSteps: Int { 1 << 12 }

  private func choice(for action: MachineAction) -> Choice? {
    switch action {
    case .registered(let coordinator, let index, _), .gesture(let coordinator, let index, _),
      .selection(let coordinator, let index, _):
      guard let choices = actions[coordinator], choices.indices.contains(index) else { return nil }
      return choices[index]
    case .followUp: return nil
    }
  }

  private func event(for action: MachineAction, in state: State) -> Event? {
    if case .followUp(let source) = action { return (source as? ConstantAction<Event>)?.event }
    return choice(for: action)?.make(state, action)
  }

  private func followUp(_ followUp: FollowUp<Event>) -> MachineFollowUp {
    switch followUp.kind {
    case .send(let event): .now(ConstantAction(event))
    case .later(let name, let event, let goesWithScreen):
      .later(
        ConstantAction(event), value: (event as? any Hashable).map { AnyHashable($0) }, name: name,
        goesWithScreen: goesWithScreen)
    case .cancel(let name): .cancel(name)
    case .emit(let output): .emit(output)
    }
  }

  /// The number of a state, and why it may not be trusted.
  private func number(of state: State, _ shown: ProjectedFlow) -> (UInt32, Outcome.Reason?) {
    let key = key(of: state, shown)
    if let known = numbers[key] { return (known, nil) }
    let number = UInt32(states.count)
    states.append(state)
    numbers[key] = number
    return (number, numbers[key] == number ? nil : .unlawfulEquality)
  }

  private func key(of state: State, _ shown: ProjectedFlow) -> Key {
    guard let ignoring = reducer.ignoring else { return Key(state: state, shown: []) }
    var same = state
    ignoring(&same)
    return Key(state: same, shown: Self.entryPositions(of: shown))
  }

  private static func entryPositions(of flow: ProjectedFlow, depth: Int = 0) -> [EntryPosition] {
    flow.entries.enumerated().flatMap { position, entry in
      [
        EntryPosition(
          depth: depth, route: entry.route, arguments: entry.arguments,
          presentation: entry.presentation, isSelected: position == flow.selected)
      ] + (entry.flow.map { entryPositions(of: $0, depth: depth + 1) } ?? [])
    }
  }
}
