import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// Returns the coordinators whose flows have to stay in the record of their entry.
  ///
  /// Effects that are pending for a flow belong to the flow. For a flow at the bottom, or around that, the control
  /// records them. Any other flow has to be on top, as a whole, so that the top says what arrives there: so it is no
  /// part of the flattened stack, but of the cell of its host. The same holds where a library has a slot for modals and
  /// arriving effects change the stack beneath: the modal is lifted then, with everything that it hosts, which has to
  /// be one cell for that. Each state that a step leads to is checked: nothing covers such a flow, and it stays small
  /// (``FlatStack/Reading/obstacle``).
  static func unflattened(in app: CompiledApp, moving: Set<Int>, known: Set<Int>) -> Set<Int> {
    let owners = Set(app.pendingKinds.compactMap(\.owner).filter { moving.contains($0) })
    guard !owners.isEmpty else { return [] }
    return known.reduce(into: []) { result, index in
      let coordinator = app.coordinators[index]
      let changesBeneath =
        owners.contains(index) && coordinator.definition.dialect?.hasModalSlot ?? false
      for hosted in Set(coordinator.routes.compactMap(\.hosted)).subtracting(known) {
        if changesBeneath || !owners.isDisjoint(with: app.graph.flows(from: hosted)) {
          result.insert(hosted)
        }
      }
    }
  }
}
