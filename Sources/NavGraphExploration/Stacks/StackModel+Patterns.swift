import NavGraphModel

extension StackModel {
  /// What a step can come to that the symbol on top leaves open.
  enum Turn: CaseIterable {
    /// The screen that it looks for is not there.
    case missing
    /// It is there, and nothing presented is in between.
    case found
    /// It is there, beneath something presented.
    case foundBelowLayer
  }

  /// The stacks on which a removal takes a turn.
  func pattern(_ turn: Turn, of removal: Removal) -> StackPattern {
    var states = RemovalStates(start: removal.start)
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      let state = states[number]
      let isLayer = table[symbol].cell.isEntry && table[symbol].isLayer
      switch removal.step(state.removal, on: symbol, in: table, targets: targets) {
      case .lost: return turn == .missing ? .found : .lost
      case .done, .doneOrPop:
        return turn == (state.hasPassedLayer ? .foundBelowLayer : .found) ? .found : .lost
      case .pop(let next):
        return .goOn(
          states.number(
            of: .init(removal: next, hasPassedLayer: state.hasPassedLayer || isLayer)))
      }
    }
  }

  /// The stacks on which a removal uncovers another screen than one of a route.
  func pattern(of removal: Removal, uncoveringOtherThan route: String) -> StackPattern {
    var states = RemovalStates(start: removal.start)
    let (table, targets, app) = (table, targets, system.app)
    return StackPattern { number, symbol in
      switch removal.step(states[number].removal, on: symbol, in: table, targets: targets) {
      case .lost: return .lost
      case .done, .doneOrPop:
        let cell = table[symbol].cell
        let coordinator = app.coordinators[Int(cell.coordinator)]
        guard cell.isEntry else { return .found }
        let shown = coordinator.routeOfInstance[cell.entry.instance]
        return coordinator.definition.routes[shown].name == route ? .lost : .found
      case .pop(let next):
        return .goOn(states.number(of: .init(removal: next, hasPassedLayer: false)))
      }
    }
  }
}

/// Numbers for how far a removal can have come.
private struct RemovalStates {
  struct State: Hashable {
    let removal: RemovalState
    let hasPassedLayer: Bool
  }

  private var states: [State]
  private var numbers: [State: Int]

  init(start: RemovalState) {
    let start = State(removal: start, hasPassedLayer: false)
    states = [start]
    numbers = [start: 0]
  }

  subscript(number: Int) -> State { states[number] }

  mutating func number(of state: State) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }
}
