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
    var states = Numbering<PassedRemoval>()
    _ = states.number(of: PassedRemoval(removal: removal.start))
    let (table, targets) = (table, targets)
    return StackPattern { number, symbol in
      let state = states[Int32(number)]
      let isLayer = table[symbol].cell.isEntry && table[symbol].isLayer
      switch removal.step(state.removal, on: symbol, in: table, targets: targets) {
      case .lost: return turn == .missing ? .found : .lost
      case .done, .doneOrPop:
        return turn == (state.hasPassedLayer ? .foundBelowLayer : .found) ? .found : .lost
      case .pop(let next):
        return .goOn(
          Int(
            states.number(
              of: PassedRemoval(
                removal: next, hasPassedLayer: state.hasPassedLayer || isLayer))))
      }
    }
  }

  /// The stacks on which a removal uncovers another screen than one of a route.
  func pattern(of removal: Removal, uncoveringOtherThan route: String) -> StackPattern {
    var states = Numbering<PassedRemoval>()
    _ = states.number(of: PassedRemoval(removal: removal.start))
    let (table, targets, app) = (table, targets, system.app)
    return StackPattern { number, symbol in
      switch removal.step(states[Int32(number)].removal, on: symbol, in: table, targets: targets) {
      case .lost: return .lost
      case .done, .doneOrPop:
        let cell = table[symbol].cell
        let coordinator = app.coordinators[Int(cell.coordinator)]
        guard cell.isEntry else { return .found }
        let shown = coordinator.routeOfInstance[cell.entry.instance]
        return coordinator.definition.routes[shown].name == route ? .lost : .found
      case .pop(let next):
        return .goOn(Int(states.number(of: PassedRemoval(removal: next))))
      }
    }
  }
}

/// How far a removal has come, for a pattern.
private struct PassedRemoval: Hashable {
  let removal: RemovalState
  var hasPassedLayer = false
}
