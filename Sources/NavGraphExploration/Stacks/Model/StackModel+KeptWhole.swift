import NavGraphModel

extension StackModel {
  /// The coordinators whose flows have to stay what their entry keeps.
  ///
  /// What is pending for a flow belongs to the flow. For one at the bottom, or around that, the control says what
  /// there is. Any other flow has to be on top, as a whole, for what arrives there to be told from what is on top:
  /// so it is no part of the flattened stack, but of the cell of its host. Likewise where a library has a slot for modals and
  /// what arrives changes the stack beneath: the modal is lifted then, with all that it hosts, which has to be one
  /// cell for that. That nothing covers such a flow, and that it stays small, is made sure of in each state that a
  /// step leads to (``FlatStack/Reading/obstacle``).
  static func keptWhole(in app: CompiledApp, moving: Set<Int>, known: Set<Int>) -> Set<Int> {
    let owners = Set(app.pendingKinds.compactMap(\.owner).filter { moving.contains($0) })
    guard !owners.isEmpty else { return [] }
    return known.reduce(into: []) { result, index in
      let coordinator = app.coordinators[index]
      let changesBeneath =
        owners.contains(index) && coordinator.definition.dialect?.hasModalSlot ?? false
      for hosted in Set(coordinator.routes.compactMap(\.hosted)).subtracting(known) {
        if changesBeneath || !owners.isDisjoint(with: app.flows(inside: hosted)) {
          result.insert(hosted)
        }
      }
    }
  }
}

extension CompiledApp {
  /// The coordinators that can have flows in one of a coordinator, itself included.
  func flows(inside coordinator: Int) -> Set<Int> {
    var result: Set<Int> = [coordinator]
    var pending = [coordinator]
    while let index = pending.popLast() {
      for hosted in coordinators[index].routes.compactMap(\.hosted)
      where result.insert(hosted).inserted {
        pending.append(hosted)
      }
    }
    return result
  }
}
